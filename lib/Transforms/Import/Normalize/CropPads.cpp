//===- CropPads.cpp - tensor.pad with negative padding --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-normalize"

using namespace mlir;
using namespace mlir::dp;

static bool isNegative(OpFoldResult padding) {
  std::optional<int64_t> number = getConstantIntValue(padding);
  return number && *number < 0;
}

static bool isConstant(OpFoldResult padding) {
  return getConstantIntValue(padding).has_value();
}

/// Returns `size` - `count`.
static OpFoldResult subtract(OpBuilder &builder, Location loc,
                             OpFoldResult size, int64_t count) {
  if (std::optional<int64_t> number = getConstantIntValue(size))
    return builder.getIndexAttr(*number - count);
  Value dropped = arith::ConstantIndexOp::create(builder, loc, count);
  return arith::SubIOp::create(builder, loc, cast<Value>(size), dropped)
      .getResult();
}

/// Replaces negative padding by a slice, and pads the rest.
static tensor::PadOp crop(RewriterBase &builder, tensor::PadOp op) {
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
      // No element of the source is left: all elements are padding.
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
  builder.inlineRegionBefore(op.getRegion(), pad.getRegion(),
                             pad.getRegion().begin());
  builder.replaceOp(op, pad);
  return pad;
}

/// Lets a slice that has no element of the padding be one of the source, as
/// that of the gradient of a strided filter of one pixel. Upstream's
/// ExtractSliceOfPadTensorSwapPattern pads the slice, by sizes that it
/// computes.
static bool sliceSource(RewriterBase &rewriter, tensor::PadOp pad,
                        tensor::ExtractSliceOp slice) {
  SmallVector<int64_t> offsets(slice.getStaticOffsets());
  for (int64_t dim = 0; dim < pad.getSourceType().getRank(); ++dim) {
    std::optional<int64_t> low = getConstantIntValue(pad.getMixedLowPad()[dim]);
    std::optional<int64_t> high =
        getConstantIntValue(pad.getMixedHighPad()[dim]);
    if (low == 0 && high == 0)
      continue;
    int64_t offset = slice.getStaticOffset(dim);
    int64_t size = slice.getStaticSize(dim);
    int64_t stride = slice.getStaticStride(dim);
    int64_t extent = pad.getSourceType().getDimSize(dim);
    if (!low || !high || ShapedType::isDynamic(offset) ||
        ShapedType::isDynamic(size) || ShapedType::isDynamic(stride) ||
        ShapedType::isDynamic(extent) || size < 1 || offset < *low ||
        offset + (size - 1) * stride >= *low + extent)
      return false;
    offsets[dim] = offset - *low;
  }
  rewriter.modifyOpInPlace(slice, [&] {
    slice.getSourceMutable().assign(pad.getSource());
    slice.setStaticOffsets(offsets);
  });
  return true;
}

/// Ends the step if dynamic padding is negative, so that bufferization would
/// write beside the result.
static void check(OpBuilder &builder, tensor::PadOp op) {
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> low = op.getMixedLowPad();
  SmallVector<OpFoldResult> high = op.getMixedHighPad();
  auto toValue = [&](OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(builder, loc, number);
  };
  auto expect = [&](arith::CmpIPredicate predicate, Value a, Value b,
                    const Twine &message) {
    Value holds = arith::CmpIOp::create(builder, loc, predicate, a, b);
    cf::AssertOp::create(builder, loc, holds, builder.getStringAttr(message));
  };
  for (int64_t dim = 0; dim < op.getResultType().getRank(); ++dim) {
    if (getConstantIntValue(low[dim]) && getConstantIntValue(high[dim]))
      continue;
    std::string where = " of dimension " + std::to_string(dim);
    bool isDynamic = op.getResultType().isDynamicDim(dim);
    Value extent =
        isDynamic
            ? Value()
            : toValue(builder.getIndexAttr(op.getResultType().getDimSize(dim)));
    for (auto [padding, name] :
         {std::pair(low[dim], "low"), std::pair(high[dim], "high")}) {
      if (getConstantIntValue(padding))
        continue;
      std::string what = "the " + std::string(name) + " padding" + where;
      if (isDynamic)
        expect(arith::CmpIPredicate::sge, toValue(padding),
               toValue(builder.getIndexAttr(0)),
               what + " is negative at run time; only constant padding may be");
      else // Unsigned, a negative number is greater, too.
        expect(arith::CmpIPredicate::ule, toValue(padding), extent,
               what + " is negative at run time, which only constant padding "
                      "may be, or greater than the result's extent");
    }
    if (isDynamic)
      continue;
    Value sum =
        toValue(tensor::getMixedSize(builder, loc, op.getSource(), dim));
    for (OpFoldResult padding : {low[dim], high[dim]})
      sum = arith::AddIOp::create(builder, loc, sum, toValue(padding));
    expect(arith::CmpIPredicate::eq, sum, extent,
           "the source's extent and the padding" + where +
               " do not add up to the result's extent");
  }
}

namespace {
struct CropPad : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    bool isSliced = false;
    for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user))
        isSliced |= sliceSource(rewriter, op, slice);
    if (isSliced && op.use_empty()) {
      rewriter.eraseOp(op);
      return success();
    }
    bool isCropped = llvm::any_of(op.getMixedLowPad(), isNegative) ||
                     llvm::any_of(op.getMixedHighPad(), isNegative);
    bool isDynamic = !llvm::all_of(op.getMixedLowPad(), isConstant) ||
                     !llvm::all_of(op.getMixedHighPad(), isConstant);
    if (isCropped) {
      LDBG() << "crop " << op->getName() << " at " << op.getLoc();
      op = crop(rewriter, op);
      rewriter.setInsertionPoint(op);
    }
    if (isDynamic) {
      LDBG() << "check the extents of " << op->getName() << " at "
             << op.getLoc();
      check(rewriter, op);
    }
    return success(isSliced || isCropped || isDynamic);
  }
};
} // namespace

void dp::populateCropPadsPatterns(RewritePatternSet &patterns) {
  patterns.add<CropPad>(patterns.getContext());
}
