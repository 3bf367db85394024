//===- Sizes.h - Sizes of buffers as functions of the arguments -*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_SIZES_H
#define DP_SCHEDULE_ANALYSIS_SIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::dp {

/// Replaces every memref.dim in an entry by what it was allocated with, or what
/// the entry's interface says of its argument.
void resolveSizes(func::FuncOp entry);

/// Clones what computes `size` from the arguments of `entry` to the builder's
/// place. Null if it depends on anything else.
Value cloneSizeComputation(OpBuilder &builder, Value size, func::FuncOp entry,
                           IRMapping &mapping);

/// `size` on the first device (the largest shard), at the static device count
/// or one device, with dynamic global sizes taken as kNominalDim. None if it
/// cannot be said at compile time.
std::optional<int64_t> evaluateSize(Value size);
inline constexpr int64_t kNominalDim = 1024;

/// The same of the extent of dimension `dim` of a buffer in `entry`.
std::optional<int64_t> evaluateExtent(func::FuncOp entry, Value memref,
                                      int64_t dim);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_SIZES_H
