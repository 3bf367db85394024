//===- RaiseStablehloSort.cpp - XLA's sort --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ScalarCode.h"
#include "Utils/TensorTypes.h"

#include "dp/IR/DP.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-raise-stablehlo-sort"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRAISESTABLEHLOSORT
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static InFlightDiagnostic refuseSort(Operation *op) {
  return op->emitOpError() << "cannot become dp.sort: ";
}

static LogicalResult raiseStablehloSort(Operation *op) {
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
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> values;
  for (Value value : op->getOperands())
    values.push_back(
        castSign(builder, loc, value, getSignless(value.getType())));
  auto sort = SortOp::create(builder, loc, values, dim);
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *body =
        builder.createBlock(&sort.getComparator(), {}, elements,
                            SmallVector<Location>(elements.size(), loc));
    YieldOp::create(
        builder, loc,
        code->emit(builder, loc, body->getArguments(), builder.getI1Type()));
  }
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), sort->getResults()))
    result.replaceAllUsesWith(castSign(builder, loc, value, result.getType()));
  op->erase();
  return success();
}

namespace {
struct RaiseStablehloSort
    : dp::impl::DPRaiseStablehloSortBase<RaiseStablehloSort> {
  void runOnStage() override {
    SmallVector<Operation *> sorts;
    getOperation().walk([&](Operation *op) {
      if (isForeignOp(op) && op->getName().getStringRef() == "stablehlo.sort")
        sorts.push_back(op);
    });
    for (Operation *op : sorts) {
      LDBG() << "raise " << op->getName() << " at " << op->getLoc();
      if (failed(raiseStablehloSort(op)))
        return signalPassFailure();
      ++numRaised;
    }
  }
};
} // namespace
