//===- RaiseConvolutions.cpp - Convolutions as dp.convolution -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ConvolutionBias.h"
#include "ConvolutionRounding.h"
#include "FoldConvolutionOperands.h"
#include "FoldConvolutionTransposes.h"
#include "Gemm.h"
#include "WindowLoops.h"

#include "dp/IR/DP.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-raise-convolutions"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRAISECONVOLUTIONS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// The dimensions of an operand in the order of dp.convolution. A slot is one
/// dimension there; it has several keys, which are collapsed, or none and the
/// extent 1.
using Slots = SmallVector<DimKeys, 5>;

/// An operand of the linalg op with its place in dp.convolution.
struct Operand {
  unsigned number; ///< in WindowLoops
  Slots slots;

  /// Returns the dimensions of the operand in the order of the slots.
  SmallVector<int64_t> getPermutation(const WindowLoops &loops) const {
    SmallVector<int64_t> permutation;
    for (const DimKeys &slot : slots)
      for (unsigned key : slot)
        permutation.push_back(llvm::find(loops.keys[number], key) -
                              loops.keys[number].begin());
    return permutation;
  }
};

/// The op as a convolution or as the gradient of a filter.
struct Reading {
  bool isGradient;
  bool channelsFirst;
  Operand x, w, y;
  ConvolutionShape shape;

  /// Fails if a size is not known, or an empty chunk of the channels possible.
  LogicalResult init(const WindowLoops &loops, bool isGradient);
  /// Returns the number of large operands that are stored in another order.
  int64_t countTransposes(const WindowLoops &loops) const {
    return llvm::count_if(ArrayRef{&x, &y}, [&](const Operand *operand) {
      return !isIdentityPermutation(operand->getPermutation(loops));
    });
  }

private:
  void findSlots(const WindowLoops &loops);
  LogicalResult findSizes(const WindowLoops &loops);
};

} // namespace

/// The product of the extents of a slot; dynamic if one of them is.
static int64_t getExtent(const WindowLoops &loops, ArrayRef<unsigned> slot) {
  int64_t product = 1;
  for (unsigned key : slot) {
    if (ShapedType::isDynamic(loops.extents[key]))
      return ShapedType::kDynamic;
    product *= loops.extents[key];
  }
  return product;
}

void Reading::findSlots(const WindowLoops &loops) {
  const DimKeys &batch = isGradient ? loops.imageOther : loops.imageOut;
  const DimKeys &in = isGradient ? loops.imageOut : loops.imageOther;
  auto joined = [](const DimKeys &a, const DimKeys &b) {
    DimKeys keys = a;
    llvm::append_range(keys, b);
    return keys;
  };
  DimKeys inputs = joined(loops.shared, in),
          outputs = joined(loops.shared, loops.otherOut);
  auto assign = [&](Operand &operand, const DimKeys &first,
                    const DimKeys &channels, auto getKey) {
    operand.slots = {first};
    if (channelsFirst)
      operand.slots.push_back(channels);
    for (auto [i, window] : llvm::enumerate(loops.windows)) {
      std::optional<unsigned> key = getKey(i, window);
      operand.slots.push_back(key ? DimKeys{*key} : DimKeys());
    }
    if (!channelsFirst)
      operand.slots.push_back(channels);
  };
  assign(x, batch, inputs, [&](unsigned i, const Window &) {
    return std::optional<unsigned>(loops.extents.size() - loops.windows.size() +
                                   i);
  });
  assign(w, outputs, in, [&](unsigned, const Window &window) {
    return isGradient ? window.inOut : window.inOther;
  });
  assign(y, batch, outputs, [&](unsigned, const Window &window) {
    return isGradient ? window.inOther : window.inOut;
  });
}

LogicalResult Reading::findSizes(const WindowLoops &loops) {
  for (const Operand *operand : {&x, &w, &y})
    for (auto [i, slot] : llvm::enumerate(operand->slots)) {
      int64_t extent = getExtent(loops, slot);
      bool isBatch = i == 0 && operand != &w;
      if (!isBatch && (ShapedType::isDynamic(extent) || extent < 1))
        return failure();
    }
  shape.batch = getExtent(loops, x.slots[0]);
  shape.groups = getExtent(loops, loops.shared);
  shape.inChannels =
      getExtent(loops, isGradient ? loops.imageOut : loops.imageOther);
  for (auto [i, window] : llvm::enumerate(loops.windows)) {
    size_t dim = i + (channelsFirst ? 2 : 1);
    shape.image.push_back(getExtent(loops, x.slots[dim]));
    shape.window.push_back(getExtent(loops, w.slots[dim]));
    shape.output.push_back(getExtent(loops, y.slots[dim]));
    shape.strides.push_back(isGradient ? window.otherStep : window.outStep);
    shape.dilations.push_back(isGradient ? window.outStep : window.otherStep);
    shape.low.push_back(0);
  }
  chooseHighPadding(shape);
  return success();
}

LogicalResult Reading::init(const WindowLoops &loops, bool gradient) {
  isGradient = gradient;
  x.number = loops.image;
  w.number = isGradient ? 2 : loops.other;
  y.number = isGradient ? loops.other : 2;
  // Libraries are best at these; otherwise the channels decide.
  int64_t groups = getExtent(loops, loops.shared);
  channelsFirst = groups != 1 || loops.windows.size() == 3;
  auto hasChannelsFirst = [&](const Operand &operand, const DimKeys &channels) {
    const DimKeys &keys = loops.keys[operand.number];
    return !channels.empty() && keys.back() != channels.back();
  };
  const DimKeys &in = isGradient ? loops.imageOut : loops.imageOther;
  if (in.empty() ? hasChannelsFirst(y, loops.otherOut)
                 : hasChannelsFirst(x, in))
    channelsFirst = true;
  findSlots(loops);
  return findSizes(loops);
}

/// Reads the op in the way that needs fewer transposes of images, or else has
/// the smaller filter.
static FailureOr<Reading> read(const WindowLoops &loops) {
  Reading forward, gradient;
  bool isForward = succeeded(forward.init(loops, false));
  bool isGradient = succeeded(gradient.init(loops, true));
  if (isForward && isGradient) {
    auto rank = [&](const Reading &reading) {
      int64_t taps = 1;
      for (int64_t size : reading.shape.window)
        taps *= size;
      return std::pair(reading.countTransposes(loops), taps);
    };
    isForward = rank(forward) <= rank(gradient);
    isGradient = !isForward;
  }
  if (!isForward && !isGradient)
    return failure();
  return isForward ? forward : gradient;
}

//===----------------------------------------------------------------------===//
// Operands in the order of dp.convolution
//===----------------------------------------------------------------------===//

/// The reassociation between the slots that have keys and all slots.
static SmallVector<ReassociationIndices> getUnitGroups(const Slots &slots) {
  SmallVector<ReassociationIndices> groups;
  // A tensor of no dimensions has no groups.
  if (llvm::all_of(slots, [](const DimKeys &slot) { return slot.empty(); }))
    return groups;
  bool hasPresent = false;
  for (auto [i, slot] : llvm::enumerate(slots)) {
    if (groups.empty() || (!slot.empty() && hasPresent))
      groups.emplace_back();
    groups.back().push_back(i);
    hasPresent |= !slot.empty();
  }
  return groups;
}

/// The reassociation of the dimensions in the order of the slots to the slots
/// that have keys.
static SmallVector<ReassociationIndices> getKeyGroups(const Slots &slots) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (const DimKeys &slot : slots) {
    if (slot.empty())
      continue;
    groups.emplace_back();
    for (size_t i = 0; i < slot.size(); ++i)
      groups.back().push_back(next++);
  }
  return groups;
}

static bool hasUnits(const Slots &slots) {
  return llvm::any_of(slots, [](const DimKeys &slot) { return slot.empty(); });
}

static bool hasCollapsed(const Slots &slots) {
  return llvm::any_of(slots,
                      [](const DimKeys &slot) { return slot.size() > 1; });
}

static Value createTranspose(OpBuilder &builder, Location loc, Value source,
                             ArrayRef<int64_t> permutation) {
  if (isIdentityPermutation(permutation))
    return source;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, source);
  applyPermutationToVector(sizes, permutation);
  Value empty = tensor::EmptyOp::create(builder, loc, sizes,
                                        getElementTypeOrSelf(source.getType()));
  return linalg::TransposeOp::create(builder, loc, source, empty, permutation)
      ->getResult(0);
}

/// Returns `value` with its dimensions in slots.
static Value createSlots(OpBuilder &builder, Location loc, Value value,
                         const WindowLoops &loops, const Operand &operand) {
  const Slots &slots = operand.slots;
  value = createTranspose(builder, loc, value, operand.getPermutation(loops));
  if (hasCollapsed(slots))
    value = tensor::CollapseShapeOp::create(builder, loc, value,
                                            getKeyGroups(slots));
  if (!hasUnits(slots))
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<OpFoldResult> sizes,
      given = tensor::getMixedSizes(builder, loc, value);
  SmallVector<int64_t> shape;
  int64_t next = 0;
  for (const DimKeys &slot : slots) {
    shape.push_back(slot.empty() ? 1 : type.getDimSize(next));
    sizes.push_back(slot.empty() ? OpFoldResult(builder.getIndexAttr(1))
                                 : given[next++]);
  }
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), value,
      getUnitGroups(slots), sizes);
}

/// Returns `value`, whose dimensions are slots, in the form of `like`.
static Value createFromSlots(OpBuilder &builder, Location loc, Value value,
                             Value like, const WindowLoops &loops,
                             const Operand &operand) {
  const Slots &slots = operand.slots;
  if (hasUnits(slots))
    value = tensor::CollapseShapeOp::create(builder, loc, value,
                                            getUnitGroups(slots));
  SmallVector<int64_t> permutation = operand.getPermutation(loops);
  if (hasCollapsed(slots)) {
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, like);
    applyPermutationToVector(sizes, permutation);
    SmallVector<int64_t> shape;
    for (unsigned key : loops.keys[operand.number])
      shape.push_back(loops.extents[key]);
    for (auto [size, mixed] :
         llvm::zip_equal(applyPermutation(shape, permutation), sizes))
      if (!ShapedType::isDynamic(size))
        mixed = builder.getIndexAttr(size);
    value = tensor::ExpandShapeOp::create(
        builder, loc,
        RankedTensorType::get(applyPermutation(shape, permutation),
                              getElementTypeOrSelf(value.getType())),
        value, getKeyGroups(slots), sizes);
  }
  return createTranspose(builder, loc, value,
                         invertPermutationVector(permutation));
}

/// An empty tensor of `element` with the slots of `like`, of which only the
/// first may be dynamic.
static Value createEmpty(OpBuilder &builder, Location loc, Value like,
                         Type element, const WindowLoops &loops,
                         const Operand &operand) {
  SmallVector<OpFoldResult> given = tensor::getMixedSizes(builder, loc, like);
  const DimKeys &keys = loops.keys[operand.number];
  SmallVector<OpFoldResult> sizes;
  for (const DimKeys &slot : operand.slots) {
    int64_t extent = getExtent(loops, slot);
    if (!ShapedType::isDynamic(extent)) {
      sizes.push_back(builder.getIndexAttr(extent));
      continue;
    }
    Value product;
    for (unsigned key : slot) {
      Value size = getValueOrCreateConstantIndexOp(
          builder, loc, given[llvm::find(keys, key) - keys.begin()]);
      product =
          product ? arith::MulIOp::create(builder, loc, product, size) : size;
    }
    sizes.push_back(product);
  }
  return tensor::EmptyOp::create(builder, loc, sizes, element);
}

/// Gives `value` the sizes of its slots that its type does not have.
static Value castToSlots(OpBuilder &builder, Location loc, Value value,
                         const WindowLoops &loops, const Operand &operand) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, slot] : llvm::zip_equal(shape, operand.slots))
    if (ShapedType::isDynamic(size))
      size = getExtent(loops, slot);
  auto known = RankedTensorType::get(shape, type.getElementType());
  return type == known ? value
                       : tensor::CastOp::create(builder, loc, known, value);
}

/// Returns true if dp.convolution takes the types.
static bool hasKnownTypes(linalg::LinalgOp op) {
  if (!llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>))
    return false;
  auto getElement = [&](unsigned operand) {
    return getElementTypeOrSelf(op->getOperand(operand).getType());
  };
  return op->getNumOperands() == 3 && getElement(2).isF32() &&
         isLibraryProduct(getElement(0), getElement(1), getElement(2));
}

/// Returns true if each input channel is a group and the image has them last.
static bool isDepthwiseLast(const WindowLoops &loops, const Reading &reading) {
  return reading.shape.groups > 1 && reading.shape.inChannels == 1 &&
         llvm::is_contained(loops.shared, loops.keys[loops.image].back());
}

namespace {

/// The differences between targets.
struct RaiseChoices {
  /// Only convolutions with the same padding on both sides.
  bool symmetricPadding;
  /// No depthwise convolutions with the channels last.
  bool keepDepthwise;
  /// Results of 16 bits where sums are only rounded to them.
  bool narrowResults;
  /// A vector along the channels as a bias instead of an initial value.
  bool biases;
};

} // namespace

/// Returns the vector that a convolution begins with along its channels.
static Value findBias(Value init, const WindowLoops &loops,
                      const Reading &reading) {
  const Slots &slots = reading.y.slots;
  const DimKeys &channels = reading.channelsFirst ? slots[1] : slots.back();
  if (reading.isGradient || channels.empty())
    return {};
  const auto &keys = loops.keys[reading.y.number];
  int64_t dim = llvm::find(keys, channels[0]) - keys.begin();
  if (channels.size() == 1)
    return findRepeatedVector(init, dim);
  // Groups are split from the channels of an image that has them as one.
  auto split = getNarrowSource(init).getDefiningOp<tensor::ExpandShapeOp>();
  if (!split)
    return {};
  for (auto [source, group] :
       llvm::enumerate(split.getReassociationIndices())) {
    if (group.front() != dim || group.size() != channels.size())
      continue;
    for (auto [place, key] : llvm::zip_equal(group, channels))
      if (keys[place] != key)
        return {};
    return findRepeatedVector(split.getSrc(), source);
  }
  return {};
}

/// Returns true if the convolution will be the gradient of another one's input.
static bool becomesGradient(Value image, Value original, int64_t firstSpatial,
                            int64_t rank) {
  if (auto split = original.getDefiningOp<tensor::ExpandShapeOp>())
    image = split.getSrc();
  return isDilatedImage(image, firstSpatial, rank);
}

static LogicalResult raise(RewriterBase &rewriter, linalg::LinalgOp op,
                           const RaiseChoices &choices) {
  WindowLoops loops;
  if (failed(loops.match(op)))
    return failure();
  FailureOr<Reading> reading = read(loops);
  if (failed(reading) ||
      (choices.symmetricPadding && !isSymmetric(reading->shape)) ||
      (choices.keepDepthwise && isDepthwiseLast(loops, *reading)))
    return failure();
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  LDBG() << op->getName() << " at " << loc << " becomes a convolution"
         << (reading->isGradient ? " for the gradient of its filter" : "");
  Value init = op.getDpsInits()[0];
  bool isZero = isIdentityTensor(init, ReductionKind::add);
  const Operand &a = reading->x;
  const Operand &b = reading->isGradient ? reading->y : reading->w;
  const Operand &result = reading->isGradient ? reading->w : reading->y;
  auto getFactor = [&](const Operand &operand) {
    Value value = createSlots(rewriter, loc, loops.values[operand.number],
                              loops, operand);
    return castToSlots(rewriter, loc, value, loops, operand);
  };
  Value factors[] = {getFactor(a), getFactor(b)};
  Value bias =
      isZero || !choices.biases ? Value() : findBias(init, loops, *reading);
  // A gradient of an image has none.
  if (bias &&
      becomesGradient(factors[0], loops.values[a.number],
                      reading->channelsFirst ? 2 : 1, loops.windows.size()))
    bias = {};
  std::optional<ConvolutionRounding> rounding;
  // cuDNN rounds a sum before it adds it to a 16-bit result (seen on an H100),
  // so that one with an initial value stays in f32.
  if (choices.narrowResults && (isZero || bias))
    rounding = findConvolutionRounding(op);
  Type element = getElementTypeOrSelf(
      rounding ? rounding->op.getResultTypes()[0] : op->getResultTypes()[0]);
  if (bias)
    bias = createVectorOf(rewriter, loc, bias, element);
  bool accumulates = !isZero && !bias;
  if (accumulates) {
    rounding.reset();
    element = getElementTypeOrSelf(op->getResultTypes()[0]);
  }
  Value out = accumulates
                  ? createSlots(rewriter, loc, init, loops, result)
                  : createEmpty(rewriter, loc, init, element, loops, result);
  out = castToSlots(rewriter, loc, out, loops, result);
  auto convolution = ConvolutionOp::create(
      rewriter, loc, out.getType(), factors[0], factors[1], out,
      reading->shape.strides, reading->shape.dilations,
      getPadding(reading->shape), reading->shape.groups, reading->channelsFirst,
      reading->isGradient, /*input_gradient=*/false, accumulates,
      MatmulPrecision::ieee, bias);
  Value made = createFromSlots(rewriter, loc, convolution.getResult(), init,
                               loops, result);
  auto castTo = [&](Value value, ShapedType type) {
    Type wanted = type.clone(element);
    return value.getType() == wanted
               ? value
               : tensor::CastOp::create(rewriter, loc, wanted, value);
  };
  made = castTo(made, cast<ShapedType>(op->getResultTypes()[0]));
  Value last = made;
  if (rounding && rounding->joined) {
    last = tensor::CollapseShapeOp::create(
        rewriter, loc, made, rounding->joined.getReassociationIndices());
    last = castTo(last, rounding->joined.getType());
  }
  if (rounding) {
    rewriter.replaceOp(
        rounding->op,
        castTo(last, cast<ShapedType>(rounding->op.getResultTypes()[0])));
    if (rounding->joined)
      rewriter.replaceOp(rounding->joined, last);
  }
  // Other readers of the op only ask for its sizes.
  rewriter.replaceAllUsesWith(op->getResult(0), made);
  rewriter.eraseOp(op);
  return success();
}

namespace {

struct RaiseConvolutions
    : dp::impl::DPRaiseConvolutionsBase<RaiseConvolutions> {
  void runOnStage() override {
    const bool isGpu = getTarget(getOperation()).isGpu();
    const RaiseChoices choices = {/*symmetricPadding=*/isGpu,
                                  /*keepDepthwise=*/!isGpu,
                                  /*narrowResults=*/isGpu, /*biases=*/isGpu};
    // One that the graph came with.
    WalkResult hasLibrary = getOperation().walk([&](ConvolutionOp op) {
      if (choices.biases || !op.getBias())
        return WalkResult::advance();
      op.emitOpError() << "has a bias, which only a GPU's library adds; add it "
                          "to the result";
      return WalkResult::interrupt();
    });
    if (hasLibrary.wasInterrupted())
      return signalPassFailure();
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureTensorSemantics() && op->getNumResults() == 1 &&
          hasKnownTypes(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    bool hasRaised = false;
    for (linalg::LinalgOp op : ops)
      if (succeeded(raise(rewriter, op, choices))) {
        ++numRaised;
        hasRaised = true;
      }
    if (!hasRaised)
      return;
    RewritePatternSet patterns(&getContext());
    populateFoldConvolutionOperandPatterns(patterns, choices.symmetricPadding);
    populateFoldConvolutionTransposePatterns(patterns);
    tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns,
                                                         &getContext());
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, &getContext());
    // Sizes of fills that nothing else needs.
    tensor::DimOp::getCanonicalizationPatterns(patterns, &getContext());
    tensor::EmptyOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
