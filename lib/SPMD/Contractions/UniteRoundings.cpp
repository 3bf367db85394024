//===- UniteRoundings.cpp - One rounding after a sum in f32 ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Fusion computes a rounding in each op that reads it. A library rounds where
// it writes the sum, which then has half of the bytes for all readers. So does
// an op whose rounded result fusion has widened for its readers.
//
// The sums are no pattern: a sum decides for all of its readers and erases some
// of them.
//
//===----------------------------------------------------------------------===//

#include "NarrowFactors.h"

#include "dp/IR/DP.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-unite-roundings"

namespace mlir::dp {
#define GEN_PASS_DEF_DPUNITEROUNDINGS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The ops that read a sum, all of which round it.
struct SumReaders {
  Type type; ///< to which they round
  SmallVector<OpOperand *> roundings;
  /// Those that read single elements, as a label's score among all.
  SmallVector<tensor::ExtractOp> extractions;
  unsigned numMoves = 0;

  /// Adds the readers of `value`; fails if one of them does not round it.
  LogicalResult add(Value value);
};

} // namespace

static bool isReshape(Operation *op) {
  return isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(
      op);
}

/// Returns the owner of `use` if it inserts it between zeros: the tensor may as
/// well be rounded before.
static tensor::InsertSliceOp getInsertionIntoZeros(OpOperand &use) {
  auto insertion = dyn_cast<tensor::InsertSliceOp>(use.getOwner());
  if (!insertion || &use != &insertion.getSourceMutable())
    return {};
  auto fill = insertion.getDest().getDefiningOp<linalg::FillOp>();
  if (!fill || !matchPattern(fill.getInputs()[0], m_PosZeroFloat()))
    return {};
  return insertion;
}

/// Inserts `source` as `insertion` does, between zeros of its type.
static Value insertIntoZeros(OpBuilder &builder,
                             tensor::InsertSliceOp insertion, Value source) {
  Location loc = insertion.getLoc();
  Type type = getElementTypeOrSelf(source.getType());
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getFloatAttr(type, 0.0));
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, insertion.getDest()),
      type);
  Value zeros = linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
  return tensor::InsertSliceOp::create(
      builder, loc, source, zeros, insertion.getMixedOffsets(),
      insertion.getMixedSizes(), insertion.getMixedStrides());
}

LogicalResult SumReaders::add(Value value) {
  auto areRoundings = [&](Value element) {
    return llvm::all_of(element.getUsers(), [&](Operation *op) {
      return isa<arith::TruncFOp>(op) && op->getResult(0).getType() == type;
    });
  };
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (isa<tensor::DimOp>(user))
      continue;
    if (auto extract = dyn_cast<tensor::ExtractOp>(user)) {
      if (!areRoundings(extract.getResult()))
        return failure();
      extractions.push_back(extract);
      continue;
    }
    if (isReshape(user)) {
      ++numMoves;
      if (failed(add(user->getResult(0))))
        return failure();
      continue;
    }
    if (tensor::InsertSliceOp insertion = getInsertionIntoZeros(use)) {
      ++numMoves;
      if (failed(add(insertion.getResult())))
        return failure();
      continue;
    }
    auto generic = dyn_cast<linalg::GenericOp>(user);
    if (!generic || !generic.isDpsInput(&use))
      return failure();
    BlockArgument element = generic.getMatchingBlockArgument(&use);
    if (element.use_empty() || !areRoundings(element))
      return failure();
    roundings.push_back(&use);
  }
  return success();
}

/// Returns true if `op` yields its only input in its order.
static bool isCopy(linalg::GenericOp op) {
  return op.getNumDpsInputs() == 1 && op.getNumDpsInits() == 1 &&
         op.getBody()->getTerminator()->getOperand(0) ==
             op.getBody()->getArgument(0) &&
         op.getInputs()[0].getType() == op.getResultTypes()[0] &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); });
}

/// Replaces roundings of `element`, which has the rounded type, by it.
static void removeRoundings(Value element) {
  for (Operation *rounding : llvm::make_early_inc_range(element.getUsers())) {
    rounding->getResult(0).replaceAllUsesWith(element);
    rounding->erase();
  }
}

/// Lets the ops that read `sum` and round it read `rounded`.
static void replaceSum(OpBuilder &builder, Value sum, Value rounded) {
  for (OpOperand &use : llvm::make_early_inc_range(sum.getUses())) {
    Operation *user = use.getOwner();
    if (user == rounded.getDefiningOp() || isa<tensor::DimOp>(user))
      continue;
    if (auto extract = dyn_cast<tensor::ExtractOp>(user)) {
      extract.getTensorMutable().assign(rounded);
      extract.getResult().setType(getElementTypeOrSelf(rounded.getType()));
      removeRoundings(extract.getResult());
      continue;
    }
    if (isReshape(user)) {
      builder.setInsertionPoint(user);
      Operation *narrow = builder.clone(*user);
      narrow->setOperand(use.getOperandNumber(), rounded);
      Value result = narrow->getResult(0);
      result.setType(cast<RankedTensorType>(result.getType())
                         .clone(getElementTypeOrSelf(rounded.getType())));
      replaceSum(builder, user->getResult(0), result);
      if (user->use_empty())
        user->erase();
      continue;
    }
    if (tensor::InsertSliceOp insertion = getInsertionIntoZeros(use)) {
      builder.setInsertionPoint(insertion);
      replaceSum(builder, insertion.getResult(),
                 insertIntoZeros(builder, insertion, rounded));
      if (insertion.use_empty())
        insertion.erase();
      continue;
    }
    auto generic = cast<linalg::GenericOp>(user);
    BlockArgument element = generic.getMatchingBlockArgument(&use);
    element.setType(getElementTypeOrSelf(rounded.getType()));
    removeRoundings(element);
    use.set(rounded);
    if (!isCopy(generic))
      continue;
    generic->replaceAllUsesWith(ValueRange{rounded});
    generic.erase();
  }
}

/// Rounds `sum`, which has the sizes of `init`.
static Value createRounding(OpBuilder &builder, Value sum, Value init,
                            Type type) {
  Location loc = sum.getLoc();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, init), type);
  int64_t rank = cast<RankedTensorType>(sum.getType()).getRank();
  SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(rank));
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), sum, empty, maps,
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location bodyLoc, ValueRange elements) {
               Value rounded =
                   arith::TruncFOp::create(body, bodyLoc, type, elements[0]);
               linalg::YieldOp::create(body, bodyLoc, rounded);
             })
      .getResult(0);
}

/// Rounds the sum of `op`, whose factors have one 16-bit type, if all readers
/// do.
static bool uniteRoundings(linalg::LinalgOp op) {
  Value sum = op->getResult(0);
  SumReaders readers{getElementTypeOrSelf(op.getDpsInputs()[0].getType())};
  if (failed(readers.add(sum)) || readers.roundings.empty())
    return false;
  // One that only rounds, already.
  auto first = cast<linalg::GenericOp>(readers.roundings.front()->getOwner());
  if (readers.roundings.size() == 1 && readers.numMoves == 0 &&
      readers.extractions.empty() &&
      first.getBody()->getOperations().size() == 2 &&
      first.getNumReductionLoops() == 0 &&
      llvm::all_of(first.getIndexingMapsArray(),
                   [](AffineMap map) { return map.isIdentity(); }))
    return false;
  LDBG() << op->getName() << " at " << op.getLoc() << " is rounded for "
         << readers.roundings.size() << " uses";
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Value rounded =
      createRounding(builder, sum, op.getDpsInits()[0], readers.type);
  replaceSum(builder, sum, rounded);
  return true;
}

/// Returns true if only kernels read `value`, some through reshapes.
static bool isReadByKernels(Value value) {
  return llvm::all_of(value.getUses(), [](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isReshape(user))
      return isReadByKernels(user->getResult(0));
    auto generic = dyn_cast<linalg::GenericOp>(user);
    return isa<tensor::DimOp>(user) ||
           (generic && generic.isDpsInput(&use) &&
            !linalg::isaContractionOpInterface(generic) &&
            !linalg::isaConvolutionOpInterface(generic));
  });
}

/// Gives `value` elements of `type`, which the kernels that read it widen.
static void narrow(RewriterBase &rewriter, Value value, Type type) {
  auto before = cast<RankedTensorType>(value.getType());
  value.setType(before.clone(type));
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (isReshape(user)) {
      rewriter.modifyOpInPlace(
          user, [&] { narrow(rewriter, user->getResult(0), type); });
      continue;
    }
    auto generic = dyn_cast<linalg::GenericOp>(user);
    if (!generic)
      continue;
    rewriter.modifyOpInPlace(generic, [&] {
      BlockArgument element = generic.getMatchingBlockArgument(&use);
      element.setType(type);
      if (element.use_empty())
        return;
      rewriter.setInsertionPointToStart(generic.getBody());
      auto widened = arith::ExtFOp::create(rewriter, generic.getLoc(),
                                           before.getElementType(), element);
      rewriter.replaceAllUsesExcept(element, widened.getResult(), widened);
    });
  }
}

namespace {
/// Lets an op store the narrow number that it widens, if only kernels read the
/// result.
struct StoreBeforeWidening : OpRewritePattern<linalg::GenericOp> {
  StoreBeforeWidening(MLIRContext *context, Pass::Statistic &numNarrowed)
      : OpRewritePattern(context), numNarrowed(numNarrowed) {}

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumReductionLoops() != 0 || !op.hasPureTensorSemantics())
      return failure();
    bool hasChanged = false;
    for (OpResult result : op->getResults()) {
      OpOperand *init = op.getTiedOpOperand(result);
      OpOperand &yielded =
          op.getBody()->getTerminator()->getOpOperand(result.getResultNumber());
      auto widening = yielded.get().getDefiningOp<arith::ExtFOp>();
      if (!widening || op.payloadUsesValueFromOperand(init) ||
          !isReadByKernels(result))
        continue;
      Type type = widening.getIn().getType();
      rewriter.setInsertionPoint(op);
      Value dest = tensor::EmptyOp::create(
          rewriter, op.getLoc(),
          tensor::getMixedSizes(rewriter, op.getLoc(), init->get()), type);
      rewriter.modifyOpInPlace(op, [&] {
        init->set(dest);
        op.getMatchingBlockArgument(init).setType(type);
        yielded.set(widening.getIn());
        narrow(rewriter, result, type);
      });
      if (widening->use_empty())
        rewriter.eraseOp(widening);
      ++numNarrowed;
      hasChanged = true;
    }
    return success(hasChanged);
  }

private:
  Pass::Statistic &numNarrowed;
};

struct UniteRoundings : dp::impl::DPUniteRoundingsBase<UniteRoundings> {
  void runOnProgram() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureTensorSemantics() && multipliesNarrowFactors(op) &&
          hasFactorsOfOneType(op))
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops)
      numUnited += uniteRoundings(op);
    RewritePatternSet patterns(&getContext());
    patterns.add<StoreBeforeWidening>(&getContext(), numNarrowed);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
