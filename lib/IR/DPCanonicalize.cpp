//===- DPCanonicalize.cpp - The algebra of placements --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Every collective is a composition of conversions between a tensor and a
// placed one. These patterns rewrite a composition to its collective, and a
// collective to one of its parts where only that part is used. A pattern that
// would leave the first collective in place beside the new one applies only if
// nothing else uses the first one's result.
//
//===----------------------------------------------------------------------===//

#include "DPAlgebra.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::dp;

/// Copies the reason and the other attributes of `origin` to `op`, which does
/// its communication now.
static void inherit(Operation *op, Operation *origin) {
  op->setDiscardableAttrs(origin->getDiscardableAttrDictionary());
}

/// Returns the kind of a dp.reduce_add or dp.reduce; none for another op.
static std::optional<ReductionKind> getReductionKind(Operation *op) {
  if (!isa_and_nonnull<ReduceAddOp, ReduceOp>(op))
    return std::nullopt;
  return cast<PlacedType>(op->getOperand(0).getType())
      .getPlacement()
      .getReduction();
}

/// Creates the dp.reduce_add or dp.reduce that the type of `input` requires.
static Operation *createReduce(PatternRewriter &rewriter, Location loc,
                               Value input) {
  ReductionKind kind =
      cast<PlacedType>(input.getType()).getPlacement().getReduction();
  if (kind == ReductionKind::add)
    return ReduceAddOp::create(rewriter, loc, input);
  return ReduceOp::create(rewriter, loc, input);
}

// replicate ∘ reduce_add = all_reduce, replicate ∘ gather = all_gather. Other
// users of the tensor get a dp.take of the collective's result.
LogicalResult ReplicateOp::canonicalize(ReplicateOp op,
                                        PatternRewriter &rewriter) {
  Operation *source = op.getInput().getDefiningOp();
  std::optional<ReductionKind> kind = getReductionKind(source);
  auto gather = dyn_cast_or_null<GatherOp>(source);
  if (!kind && !gather)
    return failure();
  rewriter.setInsertionPointAfter(source);
  Operation *collective;
  if (kind) {
    collective = AllReduceOp::create(rewriter, source->getLoc(), op.getType(),
                                     source->getOperand(0), *kind);
  } else {
    PlacementAttr from = gather.getInput().getType().getPlacement();
    collective = AllGatherOp::create(rewriter, source->getLoc(), op.getType(),
                                     gather.getInput(), from.getDim(),
                                     from.getUnit(), /*size=*/Value());
  }
  inherit(collective, source);
  rewriter.replaceOp(op, collective);
  if (source->use_empty())
    rewriter.eraseOp(source);
  else
    rewriter.replaceOpWithNewOp<TakeOp>(source, collective->getResult(0));
  return success();
}

// scatter ∘ take = local_slice, scatter ∘ reduce_add = reduce_scatter
LogicalResult ScatterOp::canonicalize(ScatterOp op, PatternRewriter &rewriter) {
  Operation *source = op.getInput().getDefiningOp();
  if (auto take = dyn_cast_or_null<TakeOp>(source)) {
    rewriter.replaceOpWithNewOp<LocalSliceOp>(op, op.getType(), take.getInput(),
                                              op.getDim(), op.getUnit());
    return success();
  }
  std::optional<ReductionKind> kind = getReductionKind(source);
  if (!kind || !source->hasOneUse())
    return failure();
  rewriter.setInsertionPointAfter(source);
  auto collective = ReduceScatterOp::create(rewriter, source->getLoc(),
                                            op.getType(), source->getOperand(0),
                                            *kind, op.getDim(), op.getUnit());
  inherit(collective, source);
  rewriter.replaceOp(op, collective);
  return success();
}

// gather ∘ local_slice = take, gather ∘ reduce_scatter = reduce_add
LogicalResult GatherOp::canonicalize(GatherOp op, PatternRewriter &rewriter) {
  Operation *source = op.getInput().getDefiningOp();
  if (auto slice = dyn_cast_or_null<LocalSliceOp>(source)) {
    rewriter.replaceOpWithNewOp<TakeOp>(op, slice.getInput());
    return success();
  }
  if (!isa_and_nonnull<ReduceScatterOp>(source) || !source->hasOneUse())
    return failure();
  rewriter.setInsertionPointAfter(source);
  Operation *reduce =
      createReduce(rewriter, source->getLoc(), source->getOperand(0));
  inherit(reduce, source);
  rewriter.replaceOp(op, reduce);
  return success();
}

// take ∘ all_reduce = reduce_add, take ∘ all_gather = gather
LogicalResult TakeOp::canonicalize(TakeOp op, PatternRewriter &rewriter) {
  Operation *source = op.getInput().getDefiningOp();
  if (!isa_and_nonnull<AllReduceOp, AllGatherOp>(source) ||
      !source->hasOneUse())
    return failure();
  rewriter.setInsertionPointAfter(source);
  Value input = source->getOperand(0);
  Operation *collect =
      isa<AllReduceOp>(source)
          ? createReduce(rewriter, source->getLoc(), input)
          : GatherOp::create(rewriter, source->getLoc(), input);
  inherit(collect, source);
  rewriter.replaceOp(op, collect);
  return success();
}

/// Replaces a reduction by a constant if every device's summand is known and
/// equal to the result.
static LogicalResult foldKnownReduction(Operation *op,
                                        PatternRewriter &rewriter) {
  auto parallel = op->getOperand(0).getDefiningOp<ParallelOp>();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!parallel || !type.hasStaticShape())
    return failure();
  unsigned index = cast<OpResult>(op->getOperand(0)).getResultNumber();
  Attribute element = getUniformElement(
      parallel.getBodyBlock()->getTerminator()->getOperand(index));
  if (!element || !isKeptBySum(*getReductionKind(op), element))
    return failure();
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, DenseElementsAttr::get(type, element));
  return success();
}

LogicalResult ReduceAddOp::canonicalize(ReduceAddOp op,
                                        PatternRewriter &rewriter) {
  return foldKnownReduction(op, rewriter);
}

// reduce of kind add = reduce_add
LogicalResult ReduceOp::canonicalize(ReduceOp op, PatternRewriter &rewriter) {
  if (getReductionKind(op) != ReductionKind::add)
    return foldKnownReduction(op, rewriter);
  auto reduce = ReduceAddOp::create(rewriter, op.getLoc(), op.getInput());
  inherit(reduce, op);
  rewriter.replaceOp(op, reduce);
  return success();
}

// all_gather ∘ local_slice = identity; the fold handles equal types, and here
// the types differ in their static dimensions. all_gather ∘ reduce_scatter =
// all_reduce on placed values only: inside a body a pass may have split the
// all_reduce on purpose.
LogicalResult AllGatherOp::canonicalize(AllGatherOp op,
                                        PatternRewriter &rewriter) {
  if (auto slice = op.getInput().getDefiningOp<LocalSliceOp>()) {
    if (slice.getDim() != op.getDim() || slice.getUnit() != op.getUnit() ||
        !tensor::CastOp::areCastCompatible(slice.getInput().getType(),
                                           op.getType()))
      return failure();
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(),
                                                slice.getInput());
    return success();
  }
  auto scatter = op.getInput().getDefiningOp<ReduceScatterOp>();
  if (!scatter || !scatter->hasOneUse() || !isa<PlacedType>(op.getType()))
    return failure();
  rewriter.setInsertionPointAfter(scatter);
  auto collective =
      AllReduceOp::create(rewriter, scatter.getLoc(), op.getType(),
                          scatter.getInput(), scatter.getKind());
  inherit(collective, scatter);
  rewriter.replaceOp(op, collective);
  return success();
}

// A reduce_scatter of a uniform tensor whose element the reduction keeps is a
// fill. It may first appear after the passes that lower dp.local_slice, so it
// is not rewritten to that op.
LogicalResult ReduceScatterOp::canonicalize(ReduceScatterOp op,
                                            PatternRewriter &rewriter) {
  if (!isa<RankedTensorType>(op.getType()))
    return failure();
  Attribute element = getUniformElement(op.getInput());
  if (!element || !isKeptBySum(op.getKind(), element))
    return failure();
  auto type = cast<RankedTensorType>(op.getType());
  Location loc = op.getLoc();
  if (type.hasStaticShape()) {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, DenseElementsAttr::get(type, element));
    return success();
  }
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    Value size = rewriter.createOrFold<tensor::DimOp>(loc, op.getInput(), dim);
    if (dim == static_cast<int64_t>(op.getDim()))
      size = ShardSizeOp::create(rewriter, loc, rewriter.getIndexType(), size,
                                 op.getUnit());
    sizes.push_back(size);
  }
  Value number =
      arith::ConstantOp::create(rewriter, loc, cast<TypedAttr>(element));
  Value empty = tensor::EmptyOp::create(rewriter, loc, type, sizes);
  rewriter.replaceOpWithNewOp<linalg::FillOp>(op, number, empty);
  return success();
}

// local_slice ∘ all_reduce = reduce_scatter
LogicalResult LocalSliceOp::canonicalize(LocalSliceOp op,
                                         PatternRewriter &rewriter) {
  auto reduce = op.getInput().getDefiningOp<AllReduceOp>();
  if (!reduce || !reduce->hasOneUse())
    return failure();
  rewriter.setInsertionPointAfter(reduce);
  auto collective = ReduceScatterOp::create(
      rewriter, reduce.getLoc(), op.getType(), reduce.getInput(),
      reduce.getKind(), op.getDim(), op.getUnit());
  inherit(collective, reduce);
  rewriter.replaceOp(op, collective);
  return success();
}
