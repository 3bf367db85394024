//===- SizeTracer.cpp - Which global size a dimension has -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/SizeTracer.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

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
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != &function.front()) {
      auto loop =
          dyn_cast<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
      OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
      return init ? traceDim(init->get(), dim) : std::nullopt;
    }
    return findGlobalSize(dims, argument.getArgNumber(), dim);
  }
  Operation *op = value.getDefiningOp();
  auto result = cast<OpResult>(value);
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    return traceDim(dps.getTiedOpOperand(result)->get(), dim);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return traceDim(loop.getInits()[result.getResultNumber()], dim);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return traceDim(loop.getConditionOp().getArgs()[result.getResultNumber()],
                    dim);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return traceDim(branch.thenYield().getOperand(result.getResultNumber()),
                    dim);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return traceDim(cast.getSource(), dim);
  if (auto gather = dyn_cast<AllGatherOp>(op)) {
    if (static_cast<int64_t>(gather.getDim()) == dim && gather.getSize())
      return traceIndex(gather.getSize());
    return traceDim(gather.getInput(), dim);
  }
  if (auto slice = dyn_cast<LocalSliceOp>(op))
    return traceDim(slice.getInput(), dim);
  if (auto collective = dyn_cast<CollectiveOpInterface>(op)) {
    if (collective.getCollectiveKind() != CollectiveKind::allToAll)
      return traceDim(collective.getSent(), dim);
    return dim == 1 ? traceDim(collective.getSent(), 0) : std::nullopt;
  }
  ReifiedRankedShapedTypeDims shapes;
  OpBuilder at(op);
  if (failed(reifyResultShapes(at, op, shapes)))
    return std::nullopt;
  auto size = dyn_cast<Value>(shapes[result.getResultNumber()][dim]);
  return size ? traceIndex(size) : std::nullopt;
}
