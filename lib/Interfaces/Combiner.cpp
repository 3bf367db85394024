//===- Combiner.cpp - Combination of summands -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/Combiner.h"

#include "dp/Interfaces/Linearity.h"

using namespace mlir;
using namespace mlir::dp;

std::optional<ReductionKind> dp::getReductionKind(linalg::LinalgOp op,
                                                  unsigned index) {
  Block *body = op.getBlock();
  unsigned firstInit = op.getNumDpsInputs();
  BlockArgument accumulator = body->getArgument(firstInit + index);
  Operation *combine = body->getTerminator()->getOperand(index).getDefiningOp();
  if (!combine || combine->getBlock() != body ||
      combine->getNumOperands() != 2 || !accumulator.hasOneUse())
    return std::nullopt;
  bool isLhs = combine->getOperand(0) == accumulator;
  if (!isLhs && combine->getOperand(1) != accumulator)
    return std::nullopt;
  // The accumulator's one use is here; the term must read no other accumulator.
  llvm::SmallDenseSet<Value, 16> seen;
  SmallVector<Value> work = {combine->getOperand(isLhs ? 1 : 0)};
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner() == body && argument.getArgNumber() >= firstInit)
        return std::nullopt;
      continue;
    }
    Operation *def = value.getDefiningOp();
    if (!op->isProperAncestor(def))
      continue;
    llvm::append_range(work, def->getOperands());
    def->walk([&](Operation *inner) {
      llvm::append_range(work, inner->getOperands());
    });
  }
  std::optional<ReductionKind> kind = getCombinerKind(combine, isLhs);
  // Collectives do not combine vectors.
  if (kind && !isReducible(*kind, accumulator.getType()))
    return std::nullopt;
  return kind;
}

std::optional<ReductionKind>
dp::getDirectKind(Block &block, unsigned accumulator, unsigned element) {
  Operation *combine = block.back().getOperand(accumulator).getDefiningOp();
  Value before = block.getArgument(accumulator);
  Value term = block.getArgument(element);
  if (!combine || combine->getBlock() != &block ||
      combine->getNumOperands() != 2 ||
      isa<arith::SubFOp, arith::SubIOp>(combine))
    return std::nullopt;
  bool isLhs = combine->getOperand(0) == before;
  if (combine->getOperand(isLhs ? 0 : 1) != before ||
      combine->getOperand(isLhs ? 1 : 0) != term)
    return std::nullopt;
  return getCombinerKind(combine, isLhs);
}

arith::AtomicRMWKind dp::getCombiner(ReductionKind kind, Type element) {
  bool isFloat = isa<FloatType>(element);
  switch (kind) {
  case ReductionKind::add:
    return isFloat ? arith::AtomicRMWKind::addf : arith::AtomicRMWKind::addi;
  case ReductionKind::mul:
    return isFloat ? arith::AtomicRMWKind::mulf : arith::AtomicRMWKind::muli;
  case ReductionKind::max:
    return isFloat ? arith::AtomicRMWKind::maximumf
                   : arith::AtomicRMWKind::maxs;
  case ReductionKind::min:
    return isFloat ? arith::AtomicRMWKind::minimumf
                   : arith::AtomicRMWKind::mins;
  case ReductionKind::maxnum:
    return arith::AtomicRMWKind::maxnumf;
  case ReductionKind::minnum:
    return arith::AtomicRMWKind::minnumf;
  case ReductionKind::umax:
    return arith::AtomicRMWKind::maxu;
  case ReductionKind::umin:
    return arith::AtomicRMWKind::minu;
  case ReductionKind::and_:
    return arith::AtomicRMWKind::andi;
  case ReductionKind::or_:
    return arith::AtomicRMWKind::ori;
  case ReductionKind::xor_:
    return arith::AtomicRMWKind::xori;
  }
  llvm_unreachable("all kinds return");
}
