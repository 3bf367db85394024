//===- Occupancy.h - Resident warps of a multiprocessor ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The formula and the limits are from cuda_occupancy.h of CUDA 13.0
// (cudaOccMaxActiveBlocksPerMultiprocessor) and of the CUDA C++ Programming
// Guide, "Technical Specifications per Compute Capability".
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDA_OCCUPANCY_H
#define DP_TARGET_CUDA_OCCUPANCY_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace mlir::dp {

/// Returns the share of a multiprocessor's warps that blocks of `blockSize`
/// threads with these registers per thread and bytes of shared memory fill, 0
/// if no block fits; none for an architecture ("sm_90") whose limits are not
/// known here.
std::optional<double> computeOccupancy(llvm::StringRef arch, int64_t blockSize,
                                       int64_t registers, int64_t sharedBytes);

} // namespace mlir::dp

#endif // DP_TARGET_CUDA_OCCUPANCY_H
