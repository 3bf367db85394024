//===- GatherInPlace.cpp - Gathers into the destination of a copy ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-gather-in-place"

namespace mlir::dp {
#define GEN_PASS_DEF_DPGATHERINPLACE
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `memref` is dense and has `count` elements, statically.
static bool isWhole(Value memref, int64_t count) {
  auto type = cast<MemRefType>(memref.getType());
  return type.hasStaticShape() && type.getLayout().isIdentity() &&
         type.getNumElements() == count;
}

/// The gather that receives into the buffer of which `copy` is the only other
/// use; null if there is none.
static BufferAllGatherOp findGather(memref::CopyOp copy) {
  auto alloc = getBase(copy.getSource()).getDefiningOp<memref::AllocOp>();
  if (!alloc)
    return {};
  BufferAllGatherOp gather;
  bool fits = true;
  forEachAccess(alloc, [&](Operation *user) {
    if (user == copy || (gather && user == gather))
      return true;
    auto candidate = dyn_cast<BufferAllGatherOp>(user);
    fits = candidate && !gather && getBase(candidate.getRecv()) == alloc &&
           candidate->getBlock() == copy->getBlock() &&
           candidate->isBeforeInBlock(copy);
    gather = candidate;
    return fits;
  });
  if (!fits || !gather)
    return {};
  auto type = cast<MemRefType>(gather.getRecv().getType());
  if (type.getRank() != 1 || !type.hasStaticShape())
    return {};
  for (Value memref :
       std::initializer_list<Value>{gather.getRecv(), alloc, copy.getSource()})
    if (!isWhole(memref, type.getNumElements()))
      return {};
  return gather;
}

/// Returns true if the target of `copy` may be written as early as at `gather`.
static bool isFree(memref::CopyOp copy, BufferAllGatherOp gather) {
  Value target = copy.getTarget();
  int64_t count = cast<MemRefType>(gather.getRecv().getType()).getNumElements();
  Operation *def = target.getDefiningOp();
  if (!isWhole(target, count) ||
      cast<MemRefType>(target.getType()).getRank() == 0 ||
      (def && !(def->getBlock() == gather->getBlock() &&
                def->isBeforeInBlock(gather))))
    return false;
  bool free = getBase(gather.getSend()) != getBase(target);
  forEachAccess(getBase(target), [&](Operation *user) {
    Operation *ancestor = gather->getBlock()->findAncestorOpInBlock(*user);
    // Under another name its accesses are unknown.
    if (!ancestor ||
        llvm::any_of(user->getResultTypes(), llvm::IsaPred<MemRefType>))
      return free = false;
    if (ancestor != copy && gather->isBeforeInBlock(ancestor) &&
        ancestor->isBeforeInBlock(copy))
      return free = false;
    return true;
  });
  return free;
}

namespace {
/// Lets the gather before a copy receive in the destination of the copy.
struct DropCopy : OpRewritePattern<memref::CopyOp> {
  DropCopy(MLIRContext *context, Pass::Statistic &numInPlace)
      : OpRewritePattern(context), numInPlace(numInPlace) {}

  LogicalResult matchAndRewrite(memref::CopyOp copy,
                                PatternRewriter &rewriter) const override {
    BufferAllGatherOp gather = findGather(copy);
    if (!gather || !isFree(copy, gather))
      return failure();
    LDBG() << "gather into the destination of " << copy;
    ++numInPlace;
    Value target = copy.getTarget();
    int64_t rank = cast<MemRefType>(target.getType()).getRank();
    auto all = llvm::to_vector<2>(llvm::seq<int64_t>(0, rank));
    rewriter.setInsertionPoint(gather);
    if (rank > 1)
      target = memref::CollapseShapeOp::create(
          rewriter, gather.getLoc(), target,
          SmallVector<ReassociationIndices>{all});
    rewriter.modifyOpInPlace(gather,
                             [&] { gather.getRecvMutable().assign(target); });
    rewriter.eraseOp(copy);
    return success();
  }

private:
  Pass::Statistic &numInPlace;
};

struct GatherInPlace : dp::impl::DPGatherInPlaceBase<GatherInPlace> {
  void runOnStage() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DropCopy>(&getContext(), numInPlace);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    // The views and allocations that nothing uses any more, users first.
    getOperation().walk<WalkOrder::PostOrder, ReverseIterator>(
        [](Operation *op) {
          if ((isView(op) || isa<memref::AllocOp>(op)) && op->use_empty())
            op->erase();
        });
  }
};
} // namespace
