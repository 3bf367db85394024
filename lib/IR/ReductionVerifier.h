//===- ReductionVerifier.h - Kinds of reductions and types ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Private to the library.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_IR_REDUCTIONVERIFIER_H
#define DP_LIB_IR_REDUCTIONVERIFIER_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// An error unless `kind` combines elements of type `element` (isReducible).
LogicalResult
verifyReducible(llvm::function_ref<InFlightDiagnostic()> emitError,
                ReductionKind kind, Type element);

} // namespace mlir::dp

#endif // DP_LIB_IR_REDUCTIONVERIFIER_H
