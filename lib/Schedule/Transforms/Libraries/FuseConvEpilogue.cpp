//===- FuseConvEpilogue.cpp - Bias and relu as part of a convolution ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FuseEpilogues.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// A dense buffer with the shape of a convolution's result, and the view of it
/// that a kernel takes, whose dimensions are groups of the buffer's.
struct Image {
  Value buffer;
  SmallVector<ReassociationIndices> groups;
};
} // namespace

static Image getImage(Value view) {
  // Kernels of one loop take sizes that their type does not have.
  while (auto cast = view.getDefiningOp<memref::CastOp>())
    view = cast.getSource();
  Image image{view, {}};
  auto collapse = view.getDefiningOp<memref::CollapseShapeOp>();
  if (collapse && isDense(collapse.getSrc())) {
    image.buffer = collapse.getSrc();
    image.groups = collapse.getReassociationIndices();
    return image;
  }
  for (int64_t dim = 0; dim < cast<MemRefType>(view.getType()).getRank(); ++dim)
    image.groups.push_back({dim});
  return image;
}

/// Returns true if `conv` can have the epilogue in addition to its own.
static bool isPossible(ConvOp conv, const EpilogueKernel &epilogue) {
  // cuDNN has no deterministic kernel of f32 for a relu alone.
  if (conv.getBias())
    return !conv.getRelu() && !epilogue.bias && epilogue.relu;
  // A 16-bit result would be rounded after the bias only.
  return epilogue.bias && getElementTypeOrSelf(conv.getOut()).isF32() &&
         !conv.getAccumulate() && !conv.getFilterGradient() &&
         !conv.getInputGradient();
}

/// Returns true if `bias` has an element for each channel of the result, of
/// which `group` are dimensions.
static bool isOfChannels(Value bias, ConvOp conv, ArrayRef<int64_t> group) {
  int64_t rank = cast<MemRefType>(conv.getOut().getType()).getRank();
  int64_t channel = conv.getChannelsFirst() ? 1 : rank - 1;
  return group == ArrayRef(channel) &&
         cast<MemRefType>(bias.getType()).getRank() == 1 && isDense(bias);
}

static bool fuse(PatternRewriter &rewriter, ConvOp conv, LaunchOp launch,
                 const EpilogueKernel &epilogue) {
  if (!isPossible(conv, epilogue))
    return false;
  OperandRange params = launch.getParams();
  Value result = conv.getOut();
  Value bias = epilogue.bias ? params[*epilogue.bias] : conv.getBias();
  Image in = getImage(params[epilogue.in]),
        out = getImage(params[epilogue.out]);
  auto resultType = cast<MemRefType>(result.getType()),
       outType = cast<MemRefType>(out.buffer.getType());
  if (in.buffer != result || !isDense(out.buffer) || in.groups != out.groups ||
      outType.getShape() != resultType.getShape() ||
      (epilogue.bias && !isOfChannels(bias, conv, in.groups[epilogue.biasDim])))
    return false;
  // cuDNN's results have the type of the factors, and of the bias.
  if (outType.getElementType() != getElementTypeOrSelf(conv.getA()) ||
      outType.getElementType() != getElementTypeOrSelf(bias))
    return false;
  if (out.buffer != result && !isOnlyReadBy(result, conv, launch))
    return false;
  // The written buffer must not be one that is read.
  for (Value read :
       std::initializer_list<Value>{conv.getA(), conv.getB(), bias})
    if (getBase(read) == getBase(out.buffer))
      return false;
  rewriter.moveOpBefore(conv, launch);
  rewriter.modifyOpInPlace(conv, [&] {
    conv.getOutMutable().assign(out.buffer);
    conv.getBiasMutable().assign(bias);
    conv.setRelu(epilogue.relu);
  });
  return true;
}

namespace {
struct FuseIntoConv : FuseEpilogue {
  using FuseEpilogue::FuseEpilogue;

private:
  bool canFuse(Operation *call) const override { return isa<ConvOp>(call); }
  bool fuse(PatternRewriter &rewriter, Operation *call, LaunchOp launch,
            const EpilogueKernel &kernel) const override {
    return ::fuse(rewriter, cast<ConvOp>(call), launch, kernel);
  }
};

struct SetConvPrecision : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ConvOp conv,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(conv.getA()).isF32())
      return failure();
    rewriter.modifyOpInPlace(conv,
                             [&] { conv.setPrecision(MatmulPrecision::tf32); });
    return success();
  }
};
} // namespace

void mlir::dp::populateConvEpiloguePatterns(RewritePatternSet &patterns,
                                            EpilogueFusion &fusion) {
  patterns.add<FuseIntoConv>(patterns.getContext(), fusion);
  // cuDNN rounds no factors to bf16; those of TF32 have more bits.
  if (fusion.precision != MatmulPrecision::ieee)
    patterns.add<SetConvPrecision>(patterns.getContext());
}
