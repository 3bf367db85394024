//===- ScheduleCollectives.cpp - Order the ops so that collectives meet ---===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/Stage.h"
#include "dp/IR/StateShape.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSCHEDULECOLLECTIVES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Whether all ranks meet in `op` (a loop around a collective counts as one).
static bool isRendezvous(Operation *op) {
  return op->walk([](CollectiveOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Moves `op` right before the first op that needs it, with the views of it in
/// between.
static void moveToUse(Operation *op, Block &block) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *ancestor = block.findAncestorOpInBlock(*user);
    if (isa<tensor::ExpandShapeOp>(ancestor))
      moveToUse(ancestor, block);
    if (!first || ancestor->isBeforeInBlock(first))
      first = ancestor;
  }
  if (first)
    op->moveBefore(first);
}

static void schedule(Block &block) {
  struct Entry {
    Operation *op;
    int64_t key; // 2 * rendezvous before it, + 1 if it is one
  };
  SmallVector<Entry> entries;
  DenseMap<Operation *, int64_t> keys;
  int64_t lastEffect = 0;
  SmallVector<Operation *> perUse;
  bool any = false;
  for (Operation &op : block.without_terminator()) {
    // Arguments are overwritten when nothing reads them any more.
    if (isa<bufferization::MaterializeInDestinationOp>(op)) {
      entries.push_back({&op, std::numeric_limits<int64_t>::max()});
      continue;
    }
    int64_t level = 0;
    auto use = [&](Value value) {
      Operation *def = value.getDefiningOp();
      if (Operation *ancestor =
              def ? block.findAncestorOpInBlock(*def) : nullptr)
        level = std::max(level, (keys.lookup(ancestor) + 1) / 2);
    };
    op.walk(
        [&](Operation *nested) { llvm::for_each(nested->getOperands(), use); });
    // What has effects keeps its order.
    bool effects = !isMemoryEffectFree(&op);
    if (effects)
      level = std::max(level, lastEffect);
    // What makes state whole for one use waits for it instead.
    bool isPerUse = op.hasAttr(kPerUseAttr);
    if (isPerUse)
      perUse.push_back(&op);
    bool rendezvous = !isPerUse && isRendezvous(&op);
    any |= rendezvous;
    int64_t key = 2 * level + rendezvous;
    if (effects)
      lastEffect = (key + 1) / 2;
    keys[&op] = key;
    entries.push_back({&op, key});
  }
  if (!any && perUse.empty())
    return;
  llvm::stable_sort(
      entries, [](const Entry &a, const Entry &b) { return a.key < b.key; });
  for (const Entry &entry : entries)
    entry.op->moveBefore(block.getTerminator());
  for (Operation *op : perUse)
    moveToUse(op, block);
}

namespace {
struct ScheduleCollectives
    : dp::impl::DPScheduleCollectivesBase<ScheduleCollectives> {
  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(), {Stage::program})))
      return signalPassFailure();
    if (!getOperation()->hasAttr(kEntryAttr))
      return;
    getOperation().walk([](Block *block) {
      if (block->mightHaveTerminator())
        schedule(*block);
    });
  }
};
} // namespace
