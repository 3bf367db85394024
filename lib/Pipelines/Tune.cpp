//===- Tune.cpp - Choose options by the simulator -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Tune.h"

#include "dp/IR/DP.h"

#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::dp;

/// MiB; 0 sends each reduction alone, the last all that can go together.
static constexpr double kBucketSizes[] = {0, 1, 5, 10, 25, 50, 100, 1 << 20};
static constexpr double kWorthwhile = 0.99;

void mlir::dp::tuneBuckets(
    CompileOptions &options, int64_t devices,
    const SimulationOptions &simulation,
    llvm::function_ref<OwningOpRef<ModuleOp>(const CompileOptions &)> lower,
    llvm::raw_ostream &os) {
  struct Candidate {
    double megabytes;
    double step = 0, exposed = 0, bytes = 0;
    int64_t rendezvous = 0;
  };
  auto simulate = [&](double megabytes) -> std::optional<Candidate> {
    CompileOptions variant = options;
    variant.bucketCapMb = megabytes;
    OwningOpRef<ModuleOp> schedule = lower(variant);
    if (!schedule)
      return std::nullopt;
    Candidate candidate{megabytes};
    for (func::FuncOp entry : getScheduleEntries(*schedule)) {
      FailureOr<Timeline> timeline = simulateEntry(entry, devices, simulation);
      if (failed(timeline))
        return std::nullopt;
      candidate.step += timeline->step;
      candidate.exposed += timeline->exposed;
      candidate.rendezvous += timeline->rendezvous;
      candidate.bytes += timeline->bytes;
    }
    return candidate;
  };
  // What cannot be lowered or simulated is reported when it is compiled.
  std::optional<Candidate> best = simulate(options.bucketCapMb);
  if (!best)
    return;
  double bound = best->step * kWorthwhile;
  os << "buckets for " << devices << " devices on " << simulation.topology.name
     << "\n  cap MiB     step ms  exposed ms  meetings\n";
  for (double megabytes : kBucketSizes) {
    std::optional<Candidate> candidate = simulate(megabytes);
    if (!candidate)
      continue;
    os << llvm::format("%9.0f%12.4f%12.4f%10lld\n", megabytes,
                       candidate->step * 1e3, candidate->exposed * 1e3,
                       static_cast<long long>(candidate->rendezvous));
    if (candidate->step < bound) {
      best = candidate;
      bound = candidate->step;
    }
    if (megabytes * 0x1p20 >= candidate->bytes)
      break; // no bucket is full: larger ones are the same
  }
  options.bucketCapMb = best->megabytes;
  os << llvm::format("  chosen: --bucket-cap-mb=%g\n", best->megabytes);
}
