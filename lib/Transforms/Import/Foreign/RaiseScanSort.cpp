//===- RaiseScanSort.cpp - Scans and sorts of other dialects --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// torch-mlir is not linked. Its ops are matched by name, as ops of an
// unregistered dialect in generic form.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "dp/IR/DP.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

static InFlightDiagnostic refuse(Operation *op, StringRef name) {
  return op->emitOpError() << "cannot become " << name << ": ";
}

/// The attribute `dimension` if it is one of `type`.
static std::optional<int64_t> getDimension(Operation *op,
                                           RankedTensorType type) {
  auto dimension = op->getAttrOfType<IntegerAttr>("dimension");
  if (!dimension || dimension.getInt() < 0 ||
      dimension.getInt() >= type.getRank())
    return std::nullopt;
  return dimension.getInt();
}

/// The block of the region if it takes `arguments` and returns one value.
static Block *getBlock(Operation *op, ArrayRef<Type> arguments) {
  if (op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock())
    return nullptr;
  Block &block = op->getRegion(0).front();
  if (block.getArgumentTypes() != TypeRange(arguments) || block.empty() ||
      block.back().getNumOperands() != 1)
    return nullptr;
  return &block;
}

/// A tensor of the type of `like` with `element` everywhere.
static Value createSplat(OpBuilder &builder, Location loc, Value like,
                         TypedAttr element) {
  Value number = arith::ConstantOp::create(builder, loc, element);
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, like),
      element.getType());
  if (empty.getType() != like.getType())
    empty = tensor::CastOp::create(builder, loc, like.getType(), empty);
  return linalg::FillOp::create(builder, loc, number, empty).getResult(0);
}

/// tm_tensor.scan: an input, the prefixes' destination, the initial value. It
/// is overwritten by the total, and an inclusive scan does not read it.
LogicalResult dp::raiseScan(Operation *op, PatternRewriter &rewriter) {
  auto fail = [&] { return refuse(op, "dp.scan"); };
  if (op->getNumOperands() != 3 || op->getNumResults() != 2)
    return fail() << "expected an input, an output and an accumulator";
  Value input = op->getOperand(0), dest = op->getOperand(1),
        init = op->getOperand(2);
  auto type = dyn_cast<RankedTensorType>(input.getType());
  auto inclusive = op->getAttrOfType<BoolAttr>("inclusive");
  std::optional<int64_t> dim = type ? getDimension(op, type) : std::nullopt;
  if (!dim || !inclusive || op->getResult(0).getType() != dest.getType() ||
      op->getResult(1).getType() != init.getType() ||
      !isa<RankedTensorType>(dest.getType()) ||
      !isa<RankedTensorType>(init.getType()))
    return fail() << "expected ranked tensors, a 'dimension' of the input and "
                     "whether it is 'inclusive'";
  Type element = type.getElementType();
  Block *block = getBlock(op, {element, element});
  std::optional<ReductionKind> kind =
      block ? getDirectKind(*block, /*accumulator=*/0, /*element=*/1)
            : std::nullopt;
  if (!kind)
    return fail() << "its region does not combine two numbers by one arith op "
                     "that is a reduction";
  if (!inclusive.getValue() && !op->getResult(1).use_empty())
    return fail() << "the last accumulator of an exclusive scan is used";
  if (inclusive.getValue() && !isIdentityTensor(init, *kind)) {
    TypedAttr identity = getIdentity(rewriter, element, *kind);
    if (!identity)
      return fail() << "no number of type " << element
                    << " is the identity of its region";
    init = createSplat(rewriter, op->getLoc(), init, identity);
  }
  auto scan = ScanOp::create(rewriter, op->getLoc(), input, dest, init, *dim,
                             /*exclusive=*/!inclusive.getValue(),
                             /*reverse=*/false);
  Block *body =
      rewriter.createBlock(&scan.getCombiner(), {}, {element, element},
                           {op->getLoc(), op->getLoc()});
  IRMapping mapping;
  mapping.map(block->getArguments(), body->getArguments());
  Operation *combine = block->back().getOperand(0).getDefiningOp();
  YieldOp::create(rewriter, op->getLoc(),
                  rewriter.clone(*combine, mapping)->getResults());
  rewriter.replaceOp(op, scan);
  return success();
}

/// The strict order of `compare`, which torch-mlir makes with or without
/// equality. NaN is the largest number, as in PyTorch.
static Value createOrder(OpBuilder &builder, arith::CmpFOp compare, Value a,
                         Value b, bool isDescending) {
  Location loc = compare.getLoc();
  auto create = [&](arith::CmpFPredicate predicate, Value x, Value y) -> Value {
    return arith::CmpFOp::create(builder, loc, predicate, x, y);
  };
  using P = arith::CmpFPredicate;
  Value isBefore = create(isDescending ? P::OGT : P::OLT, a, b);
  Value largest = isDescending ? a : b, other = isDescending ? b : a;
  Value isNaN =
      arith::AndIOp::create(builder, loc, create(P::UNO, largest, largest),
                            create(P::ORD, other, other));
  return arith::OrIOp::create(builder, loc, isBefore, isNaN);
}

/// Creates in `builder` whether `a` comes strictly before `b` by the one
/// comparison of the first two arguments of `block`; null if it does more.
static Value matchOrder(OpBuilder &builder, Block &block,
                        ValueRange arguments) {
  Operation *compare = block.back().getOperand(0).getDefiningOp();
  if (!compare || compare->getBlock() != &block ||
      !isa<arith::CmpFOp, arith::CmpIOp>(compare))
    return {};
  auto lhs = dyn_cast<BlockArgument>(compare->getOperand(0));
  auto rhs = dyn_cast<BlockArgument>(compare->getOperand(1));
  if (!lhs || !rhs || lhs.getOwner() != &block || rhs.getOwner() != &block ||
      rhs.getArgNumber() != lhs.getArgNumber() + 1 ||
      lhs.getArgNumber() % 2 != 0)
    return {};
  Value a = arguments[lhs.getArgNumber()], b = arguments[rhs.getArgNumber()];
  if (auto floats = dyn_cast<arith::CmpFOp>(compare)) {
    using P = arith::CmpFPredicate;
    P predicate = floats.getPredicate();
    if (llvm::is_contained({P::OLT, P::OLE, P::ULT, P::ULE}, predicate))
      return createOrder(builder, floats, a, b, /*isDescending=*/false);
    if (llvm::is_contained({P::OGT, P::OGE, P::UGT, P::UGE}, predicate))
      return createOrder(builder, floats, a, b, /*isDescending=*/true);
    return {};
  }
  using P = arith::CmpIPredicate;
  P predicate = cast<arith::CmpIOp>(compare).getPredicate();
  switch (predicate) {
  case P::slt:
  case P::sgt:
  case P::ult:
  case P::ugt:
    break;
  case P::sle:
    predicate = P::slt;
    break;
  case P::sge:
    predicate = P::sgt;
    break;
  case P::ule:
    predicate = P::ult;
    break;
  case P::uge:
    predicate = P::ugt;
    break;
  default:
    return {};
  }
  return arith::CmpIOp::create(builder, compare->getLoc(), predicate, a, b);
}

/// tm_tensor.sort: rows in which each element and the next one fulfil the
/// region.
LogicalResult dp::raiseSort(Operation *op, PatternRewriter &rewriter) {
  auto fail = [&] { return refuse(op, "dp.sort"); };
  auto first = op->getNumOperands() == 0
                   ? RankedTensorType()
                   : dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  std::optional<int64_t> dim = first ? getDimension(op, first) : std::nullopt;
  if (!dim || op->getOperandTypes() != op->getResultTypes())
    return fail() << "expected values that are ranked tensors, a result for "
                     "each and a 'dimension' of theirs";
  SmallVector<Type> types;
  for (Type type : op->getOperandTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.getShape() != first.getShape())
      return fail() << "expected values of one shape, found " << type
                    << " beside " << first;
    types.append(2, tensor.getElementType());
  }
  Block *block = getBlock(op, types);
  if (!block || !block->back().getOperand(0).getType().isInteger(1))
    return fail() << "expected a region that compares two elements of each "
                     "value";
  auto sort = SortOp::create(rewriter, op->getLoc(), op->getOperands(), *dim);
  Block *body =
      rewriter.createBlock(&sort.getComparator(), {}, types,
                           SmallVector<Location>(types.size(), op->getLoc()));
  Value isBefore = matchOrder(rewriter, *block, body->getArguments());
  if (!isBefore) {
    rewriter.eraseOp(sort);
    return fail() << "its region is not one comparison of two elements of a "
                     "value by <, <=, > or >=";
  }
  YieldOp::create(rewriter, op->getLoc(), isBefore);
  rewriter.replaceOp(op, sort);
  return success();
}

/// Returns each element's index along `dim`, in a tensor like `values` of
/// elements `element`.
static Value createIndices(OpBuilder &builder, Location loc, Value values,
                           int64_t dim, Type element) {
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, values), element);
  int64_t rank = cast<RankedTensorType>(values.getType()).getRank();
  return linalg::GenericOp::create(
             builder, loc, TypeRange{empty.getType()}, ValueRange(),
             ValueRange{empty}, builder.getMultiDimIdentityMap(rank),
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location, ValueRange) {
               Value index = linalg::IndexOp::create(body, loc, dim);
               Value number =
                   arith::IndexCastOp::create(body, loc, element, index);
               linalg::YieldOp::create(body, loc, number);
             })
      .getResult(0);
}

/// Returns the kind whose identity comes last in the order of `block`.
static std::optional<ReductionKind> getLastKind(Block &block) {
  Operation *compare = block.back().getOperand(0).getDefiningOp();
  if (auto floats = dyn_cast_or_null<arith::CmpFOp>(compare)) {
    using P = arith::CmpFPredicate;
    bool isDescending = llvm::is_contained({P::OGT, P::OGE, P::UGT, P::UGE},
                                           floats.getPredicate());
    return isDescending ? ReductionKind::max : ReductionKind::min;
  }
  if (auto integers = dyn_cast_or_null<arith::CmpIOp>(compare)) {
    using P = arith::CmpIPredicate;
    P predicate = integers.getPredicate();
    if (predicate == P::sgt || predicate == P::sge)
      return ReductionKind::max;
    if (predicate == P::slt || predicate == P::sle)
      return ReductionKind::min;
  }
  return std::nullopt;
}

/// tm_tensor.topk: values, destinations for the first ones and their indices.
/// The destinations hold the elements that come last.
LogicalResult dp::raiseTopK(Operation *op, PatternRewriter &rewriter) {
  auto fail = [&] { return refuse(op, "dp.sort"); };
  if (op->getNumOperands() != 3 || op->getNumResults() != 2)
    return fail() << "expected values, and destinations for the first ones and "
                     "their indices";
  Value values = op->getOperand(0), dest = op->getOperand(1);
  auto type = dyn_cast<RankedTensorType>(values.getType());
  auto first = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto indices = dyn_cast<RankedTensorType>(op->getResult(1).getType());
  std::optional<int64_t> dim = type ? getDimension(op, type) : std::nullopt;
  if (!dim || !first || !indices || first.getShape() != indices.getShape() ||
      first.getRank() != type.getRank() ||
      !indices.getElementType().isInteger())
    return fail() << "expected ranked tensors, a 'dimension' of theirs and "
                     "integer indices";
  Type element = type.getElementType();
  Block *block = getBlock(op, {element, element});
  std::optional<ReductionKind> last =
      block ? getLastKind(*block) : std::nullopt;
  if (!last || !isIdentityTensor(dest, *last))
    return fail() << "expected a comparison by <, <=, > or >= and destinations "
                     "that hold what comes last by it";
  if (type.isDynamicDim(*dim) || first.isDynamicDim(*dim) ||
      first.getDimSize(*dim) > type.getDimSize(*dim))
    return fail() << "expected at most as many results as there are values "
                     "along dimension "
                  << *dim;
  Location loc = op->getLoc();
  Value numbers =
      createIndices(rewriter, loc, values, *dim, indices.getElementType());
  auto sort = SortOp::create(rewriter, loc, ValueRange{values, numbers}, *dim);
  SmallVector<Type> types{element, element};
  types.append(2, indices.getElementType());
  Block *body = rewriter.createBlock(&sort.getComparator(), {}, types,
                                     SmallVector<Location>(4, loc));
  Value isBefore = matchOrder(rewriter, *block, body->getArguments());
  if (!isBefore) {
    rewriter.eraseOp(sort);
    return fail() << "its region is not one comparison of its two arguments";
  }
  YieldOp::create(rewriter, loc, isBefore);
  rewriter.setInsertionPoint(op);
  SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0)),
      strides(type.getRank(), rewriter.getIndexAttr(1)),
      sizes = tensor::getMixedSizes(rewriter, loc, values);
  sizes[*dim] = rewriter.getIndexAttr(first.getDimSize(*dim));
  SmallVector<Value> results;
  for (auto [sorted, type] :
       llvm::zip_equal(sort.getResults(), op->getResultTypes())) {
    Value slice = tensor::ExtractSliceOp::create(rewriter, loc, sorted, offsets,
                                                 sizes, strides);
    if (slice.getType() != type)
      slice = tensor::CastOp::create(rewriter, loc, type, slice);
    results.push_back(slice);
  }
  rewriter.replaceOp(op, results);
  return success();
}
