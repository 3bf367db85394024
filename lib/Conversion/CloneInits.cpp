//===- CloneInits.cpp - Each op its own initial value ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCLONEINITS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static void cloneForInits(linalg::FillOp fill) {
  auto empty = fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  if (!empty || fill->hasOneUse())
    return;
  for (OpOperand &use : llvm::make_early_inc_range(fill->getUses())) {
    auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    if (!user || !user.isDpsInit(&use))
      continue;
    OpBuilder builder(user);
    IRMapping mapping;
    builder.clone(*empty, mapping);
    use.set(builder.clone(*fill, mapping)->getResult(0));
  }
}

/// The tensor of which `value` is all elements in another shape.
static Value getReshaped(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
            op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// One tensor in two destinations (a value returned twice, or also as it is
/// reshaped) cannot be computed in both, and is overwritten by the first: the
/// second takes it from there, or from a copy made before.
static void separateResults(func::FuncOp function) {
  using bufferization::MaterializeInDestinationOp;
  // State last: what is written there may not be read again.
  for (auto result :
       llvm::to_vector(function.getOps<MaterializeInDestinationOp>()))
    if (!result.getDest().hasOneUse())
      result->moveBefore(function.front().getTerminator());
  llvm::DenseMap<Value, MaterializeInDestinationOp> placed;
  MaterializeInDestinationOp first;
  for (auto result : function.getOps<MaterializeInDestinationOp>()) {
    if (!first)
      first = result;
    Value source = result.getSource();
    Value root = getReshaped(source);
    auto [it, isNew] = placed.try_emplace(root, result);
    // A reshaped argument may be state, which is overwritten, too.
    bool ofArgument = isa<BlockArgument>(root) && root != source;
    if (isNew && !ofArgument)
      continue;
    if (!isNew && it->second.getSource() == source) {
      result.getSourceMutable().assign(it->second.getResult());
      continue;
    }
    OpBuilder builder(first);
    auto copy = bufferization::AllocTensorOp::create(
        builder, result.getLoc(), cast<RankedTensorType>(source.getType()),
        ValueRange(), source);
    result.getSourceMutable().assign(copy);
  }
}

namespace {
struct CloneInits : dp::impl::DPCloneInitsBase<CloneInits> {
  void runOnOperation() override {
    if (!getOperation()->hasAttr(kEntryAttr))
      return;
    separateResults(getOperation());
    SmallVector<linalg::FillOp> fills;
    getOperation().walk([&](linalg::FillOp fill) { fills.push_back(fill); });
    for (linalg::FillOp fill : fills) {
      cloneForInits(fill);
      if (fill->use_empty())
        fill.erase();
    }
  }
};
} // namespace
