//===- CropPads.cpp - tensor.pad with negative padding --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Stage.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCROPPADS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static bool isNegative(OpFoldResult padding) {
  std::optional<int64_t> number = getConstantIntValue(padding);
  return number && *number < 0;
}

/// `size` less `count` elements that are dropped.
static OpFoldResult subtract(OpBuilder &builder, Location loc,
                             OpFoldResult size, int64_t count) {
  if (std::optional<int64_t> number = getConstantIntValue(size))
    return builder.getIndexAttr(*number - count);
  Value dropped = arith::ConstantIndexOp::create(builder, loc, count);
  return arith::SubIOp::create(builder, loc, cast<Value>(size), dropped)
      .getResult();
}

/// Drops what negative padding drops and pads the rest.
static void crop(tensor::PadOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> low = op.getMixedLowPad();
  SmallVector<OpFoldResult> high = op.getMixedHighPad();
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, loc, op.getSource());
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  SmallVector<OpFoldResult> offsets(sizes.size(), zero);
  SmallVector<OpFoldResult> strides(sizes.size(), one);
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    int64_t before = 0, after = 0;
    if (isNegative(low[dim])) {
      before = -*getConstantIntValue(low[dim]);
      low[dim] = zero;
    }
    if (isNegative(high[dim])) {
      after = -*getConstantIntValue(high[dim]);
      high[dim] = zero;
    }
    if (before == 0 && after == 0)
      continue;
    int64_t result = op.getResultType().getDimSize(dim);
    std::optional<int64_t> size = getConstantIntValue(sizes[dim]);
    if (size && before + after >= *size && !ShapedType::isDynamic(result)) {
      // Nothing of the source is left: what is not dropped is padding.
      sizes[dim] = low[dim] = zero;
      high[dim] = builder.getIndexAttr(result);
      continue;
    }
    offsets[dim] = builder.getIndexAttr(before);
    sizes[dim] = subtract(builder, loc, sizes[dim], before + after);
  }
  auto kept = tensor::ExtractSliceOp::create(builder, loc, op.getSource(),
                                             offsets, sizes, strides);
  auto pad = tensor::PadOp::create(builder, loc, op.getResultType(), kept, low,
                                   high, op.getNofold());
  pad->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  pad.getRegion().takeBody(op.getRegion());
  op.getResult().replaceAllUsesWith(pad.getResult());
  op.erase();
}

namespace {
struct CropPads : dp::impl::DPCropPadsBase<CropPads> {
  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(),
                          {Stage::none, Stage::parallel})))
      return signalPassFailure();
    SmallVector<tensor::PadOp> pads;
    getOperation().walk([&](tensor::PadOp op) {
      if (llvm::any_of(op.getMixedLowPad(), isNegative) ||
          llvm::any_of(op.getMixedHighPad(), isNegative))
        pads.push_back(op);
    });
    for (tensor::PadOp op : pads)
      crop(op);
  }
};
} // namespace
