//===- RaiseStablehloSort.cpp - XLA's sort --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "ScalarCode.h"
#include "Utils/TensorTypes.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

static InFlightDiagnostic refuseSort(Operation *op) {
  return op->emitOpError() << "cannot become dp.sort: ";
}

LogicalResult dp::raiseStablehloSort(Operation *op, PatternRewriter &rewriter) {
  auto first = op->getNumOperands() == 0
                   ? RankedTensorType()
                   : dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!first || first.getRank() == 0 ||
      op->getOperandTypes() != op->getResultTypes())
    return refuseSort(op)
           << "expected values that are ranked tensors, and a result "
              "for each";
  SmallVector<Type> elements;
  for (Type type : op->getOperandTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.getShape() != first.getShape())
      return refuseSort(op) << "expected values of one shape, found " << type
                            << " beside " << first;
    elements.append(2, getSignless(tensor.getElementType()));
  }
  // The last one, if it is not there.
  int64_t dim = -1;
  if (auto dimension = op->getAttrOfType<IntegerAttr>("dimension"))
    dim = dimension.getInt();
  if (dim < -first.getRank() || dim >= first.getRank())
    return refuseSort(op) << "expected a 'dimension' of " << first << ", found "
                          << dim;
  if (dim < 0)
    dim += first.getRank();
  FailureOr<ScalarCode> code = getScalarCode(op);
  if (failed(code))
    return failure();
  if (code->block->getArgumentTypes() != TypeRange(elements) ||
      code->results.size() != 1 || !code->results[0].getType().isInteger(1))
    return refuseSort(op)
           << "expected a region that compares two elements of each "
              "value";
  Location loc = op->getLoc();
  SmallVector<Value> values;
  for (Value value : op->getOperands())
    values.push_back(
        castSign(rewriter, loc, value, getSignless(value.getType())));
  auto sort = SortOp::create(rewriter, loc, values, dim);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Block *body =
        rewriter.createBlock(&sort.getComparator(), {}, elements,
                             SmallVector<Location>(elements.size(), loc));
    YieldOp::create(
        rewriter, loc,
        code->emit(rewriter, loc, body->getArguments(), rewriter.getI1Type()));
  }
  SmallVector<Value> results;
  for (auto [type, value] :
       llvm::zip_equal(op->getResultTypes(), sort->getResults()))
    results.push_back(castSign(rewriter, loc, value, type));
  rewriter.replaceOp(op, results);
  return success();
}
