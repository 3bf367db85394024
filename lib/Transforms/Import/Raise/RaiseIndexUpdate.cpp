//===- RaiseIndexUpdate.cpp - Raising of one-hot contractions -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OneHot.h"
#include "Utils/IndexVectors.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-raise-index-update"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRAISEINDEXUPDATE
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

/// Returns true if `op` is out = out + a * b on elements of one type.
static bool isContraction(LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0 ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return false;
  Block *body = op.getBlock();
  Operation *sum = body->getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(sum))
    return false;
  bool first = sum->getOperand(0) == body->getArgument(2);
  if (!first && sum->getOperand(1) != body->getArgument(2))
    return false;
  Operation *product = sum->getOperand(first ? 1 : 0).getDefiningOp();
  if (!isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product))
    return false;
  Value a = product->getOperand(0), b = product->getOperand(1);
  return (a == body->getArgument(0) && b == body->getArgument(1)) ||
         (a == body->getArgument(1) && b == body->getArgument(0));
}

namespace {
/// One contraction with a one-hot operand.
class Contraction {
public:
  Contraction(OpBuilder &builder, LinalgOp op, ArrayRef<OneHot> factors,
              OpOperand &other)
      : op(op), factors(factors), otherValue(other.get()),
        otherMap(op.getMatchingIndexingMap(&other)),
        outMap(op.getMatchingIndexingMap(op.getDpsInitOperand(0))),
        builder(builder), loc(op.getLoc()), extents(op.getStaticLoopRanges()) {}

  /// Returns the result as an indexed update or read; null if it is neither.
  Value raise() {
    auto allIn = [&](AffineMap map, AffineMap notIn) {
      return llvm::all_of(factors, [&](const OneHot &factor) {
        return map.isFunctionOfDim(factor.loop) &&
               !notIn.isFunctionOfDim(factor.loop);
      });
    };
    if (allIn(outMap, otherMap))
      return raiseUpdate();
    return allIn(otherMap, outMap) ? raiseRead() : Value();
  }

private:
  Value raiseUpdate();
  Value raiseRead();
  bool isIndexed(unsigned loop) const {
    return llvm::any_of(factors, [&](const OneHot &factor) {
      return llvm::is_contained(factor.position,
                                getAffineDimExpr(loop, outMap.getContext()));
    });
  }
  bool isHot(unsigned loop) const {
    return llvm::any_of(
        factors, [&](const OneHot &factor) { return factor.loop == loop; });
  }
  /// Returns the factors' indices, with a dimension for each of `loops`.
  Value arrangeIndices(ArrayRef<unsigned> loops);
  /// Returns `exprs` as a map from `loops`. A loop of one iteration that is not
  /// among them is 0.
  AffineMap getMap(ArrayRef<AffineExpr> exprs, ArrayRef<unsigned> loops);
  /// Returns the elements of `value` at `exprs`, with a dimension for each of
  /// `loops`.
  Value arrange(Value value, ArrayRef<AffineExpr> exprs,
                ArrayRef<unsigned> loops);
  SmallVector<OpFoldResult> getSizes(ArrayRef<unsigned> loops);
  Value makeEmpty(ArrayRef<unsigned> loops, Type element);

  LinalgOp op;
  ArrayRef<OneHot> factors;
  Value otherValue;
  AffineMap otherMap, outMap;
  OpBuilder &builder;
  Location loc;
  SmallVector<int64_t> extents;
};
} // namespace

AffineMap Contraction::getMap(ArrayRef<AffineExpr> exprs,
                              ArrayRef<unsigned> loops) {
  MLIRContext *context = op.getContext();
  SmallVector<AffineExpr> renamed(op.getNumLoops(),
                                  getAffineConstantExpr(0, context));
  for (auto [number, loop] : llvm::enumerate(loops))
    renamed[loop] = getAffineDimExpr(number, context);
  auto results = llvm::map_to_vector(
      exprs, [&](AffineExpr expr) { return expr.replaceDims(renamed); });
  return AffineMap::get(loops.size(), 0, results, context);
}

SmallVector<OpFoldResult> Contraction::getSizes(ArrayRef<unsigned> loops) {
  SmallVector<OpFoldResult> sizes;
  for (unsigned loop : loops) {
    if (!ShapedType::isDynamic(extents[loop])) {
      sizes.push_back(builder.getIndexAttr(extents[loop]));
      continue;
    }
    for (OpOperand &operand : op->getOpOperands()) {
      auto dim = op.getMatchingIndexingMap(&operand).getResultPosition(
          getAffineDimExpr(loop, op.getContext()));
      if (!dim)
        continue;
      sizes.push_back(tensor::getMixedSize(builder, loc, operand.get(), *dim));
      break;
    }
  }
  return sizes;
}

Value Contraction::makeEmpty(ArrayRef<unsigned> loops, Type element) {
  return tensor::EmptyOp::create(builder, loc, getSizes(loops), element);
}

/// Returns the groups of dimensions of a tensor of `type` that `map` reads
/// together, if the dimensions that it drops have extent 1; none if it does
/// more.
static std::optional<SmallVector<ReassociationIndices>>
getUnitGroups(AffineMap map, RankedTensorType type) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices units;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    units.push_back(dim);
    if (isa<AffineConstantExpr>(expr)) {
      if (type.getDimSize(dim) != 1)
        return std::nullopt;
      continue;
    }
    if (expr != getAffineDimExpr(groups.size(), map.getContext()))
      return std::nullopt;
    groups.push_back(std::move(units));
    units.clear();
  }
  if (groups.size() != map.getNumDims())
    return std::nullopt;
  if (!groups.empty())
    llvm::append_range(groups.back(), units);
  return groups;
}

Value Contraction::arrange(Value value, ArrayRef<AffineExpr> exprs,
                           ArrayRef<unsigned> loops) {
  AffineMap map = getMap(exprs, loops);
  if (map.isIdentity())
    return value;
  if (auto groups = getUnitGroups(map, cast<RankedTensorType>(value.getType())))
    return tensor::CollapseShapeOp::create(builder, loc, value, *groups);
  Value empty = makeEmpty(loops, getElementTypeOrSelf(value.getType()));
  return linalg::GenericOp::create(
             builder, loc, TypeRange{empty.getType()}, ValueRange{value},
             ValueRange{empty},
             ArrayRef<AffineMap>{map,
                                 builder.getMultiDimIdentityMap(loops.size())},
             SmallVector<utils::IteratorType>(loops.size(),
                                              utils::IteratorType::parallel),
             [](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
               linalg::YieldOp::create(body, bodyLoc, arguments[0]);
             })
      .getResult(0);
}

Value Contraction::arrangeIndices(ArrayRef<unsigned> loops) {
  if (factors.size() == 1)
    return arrange(factors.front().indices, factors.front().position, loops);
  IndexVectors vectors;
  vectors.counted = getSizes(loops);
  vectors.numIndexed = factors.size();
  for (const OneHot &factor : factors) {
    vectors.inputs.push_back(factor.indices);
    vectors.maps.push_back(getMap(factor.position, loops));
  }
  return vectors.create(builder, loc);
}

/// out[v, w] += sum over c of (ids[c] == v) * u[c, w]
Value Contraction::raiseUpdate() {
  SmallVector<unsigned> counted, window;
  SmallVector<int64_t> batching, indexed;
  for (auto [dim, expr] : llvm::enumerate(outMap.getResults())) {
    unsigned loop = cast<AffineDimExpr>(expr).getPosition();
    if (isHot(loop))
      continue;
    if (isIndexed(loop)) {
      counted.push_back(loop);
      batching.push_back(dim);
    } else {
      window.push_back(loop);
    }
  }
  for (const OneHot &factor : factors)
    indexed.push_back(*outMap.getResultPosition(
        getAffineDimExpr(factor.loop, op.getContext())));
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type == utils::IteratorType::parallel)
      continue;
    if (isIndexed(loop))
      counted.push_back(loop);
    else if (extents[loop] != 1)
      return {};
  }
  SmallVector<unsigned> loops(counted);
  llvm::append_range(loops, window);
  Value updates = arrange(otherValue, otherMap.getResults(), loops);
  Value indices = arrangeIndices(counted);
  Value dest = op.getDpsInits()[0];
  return IndexUpdateOp::create(
      builder, loc, dest.getType(), updates, dest, indices,
      builder.getDenseI64ArrayAttr(indexed),
      builder.getDenseI64ArrayAttr(batching),
      ReductionKindAttr::get(op.getContext(), ReductionKind::add));
}

/// out[c, w] += sum over v of (ids[c] == v) * x[v, c, w]
Value Contraction::raiseRead() {
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type == utils::IteratorType::parallel)
      continue;
    if (!isHot(loop) && extents[loop] != 1)
      return {};
    if (ShapedType::isDynamic(extents[loop]) || extents[loop] == 0)
      return {};
  }
  SmallVector<unsigned> loops;
  for (AffineExpr expr : outMap.getResults())
    loops.push_back(cast<AffineDimExpr>(expr).getPosition());
  Value init = op.getDpsInits()[0];
  Type element = getElementTypeOrSelf(init.getType());
  bool adds = !isIdentityTensor(init, ReductionKind::add);
  Value out = adds ? init : makeEmpty(loops, element);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const OneHot &factor : factors) {
    inputs.push_back(factor.indices);
    maps.push_back(getMap(factor.position, loops));
  }
  maps.push_back(builder.getMultiDimIdentityMap(loops.size()));
  AffineMap from = getMap(otherMap.getResults(), loops);
  auto emitBody = [&](OpBuilder &body, Location at, ValueRange arguments) {
    Value zero = arith::ConstantIndexOp::create(body, at, 0);
    SmallVector<Value> position;
    for (AffineExpr expr : from.getResults()) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      position.push_back(
          loop ? linalg::IndexOp::create(body, at, loop.getPosition())
                     .getResult()
               : zero);
    }
    Value exists;
    for (auto [number, factor] : llvm::enumerate(factors)) {
      // For an index out of range, no row is one.
      Value index = castToIndex(body, at, arguments[number]);
      Value inRange = arith::CmpIOp::create(
          body, at, arith::CmpIPredicate::ult, index,
          arith::ConstantIndexOp::create(body, at, extents[factor.loop]));
      position[*otherMap.getResultPosition(
          getAffineDimExpr(factor.loop, op.getContext()))] =
          arith::SelectOp::create(body, at, inRange, index, zero);
      if (exists)
        inRange = arith::AndIOp::create(body, at, exists, inRange);
      exists = inRange;
    }
    Value value = tensor::ExtractOp::create(body, at, otherValue, position);
    value = arith::SelectOp::create(
        body, at, exists, value,
        arith::ConstantOp::create(body, at, body.getZeroAttr(element)));
    if (adds && isa<FloatType>(element))
      value = arith::AddFOp::create(body, at, arguments.back(), value);
    else if (adds)
      value = arith::AddIOp::create(body, at, arguments.back(), value);
    linalg::YieldOp::create(body, at, value);
  };
  return linalg::GenericOp::create(
             builder, loc, TypeRange{out.getType()}, inputs, ValueRange{out},
             maps,
             SmallVector<utils::IteratorType>(loops.size(),
                                              utils::IteratorType::parallel),
             emitBody)
      .getResult(0);
}

static bool isIndexType(Type type) {
  return type.isIndex() || type.isInteger(8) || type.isInteger(16) ||
         type.isInteger(32) || type.isInteger(64);
}

/// Returns the result of `op` as an indexed update or read if one of its
/// operands is one-hot; null otherwise.
static Value raise(OpBuilder &builder, LinalgOp op) {
  if (!isContraction(op))
    return {};
  for (unsigned number : {0, 1}) {
    SmallVector<OneHot, 1> factors =
        matchOneHot(op, *op.getDpsInputOperand(number));
    if (factors.empty() || !llvm::all_of(factors, [](const OneHot &factor) {
          return isIndexType(getElementTypeOrSelf(factor.indices.getType()));
        }))
      continue;
    if (Value result = Contraction(builder, op, factors,
                                   *op.getDpsInputOperand(1 - number))
                           .raise())
      return result;
  }
  return {};
}

/// Returns true if `sum` adds its two inputs, element by element.
static bool addsElements(linalg::GenericOp sum) {
  if (sum.getNumDpsInputs() != 2 || sum.getNumDpsInits() != 1 ||
      !llvm::all_of(sum.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return false;
  Block *body = sum.getBody();
  Operation *add = body->getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(add) ||
      body->getOperations().size() != 2)
    return false;
  Value left = body->getArgument(0), right = body->getArgument(1);
  return (add->getOperand(0) == left && add->getOperand(1) == right) ||
         (add->getOperand(0) == right && add->getOperand(1) == left);
}

/// Returns true if `sum`, which adds `x` to the result of `update`, is `x`
/// updated.
static bool canUpdateOperand(IndexUpdateOp update, Value x,
                             linalg::GenericOp sum) {
  if (!update || update.getKind() != ReductionKind::add ||
      !update->hasOneUse() || update->getBlock() != sum->getBlock() ||
      !isIdentityTensor(update.getDest(), ReductionKind::add) ||
      x.getType() != update.getDest().getType())
    return false;
  // For narrow floats, a separate sum loses less than small steps on a large x.
  Type element = getElementTypeOrSelf(x.getType());
  return !isa<FloatType>(element) || element.getIntOrFloatBitWidth() >= 32 ||
         isIdentityTensor(x, ReductionKind::add);
}

namespace {
struct RaiseContraction : OpInterfaceRewritePattern<LinalgOp> {
  RaiseContraction(MLIRContext *context, unsigned &numRaised)
      : OpInterfaceRewritePattern(context), numRaised(numRaised) {}

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    Value result = raise(rewriter, op);
    if (!result)
      return failure();
    LDBG() << "raise the contraction at " << op.getLoc();
    ++numRaised;
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  unsigned &numRaised;
};

/// Replaces x + (zeros updated by sums) by x updated by sums.
struct UpdateOperand : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp sum,
                                PatternRewriter &rewriter) const override {
    if (!addsElements(sum))
      return failure();
    IndexUpdateOp update;
    Value x;
    for (unsigned number : {0, 1}) {
      auto candidate =
          sum.getDpsInputs()[number].getDefiningOp<IndexUpdateOp>();
      Value other = sum.getDpsInputs()[1 - number];
      // Of two updates the first one takes in the other.
      if (!canUpdateOperand(candidate, other, sum) ||
          (update && update->isBeforeInBlock(candidate)))
        continue;
      update = candidate;
      x = other;
    }
    if (!update)
      return failure();
    rewriter.moveOpBefore(update, sum);
    if (!isIdentityTensor(x, ReductionKind::add))
      rewriter.modifyOpInPlace(update,
                               [&] { update.getDestMutable().assign(x); });
    rewriter.replaceOp(sum, update.getResult());
    return success();
  }
};

struct RaiseIndexUpdate : dp::impl::DPRaiseIndexUpdateBase<RaiseIndexUpdate> {
  void runOnStage() override {
    unsigned raised = 0;
    RewritePatternSet contractions(&getContext());
    contractions.add<RaiseContraction>(&getContext(), raised);
    walkAndApplyPatterns(getOperation(), std::move(contractions));
    numRaised += raised;
    if (raised == 0)
      return markAllAnalysesPreserved();
    // The ops that computed one-hot tensors, users first.
    getOperation().walk<WalkOrder::PostOrder, ReverseIterator>(
        [](Operation *op) {
          if (isOpTriviallyDead(op))
            op->erase();
        });
    RewritePatternSet sums(&getContext());
    sums.add<UpdateOperand>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(sums));
  }
};
} // namespace
