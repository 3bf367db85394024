//===- ExchangedFilter.cpp - Transposed and flipped filters ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Front ends write the gradient of a convolution's input as a convolution with
// a filter that they make by index arithmetic.
//
//===----------------------------------------------------------------------===//

#include "ExchangedFilter.h"

#include "dp/IR/DefinitionWalk.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace {

/// The element of `value` that an element of another tensor is: an index for
/// each dimension, as a function of those of the other tensor.
struct ElementSource {
  Value value;
  SmallVector<AffineExpr> indices;

  /// Goes on to the source of `value`; fails if it is computed.
  LogicalResult step();

private:
  LogicalResult expand(tensor::ExpandShapeOp op);
  LogicalResult collapse(tensor::CollapseShapeOp op);
  LogicalResult enter(linalg::GenericOp op);
};

} // namespace

/// The only dimension of `group` with more than one element, or -1 if there is
/// none; fails if there are several.
static FailureOr<int64_t> getLongDim(RankedTensorType type,
                                     ArrayRef<int64_t> group) {
  int64_t found = -1;
  for (int64_t dim : group) {
    if (type.getDimSize(dim) == 1)
      continue;
    if (found != -1)
      return failure();
    found = dim;
  }
  return found;
}

LogicalResult ElementSource::expand(tensor::ExpandShapeOp op) {
  SmallVector<AffineExpr> inner;
  for (ArrayRef<int64_t> group : op.getReassociationIndices()) {
    FailureOr<int64_t> dim = getLongDim(op.getResultType(), group);
    if (failed(dim))
      return failure();
    inner.push_back(*dim == -1 ? getAffineConstantExpr(0, op.getContext())
                               : indices[*dim]);
  }
  value = op.getSrc();
  indices = std::move(inner);
  return success();
}

LogicalResult ElementSource::collapse(tensor::CollapseShapeOp op) {
  SmallVector<AffineExpr> inner(op.getSrcType().getRank(),
                                getAffineConstantExpr(0, op.getContext()));
  for (auto [index, group] :
       llvm::zip_equal(indices, op.getReassociationIndices())) {
    FailureOr<int64_t> dim = getLongDim(op.getSrcType(), group);
    if (failed(dim))
      return failure();
    if (*dim != -1)
      inner[*dim] = index;
  }
  value = op.getSrc();
  indices = std::move(inner);
  return success();
}

/// Returns an index that the body of an op computes at the iteration `loops`;
/// null if it is no affine function of that.
static AffineExpr getIndex(Value index, ArrayRef<AffineExpr> loops) {
  MLIRContext *context = index.getContext();
  llvm::SmallDenseMap<Value, AffineExpr> known;
  auto enter = [&](Operation *op) {
    if (known.contains(op->getResult(0)))
      return WalkResult::skip();
    APInt constant;
    if (matchPattern(op, m_ConstantInt(&constant)))
      known[op->getResult(0)] =
          getAffineConstantExpr(constant.getSExtValue(), context);
    else if (auto loop = dyn_cast<linalg::IndexOp>(op))
      known[loop] = loops[loop.getDim()];
    else
      return isa<arith::AddIOp, arith::SubIOp>(op) ? WalkResult::advance()
                                                   : WalkResult::interrupt();
    return WalkResult::skip();
  };
  auto leave = [&](Operation *op) {
    AffineExpr left = known.lookup(op->getOperand(0)),
               right = known.lookup(op->getOperand(1));
    if (!left || !right)
      return failure();
    known[op->getResult(0)] =
        isa<arith::AddIOp>(op) ? left + right : left - right;
    return success();
  };
  return succeeded(dp::walkDefinitions(index, enter, leave))
             ? known.lookup(index)
             : AffineExpr();
}

LogicalResult ElementSource::enter(linalg::GenericOp op) {
  AffineMap out = op.getIndexingMapsArray().back();
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
      !out.isPermutation())
    return failure();
  SmallVector<AffineExpr> loops(op.getNumLoops());
  for (auto [expr, index] : llvm::zip_equal(out.getResults(), indices))
    loops[cast<AffineDimExpr>(expr).getPosition()] = index;
  Value yielded = op.getBody()->getTerminator()->getOperand(0);
  if (auto argument = dyn_cast<BlockArgument>(yielded)) {
    if (argument.getOwner() != op.getBody() ||
        argument.getArgNumber() >= op.getNumDpsInputs())
      return failure();
    OpOperand *operand = op.getMatchingOpOperand(argument);
    if (!isa<RankedTensorType>(operand->get().getType()))
      return failure();
    value = operand->get();
    indices.clear();
    for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults())
      indices.push_back(expr.replaceDims(loops));
    return success();
  }
  auto extract = yielded.getDefiningOp<tensor::ExtractOp>();
  if (!extract || extract->getBlock() != op.getBody() ||
      !isa<RankedTensorType>(extract.getTensor().getType()))
    return failure();
  SmallVector<AffineExpr> inner;
  for (Value index : extract.getIndices()) {
    inner.push_back(getIndex(index, loops));
    if (!inner.back())
      return failure();
  }
  value = extract.getTensor();
  indices = std::move(inner);
  return success();
}

LogicalResult ElementSource::step() {
  Operation *op = value.getDefiningOp();
  if (auto reshape = dyn_cast_or_null<tensor::ExpandShapeOp>(op))
    return expand(reshape);
  if (auto reshape = dyn_cast_or_null<tensor::CollapseShapeOp>(op))
    return collapse(reshape);
  if (auto generic = dyn_cast_or_null<linalg::GenericOp>(op))
    return enter(generic);
  auto transpose = dyn_cast_or_null<linalg::TransposeOp>(op);
  if (!transpose)
    return failure();
  SmallVector<AffineExpr> inner(indices.size());
  for (auto [dim, index] : llvm::zip_equal(transpose.getPermutation(), indices))
    inner[dim] = index;
  value = transpose.getInput();
  indices = std::move(inner);
  return success();
}

Value dp::findExchangedFilter(Value filter, bool channelsFirst) {
  auto type = cast<RankedTensorType>(filter.getType());
  int64_t rank = type.getRank(), channel = channelsFirst ? 1 : rank - 1;
  MLIRContext *context = filter.getContext();
  // The indices into the source, and the shape that it then has.
  ElementSource source{filter, {}};
  SmallVector<AffineExpr> wanted;
  for (int64_t dim = 0; dim < rank; ++dim) {
    AffineExpr index = type.getDimSize(dim) == 1
                           ? getAffineConstantExpr(0, context)
                           : getAffineDimExpr(dim, context);
    source.indices.push_back(index);
    bool isChannel = dim == 0 || dim == channel;
    wanted.push_back(isChannel ? index : type.getDimSize(dim) - 1 - index);
  }
  std::swap(wanted[0], wanted[channel]);
  SmallVector<int64_t> shape(type.getShape());
  std::swap(shape[0], shape[channel]);
  auto wantedType = RankedTensorType::get(shape, type.getElementType());
  while (succeeded(source.step())) {
    if (source.value.getType() != wantedType)
      continue;
    auto isEqual = [&](auto pair) {
      auto [index, other] = pair;
      return simplifyAffineExpr(index - other, rank, 0) ==
             getAffineConstantExpr(0, context);
    };
    if (llvm::all_of(llvm::zip_equal(source.indices, wanted), isEqual))
      return source.value;
  }
  return {};
}
