//===- CloneInits.cpp - Each op its own initial value ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCLONEINITS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static void cloneForInits(linalg::FillOp fill) {
  auto empty = fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  if (!empty)
    return;
  bool shared = !fill->hasOneUse();
  for (OpOperand &use : llvm::make_early_inc_range(fill->getUses())) {
    Operation *user = use.getOwner();
    // In a loop each iteration needs its own.
    if (!shared && user->getBlock() == fill->getBlock())
      return;
    auto dps = dyn_cast<DestinationStyleOpInterface>(user);
    auto loop = dyn_cast<LoopLikeOpInterface>(user);
    bool isInit = (dps && dps.isDpsInit(&use)) ||
                  (loop && loop.getTiedLoopRegionIterArg(&use));
    if (!isInit)
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
