//===- ParallelizeChecks.h - Functions that dp-parallelize rewrites -*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_PARALLELIZECHECKS_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_PARALLELIZECHECKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Checks that the body of `function` can be rewritten to run on all devices;
/// an error says which argument, result or op cannot.
LogicalResult checkParallelizable(func::FuncOp function);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_PARALLELIZECHECKS_H
