//===- Tune.cpp - Choice of options by simulation -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Tune.h"

#include "dp/IR/DP.h"

#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::dp;

/// In MiB; 0 sends each reduction alone, the last sends all together.
static constexpr double kBucketSizes[] = {0, 1, 5, 10, 25, 50, 100, 1 << 20};
static constexpr double kWorthwhile = 0.99;

namespace {
/// Sums over all entries; of the memory, which they share, the maximum.
struct Candidate {
  double step = 0, exposed = 0, bytes = 0, memory = 0;
  int64_t rendezvous = 0;
};
} // namespace

static std::optional<Candidate> simulate(const CompileOptions &variant,
                                         const TuneQuestion &question) {
  OwningOpRef<ModuleOp> schedule = question.lower(variant);
  if (!schedule)
    return std::nullopt;
  Candidate candidate;
  for (func::FuncOp entry : getScheduleEntries(*schedule)) {
    FailureOr<Timeline> timeline =
        simulateEntry(entry, question.devices, question.simulation);
    if (failed(timeline))
      return std::nullopt;
    candidate.step += timeline->step;
    candidate.exposed += timeline->exposed;
    candidate.bytes += timeline->bytes;
    candidate.memory = std::max(candidate.memory, timeline->memory);
    candidate.rendezvous += timeline->rendezvous;
  }
  return candidate;
}

void mlir::dp::tuneBuckets(CompileOptions &options,
                           const TuneQuestion &question,
                           llvm::raw_ostream &os) {
  CompileOptions variant = options;
  // If it cannot be lowered or simulated, the compilation reports why.
  std::optional<Candidate> now = simulate(variant, question);
  if (!now)
    return;
  double bound = now->step * kWorthwhile;
  os << "buckets for " << question.devices << " devices on "
     << question.simulation.topology.name
     << "\n  cap MiB     step ms  exposed ms  rendezvous\n";
  for (double megabytes : kBucketSizes) {
    variant.bucketCapMb = megabytes;
    std::optional<Candidate> candidate = simulate(variant, question);
    if (!candidate)
      continue;
    os << llvm::format("%9.0f%12.4f%12.4f%12lld\n", megabytes,
                       candidate->step * 1e3, candidate->exposed * 1e3,
                       static_cast<long long>(candidate->rendezvous));
    if (candidate->step < bound) {
      options.bucketCapMb = megabytes;
      bound = candidate->step;
    }
    if (megabytes * 0x1p20 >= candidate->bytes)
      break; // no bucket is full: larger ones are the same
  }
  os << llvm::format("  chosen: --bucket-cap-mb=%g\n",
                     options.bucketCapMb.getValue());
}

void mlir::dp::tuneStage(CompileOptions &options, const TuneQuestion &question,
                         llvm::raw_ostream &os) {
  double memory = question.simulation.topology.device.memory;
  CompileOptions variant = options;
  std::optional<Candidate> best = simulate(variant, question);
  if (memory == 0 || !best || best->memory <= memory)
    return;
  os << "sharded state for " << question.devices << " devices of "
     << static_cast<int64_t>(memory / 1e6)
     << " MB\n    stage     step ms   memory MB\n";
  auto print = [&](int64_t stage, const Candidate &candidate) {
    os << llvm::format("%9lld%12.4f%12.3f\n", static_cast<long long>(stage),
                       candidate.step * 1e3, candidate.memory / 1e6);
  };
  print(0, *best);
  for (int64_t stage = 1; stage <= 3 && best->memory > memory; ++stage) {
    variant.shardState = static_cast<StateSharding>(stage);
    std::optional<Candidate> candidate = simulate(variant, question);
    if (!candidate)
      continue;
    print(stage, *candidate);
    if (candidate->memory < best->memory) {
      best = candidate;
      options.shardState = static_cast<StateSharding>(stage);
    }
  }
  os << "  chosen: "
     << (options.shardState == StateSharding::none
             ? std::string("none needs less")
             : "--shard-state=" + std::to_string(static_cast<int>(
                                      options.shardState.getValue())))
     << "\n";
}
