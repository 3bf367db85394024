//===- ExtentSource.h - Sources of dynamic extents --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_EXTENSIONS_EXTENTSOURCE_H
#define DP_LIB_EXTENSIONS_EXTENTSOURCE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `size` is the extent of dimension `dim` of `tensor`, which
/// is not known: both have the same source.
bool isExtentOf(Value size, Value tensor, int64_t dim);

/// Returns true if `loop` of `op` runs over the whole dimension `dim` of
/// `tensor`: both have one constant extent, or one that has the same source.
bool coversDim(linalg::LinalgOp op, int64_t loop, Value tensor, int64_t dim);

} // namespace mlir::dp

#endif // DP_LIB_EXTENSIONS_EXTENTSOURCE_H
