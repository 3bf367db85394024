//===- Conv.cpp - Convolutions as dp.conv ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Conv.h"
#include "Gemm.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Marks a loop dimension of extent 1 that was folded away.
enum : unsigned { kUnitBatch = ~0u, kUnitInChannel = ~1u };

/// The loop dimensions of a two-dimensional convolution, and the loop of each
/// dimension of an operand. A dimension of the image has two: an output
/// dimension (`image`) and one of the filter.
struct Dims {
  unsigned batch, inChannel, outChannel;
  std::array<unsigned, 2> image, filter;
  std::array<int64_t, 2> strides, dilations;
};

} // namespace

static FailureOr<Dims> inferDims(linalg::LinalgOp op) {
  if (!linalg::isaConvolutionOpInterface(op) || !isSumOfProducts(op))
    return failure();
  FailureOr<linalg::ConvolutionDimensions> dims =
      linalg::inferConvolutionDims(op);
  if (failed(dims) || dims->batch.size() > 1 || dims->outputImage.size() != 2 ||
      dims->filterLoop.size() != 2 || dims->inputChannel.size() > 1 ||
      dims->outputChannel.size() != 1 || !dims->depth.empty())
    return failure();
  Dims result{dims->batch.empty() ? kUnitBatch : dims->batch[0],
              dims->inputChannel.empty() ? kUnitInChannel
                                         : dims->inputChannel[0],
              dims->outputChannel[0],
              {dims->outputImage[0], dims->outputImage[1]},
              {dims->filterLoop[0], dims->filterLoop[1]},
              {dims->strides[0], dims->strides[1]},
              {dims->dilations[0], dims->dilations[1]}};
  return result;
}

/// Returns the loop dimension of each dimension of a dense f32 operand; for
/// those of the image, the output dimension.
static FailureOr<SmallVector<unsigned>>
getLayout(linalg::LinalgOp op, OpOperand *operand, const Dims &dims) {
  auto type = dyn_cast<MemRefType>(operand->get().getType());
  if (!type || !type.getLayout().isIdentity() || !type.getElementType().isF32())
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

/// Copies `source` to a buffer with its dimensions in the order `permutation`
/// (dimension i is dimension permutation[i] of the source).
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

/// Returns the position of each entry of `wanted` in `layout`.
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

/// Whether `layout` is `wanted`, except for dimensions of extent 1 that were
/// folded away.
static bool isLayout(ArrayRef<unsigned> layout, ArrayRef<unsigned> wanted) {
  SmallVector<unsigned> present;
  for (unsigned dim : wanted)
    if (dim != kUnitBatch && dim != kUnitInChannel)
      present.push_back(dim);
  return layout == ArrayRef(present);
}

/// Returns the size of `value` along each dimension of `wanted`; 1 along those
/// that were folded away.
static SmallVector<int64_t> getSizes(Value value, ArrayRef<unsigned> layout,
                                     ArrayRef<unsigned> wanted) {
  auto type = cast<MemRefType>(value.getType());
  SmallVector<int64_t> sizes;
  for (unsigned dim : wanted) {
    const auto *place = llvm::find(layout, dim);
    sizes.push_back(
        place == layout.end() ? 1 : type.getDimSize(place - layout.begin()));
  }
  return sizes;
}

/// Returns `value` with the dimensions of extent 1 that it lacks.
static Value addUnits(OpBuilder &builder, Location loc, Value value,
                      ArrayRef<unsigned> layout, ArrayRef<unsigned> wanted) {
  if (layout.size() == wanted.size())
    return value;
  // Each dimension takes the unit dimensions behind it, the first one also
  // those before it.
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  int64_t next = 0;
  for (auto [position, dim] : llvm::enumerate(wanted)) {
    bool isPresent = llvm::is_contained(layout, dim);
    if (groups.empty() || (isPresent && next > 0))
      groups.emplace_back();
    groups.back().push_back(position);
    sizes.push_back(isPresent ? memref::getMixedSize(builder, loc, value, next)
                              : OpFoldResult(builder.getIndexAttr(1)));
    next += isPresent;
  }
  SmallVector<int64_t> shape = getSizes(value, layout, wanted);
  return memref::ExpandShapeOp::create(builder, loc, shape, value, groups,
                                       sizes);
}

/// Returns the size of the output along a dimension; none if it is dynamic.
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
  // The image decides the order of the two spatial dimensions.
  if (llvm::find(layouts[0], image[0]) > llvm::find(layouts[0], image[1])) {
    std::swap(image[0], image[1]);
    std::swap(filter[0], filter[1]);
    std::swap(strides[0], strides[1]);
    std::swap(dilations[0], dilations[1]);
  }
  // The image, filter and output of dp.conv.
  using Layout = SmallVector<unsigned>;
  struct Operand {
    unsigned number;
    Layout wanted;
  };
  Operand x{0, {batch, image[0], image[1], inChannel}},
      f{1, {outChannel, filter[0], filter[1], inChannel}},
      y{2, {batch, image[0], image[1], outChannel}};
  bool isForward =
      isLayout(layouts[0], x.wanted) && isLayout(layouts[2], y.wanted);
  if (!isForward) {
    // Summing over the batch, linalg's "input channel", gives the gradient of
    // the filter, whose sizes are then those of linalg's output image.
    x = {0, {inChannel, image[0], image[1], batch}};
    f = {2, {outChannel, image[0], image[1], batch}};
    y = {1, {inChannel, filter[0], filter[1], outChannel}};
    if (!isLayout(layouts[0], x.wanted) || !isLayout(layouts[1], y.wanted))
      return failure();
    std::swap(strides, dilations);
  }
  auto get = [&](const Operand &operand) {
    return operands[operand.number]->get();
  };
  auto sizesOf = [&](const Operand &operand) {
    return getSizes(get(operand), layouts[operand.number], operand.wanted);
  };
  // A library computes the output's size; linalg may leave a rest of the image.
  for (unsigned i : {1u, 2u})
    if (getOutputSize(sizesOf(x)[i], sizesOf(f)[i], strides[i - 1],
                      dilations[i - 1]) != sizesOf(y)[i])
      return failure();
  // A chunk of the channels may be empty, which the libraries refuse.
  for (unsigned i : {0u, 3u})
    if (ShapedType::isDynamic(sizesOf(f)[i]))
      return failure();
  const Layout &filterLayout = layouts[f.number];
  Layout present;
  for (unsigned dim : f.wanted)
    if (llvm::is_contained(filterLayout, dim))
      present.push_back(dim);
  if (present.size() != filterLayout.size())
    return failure();
  SmallVector<int64_t> permutation = findPermutation(filterLayout, present);
  Value out = operands[2]->get();
  bool permutes = !isIdentity(permutation);
  if (!isForward && permutes && !isZeroFilled(op, out))
    return failure();

  OpBuilder builder(op);
  Location loc = op.getLoc();
  bool accumulate = !takeZeroFill(op, out);
  Value filterBuffer = get(f);
  if (permutes) {
    filterBuffer = createPermuted(builder, loc, get(f), permutation);
    if (isForward)
      linalg::TransposeOp::create(builder, loc, get(f), filterBuffer,
                                  permutation);
  }
  Value image4 = addUnits(builder, loc, get(x), layouts[x.number], x.wanted);
  Value filter4 = addUnits(builder, loc, filterBuffer, present, f.wanted);
  Value output4 = addUnits(builder, loc, get(y), layouts[y.number], y.wanted);
  ConvOp::create(
      builder, loc, image4, isForward ? filter4 : output4,
      isForward ? output4 : filter4, builder.getDenseI64ArrayAttr(strides),
      builder.getDenseI64ArrayAttr(dilations), !isForward, accumulate);
  if (!isForward && permutes)
    linalg::TransposeOp::create(builder, loc, filterBuffer, out,
                                invertPermutationVector(permutation));
  op.erase();
  return success();
}
