//===- DataParallel.cpp - data_parallel as a library call -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/DataParallel.h"

#include "FunctionCopies.h"

#include "dp/IR/DP.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/Pipelines/Pipelines.h"

using namespace mlir;
using namespace mlir::dp;

/// Marks the arguments and results of `function` as the options say.
static LogicalResult annotate(func::FuncOp function,
                              const DataParallelOptions &options) {
  Builder builder(function.getContext());
  unsigned count = function.getNumArguments();
  if (!options.dims.empty() && options.dims.size() != count)
    return function.emitError()
           << "cannot parallelize '" << function.getName() << "': expected "
           << count << " dimensions, one per argument, found "
           << options.dims.size();
  for (auto [i, dim] : llvm::enumerate(options.dims)) {
    if (!dim) {
      function.removeArgAttr(i, kScatterAttr);
      continue;
    }
    auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
    if (!type || *dim < 0 || *dim >= type.getRank())
      return emitError(function.getArgument(i).getLoc())
             << "cannot scatter argument " << i << " of '" << function.getName()
             << "' along dimension " << *dim << ": it is "
             << function.getArgumentTypes()[i];
    function.setArgAttr(i, kScatterAttr, builder.getI64IntegerAttr(*dim));
  }
  if (options.gatherScalars)
    for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if ((tensor ? tensor.getRank() == 0 : type.isIntOrIndexOrFloat()) &&
          !function.getResultAttr(i, kUpdatesAttr))
        function.setResultAttr(i, kPerDeviceAttr, builder.getUnitAttr());
    }
  return success();
}

FailureOr<func::FuncOp>
mlir::dp::dataParallel(func::FuncOp function,
                       const DataParallelOptions &options) {
  if (options.devices < 0 || options.devices > kMaxDevices)
    return function.emitError() << "cannot parallelize '" << function.getName()
                                << "': expected 0 to " << kMaxDevices
                                << " devices, found " << options.devices;
  FailureOr<FunctionCopies> copies = FunctionCopies::make(function);
  if (failed(copies))
    return failure();
  func::FuncOp copy = copies->getFunctions().front();
  std::string name = (function.getName() + "_data_parallel").str();
  if (failed(annotate(copy, options)))
    return failure();
  ParallelOptions parallel;
  parallel.devices = options.devices;
  parallel.localStatistics = options.localStatistics;
  if (failed(copies->run(
          [&](OpPassManager &pm) { buildParallelPipeline(pm, parallel); })))
    return failure();
  return copies->moveBehind(function, copies->getFunctions().front(), name);
}
