//===- SplitPartialWrites.cpp - Splitting of partial writes ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-normalize"

using namespace mlir;
using namespace mlir::dp;

/// Returns the loop that `expr` follows from its first to its last iteration,
/// forwards or backwards; none if there is no such loop.
static std::optional<unsigned> getWholeLoop(AffineExpr expr,
                                            ArrayRef<int64_t> ranges) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dim.getPosition();
  for (unsigned loop = 0; loop < ranges.size(); ++loop) {
    if (ShapedType::isDynamic(ranges[loop]))
      continue;
    MLIRContext *context = expr.getContext();
    AffineExpr back = getAffineConstantExpr(ranges[loop] - 1, context) -
                      getAffineDimExpr(loop, context);
    if (simplifyAffineExpr(expr - back, ranges.size(), 0) ==
        getAffineConstantExpr(0, context))
      return loop;
  }
  return std::nullopt;
}

/// Returns true if the iterations write every element of the result.
static bool writesAll(linalg::GenericOp op, OpOperand &output) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  auto type = cast<RankedTensorType>(output.get().getType());
  llvm::SmallDenseSet<unsigned> loops;
  AffineMap map = op.getMatchingIndexingMap(&output);
  for (auto [expr, extent] : llvm::zip(map.getResults(), type.getShape())) {
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      if (constant.getValue() == 0 && extent == 1)
        continue;
    std::optional<unsigned> loop = getWholeLoop(expr, ranges);
    if (!loop || !loops.insert(*loop).second)
      return false;
  }
  return true;
}

/// Returns true if the op's results must keep elements of `output` and the ops'
/// rewrites would lose them: they give a result that its body does not
/// accumulate in a new destination.
static bool isPartialWrite(OpOperand &output) {
  auto op = cast<linalg::GenericOp>(output.getOwner());
  return (op.getNumParallelLoops() == op.getNumLoops() ||
          !op.payloadUsesValueFromOperand(&output)) &&
         !writesAll(op, output);
}

/// Makes the index of `map` for each iteration, with its numbers along the last
/// dimension.
static Value createIndices(OpBuilder &builder, Location loc, AffineMap map,
                           ArrayRef<OpFoldResult> ranges) {
  SmallVector<OpFoldResult> sizes(ranges);
  sizes.push_back(builder.getIndexAttr(map.getNumResults()));
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, builder.getIndexType());
  unsigned rank = sizes.size();
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{empty.getType()}, ValueRange{}, ValueRange{empty},
      AffineMap::getMultiDimIdentityMap(rank, builder.getContext()),
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange) {
        SmallVector<Value> loops;
        for (unsigned loop = 0; loop < rank; ++loop)
          loops.push_back(linalg::IndexOp::create(body, at, loop));
        Value which = loops.pop_back_val(), index;
        for (auto [number, expr] : llvm::enumerate(map.getResults())) {
          Value value = affine::expandAffineExpr(body, at, expr, loops, {});
          if (!index) {
            index = value;
            continue;
          }
          Value is = arith::CmpIOp::create(
              body, at, arith::CmpIPredicate::eq, which,
              arith::ConstantIndexOp::create(body, at, number));
          index = arith::SelectOp::create(body, at, is, value, index);
        }
        linalg::YieldOp::create(body, at, index);
      });
  return generic.getResult(0);
}

/// Gives the op a result with an element for each iteration, which updates the
/// former destination.
static SmallVector<Value> splitWrites(OpBuilder &builder,
                                      linalg::GenericOp op) {
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> ranges;
  for (const Range &range :
       cast<linalg::LinalgOp>(op.getOperation()).createLoopRanges(builder, loc))
    ranges.push_back(range.size);
  SmallVector<Value> inputs(op.getInputs()), outputs;
  SmallVector<AffineMap> inputMaps, outputMaps;
  for (OpOperand *input : op.getDpsInputOperands())
    inputMaps.push_back(op.getMatchingIndexingMap(input));
  // The body's arguments in the new order: those of the old values after the
  // inputs.
  IRMapping mapping;
  Block *body = op.getBody();
  SmallVector<BlockArgument> oldValues;
  SmallVector<bool> isSplit;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    isSplit.push_back(isPartialWrite(output));
    if (!isSplit.back()) {
      outputs.push_back(output.get());
      outputMaps.push_back(op.getMatchingIndexingMap(&output));
      continue;
    }
    inputs.push_back(output.get());
    inputMaps.push_back(op.getMatchingIndexingMap(&output));
    outputs.push_back(tensor::EmptyOp::create(
        builder, loc, ranges, getElementTypeOrSelf(output.get())));
    outputMaps.push_back(builder.getMultiDimIdentityMap(ranges.size()));
  }
  SmallVector<AffineMap> maps(inputMaps);
  llvm::append_range(maps, outputMaps);
  auto split = linalg::GenericOp::create(
      builder, loc, ValueRange(outputs).getTypes(), inputs, outputs, maps,
      op.getIteratorTypesArray(),
      [&](OpBuilder &at, Location, ValueRange arguments) {
        unsigned old = op.getNumDpsInputs();
        mapping.map(body->getArguments().take_front(old),
                    arguments.take_front(old));
        for (auto [number, argument] :
             llvm::enumerate(op.getRegionOutputArgs()))
          mapping.map(argument, isSplit[number]
                                    ? arguments[old++]
                                    : arguments[inputs.size() + number]);
        for (Operation &inner : *body)
          at.clone(inner, mapping);
      });
  SmallVector<Value> results;
  for (auto [number, result] : llvm::enumerate(op->getResults())) {
    Value value = split.getResult(number);
    if (isSplit[number]) {
      OpOperand &output = *op.getDpsInitOperand(number);
      AffineMap map = op.getMatchingIndexingMap(&output);
      Value indices = createIndices(builder, loc, map, ranges);
      value = IndexUpdateOp::create(
          builder, loc, result.getType(), value, output.get(), indices,
          builder.getDenseI64ArrayAttr(
              llvm::to_vector(llvm::seq<int64_t>(0, map.getNumResults()))),
          builder.getDenseI64ArrayAttr({}), ReductionKindAttr());
    }
    results.push_back(value);
  }
  return results;
}

namespace {
struct SplitPartialWrites : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() ||
        llvm::none_of(op.getDpsInitsMutable(), isPartialWrite))
      return failure();
    LDBG() << "split the writes of " << op->getName() << " at " << op.getLoc();
    rewriter.replaceOp(op, splitWrites(rewriter, op));
    return success();
  }
};
} // namespace

void dp::populateSplitPartialWritesPatterns(RewritePatternSet &patterns) {
  patterns.add<SplitPartialWrites>(patterns.getContext());
}
