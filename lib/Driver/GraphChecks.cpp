//===- GraphChecks.cpp - Checks of a graph before any pass ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "GraphChecks.h"

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::dp;

/// Refuses a custom call with functions, whose ops are of its own dialect.
static LogicalResult checkCalls(ModuleOp module) {
  WalkResult known = module.walk([](Operation *op) {
    auto target = op->getAttrOfType<StringAttr>("call_target_name");
    auto called = op->getAttrOfType<ArrayAttr>("called_computations");
    if (!isForeignOp(op) || !target || !called || called.empty())
      return WalkResult::advance();
    op->emitOpError() << "calls '" << target.getValue()
                      << "', which dp does not have";
    return WalkResult::interrupt();
  });
  return success(!known.wasInterrupted());
}

LogicalResult dp::checkGraph(ModuleOp module) {
  bool any = false;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic())
      continue;
    if (function.isExternal())
      return function.emitError()
             << "'" << function.getName()
             << "' has no body; an entry must be defined in the file";
    any = true;
  }
  if (!any)
    return module.emitError() << "expected a public function to compile";
  if (failed(checkCalls(module)))
    return failure();
  // Ops of unregistered dialects may come this far: some of them are known by
  // name.
  WalkResult known = module.walk<WalkOrder::PreOrder>([](Operation *op) {
    if (isForeignOp(op))
      return WalkResult::skip();
    auto isOpaque = [](Type type) { return isa<OpaqueType>(type); };
    if (op->isRegistered() && !llvm::any_of(op->getOperandTypes(), isOpaque) &&
        !llvm::any_of(op->getResultTypes(), isOpaque))
      return WalkResult::advance();
    op->emitError() << "'" << op->getName()
                    << "' is an op or has a type of a dialect that dp does not "
                       "know; lower it to linalg, tensor, arith, math and scf";
    return WalkResult::interrupt();
  });
  return success(!known.wasInterrupted());
}
