//===- QuantizeContractions.cpp - Large contractions in 8-bit floats ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The graph of the single-device program is rewritten, before it is placed: so
// a scale is that of the whole tensor, on any number of devices.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Stage.h"
#include "dp/Interfaces/F8Product.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/DebugLog.h"

#include <cmath>

#define DEBUG_TYPE "dp-quantize-contractions"

namespace mlir::dp {
#define GEN_PASS_DEF_DPQUANTIZECONTRACTIONS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the argument that `factor` is, or that it is an extension of.
static BlockArgument getFactor(Value factor) {
  if (auto extension = factor.getDefiningOp<arith::ExtFOp>())
    factor = extension.getIn();
  return dyn_cast<BlockArgument>(factor);
}

/// Returns true if `op` adds the products of its two inputs in f32 to its init
/// and does nothing else, and the inputs have 16 or 32 bits.
static bool isProductInF32(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      !op.hasPureTensorSemantics())
    return false;
  for (Value factor : op.getDpsInputs()) {
    Type element = getElementTypeOrSelf(factor.getType());
    if (!element.isF32() && !element.isF16() && !element.isBF16())
      return false;
  }
  Block *body = op.getBlock();
  auto sum =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!sum || !sum.getType().isF32())
    return false;
  Value init = body->getArgument(2);
  if ((sum.getLhs() == init) == (sum.getRhs() == init))
    return false;
  Value term = sum.getLhs() == init ? sum.getRhs() : sum.getLhs();
  auto product = term.getDefiningOp<arith::MulFOp>();
  if (!product)
    return false;
  BlockArgument left = getFactor(product.getLhs()),
                right = getFactor(product.getRhs());
  size_t extensions = llvm::count_if(*body, llvm::IsaPred<arith::ExtFOp>);
  return left && right && left != right && left != init && right != init &&
         body->getOperations().size() == 3 + extensions;
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

/// A tensor behind moves of its elements, and those of its dimensions that a
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
  /// Whether the first factor of the next product of the program is a gradient,
  /// and whether the second is.
  std::pair<bool, bool> visit(const F8Product &product, linalg::LinalgOp op) {
    Contracted a = getContracted(*product.a, product.k, op);
    Contracted b = getContracted(*product.b, product.k, op);
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
    Value numbers, scale;
  };
  const Quantized &quantize(Value value, FloatType type);
  Value createLargest(Location loc, Value value, int64_t rank);
  Value createScale(Location loc, Value largest, FloatType type);
  Value number(OpBuilder &body, Location loc, double value) {
    return arith::ConstantOp::create(
        body, loc, body.getF32FloatAttr(static_cast<float>(value)));
  }

  OpBuilder builder;
  llvm::DenseMap<std::pair<Value, Type>, Quantized> made;
};

} // namespace

/// Steps from the result of a move of elements to what is moved; `dims` become
/// those of that. Returns null for any other value.
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

/// The largest magnitudes of `value` over its dimensions from `rank` on: a NaN
/// where there is one.
Value Quantizer::createLargest(Location loc, Value value, int64_t rank) {
  auto type = cast<RankedTensorType>(value.getType());
  Type f32 = builder.getF32Type();
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value);
  Value empty = tensor::EmptyOp::create(
      builder, loc, ArrayRef<OpFoldResult>(sizes).take_front(rank), f32);
  Value zeros =
      linalg::FillOp::create(builder, loc, number(builder, loc, 0), empty)
          .getResult(0);
  AffineMap whole = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap maps[] = {whole, AffineMap::get(type.getRank(), 0,
                                            whole.getResults().take_front(rank),
                                            builder.getContext())};
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::reduction);
  std::fill_n(iterators.begin(), rank, utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, TypeRange{zeros.getType()}, value, zeros, maps,
             iterators,
             [&](OpBuilder &body, Location at, ValueRange arguments) {
               Value element = arguments[0];
               if (!element.getType().isF32())
                 element = arith::ExtFOp::create(body, at, f32, element);
               Value magnitude = math::AbsFOp::create(body, at, element);
               Value largest =
                   arith::MaximumFOp::create(body, at, magnitude, arguments[1]);
               linalg::YieldOp::create(body, at, largest);
             })
      .getResult(0);
}

/// The largest number of `type` divided by `largest`, at most 2^126, so that
/// its inverse is normal; 1 if `largest` is zero, infinite or NaN.
Value Quantizer::createScale(Location loc, Value largest, FloatType type) {
  double most = APFloat::getLargest(type.getFloatSemantics()).convertToDouble();
  return createElementwise(
      builder, loc, largest, builder.getF32Type(),
      [&](OpBuilder &body, ValueRange arguments) -> Value {
        Value x = arguments[0];
        Value zero = number(body, loc, 0), one = number(body, loc, 1);
        Value infinity = number(body, loc, INFINITY);
        Value limit = number(body, loc, 0x1p126);
        Value ratio =
            arith::DivFOp::create(body, loc, number(body, loc, most), x);
        Value scale = arith::MinNumFOp::create(body, loc, ratio, limit);
        Value isPositive = arith::CmpFOp::create(
            body, loc, arith::CmpFPredicate::OGT, x, zero);
        Value isFinite = arith::CmpFOp::create(
            body, loc, arith::CmpFPredicate::OLT, x, infinity);
        Value isScaled = arith::AndIOp::create(body, loc, isPositive, isFinite);
        return arith::SelectOp::create(body, loc, isScaled, scale, one);
      });
}

/// Returns `value` times its scale in 8 bits. Made behind its definition, so
/// that all contractions share it, in whatever region.
const Quantizer::Quantized &Quantizer::quantize(Value value, FloatType type) {
  auto [known, isNew] = made.try_emplace({value, type});
  if (!isNew)
    return known->second;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  Location loc = value.getLoc();
  auto tensor = cast<RankedTensorType>(value.getType());
  int64_t rank = tensor.getRank();
  // First of each row: a GPU has a block for each, but one for a single number.
  Value largest = value;
  if (rank > 1)
    largest = createLargest(loc, largest, rank - 1);
  Value scale = createScale(loc, createLargest(loc, largest, 0), type);
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, value), type);
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  AffineMap maps[] = {identity, AffineMap::get(rank, 0, builder.getContext()),
                      identity};
  auto numbers = linalg::GenericOp::create(
      builder, loc, TypeRange{tensor.clone(type)}, ValueRange{value, scale},
      empty, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        Value element = arguments[0];
        if (!element.getType().isF32())
          element = arith::ExtFOp::create(body, at, body.getF32Type(), element);
        Value scaled = arith::MulFOp::create(body, at, element, arguments[1]);
        linalg::YieldOp::create(
            body, at, arith::TruncFOp::create(body, at, type, scaled).getOut());
      });
  return known->second = {numbers.getResult(0), scale};
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
    zeros = linalg::FillOp::create(builder, loc, number(builder, loc, 0), empty)
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
  // Of inverses: the product of two large scales would overflow.
  Value unit = createElementwise(
      builder, loc, {quantizedA.scale, quantizedB.scale}, builder.getF32Type(),
      [&](OpBuilder &body, ValueRange arguments) -> Value {
        Value one = number(body, loc, 1);
        Value x = arith::DivFOp::create(body, loc, one, arguments[0]);
        Value y = arith::DivFOp::create(body, loc, one, arguments[1]);
        return arith::MulFOp::create(body, loc, x, y);
      });
  int64_t rank = type.getRank();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, init),
      type.getElementType());
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  SmallVector<AffineMap> scaledMaps = {
      identity, AffineMap::get(rank, 0, builder.getContext())};
  SmallVector<Value> inputs = {sum.getResult(0), unit};
  if (!addsToZero) {
    inputs.push_back(init);
    scaledMaps.push_back(identity);
  }
  scaledMaps.push_back(identity);
  auto scaled = linalg::GenericOp::create(
      builder, loc, TypeRange{type}, inputs, empty, scaledMaps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        Value result =
            arith::MulFOp::create(body, at, arguments[0], arguments[1]);
        if (!addsToZero)
          result = arith::AddFOp::create(body, at, arguments[2], result);
        linalg::YieldOp::create(body, at, result);
      });
  op->getResult(0).replaceAllUsesWith(scaled.getResult(0));
  op->erase();
}

namespace {
struct QuantizeContractions
    : dp::impl::DPQuantizeContractionsBase<QuantizeContractions> {
  using DPQuantizeContractionsBase::DPQuantizeContractionsBase;

  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(), {Stage::none})))
      return signalPassFailure();
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
      if (!product) {
        if (isLarge)
          emitRemark(op.getLoc())
              << op->getName()
              << " is not computed in 8 bits: the rows of its result need a "
                 "known multiple of 16 numbers, behind its batch, and each "
                 "loop "
                 "must be of the batch, the rows, the columns or of both "
                 "factors";
        continue;
      }
      auto [isGradientA, isGradientB] = gradients.visit(*product, op);
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
