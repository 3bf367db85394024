//===- CloneInits.cpp - Clones of shared fills ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
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

/// The value of all elements of a maker that is no empty tensor.
static Value getElement(OpBuilder &builder, Operation *op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.getInputs()[0];
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return splat.getInput();
  return arith::ConstantOp::create(builder, op->getLoc(), getSplat(op));
}

/// Replaces a slice of one value, which ops begin with, by a fill of its sizes:
/// the whole tensor would be stored, and the slice copied.
static void fillSlice(tensor::ExtractSliceOp slice) {
  Operation *maker = slice.getSource().getDefiningOp();
  if (!maker || !isMaker(maker) || isa<tensor::EmptyOp>(maker) ||
      !llvm::any_of(slice->getUses(), isInit))
    return;
  SmallVector<OpFoldResult> sizes;
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  for (auto [dim, size] : llvm::enumerate(slice.getMixedSizes()))
    if (!dropped.test(dim))
      sizes.push_back(size);
  OpBuilder builder(slice);
  RankedTensorType type = slice.getType();
  auto empty = tensor::EmptyOp::create(builder, slice.getLoc(), sizes,
                                       type.getElementType());
  if (empty.getType() != type)
    return empty.erase();
  LDBG() << "fill a slice of " << maker->getName() << " at " << slice.getLoc();
  Value element = getElement(builder, maker);
  auto fill = linalg::FillOp::create(builder, slice.getLoc(), element,
                                     empty.getResult());
  slice.replaceAllUsesWith(fill.getResult(0));
  slice.erase();
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
  ValueRange sizes;
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    sizes = splat.getDynamicSizes();
  Value element = getElement(builder, op);
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

/// Moves a fill to the op of its block that begins with it, so that it is not
/// kept until then, and one kernel may do both.
static void moveToUse(linalg::FillOp fill) {
  if (!fill.hasPureTensorSemantics() || !fill->hasOneUse())
    return;
  OpOperand &use = *fill->use_begin();
  if (use.getOwner()->getBlock() == fill->getBlock() && isInit(use))
    fill->moveBefore(use.getOwner());
}

/// Gives a destination the location of the op that writes it: CSE has left that
/// of the first destination of its type, which names the buffer in dumps.
static void locateAtUse(Operation *maker) {
  if (!maker->hasOneUse() || !isInit(*maker->use_begin()))
    return;
  maker->setLoc(maker->use_begin()->getOwner()->getLoc());
}

namespace {
struct CloneInits : dp::impl::DPCloneInitsBase<CloneInits> {
  void runOnEntry() override {
    SmallVector<tensor::ExtractSliceOp> slices;
    getOperation().walk(
        [&](tensor::ExtractSliceOp slice) { slices.push_back(slice); });
    llvm::for_each(slices, fillSlice);
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
    SmallVector<linalg::FillOp> fills;
    getOperation().walk([&](linalg::FillOp fill) { fills.push_back(fill); });
    llvm::for_each(fills, moveToUse);
    // A fill first, which writes an empty tensor.
    for (linalg::FillOp fill : fills)
      locateAtUse(fill);
    getOperation().walk([](tensor::EmptyOp empty) { locateAtUse(empty); });
  }
};
} // namespace
