//===- Simulate.cpp - The simulation pass ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Simulate/Passes.h"
#include "dp/Simulate/Simulator.h"

#include "llvm/Support/DebugLog.h"
#include "llvm/Support/InterleavedRange.h"

#define DEBUG_TYPE "dp-simulate"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSIMULATE
#include "dp/Simulate/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct Simulate : dp::impl::DPSimulateBase<Simulate> {
  using DPSimulateBase::DPSimulateBase;

  void runOnStage() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    llvm::Expected<Topology> loaded = loadTopology(topology);
    if (!loaded) {
      emitError(module.getLoc()) << llvm::toString(loaded.takeError());
      return signalPassFailure();
    }
    if (devices.empty() || trips < 0) {
      emitError(module.getLoc())
          << (devices.empty() ? "expected the option 'devices'"
                              : "expected 'trips' to be at least 0");
      return signalPassFailure();
    }
    SimulationOptions options;
    options.topology = std::move(*loaded);
    options.weak = weak;
    options.unknownTrips = trips;
    options.traffic = kernels;
    SmallVector<int64_t> counts(devices.begin(), devices.end());
    LDBG() << "on the topology '" << topology << "', with "
           << llvm::interleaved(counts) << " devices";
    if (failed(simulateModule(module, counts, options, llvm::outs(), trace)))
      signalPassFailure();
  }
};
} // namespace
