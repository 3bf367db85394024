//===- Conv.cpp - Convolutions as dp.conv ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Conv.h"

#include "dp/Conversion/Buffers.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The loop dimensions of a two-dimensional convolution, and which of them
/// each dimension of an operand runs along. A dimension of the image runs
/// along an output dimension (`image`) and one of the filter.
struct Dims {
  unsigned batch, inChannel, outChannel;
  std::array<unsigned, 2> image, filter;
  std::array<int64_t, 2> strides, dilations;
};

} // namespace

static FailureOr<Dims> inferDims(linalg::LinalgOp op) {
  if (!linalg::isaConvolutionOpInterface(op))
    return failure();
  FailureOr<linalg::ConvolutionDimensions> dims =
      linalg::inferConvolutionDims(op);
  if (failed(dims) || dims->batch.size() != 1 ||
      dims->outputImage.size() != 2 || dims->filterLoop.size() != 2 ||
      dims->inputChannel.size() != 1 || dims->outputChannel.size() != 1 ||
      !dims->depth.empty())
    return failure();
  Dims result{dims->batch[0],
              dims->inputChannel[0],
              dims->outputChannel[0],
              {dims->outputImage[0], dims->outputImage[1]},
              {dims->filterLoop[0], dims->filterLoop[1]},
              {dims->strides[0], dims->strides[1]},
              {dims->dilations[0], dims->dilations[1]}};
  return result;
}

/// A dense f32 operand of four dimensions, and the loop dimension of each
/// dimension; those of the image stand for their output dimension.
static FailureOr<SmallVector<unsigned>>
getLayout(linalg::LinalgOp op, OpOperand *operand, const Dims &dims) {
  auto type = dyn_cast<MemRefType>(operand->get().getType());
  if (!type || type.getRank() != 4 || !type.getLayout().isIdentity() ||
      !type.getElementType().isF32())
    return failure();
  SmallVector<unsigned> layout;
  for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      layout.push_back(dim.getPosition());
      continue;
    }
    std::optional<unsigned> pair;
    for (unsigned i : {0u, 1u})
      if (expr.isFunctionOfDim(dims.image[i]) &&
          expr.isFunctionOfDim(dims.filter[i]))
        pair = i;
    if (!pair)
      return failure();
    layout.push_back(dims.image[*pair]);
  }
  return layout;
}

/// A buffer of `source`'s shape with its dimensions in the order `permutation`
/// (result i is dimension permutation[i] of the source).
static Value createPermuted(OpBuilder &builder, Location loc, Value source,
                            ArrayRef<int64_t> permutation) {
  auto type = cast<MemRefType>(source.getType());
  SmallVector<int64_t> shape;
  SmallVector<Value> sizes;
  for (int64_t dim : permutation) {
    shape.push_back(type.getDimSize(dim));
    if (type.isDynamicDim(dim))
      sizes.push_back(memref::DimOp::create(builder, loc, source, dim));
  }
  return memref::AllocOp::create(
      builder, loc, MemRefType::get(shape, type.getElementType()), sizes);
}

/// Where each entry of `wanted` is in `layout`.
static SmallVector<int64_t> findPermutation(ArrayRef<unsigned> layout,
                                            ArrayRef<unsigned> wanted) {
  SmallVector<int64_t> permutation;
  for (unsigned dim : wanted)
    permutation.push_back(llvm::find(layout, dim) - layout.begin());
  return permutation;
}

static bool isIdentity(ArrayRef<int64_t> permutation) {
  return llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size()));
}

/// The size of the output along a dimension; none if it is dynamic.
static std::optional<int64_t> getOutputSize(int64_t image, int64_t filter,
                                            int64_t stride, int64_t dilation) {
  if (ShapedType::isDynamic(image) || ShapedType::isDynamic(filter))
    return std::nullopt;
  return (image - dilation * (filter - 1) - 1) / stride + 1;
}

LogicalResult mlir::dp::lowerToConv(linalg::LinalgOp op) {
  FailureOr<Dims> dims = inferDims(op);
  if (failed(dims))
    return failure();
  OpOperand *operands[] = {op.getDpsInputOperand(0), op.getDpsInputOperand(1),
                           op.getDpsInitOperand(0)};
  SmallVector<unsigned> layouts[3];
  for (unsigned i = 0; i < 3; ++i) {
    FailureOr<SmallVector<unsigned>> layout = getLayout(op, operands[i], *dims);
    if (failed(layout))
      return failure();
    layouts[i] = *layout;
  }
  auto &[batch, inChannel, outChannel, image, filter, strides, dilations] =
      *dims;
  // The image gives the order of the two spatial dimensions.
  if (layouts[0][1] == image[1]) {
    std::swap(image[0], image[1]);
    std::swap(filter[0], filter[1]);
    std::swap(strides[0], strides[1]);
    std::swap(dilations[0], dilations[1]);
  }
  using Layout = SmallVector<unsigned>;
  bool isForward = layouts[0] == Layout{batch, image[0], image[1], inChannel} &&
                   layouts[2] == Layout{batch, image[0], image[1], outChannel};
  // Summing over the batch, linalg's "input channel", gives the gradient of the
  // filter, whose sizes are then those of linalg's output image.
  bool isGradient =
      layouts[0] == Layout{inChannel, image[0], image[1], batch} &&
      layouts[1] == Layout{inChannel, filter[0], filter[1], outChannel};
  if (!isForward && !isGradient)
    return failure();
  if (isGradient)
    std::swap(strides, dilations);

  // What dp.conv has as its filter, in the order it wants.
  unsigned which = isForward ? 1 : 2;
  SmallVector<int64_t> permutation = findPermutation(
      layouts[which], isForward
                          ? Layout{outChannel, filter[0], filter[1], inChannel}
                          : Layout{outChannel, image[0], image[1], batch});
  auto imageType = cast<MemRefType>(operands[0]->get().getType());
  auto filterType = cast<MemRefType>(operands[which]->get().getType());
  auto outputType =
      cast<MemRefType>(operands[isForward ? 2 : 1]->get().getType());
  // A library derives the output's size; linalg may leave a rest of the image.
  for (unsigned i : {0u, 1u})
    if (getOutputSize(imageType.getDimSize(1 + i),
                      filterType.getDimSize(permutation[1 + i]), strides[i],
                      dilations[i]) != outputType.getDimSize(1 + i))
      return failure();
  Value out = operands[2]->get();
  bool permutes = !isIdentity(permutation);
  if (isGradient && permutes && !isZeroFilled(op, out))
    return failure();

  OpBuilder builder(op);
  Location loc = op.getLoc();
  bool accumulate = !takeZeroFill(op, out);
  Value a = operands[0]->get(), b = operands[1]->get();
  Value result = out;
  if (permutes) {
    Value permuted =
        createPermuted(builder, loc, operands[which]->get(), permutation);
    if (isForward) {
      linalg::TransposeOp::create(builder, loc, b, permuted, permutation);
      b = permuted;
    } else {
      result = permuted;
    }
  }
  ConvOp::create(
      builder, loc, a, b, result, builder.getDenseI64ArrayAttr(strides),
      builder.getDenseI64ArrayAttr(dilations), isGradient, accumulate);
  if (isGradient && permutes)
    linalg::TransposeOp::create(builder, loc, result, out,
                                invertPermutationVector(permutation));
  op.erase();
  return success();
}
