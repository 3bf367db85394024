//===- ScheduleCollectives.cpp - Order of collectives by levels -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/StateShape.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-schedule-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSCHEDULECOLLECTIVES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` is a collective or contains one; a loop around
/// collectives counts as one rendezvous.
static bool isRendezvous(Operation *op) {
  return op->walk([](CollectiveOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Moves `op` and its views right before the first op that needs them.
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
    // Twice the number of rendezvous on the longest path to `op`, plus 1 if it
    // is one.
    int64_t key;
  };
  SmallVector<Entry> entries;
  DenseMap<Operation *, int64_t> keys;
  int64_t lastEffect = 0;
  SmallVector<Operation *> perUse;
  bool any = false;
  for (Operation &op : block.without_terminator()) {
    // State is overwritten at the end, after all ops that read it.
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
    // Ops with side effects keep their order.
    bool effects = !isMemoryEffectFree(&op);
    if (effects)
      level = std::max(level, lastEffect);
    // An all_gather of state for one use is moved to that use below.
    bool isPerUse = op.hasAttr(kPerUseAttr);
    if (isPerUse)
      perUse.push_back(&op);
    bool rendezvous = !isPerUse && isRendezvous(&op);
    any |= rendezvous;
    int64_t key = 2 * level + rendezvous;
    if (rendezvous)
      LDBG() << op.getName() << " at " << op.getLoc() << " is after " << level
             << " rendezvous";
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
  void runOnEntry() override {
    getOperation().walk([](Block *block) {
      if (block->mightHaveTerminator())
        schedule(*block);
    });
  }
};
} // namespace
