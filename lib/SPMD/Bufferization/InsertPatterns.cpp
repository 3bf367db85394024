//===- InsertPatterns.cpp - Insertions that need no copy ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InsertPatterns.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the number of elements of `type` in all but the first dimension of
/// `group`; none if it is not known or 0.
static std::optional<int64_t> getInnerSize(RankedTensorType type,
                                           ArrayRef<int64_t> group) {
  int64_t size = 1;
  for (int64_t dim : group.drop_front()) {
    if (type.isDynamicDim(dim) || type.getDimSize(dim) == 0)
      return std::nullopt;
    size *= type.getDimSize(dim);
  }
  return size;
}

/// Returns the type of the destination with the dimensions of `type` that
/// `groups` collapse, or null if the slice does not consist of whole inner
/// dimensions.
static RankedTensorType getExpandedType(tensor::InsertSliceOp insert,
                                        RankedTensorType type,
                                        ArrayRef<ReassociationIndices> groups) {
  RankedTensorType destination = insert.getDestType();
  SmallVector<int64_t> shape;
  for (auto [dim, group] : llvm::enumerate(groups)) {
    int64_t extent = destination.getDimSize(dim);
    std::optional<int64_t> inner = getInnerSize(type, group);
    if (!inner)
      return {};
    if (*inner != 1) {
      int64_t offset = insert.getStaticOffsets()[dim];
      if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(offset) ||
          extent % *inner != 0 || offset % *inner != 0)
        return {};
      extent /= *inner;
    }
    shape.push_back(extent);
    for (int64_t collapsed : ArrayRef(group).drop_front())
      shape.push_back(type.getDimSize(collapsed));
  }
  return RankedTensorType::get(shape, type.getElementType());
}

/// Returns `tensor` in the shape `type`, without a reshape where it is one.
static Value expand(RewriterBase &rewriter, Location loc, Value tensor,
                    RankedTensorType type,
                    ArrayRef<ReassociationIndices> groups) {
  if (auto collapse = tensor.getDefiningOp<tensor::CollapseShapeOp>())
    if (collapse.getSrcType() == type &&
        collapse.getReassociationIndices() == groups)
      return collapse.getSrc();
  auto empty = tensor.getDefiningOp<tensor::EmptyOp>();
  SmallVector<OpFoldResult> sizes;
  for (auto [dim, group] : llvm::enumerate(groups)) {
    for (int64_t expanded : group)
      sizes.push_back(rewriter.getIndexAttr(type.getDimSize(expanded)));
    // Only the first one may be dynamic, and is whole.
    if (type.isDynamicDim(group.front()))
      sizes[group.front()] =
          empty ? empty.getMixedSizes()[dim]
                : tensor::getMixedSize(rewriter, loc, tensor, dim);
  }
  if (empty)
    return tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  return tensor::ExpandShapeOp::create(rewriter, loc, type, tensor, groups,
                                       sizes);
}

/// Returns the position of the dimension of the collapsed tensor that is the
/// one that `user` reads the size of; none if there is no such one.
static std::optional<int64_t>
findReadDim(Operation *user, ArrayRef<ReassociationIndices> groups) {
  auto dim = dyn_cast<tensor::DimOp>(user);
  std::optional<int64_t> index =
      dim ? dim.getConstantIndex() : std::optional<int64_t>();
  if (!index || groups[*index].size() != 1)
    return std::nullopt;
  return groups[*index].front();
}

/// Returns true if `value`, or a reshape of it, is stored in a tensor that is
/// there already. Two ops that write parts of it would use two buffers.
static bool isMaterialized(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(
            user))
      return isMaterialized(user->getResult(0));
    return isa<bufferization::MaterializeInDestinationOp>(user);
  });
}

namespace {
/// insert_slice(collapse_shape(x), d) is collapse_shape(insert_slice(x,
/// expand_shape(d))). Moves x to the insertion if nothing else reads it,
/// because slices before it are part of the destination.
struct InsertBeforeCollapse : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp insert,
                                PatternRewriter &rewriter) const override {
    auto collapse = insert.getSource().getDefiningOp<tensor::CollapseShapeOp>();
    if (!collapse || !collapse.getSrc().hasOneUse() ||
        insert.getSourceType().getRank() != insert.getDestType().getRank() ||
        !insert.hasUnitStride())
      return failure();
    Value source = collapse.getSrc();
    auto producer = source.getDefiningOp<DestinationStyleOpInterface>();
    if (!producer || producer->getBlock() != insert->getBlock() ||
        producer->getNumResults() != 1 || !isPure(producer))
      return failure();
    auto init = producer.getTiedOpOperand(cast<OpResult>(source))
                    ->get()
                    .getDefiningOp<tensor::EmptyOp>();
    if (!init)
      return failure();
    RankedTensorType type = collapse.getSrcType();
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    RankedTensorType expanded = getExpandedType(insert, type, groups);
    if (!expanded)
      return failure();

    for (Operation *user : collapse->getUsers())
      if (user != insert && !findReadDim(user, groups))
        return failure();

    for (Operation *user : llvm::make_early_inc_range(collapse->getUsers())) {
      if (user == insert)
        continue;
      rewriter.setInsertionPoint(user);
      rewriter.replaceOp(user,
                         getValueOrCreateConstantIndexOp(
                             rewriter, user->getLoc(),
                             init.getMixedSizes()[*findReadDim(user, groups)]));
    }
    Location loc = insert.getLoc();
    rewriter.setInsertionPoint(insert);
    Value destination =
        expand(rewriter, loc, insert.getDest(), expanded, groups);
    rewriter.moveOpBefore(producer, insert);
    // Sizes by the producer's destination, which is there before it.
    SmallVector<OpFoldResult> sizes = init.getMixedSizes(), offsets;
    for (auto [dim, group] : llvm::enumerate(groups)) {
      int64_t inner = *getInnerSize(type, group);
      offsets.push_back(
          inner == 1
              ? insert.getMixedOffsets()[dim]
              : rewriter.getIndexAttr(insert.getStaticOffsets()[dim] / inner));
      offsets.append(group.size() - 1, rewriter.getIndexAttr(0));
    }
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    auto inserted = tensor::InsertSliceOp::create(
        rewriter, loc, source, destination, offsets, sizes, strides);
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
        insert, insert.getDestType(), inserted, groups);
    rewriter.eraseOp(collapse);
    return success();
  }
};

/// Fills only the rows around an insertion, where it covers all but the first
/// or the last ones: the gradient of a slice of logits.
struct FillAroundInsertion : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::InsertSliceOp insert,
                                PatternRewriter &rewriter) const override {
    auto fill = insert.getDest().getDefiningOp<linalg::FillOp>();
    if (!fill || !fill->hasOneUse() || !insert.hasUnitStride() ||
        isMaterialized(insert.getResult()) ||
        insert.getSourceType().getRank() != insert.getDestType().getRank())
      return failure();
    auto empty = fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
    if (!empty)
      return failure();
    SmallVector<OpFoldResult> extents = empty.getMixedSizes(),
                              sizes = insert.getMixedSizes(),
                              offsets = insert.getMixedOffsets();
    std::optional<int64_t> partial;
    for (int64_t dim = 0; dim < insert.getDestType().getRank(); ++dim) {
      if (isConstantIntValue(offsets[dim], 0) &&
          isEqualConstantIntOrValue(sizes[dim], extents[dim]))
        continue;
      if (partial)
        return failure();
      partial = dim;
    }
    // Columns are no rows of neighbors in memory.
    if (!partial || *partial == insert.getDestType().getRank() - 1)
      return failure();
    std::optional<int64_t> extent = getConstantIntValue(extents[*partial]),
                           size = getConstantIntValue(sizes[*partial]),
                           offset = getConstantIntValue(offsets[*partial]);
    if (!extent || !size || !offset)
      return failure();
    bool isBehind = *offset == 0;
    if ((!isBehind && *offset + *size != *extent) || *size >= *extent)
      return failure();
    Location loc = fill.getLoc();
    rewriter.setInsertionPoint(fill);
    SmallVector<OpFoldResult> rest = extents;
    rest[*partial] = rewriter.getIndexAttr(*extent - *size);
    Value part = tensor::EmptyOp::create(rewriter, loc, rest,
                                         empty.getType().getElementType());
    part = linalg::FillOp::create(rewriter, loc, fill.getInputs()[0], part)
               .getResult(0);
    offsets[*partial] = rewriter.getIndexAttr(isBehind ? *size : 0);
    SmallVector<OpFoldResult> strides(rest.size(), rewriter.getIndexAttr(1));
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(fill, part, empty,
                                                       offsets, rest, strides);
    return success();
  }
};

/// Replaces a pad of an op's only result by a fill, made first, and an
/// insertion, which bufferizes without a copy.
struct InsertPadded : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    Value source = pad.getSource();
    auto producer = source.getDefiningOp<linalg::LinalgOp>();
    Value value = pad.getConstantPaddingValue();
    Attribute constant;
    if (!producer || !source.hasOneUse() || producer->getNumResults() != 1 ||
        producer->getBlock() != pad->getBlock() || !isPure(producer) ||
        !value || !matchPattern(value, m_Constant(&constant)))
      return failure();
    auto init = producer.getDpsInits().front().getDefiningOp<tensor::EmptyOp>();
    if (!init)
      return failure();
    SmallVector<OpFoldResult> inner = init.getMixedSizes(), whole;
    for (auto [dim, low, high] :
         llvm::enumerate(pad.getStaticLow(), pad.getStaticHigh())) {
      // Dynamic, or a cut, after which the source does not fit.
      if (low < 0 || high < 0)
        return failure();
      int64_t extent = pad.getResultType().getDimSize(dim);
      if (!ShapedType::isDynamic(extent))
        whole.push_back(rewriter.getIndexAttr(extent));
      else if (low == 0 && high == 0)
        whole.push_back(inner[dim]);
      else
        return failure();
    }
    Location loc = pad.getLoc();
    Value filler =
        arith::ConstantOp::create(rewriter, loc, cast<TypedAttr>(constant));
    Value empty = tensor::EmptyOp::create(rewriter, loc, whole,
                                          pad.getResultType().getElementType());
    if (empty.getType() != pad.getResultType())
      empty = tensor::CastOp::create(rewriter, loc, pad.getResultType(), empty);
    Value fill =
        linalg::FillOp::create(rewriter, loc, filler, empty).getResult(0);
    rewriter.moveOpBefore(producer, pad);
    SmallVector<OpFoldResult> strides(inner.size(), rewriter.getIndexAttr(1));
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
        pad, source, fill, pad.getMixedLowPad(), inner, strides);
    return success();
  }
};
} // namespace

void mlir::dp::populateInsertPatterns(RewritePatternSet &patterns) {
  patterns.add<InsertBeforeCollapse, FillAroundInsertion, InsertPadded>(
      patterns.getContext());
}
