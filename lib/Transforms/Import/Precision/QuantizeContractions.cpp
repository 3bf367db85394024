//===- QuantizeContractions.cpp - 8-bit factors of contractions -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The graph of the single-device program is rewritten, before it is placed: so
// a unit is that of the whole tensor, on any number of devices.
//
// The pass walks: whether a factor is a gradient depends on all products before
// it, and products share factors.
//
//===----------------------------------------------------------------------===//

#include "Utils/Elementwise.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Interfaces/F8Product.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/SumOfProducts.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/DebugLog.h"

#include <cmath>

#define DEBUG_TYPE "dp-quantize-contractions"

namespace mlir::dp {
#define GEN_PASS_DEF_DPQUANTIZECONTRACTIONS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` adds the products of its two inputs in f32 to its init
/// and does nothing else, and the inputs have 16 or 32 bits.
static bool isProductInF32(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && isSumOfProducts(op) &&
         op.getRegionOutputArgs().front().getType().isF32() &&
         llvm::all_of(op.getDpsInputs(), [](Value factor) {
           Type element = getElementTypeOrSelf(factor.getType());
           return element.isF32() || element.isF16() || element.isBF16();
         });
}

/// The extent that unknown sizes are taken for.
static constexpr int64_t kUnknownExtent = 1024;

/// Returns the least number of products that a number of a factor is part of.
static int64_t countReads(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  int64_t least = std::numeric_limits<int64_t>::max();
  for (OpOperand *factor : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(factor);
    int64_t reads = 1;
    for (auto [loop, extent] : llvm::enumerate(extents))
      if (!map.isFunctionOfDim(loop))
        reads *= ShapedType::isDynamic(extent) ? kUnknownExtent : extent;
    least = std::min(least, reads);
  }
  return least;
}

namespace {

/// A tensor after moves of its elements, and those of its dimensions that a
/// contraction adds over.
struct Contracted {
  Value base;
  llvm::SmallBitVector dims;
};

/// Finds the factors that are gradients: a factor is one if the other factor
/// was multiplied before, along other dimensions. So is the gradient of x w,
/// which is multiplied by w along its columns, and by x along its rows.
class GradientFinder {
public:
  /// Whether factor `left` of the next product of the program, which adds over
  /// `loops`, is a gradient, and whether `right` is.
  std::pair<bool, bool> visit(OpOperand &left, OpOperand &right,
                              ArrayRef<unsigned> loops, linalg::LinalgOp op) {
    Contracted a = getContracted(left, loops, op);
    Contracted b = getContracted(right, loops, op);
    bool isGradientA = gradients.contains(a.base),
         isGradientB = gradients.contains(b.base);
    if (!isGradientB && !isGradientA) {
      isGradientA = wasOtherwise(b);
      isGradientB = !isGradientA && wasOtherwise(a);
    }
    for (auto [factor, isGradient] :
         {std::pair(&a, isGradientA), std::pair(&b, isGradientB)})
      if (isGradient)
        gradients.insert(factor->base);
      else
        first.try_emplace(factor->base, factor->dims);
    return {isGradientA, isGradientB};
  }

private:
  bool wasOtherwise(const Contracted &factor) const {
    auto known = first.find(factor.base);
    return known != first.end() && !known->second.anyCommon(factor.dims);
  }

  static Contracted getContracted(OpOperand &factor, ArrayRef<unsigned> loops,
                                  linalg::LinalgOp op);

  llvm::DenseSet<Value> gradients;
  llvm::DenseMap<Value, llvm::SmallBitVector> first;
};

/// Rewrites contractions, and creates the factors in 8 bits.
class Quantizer {
public:
  explicit Quantizer(MLIRContext *context) : builder(context) {}

  void rewrite(linalg::LinalgOp op, const F8Product &product, FloatType a,
               FloatType b);

private:
  struct Quantized {
    Value numbers, unit;
  };
  Quantized quantize(Value value, FloatType type, unsigned depth = 0);
  Value createUnit(Value value, FloatType type);
  Value createNumbers(Value value, Value unit, FloatType type);

  OpBuilder builder;
  llvm::DenseMap<std::pair<Value, Type>, Quantized> made;
};

} // namespace

/// Given the result of a data-movement op, returns its source and maps `dims`
/// to the source's dimensions. Returns null for any other value.
static Value getMoved(Value value, llvm::SmallBitVector &dims) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  auto moveTo = [&](Value source, auto forEachPair) {
    auto type = dyn_cast<RankedTensorType>(source.getType());
    if (!type)
      return Value();
    llvm::SmallBitVector moved(type.getRank());
    forEachPair([&](int64_t result, int64_t from) {
      if (dims.test(result))
        moved.set(from);
    });
    dims = moved;
    return source;
  };
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return isa<RankedTensorType>(cast.getSource().getType()) ? cast.getSource()
                                                             : Value();
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
    return moveTo(transpose.getInput(), [&](auto pair) {
      for (auto [result, from] : llvm::enumerate(transpose.getPermutation()))
        pair(result, from);
    });
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return moveTo(collapse.getSrc(), [&](auto pair) {
      for (auto [result, group] :
           llvm::enumerate(collapse.getReassociationIndices()))
        for (int64_t from : group)
          pair(result, from);
    });
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return moveTo(expand.getSrc(), [&](auto pair) {
      for (auto [from, group] :
           llvm::enumerate(expand.getReassociationIndices()))
        for (int64_t result : group)
          pair(result, from);
    });
  // A copy, or a conversion of each element.
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 1 ||
      generic.getNumDpsInits() != 1 || generic.getNumReductionLoops() != 0)
    return {};
  AffineMap in = generic.getIndexingMapsArray()[0],
            out = generic.getIndexingMapsArray()[1];
  Value yielded = generic.getBody()->getTerminator()->getOperand(0);
  if (Operation *conversion = yielded.getDefiningOp();
      conversion && isa<arith::ExtFOp, arith::TruncFOp>(conversion))
    yielded = conversion->getOperand(0);
  if (yielded != generic.getBody()->getArgument(0) || !in.isPermutation() ||
      !out.isPermutation())
    return {};
  return moveTo(generic.getInputs()[0], [&](auto pair) {
    for (unsigned result = 0; result < out.getNumResults(); ++result)
      pair(result, *in.getResultPosition(out.getResult(result)));
  });
}

Contracted GradientFinder::getContracted(OpOperand &factor,
                                         ArrayRef<unsigned> loops,
                                         linalg::LinalgOp op) {
  AffineMap map = op.getMatchingIndexingMap(&factor);
  Contracted result{factor.get(), llvm::SmallBitVector(map.getNumResults())};
  for (auto [dim, index] : llvm::enumerate(map.getResults()))
    if (llvm::is_contained(loops, cast<AffineDimExpr>(index).getPosition()))
      result.dims.set(dim);
  while (Value source = getMoved(result.base, result.dims))
    result.base = source;
  return result;
}

/// Moves that a factor is followed through. After more of them it is another
/// factor, with the same unit.
static constexpr unsigned kMostMoves = 16;

/// Returns the tensor whose elements `op` moves, each once, possibly extended
/// to f32; null if it does anything else.
static Value getSource(Operation *op) {
  if (!op)
    return {};
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
    return transpose.hasPureTensorSemantics() ? transpose.getInput() : Value();
  if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op))
    return op->getOperand(0);
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics())
    return {};
  llvm::SmallBitVector dims(
      cast<RankedTensorType>(op->getResult(0).getType()).getRank());
  Value yielded = generic.getBody()->getTerminator()->getOperand(0);
  return yielded.getDefiningOp<arith::TruncFOp>()
             ? Value()
             : getMoved(op->getResult(0), dims);
}

/// Creates the move `op` of `numbers`.
static Value moveLike(OpBuilder &builder, Operation *op, Value numbers) {
  Location loc = op->getLoc();
  auto type = cast<RankedTensorType>(op->getResult(0).getType())
                  .clone(getElementTypeOrSelf(numbers));
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return tensor::CollapseShapeOp::create(builder, loc, type, numbers,
                                           collapse.getReassociationIndices());
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return tensor::ExpandShapeOp::create(builder, loc, type, numbers,
                                         expand.getReassociationIndices(),
                                         expand.getMixedOutputShape());
  auto structured = cast<linalg::LinalgOp>(op);
  AffineMap in = structured.getIndexingMapsArray()[0],
            out = structured.getIndexingMapsArray()[1];
  if (in == out)
    return numbers;
  SmallVector<OpFoldResult> sizes(type.getRank());
  SmallVector<OpFoldResult> from = tensor::getMixedSizes(builder, loc, numbers);
  for (auto [dim, expr] : llvm::enumerate(out.getResults()))
    sizes[dim] = from[*in.getResultPosition(expr)];
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, type.getElementType());
  return linalg::GenericOp::create(
             builder, loc, TypeRange{empty.getType()}, numbers, empty,
             ArrayRef<AffineMap>{in, out}, structured.getIteratorTypesArray(),
             [](OpBuilder &body, Location at, ValueRange arguments) {
               linalg::YieldOp::create(body, at, arguments[0]);
             })
      .getResult(0);
}

static Value createF32(OpBuilder &builder, Location loc, double value) {
  return arith::ConstantOp::create(
      builder, loc, builder.getF32FloatAttr(static_cast<float>(value)));
}

static double getLargest(FloatType type) {
  return APFloat::getLargest(type.getFloatSemantics()).convertToDouble();
}

static Value extendToF32(OpBuilder &builder, Location loc, Value element) {
  return element.getType().isF32()
             ? element
             : arith::ExtFOp::create(builder, loc, builder.getF32Type(),
                                     element)
                   .getResult();
}

/// Returns the largest finite magnitude of `value` divided by the largest
/// number of `type`, at least 2^-126, whose inverse is normal. It is an integer
/// of the same bits, since numbers that are not negative have the order of
/// their bits: integers have one maximum in any order, on any number of threads
/// and devices, and NCCL computes it.
Value Quantizer::createUnit(Value value, FloatType type) {
  Location loc = value.getLoc();
  int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  Type i32 = builder.getI32Type();
  TypedAttr identity = arith::getIdentityValueAttr(arith::AtomicRMWKind::maxs,
                                                   i32, builder, loc);
  Value lowest = arith::ConstantOp::create(builder, loc, identity);
  Value empty =
      tensor::EmptyOp::create(builder, loc, ArrayRef<OpFoldResult>(), i32);
  Value init = linalg::FillOp::create(builder, loc, lowest, empty).getResult(0);
  AffineMap maps[] = {builder.getMultiDimIdentityMap(rank),
                      AffineMap::get(rank, 0, builder.getContext())};
  return linalg::GenericOp::create(
             builder, loc, TypeRange{init.getType()}, value, init, maps,
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::reduction),
             [&](OpBuilder &body, Location at, ValueRange arguments) {
               Value magnitude = math::AbsFOp::create(
                   body, at, extendToF32(body, at, arguments[0]));
               Value isFinite = arith::CmpFOp::create(
                   body, at, arith::CmpFPredicate::OLT, magnitude,
                   createF32(body, at, INFINITY));
               Value unit = arith::MulFOp::create(
                   body, at, magnitude,
                   createF32(body, at, 1 / getLargest(type)));
               Value bits = arith::BitcastOp::create(body, at, i32, unit);
               Value least = arith::ConstantIntOp::create(
                   body, at, llvm::bit_cast<int32_t>(0x1p-126f), 32);
               bits = arith::SelectOp::create(body, at, isFinite, bits, least);
               bits = arith::MaxSIOp::create(body, at, bits, least);
               linalg::YieldOp::create(
                   body, at,
                   arith::MaxSIOp::create(body, at, bits, arguments[1])
                       .getResult());
             })
      .getResult(0);
}

static Value createUnitOfBits(OpBuilder &body, Location loc, Value bits) {
  return arith::BitcastOp::create(body, loc, body.getF32Type(), bits);
}

/// `value` divided by `unit`, in `type`.
Value Quantizer::createNumbers(Value value, Value unit, FloatType type) {
  Location loc = value.getLoc();
  auto tensor = cast<RankedTensorType>(value.getType());
  int64_t rank = tensor.getRank();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, value), type);
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  AffineMap maps[] = {identity, AffineMap::get(rank, 0, builder.getContext()),
                      identity};
  return linalg::GenericOp::create(
             builder, loc, TypeRange{tensor.clone(type)},
             ValueRange{value, unit}, empty, maps,
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location at, ValueRange arguments) {
               Value element = extendToF32(body, at, arguments[0]);
               // One division for all numbers of a thread.
               Value scale = arith::DivFOp::create(
                   body, at, createF32(body, at, 1),
                   createUnitOfBits(body, at, arguments[1]));
               Value scaled = arith::MulFOp::create(body, at, element, scale);
               linalg::YieldOp::create(
                   body, at,
                   arith::TruncFOp::create(body, at, type, scaled).getOut());
             })
      .getResult(0);
}

/// Returns `value` in 8 bits and its unit. The conversion is inserted after the
/// definition, so that contractions in all regions share it. Ops that only move
/// elements are applied to the 8-bit tensor.
Quantizer::Quantized Quantizer::quantize(Value value, FloatType type,
                                         unsigned depth) {
  if (auto known = made.find({value, type}); known != made.end())
    return known->second;
  Operation *op = value.getDefiningOp();
  Value source = depth < kMostMoves ? getSource(op) : Value();
  Quantized result;
  if (source)
    result = quantize(source, type, depth + 1);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  if (source) {
    result.numbers = moveLike(builder, op, result.numbers);
  } else {
    result.unit = createUnit(value, type);
    result.numbers = createNumbers(value, result.unit, type);
  }
  made.insert({{value, type}, result});
  return result;
}

void Quantizer::rewrite(linalg::LinalgOp op, const F8Product &product,
                        FloatType a, FloatType b) {
  Location loc = op.getLoc();
  Quantized quantizedA = quantize(product.a->get(), a);
  Quantized quantizedB = quantize(product.b->get(), b);
  builder.setInsertionPoint(op);
  Value init = op.getDpsInits()[0];
  bool addsToZero = isIdentityTensor(init, ReductionKind::add);
  auto type = cast<RankedTensorType>(init.getType());
  Value zeros = init;
  if (!addsToZero) {
    Value empty = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, init),
        type.getElementType());
    zeros =
        linalg::FillOp::create(builder, loc, createF32(builder, loc, 0), empty)
            .getResult(0);
  }
  AffineMap maps[] = {op.getMatchingIndexingMap(product.a),
                      op.getMatchingIndexingMap(product.b),
                      op.getMatchingIndexingMap(op.getDpsInitOperand(0))};
  auto sum = linalg::GenericOp::create(
      builder, loc, TypeRange{type},
      ValueRange{quantizedA.numbers, quantizedB.numbers}, zeros, maps,
      op.getIteratorTypesArray(),
      [](OpBuilder &body, Location at, ValueRange arguments) {
        Type f32 = body.getF32Type();
        Value x = arith::ExtFOp::create(body, at, f32, arguments[0]);
        Value y = arith::ExtFOp::create(body, at, f32, arguments[1]);
        Value term = arith::MulFOp::create(body, at, x, y);
        linalg::YieldOp::create(
            body, at,
            arith::AddFOp::create(body, at, arguments[2], term).getResult());
      });
  int64_t rank = type.getRank();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, init),
      type.getElementType());
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  AffineMap scalar = AffineMap::get(rank, 0, builder.getContext());
  SmallVector<AffineMap> scaledMaps = {identity, scalar, scalar};
  SmallVector<Value> inputs = {sum.getResult(0), quantizedA.unit,
                               quantizedB.unit};
  if (!addsToZero) {
    inputs.push_back(init);
    scaledMaps.push_back(identity);
  }
  scaledMaps.push_back(identity);
  auto scaled = linalg::GenericOp::create(
      builder, loc, TypeRange{type}, inputs, empty, scaledMaps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        Value unit = arith::MulFOp::create(
            body, at, createUnitOfBits(body, at, arguments[1]),
            createUnitOfBits(body, at, arguments[2]));
        Value result = arith::MulFOp::create(body, at, arguments[0], unit);
        if (!addsToZero)
          result = arith::AddFOp::create(body, at, arguments[3], result);
        linalg::YieldOp::create(body, at, result);
      });
  op->getResult(0).replaceAllUsesWith(scaled.getResult(0));
  op->erase();
}

/// Visits a product that may be no `product` of 8 bits, but whose factors other
/// contractions have, too.
static std::pair<bool, bool> visit(GradientFinder &gradients,
                                   linalg::LinalgOp op,
                                   const F8Product *product) {
  if (product)
    return gradients.visit(*product->a, *product->b, product->k, op);
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims))
    return {false, false};
  return gradients.visit(*op.getDpsInputOperand(0), *op.getDpsInputOperand(1),
                         dims->k, op);
}

namespace {
struct QuantizeContractions
    : dp::impl::DPQuantizeContractionsBase<QuantizeContractions> {
  using DPQuantizeContractionsBase::DPQuantizeContractionsBase;

  void runOnStage() override {
    if (factors == F8Factors::none)
      return;
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (isProductInF32(op) && linalg::isaContractionOpInterface(op))
        ops.push_back(op);
    });
    Quantizer quantizer(&getContext());
    GradientFinder gradients;
    FloatType e4m3 = Float8E4M3FNType::get(&getContext());
    FloatType e5m2 = Float8E5M2Type::get(&getContext());
    for (linalg::LinalgOp op : ops) {
      std::optional<F8Product> product = findProductLoops(op);
      bool isLarge = countReads(op) >= minReads;
      auto [isGradientA, isGradientB] =
          visit(gradients, op, product ? &*product : nullptr);
      if (!product) {
        if (isLarge)
          emitRemark(op.getLoc())
              << op->getName()
              << " is not computed in 8 bits: the rows of its result need a "
                 "known multiple of 16 numbers, after its batch, and each "
                 "loop "
                 "must be of the batch, the rows, the columns or of both "
                 "factors";
        continue;
      }
      if (!isLarge)
        continue;
      bool isHybrid =
          factors == F8Factors::hybrid && isGradientA != isGradientB;
      LDBG() << "compute " << op->getName() << " at " << op.getLoc()
             << " in 8 bits";
      quantizer.rewrite(op, *product, isHybrid && isGradientA ? e5m2 : e4m3,
                        isHybrid && isGradientB ? e5m2 : e4m3);
      ++numQuantized;
    }
  }
};
} // namespace
