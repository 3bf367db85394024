//===- WidenFactors.cpp - 16-bit factors of products in f32 ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A library multiplies f32 ten times as fast as a loop nest that converts
// element by element, and a factor has far fewer elements than the
// loop nest has iterations.
//
// No pattern: contractions share the copies of their factors, as long as few
// contractions of the program lie between them.
//
//===----------------------------------------------------------------------===//

#include "NarrowFactors.h"

#include "dp/IR/DP.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/F8Product.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-widen-factors"

namespace mlir::dp {
#define GEN_PASS_DEF_DPWIDENFACTORS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

// Contractions that share a widened factor, as a gradient does with the next:
// later ones widen it again, so that it does not stay in memory until then.
static constexpr unsigned kSharingContractions = 4;

/// Returns true if the op reads each element of both factors several times, so
/// that to convert them first is little work.
static bool readsFactorsRepeatedly(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *factor) {
    AffineMap map = op.getMatchingIndexingMap(factor);
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
      if (extents[loop] != 1 &&
          !llvm::is_contained(map.getResults(),
                              getAffineDimExpr(loop, op.getContext())))
        return true;
    return false;
  });
}

/// Returns true if a library reads both factors as they are: they are of one
/// type, and each loop is of the batch, the rows, the columns or of both.
static bool isContractionOfHalves(linalg::LinalgOp op) {
  if (!hasFactorsOfOneType(op) || !isNarrow(op.getDpsInputs()[0].getType()) ||
      !linalg::isaContractionOpInterface(op))
    return false;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  return succeeded(dims) && !dims->k.empty() &&
         dims->batch.size() + dims->m.size() + dims->n.size() +
                 dims->k.size() ==
             op.getNumLoops();
}

namespace {

/// Makes f32 copies of tensors, before the ops that read them.
class FactorWidener {
public:
  explicit FactorWidener(MLIRContext *context) : builder(context) {}

  void widen(linalg::LinalgOp op);
  void widen(ConvolutionOp op);

private:
  /// The factor in f32, made before the loops that do not change it.
  Value getWideFactor(Operation *op, Value factor);
  /// `value` in f32. Moves of elements are repeated in f32, so that later
  /// passes find pads and transposes at the factor.
  Value getWide(Value value);
  Value createMove(Operation *move, Value source);
  Value createEmpty(Location loc, Value like);
  /// Elements of `source` at `in` become those of the result at `out`, which
  /// has the sizes of `like`.
  Value createCopy(Location loc, Value source, Value like, AffineMap in,
                   AffineMap out);

  struct Copy {
    Value wide;
    unsigned contraction;
  };
  OpBuilder builder;
  llvm::DenseMap<std::pair<Value, Block *>, Copy> copies;
  unsigned contractions = 0;
};

} // namespace

static RankedTensorType getWideType(Value value) {
  return RankedTensorType::get(
      cast<RankedTensorType>(value.getType()).getShape(),
      Float32Type::get(value.getContext()));
}

Value FactorWidener::createEmpty(Location loc, Value like) {
  return tensor::EmptyOp::create(builder, loc,
                                 tensor::getMixedSizes(builder, loc, like),
                                 builder.getF32Type());
}

Value FactorWidener::createCopy(Location loc, Value source, Value like,
                                AffineMap in, AffineMap out) {
  Value empty = createEmpty(loc, like);
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), source, empty,
             ArrayRef<AffineMap>{in, out},
             SmallVector<utils::IteratorType>(in.getNumDims(),
                                              utils::IteratorType::parallel),
             [](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
               Value element = arguments[0];
               if (isNarrowFactor(element.getType()))
                 element = arith::ExtFOp::create(body, bodyLoc,
                                                 body.getF32Type(), element);
               linalg::YieldOp::create(body, bodyLoc, element);
             })
      .getResult(0);
}

/// Returns the tensor whose elements `op` moves into zeros or another order;
/// null for another op.
static Value getMoved(Operation *op) {
  if (auto pad = dyn_cast<tensor::PadOp>(op)) {
    Value padding = pad.getConstantPaddingValue();
    return padding && matchPattern(padding, m_AnyZeroFloat()) ? pad.getSource()
                                                              : Value();
  }
  if (auto insertion = dyn_cast<tensor::InsertSliceOp>(op))
    return isIdentityTensor(insertion.getDest(), ReductionKind::add)
               ? insertion.getSource()
               : Value();
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
    return transpose.getInput();
  if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp,
          tensor::ExtractSliceOp, tensor::CastOp>(op))
    return op->getOperand(0);
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 1 ||
      generic.getNumDpsInits() != 1 ||
      generic.getBody()->getTerminator()->getOperand(0) !=
          generic.getBody()->getArgument(0) ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isPermutation(); }))
    return Value();
  return generic.getInputs()[0];
}

Value FactorWidener::createMove(Operation *move, Value source) {
  Location loc = move->getLoc();
  Value result = move->getResult(0);
  if (auto pad = dyn_cast<tensor::PadOp>(move)) {
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0.0f));
    return tensor::PadOp::create(builder, loc, getWideType(result), source,
                                 pad.getMixedLowPad(), pad.getMixedHighPad(),
                                 zero, pad.getNofold());
  }
  if (auto insertion = dyn_cast<tensor::InsertSliceOp>(move)) {
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0.0f));
    Value zeros = linalg::FillOp::create(builder, loc, zero,
                                         createEmpty(loc, insertion.getDest()))
                      .getResult(0);
    return tensor::InsertSliceOp::create(
        builder, loc, source, zeros, insertion.getMixedOffsets(),
        insertion.getMixedSizes(), insertion.getMixedStrides());
  }
  if (auto transpose = dyn_cast<linalg::TransposeOp>(move))
    return linalg::TransposeOp::create(builder, loc, source,
                                       createEmpty(loc, result),
                                       transpose.getPermutation())
        ->getResult(0);
  if (auto generic = dyn_cast<linalg::GenericOp>(move))
    return createCopy(loc, source, result, generic.getIndexingMapsArray()[0],
                      generic.getIndexingMapsArray()[1]);
  Operation *clone = builder.clone(*move);
  clone->setOperand(0, source);
  clone->getResult(0).setType(getWideType(result));
  return clone->getResult(0);
}

Value FactorWidener::getWide(Value value) {
  Block *block = builder.getInsertionBlock();
  // The moves from the tensor that is copied, or was, to `value`.
  SmallVector<Operation *> moves;
  Value made;
  for (Value source = value; source;) {
    value = source;
    const Copy &copy = copies[{value, block}];
    if (copy.wide && contractions - copy.contraction <= kSharingContractions) {
      made = copy.wide;
      break;
    }
    Operation *op = value.getDefiningOp();
    source = op ? getMoved(op) : Value();
    if (source)
      moves.push_back(op);
  }
  if (!made) {
    AffineMap identity = builder.getMultiDimIdentityMap(
        cast<RankedTensorType>(value.getType()).getRank());
    made = createCopy(value.getLoc(), value, value, identity, identity);
    copies[{value, block}] = {made, contractions};
  }
  for (Operation *move : llvm::reverse(moves)) {
    made = createMove(move, made);
    copies[{move->getResult(0), block}] = {made, contractions};
  }
  return made;
}

Value FactorWidener::getWideFactor(Operation *op, Value factor) {
  builder.setInsertionPoint(
      factor.getParentBlock()->findAncestorOpInBlock(*op));
  return isNarrowFactor(factor.getType()) ? getWide(factor) : factor;
}

void FactorWidener::widen(ConvolutionOp op) {
  LDBG() << op->getName() << " at " << op.getLoc();
  ++contractions;
  for (OpOperand *factor : {&op.getAMutable(), &op.getBMutable()})
    factor->set(getWideFactor(op, factor->get()));
  // Each 16-bit number is one of TF32: tensor cores need not round.
  op.setPrecision(MatmulPrecision::tf32);
}

void FactorWidener::widen(linalg::LinalgOp op) {
  LDBG() << op->getName() << " at " << op.getLoc();
  ++contractions;
  SmallVector<Value> factors;
  for (Value factor : op.getDpsInputs())
    factors.push_back(getWideFactor(op, factor));
  builder.setInsertionPoint(op);
  auto made = linalg::GenericOp::create(
      builder, op.getLoc(), op->getResultTypes(), factors, op.getDpsInits(),
      op.getIndexingMapsArray(), op.getIteratorTypesArray(),
      [&](OpBuilder &body, Location, ValueRange arguments) {
        IRMapping mapping;
        mapping.map(op.getBlock()->getArguments(), arguments);
        for (Operation &nested : *op.getBlock())
          if (auto extension = dyn_cast<arith::ExtFOp>(nested))
            mapping.map(extension.getResult(),
                        mapping.lookup(extension.getIn()));
          else
            body.clone(nested, mapping);
      });
  if (Attribute reason = op->getAttr(kReasonAttr))
    made->setAttr(kReasonAttr, reason);
  op->replaceAllUsesWith(made);
  op->erase();
}

namespace {
struct WidenFactors : dp::impl::DPWidenFactorsBase<WidenFactors> {
  using DPWidenFactorsBase::DPWidenFactorsBase;

  void runOnProgram() override {
    const Target target = getTarget(getOperation());
    keepF8 = target.isGpu();
    keepConvolutions = target.isGpu() && !afterConvolutions &&
                       target.hasLibrary(TargetLibraries::convolution);
    oneType = target.isGpu() && afterConvolutions;
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (shouldWiden(op))
        ops.push_back(op);
    });
    FactorWidener widener(&getContext());
    for (Operation *op : ops)
      if (auto convolution = dyn_cast<ConvolutionOp>(op))
        widener.widen(convolution);
      else
        widener.widen(cast<linalg::LinalgOp>(op));
    numWidened += ops.size();
  }

private:
  bool shouldWiden(Operation *op) const {
    if (auto convolution = dyn_cast<ConvolutionOp>(op))
      return oneType && isNarrow(convolution.getA().getType()) &&
             !isNarrow(convolution.getOut().getType());
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    if (structured && keepF8 && findF8Product(structured))
      return false;
    return structured && structured.hasPureTensorSemantics() &&
           multipliesNarrowFactors(structured) &&
           !isContractionOfHalves(structured) &&
           readsFactorsRepeatedly(structured) &&
           !(keepConvolutions && hasFactorsOfOneType(structured) &&
             hasWindows(structured));
  }

  /// Contractions of 8-bit factors that dp.gemm takes stay.
  bool keepF8 = false;
  /// Convolutions of factors of one type stay, for dp-raise-convolutions.
  bool keepConvolutions = false;
  /// A dp.convolution gets factors of the type of its sum.
  bool oneType = false;
};
} // namespace
