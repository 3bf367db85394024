//===- FuseSiblings.cpp - Reductions of the same elements -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FusedBody.h"

#include "dp/IR/DP.h"
#include "dp/IR/Stage.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-siblings"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSESIBLINGS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The most readers of a value, so that to compare them takes little time.
static constexpr unsigned kMaxSiblings = 16;

/// Returns true if `op` reduces elements that it reads once. Contractions stay
/// alone, because libraries compute them.
static bool isPlainReduction(linalg::GenericOp op) {
  return op && op.hasPureTensorSemantics() && op.getNumReductionLoops() > 0 &&
         !linalg::isaContractionOpInterface(op) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

/// Returns true if one of the inputs is read by both with all their loops.
static bool haveSameElements(linalg::GenericOp a, linalg::GenericOp b) {
  if (a.getIteratorTypesArray() != b.getIteratorTypesArray())
    return false;
  return llvm::any_of(a.getDpsInputOperands(), [&](OpOperand *ofA) {
    AffineMap map = a.getMatchingIndexingMap(ofA);
    return map.isPermutation() &&
           llvm::any_of(b.getDpsInputOperands(), [&](OpOperand *ofB) {
             return ofA->get() == ofB->get() &&
                    map == b.getMatchingIndexingMap(ofB);
           });
  });
}

/// Moves what `value` needs to before `before`, if that is only the making of
/// an initial value. Returns false if it is more.
static bool hoist(Value value, Operation *before) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != before->getBlock() ||
      op->isBeforeInBlock(before))
    return true;
  if (!isa<tensor::EmptyOp, tensor::DimOp, linalg::FillOp, arith::ConstantOp>(
          op) ||
      !llvm::all_of(op->getOperands(),
                    [&](Value operand) { return hoist(operand, before); }))
    return false;
  op->moveBefore(before);
  return true;
}

namespace {
/// The operands of a fused op, and what argument each argument of the old ops
/// becomes.
struct FusedOperands {
  SmallVector<Value> values;
  SmallVector<AffineMap> maps;
  SmallVector<std::pair<BlockArgument, unsigned>> arguments;

  void append(linalg::GenericOp op, OpOperand &operand, bool mayShare) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    unsigned position = values.size();
    for (unsigned i = 0; mayShare && i < values.size(); ++i)
      if (values[i] == operand.get() && maps[i] == map)
        position = i;
    if (position == values.size()) {
      values.push_back(operand.get());
      maps.push_back(map);
    }
    arguments.emplace_back(op.getMatchingBlockArgument(&operand), position);
  }
};
} // namespace

/// Makes one op of both, in the place of `a`.
static linalg::GenericOp fuse(RewriterBase &rewriter, linalg::GenericOp a,
                              linalg::GenericOp b) {
  FusedOperands inputs, outputs;
  for (linalg::GenericOp op : {a, b}) {
    for (OpOperand *input : op.getDpsInputOperands())
      inputs.append(op, *input, /*mayShare=*/true);
    for (OpOperand &init : op.getDpsInitsMutable())
      outputs.append(op, init, /*mayShare=*/false);
  }
  SmallVector<AffineMap> maps(inputs.maps);
  llvm::append_range(maps, outputs.maps);
  rewriter.setInsertionPoint(a);
  auto fused = linalg::GenericOp::create(
      rewriter, a.getLoc(), ValueRange(outputs.values).getTypes(),
      inputs.values, outputs.values, maps, a.getIteratorTypesArray());
  Block *body = rewriter.createBlock(&fused.getRegion());
  IRMapping mapping;
  for (const FusedOperands *operands : {&inputs, &outputs}) {
    unsigned first = body->getNumArguments();
    for (Value value : operands->values)
      body->addArgument(getElementTypeOrSelf(value.getType()), value.getLoc());
    for (auto [argument, position] : operands->arguments)
      mapping.map(argument, body->getArgument(first + position));
  }
  SmallVector<Value> results;
  for (linalg::GenericOp op : {a, b}) {
    for (Operation &nested : op.getBody()->without_terminator())
      rewriter.clone(nested, mapping);
    for (Value value : op.getBody()->getTerminator()->getOperands())
      results.push_back(mapping.lookupOrDefault(value));
  }
  linalg::YieldOp::create(rewriter, fused.getLoc(), results);
  rewriter.replaceOp(a, fused.getResults().take_front(a.getNumResults()));
  rewriter.replaceOp(b, fused.getResults().take_back(b.getNumResults()));
  return fused;
}

namespace {
struct FuseSiblings : dp::impl::DPFuseSiblingsBase<FuseSiblings> {
  void runOnOperation() override {
    if (failed(checkStage(getOperation(), getArgument(), {Stage::program})))
      return signalPassFailure();
    if (!getOperation()->hasAttr(kSPMDAttr))
      return;
    SmallVector<linalg::GenericOp> ops;
    getOperation().walk([&](linalg::GenericOp op) {
      if (isPlainReduction(op))
        ops.push_back(op);
    });
    llvm::SmallDenseSet<Operation *> gone;
    for (linalg::GenericOp op : ops)
      if (!gone.contains(op))
        fuseSiblingsOf(op, gone);
  }

private:
  /// Fuses later reductions into `op`.
  void fuseSiblingsOf(linalg::GenericOp op,
                      llvm::SmallDenseSet<Operation *> &gone) {
    IRRewriter rewriter(&getContext());
    while (linalg::GenericOp sibling = findSibling(op)) {
      LDBG() << "fuse " << sibling << "\n  into " << op;
      gone.insert(sibling);
      op = fuse(rewriter, op, sibling);
      ++numFused;
    }
  }

  /// Returns the first later reduction that could run where `op` does.
  linalg::GenericOp findSibling(linalg::GenericOp op) {
    for (Value input : op.getInputs()) {
      if (llvm::hasNItemsOrMore(input.getUses(), kMaxSiblings + 1))
        continue;
      SmallVector<linalg::GenericOp> siblings;
      for (Operation *user : input.getUsers()) {
        auto sibling = dyn_cast<linalg::GenericOp>(user);
        if (isPlainReduction(sibling) &&
            sibling->getBlock() == op->getBlock() &&
            op->isBeforeInBlock(sibling) && haveSameElements(op, sibling) &&
            !isTooLongFused(op, sibling))
          siblings.push_back(sibling);
      }
      llvm::sort(siblings, [](linalg::GenericOp a, linalg::GenericOp b) {
        return a->isBeforeInBlock(b);
      });
      for (linalg::GenericOp sibling : siblings)
        if (llvm::all_of(sibling->getOperands(),
                         [&](Value operand) { return hoist(operand, op); }))
          return sibling;
    }
    return {};
  }
};
} // namespace
