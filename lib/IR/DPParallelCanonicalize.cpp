//===- DPParallelCanonicalize.cpp - Simplifications of dp.parallel -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::dp;

static YieldOp getYield(ParallelOp op) {
  return cast<YieldOp>(op.getBodyBlock()->getTerminator());
}

/// Creates a dp.parallel with the attributes of `op` and moves the body of `op`
/// into it. The caller makes operands, arguments and yielded values fit.
static ParallelOp takeOver(PatternRewriter &rewriter, ParallelOp op,
                           TypeRange resultTypes, ValueRange inputs) {
  OperationState state(op.getLoc(), ParallelOp::getOperationName());
  state.addOperands(inputs);
  state.addTypes(resultTypes);
  state.addAttributes(op->getAttrs());
  state.addRegion();
  auto result = cast<ParallelOp>(rewriter.create(state));
  rewriter.inlineRegionBefore(op.getBody(), result.getBody(),
                              result.getBody().end());
  return result;
}

/// Returns true if the equations of DPCanonicalize.cpp will make `op` a
/// collective.
static bool becomesCollective(Operation *op) {
  if (!isa_and_nonnull<ReplicateOp, ScatterOp>(op))
    return false;
  Operation *source = op->getOperand(0).getDefiningOp();
  if (isa<ReplicateOp>(op))
    return isa_and_nonnull<ReduceAddOp, ReduceOp, GatherOp>(source);
  return isa_and_nonnull<TakeOp>(source) ||
         (isa_and_nonnull<ReduceAddOp, ReduceOp>(source) &&
          source->hasOneUse());
}

/// Returns true if a user of `result` will be part of a collective.
static bool hasUnsettledUser(Value result) {
  for (Operation *user : result.getUsers())
    if (isa<ReduceAddOp, ReduceOp, GatherOp, TakeOp>(user) &&
        llvm::any_of(user->getUsers(), becomesCollective))
      return true;
  return false;
}

/// Returns true if a producer or user of `op` is about to change. Each change
/// makes the driver visit `op` again, and acting on one at a time would take
/// quadratic time. The driver rewrites the last neighbours last, so the search
/// begins with the last operand and the last result.
static bool isUnsettled(ParallelOp op) {
  unsigned numInputs = op.getNumOperands(), numResults = op.getNumResults();
  for (unsigned i = 1, e = std::max(numInputs, numResults); i <= e; ++i) {
    if (i <= numInputs &&
        becomesCollective(op.getInputs()[numInputs - i].getDefiningOp()))
      return true;
    if (i <= numResults && hasUnsettledUser(op.getResult(numResults - i)))
      return true;
  }
  return false;
}

namespace {
/// Removes operands that the body does not use, and repeated operands.
struct DropOperands : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (isUnsettled(op))
      return failure();
    Block *block = op.getBodyBlock();
    llvm::BitVector drop(op.getNumOperands());
    llvm::SmallDenseMap<Value, unsigned> first;
    for (auto [index, input] : llvm::enumerate(op.getInputs())) {
      BlockArgument argument = block->getArgument(index);
      if (argument.use_empty()) {
        drop.set(index);
        continue;
      }
      auto [known, isNew] = first.try_emplace(input, index);
      if (isNew)
        continue;
      rewriter.replaceAllUsesWith(argument, block->getArgument(known->second));
      drop.set(index);
    }
    if (drop.none())
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op->eraseOperands(drop);
      block->eraseArguments(drop);
    });
    return success();
  }
};

/// Replaces results that forward an operand or repeat another result, and
/// removes unused results.
struct DropResults : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (isUnsettled(op))
      return failure();
    YieldOp yield = getYield(op);
    llvm::SmallDenseMap<std::pair<Value, Type>, Value> first;
    for (auto [result, value] :
         llvm::zip_equal(op.getResults(), yield.getValues())) {
      auto argument = dyn_cast<BlockArgument>(value);
      if (argument && argument.getOwner() == op.getBodyBlock()) {
        Value input = op.getInputs()[argument.getArgNumber()];
        if (input.getType() == result.getType()) {
          rewriter.replaceAllUsesWith(result, input);
          continue;
        }
      }
      auto [known, isNew] =
          first.try_emplace({value, result.getType()}, result);
      if (!isNew)
        rewriter.replaceAllUsesWith(result, known->second);
    }
    SmallVector<Value> kept, values;
    for (auto [result, value] :
         llvm::zip_equal(op.getResults(), yield.getValues())) {
      if (result.use_empty())
        continue;
      kept.push_back(result);
      values.push_back(value);
    }
    if (kept.size() == op.getNumResults())
      return failure();
    rewriter.modifyOpInPlace(yield,
                             [&] { yield.getValuesMutable().assign(values); });
    ParallelOp smaller =
        takeOver(rewriter, op, ValueRange(kept).getTypes(), op.getInputs());
    rewriter.replaceAllUsesWith(kept, smaller.getResults());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

/// Returns true if `op` is a collective on a placed value that a body can
/// contain.
static bool canAbsorb(Operation *op) {
  if (!isa_and_nonnull<AllReduceOp, AllGatherOp, ReduceScatterOp, LocalSliceOp>(
          op) ||
      !isa<PlacedType>(op->getResult(0).getType()))
    return false;
  // A body does not know the whole extent of a dynamic dimension.
  if (auto gather = dyn_cast<AllGatherOp>(op))
    return !cast<PlacedType>(gather.getType())
                .getTensorType()
                .isDynamicDim(gather.getDim());
  return true;
}

/// Creates the local form of `collective`, on a device's part `input`.
static Value createLocal(PatternRewriter &rewriter, Operation *collective,
                         Value input, std::optional<int64_t> devices) {
  OperationState state(collective->getLoc(), collective->getName());
  state.addOperands(input);
  state.addTypes(
      ParallelOp::getLocalType(collective->getResult(0).getType(), devices));
  state.addAttributes(collective->getAttrs());
  return rewriter.create(state)->getResult(0);
}

namespace {
/// Moves collectives on results of a dp.parallel to the end of its body.
struct AbsorbAfter : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (isUnsettled(op))
      return failure();
    SmallVector<Operation *> collectives;
    for (Operation *user : op->getUsers())
      if (user->getBlock() == op->getBlock() && canAbsorb(user))
        collectives.push_back(user);
    if (collectives.empty())
      return failure();
    // All ranks need the same order, and that of the users is arbitrary.
    llvm::sort(collectives, [](Operation *a, Operation *b) {
      return a->isBeforeInBlock(b);
    });
    YieldOp yield = getYield(op);
    SmallVector<Type> types(op.getResultTypes());
    SmallVector<Value> values(yield.getValues());
    rewriter.setInsertionPoint(yield);
    for (Operation *collective : collectives) {
      unsigned index =
          cast<OpResult>(collective->getOperand(0)).getResultNumber();
      types.push_back(collective->getResult(0).getType());
      values.push_back(createLocal(rewriter, collective, values[index],
                                   op.getStaticDevices()));
    }
    rewriter.modifyOpInPlace(yield,
                             [&] { yield.getValuesMutable().assign(values); });
    rewriter.setInsertionPoint(op);
    ParallelOp larger = takeOver(rewriter, op, types, op.getInputs());
    unsigned old = op.getNumResults();
    for (auto [index, collective] : llvm::enumerate(collectives))
      rewriter.replaceOp(collective, larger.getResult(old + index));
    rewriter.replaceOp(op, larger.getResults().take_front(old));
    return success();
  }
};

/// Moves collectives that only a dp.parallel uses to the start of its body.
struct AbsorbBefore : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (isUnsettled(op))
      return failure();
    Block *block = op.getBodyBlock();
    bool changed = false;
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *collective = operand.get().getDefiningOp();
      // A collective of another block may run less often than this op does.
      if (!canAbsorb(collective) || !collective->hasOneUse() ||
          collective->getBlock() != op->getBlock())
        continue;
      Value input = collective->getOperand(0);
      if (input.getDefiningOp<ParallelOp>())
        continue; // AbsorbAfter moves it into the other body.
      BlockArgument argument = block->getArgument(operand.getOperandNumber());
      rewriter.setInsertionPointToStart(block);
      rewriter.modifyOpInPlace(op, [&] {
        operand.set(input);
        argument.setType(
            ParallelOp::getLocalType(input.getType(), op.getStaticDevices()));
      });
      Value local =
          createLocal(rewriter, collective, argument, op.getStaticDevices());
      rewriter.replaceAllUsesExcept(argument, local, local.getDefiningOp());
      rewriter.eraseOp(collective);
      changed = true;
    }
    return success(changed);
  }
};

/// Merges a dp.parallel into the one that alone uses its results.
struct MergeIntoUser : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (isUnsettled(op))
      return failure();
    if (op->use_empty())
      return failure();
    auto user = dyn_cast<ParallelOp>(*op->user_begin());
    if (!user || user->getBlock() != op->getBlock() ||
        user->getAttrs() != op->getAttrs() ||
        !llvm::all_of(op->getUsers(),
                      [&](Operation *other) { return other == user; }))
      return failure();
    // The first body moves to the second one's place. Its effects are examined
    // last, because that walks the body.
    auto between =
        llvm::make_range(std::next(op->getIterator()), user->getIterator());
    if (!llvm::all_of(
            between,
            [](Operation &other) { return isMemoryEffectFree(&other); }) &&
        !isMemoryEffectFree(op))
      return failure();

    YieldOp yield = getYield(op);
    SmallVector<Value> inputs(op.getInputs()), values(yield.getValues());
    SmallVector<std::pair<unsigned, Value>> others;
    for (auto [index, input] : llvm::enumerate(user.getInputs()))
      if (input.getDefiningOp() != op) {
        inputs.push_back(input);
        others.push_back({index, input});
      }
    rewriter.setInsertionPoint(user);
    ParallelOp merged = takeOver(rewriter, op, user.getResultTypes(), inputs);
    Block *block = merged.getBodyBlock();
    // The values of the first body that replace the second one's arguments.
    SmallVector<Value> replacements(user.getNumOperands());
    for (auto [index, input] : llvm::enumerate(user.getInputs()))
      if (input.getDefiningOp() == op)
        replacements[index] = values[cast<OpResult>(input).getResultNumber()];
    for (auto [index, input] : others) {
      BlockArgument argument = user.getBodyBlock()->getArgument(index);
      replacements[index] =
          block->addArgument(argument.getType(), argument.getLoc());
    }
    rewriter.eraseOp(yield);
    rewriter.mergeBlocks(user.getBodyBlock(), block, replacements);
    rewriter.replaceOp(user, merged.getResults());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void ParallelOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                             MLIRContext *context) {
  patterns
      .add<DropOperands, DropResults, AbsorbAfter, AbsorbBefore, MergeIntoUser>(
          context);
}
