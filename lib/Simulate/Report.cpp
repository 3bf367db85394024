//===- Report.cpp - Timelines as a table and as a trace -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Simulate/Simulator.h"

#include "dp/IR/DP.h"
#include "dp/Support/OutputFile.h"

#include "llvm/Support/Format.h"

#include <cmath>

using namespace mlir;
using namespace mlir::dp;
namespace json = llvm::json;

void mlir::dp::printTimelines(llvm::raw_ostream &os, StringRef entry,
                              ArrayRef<Timeline> timelines,
                              const std::optional<Timeline> &single,
                              const SimulationOptions &options) {
  os << entry << " on " << options.topology.name << ", "
     << (options.weak ? "weak" : "strong") << " scaling\n"
     << "  devices     step ms  kernels ms  collect ms  exposed ms  rendezvous"
        "  payload MB   memory MB   speedup  efficiency\n";
  for (const Timeline &t : timelines) {
    os << llvm::format("%9lld%12.4f%12.4f%12.4f%12.4f%12lld%12.3f%12.3f",
                       static_cast<long long>(t.devices), t.step * 1e3,
                       t.compute * 1e3, t.communication * 1e3, t.exposed * 1e3,
                       static_cast<long long>(t.rendezvous), t.bytes / 1e6,
                       t.memory / 1e6);
    if (single && single->step > 0 && t.step > 0) {
      // In weak scaling N devices do N times the work of one.
      double speedup = single->step / t.step * (options.weak ? t.devices : 1);
      os << llvm::format("%10.2f%11.1f%%", speedup, 100 * speedup / t.devices);
    }
    os << "\n";
  }
  const Timeline &first = timelines.front();
  if (first.guessedLoops)
    os << "  " << first.guessedLoops << " loops taken to run "
       << options.unknownTrips << " times: only the step's data says it\n";
  if (first.unknownSizes)
    os << "  " << first.unknownSizes
       << " sizes taken as 0: only the step's data says them\n";
  double memory = options.topology.device.memory;
  for (const Timeline &t : timelines)
    if (memory > 0 && t.memory > memory)
      os << "  " << t.devices << " devices: " << (int64_t)(t.memory / 1e6)
         << " MB do not fit in a device's " << (int64_t)(memory / 1e6)
         << " MB\n";
}

json::Object mlir::dp::describeTimeline(const Timeline &timeline,
                                        const SimulationOptions &options) {
  return json::Object{
      {"devices", timeline.devices},
      {"topology", options.topology.name},
      {"step_ms", timeline.step * 1e3},
      {"collective_ms", timeline.communication * 1e3},
      {"exposed_ms", timeline.exposed * 1e3},
      {"exposed_bytes", static_cast<int64_t>(timeline.exposedBytes)}};
}

/// Rounds to a nanosecond, which keeps the file small.
static double toMicroseconds(double seconds) {
  return std::round(seconds * 1e9) / 1e3;
}

json::Value
mlir::dp::buildTrace(ArrayRef<std::pair<std::string, Timeline>> timelines) {
  json::Array events;
  auto describe = [&](StringRef what, int64_t pid, int64_t tid,
                      std::string name) {
    events.push_back(json::Object{{"name", what},
                                  {"ph", "M"},
                                  {"pid", pid},
                                  {"tid", tid},
                                  {"args", json::Object{{"name", name}}}});
  };
  for (auto [pid, named] : llvm::enumerate(timelines)) {
    int64_t process = pid;
    describe("process_name", process, 0,
             named.first + ", " + std::to_string(named.second.devices) +
                 " devices");
    describe("thread_name", process, 0, "compute");
    describe("thread_name", process, 1, "collectives");
    for (const Span &span : named.second.spans)
      events.push_back(
          json::Object{{"name", span.name},
                       {"ph", "X"},
                       {"pid", process},
                       {"tid", span.lane == Lane::compute ? 0 : 1},
                       {"ts", toMicroseconds(span.start)},
                       {"dur", toMicroseconds(span.end - span.start)}});
  }
  return json::Object{{"traceEvents", std::move(events)},
                      {"displayTimeUnit", "ms"}};
}

LogicalResult mlir::dp::simulateModule(ModuleOp module,
                                       ArrayRef<int64_t> devices,
                                       const SimulationOptions &options,
                                       llvm::raw_ostream &os, StringRef trace) {
  SmallVector<func::FuncOp> entries = getScheduleEntries(module);
  if (entries.empty())
    return emitError(module.getLoc()) << "expected a schedule with an entry";
  for (int64_t count : devices)
    if (count < 1 || count > kMaxDevices)
      return emitError(module.getLoc()) << "expected device counts from 1 to "
                                        << kMaxDevices << ", found " << count;
  SmallVector<std::pair<std::string, Timeline>> all;
  for (func::FuncOp entry : entries) {
    SmallVector<Timeline> timelines;
    for (int64_t count : devices) {
      FailureOr<Timeline> timeline = simulateEntry(entry, count, options);
      if (failed(timeline))
        return failure();
      if (!trace.empty())
        all.push_back({entry.getName().str(), *timeline});
      timelines.push_back(std::move(*timeline));
    }
    // The speedup is relative to one device, if the program runs on one.
    std::optional<Timeline> single;
    std::optional<int64_t> fixed = getStaticDeviceCount(&entry.front().front());
    if (!fixed || *fixed == 1) {
      FailureOr<Timeline> timeline = simulateEntry(entry, 1, options);
      if (failed(timeline))
        return failure();
      single = std::move(*timeline);
    }
    printTimelines(os, entry.getName(), timelines, single, options);
    if (options.traffic)
      printRoofline(os, describeRoofline(entry, timelines.back(), options),
                    devices.back());
  }
  if (trace.empty())
    return success();
  llvm::Error error = writeFile(
      trace, [&](llvm::raw_ostream &file) { file << buildTrace(all) << "\n"; });
  if (error)
    return emitError(module.getLoc()) << llvm::toString(std::move(error));
  return success();
}
