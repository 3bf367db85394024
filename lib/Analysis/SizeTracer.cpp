//===- SizeTracer.cpp - Global sizes of dimensions ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/SizeTracer.h"

#include "dp/Analysis/Extents.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

std::optional<int64_t> SizeTracer::traceIndex(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    int64_t first = function.getNumArguments() - dims.size();
    if (argument.getOwner() == &function.front() &&
        argument.getArgNumber() >= first)
      return argument.getArgNumber() - first;
    return std::nullopt;
  }
  if (auto size = value.getDefiningOp<ShardSizeOp>())
    return traceIndex(size.getExtent());
  if (auto dim = value.getDefiningOp<tensor::DimOp>())
    if (std::optional<int64_t> number = dim.getConstantIndex())
      return traceDim(dim.getSource(), *number);
  return std::nullopt;
}

std::optional<int64_t> SizeTracer::traceDim(Value value, int64_t dim) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == &function.front())
    return findGlobalSize(dims, argument.getArgNumber(), dim);
  if (Value source = getExtentSource(value))
    return traceDim(source, dim);
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return std::nullopt;
  // Its operand has another type, but is as large.
  if (auto cast = value.getDefiningOp<tensor::CastOp>())
    return traceDim(cast.getSource(), dim);
  ScratchBuilder scratch(result.getOwner());
  FailureOr<OpFoldResult> size = reifyDimOfResult(
      scratch, result.getOwner(), result.getResultNumber(), dim);
  Value open = failed(size) ? Value() : dyn_cast<Value>(*size);
  return open ? traceIndex(open) : std::nullopt;
}
