//===- DPConvolution.cpp - Convolutions and their gradients ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The tensor and the buffer form. The labels in brackets are those of
// docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

static ShapedType getShapedType(Value value) {
  return cast<ShapedType>(value.getType());
}

template <typename Op>
static ConvolutionShape getShapeOf(Op op) {
  ShapedType image = getShapedType(op.getImage()),
             filter = getShapedType(op.getFilter()),
             output = getShapedType(op.getOutput());
  int64_t rank = image.getRank() - 2, first = op.getChannelsFirst() ? 2 : 1;
  ConvolutionShape shape;
  shape.batch = image.getDimSize(0);
  shape.groups = op.getGroups();
  shape.inChannels = filter.getDimSize(first == 2 ? 1 : rank + 1);
  shape.outChannels = filter.getDimSize(0) / shape.groups;
  for (int64_t i = 0; i < rank; ++i) {
    shape.image.push_back(image.getDimSize(first + i));
    shape.window.push_back(filter.getDimSize(first + i));
    shape.output.push_back(output.getDimSize(first + i));
    bool isPadded = !op.getPadding().empty();
    shape.low.push_back(isPadded ? op.getPadding()[2 * i] : 0);
    shape.high.push_back(isPadded ? op.getPadding()[2 * i + 1] : 0);
  }
  llvm::append_range(shape.strides, op.getStrides());
  llvm::append_range(shape.dilations, op.getDilations());
  return shape;
}

ConvolutionShape ConvolutionOp::getConvolutionShape() {
  return getShapeOf(*this);
}

ConvolutionShape ConvOp::getConvolutionShape() { return getShapeOf(*this); }

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult verifyTypes(Op op) {
  // [convolution-C1]
  int64_t rank = getShapedType(op.getA()).getRank();
  Type factor = getShapedType(op.getA()).getElementType();
  bool isHalf = factor.isF16() || factor.isBF16();
  for (Value operand : {op.getA(), op.getB(), op.getOut()}) {
    ShapedType type = getShapedType(operand);
    auto buffer = dyn_cast<MemRefType>(type);
    bool isSum = operand == op.getOut() && type.getElementType().isF32();
    bool isKnown = isHalf ? type.getElementType() == factor || isSum
                          : type.getElementType().isF32();
    if (type.getRank() != rank || rank < 3 || rank > 5 || !isKnown ||
        (buffer && !buffer.getLayout().isIdentity()))
      return op.emitOpError()
             << "expected dense f32 operands of one rank from 3 to 5, or ins "
                "of f16 or bf16 and outs of their type or f32, found "
             << type;
  }
  // [convolution-C2]
  if (op.getFilterGradient() && op.getInputGradient())
    return op.emitOpError() << "expected one gradient, found both";
  // [convolution-C3]
  int64_t spatial = rank - 2;
  for (ArrayRef<int64_t> steps : {op.getStrides(), op.getDilations()})
    if (int64_t(steps.size()) != spatial ||
        llvm::any_of(steps, [](int64_t step) { return step < 1; }))
      return op.emitOpError()
             << "expected " << spatial << " positive strides and dilations";
  ArrayRef<int64_t> padding = op.getPadding();
  if (!padding.empty() && int64_t(padding.size()) != 2 * spatial)
    return op.emitOpError()
           << "expected a low and a high padding for each of " << spatial
           << " dimensions, found " << padding.size() << " numbers";
  for (size_t i = 0; i < padding.size(); i += 2)
    if (padding[i] < 0)
      return op.emitOpError()
             << "expected low paddings >= 0, found " << padding[i];
  return success();
}

template <typename Op>
static LogicalResult verifyChannels(Op op) {
  ShapedType image = getShapedType(op.getImage()),
             filter = getShapedType(op.getFilter()),
             output = getShapedType(op.getOutput());
  // [convolution-C4]
  for (auto [type, first] : {std::pair(image, 1), {filter, 0}, {output, 1}})
    if (llvm::any_of(type.getShape().drop_front(first), [](int64_t size) {
          return ShapedType::isDynamic(size) || size < 1;
        }))
      return op.emitOpError() << "expected static positive sizes but for the "
                                 "batch, found "
                              << type;
  // [convolution-C5]
  int64_t channel = op.getChannelsFirst() ? 1 : image.getRank() - 1;
  int64_t groups = op.getGroups();
  if (groups < 1 || (groups > 1 && !op.getChannelsFirst()) ||
      filter.getDimSize(0) % groups != 0)
    return op.emitOpError()
           << "expected one group, or with 'channels_first' a number of groups "
              "that divides the "
           << filter.getDimSize(0) << " output channels, found " << groups;
  // [convolution-C6]
  bool hasBatches = !image.isDynamicDim(0) && !output.isDynamicDim(0);
  if ((hasBatches && image.getDimSize(0) != output.getDimSize(0)) ||
      image.getDimSize(channel) != groups * filter.getDimSize(channel) ||
      filter.getDimSize(0) != output.getDimSize(channel))
    return op.emitOpError() << "expected batch and channels to agree, found "
                            << image << ", " << filter << " and " << output;
  return success();
}

template <typename Op>
static LogicalResult verifyConvolution(Op op) {
  if (failed(verifyTypes(op)) || failed(verifyChannels(op)))
    return failure();
  // [convolution-C7]
  ConvolutionShape shape = op.getConvolutionShape();
  for (size_t i = 0; i < shape.image.size(); ++i) {
    int64_t room = shape.image[i] + shape.low[i] + shape.high[i] -
                   shape.dilations[i] * (shape.window[i] - 1) - 1;
    int64_t size = room < 0 ? 0 : room / shape.strides[i] + 1;
    if (shape.output[i] != size)
      return op.emitOpError()
             << "expected an output size of " << size << " in dimension "
             << i + (op.getChannelsFirst() ? 2 : 1) << ", found "
             << op.getOutput().getType();
  }
  return success();
}

template <typename Op>
static LogicalResult verifyBias(Op op) {
  if (!op.getBias())
    return success();
  // [convolution-C8]
  if (op.getFilterGradient() || op.getInputGradient() || op.getAccumulate())
    return op.emitOpError() << "expected a bias only of a convolution that is "
                               "no gradient and does not accumulate";
  // [convolution-C9]
  ShapedType bias = getShapedType(op.getBias());
  auto buffer = dyn_cast<MemRefType>(bias);
  int64_t channels = getShapedType(op.getFilter()).getDimSize(0);
  if (bias.getRank() != 1 || bias.getDimSize(0) != channels ||
      bias.getElementType() != getShapedType(op.getOut()).getElementType() ||
      (buffer && !buffer.getLayout().isIdentity()))
    return op.emitOpError() << "expected a dense bias of " << channels
                            << " elements of the result's type, found " << bias;
  return success();
}

LogicalResult ConvolutionOp::verify() {
  return failed(verifyConvolution(*this)) ? failure() : verifyBias(*this);
}

LogicalResult ConvOp::verify() {
  if (failed(verifyConvolution(*this)) || failed(verifyBias(*this)))
    return failure();
  // cuDNN has no deterministic kernel of f32 for a relu alone.
  if (getRelu() && !getBias())
    return emitOpError() << "expected a bias before 'relu'";
  return success();
}

//===----------------------------------------------------------------------===//
// Memory effects and cost of the buffer form
//===----------------------------------------------------------------------===//

void ConvOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  auto add = [&](MemoryEffects::Effect *effect, OpOperand &buffer) {
    effects.emplace_back(effect, &buffer, /*stage=*/0,
                         /*effectOnFullRegion=*/true);
  };
  add(MemoryEffects::Read::get(), getAMutable());
  add(MemoryEffects::Read::get(), getBMutable());
  if (getBias())
    add(MemoryEffects::Read::get(), *getBiasMutable().begin());
  if (getAccumulate())
    add(MemoryEffects::Read::get(), getOutMutable());
  add(MemoryEffects::Write::get(), getOutMutable());
}

OpCost ConvOp::estimateCost(const SizeQuery &sizes) {
  // All forms multiply every element of y with one filter's window.
  OpCost cost;
  cost.name = "conv";
  cost.element = getShapedType(getOutput()).getElementType();
  double width = cost.element.getIntOrFloatBitWidth() / 8.0;
  double outChannels = sizes.getExtent(getFilter(), 0);
  double window =
      sizes.getBytes(getFilter()) / width / std::max(outChannels, 1.0);
  cost.flops = 2 * sizes.getBytes(getOutput()) / width * window;
  cost.bytes = sizes.getBytes(getA()) + sizes.getBytes(getB()) +
               sizes.getBytes(getOut());
  if (getBias())
    cost.bytes += sizes.getBytes(getBias());
  cost.isContraction = true;
  cost.precision = getPrecision();
  return cost;
}

LibraryKind ConvOp::getLibrary() { return LibraryKind::dnn; }
