//===- ToyDialect.h - A foreign dialect for tests -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Stands for the dialect of a compiler that embeds this framework. ToyPlacement
// gives its ops their rules; nothing under lib/ knows it.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_LIB_TOY_TOYDIALECT_H
#define DP_TEST_LIB_TOY_TOYDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "ToyDialect.h.inc"

#define GET_OP_CLASSES
#include "ToyOps.h.inc"

namespace mlir::toy {
/// Registers the dialect and the rules of its ops.
void registerToyDialect(DialectRegistry &registry);
/// The rules alone, attached when the dialect is loaded.
void registerToyPlacementModels(DialectRegistry &registry);
/// What makes toy.outer an op of schedules.
void registerToyScheduleModels(DialectRegistry &registry);
} // namespace mlir::toy

#endif // DP_TEST_LIB_TOY_TOYDIALECT_H
