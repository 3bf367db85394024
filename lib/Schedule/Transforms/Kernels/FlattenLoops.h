//===- FlattenLoops.h - One loop for contiguous elements --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_FLATTENLOOPS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_FLATTENLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Collapses an elementwise op, or a reduction to one number by integers, whose
/// operands have one contiguous layout, to one dimension: its loop is longer,
/// and all shapes share a kernel. Returns the new op, or `op`.
linalg::GenericOp flattenLoops(RewriterBase &rewriter, linalg::GenericOp op);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_FLATTENLOOPS_H
