//===- AssignStreams.cpp - Collectives on a stream of their own -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPASSIGNSTREAMS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Collectives that the comm stream was given together and compute has not
/// waited for.
struct Group {
  Value token;
  int64_t event; // recorded on comm behind them
  SmallVector<Value> buffers;
};

/// Gives the ops of one entry to the streams.
class StreamAssigner {
public:
  void run(Block &block);

private:
  Operation *assignGroup(Operation *first);
  void waitBefore(Operation *op, size_t numGroups);

  int64_t nextEvent = 0;
  SmallVector<Group> pending; // in the order of the comm stream
  /// Whether compute was given anything since comm last waited for it.
  bool computeIsAhead = true;
};

} // namespace

static bool isCollective(Operation *op) {
  return isa<BufferAllReduceOp, BufferAllGatherOp, BufferReduceScatterOp>(op);
}

/// Orders the collectives from `first` on behind the compute stream, and
/// compute behind them unless there is a token; returns the last op.
Operation *StreamAssigner::assignGroup(Operation *first) {
  Group group;
  Operation *last = first;
  llvm::SmallDenseSet<Value> seen;
  for (Operation *op = first;; op = op->getNextNode()) {
    last = op;
    if (isCollective(op))
      for (Value buffer : op->getOperands().take_front(2))
        if (seen.insert(buffer).second)
          group.buffers.push_back(buffer);
    if (!isa<GroupStartOp>(first) || isa<GroupEndOp>(op))
      break;
  }
  OpBuilder builder(first);
  Location loc = first->getLoc();
  if (computeIsAhead) {
    EventRecordOp::create(builder, loc, nextEvent, Stream::compute);
    StreamWaitOp::create(builder, loc, Stream::comm, nextEvent++,
                         group.buffers);
  }
  computeIsAhead = false;
  builder.setInsertionPointAfter(last);
  group.event = nextEvent++;
  auto end = dyn_cast<GroupEndOp>(last);
  if (end)
    group.token = end.getToken();
  last =
      EventRecordOp::create(builder, last->getLoc(), group.event, Stream::comm);
  bool isAsync = static_cast<bool>(group.token);
  pending.push_back(std::move(group));
  if (!isAsync) {
    waitBefore(last->getNextNode(), pending.size());
    last = last->getNextNode();
  }
  return last;
}

/// Lets compute wait for the first `numGroups` of the pending groups: for the
/// last of them, which is behind the others.
void StreamAssigner::waitBefore(Operation *op, size_t numGroups) {
  if (numGroups == 0)
    return;
  SmallVector<Value> buffers;
  llvm::SmallDenseSet<Value> seen;
  for (const Group &group : ArrayRef(pending).take_front(numGroups))
    for (Value buffer : group.buffers)
      if (seen.insert(buffer).second)
        buffers.push_back(buffer);
  OpBuilder builder(op);
  StreamWaitOp::create(builder, op->getLoc(), Stream::compute,
                       pending[numGroups - 1].event, buffers);
  pending.erase(pending.begin(), pending.begin() + numGroups);
}

void StreamAssigner::run(Block &block) {
  for (Operation *op = &block.front(); op; op = op->getNextNode()) {
    if (isa<GroupStartOp>(op) || isCollective(op)) {
      op = assignGroup(op);
      continue;
    }
    if (isa<WaitOp>(op)) {
      // Of several waits at one place the last group's does for all.
      size_t numGroups = 0;
      while (isa<WaitOp>(op)) {
        Value token = cast<WaitOp>(op).getToken();
        for (auto [number, group] : llvm::enumerate(pending))
          if (group.token == token)
            numGroups = std::max(numGroups, number + 1);
        op = op->getNextNode();
      }
      waitBefore(op, numGroups);
      op = op->getPrevNode();
      continue;
    }
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp, StreamWaitOp>(op))
      computeIsAhead = true;
    if (op->getNumRegions() == 0)
      continue;
    // A branch may wait for what is under way around it, in all its regions;
    // how often another body runs is not known.
    SmallVector<Group> before(pending);
    bool waits =
        op->walk([&](WaitOp wait) {
            return llvm::any_of(before,
                                [&](const Group &group) {
                                  return group.token == wait.getToken();
                                })
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          }).wasInterrupted();
    size_t left = waits ? 0 : before.size();
    for (Region &region : op->getRegions())
      for (Block &inner : region) {
        if (inner.empty())
          continue;
        pending.clear();
        if (waits)
          pending = before;
        computeIsAhead = true;
        run(inner);
        left = std::max(left, waits ? pending.size() : 0);
      }
    before.erase(before.begin(), before.end() - left);
    pending = std::move(before);
    computeIsAhead = true;
  }
}

namespace {
struct AssignStreams : dp::impl::DPAssignStreamsBase<AssignStreams> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr(kEntryAttr))
        continue;
      StreamAssigner assigner;
      for (Block &block : function.getBody())
        assigner.run(block);
      function.walk([](WaitOp op) { op.erase(); });
      function.walk([](GroupEndOp op) {
        if (!op.getToken())
          return;
        OpBuilder builder(op);
        GroupEndOp::create(builder, op.getLoc());
        op.erase();
      });
    }
  }
};
} // namespace
