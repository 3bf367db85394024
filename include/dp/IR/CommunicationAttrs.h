//===- CommunicationAttrs.h - What passes say about traffic -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_COMMUNICATIONATTRS_H
#define DP_IR_COMMUNICATIONATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Collective: the largest rounding error of an element of its result, relative
/// to the sum of the magnitudes of its summands (f64).
inline constexpr llvm::StringLiteral kErrorBoundAttr = "dp.error_bound";

/// Collective: averages buffers of a model (running statistics) over the
/// devices; it reduces no gradient (unit).
inline constexpr llvm::StringLiteral kBuffersAttr = "dp.buffers";

/// dp.index_update of a device's own updates: the device's chunk of them
/// (ChunkAttr).
inline constexpr llvm::StringLiteral kChunkAttr = "dp.chunk";

/// Op of a device's program: the placed type of each result (PlacedTypesAttr).
/// Only between dp-parallelize and dp-verify-reads or dp-accumulate.
inline constexpr llvm::StringLiteral kPlacedTypesAttr = "dp.placed_types";

} // namespace mlir::dp

#endif // DP_IR_COMMUNICATIONATTRS_H
