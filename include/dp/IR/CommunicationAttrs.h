//===- CommunicationAttrs.h - What passes say about traffic -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_COMMUNICATIONATTRS_H
#define DP_IR_COMMUNICATIONATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Collective: how far an element of its result may be off because it travels
/// rounded, in shares of the sum of its summands' magnitudes (f64).
inline constexpr llvm::StringLiteral kErrorBoundAttr = "dp.error_bound";

/// Collective: makes buffers of a model (running statistics) alike, no gradient
/// (unit).
inline constexpr llvm::StringLiteral kBuffersAttr = "dp.buffers";

/// dp.index_update of a device's own updates: along which dimension of
/// `updates` and `indices`, in which unit and of which extent in all these are
/// the device's chunk (array<i64: dimension, unit, extent>).
inline constexpr llvm::StringLiteral kChunkAttr = "dp.chunk";

/// Op of a device's program: the `!dp.placed` type of each result, or unit
/// where it is none of the single-device program's (array). Only between
/// dp-parallelize and dp-verify-reads or dp-accumulate.
inline constexpr llvm::StringLiteral kHeldAttr = "dp.held";

} // namespace mlir::dp

#endif // DP_IR_COMMUNICATIONATTRS_H
