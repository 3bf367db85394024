//===- IndexUpdatePatterns.cpp - Updates that need no buffer --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "IndexUpdatePatterns.h"
#include "RowUpdates.h"

#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"

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

static bool addsToZeros(IndexUpdateOp op) {
  Value zero = op.getDest();
  if (Value element = getOnlyElement(zero))
    zero = element;
  return op.getKind() == ReductionKind::add &&
         (matchPattern(zero, m_AnyZeroFloat()) || matchPattern(zero, m_Zero()));
}

Value mlir::dp::buildOnlyElement(OpBuilder &builder, Location loc,
                                 Value tensor) {
  SplatElementsAttr constant;
  if (matchPattern(tensor, m_Constant(&constant)))
    return arith::ConstantOp::create(builder, loc,
                                     constant.getSplatValue<TypedAttr>());
  return getOnlyElement(tensor);
}

namespace {

/// Sums the updates of each row of a tensor of floats, at the last one of them;
/// the others are zero. Small updates would be lost one by one in a row of
/// large numbers. None if the op updates other windows than rows.
std::optional<RowUpdates> sumByRow(OpBuilder &builder, IndexUpdateOp update) {
  auto type = cast<RankedTensorType>(update.getUpdates().getType());
  if (!isa<FloatType>(type.getElementType()) || !updatesRows(update))
    return std::nullopt;
  Location loc = update.getLoc();
  RowUpdates rows = flattenRowUpdates(builder, update);
  // The table has a number at the rows that are updated, and is read there
  // only.
  Type number = builder.getI64Type();
  Value empty = tensor::EmptyOp::create(
      builder, loc, {tensor::getMixedSize(builder, loc, update.getDest(), 0)},
      number);
  Value last = assignRowSlots(builder, update, rows, empty, /*first=*/0).slots;
  Value zeros =
      linalg::FillOp::create(
          builder, loc,
          arith::ConstantOp::create(
              builder, loc,
              cast<TypedAttr>(builder.getZeroAttr(type.getElementType())))
              .getResult(),
          tensor::EmptyOp::create(
              builder, loc, tensor::getMixedSizes(builder, loc, rows.updates),
              type.getElementType())
              .getResult())
          .getResult(0);
  rows.updates = IndexUpdateOp::create(
      builder, loc, zeros.getType(), rows.updates, zeros, last,
      update.getDimsAttr(), update.getBatchingAttr(), update.getKindAttr());
  return rows;
}

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
    // The op that computes the summand fuses into the readers of the sum, and
    // those can look up the updated rows: then neither tensor is stored.
    std::optional<CompactionTraffic> traffic = estimateCompaction(update);
    if (isFusable(summand) && traffic && traffic->isMuchLess())
      return failure();
    rewriter.moveOpBefore(update, sum);
    rewriter.setInsertionPoint(update);
    std::optional<RowUpdates> rows = sumByRow(rewriter, update);
    rewriter.modifyOpInPlace(update, [&] {
      update.getDestMutable().assign(summand);
      if (!rows)
        return;
      update.getUpdatesMutable().assign(rows->updates);
      update.getIndicesMutable().assign(rows->indices);
      update->removeAttr(kChunkAttr); // Of other dimensions.
    });
    rewriter.replaceOp(sum, update);
    return success();
  }

  /// Returns true if an elementwise op computes `summand` for the sum only.
  static bool isFusable(Value summand) {
    auto producer = summand.getDefiningOp<linalg::GenericOp>();
    return producer && summand.hasOneUse() &&
           producer.getNumReductionLoops() == 0;
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
};

/// Scales updates of zeros, where the tensor was scaled that has them, as the
/// gradient of a table by the rate.
struct ScaleUpdates : OpRewritePattern<IndexUpdateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IndexUpdateOp update,
                                PatternRewriter &rewriter) const override {
    if (!update->hasOneUse() || !addsToZeros(update))
      return failure();
    OpOperand &use = *update->use_begin();
    auto scale = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (!scale || scale->getBlock() != update->getBlock() ||
        scale->getResultTypes().front() != update.getType() ||
        !isScaling(scale, use))
      return failure();
    Location loc = scale.getLoc();
    rewriter.setInsertionPoint(scale);
    Value updates = update.getUpdates();
    auto type = cast<RankedTensorType>(updates.getType());
    Value empty = tensor::EmptyOp::create(
        rewriter, loc, tensor::getMixedSizes(rewriter, loc, updates),
        type.getElementType());
    SmallVector<Value> inputs(scale.getInputs());
    inputs[use.getOperandNumber()] = updates;
    AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
    auto scalar = AffineMap::get(type.getRank(), 0, getContext());
    SmallVector<AffineMap> maps(inputs.size() + 1, scalar);
    maps[use.getOperandNumber()] = maps.back() = identity;
    auto scaled = linalg::GenericOp::create(
        rewriter, loc, type, inputs, empty, maps,
        SmallVector<utils::IteratorType>(type.getRank(),
                                         utils::IteratorType::parallel));
    rewriter.cloneRegionBefore(scale.getRegion(), scaled.getRegion(),
                               scaled.getRegion().end());
    auto next = cast<IndexUpdateOp>(rewriter.clone(*update));
    next.getUpdatesMutable().assign(scaled.getResult(0));
    rewriter.replaceOp(scale, next);
    return success();
  }

  /// Returns true if `op` is linear in the operand and has scalars besides.
  static bool isScaling(linalg::GenericOp op, OpOperand &operand) {
    if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
        op.hasIndexSemantics() || !op.isDpsInput(&operand) ||
        op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
      return false;
    SmallVector<Linearity> states;
    for (OpOperand &other : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&other);
      bool isTensor = &other == &operand || op.isDpsInit(&other);
      if (isTensor ? !map.isIdentity() : map.getNumResults() != 0)
        return false;
      states.push_back(&other == &operand ? Linearity::linear
                                          : Linearity::independent);
    }
    // Captured tensors have one element.
    bool isScalar = true;
    op.getBody()->walk([&](Operation *inner) {
      for (Value value : inner->getOperands())
        if (auto type = dyn_cast<RankedTensorType>(value.getType()))
          isScalar &= type.getRank() == 0;
    });
    return isScalar &&
           getBlockLinearity(
               op.getBody(), states,
               [](Value) { return Linearity::independent; }, ReductionKind::add)
                   .front() == Linearity::linear;
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
    auto updatesType = cast<RankedTensorType>(update.getUpdates().getType());
    if (update.getDims().size() != 1 ||
        static_cast<int64_t>(update.getBatching().size()) != rows ||
        !hasOneUpdatePerRow(updatesType, rows) ||
        (update.getKind() && !addsToZeros(update)))
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
    auto dropUnitDims = [&](Value tensor) {
      while (cast<RankedTensorType>(tensor.getType()).getRank() > rows)
        tensor = dropLastDim(rewriter, loc, tensor);
      return tensor;
    };
    Value updates = dropUnitDims(update.getUpdates());
    Value indices = dropUnitDims(update.getIndices());
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, update.getDest());
    Value empty =
        tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        update, type, ValueRange{updates, indices}, empty,
        ArrayRef<AffineMap>{
            rowMap, rowMap,
            AffineMap::getMultiDimIdentityMap(rows + 1, getContext())},
        SmallVector<utils::IteratorType>(rows + 1,
                                         utils::IteratorType::parallel),
        [&, dim = update.getDims().front(), adds = update.getKind()](
            OpBuilder &builder, Location loc, ValueRange values) {
          Value column = linalg::IndexOp::create(builder, loc, dim);
          Value index = values[1];
          if (!index.getType().isIndex())
            index = arith::IndexCastOp::create(builder, loc, column.getType(),
                                               index);
          Value isHot = arith::CmpIOp::create(
              builder, loc, arith::CmpIPredicate::eq, column, index);
          Value value = values[0];
          // A zero that is added to has no sign.
          if (adds && isa<FloatType>(value.getType()))
            value = arith::AddFOp::create(builder, loc, other, value);
          Value element =
              arith::SelectOp::create(builder, loc, isHot, value, other);
          linalg::YieldOp::create(builder, loc, element);
        });
    return success();
  }

  /// Returns true if updates of this type have one element for each of the
  /// rows, which may have a last dimension of 1, as JAX counts them.
  static bool hasOneUpdatePerRow(RankedTensorType type, int64_t rows) {
    return type.getRank() == rows ||
           (type.getRank() == rows + 1 && type.getDimSize(rows) == 1);
  }
};

/// Computes the sum of each row of a one-hot tensor from the row's value. All
/// other elements are zero, or NaN where the row's factor is not finite, and
/// then so is the sum.
struct SumOneHot : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp sum,
                                PatternRewriter &rewriter) const override {
    if (!isRowSum(sum))
      return failure();
    unsigned column = sum.getNumLoops() - 1;
    auto oneHot = sum.getInputs()[0].getDefiningOp<linalg::GenericOp>();
    int64_t extent = sum.getStaticLoopRanges()[column];
    if (!oneHot || oneHot->getBlock() != sum->getBlock() || extent < 2)
      return failure();
    arith::CmpIOp isHot = findComparison(oneHot, column);
    if (!isHot || !isZeroElsewhere(oneHot, isHot))
      return failure();
    SmallVector<AffineMap> maps;
    for (OpOperand *input : oneHot.getDpsInputOperands()) {
      AffineMap map = oneHot.getMatchingIndexingMap(input);
      if (map.isFunctionOfDim(column))
        return failure();
      maps.push_back(AffineMap::get(column, 0, map.getResults(), getContext()));
    }
    maps.push_back(rewriter.getMultiDimIdentityMap(column));
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        sum, sum.getResultTypes(), oneHot.getInputs(), sum.getOutputs(), maps,
        SmallVector<utils::IteratorType>(column, utils::IteratorType::parallel),
        [&](OpBuilder &builder, Location loc, ValueRange values) {
          IRMapping arguments;
          arguments.map(oneHot.getRegionInputArgs(),
                        values.take_front(oneHot.getNumDpsInputs()));
          // The row's value, if its index is that of a column.
          Value index = arguments.lookupOrDefault(getIndex(isHot));
          if (auto cast = index.getDefiningOp<arith::IndexCastOp>();
              cast && cast->getBlock() == oneHot.getBody())
            index = arith::IndexCastOp::create(
                builder, loc, cast.getType(),
                arguments.lookupOrDefault(cast.getIn()));
          Value exists = arith::AndIOp::create(
              builder, loc,
              arith::CmpIOp::create(
                  builder, loc, arith::CmpIPredicate::sge, index,
                  arith::ConstantIndexOp::create(builder, loc, 0)),
              arith::CmpIOp::create(
                  builder, loc, arith::CmpIPredicate::slt, index,
                  arith::ConstantIndexOp::create(builder, loc, extent)));
          Value never = arith::ConstantIntOp::create(builder, loc, 0, 1);
          Value total = values.back();
          for (Value condition : {exists, never}) {
            IRMapping mapping = arguments;
            mapping.map(isHot.getResult(), condition);
            for (Operation &inner : oneHot.getBody()->without_terminator())
              if (&inner != isHot && !isa<linalg::IndexOp>(inner))
                builder.clone(inner, mapping);
            total = arith::AddFOp::create(
                builder, loc, total,
                mapping.lookupOrDefault(
                    oneHot.getBody()->getTerminator()->getOperand(0)));
          }
          linalg::YieldOp::create(builder, loc, total);
        });
    return success();
  }

  /// Returns true if `op` adds up the rows of its only input.
  static bool isRowSum(linalg::GenericOp op) {
    if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 1 ||
        op.getNumDpsInits() != 1 || op.getNumLoops() < 2 ||
        op.getNumReductionLoops() != 1 ||
        op.getIteratorTypesArray().back() != utils::IteratorType::reduction)
      return false;
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    if (!maps[0].isIdentity() ||
        maps[1] != maps[0].dropResult(maps[0].getNumResults() - 1))
      return false;
    auto add = op.getBody()
                   ->getTerminator()
                   ->getOperand(0)
                   .getDefiningOp<arith::AddFOp>();
    Value in = op.getBody()->getArgument(0), out = op.getBody()->getArgument(1);
    return add && op.getBody()->getOperations().size() == 2 &&
           ((add.getLhs() == in && add.getRhs() == out) ||
            (add.getLhs() == out && add.getRhs() == in));
  }

  /// Returns the value that `isHot` compares the number of the column with.
  static Value getIndex(arith::CmpIOp isHot) {
    return isHot.getLhs().getDefiningOp<linalg::IndexOp>() ? isHot.getRhs()
                                                           : isHot.getLhs();
  }

  /// Returns the op that finds the one column of a row, where nothing else
  /// depends on the column.
  static arith::CmpIOp findComparison(linalg::GenericOp op, unsigned column) {
    if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
        !op.getIndexingMapsArray().back().isIdentity() ||
        op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
      return {};
    auto numbers = op.getBody()->getOps<linalg::IndexOp>();
    if (!llvm::hasSingleElement(numbers))
      return {};
    linalg::IndexOp number = *numbers.begin();
    if (number.getDim() != column || !number->hasOneUse())
      return {};
    auto isHot = dyn_cast<arith::CmpIOp>(*number->user_begin());
    if (!isHot || isHot.getPredicate() != arith::CmpIPredicate::eq)
      return {};
    Value index = getIndex(isHot);
    if (auto cast = index.getDefiningOp<arith::IndexCastOp>())
      index = cast.getIn();
    return isa<BlockArgument>(index) ? isHot : arith::CmpIOp();
  }

  /// Returns true if an element is zero where `isHot` is false, or zero times a
  /// number of the row.
  static bool isZeroElsewhere(linalg::GenericOp op, arith::CmpIOp isHot) {
    Value element = op.getBody()->getTerminator()->getOperand(0);
    if (auto negation = element.getDefiningOp<arith::NegFOp>())
      element = negation.getOperand();
    if (auto product = element.getDefiningOp<arith::MulFOp>()) {
      bool isLeft = product.getLhs().getDefiningOp<arith::SelectOp>();
      element = isLeft ? product.getLhs() : product.getRhs();
    }
    auto select = element.getDefiningOp<arith::SelectOp>();
    return select && select.getCondition() == isHot.getResult() &&
           isHot->hasOneUse() &&
           matchPattern(select.getFalseValue(), m_AnyZeroFloat());
  }
};

} // namespace

void mlir::dp::populateIndexUpdatePatterns(RewritePatternSet &patterns) {
  patterns.add<AddUpdatesToSummand, ScaleUpdates, ComputeOneHot, SumOneHot>(
      patterns.getContext());
}
