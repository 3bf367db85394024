//===- RowProduct.h - Sums of products along rows ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_ROWPRODUCT_H
#define DP_INTERFACES_ROWPRODUCT_H

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace mlir::dp {

/// Returns true if `op` is a contraction that multiplies rows by a vector or by
/// other rows, and each row lies along the last dimension of its tensor. It
/// reads each element of the larger factor once, so no library has a better
/// way to compute it than a reduction, if there are many rows.
bool isRowProduct(linalg::LinalgOp op);

} // namespace mlir::dp

#endif // DP_INTERFACES_ROWPRODUCT_H
