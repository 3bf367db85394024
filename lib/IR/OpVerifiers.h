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

#include "mlir/IR/TypeUtilities.h"

namespace mlir::dp {

/// An error unless `kind` combines elements of type `element` (isReducible).
LogicalResult
verifyReducible(llvm::function_ref<InFlightDiagnostic()> emitError,
                ReductionKind kind, Type element);

/// An error unless `op` is in code that every device runs (isInSPMDCode).
LogicalResult verifyInSPMDCode(Operation *op);

/// Parse and print the optional `flags a|b` of a routine.
ParseResult parseRoutineFlags(OpAsmParser &parser, RoutineFlagsAttr &attribute);
void printRoutineFlags(OpAsmPrinter &printer, Operation *op,
                       RoutineFlagsAttr attribute);

/// Returns true if dimensions of these sizes may be of one length.
inline bool mayAgree(int64_t a, int64_t b) {
  return succeeded(verifyCompatibleDims({a, b}));
}

/// Returns true if tensors of these shapes may be of one shape.
inline bool mayAgree(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return succeeded(verifyCompatibleShape(a, b));
}

} // namespace mlir::dp

#endif // DP_LIB_IR_OPVERIFIERS_H
