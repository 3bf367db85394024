//===- DecomposeAggregates.cpp - Aggregate ops to structured ops ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-decompose-aggregates"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDECOMPOSEAGGREGATES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Cuts an operand to the part that a window of one position reaches (`i * 2 +
/// k`, one i). Without the unit loop, `k` alone would run over the whole
/// dimension.
static void cutWindows(linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics())
    return;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  OpBuilder builder(op);
  SmallVector<AffineExpr> loops;
  for (auto [loop, extent] : llvm::enumerate(extents))
    loops.push_back(extent == 1 ? builder.getAffineConstantExpr(0)
                                : builder.getAffineDimExpr(loop));
  for (OpOperand *operand : op.getDpsInputOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand->get().getType());
    if (!type)
      continue;
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, op.getLoc(), operand->get());
    bool cut = false;
    AffineMap map = op.getMatchingIndexingMap(operand);
    for (auto [dim, expression] : llvm::enumerate(map.getResults())) {
      auto alone = dyn_cast<AffineDimExpr>(expression.replaceDims(loops));
      if (isa<AffineDimExpr>(expression) || !alone || type.isDynamicDim(dim))
        continue;
      int64_t extent = extents[alone.getPosition()];
      if (ShapedType::isDynamic(extent) || extent == type.getDimSize(dim))
        continue;
      sizes[dim] = builder.getIndexAttr(extent);
      cut = true;
    }
    if (!cut)
      continue;
    LDBG() << "cut operand " << operand->getOperandNumber() << " of "
           << op->getName() << " at " << op.getLoc();
    SmallVector<OpFoldResult> zeros(sizes.size(), builder.getIndexAttr(0));
    SmallVector<OpFoldResult> ones(sizes.size(), builder.getIndexAttr(1));
    operand->set(tensor::ExtractSliceOp::create(
        builder, op.getLoc(), operand->get(), zeros, sizes, ones));
  }
}

namespace {
struct DecomposeAggregates
    : dp::impl::DPDecomposeAggregatesBase<DecomposeAggregates> {
  void runOnStage() override {
    SmallVector<linalg::AggregatedOpInterface> aggregates;
    getOperation()->walk([&](linalg::AggregatedOpInterface op) {
      if (isa_and_nonnull<linalg::LinalgDialect>(op->getDialect()))
        aggregates.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::AggregatedOpInterface op : aggregates) {
      LDBG() << "decompose " << op->getName() << " at " << op->getLoc();
      rewriter.setInsertionPoint(op);
      FailureOr<SmallVector<Value>> parts = op.decomposeOperation(rewriter);
      if (failed(parts)) {
        op->emitOpError() << "cannot be decomposed into structured ops";
        return signalPassFailure();
      }
      rewriter.replaceOp(op, *parts);
    }
    getOperation()->walk(cutWindows);
  }
};
} // namespace
