//===- ConvolutionRounding.cpp - 16-bit results of convolutions -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvolutionRounding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the only op that reads more than the sizes of `value`.
static Operation *getReader(Value value) {
  Operation *reader = nullptr;
  for (Operation *user : value.getUsers()) {
    if (isa<tensor::DimOp>(user))
      continue;
    if (reader)
      return nullptr;
    reader = user;
  }
  return reader;
}

std::optional<ConvolutionRounding>
mlir::dp::findConvolutionRounding(linalg::LinalgOp op) {
  Value sum = op->getResult(0);
  Operation *reader = getReader(sum);
  ConvolutionRounding result{{},
                             dyn_cast_or_null<tensor::CollapseShapeOp>(reader)};
  if (result.joined) {
    sum = result.joined.getResult();
    reader = getReader(sum);
  }
  auto rounding = dyn_cast_or_null<linalg::GenericOp>(reader);
  if (!rounding || rounding.getNumDpsInputs() != 1 ||
      rounding.getNumDpsInits() != 1 || !rounding.isAllParallelLoops() ||
      rounding.getInputs()[0] != sum ||
      getElementTypeOrSelf(rounding.getResultTypes()[0]) !=
          getElementTypeOrSelf(op.getDpsInputs()[0].getType()) ||
      !llvm::all_of(rounding.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return std::nullopt;
  auto rounded = rounding.getBody()
                     ->getTerminator()
                     ->getOperand(0)
                     .getDefiningOp<arith::TruncFOp>();
  if (!rounded || rounded.getIn() != rounding.getBody()->getArgument(0))
    return std::nullopt;
  result.op = rounding;
  return result;
}
