//===- Stage.cpp - Stages of a function -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Stage.h"

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the stage of an entry, which its argument types and its arena show.
static Stage getEntryStage(FunctionOpInterface function) {
  ArrayRef<Type> arguments = function.getArgumentTypes();
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  auto isBuffer = [](Type type) { return isa<BaseMemRefType>(type); };
  bool tensors = llvm::any_of(arguments, isTensor);
  bool buffers = llvm::any_of(arguments, isBuffer);
  if (!tensors && !buffers)
    // Without arguments the types of the body's results decide.
    tensors =
        llvm::any_of(function.getFunctionBody().front(), [&](Operation &op) {
          return llvm::any_of(op.getResultTypes(), isTensor);
        });
  if (tensors)
    return buffers ? Stage::mixed : Stage::program;
  if (function.getNumResults() != 0)
    return Stage::mixed;
  bool hasRegions = function
                        .walk<WalkOrder::PreOrder>([](LaunchRegionOp) {
                          return WalkResult::interrupt();
                        })
                        .wasInterrupted();
  if (hasRegions)
    return Stage::kernels;
  return function->hasAttr(kArenaAttr) ? Stage::planned : Stage::buffers;
}

Stage mlir::dp::getStage(FunctionOpInterface function) {
  if (function.isExternal())
    return Stage::none;
  if (function->hasAttr(kEntryAttr))
    return getEntryStage(function);
  for (Block &block : function.getFunctionBody())
    if (!block.getOps<ParallelOp>().empty())
      return Stage::parallel;
  return Stage::none;
}

/// Returns a description of `stage` for users, with the pipeline that makes it.
static StringRef describe(Stage stage) {
  switch (stage) {
  case Stage::none:
    return "a graph";
  case Stage::parallel:
    return "a dp.parallel (dp-parallel-pipeline)";
  case Stage::program:
    return "one device's program on tensors (dp-spmd-pipeline)";
  case Stage::buffers:
    return "one device's program on buffers (the beginning of "
           "dp-schedule-pipeline)";
  case Stage::kernels:
    return "one device's program on buffers whose kernels are regions "
           "(dp-form-kernels)";
  case Stage::planned:
    return "a schedule on one arena (dp-schedule-pipeline)";
  case Stage::calls:
    return "calls of the runtime (convert-dp-to-runtime)";
  case Stage::mixed:
    return "one device's program that is only in part on buffers";
  }
  llvm_unreachable("all stages are described");
}

LogicalResult mlir::dp::checkStages(FunctionOpInterface function,
                                    StringRef pass, ArrayRef<Stage> expected) {
  Stage stage = getStage(function);
  if (stage == Stage::none || llvm::is_contained(expected, stage))
    return success();
  // An error at the op would print the whole function.
  InFlightDiagnostic error = emitError(function.getLoc())
                             << "'" << pass << "' expects "
                             << describe(expected.front());
  for (Stage other : expected.drop_front())
    error << " or " << describe(other);
  return error << "; '" << function.getName() << "' is " << describe(stage);
}

LogicalResult mlir::dp::checkStages(ModuleOp module, StringRef pass,
                                    ArrayRef<Stage> expected) {
  for (auto function : module.getOps<FunctionOpInterface>())
    if (failed(checkStages(function, pass, expected)))
      return failure();
  return success();
}
