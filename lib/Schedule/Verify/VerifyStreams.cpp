//===- VerifyStreams.cpp - Verification of streams ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The streams have vector clocks: each op has a number on its stream, and each
// stream knows the last number of the other stream that it has waited for.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/BufferParts.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Verify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-verify-streams"

namespace mlir::dp {
#define GEN_PASS_DEF_DPVERIFYSTREAMS
#include "dp/Schedule/Verify/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

enum : unsigned { compute, comm, numStreams };
using Clocks = std::array<int64_t, numStreams>;

/// The last op of each stream that used a buffer, and the last that wrote it.
struct Accesses {
  struct Access {
    int64_t number = 0; // none
    Operation *op = nullptr;
  };
  std::array<Access, numStreams> any, write;
};

class StreamChecker {
public:
  explicit StreamChecker(func::FuncOp entry);
  LogicalResult run();

private:
  LogicalResult run(Block &block);
  LogicalResult runRegions(Operation *op);
  LogicalResult access(Operation *op);
  LogicalResult checkSets(LaunchBatchOp op);
  LogicalResult checkBuffer(Operation *op, const Accesses &last, bool isWrite);
  LogicalResult checkNothingUnderWay(Operation *end, int64_t since);
  bool isOver(int64_t collective) const;
  void record(int64_t event, unsigned stream);
  Value getBuffer(Value memref);

  func::FuncOp entry;
  KernelEffects effects;
  /// Memrefs that control flow forwards by other names.
  llvm::EquivalenceClasses<Value> aliases;
  DenseMap<Value, Accesses> accesses;
  Clocks clock = {0, 0};  // of the last op given to each stream
  Clocks waited = {0, 0}; // each stream is after this number of the other
  /// In a loop, comm must wait for number `floor` of compute before its first
  /// op: numbers up to it may be of the iteration before. The collectives up to
  /// number `before` are before the loop.
  int64_t floor = 0, before = 0;
  /// Collectives of regions that have ended, as (first, last].
  SmallVector<std::pair<int64_t, int64_t>> over;
  struct Event {
    unsigned stream;
    int64_t number;
  };
  DenseMap<int64_t, Event> events;
  /// The entries of `events` before each record, to restore them at the end of
  /// a region.
  SmallVector<std::pair<int64_t, std::optional<Event>>> records;
};

} // namespace

static unsigned indexOf(Stream stream) {
  return stream == Stream::comm ? comm : compute;
}

StreamChecker::StreamChecker(func::FuncOp entry) : entry(entry) {
  entry.walk([&](Operation *op) {
    if (op->getNumRegions() == 0 || op == entry || isa<linalg::LinalgOp>(op))
      return;
    Value first;
    auto handOn = [&](Value value) {
      if (!isa<MemRefType>(value.getType()))
        return;
      if (first)
        aliases.unionSets(first, getBase(value));
      else
        first = getBase(value);
    };
    for (Value operand : op->getOperands())
      handOn(operand);
    for (Value result : op->getResults())
      handOn(result);
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        for (Value argument : block.getArguments())
          handOn(argument);
        if (!block.empty() && block.mightHaveTerminator())
          for (Value operand : block.back().getOperands())
            handOn(operand);
      }
  });
}

Value StreamChecker::getBuffer(Value memref) {
  Value base = getBase(memref);
  auto leader = aliases.findLeader(base);
  return leader == aliases.member_end() ? base : *leader;
}

void StreamChecker::record(int64_t event, unsigned stream) {
  auto [at, isNew] = events.try_emplace(event, Event{stream, clock[stream]});
  records.emplace_back(event, isNew ? std::nullopt : std::optional(at->second));
  at->second = {stream, clock[stream]};
}

bool StreamChecker::isOver(int64_t collective) const {
  if (collective <= waited[compute])
    return true;
  auto at = llvm::lower_bound(
      over, collective,
      [](const auto &range, int64_t number) { return range.second < number; });
  return at != over.end() && at->first < collective;
}

/// Checks that the stream of `op`, which uses a buffer, has waited for the
/// other one.
LogicalResult StreamChecker::checkBuffer(Operation *op, const Accesses &last,
                                         bool isWrite) {
  bool isComm = isa<BufferCollectiveOpInterface>(op);
  const auto &other =
      (isWrite ? last.any : last.write)[isComm ? compute : comm];
  if (isComm ? other.number > waited[comm] : !isOver(other.number)) {
    InFlightDiagnostic error =
        op->emitError("uses a buffer that another stream is using");
    error.attachNote(other.op->getLoc()) << "nothing waits for this";
    return failure();
  }
  // The loop may not run at all; then the use before it is the last one.
  const auto &earlier = last.any[comm];
  if (isComm && earlier.number <= before && !isOver(earlier.number)) {
    InFlightDiagnostic error =
        op->emitError("uses a buffer in a loop that is under way around it");
    error.attachNote(earlier.op->getLoc()) << "this is not over";
    return failure();
  }
  return success();
}

/// Checks that no set of a batch writes a buffer that another set uses.
LogicalResult StreamChecker::checkSets(LaunchBatchOp op) {
  struct Use {
    size_t set;
    bool isShared, isWrite;
  };
  SmallVector<OpOperand *> buffers;
  for (OpOperand &param : op.getParamsMutable())
    if (isa<MemRefType>(param.get().getType()))
      buffers.push_back(&param);
  BufferParts parts(op.getParams());
  auto findPart = [&](OpOperand *param) {
    // Another name of a buffer may be of all of it.
    return getBuffer(param->get()) == getBase(param->get())
               ? parts.find(param->get())
               : std::nullopt;
  };
  llvm::SmallDenseSet<Value> whole;
  for (OpOperand *param : buffers)
    if (!findPart(param))
      whole.insert(getBuffer(param->get()));
  llvm::SmallDenseMap<std::pair<Value, int64_t>, Use> uses;
  size_t size = op.getSet(0).size();
  size_t first = op.getParamsMutable().begin()->getOperandNumber();
  for (OpOperand *param : buffers) {
    size_t set = (param->getOperandNumber() - first) / size;
    Value buffer = getBuffer(param->get());
    int64_t part = whole.contains(buffer) ? 0 : *findPart(param);
    auto [at, isNew] = uses.try_emplace({buffer, part}, Use{set, false, false});
    Use &use = at->second;
    use.isShared |= use.set != set;
    use.isWrite |= effects.mayWrite(*param);
    if (use.isShared && use.isWrite)
      return op.emitError("writes a buffer that is of two of its sets, ")
             << use.set << " and " << set << ", which may run at the same time";
  }
  return success();
}

/// Gives `op` the next number on its stream and checks the buffers that it
/// uses.
LogicalResult StreamChecker::access(Operation *op) {
  if (auto batch = dyn_cast<LaunchBatchOp>(op);
      batch && failed(checkSets(batch)))
    return failure();
  unsigned stream = isa<BufferCollectiveOpInterface>(op) ? comm : compute;
  ++clock[stream];
  LDBG() << op->getName() << " is number " << clock[stream] << " of "
         << (stream == comm ? "comm" : "compute") << ", after number "
         << waited[stream] << " of the other stream";
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    if (stream == comm && waited[comm] < floor)
      return op->emitError("may use a buffer that the iteration before is "
                           "using: nothing waits for it");
    bool isWrite = effects.mayWrite(operand);
    Accesses &last = accesses[getBuffer(operand.get())];
    if (failed(checkBuffer(op, last, isWrite)))
      return failure();
    last.any[stream] = {clock[stream], op};
    if (isWrite)
      last.write[stream] = {clock[stream], op};
  }
  return success();
}

/// Checks that every collective after number `since` is over.
LogicalResult StreamChecker::checkNothingUnderWay(Operation *end,
                                                  int64_t since) {
  int64_t last = clock[comm];
  for (auto [first, until] : llvm::reverse(over)) {
    if (last <= since || last <= waited[compute] || until < last)
      break;
    last = first;
  }
  if (last <= since || last <= waited[compute])
    return success();
  return end->emitError("a collective is still under way here");
}

/// Each region begins with the state before `op`, or after an earlier iteration
/// of a loop. The state after `op` is the join of all ways to leave it.
LogicalResult StreamChecker::runRegions(Operation *op) {
  Clocks start = waited;
  int64_t floorAround = floor, beforeAround = before;
  // An op without the interface may run its regions any number of times.
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  bool isLoop = !branch || branch.hasLoop();
  SmallVector<RegionSuccessor> entered;
  if (branch)
    branch.getSuccessorRegions(RegionBranchPoint::parent(), entered);
  bool mayBeSkipped =
      isLoop || llvm::any_of(entered, [](const RegionSuccessor &successor) {
        return successor.isParent();
      });
  Clocks end = mayBeSkipped ? start : clock;
  if (isLoop)
    before = clock[comm];
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    waited = start;
    if (isLoop)
      floor = ++clock[compute];
    int64_t since = clock[comm];
    size_t recorded = records.size();
    for (Block &block : region)
      if (failed(run(block)))
        return failure();
    Block &last = region.back();
    if (failed(checkNothingUnderWay(last.empty() ? op : &last.back(), since)))
      return failure();
    while (!over.empty() && over.back().first >= since)
      over.pop_back();
    if (clock[comm] != since)
      over.emplace_back(since, clock[comm]);
    for (unsigned stream : {compute, comm})
      end[stream] = std::min(end[stream], waited[stream]);
    for (; records.size() > recorded; records.pop_back())
      if (auto [event, old] = records.back(); old)
        events[event] = *old;
      else
        events.erase(event);
  }
  waited = end;
  floor = floorAround;
  before = beforeAround;
  return success();
}

LogicalResult StreamChecker::run(Block &block) {
  for (Operation &op : block) {
    if (auto mark = dyn_cast<EventRecordOp>(op)) {
      record(mark.getEvent(), indexOf(mark.getStream()));
    } else if (auto wait = dyn_cast<StreamWaitOp>(op)) {
      unsigned stream = indexOf(wait.getStream());
      auto event = events.find(wait.getEvent());
      if (event != events.end() && event->second.stream != stream)
        waited[stream] = std::max(waited[stream], event->second.number);
    } else if (op.getNumRegions() != 0 && !isa<linalg::LinalgOp>(op)) {
      if (failed(runRegions(&op)))
        return failure();
    } else if (!isView(&op) && !isa<memref::AllocOp>(op) &&
               !op.hasTrait<OpTrait::IsTerminator>() && failed(access(&op))) {
      return failure();
    }
  }
  return success();
}

LogicalResult StreamChecker::run() {
  if (entry.isExternal())
    return success();
  for (Block &block : entry.getBody())
    if (failed(run(block)))
      return failure();
  return checkNothingUnderWay(entry.getBody().back().getTerminator(), 0);
}

namespace {
struct VerifyStreams : dp::impl::DPVerifyStreamsBase<VerifyStreams> {
  void runOnStage() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr) &&
          failed(StreamChecker(function).run()))
        signalPassFailure();
  }
};
} // namespace
