//===- ExpandCasts.cpp - Casts that upstream folds or lowers wrongly ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-expand-casts"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPANDCASTS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns `type`, a tensor, vector or scalar, with elements of `element`.
static Type withElement(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

/// Returns true if `op` drops bits of an index.
static bool isNarrowing(Operation *op) {
  if (!isa<arith::IndexCastOp, arith::IndexCastUIOp>(op))
    return false;
  Type element = getElementTypeOrSelf(op->getResult(0));
  return element.isInteger() && element.getIntOrFloatBitWidth() < 64;
}

/// Upstream takes a cast to a narrow type and back for nothing.
static void splitNarrowing(Operation *op) {
  OpBuilder builder(op);
  Type type = op->getResult(0).getType();
  Value wide = arith::IndexCastOp::create(
      builder, op->getLoc(), withElement(type, builder.getI64Type()),
      op->getOperand(0));
  Value narrow = arith::TruncIOp::create(builder, op->getLoc(), type, wide);
  op->getResult(0).replaceAllUsesWith(narrow);
  op->erase();
}

/// Upstream has neither a lowering to loops nor to buffers.
static void replaceBitcast(tensor::BitcastOp op) {
  OpBuilder builder(op);
  Value value = op.getSource();
  Type element = getElementTypeOrSelf(op.getType());
  if (getElementTypeOrSelf(value) != element)
    value = arith::BitcastOp::create(
        builder, op.getLoc(), withElement(value.getType(), element), value);
  if (value.getType() != op.getType())
    value = tensor::CastOp::create(builder, op.getLoc(), op.getType(), value);
  op.getResult().replaceAllUsesWith(value);
  op.erase();
}

/// Upstream lowers the sizes of a shape as numbers of 64 bits.
static void widenShape(tensor::ReshapeOp op) {
  OpBuilder builder(op);
  Value shape = arith::IndexCastOp::create(
      builder, op.getLoc(),
      withElement(op.getShape().getType(), builder.getIndexType()),
      op.getShape());
  op.getShapeMutable().assign(shape);
}

namespace {
struct ExpandCasts : dp::impl::DPExpandCastsBase<ExpandCasts> {
  void runOnStage() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      auto reshape = dyn_cast<tensor::ReshapeOp>(op);
      if (isNarrowing(op) || isa<tensor::BitcastOp>(op) ||
          (reshape && !getElementTypeOrSelf(reshape.getShape()).isIndex()))
        found.push_back(op);
    });
    if (found.empty())
      return markAllAnalysesPreserved();
    numExpanded += found.size();
    for (Operation *op : found) {
      LDBG() << "expand " << op->getName() << " at " << op->getLoc();
      if (auto bitcast = dyn_cast<tensor::BitcastOp>(op))
        replaceBitcast(bitcast);
      else if (auto reshape = dyn_cast<tensor::ReshapeOp>(op))
        widenShape(reshape);
      else
        splitNarrowing(op);
    }
  }
};
} // namespace
