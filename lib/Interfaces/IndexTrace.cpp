//===- IndexTrace.cpp - Indices that are loop indices in disguise --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Frontends index a diagonal by tensors: x[arange(B), arange(B)], where the
// aranges are wrapped if negative, made columns, joined and clamped. Following
// one element of them back through what made it, with the range in which each
// index is, shows that it is the index of the row.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/IndexTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

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
  /// What `value`, in the body of `op` or defined outside, is, when the op's
  /// loops are at `loops`.
  Trace evaluate(LinalgOp op, ArrayRef<Trace> loops, Value value);
  /// The element of `tensor` at `indices`.
  Trace element(Value tensor, ArrayRef<Trace> indices);

private:
  Trace compute(LinalgOp op, ArrayRef<Trace> loops, Operation *def,
                unsigned result);
  unsigned steps = 0;
};
} // namespace

/// Bounds the work for one index.
static constexpr unsigned kMaxSteps = 256;

static Trace makeConstant(int64_t value) { return Term{-1, value, 1}; }

/// Whether all of `a` is less than all of `b`, or none; nothing if it depends.
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
  if (isa<arith::IndexCastOp, arith::ExtSIOp>(def))
    return get(def->getOperand(0));
  if (isa<arith::SelectOp>(def)) {
    Trace condition = get(def->getOperand(0));
    if (!condition || condition->loop >= 0)
      return std::nullopt;
    return get(def->getOperand(condition->offset ? 1 : 2));
  }
  if (!isa<arith::AddIOp, arith::SubIOp, arith::CmpIOp, arith::MaxSIOp,
           arith::MinSIOp>(def))
    return std::nullopt;
  Trace a = get(def->getOperand(0)), b = get(def->getOperand(1));
  if (!a || !b)
    return std::nullopt;
  if (auto compared = dyn_cast<arith::CmpIOp>(def))
    return compare(compared.getPredicate(), *a, *b);
  if (isa<arith::MaxSIOp, arith::MinSIOp>(def)) {
    std::optional<bool> less = isLess(*a, *b);
    if (!less)
      if (std::optional<bool> greater = isLess(*b, *a))
        less = !*greater;
    if (!less)
      return std::nullopt;
    return *less == isa<arith::MaxSIOp>(def) ? b : a;
  }
  if (isa<arith::SubIOp>(def)) {
    if (b->loop >= 0)
      return std::nullopt;
    return Term{a->loop, a->offset - b->offset, a->extent};
  }
  if (a->loop >= 0 && b->loop >= 0)
    return std::nullopt;
  const Term &moving = a->loop >= 0 ? *a : *b;
  return Term{moving.loop, a->offset + b->offset, moving.extent};
}

Trace Tracer::evaluate(LinalgOp op, ArrayRef<Trace> loops, Value value) {
  if (++steps > kMaxSteps)
    return std::nullopt;
  IntegerAttr constant;
  if (matchPattern(value, m_Constant(&constant)) &&
      constant.getValue().getSignificantBits() <= 32) {
    if (constant.getType().isInteger(1))
      return makeConstant(!constant.getValue().isZero());
    return makeConstant(constant.getValue().getSExtValue());
  }
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
  // What a narrow type wraps around is not followed.
  auto type = dyn_cast<IntegerType>(value.getType());
  if (found && type && type.getWidth() > 1 && type.getWidth() < 64 &&
      (found->min() < llvm::minIntN(type.getWidth()) ||
       found->max() > llvm::maxIntN(type.getWidth())))
    return std::nullopt;
  return found;
}

Trace Tracer::element(Value tensor, ArrayRef<Trace> indices) {
  if (++steps > kMaxSteps)
    return std::nullopt;
  Attribute constant;
  if (matchPattern(tensor, m_Constant(&constant))) {
    auto splat = dyn_cast<SplatElementsAttr>(constant);
    if (!splat || !splat.getElementType().isSignlessInteger() ||
        splat.getSplatValue<APInt>().getSignificantBits() > 32)
      return std::nullopt;
    return makeConstant(splat.getSplatValue<APInt>().getSExtValue());
  }
  Operation *def = tensor.getDefiningOp();
  // Dimensions of extent 1 come and go; they are read at 0.
  if (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def)) {
    auto from = cast<RankedTensorType>(def->getOperand(0).getType());
    auto to = cast<RankedTensorType>(tensor.getType());
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
    return element(def->getOperand(0), moved);
  }
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
    if (ShapedType::isDynamic(extent) || extent == 0 || extent > (1ll << 31))
      return std::nullopt;
    loops.push_back(Term{static_cast<int64_t>(loop), 0, extent});
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
