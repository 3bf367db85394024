//===- FoldConvolutionOperands.cpp - Padding and dilation -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FoldConvolutionOperands.h"
#include "ExchangedFilter.h"

#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

void dp::chooseHighPadding(ConvolutionShape &shape) {
  shape.high.clear();
  for (size_t i = 0; i < shape.image.size(); ++i) {
    int64_t reach = shape.dilations[i] * (shape.window[i] - 1) + 1;
    auto isRight = [&](int64_t high) {
      int64_t room = shape.image[i] + shape.low[i] + high - reach;
      return room >= 0 && room / shape.strides[i] + 1 == shape.output[i];
    };
    int64_t high = (shape.output[i] - 1) * shape.strides[i] + reach -
                   shape.image[i] - shape.low[i];
    for (int64_t candidate : {int64_t(0), shape.low[i]})
      if (isRight(candidate))
        high = candidate;
    shape.high.push_back(high);
  }
}

bool dp::isSymmetric(const ConvolutionShape &shape) {
  return shape.low == shape.high;
}

SmallVector<int64_t> dp::getPadding(const ConvolutionShape &shape) {
  SmallVector<int64_t> padding;
  for (auto [low, high] : llvm::zip_equal(shape.low, shape.high)) {
    padding.push_back(low);
    padding.push_back(high);
  }
  if (llvm::all_of(padding, [](int64_t size) { return size == 0; }))
    padding.clear();
  return padding;
}

/// The number of the first spatial dimension of images and filters.
static int64_t getFirstSpatial(ConvolutionOp op) {
  return op.getChannelsFirst() ? 2 : 1;
}

/// Returns true if a library computes the convolution; low paddings are of the
/// image.
static bool isSupported(const ConvolutionShape &shape, bool symmetricPadding) {
  return llvm::all_of(shape.low, [](int64_t low) { return low >= 0; }) &&
         (!symmetricPadding || isSymmetric(shape));
}

namespace {

/// A tensor of zeros except elements of `source`, in each spatial dimension at
/// offset + i * step. Pads and insertions may follow each other.
struct SpreadTensor {
  Value source;
  SmallVector<int64_t, 3> offsets, steps;

  LogicalResult match(Value value, int64_t firstSpatial, int64_t spatialRank);
  bool isDilated() const {
    return llvm::any_of(steps, [](int64_t step) { return step != 1; });
  }

private:
  void enter(Value source, ArrayRef<int64_t> innerOffsets,
             ArrayRef<int64_t> innerSteps);
  LogicalResult matchPad(tensor::PadOp pad, int64_t firstSpatial,
                         int64_t spatialRank);
  LogicalResult matchInsertion(tensor::InsertSliceOp insertion,
                               int64_t firstSpatial, int64_t spatialRank);
};

} // namespace

static bool isSpatial(int64_t dim, int64_t first, int64_t rank) {
  return dim >= first && dim < first + rank;
}

void SpreadTensor::enter(Value inner, ArrayRef<int64_t> innerOffsets,
                         ArrayRef<int64_t> innerSteps) {
  for (size_t i = 0; i < steps.size(); ++i) {
    offsets[i] += steps[i] * innerOffsets[i];
    steps[i] *= innerSteps[i];
  }
  source = inner;
}

LogicalResult SpreadTensor::matchPad(tensor::PadOp pad, int64_t firstSpatial,
                                     int64_t spatialRank) {
  Value padding = pad.getConstantPaddingValue();
  if (!padding || !matchPattern(padding, m_AnyZeroFloat()))
    return failure();
  SmallVector<int64_t, 3> innerOffsets;
  for (auto [dim, low, high] :
       llvm::enumerate(pad.getStaticLow(), pad.getStaticHigh())) {
    bool isSpatialDim = isSpatial(dim, firstSpatial, spatialRank);
    if (ShapedType::isDynamic(low) || ShapedType::isDynamic(high) || low < 0 ||
        high < 0 || (!isSpatialDim && (low || high)))
      return failure();
    if (isSpatialDim)
      innerOffsets.push_back(low);
  }
  enter(pad.getSource(), innerOffsets, SmallVector<int64_t>(spatialRank, 1));
  return success();
}

LogicalResult SpreadTensor::matchInsertion(tensor::InsertSliceOp insertion,
                                           int64_t firstSpatial,
                                           int64_t spatialRank) {
  auto fill = insertion.getDest().getDefiningOp<linalg::FillOp>();
  auto empty =
      fill ? fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>() : nullptr;
  if (!empty || !isIdentityTensor(insertion.getDest(), ReductionKind::add) ||
      insertion.getSourceType().getRank() != insertion.getType().getRank())
    return failure();
  SmallVector<OpFoldResult> whole = empty.getMixedSizes(),
                            part = insertion.getMixedSizes();
  SmallVector<int64_t, 3> innerOffsets, innerSteps;
  for (auto [dim, offset, step] : llvm::enumerate(
           insertion.getStaticOffsets(), insertion.getStaticStrides())) {
    if (ShapedType::isDynamic(offset) || ShapedType::isDynamic(step))
      return failure();
    if (isSpatial(dim, firstSpatial, spatialRank)) {
      if (insertion.getSourceType().isDynamicDim(dim))
        return failure();
      innerOffsets.push_back(offset);
      innerSteps.push_back(step);
    } else if (offset != 0 || step != 1 ||
               !isEqualConstantIntOrValue(whole[dim], part[dim])) {
      return failure();
    }
  }
  enter(insertion.getSource(), innerOffsets, innerSteps);
  return success();
}

LogicalResult SpreadTensor::match(Value value, int64_t firstSpatial,
                                  int64_t spatialRank) {
  source = value;
  offsets.assign(spatialRank, 0);
  steps.assign(spatialRank, 1);
  auto next = [&] {
    if (auto pad = source.getDefiningOp<tensor::PadOp>())
      return matchPad(pad, firstSpatial, spatialRank);
    if (auto insertion = source.getDefiningOp<tensor::InsertSliceOp>())
      return matchInsertion(insertion, firstSpatial, spatialRank);
    return LogicalResult(failure());
  };
  while (succeeded(next()))
    ;
  return success(source != value);
}

bool mlir::dp::isDilatedImage(Value image, int64_t firstSpatial,
                              int64_t spatialRank) {
  SpreadTensor spread;
  return succeeded(spread.match(image, firstSpatial, spatialRank)) &&
         spread.isDilated();
}

static SmallVector<int64_t, 3> getSpatialSizes(Value value, int64_t first,
                                               int64_t rank) {
  auto type = cast<ShapedType>(value.getType());
  return SmallVector<int64_t, 3>(type.getShape().slice(first, rank));
}

static LogicalResult setShape(PatternRewriter &rewriter, ConvolutionOp op,
                              ConvolutionShape &shape, Value a, Value b,
                              bool symmetricPadding) {
  chooseHighPadding(shape);
  if (!isSupported(shape, symmetricPadding))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.getAMutable().set(a);
    op.getBMutable().set(b);
    op.setStrides(shape.strides);
    op.setPadding(getPadding(shape));
  });
  return success();
}

namespace {

/// A pattern of a library that may take only symmetric padding.
struct FoldOperand : OpRewritePattern<ConvolutionOp> {
  FoldOperand(MLIRContext *context, bool symmetricPadding)
      : OpRewritePattern(context), symmetricPadding(symmetricPadding) {}

protected:
  const bool symmetricPadding;
};

struct FoldPadding : FoldOperand {
  using FoldOperand::FoldOperand;

  LogicalResult matchAndRewrite(ConvolutionOp op,
                                PatternRewriter &rewriter) const override {
    ConvolutionShape shape = op.getConvolutionShape();
    int64_t first = getFirstSpatial(op), rank = shape.image.size();
    SpreadTensor spread;
    if (op.getInputGradient() || failed(spread.match(op.getA(), first, rank)) ||
        spread.isDilated())
      return failure();
    shape.image = getSpatialSizes(spread.source, first, rank);
    for (int64_t i = 0; i < rank; ++i)
      shape.low[i] += spread.offsets[i];
    return setShape(rewriter, op, shape, spread.source, op.getB(),
                    symmetricPadding);
  }
};

/// No window reaches the end of an image that a slice has cut off.
struct FoldCut : FoldOperand {
  using FoldOperand::FoldOperand;

  LogicalResult matchAndRewrite(ConvolutionOp op,
                                PatternRewriter &rewriter) const override {
    auto slice = op.getA().getDefiningOp<tensor::ExtractSliceOp>();
    if (op.getInputGradient() || !slice || !slice.hasUnitStride() ||
        !slice.hasZeroOffset() ||
        slice.getSourceType().getRank() != slice.getType().getRank())
      return failure();
    ConvolutionShape shape = op.getConvolutionShape();
    int64_t first = getFirstSpatial(op), rank = shape.image.size();
    for (int64_t dim = 0; dim < rank + 2; ++dim)
      if (!isSpatial(dim, first, rank) &&
          (slice.getType().isDynamicDim(dim)
               ? !isWholeDim(slice, dim)
               : slice.getType().getDimSize(dim) !=
                     slice.getSourceType().getDimSize(dim)))
        return failure();
    for (int64_t i = 0; i < rank; ++i)
      if (shape.high[i] > 0 || slice.getSourceType().isDynamicDim(first + i))
        return failure();
    shape.image = getSpatialSizes(slice.getSource(), first, rank);
    return setShape(rewriter, op, shape, slice.getSource(), op.getB(),
                    symmetricPadding);
  }

private:
  /// Returns true if the slice has all of a dynamic dimension.
  static bool isWholeDim(tensor::ExtractSliceOp slice, int64_t dim) {
    FailureOr<bool> isEqual = ValueBoundsConstraintSet::areEqual(
        {slice.getSource(), dim}, {slice.getResult(), dim});
    return succeeded(isEqual) && *isEqual;
  }
};

/// Zeros between the elements of the output's gradient are a stride.
struct FoldDilatedOutput : FoldOperand {
  using FoldOperand::FoldOperand;

  LogicalResult matchAndRewrite(ConvolutionOp op,
                                PatternRewriter &rewriter) const override {
    ConvolutionShape shape = op.getConvolutionShape();
    int64_t first = getFirstSpatial(op), rank = shape.image.size();
    SpreadTensor spread;
    if (!op.getFilterGradient() || failed(spread.match(op.getB(), first, rank)))
      return failure();
    shape.output = getSpatialSizes(spread.source, first, rank);
    for (int64_t i = 0; i < rank; ++i) {
      shape.low[i] -= spread.offsets[i] * shape.strides[i];
      shape.strides[i] *= spread.steps[i];
    }
    return setShape(rewriter, op, shape, op.getA(), spread.source,
                    symmetricPadding);
  }
};

/// Zeros between the elements of the image, or a filter that the graph has
/// exchanged and flipped: the roles of image and output are exchanged, and the
/// filter is flipped, or is the one that the graph has flipped.
struct FoldDilatedImage : FoldOperand {
  using FoldOperand::FoldOperand;

  LogicalResult matchAndRewrite(ConvolutionOp op,
                                PatternRewriter &rewriter) const override;
};

} // namespace

/// The filter of the convolution with exchanged image and output: flipped in
/// space, with input and output channels of each group exchanged.
static Value createExchangedFilter(OpBuilder &builder, Location loc,
                                   Value filter, int64_t groups,
                                   bool channelsFirst) {
  auto type = cast<RankedTensorType>(filter.getType());
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<ReassociationIndices> split{{0, 1}};
  for (int64_t dim = 1; dim < type.getRank(); ++dim)
    split.push_back({dim + 1});
  shape[0] /= groups;
  shape.insert(shape.begin(), groups);
  auto grouped = RankedTensorType::get(shape, type.getElementType());
  Value source =
      tensor::ExpandShapeOp::create(builder, loc, grouped, filter, split);
  // Of the grouped filter.
  int64_t rank = grouped.getRank(), channel = channelsFirst ? 2 : rank - 1;
  SmallVector<AffineExpr> indices;
  for (int64_t dim = 0; dim < rank; ++dim) {
    AffineExpr index = builder.getAffineDimExpr(dim);
    bool isChannel = dim < 2 || dim == channel;
    indices.push_back(isChannel ? index : shape[dim] - 1 - index);
  }
  std::swap(indices[1], indices[channel]);
  std::swap(shape[1], shape[channel]);
  Value empty =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  AffineMap maps[] = {AffineMap::get(rank, 0, indices, builder.getContext()),
                      builder.getMultiDimIdentityMap(rank)};
  auto flip = linalg::GenericOp::create(
      builder, loc, empty.getType(), source, empty, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [](OpBuilder &body, Location loc, ValueRange args) {
        linalg::YieldOp::create(body, loc, args[0]);
      });
  return tensor::CollapseShapeOp::create(builder, loc, flip.getResult(0),
                                         split);
}

LogicalResult
FoldDilatedImage::matchAndRewrite(ConvolutionOp op,
                                  PatternRewriter &rewriter) const {
  ConvolutionShape shape = op.getConvolutionShape();
  int64_t first = getFirstSpatial(op), rank = shape.image.size();
  bool isGradient = op.getFilterGradient();
  if (op.getInputGradient() || op.getBias() ||
      llvm::any_of(shape.strides, [](int64_t stride) { return stride != 1; }))
    return failure();
  SpreadTensor spread;
  bool isDilated =
      succeeded(spread.match(op.getA(), first, rank)) && spread.isDilated();
  Value flippedFrom =
      isGradient || shape.groups != 1
          ? Value()
          : findExchangedFilter(op.getB(), op.getChannelsFirst());
  if (!isDilated && !flippedFrom)
    return failure();
  // Output o is under tap j of element q where o - low + j * dilation = offset
  // + q * step. Tap window - 1 - j of the exchanged filter has o = q * step +
  // tap * dilation - low'.
  ConvolutionShape exchanged = shape;
  exchanged.image = shape.output;
  exchanged.output = getSpatialSizes(spread.source, first, rank);
  exchanged.strides = spread.steps;
  for (int64_t i = 0; i < rank; ++i)
    exchanged.low[i] = shape.dilations[i] * (shape.window[i] - 1) -
                       spread.offsets[i] - shape.low[i];
  chooseHighPadding(exchanged);
  if (!isSupported(exchanged, symmetricPadding))
    return failure();
  Location loc = op.getLoc();
  auto exchange = [&](Value filter) {
    return createExchangedFilter(rewriter, loc, filter, shape.groups,
                                 op.getChannelsFirst());
  };
  auto create = [&](Value a, Value b, Value out) -> Value {
    return ConvolutionOp::create(rewriter, loc, out.getType(), a, b, out,
                                 exchanged.strides, exchanged.dilations,
                                 getPadding(exchanged), exchanged.groups,
                                 op.getChannelsFirst(), isGradient, !isGradient,
                                 op.getAccumulate(), op.getPrecision(),
                                 /*bias=*/Value())
        .getResult();
  };
  if (!isGradient) {
    Value filter = flippedFrom ? flippedFrom : exchange(op.getB());
    rewriter.replaceOp(op, create(spread.source, filter, op.getOut()));
    return success();
  }
  Value out = exchange(op.getOut());
  if (!op.getAccumulate()) {
    auto type = cast<RankedTensorType>(out.getType());
    out = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                  type.getElementType());
  }
  rewriter.replaceOp(op, exchange(create(op.getB(), spread.source, out)));
  return success();
}

void dp::populateFoldConvolutionOperandPatterns(RewritePatternSet &patterns,
                                                bool symmetricPadding) {
  patterns.add<FoldCut, FoldPadding, FoldDilatedOutput, FoldDilatedImage>(
      patterns.getContext(), symmetricPadding);
}
