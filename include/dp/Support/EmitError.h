//===- EmitError.h - Errors of functions without an op -----------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_EMITERROR_H
#define DP_SUPPORT_EMITERROR_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::dp {

/// Begins an error at the location that the caller chose. The linker, the CUDA
/// toolkit and LLVM's back ends have no op to report at; through this their
/// errors reach the diagnostic handler of whoever embeds the compiler.
using EmitErrorFn = llvm::function_ref<InFlightDiagnostic()>;

} // namespace mlir::dp

#endif // DP_SUPPORT_EMITERROR_H
