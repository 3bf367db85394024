//===- CloneInits.cpp - Each op its own initial value ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

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

namespace {
struct CloneInits : dp::impl::DPCloneInitsBase<CloneInits> {
  void runOnOperation() override {
    if (!getOperation()->hasAttr(kEntryAttr))
      return;
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
