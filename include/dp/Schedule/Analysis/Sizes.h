//===- Sizes.h - Sizes of buffers as functions of the arguments -*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Of memref's views only expand_shape implements
// ReifyRankedShapedTypeOpInterface in MLIR 22, and ValueBoundsOpInterface lacks
// memref.view and transpose. Both would create ops, which the simulator must
// not: it reads a finished schedule once for each number of devices.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_SIZES_H
#define DP_SCHEDULE_ANALYSIS_SIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::dp {

/// A factor of an extent: `size`, or the extent of `dim` of `argument`, which
/// is a block argument (then `size` is null).
struct ExtentFactor {
  OpFoldResult size;
  BlockArgument argument;
  int64_t dim = 0;
};

/// Returns the factors of the extent of dimension `dim` of `memref`, followed
/// through views to allocations and block arguments. Only a collapsed dimension
/// has several. None if an op on the way is not known.
std::optional<SmallVector<ExtentFactor>> getExtentFactors(Value memref,
                                                          int64_t dim);

/// Replaces every memref.dim in an entry by the size that its buffer was
/// allocated with, or by the size that the entry's interface gives to its
/// argument.
void resolveSizes(func::FuncOp entry);

/// Clones the ops that compute `size` from the arguments of `entry` to the
/// builder's insertion point. Null if `size` depends on anything else.
Value cloneSizeComputation(OpBuilder &builder, Value size, func::FuncOp entry,
                           IRMapping &mapping);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_SIZES_H
