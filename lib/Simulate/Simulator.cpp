//===- Simulator.cpp - A schedule's timeline by the cost model ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// There are three clocks: that of the host, which issues ops in the schedule's
// order, and one for each stream of the device. An op begins when the host has
// issued it and its stream has finished the ops before. dp.event_record and
// dp.stream_wait make the streams wait for each other. A schedule without them
// runs its ops one after the other.
//
//===----------------------------------------------------------------------===//

#include "dp/Simulate/Simulator.h"

#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The number of iterations of a loop that are simulated one by one. Each
/// further one takes as long as the last of them.
constexpr int64_t kSimulatedIterations = 4;

/// `times` repetitions of the time span [start, end), right after it.
struct Repeat {
  double start, end;
  int64_t times;
};

/// The state of a simulation, in one object so that a branch can be undone.
struct State {
  double host = 0, compute = 0, communication = 0;
  DenseMap<int64_t, double> events;
  DenseMap<Value, double> tokens; ///< times at which the groups are complete
  std::vector<Span> spans;
  std::vector<Repeat> repeats;
  double bytes = 0;
  int64_t rendezvous = 0;
  std::vector<KernelRun> runs;
  double times = 1; ///< of one run here, by the loops around it

  double now() const { return std::max({host, compute, communication}); }
};

class Simulator {
public:
  Simulator(func::FuncOp entry, int64_t devices,
            const SimulationOptions &options)
      : entry(entry), devices(devices), options(options),
        device(options.topology.device), sizes(entry, devices, options.weak),
        traffic(sizes, entry) {}
  FailureOr<Timeline> run();

private:
  LogicalResult play(Block &block);
  LogicalResult play(Operation *op);
  LogicalResult playFor(scf::ForOp loop);
  LogicalResult playWhile(scf::WhileOp loop);
  LogicalResult playIf(scf::IfOp branch);
  LogicalResult iterate(int64_t times,
                        llvm::function_ref<LogicalResult(int64_t)> body);
  void kernel(const OpCost &cost);
  void record(Operation *op, const OpCost &cost = {});
  void rename(ValueRange values, ValueRange buffers);
  void collect(BufferCollectiveOpInterface op);
  void communicate(Value token = nullptr);
  double size(Value value);
  double bytes(Value memref);
  double measureMemory();
  void measure(Timeline &timeline);

  func::FuncOp entry;
  func::FuncOp arena; ///< null unless the schedule is planned
  int64_t devices;
  const SimulationOptions &options;
  const DeviceModel &device;
  SizeEvaluator sizes;
  TrafficAnalysis traffic;
  State state;
  bool events = false; ///< the schedule orders its streams by events
  double issue = 0;    ///< the host's time for one op
  bool inGroup = false;
  /// Bytes of the collectives in the open group, by kind.
  SmallVector<std::pair<CollectiveKind, double>, 2> group;
  DenseSet<Operation *> guessed, unknown;
};

} // namespace

double Simulator::size(Value value) {
  if (std::optional<int64_t> number = sizes.evaluate(value))
    return *number;
  Operation *op = value.getDefiningOp();
  unknown.insert(op ? op : value.getParentBlock()->getParentOp());
  return 0;
}

double Simulator::bytes(Value memref) {
  if (std::optional<int64_t> number = sizes.evaluateBytes(memref))
    return *number;
  Operation *op = memref.getDefiningOp();
  unknown.insert(op ? op : entry);
  return 0;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Precision mlir::dp::getPrecision(const OpCost &cost) {
  if (cost.element && cost.element.isF64())
    return Precision::f64;
  if (!cost.isContraction)
    return Precision::f32; // tensor cores do contractions only
  if (cost.element.getIntOrFloatBitWidth() == 8)
    return Precision::f8;
  if (cost.element.getIntOrFloatBitWidth() == 16 ||
      cost.precision == MatmulPrecision::bf16)
    return Precision::half;
  return cost.precision == MatmulPrecision::tf32 ? Precision::tf32
                                                 : Precision::f32;
}

void Simulator::record(Operation *op, const OpCost &cost) {
  if (!options.traffic)
    return;
  state.runs.push_back(traffic.describe(op, cost));
  state.runs.back().times = state.times;
}

/// Lets the buffers that a loop or branch passes on be known by both names.
void Simulator::rename(ValueRange values, ValueRange buffers) {
  if (options.traffic)
    traffic.rename(values, buffers);
}

void Simulator::kernel(const OpCost &cost) {
  // A kernel without work takes no time.
  if (cost.flops == 0 && cost.bytes == 0)
    return;
  double seconds =
      estimateKernel(device, cost.flops, cost.bytes, getPrecision(cost));
  if (device.asynchronous)
    state.host += issue;
  else
    state.compute += issue;
  double start = std::max(state.compute, state.host);
  state.compute = start + seconds;
  state.spans.push_back({start, state.compute, Lane::compute, cost.name});
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

void Simulator::collect(BufferCollectiveOpInterface op) {
  double payload = bytes(op.getSent());
  CollectiveKind kind = op.getCollectiveKind();
  if (kind == CollectiveKind::allGather ||
      kind == CollectiveKind::reduceScatter) {
    double received = bytes(op.getReceived());
    // In weak scaling a chunk of the batch is as large as the whole batch at
    // compile time; the devices together have that many times.
    payload = options.weak && payload == received ? payload * devices
                                                  : std::max(payload, received);
  }
  auto *found =
      llvm::find_if(group, [&](auto &entry) { return entry.first == kind; });
  if (found == group.end())
    group.push_back({kind, payload});
  else
    found->second += payload;
  state.bytes += payload;
}

/// Runs the collectives of a group; collectives of one kind travel as one
/// message. With `token` they only begin here and a dp.wait completes them.
void Simulator::communicate(Value token) {
  double seconds = 0, bytes = 0;
  std::string name;
  for (auto [kind, payload] : group) {
    bytes += payload;
    CollectiveCost cost =
        estimateCollective(options.topology, kind, devices, payload);
    seconds += cost.getSeconds();
    name += (name.empty() ? "" : ", ") + getName(kind).str() + " " +
            std::to_string(int64_t(payload)) + " bytes, " +
            getName(cost.algorithm).str();
  }
  bool any = !group.empty();
  group.clear();
  if (!any)
    return;
  ++state.rendezvous;
  if (device.asynchronous)
    state.host += issue;
  double start = std::max(state.communication, events ? 0 : state.compute);
  if (device.asynchronous)
    start = std::max(start, state.host);
  state.communication = start + seconds;
  if (devices > 1)
    state.spans.push_back({start, state.communication, Lane::communication,
                           std::move(name), bytes});
  if (token)
    state.tokens[token] = state.communication;
  else if (!events)
    state.compute = state.communication;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult
Simulator::iterate(int64_t times,
                   llvm::function_ref<LogicalResult(int64_t)> body) {
  int64_t simulated = std::min(times, kSimulatedIterations);
  for (int64_t i = 0; i < simulated; ++i) {
    double from = state.now(), bytes = state.bytes;
    int64_t rendezvous = state.rendezvous;
    int64_t rest = i + 1 < simulated ? 0 : times - simulated;
    double outer = state.times;
    state.times *= 1 + rest;
    if (failed(body(i)))
      return failure();
    state.times = outer;
    double to = state.now();
    if (rest == 0 || to == from)
      continue;
    state.repeats.push_back({from, to, rest});
    double delay = rest * (to - from);
    state.host += delay;
    state.compute += delay;
    state.communication += delay;
    for (auto &event : state.events)
      event.second += delay;
    for (auto &token : state.tokens)
      token.second += delay;
    state.bytes += rest * (state.bytes - bytes);
    state.rendezvous += rest * (state.rendezvous - rendezvous);
  }
  return success();
}

LogicalResult Simulator::playFor(scf::ForOp loop) {
  std::optional<int64_t> lower = sizes.evaluate(loop.getLowerBound());
  std::optional<int64_t> upper = sizes.evaluate(loop.getUpperBound());
  std::optional<int64_t> step = sizes.evaluate(loop.getStep());
  int64_t times = options.unknownTrips;
  if (lower && upper && step && *step > 0)
    times = *upper > *lower ? llvm::divideCeil(*upper - *lower, *step) : 0;
  else
    guessed.insert(loop);
  rename(loop.getRegionIterArgs(), loop.getInitArgs());
  auto yielded = [&] { return loop.getBody()->getTerminator()->getOperands(); };
  LogicalResult played = iterate(times, [&](int64_t i) {
    if (i != 0)
      rename(loop.getRegionIterArgs(), yielded());
    sizes.bind(loop.getInductionVar(), lower && step
                                           ? std::optional(*lower + i * *step)
                                           : std::nullopt);
    return play(*loop.getBody());
  });
  rename(loop.getResults(), times > 0 ? yielded() : loop.getInitArgs());
  return played;
}

LogicalResult Simulator::playWhile(scf::WhileOp loop) {
  guessed.insert(loop);
  if (failed(iterate(options.unknownTrips, [&](int64_t) {
        if (failed(play(loop.getBefore().front())))
          return failure();
        return play(loop.getAfter().front());
      })))
    return failure();
  return play(loop.getBefore().front());
}

/// Plays the branch that the condition selects; the slower one if the condition
/// depends on data.
LogicalResult Simulator::playIf(scf::IfOp branch) {
  auto playRegion = [&](Region &region) {
    if (region.empty())
      return success();
    if (failed(play(region.front())))
      return failure();
    rename(branch.getResults(), region.front().getTerminator()->getOperands());
    return success();
  };
  if (std::optional<int64_t> condition = sizes.evaluate(branch.getCondition()))
    return playRegion(*condition ? branch.getThenRegion()
                                 : branch.getElseRegion());
  State before = state;
  if (failed(playRegion(branch.getThenRegion())))
    return failure();
  std::swap(before, state);
  if (failed(playRegion(branch.getElseRegion())))
    return failure();
  if (before.now() >= state.now())
    state = std::move(before);
  return success();
}

LogicalResult Simulator::play(Block &block) {
  for (Operation &op : block)
    if (failed(play(&op)))
      return failure();
  return success();
}

LogicalResult Simulator::play(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return playFor(loop);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return playWhile(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return playIf(branch);
  if (auto costly = dyn_cast<CostOpInterface>(op)) {
    OpCost cost = costly.estimateCost(
        {[&](Value index) { return size(index); },
         [&](Value memref) { return bytes(memref); },
         [&](Value memref, int64_t dim) {
           return sizes.evaluateExtent(memref, dim).value_or(1);
         }});
    record(op, cost);
    kernel(cost);
  } else if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    OpCost cost;
    cost.name = "copy";
    cost.bytes = 2 * bytes(copy.getSource());
    record(op, cost);
    kernel(cost);
  } else if (isa<GroupStartOp>(op)) {
    inGroup = true;
  } else if (auto end = dyn_cast<GroupEndOp>(op)) {
    inGroup = false;
    communicate(end.getToken());
  } else if (auto waitOp = dyn_cast<WaitOp>(op)) {
    state.compute =
        std::max(state.compute, state.tokens.lookup(waitOp.getToken()));
  } else if (auto collective = dyn_cast<BufferCollectiveOpInterface>(op)) {
    collect(collective);
    record(op);
    if (!inGroup)
      communicate();
  } else if (auto record = dyn_cast<EventRecordOp>(op)) {
    state.events[record.getEvent()] = record.getStream() == Stream::compute
                                          ? state.compute
                                          : state.communication;
  } else if (auto wait = dyn_cast<StreamWaitOp>(op)) {
    double &clock = wait.getStream() == Stream::compute ? state.compute
                                                        : state.communication;
    clock = std::max(clock, state.events.lookup(wait.getEvent()));
  } else if (isa<HostReadOp>(op)) {
    state.host = std::max(state.host, state.compute);
  } else if (isa<linalg::LinalgOp, NcclOpInterface>(op) ||
             op->getName().getDialectNamespace() == "gpu") {
    return op->emitError() << "'" << op->getName()
                           << "' is not an op of a schedule; only a schedule "
                              "(--emit=schedule) is simulated";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Adds up the spans that begin in [start, end), `factor` times, and the
/// repeats within it.
static void addUp(const State &state, double start, double end, double factor,
                  Timeline &timeline) {
  // Spans of one lane do not overlap, so one pass over the kernels suffices.
  SmallVector<const Span *> kernels;
  for (const Span &span : state.spans) {
    if (span.start < start || span.start >= end)
      continue;
    (span.lane == Lane::compute ? timeline.compute : timeline.communication) +=
        factor * (span.end - span.start);
    if (span.lane == Lane::compute)
      kernels.push_back(&span);
  }
  auto *next = kernels.begin();
  for (const Span &span : state.spans) {
    if (span.lane != Lane::communication || span.start < start ||
        span.start >= end)
      continue;
    double hidden = 0;
    while (next != kernels.end() && (*next)->end <= span.start)
      ++next;
    for (auto *it = next; it != kernels.end() && (*it)->start < span.end; ++it)
      hidden += std::max(0.0, std::min(span.end, (*it)->end) -
                                  std::max(span.start, (*it)->start));
    double exposed = span.end - span.start - hidden;
    timeline.exposed += factor * exposed;
    if (exposed > 0)
      timeline.exposedBytes +=
          factor * span.bytes * exposed / (span.end - span.start);
  }
  for (const Repeat &repeat : state.repeats)
    // Repeats of an inner loop are shorter than the iteration that contains
    // them. This skips the repeat that is being added up.
    if (repeat.start >= start && repeat.end <= end &&
        repeat.end - repeat.start < end - start)
      addUp(state, repeat.start, repeat.end, factor * repeat.times, timeline);
}

/// Returns the bytes of the entry's buffers and of its arena.
double Simulator::measureMemory() {
  double total = 0;
  unsigned buffers = EntryInfo(entry).getBuffers().size();
  for (unsigned i = 0; i < buffers; ++i)
    total += bytes(entry.getArgument(i));
  if (arena)
    total += size(arena.front().getTerminator()->getOperand(0));
  return total;
}

FailureOr<Timeline> Simulator::run() {
  std::optional<int64_t> fixed = getStaticDeviceCount(&entry.front().front());
  if (fixed && *fixed != devices)
    return entry.emitError()
           << "'" << entry.getName() << "' was compiled for " << *fixed
           << " devices; it cannot be simulated for " << devices;
  if (entry->hasAttr(kArenaAttr)) {
    FailureOr<func::FuncOp> found = findArenaFunction(entry);
    if (failed(found))
      return failure();
    arena = *found;
  }
  entry.walk([&](EventRecordOp) { events = true; });
  bool reads = entry.walk([](HostReadOp) { return WalkResult::interrupt(); })
                   .wasInterrupted();
  issue = device.graphs && !reads ? 0 : device.issue;
  if (failed(play(entry.front())))
    return failure();
  Timeline timeline;
  timeline.devices = devices;
  timeline.step = state.now();
  timeline.bytes = state.bytes;
  timeline.rendezvous = state.rendezvous;
  addUp(state, 0, timeline.step + 1, 1, timeline);
  timeline.memory = measureMemory();
  timeline.guessedLoops = guessed.size();
  timeline.unknownSizes = unknown.size();
  timeline.spans = std::move(state.spans);
  timeline.runs = std::move(state.runs);
  return timeline;
}

FailureOr<Timeline> mlir::dp::simulateEntry(func::FuncOp entry, int64_t devices,
                                            const SimulationOptions &options) {
  return Simulator(entry, devices, options).run();
}

SmallVector<func::FuncOp> mlir::dp::getScheduleEntries(ModuleOp module) {
  SmallVector<func::FuncOp> entries;
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(kEntryAttr) && !function.isExternal())
      entries.push_back(function);
  return entries;
}
