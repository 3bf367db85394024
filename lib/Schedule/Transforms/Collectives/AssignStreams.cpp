//===- AssignStreams.cpp - Collectives on a stream of their own -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-assign-streams"

namespace mlir::dp {
#define GEN_PASS_DEF_DPASSIGNSTREAMS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A group of collectives on the comm stream.
struct Group {
  int64_t event; // recorded on comm after them
  SmallVector<Value> buffers;
  bool isOver = false; // the block in which it started has ended
};

/// Assigns the ops of one entry to the streams.
class StreamAssigner {
public:
  void run(Block &block);

  unsigned numGroups = 0, numWaits = 0;

private:
  Operation *assignGroup(Operation *first);
  void waitBefore(Operation *op, size_t end);
  void runNested(Operation *op);

  int64_t nextEvent = 0;
  SmallVector<Group> groups;        // in the order of the comm stream
  DenseMap<Value, size_t> numberOf; // of each token's group
  size_t waited = 0;                // compute has waited for all groups before
  /// True if compute got any op since comm last waited for it.
  bool computeIsAhead = true;
};

} // namespace

/// Makes the collectives from `first` on wait for the compute stream, and
/// compute wait for them unless there is a token. Returns the last op.
Operation *StreamAssigner::assignGroup(Operation *first) {
  Group group;
  Operation *last = first;
  llvm::SmallDenseSet<Value> seen;
  for (Operation *op = first;; op = op->getNextNode()) {
    last = op;
    if (auto collective = dyn_cast<BufferCollectiveOpInterface>(op))
      for (Value buffer : {collective.getSent(), collective.getReceived()})
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
  Value token;
  if (auto end = dyn_cast<GroupEndOp>(last))
    token = end.getToken();
  last =
      EventRecordOp::create(builder, last->getLoc(), group.event, Stream::comm);
  LDBG() << first->getName() << " at " << loc << " begins event " << group.event
         << " on comm";
  ++numGroups;
  groups.push_back(std::move(group));
  if (token) {
    numberOf[token] = groups.size() - 1;
  } else {
    waitBefore(last->getNextNode(), groups.size());
    last = last->getNextNode();
  }
  return last;
}

/// Makes compute wait for the groups before `end`. A wait for the last one
/// covers the others.
void StreamAssigner::waitBefore(Operation *op, size_t end) {
  if (end <= waited)
    return;
  SmallVector<Value> buffers;
  llvm::SmallDenseSet<Value> seen;
  for (const Group &group : ArrayRef(groups).slice(waited, end - waited))
    for (Value buffer : group.buffers)
      if (!group.isOver && seen.insert(buffer).second)
        buffers.push_back(buffer);
  OpBuilder builder(op);
  StreamWaitOp::create(builder, op->getLoc(), Stream::compute,
                       groups[end - 1].event, buffers);
  LDBG() << "compute waits for event " << groups[end - 1].event << " before "
         << op->getName() << " at " << op->getLoc();
  ++numWaits;
  waited = end;
}

/// Processes the regions of `op`. A branch may wait for groups that are in
/// flight around it, in all its regions; other bodies may not, because their
/// trip count is unknown.
void StreamAssigner::runNested(Operation *op) {
  size_t before = waited, around = groups.size();
  bool waits = op->walk([&](WaitOp wait) {
                   auto number = numberOf.find(wait.getToken());
                   return number != numberOf.end() && number->second >= before
                              ? WalkResult::interrupt()
                              : WalkResult::advance();
                 }).wasInterrupted();
  size_t after = waits ? around : before;
  for (Region &region : op->getRegions())
    for (Block &inner : region) {
      if (inner.empty())
        continue;
      waited = waits ? before : groups.size();
      computeIsAhead = true;
      run(inner);
      after = std::min(after, waited);
      for (size_t i = around; i < groups.size(); ++i)
        groups[i].isOver = true;
    }
  waited = after;
  computeIsAhead = true;
}

void StreamAssigner::run(Block &block) {
  for (Operation *op = &block.front(); op; op = op->getNextNode()) {
    if (isa<GroupStartOp, BufferCollectiveOpInterface>(op)) {
      op = assignGroup(op);
      continue;
    }
    if (isa<WaitOp>(op)) {
      // Of several waits at one place, the last group's covers all.
      size_t end = 0;
      for (; isa<WaitOp>(op); op = op->getNextNode())
        end = std::max(end, numberOf.lookup(cast<WaitOp>(op).getToken()) + 1);
      waitBefore(op, end);
      op = op->getPrevNode();
      continue;
    }
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp, StreamWaitOp>(op))
      computeIsAhead = true;
    if (op->getNumRegions() != 0)
      runNested(op);
  }
}

namespace {
struct AssignStreams : dp::impl::DPAssignStreamsBase<AssignStreams> {
  void runOnStage() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr(kEntryAttr))
        continue;
      StreamAssigner assigner;
      for (Block &block : function.getBody())
        assigner.run(block);
      numGroups += assigner.numGroups;
      numWaits += assigner.numWaits;
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
