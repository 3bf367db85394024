//===- CudnnAttention.cpp - Attention for cuDNN ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudnnAttention.h"
#include "NarrowFactors.h"

#include "dp/IR/Attention.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <limits>

using namespace mlir;
using namespace mlir::dp;

static constexpr double kForbidden = -std::numeric_limits<double>::infinity();

static ArrayRef<int64_t> getShapeOf(Value value) {
  return cast<ShapedType>(value.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Limits of cuDNN
//===----------------------------------------------------------------------===//

/// Returns true if the dimensions of the mask are those of cuDNN's, which has
/// one for the batch and one for the heads.
static bool isMaskOfCudnn(Value query, Value key, Value mask, int64_t group) {
  ArrayRef<int64_t> scores = getShapeOf(query), shape = getShapeOf(mask);
  int64_t rank = static_cast<int64_t>(shape.size()) - 2;
  int64_t numBatch = rank >= 2 || group > 1 ? rank - 1 : rank;
  bool isSpread = false, isWhole = true;
  for (int64_t dim = 0; dim < numBatch; ++dim)
    if (scores[dim] != 1) {
      isSpread |= shape[dim] != 1;
      isWhole &= shape[dim] != 1;
    }
  return (isWhole || !isSpread) && shape.back() == getShapeOf(key)[rank];
}

template <typename Op>
static StringRef findObstacle(Op op) {
  if (!isNarrow(op.getQuery().getType()))
    return "cuDNN computes it in f16 and bf16 only";
  for (Value value : {op.getKey(), op.getValue()}) {
    int64_t size = getShapeOf(value).back();
    if (ShapedType::isDynamic(size) || size % 8 != 0 || size == 0 || size > 128)
      return "cuDNN takes rows of 8, 16, ... 128 numbers";
  }
  if (op.getMask() &&
      !isMaskOfCudnn(op.getQuery(), op.getKey(), op.getMask(), op.getGroup()))
    return "cuDNN takes no mask that is the same for all keys, or for a part "
           "of the batch dimensions in front of the heads";
  return "";
}

StringRef mlir::dp::findObstacleToCudnn(Operation *op) {
  if (auto forward = dyn_cast<AttentionOp>(op))
    return findObstacle(forward);
  return findObstacle(cast<AttentionGradientOp>(op));
}

//===----------------------------------------------------------------------===//
// Masks without -inf
//===----------------------------------------------------------------------===//

namespace {
/// Builds elementwise ops and reductions of one attention op.
class MaskBuilder {
public:
  MaskBuilder(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  using Body = llvm::function_ref<Value(OpBuilder &, ValueRange)>;
  Value number(Type type, double value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(type, value));
  }
  Value isForbidden(OpBuilder &inner, Value score) {
    return arith::CmpFOp::create(inner, loc, arith::CmpFPredicate::OEQ, score,
                                 forbidden);
  }
  /// An elementwise op with the result `dest`.
  Value elementwise(ValueRange inputs, ArrayRef<AffineMap> maps, Value like,
                    Body body);
  /// The loops of `mask`, whose dimensions of 1 are read at 0.
  AffineMap getMaskMap(Value mask, int64_t numLoops);
  /// The largest number of each row of the mask; of those at the row and
  /// before it with `isCausal`, and then with the rows of `logsumexp`.
  Value findRowMaxima(Value mask, Value logsumexp, bool isCausal);

  OpBuilder &builder;
  Location loc;
  Value forbidden = number(builder.getF32Type(), kForbidden);
};
} // namespace

Value MaskBuilder::elementwise(ValueRange inputs, ArrayRef<AffineMap> maps,
                               Value like, Body body) {
  auto type = cast<RankedTensorType>(like.getType());
  Value dest = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, like),
      type.getElementType());
  SmallVector<AffineMap> all(maps);
  all.push_back(builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, dest.getType(), inputs, dest, all, iterators,
             [&](OpBuilder &inner, Location, ValueRange arguments) {
               linalg::YieldOp::create(inner, loc, body(inner, arguments));
             })
      .getResult(0);
}

AffineMap MaskBuilder::getMaskMap(Value mask, int64_t numLoops) {
  SmallVector<AffineExpr> results;
  for (auto [dim, extent] : llvm::enumerate(getShapeOf(mask)))
    results.push_back(extent == 1 ? builder.getAffineConstantExpr(0)
                                  : builder.getAffineDimExpr(dim));
  return AffineMap::get(numLoops, 0, results, builder.getContext());
}

Value MaskBuilder::findRowMaxima(Value mask, Value logsumexp, bool isCausal) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, mask);
  int64_t keys = static_cast<int64_t>(sizes.size()) - 1;
  sizes.pop_back();
  if (isCausal)
    sizes.back() = tensor::getMixedSize(builder, loc, logsumexp, keys - 1);
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, builder.getF32Type());
  Value init =
      linalg::FillOp::create(builder, loc, forbidden, empty).getResult(0);
  SmallVector<utils::IteratorType> iterators(keys + 1,
                                             utils::IteratorType::parallel);
  iterators.back() = utils::IteratorType::reduction;
  AffineMap result = builder.getMultiDimIdentityMap(keys + 1).getMajorSubMap(
      static_cast<unsigned>(keys));
  SmallVector<AffineExpr> read(
      builder.getMultiDimIdentityMap(keys + 1).getResults());
  if (getShapeOf(mask)[keys - 1] == 1)
    read[keys - 1] = builder.getAffineConstantExpr(0);
  AffineMap ofMask = AffineMap::get(keys + 1, 0, read, builder.getContext());
  return linalg::GenericOp::create(
             builder, loc, init.getType(), mask, init,
             ArrayRef<AffineMap>{ofMask, result}, iterators,
             [&](OpBuilder &inner, Location, ValueRange v) {
               Value score = v[0];
               if (isCausal) {
                 Value isAllowed = arith::CmpIOp::create(
                     inner, loc, arith::CmpIPredicate::sle,
                     linalg::IndexOp::create(inner, loc, keys),
                     linalg::IndexOp::create(inner, loc, keys - 1));
                 score = arith::SelectOp::create(inner, loc, isAllowed, score,
                                                 forbidden);
               }
               Value larger =
                   arith::MaximumFOp::create(inner, loc, v[1], score);
               linalg::YieldOp::create(inner, loc, larger);
             })
      .getResult(0);
}

/// The mask with the lowest number instead of -inf.
static Value buildFiniteMask(MaskBuilder &builder, Value mask) {
  int64_t rank = static_cast<int64_t>(getShapeOf(mask).size());
  Value lowest =
      builder.number(builder.builder.getF32Type(),
                     -static_cast<double>(std::numeric_limits<float>::max()));
  return builder.elementwise(
      mask, builder.builder.getMultiDimIdentityMap(rank), mask,
      [&](OpBuilder &inner, ValueRange v) -> Value {
        return arith::MaximumFOp::create(inner, builder.loc, v[0], lowest);
      });
}

/// Outputs and logsumexps of rows without keys.
static void replaceEmptyRows(RewriterBase &rewriter, MaskBuilder &builder,
                             AttentionOp op, Value mask) {
  rewriter.setInsertionPointAfter(op);
  Value maxima = builder.findRowMaxima(mask, op.getLogsumexp(), op.getCausal());
  for (OpResult result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    bool isOutput = result == op.getResult();
    Value empty =
        builder.number(type.getElementType(), isOutput ? 0.0 : kForbidden);
    AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
    Value fixed = builder.elementwise(
        {result, maxima},
        {identity, builder.getMaskMap(maxima, type.getRank())},
        op.getTiedOpOperand(result)->get(),
        [&](OpBuilder &inner, ValueRange v) -> Value {
          return arith::SelectOp::create(inner, builder.loc,
                                         builder.isForbidden(inner, v[1]),
                                         empty, v[0]);
        });
    rewriter.replaceAllUsesExcept(result, fixed, fixed.getDefiningOp());
  }
}

/// The logsumexp with which the probabilities of rows without keys are 0.
static Value buildFiniteLogsumexp(MaskBuilder &builder, Value logsumexp) {
  int64_t rank = static_cast<int64_t>(getShapeOf(logsumexp).size());
  Value infinity = builder.number(builder.builder.getF32Type(), -kForbidden);
  return builder.elementwise(
      logsumexp, builder.builder.getMultiDimIdentityMap(rank), logsumexp,
      [&](OpBuilder &inner, ValueRange v) -> Value {
        return arith::SelectOp::create(inner, builder.loc,
                                       builder.isForbidden(inner, v[0]),
                                       infinity, v[0]);
      });
}

template <typename Op>
static void replaceMask(RewriterBase &rewriter, Op op) {
  Value mask = op.getMask();
  if (!mask || op.getFiniteMask())
    return;
  rewriter.setInsertionPoint(op);
  MaskBuilder builder(rewriter, op.getLoc());
  Value finite = buildFiniteMask(builder, mask);
  if constexpr (std::is_same_v<Op, AttentionGradientOp>) {
    Value logsumexp = buildFiniteLogsumexp(builder, op.getLogsumexp());
    op.getLogsumexpMutable().assign(logsumexp);
  } else {
    replaceEmptyRows(rewriter, builder, op, mask);
  }
  op.getMaskMutable().assign(finite);
  op.setFiniteMask(true);
}

void mlir::dp::replaceInfiniteMask(RewriterBase &rewriter, Operation *op) {
  if (auto forward = dyn_cast<AttentionOp>(op))
    return replaceMask(rewriter, forward);
  replaceMask(rewriter, cast<AttentionGradientOp>(op));
}
