//===- ByteSizes.h - Sizes of values in bytes -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENT_BYTESIZES_H
#define DP_ANALYSIS_PLACEMENT_BYTESIZES_H

#include "mlir/IR/Types.h"

namespace mlir::dp {

/// The bytes of a tensor or scalar of `type`, dynamic dimensions counted as 1.
/// An element of less than a byte counts as one byte.
int64_t getByteSize(Type type);

/// The bytes that an all_reduce of `type` sends: f16 and bf16 are summed in
/// f32, so that widening a sum does not make it larger.
double getReducedBytes(Type type);

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENT_BYTESIZES_H
