//===- Occupancy.cpp - Resident warps of a multiprocessor -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Cuda/Occupancy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir::dp;

namespace {
/// The limits of a multiprocessor that differ between architectures.
struct Multiprocessor {
  int64_t arch, warps, blocks, sharedKiB;
};
} // namespace

static constexpr Multiprocessor kMultiprocessors[] = {
    {80, 64, 32, 164},  {86, 48, 16, 100},  {87, 48, 16, 164},
    {89, 48, 24, 100},  {90, 64, 32, 228},  {100, 64, 32, 228},
    {103, 64, 32, 228}, {120, 48, 24, 100}, {121, 48, 24, 100}};

// The same on all of them.
static constexpr int64_t kWarp = 32, kRegisters = 65536, kPartitions = 4;
static constexpr int64_t kMostRegisters = 256, kRegisterUnit = 256;
static constexpr int64_t kSharedUnit = 128, kReservedShared = 1024;

std::optional<double> mlir::dp::computeOccupancy(llvm::StringRef arch,
                                                 int64_t blockSize,
                                                 int64_t registers,
                                                 int64_t sharedBytes) {
  int64_t number = 0;
  arch.consume_front("sm_");
  if (arch.consumeInteger(10, number) || blockSize < 1)
    return std::nullopt;
  const auto *limits =
      llvm::find_if(kMultiprocessors, [&](const Multiprocessor &other) {
        return other.arch == number;
      });
  if (limits == std::end(kMultiprocessors))
    return std::nullopt;
  int64_t warps = llvm::divideCeil(blockSize, kWarp);
  int64_t blocks = std::min(limits->blocks, limits->warps / warps);
  int64_t perWarp = llvm::alignTo(registers * kWarp, kRegisterUnit);
  // The hardware checks a launch as if each partition got as many warps.
  if (registers > kMostRegisters ||
      perWarp * int64_t(llvm::alignTo(warps, kPartitions)) > kRegisters)
    return 0;
  if (perWarp > 0)
    blocks = std::min(blocks,
                      kRegisters / kPartitions / perWarp * kPartitions / warps);
  int64_t shared = llvm::alignTo(sharedBytes + kReservedShared, kSharedUnit);
  blocks = std::min(blocks, limits->sharedKiB * 1024 / shared);
  return double(blocks * warps) / limits->warps;
}
