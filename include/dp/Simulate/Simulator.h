//===- Simulator.h - A schedule's timeline by the cost model ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SIMULATE_SIMULATOR_H
#define DP_SIMULATE_SIMULATOR_H

#include "dp/Analysis/Cost/CostModel.h"
#include "dp/Simulate/Traffic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/JSON.h"

namespace mlir::dp {

struct SimulationOptions {
  Topology topology;
  /// Weak scaling: each device has the whole batch of the graph instead of a
  /// share of it.
  bool weak = false;
  /// The number of iterations of a loop if it depends on the step's data.
  int64_t unknownTrips = 1;
  /// Describe the traffic of each kernel and call.
  bool traffic = false;
};

enum class Lane { compute, communication };

/// A kernel or collective, in seconds from the beginning of the step.
struct Span {
  double start, end;
  Lane lane;
  std::string name;
  double bytes = 0; ///< payload of a collective
};

/// The time and memory of a step on the first device, which has the largest
/// chunk, in seconds and bytes.
struct Timeline {
  int64_t devices = 1;
  double step = 0;
  double compute = 0;       ///< kernels
  double communication = 0; ///< collectives
  double exposed = 0;       ///< collectives while no kernel runs
  double bytes = 0;         ///< payload of the collectives
  double exposedBytes = 0;  ///< payload in proportion to the exposed time
  double memory = 0;        ///< the entry's buffers and its arena
  int64_t rendezvous = 0;   ///< collectives, a group counting once
  int64_t guessedLoops = 0; ///< loops that took options.unknownTrips
  int64_t unknownSizes = 0; ///< sizes that depend on data and count as 0
  /// The spans, in order within each lane. A long loop has only its first
  /// iterations here; the gap after them stands for the others.
  std::vector<Span> spans;
  /// The step's kernels, calls and collectives in their order, if
  /// options.traffic. One of a long loop that stands for further iterations has
  /// them in its `times`.
  std::vector<KernelRun> runs;
};

/// Returns the type in which the arithmetic of `cost` is done.
Precision getPrecision(const OpCost &cost);

/// Returns the entries of a module of schedules.
SmallVector<func::FuncOp> getScheduleEntries(ModuleOp module);

/// Plays the schedule `entry` for `devices` devices. Fails with an error at an
/// op that is not one of a schedule, or for a count other than the one that the
/// program was compiled for.
FailureOr<Timeline> simulateEntry(func::FuncOp entry, int64_t devices,
                                  const SimulationOptions &options);

/// Prints a table of one entry's timelines. Speedup and efficiency are relative
/// to `single`, the same entry on one device, if there is one.
void printTimelines(llvm::raw_ostream &os, StringRef entry,
                    ArrayRef<Timeline> timelines,
                    const std::optional<Timeline> &single,
                    const SimulationOptions &options);

/// Describes a timeline in a report.
llvm::json::Object describeTimeline(const Timeline &timeline,
                                    const SimulationOptions &options);

/// Describes the kernels and calls of a timeline with `runs` by the bytes that
/// they move, the least that they must move, their operations, and their times
/// at the device's peaks.
llvm::json::Object describeRoofline(func::FuncOp entry,
                                    const Timeline &timeline,
                                    const SimulationOptions &options);

/// Prints the result of describeRoofline as a table.
void printRoofline(llvm::raw_ostream &os, const llvm::json::Object &roofline,
                   int64_t devices);

/// Returns all timelines in the Trace Event Format, with a process for each
/// timeline and a thread for each lane.
llvm::json::Value
buildTrace(ArrayRef<std::pair<std::string, Timeline>> timelines);

/// Simulates every entry for each of `devices` and prints the tables; writes a
/// trace to `trace` if it is not empty. Errors are diagnostics.
LogicalResult simulateModule(ModuleOp module, ArrayRef<int64_t> devices,
                             const SimulationOptions &options,
                             llvm::raw_ostream &os, StringRef trace = "");

} // namespace mlir::dp

#endif // DP_SIMULATE_SIMULATOR_H
