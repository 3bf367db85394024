//===- IndexTrace.cpp - Loop indices behind arithmetic --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Frontends index a diagonal by tensors: x[arange(B), arange(B)], where the
// iotas are wrapped if negative, made columns, joined and clamped. The trace
// follows one element of such a tensor back to the ops that computed it, with
// the range of each index, and shows that it equals the index of the row.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/IndexTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

namespace {
/// A constant, or a loop's index plus a constant; nothing if unknown.
struct Term {
  int64_t loop = -1; ///< -1: a constant
  int64_t offset = 0;
  int64_t extent = 1; ///< of the loop
  int64_t min() const { return offset; }
  int64_t max() const { return offset + extent - 1; }
};
using Trace = std::optional<Term>;

class Tracer {
public:
  /// The value of `value`, which is in the body of `op` or defined outside of
  /// it, when the op's loops are at `loops`.
  Trace evaluate(LinalgOp op, ArrayRef<Trace> loops, Value value);
  /// The element of `tensor` at `indices`.
  Trace element(Value tensor, ArrayRef<Trace> indices);

private:
  Trace compute(LinalgOp op, ArrayRef<Trace> loops, Operation *def,
                unsigned result);
  Trace computeNumber(Operation *def, const Term &a, const Term &b);
  Trace elementOfConstant(DenseElementsAttr constant, ArrayRef<Trace> indices);
  Trace elementOfReshape(Operation *def, RankedTensorType to,
                         ArrayRef<Trace> indices);
  Trace elementOfSlice(tensor::ExtractSliceOp slice, ArrayRef<Trace> indices);
  Trace elementOfInsertion(tensor::InsertSliceOp insert,
                           ArrayRef<Trace> indices);
  Trace elementOfConcat(tensor::ConcatOp concat, ArrayRef<Trace> indices);
  unsigned steps = 0;
};
} // namespace

/// The ops that are followed for one index at most.
static constexpr unsigned kMaxSteps = 256;

/// Larger constants are not read.
static constexpr int64_t kMaxTable = 1 << 12;

/// Larger numbers are not followed, so that none of them overflows. It is the
/// most elements that an array has.
static constexpr int64_t kMaxNumber = 1ll << 40;

static Trace makeConstant(int64_t value) { return Term{-1, value, 1}; }

static Trace shift(const Trace &term, int64_t by) {
  if (!term)
    return std::nullopt;
  return Term{term->loop, term->offset + by, term->extent};
}

/// Returns true if all values of `term` lie in [low, high).
static bool isWithin(const Trace &term, int64_t low, int64_t high) {
  return term && term->min() >= low && term->max() < high;
}

/// The value of an integer constant. An i1 is 0 or 1.
static Trace makeConstant(const APInt &value) {
  if (value.getBitWidth() == 1)
    return makeConstant(!value.isZero());
  if (value.getSignificantBits() > 32)
    return std::nullopt;
  return makeConstant(value.getSExtValue());
}

/// Returns true if every value of `a` is less than that of `b`, false if none
/// is, and none if some are.
static std::optional<bool> isLess(const Term &a, const Term &b) {
  if (a.max() < b.min())
    return true;
  if (a.min() >= b.max() || (a.loop == b.loop && a.offset >= b.offset))
    return false;
  return a.loop == b.loop ? std::optional(a.offset < b.offset) : std::nullopt;
}

static Trace compare(arith::CmpIPredicate predicate, const Term &a,
                     const Term &b) {
  bool isSigned = true, swap = false, negate = false;
  switch (predicate) {
  case arith::CmpIPredicate::ult:
    isSigned = false;
    [[fallthrough]];
  case arith::CmpIPredicate::slt:
    break;
  case arith::CmpIPredicate::uge:
    isSigned = false;
    [[fallthrough]];
  case arith::CmpIPredicate::sge:
    negate = true;
    break;
  case arith::CmpIPredicate::ugt:
    isSigned = false;
    [[fallthrough]];
  case arith::CmpIPredicate::sgt:
    swap = true;
    break;
  case arith::CmpIPredicate::ule:
    isSigned = false;
    [[fallthrough]];
  case arith::CmpIPredicate::sle:
    swap = negate = true;
    break;
  default: {
    bool sameTerm = a.loop == b.loop && a.offset == b.offset;
    bool apart = a.max() < b.min() || b.max() < a.min() ||
                 (a.loop == b.loop && a.offset != b.offset);
    if (!sameTerm && !apart)
      return std::nullopt;
    return makeConstant(sameTerm == (predicate == arith::CmpIPredicate::eq));
  }
  }
  if (!isSigned && (a.min() < 0 || b.min() < 0))
    return std::nullopt;
  std::optional<bool> less = swap ? isLess(b, a) : isLess(a, b);
  if (!less)
    return std::nullopt;
  return makeConstant(*less != negate);
}

/// The result of an op on two numbers.
Trace Tracer::computeNumber(Operation *def, const Term &a, const Term &b) {
  bool areConstant = a.loop < 0 && b.loop < 0;
  if (auto compared = dyn_cast<arith::CmpIOp>(def))
    return compare(compared.getPredicate(), a, b);
  if (isa<arith::MaxUIOp, arith::MinUIOp>(def) && (a.min() < 0 || b.min() < 0))
    return std::nullopt;
  if (isa<arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp>(
          def)) {
    std::optional<bool> less = isLess(a, b);
    if (!less)
      if (std::optional<bool> greater = isLess(b, a))
        less = !*greater;
    if (!less)
      return std::nullopt;
    return *less == isa<arith::MaxSIOp, arith::MaxUIOp>(def) ? b : a;
  }
  if (isa<arith::RemSIOp, arith::RemUIOp>(def)) {
    // The remainder of a number less than the divisor is the number.
    if (b.loop >= 0 || a.min() < 0 || a.max() >= b.offset)
      return std::nullopt;
    return a;
  }
  if (isa<arith::MulIOp>(def)) {
    if (areConstant && std::abs(a.offset) < (1ll << 20) &&
        std::abs(b.offset) < (1ll << 20))
      return makeConstant(a.offset * b.offset);
    if (b.loop < 0 && b.offset == 1)
      return a;
    return a.loop < 0 && a.offset == 1 ? Trace(b) : std::nullopt;
  }
  if (isa<arith::SubIOp>(def)) {
    if (b.loop < 0)
      return shift(a, -b.offset);
    // The difference of two indices of one loop is a constant.
    return a.loop == b.loop ? makeConstant(a.offset - b.offset) : std::nullopt;
  }
  assert(isa<arith::AddIOp>(def) && "an op that is followed");
  if (a.loop >= 0 && b.loop >= 0)
    return std::nullopt;
  return a.loop >= 0 ? shift(a, b.offset) : shift(b, a.offset);
}

Trace Tracer::compute(LinalgOp op, ArrayRef<Trace> loops, Operation *def,
                      unsigned result) {
  auto get = [&](Value value) { return evaluate(op, loops, value); };
  if (auto index = dyn_cast<linalg::IndexOp>(def))
    return index->getParentOfType<LinalgOp>() == op ? loops[index.getDim()]
                                                    : std::nullopt;
  if (auto extract = dyn_cast<tensor::ExtractOp>(def)) {
    SmallVector<Trace> indices;
    for (Value index : extract.getIndices())
      indices.push_back(get(index));
    return element(extract.getTensor(), indices);
  }
  if (auto branch = dyn_cast<scf::IfOp>(def)) {
    Trace condition = get(branch.getCondition());
    if (!condition || condition->loop >= 0 || branch.getElseRegion().empty())
      return std::nullopt;
    return get((condition->offset ? branch.thenYield() : branch.elseYield())
                   .getOperand(result));
  }
  if (isa<arith::SelectOp>(def)) {
    Trace condition = get(def->getOperand(0));
    if (!condition || condition->loop >= 0)
      return std::nullopt;
    return get(def->getOperand(condition->offset ? 1 : 2));
  }
  // A true i1 is 1 here, but -1 if it is read as a signed number.
  auto isBool = [](Value value) { return value.getType().isInteger(1); };
  if (isa<arith::ExtUIOp>(def) && isBool(def->getOperand(0)))
    return get(def->getOperand(0));
  if (def->getNumResults() != 1 ||
      (isBool(def->getResult(0)) && !isa<arith::CmpIOp>(def)) ||
      llvm::any_of(def->getOperands(), isBool))
    return std::nullopt;
  if (isa<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(def))
    return get(def->getOperand(0));
  if (isa<arith::IndexCastUIOp, arith::ExtUIOp, math::AbsIOp>(def)) {
    Trace number = get(def->getOperand(0));
    return number && number->min() >= 0 ? number : std::nullopt;
  }
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::CmpIOp,
           arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp,
           arith::RemSIOp, arith::RemUIOp>(def))
    return std::nullopt;
  Trace a = get(def->getOperand(0)), b = get(def->getOperand(1));
  if (!a || !b)
    return std::nullopt;
  return computeNumber(def, *a, *b);
}

Trace Tracer::evaluate(LinalgOp op, ArrayRef<Trace> loops, Value value) {
  if (++steps > kMaxSteps)
    return std::nullopt;
  IntegerAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return makeConstant(constant.getValue());
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != op.getBlock() ||
        argument.getArgNumber() >= op.getNumDpsInputs())
      return std::nullopt;
    OpOperand &input = op->getOpOperand(argument.getArgNumber());
    if (!isa<RankedTensorType>(input.get().getType()))
      return evaluate(op, loops, input.get());
    SmallVector<Trace> indices;
    for (AffineExpr expr : op.getMatchingIndexingMap(&input).getResults()) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        indices.push_back(loops[dim.getPosition()]);
      else if (auto number = dyn_cast<AffineConstantExpr>(expr))
        indices.push_back(makeConstant(number.getValue()));
      else
        indices.push_back(std::nullopt);
    }
    return element(input.get(), indices);
  }
  auto result = cast<OpResult>(value);
  if (!op->isProperAncestor(result.getOwner()))
    return std::nullopt;
  Trace found = compute(op, loops, result.getOwner(), result.getResultNumber());
  if (!isWithin(found, -kMaxNumber, kMaxNumber))
    return std::nullopt;
  // A number that wraps around in a narrow type is not followed.
  auto type = dyn_cast<IntegerType>(value.getType());
  if (type && type.getWidth() > 1 && type.getWidth() < 64 &&
      (found->min() < llvm::minIntN(type.getWidth()) ||
       found->max() > llvm::maxIntN(type.getWidth())))
    return std::nullopt;
  return found;
}

/// Follows a table along one loop. Its elements must be the loop's index plus a
/// constant, or all the same number.
Trace Tracer::elementOfConstant(DenseElementsAttr constant,
                                ArrayRef<Trace> indices) {
  Type element = constant.getElementType();
  if (!element.isSignlessInteger() && !element.isIndex())
    return std::nullopt;
  if (constant.isSplat())
    return makeConstant(constant.getSplatValue<APInt>());
  ArrayRef<int64_t> shape = constant.getType().getShape();
  Term moving{-1, 0, 1};
  for (auto [index, extent] : llvm::zip_equal(indices, shape)) {
    if (!isWithin(index, 0, extent) ||
        (index->loop >= 0 && moving.loop >= 0 && index->loop != moving.loop))
      return std::nullopt;
    if (index->loop >= 0)
      moving = Term{index->loop, 0, index->extent};
  }
  if (moving.extent > kMaxTable || element.isInteger(1))
    return std::nullopt;
  auto values = constant.getValues<APInt>();
  std::optional<int64_t> first, step;
  for (int64_t i = 0; i < moving.extent; ++i) {
    int64_t position = 0;
    for (auto [index, extent] : llvm::zip_equal(indices, shape))
      position = position * extent + index->offset + (index->loop >= 0 ? i : 0);
    Trace number = makeConstant(values[position]);
    if (!number)
      return std::nullopt;
    if (!first)
      first = number->offset;
    else if (!step)
      step = number->offset - *first;
    if (step &&
        (*step < 0 || *step > 1 || number->offset != *first + i * *step))
      return std::nullopt;
  }
  if (!first)
    return std::nullopt;
  bool isOne = moving.loop >= 0 && moving.extent == 1;
  if (step.value_or(0) == 0 && !isOne)
    return makeConstant(*first);
  return Term{moving.loop, *first, moving.extent};
}

/// Follows reshapes that only add or drop dimensions of extent 1, which are
/// read at 0.
Trace Tracer::elementOfReshape(Operation *def, RankedTensorType to,
                               ArrayRef<Trace> indices) {
  auto from = cast<RankedTensorType>(def->getOperand(0).getType());
  auto isUnit = [](int64_t extent) { return extent == 1; };
  SmallVector<Trace> moved(from.getRank(), makeConstant(0));
  int64_t i = 0;
  for (int64_t dim = 0; dim < to.getRank(); ++dim) {
    if (isUnit(to.getDimSize(dim)))
      continue;
    while (i < from.getRank() && isUnit(from.getDimSize(i)))
      ++i;
    if (i == from.getRank() || from.getDimSize(i) != to.getDimSize(dim))
      return std::nullopt;
    moved[i++] = indices[dim];
  }
  // A dynamic extent may stand for more than one dimension.
  if (!llvm::all_of(from.getShape().drop_front(i), isUnit))
    return std::nullopt;
  return element(def->getOperand(0), moved);
}

Trace Tracer::elementOfSlice(tensor::ExtractSliceOp slice,
                             ArrayRef<Trace> indices) {
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  SmallVector<Trace> moved;
  unsigned next = 0;
  for (auto [dim, offset, stride] :
       llvm::enumerate(slice.getStaticOffsets(), slice.getStaticStrides())) {
    Trace index = dropped.test(dim) ? makeConstant(0) : indices[next++];
    moved.push_back(ShapedType::isDynamic(offset) || stride != 1
                        ? std::nullopt
                        : shift(index, offset));
  }
  return element(slice.getSource(), moved);
}

/// Follows an element that is known to be inserted, or known not to be.
Trace Tracer::elementOfInsertion(tensor::InsertSliceOp insert,
                                 ArrayRef<Trace> indices) {
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  SmallVector<Trace> moved;
  bool isInside = true, isOutside = false;
  for (auto [dim, index] : llvm::enumerate(indices)) {
    int64_t begin = insert.getStaticOffsets()[dim];
    int64_t size = insert.getStaticSizes()[dim];
    if (!index || ShapedType::isDynamic(begin) || ShapedType::isDynamic(size) ||
        insert.getStaticStrides()[dim] != 1) {
      isInside = false;
      continue;
    }
    isInside &= isWithin(index, begin, begin + size);
    isOutside |= index->max() < begin || index->min() >= begin + size;
    if (!dropped.test(dim))
      moved.push_back(shift(index, -begin));
  }
  if (isOutside)
    return element(insert.getDest(), indices);
  return isInside ? element(insert.getSource(), moved) : std::nullopt;
}

Trace Tracer::elementOfConcat(tensor::ConcatOp concat,
                              ArrayRef<Trace> indices) {
  SmallVector<Trace> moved(indices);
  int64_t dim = concat.getDim(), begin = 0;
  for (Value input : concat.getInputs()) {
    int64_t size = cast<RankedTensorType>(input.getType()).getDimSize(dim);
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    if (isWithin(indices[dim], begin, begin + size)) {
      moved[dim] = shift(indices[dim], -begin);
      return element(input, moved);
    }
    begin += size;
  }
  return std::nullopt;
}

Trace Tracer::element(Value tensor, ArrayRef<Trace> indices) {
  if (++steps > kMaxSteps)
    return std::nullopt;
  Attribute constant;
  if (matchPattern(tensor, m_Constant(&constant))) {
    auto dense = dyn_cast<DenseElementsAttr>(constant);
    return dense ? elementOfConstant(dense, indices) : std::nullopt;
  }
  Operation *def = tensor.getDefiningOp();
  if (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def))
    return elementOfReshape(def, cast<RankedTensorType>(tensor.getType()),
                            indices);
  if (auto cast = dyn_cast_if_present<tensor::CastOp>(def))
    return isa<RankedTensorType>(cast.getSource().getType())
               ? element(cast.getSource(), indices)
               : std::nullopt;
  if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(def))
    return elementOfSlice(slice, indices);
  if (auto insert = dyn_cast_if_present<tensor::InsertSliceOp>(def))
    return elementOfInsertion(insert, indices);
  if (auto concat = dyn_cast_if_present<tensor::ConcatOp>(def))
    return elementOfConcat(concat, indices);
  auto maker = dyn_cast_if_present<LinalgOp>(def);
  if (!maker || !maker.hasPureTensorSemantics() ||
      maker.getNumParallelLoops() != maker.getNumLoops())
    return std::nullopt;
  unsigned number = cast<OpResult>(tensor).getResultNumber();
  AffineMap map = maker.getMatchingIndexingMap(maker.getDpsInitOperand(number));
  SmallVector<Trace> loops(maker.getNumLoops());
  auto type = cast<RankedTensorType>(tensor.getType());
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (auto loop = dyn_cast<AffineDimExpr>(expr))
      loops[loop.getPosition()] = indices[dim];
    else if (!isa<AffineConstantExpr>(expr) || type.getDimSize(dim) != 1)
      return std::nullopt;
  }
  return evaluate(maker, loops,
                  maker.getBlock()->getTerminator()->getOperand(number));
}

std::optional<int64_t> dp::traceLoopIndex(LinalgOp op, Value value) {
  SmallVector<Trace> loops;
  for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (extent == 0 || (!ShapedType::isDynamic(extent) && extent > (1ll << 31)))
      return std::nullopt;
    // No dynamic extent is larger.
    loops.push_back(Term{static_cast<int64_t>(loop), 0,
                         ShapedType::isDynamic(extent) ? kMaxNumber : extent});
  }
  Trace found = Tracer().evaluate(op, loops, value);
  if (!found || found->loop < 0 || found->offset != 0)
    return std::nullopt;
  return found->loop;
}

std::optional<int64_t> dp::traceElement(Value tensor,
                                        ArrayRef<int64_t> position) {
  SmallVector<Trace> indices;
  auto type = cast<RankedTensorType>(tensor.getType());
  for (auto [dim, number] : llvm::enumerate(position)) {
    int64_t extent = type.getDimSize(dim);
    if (number != kEveryIndex)
      indices.push_back(makeConstant(number));
    else if (ShapedType::isDynamic(extent) || extent == 0 ||
             extent > (1ll << 31))
      indices.push_back(std::nullopt);
    else
      indices.push_back(Term{static_cast<int64_t>(dim), 0, extent});
  }
  Trace found = Tracer().element(tensor, indices);
  if (!found || found->loop < 0 || found->offset != 0)
    return std::nullopt;
  return found->loop;
}
