//===- OneHot.cpp - One-hot tensors ---------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Follows one element of a tensor, in terms of the consumer's loops, back to
// the ops that computed it.
//
//===----------------------------------------------------------------------===//

#include "OneHot.h"

#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

/// The ops that are followed at most; frontends need about ten.
static constexpr unsigned kMaxDepth = 32;
/// Larger tables are not compared with 0, 1, 2, ...
static constexpr int64_t kMaxTable = 1 << 16;

namespace {
enum class Kind {
  other,
  element, ///< tensor[at]
  index,   ///< the number at[0], in an integer of `width` bits
  equal,   ///< i1: of all terms, tensor[at.drop_back()] is the number at.back()
  oneHot,  ///< the same as a number, zero or one
};

struct Term {
  Value tensor;
  SmallVector<AffineExpr> at;
  unsigned width = 64; ///< of the narrowest integer that held the number
};

struct Scalar {
  Kind kind = Kind::other;
  SmallVector<Term, 1> terms; ///< one of an element or an index
};

class Tracer {
public:
  Scalar traceElement(Value tensor, ArrayRef<AffineExpr> at);

private:
  std::optional<SmallVector<AffineExpr>> reshape(Operation *op,
                                                 ArrayRef<AffineExpr> at);
  Scalar traceScalar(Value value, LinalgOp op, ArrayRef<AffineExpr> loops);
  Scalar traceOp(Operation *op, LinalgOp parent, ArrayRef<AffineExpr> loops);

  unsigned depth = 0;
};
} // namespace

static unsigned getWidth(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 64;
}

/// The dimension whose index each element of the constant equals.
static std::optional<unsigned> matchNumbers(DenseIntElementsAttr table) {
  auto type = cast<RankedTensorType>(table.getType());
  if (table.isSplat() || table.getNumElements() > kMaxTable)
    return std::nullopt;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (extent != table.getNumElements())
      continue;
    int64_t next = 0;
    for (const APInt &value : table.getValues<APInt>())
      if (value != next++)
        return std::nullopt;
    return dim;
  }
  return std::nullopt;
}

/// The position in its source of a reshape's element at[...], if each group of
/// dimensions has at most one of an extent other than 1.
std::optional<SmallVector<AffineExpr>>
Tracer::reshape(Operation *op, ArrayRef<AffineExpr> at) {
  auto expand = dyn_cast<tensor::ExpandShapeOp>(op);
  auto collapse = dyn_cast<tensor::CollapseShapeOp>(op);
  if (!expand && !collapse)
    return std::nullopt;
  auto source = cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  AffineExpr zero = getAffineConstantExpr(0, op->getContext());
  SmallVector<AffineExpr> from(source.getRank(), zero);
  auto groups = expand ? expand.getReassociationIndices()
                       : collapse.getReassociationIndices();
  ArrayRef<int64_t> large = expand ? result.getShape() : source.getShape();
  for (auto [small, group] : llvm::enumerate(groups)) {
    std::optional<int64_t> only;
    for (int64_t dim : group) {
      if (large[dim] == 1)
        continue;
      if (only)
        return std::nullopt;
      only = dim;
    }
    if (only)
      from[expand ? small : *only] = at[expand ? *only : small];
  }
  return from;
}

Scalar Tracer::traceElement(Value tensor, ArrayRef<AffineExpr> at) {
  Scalar element{Kind::element, {{tensor, SmallVector<AffineExpr>(at)}}};
  Operation *op = tensor.getDefiningOp();
  if (!op || ++depth > kMaxDepth)
    return element;
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    if (isa<RankedTensorType>(cast.getSource().getType()))
      return traceElement(cast.getSource(), at);
  if (auto from = reshape(op, at))
    return traceElement(op->getOperand(0), *from);
  DenseIntElementsAttr table;
  if (matchPattern(op, m_Constant(&table))) {
    if (std::optional<unsigned> dim = matchNumbers(table))
      return {Kind::index,
              {{Value(), {at[*dim]}, getWidth(table.getElementType())}}};
    return element;
  }
  auto linalgOp = dyn_cast<LinalgOp>(op);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics() ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops())
    return element;
  auto result = cast<OpResult>(tensor);
  AffineMap map = linalgOp.getIndexingMapMatchingResult(result);
  if (!map.isPermutation())
    return element;
  SmallVector<AffineExpr> loops(map.getNumDims());
  for (auto [expr, position] : llvm::zip_equal(map.getResults(), at))
    loops[cast<AffineDimExpr>(expr).getPosition()] = position;
  Operation *yield = linalgOp.getBlock()->getTerminator();
  Scalar scalar =
      traceScalar(yield->getOperand(result.getResultNumber()), linalgOp, loops);
  return scalar.kind == Kind::other ? element : scalar;
}

Scalar Tracer::traceScalar(Value value, LinalgOp op,
                           ArrayRef<AffineExpr> loops) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument) {
    Operation *def = value.getDefiningOp();
    return def->getBlock() == op.getBlock() ? traceOp(def, op, loops)
                                            : Scalar();
  }
  if (argument.getOwner() != op.getBlock() ||
      argument.getArgNumber() >= op.getNumDpsInputs())
    return {};
  OpOperand *operand = op.getDpsInputOperand(argument.getArgNumber());
  if (!isa<RankedTensorType>(operand->get().getType()))
    return {};
  SmallVector<AffineExpr> at;
  for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      at.push_back(loops[dim.getPosition()]);
    else if (isa<AffineConstantExpr>(expr))
      at.push_back(expr);
    else
      return {};
  }
  return traceElement(operand->get(), at);
}

/// element == index.
static Scalar makeEqual(arith::CmpIOp op, Scalar a, Scalar b) {
  if (a.kind == Kind::index)
    std::swap(a, b);
  if (a.kind != Kind::element || b.kind != Kind::index)
    return {};
  a.kind = Kind::equal;
  Term &term = a.terms.front();
  term.at.push_back(b.terms.front().at.front());
  term.width = std::min(b.terms.front().width, getWidth(op.getLhs().getType()));
  return a;
}

/// condition ? 1 : 0.
static Scalar makeSelected(arith::SelectOp op, Scalar condition) {
  if (condition.kind != Kind::equal)
    return {};
  bool isOne = matchPattern(op.getTrueValue(), m_One()) ||
               matchPattern(op.getTrueValue(), m_OneFloat());
  bool isZero = matchPattern(op.getFalseValue(), m_Zero()) ||
                matchPattern(op.getFalseValue(), m_PosZeroFloat());
  condition.kind = isOne && isZero ? Kind::oneHot : Kind::other;
  return condition;
}

/// A conversion to the type `to`. A true i1 is -1 as a signed number.
static Scalar makeConverted(Scalar value, Type to, bool isUnsigned) {
  switch (value.kind) {
  case Kind::index:
    if (isa<FloatType>(to))
      return {};
    value.terms.front().width =
        std::min(value.terms.front().width, getWidth(to));
    return value;
  case Kind::equal:
    value.kind = isUnsigned ? Kind::oneHot : Kind::other;
    return value;
  case Kind::oneHot:
    return to.isInteger(1) ? Scalar() : value;
  default:
    return {};
  }
}

/// The number of the operand that `op` adds to zeros, as a contraction without
/// a sum does; none if it adds something else.
static std::optional<unsigned> getAddedToZero(Operation *op, LinalgOp parent) {
  for (unsigned operand : {0, 1}) {
    auto out = dyn_cast<BlockArgument>(op->getOperand(operand));
    if (out && out.getOwner() == parent.getBlock() &&
        out.getArgNumber() >= parent.getNumDpsInputs() &&
        isIdentityTensor(parent->getOperand(out.getArgNumber()),
                         ReductionKind::add))
      return 1 - operand;
  }
  return std::nullopt;
}

Scalar Tracer::traceOp(Operation *op, LinalgOp parent,
                       ArrayRef<AffineExpr> loops) {
  if (++depth > kMaxDepth)
    return {};
  auto trace = [&](unsigned operand) {
    return traceScalar(op->getOperand(operand), parent, loops);
  };
  if (auto index = dyn_cast<linalg::IndexOp>(op))
    return {Kind::index, {{Value(), {loops[index.getDim()]}}}};
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    if (compare.getPredicate() != arith::CmpIPredicate::eq)
      return {};
    Scalar a = trace(0), b = trace(1);
    return makeEqual(compare, std::move(a), std::move(b));
  }
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return makeSelected(select, trace(0));
  bool isProduct = isa<arith::MulFOp, arith::MulIOp>(op);
  if (isProduct || isa<arith::AndIOp>(op)) {
    Scalar a = trace(0), b = trace(1);
    Kind kind = isProduct ? Kind::oneHot : Kind::equal;
    if (a.kind != kind || b.kind != kind)
      return {};
    llvm::append_range(a.terms, b.terms);
    return a;
  }
  if (isa<arith::AddFOp, arith::AddIOp>(op)) {
    std::optional<unsigned> added = getAddedToZero(op, parent);
    return added ? trace(*added) : Scalar();
  }
  bool isUnsigned = isa<arith::UIToFPOp, arith::ExtUIOp>(op);
  if (!isUnsigned &&
      !isa<arith::SIToFPOp, arith::ExtSIOp, arith::TruncIOp, arith::ExtFOp,
           arith::TruncFOp, arith::IndexCastOp, arith::IndexCastUIOp>(op))
    return {};
  return makeConverted(trace(0), op->getResult(0).getType(), isUnsigned);
}

/// Returns true if the index of a loop of `extent` iterations, as a signed
/// number of `width` bits, does not wrap around.
static bool holds(unsigned width, int64_t extent) {
  if (width < 8)
    return false;
  if (ShapedType::isDynamic(extent))
    return width >= 32;
  return width >= 64 || extent <= int64_t(1) << (width - 1);
}

SmallVector<OneHot, 1> mlir::dp::matchOneHot(LinalgOp op, OpOperand &operand) {
  if (!isa<RankedTensorType>(operand.get().getType()))
    return {};
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (!map.isProjectedPermutation())
    return {};
  Scalar scalar = Tracer().traceElement(operand.get(), map.getResults());
  if (scalar.kind != Kind::oneHot)
    return {};
  SmallVector<OneHot, 1> factors;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  llvm::SmallDenseSet<unsigned> hot;
  for (Term &term : scalar.terms) {
    auto dim = dyn_cast<AffineDimExpr>(term.at.pop_back_val());
    Type element = getElementTypeOrSelf(term.tensor.getType());
    if (!dim || !hot.insert(dim.getPosition()).second ||
        !holds(std::min(term.width, getWidth(element)),
               extents[dim.getPosition()]))
      return {};
    factors.push_back({term.tensor, term.at, dim.getPosition()});
  }
  for (const OneHot &factor : factors) {
    llvm::SmallDenseSet<unsigned> seen(hot);
    for (AffineExpr expr : factor.position) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      auto constant = dyn_cast<AffineConstantExpr>(expr);
      if (dim ? !seen.insert(dim.getPosition()).second
              : !constant || constant.getValue() != 0)
        return {};
    }
  }
  return factors;
}
