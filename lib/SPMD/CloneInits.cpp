//===- CloneInits.cpp - Each op its own initial value ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/Stage.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-clone-inits"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCLONEINITS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `use` is the destination of a result or the init of a loop.
static bool isInit(OpOperand &use) {
  auto dps = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
  auto loop = dyn_cast<LoopLikeOpInterface>(use.getOwner());
  return (dps && dps.isDpsInit(&use)) ||
         (loop && loop.getTiedLoopRegionIterArg(&use));
}

/// The value of all elements of a constant tensor; null if they differ.
static TypedAttr getSplat(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  auto elements = constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                           : SplatElementsAttr();
  if (!elements || !isa<RankedTensorType>(elements.getType()) ||
      !elements.getElementType().isIntOrIndexOrFloat())
    return {};
  return cast<TypedAttr>(elements.getSplatValue<Attribute>());
}

/// Returns true if the result of `op` costs no more to compute again than to
/// copy.
static bool isMaker(Operation *op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.hasPureTensorSemantics() &&
           fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  return isa<tensor::EmptyOp, tensor::SplatOp>(op) || getSplat(op);
}

/// Clones `op`, a splat or constant as a fill.
static Value cloneMaker(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  IRMapping mapping;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    builder.clone(*fill.getOutputs().front().getDefiningOp(), mapping);
  if (isa<linalg::FillOp, tensor::EmptyOp>(op))
    return builder.clone(*op, mapping)->getResult(0);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Value element;
  ValueRange sizes;
  if (auto splat = dyn_cast<tensor::SplatOp>(op)) {
    element = splat.getInput();
    sizes = splat.getDynamicSizes();
  } else {
    element = arith::ConstantOp::create(builder, loc, getSplat(op));
  }
  Value empty = tensor::EmptyOp::create(builder, loc, type, sizes);
  return linalg::FillOp::create(builder, loc, element, empty).getResult(0);
}

/// Clones `maker` for each accumulation that begins with it. Returns the number
/// of clones.
static unsigned cloneForInits(Operation *maker) {
  bool isFillOrEmpty = isa<linalg::FillOp, tensor::EmptyOp>(maker);
  bool shared = !maker->hasOneUse();
  unsigned clones = 0;
  for (OpOperand &use : llvm::make_early_inc_range(maker->getUses())) {
    Operation *user = use.getOwner();
    // In a loop each iteration needs a clone of its own.
    bool isOwn =
        !shared && isFillOrEmpty &&
        (user->getBlock() == maker->getBlock() || isa<tensor::EmptyOp>(maker));
    if (isOwn || !isInit(use))
      continue;
    LDBG() << "clone " << maker->getName() << " for " << user->getName()
           << " at " << user->getLoc();
    OpBuilder builder(user);
    use.set(cloneMaker(builder, maker));
    ++clones;
  }
  return clones;
}

namespace {
struct CloneInits : dp::impl::DPCloneInitsBase<CloneInits> {
  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(), {Stage::program})))
      return signalPassFailure();
    if (!getOperation()->hasAttr(kEntryAttr))
      return;
    // Fills first, since each clone of a fill brings an empty tensor.
    SmallVector<Operation *> makers, empties;
    getOperation().walk([&](Operation *op) {
      if (isMaker(op))
        (isa<tensor::EmptyOp>(op) ? empties : makers).push_back(op);
    });
    makers.append(empties);
    for (Operation *maker : makers) {
      numClones += cloneForInits(maker);
      if (maker->use_empty())
        maker->erase();
    }
  }
};
} // namespace
