//===- GraphChecks.h - Checks of a graph before any pass --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_DRIVER_GRAPHCHECKS_H
#define DP_LIB_DRIVER_GRAPHCHECKS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

/// Refuses a module without a public function to compile, and ops and types of
/// dialects that dp does not know.
LogicalResult checkGraph(ModuleOp module);

} // namespace mlir::dp

#endif // DP_LIB_DRIVER_GRAPHCHECKS_H
