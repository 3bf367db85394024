//===- IndexBounds.cpp - The range an index argument must be in -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A forward walk over the values that are elements of the argument. Frontends
// put casts, clamps and the wrap of negative indices between an index and its
// use, `select(i < 0, i + n, i)`; anything else ends the walk.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/IndexBounds.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
class IndexWalk {
public:
  std::optional<int64_t> run(Value argument) {
    values.insert(argument);
    for (size_t i = 0; i < values.size(); ++i)
      for (OpOperand &use : values[i].getUses())
        visit(use);
    return largest;
  }

private:
  void visit(OpOperand &use);
  void visitSliceOffset(tensor::ExtractSliceOp slice, unsigned operand);
  void limit(int64_t value) {
    if (value >= 0)
      largest = largest ? std::min(*largest, value) : value;
  }
  void follow(ValueRange more) { values.insert(more.begin(), more.end()); }

  llvm::SetVector<Value> values;
  std::optional<int64_t> largest;
};
} // namespace

/// Returns true if the op's results are its operand's elements, in another
/// type, place or range.
static bool handsOn(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp,
          arith::ExtUIOp, arith::TruncIOp, arith::MaxSIOp, arith::MinSIOp,
          arith::MaxUIOp, arith::MinUIOp>(op))
    return true;
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    // Guarded by its range, an index that does not exist is not used.
    auto guard = select.getCondition().getDefiningOp<arith::CmpIOp>();
    if (guard && guard.getPredicate() == arith::CmpIPredicate::ult &&
        guard.getLhs() == use.get())
      return false;
    return use.getOperandNumber() != 0;
  }
  if (isa<arith::AddIOp>(op))
    return matchPattern(op->getOperand(1 - use.getOperandNumber()),
                        m_Constant());
  if (isa<tensor::TensorDialect>(op->getDialect()))
    return use.getOperandNumber() == 0 && !isa<tensor::DimOp>(op);
  if (auto update = dyn_cast<IndexUpdateOp>(op))
    return !update.getKind() && use.get() != update.getIndices();
  return op->getDialect() && op->getDialect()->getNamespace() == "dp" &&
         use.getOperandNumber() == 0;
}

void IndexWalk::visitSliceOffset(tensor::ExtractSliceOp slice,
                                 unsigned operand) {
  auto offsets = slice.getMixedOffsets();
  auto sizes = slice.getStaticSizes();
  Value index = slice->getOperand(operand);
  for (auto [dim, offset] : llvm::enumerate(offsets)) {
    int64_t extent = slice.getSourceType().getDimSize(dim);
    if (dyn_cast<Value>(offset) == index && !ShapedType::isDynamic(extent) &&
        !ShapedType::isDynamic(sizes[dim]))
      limit(extent - sizes[dim]);
  }
}

void IndexWalk::visit(OpOperand &use) {
  Operation *op = use.getOwner();
  unsigned number = use.getOperandNumber();
  if (auto extract = dyn_cast<tensor::ExtractOp>(op); extract && number != 0) {
    int64_t extent = extract.getTensor().getType().getDimSize(number - 1);
    if (!ShapedType::isDynamic(extent))
      limit(extent - 1);
    return;
  }
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op); slice && number != 0)
    return visitSliceOffset(slice, number);
  if (auto linalg = dyn_cast<linalg::LinalgOp>(op))
    return follow(linalg.getMatchingBlockArgument(&use));
  if (isa<linalg::YieldOp>(op)) {
    Operation *parent = op->getParentOp();
    if (isa<linalg::LinalgOp>(parent) && number < parent->getNumResults())
      follow(parent->getResult(number));
    return;
  }
  if (handsOn(use))
    follow(op->getResults());
}

std::optional<int64_t> mlir::dp::getLargestIndex(Value argument) {
  return IndexWalk().run(argument);
}
