//===- AssignStreams.cpp - Collectives on a stream of their own -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Buffers.h"
#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPASSIGNSTREAMS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Collectives that the comm stream is given together.
struct Group {
  int64_t event;                             // recorded on comm behind them
  llvm::SmallDenseSet<Value> sent, received; // bases
  SmallVector<Value> buffers;
};

/// Gives the ops of one entry to the streams.
class StreamAssigner {
public:
  explicit StreamAssigner(SymbolTableCollection &symbols) : symbols(symbols) {}
  void run(Block &block);

private:
  Operation *assignGroup(Operation *first);
  bool touches(Operation *op, const Group &group);
  bool writes(Operation *op, OpOperand &operand);
  void waitBefore(Operation *op, size_t numGroups);

  SymbolTableCollection &symbols;
  int64_t nextEvent = 0;
  SmallVector<Group> pending; // in the order of the comm stream
  /// Whether compute was given anything since comm last waited for it.
  bool computeIsAhead = true;
};

} // namespace

static bool isCollective(Operation *op) {
  return isa<BufferAllReduceOp, BufferAllGatherOp, BufferReduceScatterOp>(op);
}

/// Whether `op` touches an element of `operand` to write it. What is not known
/// counts as a write.
bool StreamAssigner::writes(Operation *op, OpOperand &operand) {
  if (auto gemm = dyn_cast<GemmOp>(op))
    return operand.get() == gemm.getC();
  if (auto conv = dyn_cast<ConvOp>(op))
    return operand.get() == conv.getOut();
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        op, launch.getKernelAttr());
    if (!kernel || kernel.isExternal())
      return true;
    unsigned number =
        operand.getOperandNumber() - launch.getParams().getBeginOperandIndex();
    bool written = false;
    forEachAccess(kernel.getArgument(number), [&](Operation *user) {
      if (auto update = dyn_cast<BufferIndexUpdateOp>(user)) {
        written |= getBase(update.getDest()) == kernel.getArgument(number);
        return !written;
      }
      auto structured = dyn_cast<linalg::LinalgOp>(user);
      if (structured)
        written |= llvm::any_of(structured.getDpsInits(), [&](Value output) {
          return getBase(output) == kernel.getArgument(number);
        });
      else
        written |= !isa<memref::LoadOp>(user);
      return !written;
    });
    return written;
  }
  return !isa<memref::LoadOp, HostReadOp>(op);
}

/// Whether `op`, or one inside of it, must wait for `group`.
bool StreamAssigner::touches(Operation *op, const Group &group) {
  return op
      ->walk([&](Operation *nested) {
        if (isView(nested))
          return WalkResult::advance();
        for (OpOperand &operand : nested->getOpOperands()) {
          if (!isa<MemRefType>(operand.get().getType()))
            continue;
          Value base = getBase(operand.get());
          if (group.received.contains(base) ||
              (group.sent.contains(base) && writes(nested, operand)))
            return WalkResult::interrupt();
        }
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// Orders the collectives from `first` on behind the compute stream; returns
/// the last one.
Operation *StreamAssigner::assignGroup(Operation *first) {
  Group group;
  Operation *last = first;
  llvm::SmallDenseSet<Value> seen;
  for (Operation *op = first;; op = op->getNextNode()) {
    last = op;
    if (isCollective(op)) {
      group.sent.insert(getBase(op->getOperand(0)));
      group.received.insert(getBase(op->getOperand(1)));
      for (Value buffer : op->getOperands().take_front(2))
        if (seen.insert(buffer).second)
          group.buffers.push_back(buffer);
    }
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
  last =
      EventRecordOp::create(builder, last->getLoc(), group.event, Stream::comm);
  pending.push_back(std::move(group));
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
    bool nested = op->getNumRegions() != 0;
    size_t numGroups = 0;
    if (op->hasTrait<OpTrait::IsTerminator>())
      numGroups = pending.size();
    else
      for (auto [number, group] : llvm::enumerate(pending))
        if (touches(op, group))
          numGroups = number + 1;
    waitBefore(op, numGroups);
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp, StreamWaitOp>(op))
      computeIsAhead = true;
    if (nested) {
      // A body runs any number of times: nothing is under way at its ends.
      SmallVector<Group> around;
      std::swap(around, pending);
      for (Region &region : op->getRegions())
        for (Block &inner : region)
          if (!inner.empty()) {
            computeIsAhead = true;
            run(inner);
          }
      std::swap(around, pending);
      computeIsAhead = true;
    }
  }
}

namespace {
struct AssignStreams : dp::impl::DPAssignStreamsBase<AssignStreams> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr)) {
        StreamAssigner assigner(symbols);
        for (Block &block : function.getBody())
          assigner.run(block);
      }
  }
};
} // namespace
