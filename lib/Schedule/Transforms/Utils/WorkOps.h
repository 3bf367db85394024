//===- WorkOps.h - Ops of a program that compute ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_UTILS_WORKOPS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_UTILS_WORKOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Returns the linalg ops and copies of `entry`, in its order.
SmallVector<Operation *> getWorkOps(func::FuncOp entry);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_UTILS_WORKOPS_H
