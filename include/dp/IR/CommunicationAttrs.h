//===- CommunicationAttrs.h - Attributes of communication -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_COMMUNICATIONATTRS_H
#define DP_IR_COMMUNICATIONATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Attribute of a collective: the largest rounding error of an element of its
/// result, relative to the sum of the magnitudes of its summands (f64).
inline constexpr llvm::StringLiteral kErrorBoundAttr = "dp.error_bound";

/// Attribute of a collective that averages buffers of a model (running
/// statistics) over the devices and reduces no gradient (unit).
inline constexpr llvm::StringLiteral kBuffersAttr = "dp.buffers";

/// Attribute of a dp.index_update of a device's own updates: the device's chunk
/// of all updates (ChunkAttr).
inline constexpr llvm::StringLiteral kChunkAttr = "dp.chunk";

/// Attribute of an op of a device's program: the placed type of each result
/// (PlacedTypesAttr). dp-parallelize sets it, and dp-verify-reads or
/// dp-accumulate removes it.
inline constexpr llvm::StringLiteral kPlacedTypesAttr = "dp.placed_types";

} // namespace mlir::dp

#endif // DP_IR_COMMUNICATIONATTRS_H
