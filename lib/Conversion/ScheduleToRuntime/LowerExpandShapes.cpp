//===- LowerExpandShapes.cpp - Views with several unknown sizes -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-lower-expand-shapes"

namespace mlir::dp {
#define GEN_PASS_DEF_DPLOWEREXPANDSHAPES
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if a dimension is divided into several of unknown size.
static bool hasSeveralUnknownSizes(memref::ExpandShapeOp op) {
  MemRefType type = op.getResultType();
  return llvm::any_of(op.getReassociationIndices(),
                      [&](ArrayRef<int64_t> dims) {
                        return llvm::count_if(dims, [&](int64_t dim) {
                                 return type.isDynamicDim(dim);
                               }) > 1;
                      });
}

namespace {
struct LowerExpandShape : OpRewritePattern<memref::ExpandShapeOp> {
  LowerExpandShape(MLIRContext *context, Pass::Statistic &numLowered)
      : OpRewritePattern(context), numLowered(numLowered) {}

  LogicalResult matchAndRewrite(memref::ExpandShapeOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasSeveralUnknownSizes(op))
      return failure();
    LDBG() << "lower " << op;
    ++numLowered;
    Location loc = op.getLoc();
    auto source =
        memref::ExtractStridedMetadataOp::create(rewriter, loc, op.getSrc());
    auto [known, knownOffset] = op.getResultType().getStridesAndOffset();
    SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    SmallVector<OpFoldResult> strides(sizes.size());
    for (auto [at, dims] : llvm::enumerate(op.getReassociationIndices())) {
      OpFoldResult stride = source.getConstifiedMixedStrides()[at];
      for (int64_t dim : llvm::reverse(dims)) {
        strides[dim] = ShapedType::isDynamic(known[dim])
                           ? stride
                           : OpFoldResult(rewriter.getIndexAttr(known[dim]));
        // The outermost size is no part of a stride.
        if (dim != dims.front())
          stride = multiply(rewriter, loc, strides[dim], sizes[dim]);
      }
    }
    rewriter.replaceOpWithNewOp<memref::ReinterpretCastOp>(
        op, op.getResultType(), source.getBaseBuffer(),
        source.getConstifiedMixedOffset(), sizes, strides);
    return success();
  }

private:
  static OpFoldResult multiply(PatternRewriter &rewriter, Location loc,
                               OpFoldResult a, OpFoldResult b) {
    std::optional<int64_t> left = getConstantIntValue(a);
    std::optional<int64_t> right = getConstantIntValue(b);
    if (left && right)
      return rewriter.getIndexAttr(*left * *right);
    return arith::MulIOp::create(
               rewriter, loc, getValueOrCreateConstantIndexOp(rewriter, loc, a),
               getValueOrCreateConstantIndexOp(rewriter, loc, b))
        .getResult();
  }

  Pass::Statistic &numLowered;
};

struct LowerExpandShapes
    : dp::impl::DPLowerExpandShapesBase<LowerExpandShapes> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<LowerExpandShape>(&getContext(), numLowered);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
