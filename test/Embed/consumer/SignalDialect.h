//===- SignalDialect.h - The embedding compiler's dialect -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef SIGNALDIALECT_H
#define SIGNALDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"

#include "SignalDialect.h.inc"

#define GET_OP_CLASSES
#include "SignalOps.h.inc"

namespace signal {
/// The ops' placement rules (SignalPlacement.cpp).
void registerPlacementModels(mlir::DialectRegistry &registry);
/// The ops to linalg (SignalToLinalg.cpp).
std::unique_ptr<mlir::Pass> createSignalToLinalgPass();
} // namespace signal

#endif // SIGNALDIALECT_H
