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

/// The copy that is the only use of the buffer that `gather` receives into;
/// null if it has other uses.
static memref::CopyOp findCopy(BufferAllGatherOp gather) {
  auto alloc = getBase(gather.getRecv()).getDefiningOp<memref::AllocOp>();
  auto type = cast<MemRefType>(gather.getRecv().getType());
  if (!alloc || type.getRank() != 1 || !type.hasStaticShape() ||
      !isWhole(gather.getRecv(), type.getNumElements()) ||
      !isWhole(alloc, type.getNumElements()))
    return {};
  memref::CopyOp copy;
  bool fits = true;
  forEachAccess(alloc, [&](Operation *user) {
    if (user == gather)
      return true;
    auto candidate = dyn_cast<memref::CopyOp>(user);
    fits = candidate && !copy && candidate->getBlock() == gather->getBlock() &&
           gather->isBeforeInBlock(candidate) &&
           getBase(candidate.getSource()) == alloc &&
           isWhole(candidate.getSource(), type.getNumElements());
    copy = candidate;
    return fits;
  });
  return fits ? copy : memref::CopyOp();
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
struct GatherInPlace : dp::impl::DPGatherInPlaceBase<GatherInPlace> {
  void runOnStage() override {
    SmallVector<BufferAllGatherOp> gathers;
    getOperation().walk(
        [&](BufferAllGatherOp gather) { gathers.push_back(gather); });
    for (BufferAllGatherOp gather : gathers) {
      memref::CopyOp copy = findCopy(gather);
      if (!copy || !isFree(copy, gather))
        continue;
      LDBG() << "gather into the destination of " << copy;
      ++numInPlace;
      OpBuilder builder(gather);
      Value target = copy.getTarget();
      int64_t rank = cast<MemRefType>(target.getType()).getRank();
      auto all = llvm::to_vector<2>(llvm::seq<int64_t>(0, rank));
      if (rank > 1)
        target = memref::CollapseShapeOp::create(
            builder, gather.getLoc(), target,
            SmallVector<ReassociationIndices>{all});
      gather.getRecvMutable().assign(target);
      copy.erase();
    }
    getOperation().walk<WalkOrder::PostOrder, ReverseIterator>(
        [](Operation *op) {
          if ((isView(op) || isa<memref::AllocOp>(op)) && op->use_empty())
            op->erase();
        });
  }
};
} // namespace
