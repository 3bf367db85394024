//===- SizeTracer.cpp - Global sizes of dimensions ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Extents/SizeTracer.h"

#include "dp/Analysis/Extents/Extents.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the value that has the extent `dim` of `tensor`: another tensor, or
/// an index, and then resets `dim`. Null if there is none.
static Value stepFromDim(Value tensor, std::optional<int64_t> &dim,
                         std::optional<ScratchBuilder> &scratch) {
  if (Value source = getExtentSource(tensor))
    return source;
  auto result = dyn_cast<OpResult>(tensor);
  if (!result)
    return nullptr;
  // Its operand has another type, but is as large.
  if (auto cast = tensor.getDefiningOp<tensor::CastOp>())
    return cast.getSource();
  // Upstream's size is an affine.apply, also of a dimension that is joined with
  // none, or with dimensions of size 1.
  if (auto collapse = tensor.getDefiningOp<tensor::CollapseShapeOp>()) {
    ReassociationIndices group = collapse.getReassociationIndices()[*dim];
    llvm::erase_if(group, [&](int64_t number) {
      return collapse.getSrcType().getDimSize(number) == 1;
    });
    if (group.size() == 1) {
      dim = group.front();
      return collapse.getSrc();
    }
  }
  if (scratch)
    scratch->setInsertionPoint(result.getOwner());
  else
    scratch.emplace(result.getOwner());
  FailureOr<OpFoldResult> size = reifyDimOfResult(
      *scratch, result.getOwner(), result.getResultNumber(), *dim);
  dim.reset();
  return failed(size) ? Value() : dyn_cast<Value>(*size);
}

std::optional<int64_t> SizeTracer::trace(Value value,
                                         std::optional<int64_t> dim) {
  std::optional<ScratchBuilder> scratch; // until the value is found
  // An index, or with `dim` a tensor's dimension, until it is an argument.
  while (value) {
    auto argument = dyn_cast<BlockArgument>(value);
    bool isOfFunction = argument && argument.getOwner() == &function.front();
    if (dim && isOfFunction)
      return findGlobalSize(dims, argument.getArgNumber(), *dim);
    if (dim) {
      value = stepFromDim(value, dim, scratch);
      continue;
    }
    if (argument) {
      int64_t first = function.getNumArguments() - dims.size();
      if (isOfFunction && argument.getArgNumber() >= first)
        return argument.getArgNumber() - first;
      return std::nullopt;
    }
    if (auto size = value.getDefiningOp<ShardSizeOp>()) {
      value = size.getExtent();
      continue;
    }
    auto source = value.getDefiningOp<tensor::DimOp>();
    dim = source ? source.getConstantIndex() : std::nullopt;
    value = dim ? source.getSource() : Value();
  }
  return std::nullopt;
}
