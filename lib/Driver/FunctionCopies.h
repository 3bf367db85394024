//===- FunctionCopies.h - Copies of functions for passes --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_DRIVER_FUNCTIONCOPIES_H
#define DP_LIB_DRIVER_FUNCTIONCOPIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::dp {

/// Copies of functions, with all that they refer to, in a module of their own,
/// so that module passes run on them and nothing else.
class FunctionCopies {
public:
  /// Copies `functions`, which are of one module and have bodies; emits an
  /// error for others.
  static FailureOr<FunctionCopies> make(ArrayRef<func::FuncOp> functions);

  /// The copies, public, in the order in which they were given.
  SmallVector<func::FuncOp> getFunctions();

  /// Runs the passes that `build` adds.
  LogicalResult run(llvm::function_ref<void(OpPassManager &)> build);

  /// Moves `made`, a function of the copies' module, and its missing symbols
  /// into the module of `function`, after it, under a name derived from `name`.
  FailureOr<func::FuncOp> moveBehind(func::FuncOp function, func::FuncOp made,
                                     StringRef name);

private:
  OwningOpRef<ModuleOp> module;
  SmallVector<std::string> names;
};

} // namespace mlir::dp

#endif // DP_LIB_DRIVER_FUNCTIONCOPIES_H
