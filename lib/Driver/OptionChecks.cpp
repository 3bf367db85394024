//===- OptionChecks.cpp - Checks of a compilation's options ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OptionChecks.h"

#include "dp/Driver/ProgramCache.h"

using namespace mlir;
using namespace mlir::dp;

FailureOr<SimulationOptions> dp::getSimulation(const CompileOptions &options,
                                               EmitErrorFn emitError) {
  llvm::Expected<Topology> topology =
      loadTopology(options.getTopology(options.getTarget()));
  if (!topology)
    return emitError() << llvm::toString(topology.takeError());
  SimulationOptions simulation;
  simulation.topology = std::move(*topology);
  simulation.weak = options.simulateWeak;
  simulation.unknownTrips = options.simulateTrips;
  return simulation;
}

/// Options that only the simulator reads, or a pass of one target.
static LogicalResult checkUse(const CompileOptions &options, StringRef report,
                              EmitErrorFn emitError) {
  auto fail = [&](const Twine &message) -> LogicalResult {
    return emitError() << message;
  };
  bool isSimulated = !options.simulate.empty();
  if (isSimulated && options.stage < CompileStage::schedule)
    return fail(options.stage == CompileStage::parsed
                    ? "only a schedule is simulated; --emit=mlir has none"
                    : "only a schedule is simulated; this stage comes before "
                      "it");
  if (!report.empty() && options.stage < CompileStage::schedule)
    return fail("--report is about a schedule; this stage comes before it");
  if (options.tune.getValue() && !isSimulated)
    return fail("--tune goes with --simulate, which names the numbers of "
                "devices");
  if (options.tune.getValue() && options.bucketCapMb.hasValue())
    return fail("--tune chooses --bucket-cap-mb; give one of them");
  if (!isSimulated && options.simulateTrace.hasValue())
    return fail("--simulate-trace goes with --simulate");
  bool isPredicted = isSimulated || !report.empty();
  if (!isPredicted && options.simulateWeak.hasValue())
    return fail("--simulate-weak goes with --simulate or --report");
  if (!isPredicted && options.simulateTrips.hasValue())
    return fail("--simulate-trips goes with --simulate or --report");
  // The cost model also decides on sparse gradients and on compression, for a
  // known number of devices.
  if (!isPredicted && options.topology.hasValue() && options.devices == 0)
    return fail("--topology goes with --simulate, --report or --devices");
  return success();
}

LogicalResult dp::checkOptions(const CompileOptions &options, StringRef output,
                               StringRef report, EmitErrorFn emitError) {
  auto fail = [&](const Twine &message) -> LogicalResult {
    return emitError() << message;
  };
  using Stage = CompileStage;
  if (output.empty() && options.simulate.empty())
    return fail("expected a path for the result");
  if (!parseCacheLimit(options.cacheLimit))
    return fail("expected --cache-limit to be a number of bytes, with K, M or "
                "G after it or nothing, found '" +
                options.cacheLimit.getValue() + "'");
  if (options.simulateTrips < 0)
    return fail("expected --simulate-trips to be at least 0");
  if (failed(checkUse(options, report, emitError)) ||
      failed(getSimulation(options, emitError)))
    return failure();
  if (!options.isCuda()) {
    if (llvm::is_contained({Stage::gpu, Stage::ptx, Stage::cudaSource},
                           options.stage.getValue()))
      return fail("this stage is one of --target cuda");
    if (options.archs.hasValue() || options.toolkit.hasValue() ||
        options.noStateCopies.hasValue())
      return fail("--arch, --cuda-toolkit and --no-state-copies go with "
                  "--target cuda");
  }
  return options.check(options.getTarget(),
                       [&](const Twine &message) { return fail(message); });
}
