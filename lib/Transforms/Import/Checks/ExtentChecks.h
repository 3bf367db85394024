//===- ExtentChecks.h - Checks of extents that must be equal ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_CHECKS_EXTENTCHECKS_H
#define DP_LIB_TRANSFORMS_IMPORT_CHECKS_EXTENTCHECKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Inserts a cf.assert for each pair of extents that must be equal and may not
/// be, and returns their number. `function` has a body. Emits an error for two
/// numbers that differ.
FailureOr<int64_t> insertExtentChecks(func::FuncOp function);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_CHECKS_EXTENTCHECKS_H
