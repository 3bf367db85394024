//===- CastPatterns.cpp - Casts of floats around reshapes -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CastPatterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` only converts each element of its input, and `Cast` is
/// the last conversion: also a value that is rounded and extended again.
template <typename Cast>
static bool isCast(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      !op.hasPureTensorSemantics() ||
      !isa<RankedTensorType>(op.getInputs()[0].getType()) ||
      llvm::any_of(op.getIndexingMapsArray(),
                   [](AffineMap map) { return !map.isIdentity(); }))
    return false;
  Value value = op.getBody()->getTerminator()->getOperand(0);
  if (!value.getDefiningOp<Cast>())
    return false;
  for (Operation &inner : llvm::reverse(op.getBody()->without_terminator())) {
    if (!isa<arith::ExtFOp, arith::TruncFOp>(inner) ||
        inner.getResult(0) != value)
      return false;
    value = inner.getOperand(0);
  }
  return value == op.getBody()->getArgument(0);
}

bool mlir::dp::isWidening(linalg::GenericOp op) {
  return isCast<arith::ExtFOp>(op);
}

/// The most ops that accumulate into one tensor and are followed to its sizes.
static constexpr unsigned kMaxAccumulations = 8;

/// Returns the sizes of `value`, without reading those of an op that could be
/// fused if nothing read its sizes.
static SmallVector<OpFoldResult> getSizes(OpBuilder &builder, Location loc,
                                          Value value) {
  Value source = value;
  for (unsigned i = 0; i < kMaxAccumulations; ++i) {
    auto structured = source.getDefiningOp<linalg::LinalgOp>();
    if (!structured)
      break;
    source = structured.getTiedOpOperand(cast<OpResult>(source))->get();
  }
  if (auto empty = source.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes();
  return tensor::getMixedSizes(builder, loc, source);
}

/// Returns the product of `sizes`.
static OpFoldResult multiply(OpBuilder &builder, Location loc,
                             ArrayRef<OpFoldResult> sizes) {
  int64_t known = 1;
  Value product;
  for (OpFoldResult size : sizes) {
    if (std::optional<int64_t> number = getConstantIntValue(size)) {
      known *= *number;
      continue;
    }
    auto value = cast<Value>(size);
    product =
        product ? arith::MulIOp::create(builder, loc, product, value) : value;
  }
  if (!product)
    return builder.getIndexAttr(known);
  if (known == 1)
    return product;
  return arith::MulIOp::create(
             builder, loc, product,
             arith::ConstantIndexOp::create(builder, loc, known))
      .getResult();
}

/// Applies the body of `cast` to each element of `value`.
static Value castElements(OpBuilder &builder, linalg::GenericOp cast,
                          Value value, ArrayRef<OpFoldResult> sizes) {
  Location loc = cast.getLoc();
  auto shape = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<Value> dynamic;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (shape.isDynamicDim(dim))
      dynamic.push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
  int64_t rank = shape.getRank();
  Value empty = tensor::EmptyOp::create(
      builder, loc, shape.getShape(),
      getElementTypeOrSelf(cast.getResultTypes()[0]), dynamic);
  SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(rank));
  auto result = linalg::GenericOp::create(
      builder, loc, TypeRange(empty.getType()), value, empty, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel));
  IRMapping mapping;
  cast.getRegion().cloneInto(&result.getRegion(), mapping);
  return result.getResult(0);
}

namespace {

/// truncf(reshape(x)) becomes reshape(truncf(x)), if an op of the same block
/// computes x.
struct NarrowBeforeReshape : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp cast,
                                PatternRewriter &rewriter) const override {
    if (!isCast<arith::TruncFOp>(cast))
      return failure();
    Operation *reshape = cast.getInputs()[0].getDefiningOp();
    if (!isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
            reshape))
      return failure();
    Value source = reshape->getOperand(0);
    auto producer = source.getDefiningOp<linalg::GenericOp>();
    if (!producer || producer->getBlock() != cast->getBlock())
      return failure();
    rewriter.setInsertionPointAfterValue(source);
    Value narrow = castElements(rewriter, cast, source,
                                getSizes(rewriter, cast.getLoc(), source));
    // After the sizes of an expansion.
    rewriter.setInsertionPoint(cast);
    Operation *behind = rewriter.clone(*reshape);
    rewriter.modifyOpInPlace(behind, [&] {
      behind->setOperand(0, narrow);
      behind->getResult(0).setType(cast.getResultTypes()[0]);
    });
    rewriter.replaceOp(cast, behind);
    return success();
  }
};

/// reshape(extf(x)) becomes extf(reshape(x)).
template <typename Reshape>
struct WidenBehindReshape : OpRewritePattern<Reshape> {
  using OpRewritePattern<Reshape>::OpRewritePattern;
  LogicalResult matchAndRewrite(Reshape reshape,
                                PatternRewriter &rewriter) const override {
    auto cast = reshape.getSrc().template getDefiningOp<linalg::GenericOp>();
    if (!cast || cast->getBlock() != reshape->getBlock() ||
        !isCast<arith::ExtFOp>(cast) || !cast->hasOneUse())
      return failure();
    Value source = cast.getInputs()[0];
    SmallVector<OpFoldResult> sizes;
    if constexpr (std::is_same_v<Reshape, tensor::ExpandShapeOp>) {
      sizes = reshape.getMixedOutputShape();
    } else {
      SmallVector<OpFoldResult> before =
          getSizes(rewriter, cast.getLoc(), cast.getResult(0));
      for (const ReassociationIndices &group :
           reshape.getReassociationIndices())
        sizes.push_back(multiply(rewriter, reshape.getLoc(),
                                 llvm::map_to_vector(group, [&](int64_t dim) {
                                   return before[dim];
                                 })));
    }
    RankedTensorType type = reshape.getResultType();
    Operation *before = rewriter.clone(*reshape.getOperation());
    rewriter.modifyOpInPlace(before, [&] {
      before->setOperand(0, source);
      before->getResult(0).setType(
          type.clone(getElementTypeOrSelf(source.getType())));
    });
    Value wide = castElements(rewriter, cast, before->getResult(0), sizes);
    rewriter.replaceOp(reshape, wide);
    return success();
  }
};

} // namespace

void mlir::dp::populateCastPatterns(RewritePatternSet &patterns) {
  patterns.add<NarrowBeforeReshape, WidenBehindReshape<tensor::CollapseShapeOp>,
               WidenBehindReshape<tensor::ExpandShapeOp>>(
      patterns.getContext());
}
