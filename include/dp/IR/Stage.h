//===- Stage.h - Stages of a function ---------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_STAGE_H
#define DP_IR_STAGE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::dp {

/// The steps of a function on its way from a graph to an executable
/// (docs/lowering.md).
enum class Stage {
  none,     ///< a graph, a callee of an entry, a declaration, a kernel
  parallel, ///< holds a dp.parallel
  program,  ///< `dp.entry` on tensors: what one device does
  buffers,  ///< `dp.entry` on buffers
  kernels,  ///< `dp.entry` on buffers with kernels that are regions
  planned,  ///< `dp.entry` on buffers that are in one arena (`dp.arena`)
  calls,    ///< calls of the runtime: no function is known to be here
  mixed,    ///< `dp.entry` that is only in part on buffers
};

Stage getStage(FunctionOpInterface function);

/// Checks the precondition of a pass. Emits an error at `function`, which names
/// the pass, the stage that was found and those that are expected, unless
/// `function` is at one of `expected` or at Stage::none, which passes on
/// entries leave alone.
LogicalResult checkStages(FunctionOpInterface function, StringRef pass,
                          ArrayRef<Stage> expected);

/// Checks all functions in the body of `module` in the same way.
LogicalResult checkStages(ModuleOp module, StringRef pass,
                          ArrayRef<Stage> expected);

} // namespace mlir::dp

#endif // DP_IR_STAGE_H
