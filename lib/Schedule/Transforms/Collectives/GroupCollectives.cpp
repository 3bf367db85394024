//===- GroupCollectives.cpp - Groups of collectives with one rendezvous ---===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Whether collectives are one group depends on all ops between them, so the
// pass scans each block and has no patterns.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-group-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPGROUPCOLLECTIVES
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Collectives of one block that are delayed.
class Pending {
public:
  void add(BufferCollectiveOpInterface op) {
    ops.push_back(op);
    bases.insert(getBase(op.getSent()));
    bases.insert(getBase(op.getReceived()));
  }

  /// Returns true if `op`, or an op inside of it, touches a buffer in flight.
  bool isTouchedBy(Operation *op) const {
    if (ops.empty())
      return false;
    return op
        ->walk([&](Operation *nested) {
          if (isView(nested))
            return WalkResult::advance();
          for (Value operand : nested->getOperands())
            if (isa<MemRefType>(operand.getType()) &&
                bases.contains(getBase(operand)))
              return WalkResult::interrupt();
          return WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// Returns whether several collectives became a group.
  bool sendBefore(Operation *op) {
    for (Operation *collective : ops)
      collective->moveBefore(op);
    bool isGroup = ops.size() > 1;
    if (isGroup) {
      LDBG() << "group of " << ops.size() << " collectives before "
             << op->getName();
      OpBuilder builder(ops.front());
      GroupStartOp::create(builder, ops.front()->getLoc());
      builder.setInsertionPointAfter(ops.back());
      GroupEndOp::create(builder, ops.back()->getLoc());
    }
    ops.clear();
    bases.clear();
    return isGroup;
  }

private:
  SmallVector<Operation *> ops;
  llvm::SmallDenseSet<Value> bases;
};

struct GroupCollectives : dp::impl::DPGroupCollectivesBase<GroupCollectives> {
  void runOnEntry() override {
    getOperation().walk([&](Block *block) {
      Pending pending;
      for (Operation &op : llvm::make_early_inc_range(*block)) {
        bool barrier = op.hasTrait<OpTrait::IsTerminator>() ||
                       (op.getNumRegions() != 0 &&
                        op.walk([](BufferCollectiveOpInterface) {
                            return WalkResult::interrupt();
                          }).wasInterrupted());
        if (barrier || pending.isTouchedBy(&op))
          numGroups += pending.sendBefore(&op);
        if (auto collective = dyn_cast<BufferCollectiveOpInterface>(op))
          pending.add(collective);
      }
    });
  }
};
} // namespace
