//===- FactorSums.cpp - Sums of the factors of products -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A bias that is added to each row of a product has the sum of the rows of the
// product's gradient as its gradient. The gradient of the weight is a product
// of the same rows, which the library adds up while it has them.
//
//===----------------------------------------------------------------------===//

#include "FactorSums.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// The sum of all rows of a dense matrix in f32, which begins at zero.
struct RowSum {
  linalg::LinalgOp op;
  Value rows, sums;
  int64_t columns;
};
} // namespace

/// The most ops between a sum and a product.
static constexpr unsigned kMaxApart = 256;

/// Returns true if `memref` has all elements of its base, side by side.
static bool isWholeBase(Value memref) {
  return cast<MemRefType>(memref.getType()).getLayout().isIdentity() &&
         isReshapeOf(memref, getBase(memref));
}

/// Returns true if the body adds its input to its result, in f32.
static bool addsInput(linalg::LinalgOp op) {
  Block *body = op.getBlock();
  auto add = dyn_cast_or_null<arith::AddFOp>(
      body->getTerminator()->getOperand(0).getDefiningOp());
  if (!add || !add.getType().isF32())
    return false;
  Value in = add.getLhs(), out = body->getArgument(1);
  if (in == out)
    in = add.getRhs();
  else if (add.getRhs() != out)
    return false;
  if (auto extension = in.getDefiningOp<arith::ExtFOp>())
    in = extension.getIn();
  Type type = in.getType();
  return in == body->getArgument(0) &&
         (type.isF32() || type.isF16() || type.isBF16());
}

/// Matches an op that adds up its input along all dimensions but the last ones,
/// which are those of its result in their order.
static std::optional<RowSum> matchRowSum(linalg::LinalgOp op) {
  if (!op.hasPureBufferSemantics() || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0 ||
      !addsInput(op))
    return std::nullopt;
  OpOperand *input = op.getDpsInputOperand(0);
  AffineMap in = op.getMatchingIndexingMap(input),
            out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  Value rows = input->get(), sums = op.getDpsInits()[0];
  if (!in.isPermutation() || !isa<MemRefType>(rows.getType()) ||
      out.getNumResults() != op.getNumParallelLoops() ||
      out.getResults() != in.getResults().take_back(out.getNumResults()))
    return std::nullopt;
  auto type = cast<MemRefType>(sums.getType());
  if (!type.hasStaticShape() || !type.getLayout().isIdentity() ||
      !isWholeBase(rows))
    return std::nullopt;
  return RowSum{op, rows, sums, type.getNumElements()};
}

/// Returns true if factor B of `gemm`, or A, has the rows that `sum` adds up,
/// and the product adds along them. Sets `isB`.
static bool hasRows(GemmOp gemm, const RowSum &sum, bool &isB) {
  auto is = [&](Value memref, bool lies, Value columns, Value ld) {
    return lies && getBase(memref) == getBase(sum.rows) &&
           isWholeBase(memref) && getConstantIntValue(columns) == sum.columns &&
           getConstantIntValue(ld) == sum.columns;
  };
  isB = is(gemm.getB(), !gemm.getTransB(), gemm.getN(), gemm.getLdb());
  return isB || is(gemm.getA(), gemm.getTransA(), gemm.getM(), gemm.getLda());
}

/// Returns true if the library adds up a factor of `gemm`, too.
static bool canAddUp(GemmOp gemm, const RowSum &sum) {
  auto type = cast<MemRefType>(gemm.getC().getType());
  Value base = getBase(sum.sums);
  return type.hasStaticShape() && type.getNumElements() != 0 &&
         type.getElementType().isF32() && !gemm.getSums() && !gemm.getBias() &&
         !gemm.getRelu() && gemm.getOuter().empty() &&
         getConstantIntValue(gemm.getBatch()) == 1 &&
         gemm->getBlock() == sum.op->getBlock() &&
         llvm::none_of(ValueRange{gemm.getA(), gemm.getB(), gemm.getC()},
                       [&](Value operand) { return getBase(operand) == base; });
}

/// Returns true if `first` may do its work where `last` stands: no op between
/// them accesses its results or writes its operands.
static bool canMoveDown(Operation *first, Operation *last,
                        KernelEffects &effects) {
  llvm::SmallDenseSet<Value> read, written;
  for (OpOperand &operand : first->getOpOperands())
    if (isa<BaseMemRefType>(operand.get().getType()))
      (effects.mayWrite(operand) ? written : read)
          .insert(getBase(operand.get()));
  auto isConflict = [&](OpOperand &operand) {
    if (!isa<BaseMemRefType>(operand.get().getType()))
      return false;
    Value base = getBase(operand.get());
    return written.contains(base) ||
           (read.contains(base) && effects.mayWrite(operand));
  };
  unsigned apart = 0;
  for (Operation *op = first->getNextNode(); op != last; op = op->getNextNode())
    if (++apart > kMaxApart ||
        (op->getNumRegions() != 0 && !isa<linalg::LinalgOp>(op)) ||
        (!isView(op) && llvm::any_of(op->getOpOperands(), isConflict)))
      return false;
  return true;
}

/// Lets a product of the rows add them up.
static bool foldSum(const RowSum &sum, ZeroFills &fills,
                    KernelEffects &effects) {
  GemmOp gemm;
  bool isB = false;
  unsigned numSeen = 0;
  forEachAccess(getBase(sum.rows), [&](Operation *user) {
    auto found = dyn_cast<GemmOp>(user);
    if (found && canAddUp(found, sum) && hasRows(found, sum, isB))
      gemm = found;
    return !gemm && ++numSeen < kMaxApart;
  });
  if (!gemm)
    return false;
  Operation *first = gemm, *last = sum.op;
  if (last->isBeforeInBlock(first))
    std::swap(first, last);
  if (!canMoveDown(first, last, effects) || !fills.take(sum.op, sum.sums))
    return false;
  OpBuilder builder(last);
  auto both = cast<GemmOp>(builder.clone(*gemm));
  both.getSumsMutable().assign(sum.sums);
  both.setSumsOfB(isB);
  gemm.erase();
  sum.op->erase();
  return true;
}

unsigned mlir::dp::foldFactorSums(func::FuncOp entry, ZeroFills &fills,
                                  bool withF32) {
  SmallVector<RowSum> sums;
  entry.walk([&](linalg::LinalgOp op) {
    if (std::optional<RowSum> sum = matchRowSum(op))
      if (withF32 || !getElementTypeOrSelf(sum->rows).isF32())
        sums.push_back(*sum);
  });
  KernelEffects effects;
  unsigned folded = 0;
  for (const RowSum &sum : sums)
    folded += foldSum(sum, fills, effects);
  return folded;
}
