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

/// Returns true if `layout` is `wanted`, except for dimensions of extent 1 that
/// were folded away.
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

namespace {

using Layout = SmallVector<unsigned>;

/// One of linalg's operands in a role of dp.conv.
struct Operand {
  unsigned number; ///< of the linalg op's operand
  Layout wanted;   ///< the loop dimensions in dp.conv's order
};

/// A convolution of linalg, matched as a dp.conv.
struct Convolution {
  linalg::LinalgOp op;
  Dims dims;
  OpOperand *operands[3];
  Layout layouts[3]; ///< by operands: the loop dimension of each dimension
  /// The roles of the operands. The gradient of the filter is a convolution,
  /// too: linalg writes it with the batch and the channels exchanged.
  Operand image, filter, output;
  bool isForward = true;
  /// The filter's dimensions in dp.conv's order, without folded ones, and where
  /// they are in the operand.
  Layout filterOrder;
  SmallVector<int64_t> permutation;

  LogicalResult match();
  void lower();

private:
  LogicalResult findRoles();
  bool hasSupportedSizes() const;
  LogicalResult orderFilter();

  Value get(const Operand &operand) const {
    return operands[operand.number]->get();
  }
  Value getPadded(OpBuilder &builder, const Operand &operand) {
    return addUnits(builder, op.getLoc(), get(operand), layouts[operand.number],
                    operand.wanted);
  }
  bool isWanted(const Operand &operand) const {
    return isLayout(layouts[operand.number], operand.wanted);
  }
};

} // namespace

LogicalResult Convolution::match() {
  FailureOr<Dims> inferred = inferDims(op);
  if (failed(inferred))
    return failure();
  dims = *inferred;
  operands[0] = op.getDpsInputOperand(0);
  operands[1] = op.getDpsInputOperand(1);
  operands[2] = op.getDpsInitOperand(0);
  for (unsigned i = 0; i < 3; ++i) {
    FailureOr<Layout> layout = getLayout(op, operands[i], dims);
    if (failed(layout))
      return failure();
    layouts[i] = *layout;
  }
  // The image decides the order of the two spatial dimensions.
  if (llvm::find(layouts[0], dims.image[0]) >
      llvm::find(layouts[0], dims.image[1])) {
    std::swap(dims.image[0], dims.image[1]);
    std::swap(dims.filter[0], dims.filter[1]);
    std::swap(dims.strides[0], dims.strides[1]);
    std::swap(dims.dilations[0], dims.dilations[1]);
  }
  if (failed(findRoles()) || !hasSupportedSizes())
    return failure();
  return orderFilter();
}

LogicalResult Convolution::findRoles() {
  auto &[batch, inChannel, outChannel, spatial, window, strides, dilations] =
      dims;
  image = {0, {batch, spatial[0], spatial[1], inChannel}};
  filter = {1, {outChannel, window[0], window[1], inChannel}};
  output = {2, {batch, spatial[0], spatial[1], outChannel}};
  isForward = isWanted(image) && isWanted(output);
  if (isForward)
    return success();
  // Summing over the batch, linalg's "input channel", gives the gradient of the
  // filter, whose sizes are then those of linalg's output image.
  image = {0, {inChannel, spatial[0], spatial[1], batch}};
  filter = {2, {outChannel, spatial[0], spatial[1], batch}};
  output = {1, {inChannel, window[0], window[1], outChannel}};
  std::swap(strides, dilations);
  return success(isWanted(image) && isWanted(output));
}

bool Convolution::hasSupportedSizes() const {
  auto sizesOf = [&](const Operand &operand) {
    return getSizes(get(operand), layouts[operand.number], operand.wanted);
  };
  SmallVector<int64_t> imageSizes = sizesOf(image);
  SmallVector<int64_t> filterSizes = sizesOf(filter);
  SmallVector<int64_t> outputSizes = sizesOf(output);
  // A library computes the output's size; linalg may leave a rest of the image.
  for (unsigned i : {1u, 2u})
    if (getOutputSize(imageSizes[i], filterSizes[i], dims.strides[i - 1],
                      dims.dilations[i - 1]) != outputSizes[i])
      return false;
  // A chunk of the channels may be empty, which the libraries refuse.
  return !ShapedType::isDynamic(filterSizes[0]) &&
         !ShapedType::isDynamic(filterSizes[3]);
}

LogicalResult Convolution::orderFilter() {
  const Layout &layout = layouts[filter.number];
  for (unsigned dim : filter.wanted)
    if (llvm::is_contained(layout, dim))
      filterOrder.push_back(dim);
  if (filterOrder.size() != layout.size())
    return failure();
  permutation = findPermutation(layout, filterOrder);
  // A gradient that is written in another order cannot add to its init.
  return success(isForward || isIdentity(permutation) ||
                 isZeroFilled(op, operands[2]->get()));
}

void Convolution::lower() {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value out = operands[2]->get(), filterBuffer = get(filter);
  bool permutes = !isIdentity(permutation);
  bool accumulate = !takeZeroFill(op, out);
  if (permutes) {
    filterBuffer = createPermuted(builder, loc, get(filter), permutation);
    if (isForward)
      linalg::TransposeOp::create(builder, loc, get(filter), filterBuffer,
                                  permutation);
  }
  Value image4 = getPadded(builder, image);
  Value filter4 =
      addUnits(builder, loc, filterBuffer, filterOrder, filter.wanted);
  Value output4 = getPadded(builder, output);
  ConvOp::create(
      builder, loc, image4, isForward ? filter4 : output4,
      isForward ? output4 : filter4, builder.getDenseI64ArrayAttr(dims.strides),
      builder.getDenseI64ArrayAttr(dims.dilations), !isForward, accumulate);
  if (!isForward && permutes)
    linalg::TransposeOp::create(builder, loc, filterBuffer, out,
                                invertPermutationVector(permutation));
  op.erase();
}

LogicalResult mlir::dp::lowerToConv(linalg::LinalgOp op) {
  Convolution convolution;
  convolution.op = op;
  if (failed(convolution.match()))
    return failure();
  convolution.lower();
  return success();
}
