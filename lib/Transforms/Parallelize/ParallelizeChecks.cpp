//===- ParallelizeChecks.cpp - Functions that dp-parallelize rewrites -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ParallelizeChecks.h"

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

/// Fails with an error unless devices can hold values of `type`.
static LogicalResult checkType(Type type, StringRef what,
                               llvm::function_ref<InFlightDiagnostic()> emit) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (isa<ShapedType>(type) && !ranked)
    return emit() << what << " is " << type << ", expected a ranked tensor";
  if (ranked && ranked.getEncoding())
    return emit() << what << " is " << type
                  << ", expected a tensor without encoding";
  return success();
}

/// Fails with an error unless `type` can be that of an argument or result.
static LogicalResult
checkBoundary(Type type, StringRef what,
              llvm::function_ref<InFlightDiagnostic()> emit) {
  if (failed(checkType(type, what, emit)))
    return failure();
  auto ranked = dyn_cast<RankedTensorType>(type);
  Type element = ranked ? ranked.getElementType() : type;
  if (!element.isIntOrIndexOrFloat() && !isa<ComplexType>(element))
    return emit() << what << " is " << type << ", expected a ranked tensor "
                  << (ranked ? "of numbers" : "or a number");
  return success();
}

/// Checks that `block` can be rebuilt.
static LogicalResult
checkBlock(Block &block,
           llvm::function_ref<InFlightDiagnostic(Location)> error) {
  for (Operation &op : block) {
    auto atOp = [&] { return error(op.getLoc()); };
    if (isa<ParallelOp>(op))
      return atOp() << "it is parallel already";
    for (Value operand : op.getOperands())
      if (isa<TensorType>(operand.getType()) &&
          failed(checkType(operand.getType(), "an operand", atOp)))
        return failure();
    for (Type type : op.getResultTypes())
      if (isa<TensorType>(type) && failed(checkType(type, "a result", atOp)))
        return failure();
    if (isControlFlow(&op))
      for (Region &region : op.getRegions())
        if (!region.empty() && failed(checkBlock(region.front(), error)))
          return failure();
  }
  return success();
}

LogicalResult mlir::dp::checkParallelizable(func::FuncOp function) {
  auto error = [&](Location loc) {
    return emitError(loc) << "cannot parallelize '" << function.getName()
                          << "': ";
  };
  auto atFunction = [&] { return error(function.getLoc()); };
  if (function->hasAttr(kSPMDAttr))
    return atFunction() << "it is one device's program already";
  if (!function.getBody().hasOneBlock())
    return atFunction() << "its body has several blocks, expected structured "
                           "control flow (scf)";
  if (!isa<func::ReturnOp>(function.getBody().front().getTerminator()))
    return atFunction() << "its body does not end with func.return";
  for (BlockArgument argument : function.getArguments())
    if (failed(
            checkBoundary(argument.getType(),
                          ("argument " + Twine(argument.getArgNumber())).str(),
                          [&] { return error(argument.getLoc()); })))
      return failure();
  for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
    std::string what = ("result " + Twine(index)).str();
    if (failed(checkBoundary(type, what, atFunction)))
      return failure();
    if (!isa<RankedTensorType>(type) && !type.isIntOrIndexOrFloat())
      return atFunction() << what << " is " << type
                          << ", expected a ranked tensor or a number";
  }
  return checkBlock(function.getBody().front(), error);
}
