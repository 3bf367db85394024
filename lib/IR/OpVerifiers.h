//===- OpVerifiers.h - Checks of several verifiers ---------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Private to the library.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_IR_OPVERIFIERS_H
#define DP_LIB_IR_OPVERIFIERS_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// An error unless `kind` combines elements of type `element` (isReducible).
LogicalResult
verifyReducible(llvm::function_ref<InFlightDiagnostic()> emitError,
                ReductionKind kind, Type element);

/// An error unless `op` is in code that every device runs (isInSPMDCode).
LogicalResult verifyInSPMDCode(Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_IR_OPVERIFIERS_H
