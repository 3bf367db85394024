//===- IndexUpdatePatterns.cpp - Updates that need no buffer --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "IndexUpdatePatterns.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::dp;

Value mlir::dp::getOnlyElement(Value tensor) {
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return fill.getInputs().front();
  if (auto splat = tensor.getDefiningOp<tensor::SplatOp>())
    return splat.getInput();
  return nullptr;
}

/// As getOnlyElement, also for a constant, for which it creates a scalar.
static Value buildOnlyElement(OpBuilder &builder, Location loc, Value tensor) {
  SplatElementsAttr constant;
  if (matchPattern(tensor, m_Constant(&constant)))
    return arith::ConstantOp::create(builder, loc,
                                     constant.getSplatValue<TypedAttr>());
  return getOnlyElement(tensor);
}

/// Drops the last dimension, of one element.
static Value dropLastDim(OpBuilder &builder, Location loc, Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank() - 1;
  SmallVector<ReassociationIndices> groups(rank);
  for (int64_t dim = 0; dim < rank; ++dim)
    groups[dim] = {dim};
  if (rank > 0)
    groups.back().push_back(rank);
  return tensor::CollapseShapeOp::create(builder, loc, tensor, groups);
}

namespace {

/// Adds updates to a tensor, where they were added to zeros and the sum to the
/// tensor: two passes over memory less, and no buffer for the zeros.
struct AddUpdatesToSummand : OpRewritePattern<IndexUpdateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IndexUpdateOp update,
                                PatternRewriter &rewriter) const override {
    if (!update->hasOneUse() || !addsToZeros(update))
      return failure();
    OpOperand &use = *update->use_begin();
    auto sum = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (!sum || sum->getBlock() != update->getBlock() || !isSum(sum))
      return failure();
    Value summand = sum.getDpsInputs()[1 - use.getOperandNumber()];
    rewriter.moveOpBefore(update, sum);
    rewriter.modifyOpInPlace(update,
                             [&] { update.getDestMutable().assign(summand); });
    rewriter.replaceOp(sum, update);
    return success();
  }

  /// Returns true if `op` adds two tensors of one type.
  static bool isSum(linalg::GenericOp op) {
    if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
        op.getNumReductionLoops() != 0 ||
        !llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); }) ||
        !llvm::all_equal(op->getOperandTypes()))
      return false;
    // 16-bit floats would be rounded after each update.
    Type element = getElementTypeOrSelf(op->getResultTypes().front());
    if (!element.isF32() && !element.isF64() && !element.isSignlessInteger())
      return false;
    Operation *add =
        op.getBody()->getTerminator()->getOperand(0).getDefiningOp();
    if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(add))
      return false;
    Value a = op.getBody()->getArgument(0), b = op.getBody()->getArgument(1);
    return add->getOperands() == ValueRange{a, b} ||
           add->getOperands() == ValueRange{b, a};
  }

  static bool addsToZeros(IndexUpdateOp op) {
    Value zero = op.getDest();
    if (Value element = getOnlyElement(zero))
      zero = element;
    return op.getKind() == ReductionKind::add &&
           (matchPattern(zero, m_AnyZeroFloat()) ||
            matchPattern(zero, m_Zero()));
  }
};

/// Computes a one-hot tensor, as in the gradient of a cross entropy, where it
/// is read: one value in each row, at the row's index, and another elsewhere.
struct ComputeOneHot : OpRewritePattern<IndexUpdateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IndexUpdateOp update,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(update.getResult().getType());
    int64_t rows = type.getRank() - 1;
    auto indicesType = cast<RankedTensorType>(update.getIndices().getType());
    if (update.getKind() || update.getDims().size() != 1 ||
        static_cast<int64_t>(update.getBatching().size()) != rows ||
        cast<RankedTensorType>(update.getUpdates().getType()).getRank() != rows)
      return failure();
    Location loc = update.getLoc();
    rewriter.setInsertionPoint(update);
    Value other = buildOnlyElement(rewriter, loc, update.getDest());
    if (!other)
      return failure();
    // The rows are those of the result without the column.
    SmallVector<AffineExpr> dims;
    for (int64_t dim : update.getBatching())
      dims.push_back(getAffineDimExpr(dim, getContext()));
    auto rowMap = AffineMap::get(rows + 1, 0, dims, getContext());
    Value indices = update.getIndices();
    if (indicesType.getRank() > rows)
      indices = dropLastDim(rewriter, loc, indices);
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, update.getDest());
    Value empty =
        tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        update, type, ValueRange{update.getUpdates(), indices}, empty,
        ArrayRef<AffineMap>{
            rowMap, rowMap,
            AffineMap::getMultiDimIdentityMap(rows + 1, getContext())},
        SmallVector<utils::IteratorType>(rows + 1,
                                         utils::IteratorType::parallel),
        [&, dim = update.getDims().front()](OpBuilder &builder, Location loc,
                                            ValueRange values) {
          Value column = linalg::IndexOp::create(builder, loc, dim);
          Value index = values[1];
          if (!index.getType().isIndex())
            index = arith::IndexCastOp::create(builder, loc, column.getType(),
                                               index);
          Value isHot = arith::CmpIOp::create(
              builder, loc, arith::CmpIPredicate::eq, column, index);
          Value element =
              arith::SelectOp::create(builder, loc, isHot, values[0], other);
          linalg::YieldOp::create(builder, loc, element);
        });
    return success();
  }
};

} // namespace

void mlir::dp::populateIndexUpdatePatterns(RewritePatternSet &patterns) {
  patterns.add<AddUpdatesToSummand, ComputeOneHot>(patterns.getContext());
}
