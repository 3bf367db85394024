//===- CollapseLoops.cpp - Collapse of contiguous loops -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CollapseLoops.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isContiguous(linalg::GenericOp op, ReassociationIndicesRef run) {
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (!map.isProjectedPermutation() ||
        !linalg::isDimSequencePreserved(map, run))
      return false;
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    AffineExpr first = getAffineDimExpr(run.front(), op.getContext());
    auto *begin = llvm::find(map.getResults(), first);
    if (!type || begin == map.getResults().end())
      return true;
    int64_t position = begin - map.getResults().begin();
    SmallVector<ReassociationIndices> groups;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (dim <= position || dim >= position + int64_t(run.size()))
        groups.emplace_back();
      groups.back().push_back(dim);
    }
    return memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups);
  });
}

/// Appends the runs of the loops `begin .. end - 1`, also those of one loop.
static void appendRuns(linalg::GenericOp op, unsigned begin, unsigned end,
                       SmallVector<ReassociationIndices> &runs) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  for (unsigned loop = begin; loop < end; ++loop) {
    if (loop > begin && types[loop] == types[loop - 1]) {
      ReassociationIndices longer = runs.back();
      longer.push_back(loop);
      if (isContiguous(op, longer)) {
        runs.back() = longer;
        continue;
      }
    }
    runs.push_back({loop});
  }
}

/// Makes each run of loops one.
static linalg::GenericOp collapse(RewriterBase &rewriter, linalg::GenericOp op,
                                  ArrayRef<ReassociationIndices> runs) {
  if (runs.size() == op.getNumLoops())
    return op;
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::CollapseResult> result =
      linalg::collapseOpIterationDims(op, runs, rewriter);
  if (failed(result))
    return op;
  rewriter.eraseOp(op);
  return cast<linalg::GenericOp>(result->collapsedOp.getOperation());
}

linalg::GenericOp mlir::dp::collapseLoops(RewriterBase &rewriter,
                                          linalg::GenericOp op, unsigned rows) {
  // The number of an iteration would have to be divided.
  if (op.hasIndexSemantics())
    return op;
  SmallVector<ReassociationIndices> runs;
  for (unsigned loop = 0; loop < rows; ++loop)
    runs.push_back({loop});
  appendRuns(op, rows, op.getNumLoops(), runs);
  return collapse(rewriter, op, runs);
}

/// Lets ops use one view of a buffer where each has made the same.
static void shareViews(RewriterBase &rewriter,
                       ArrayRef<linalg::GenericOp> ops) {
  SmallVector<memref::CollapseShapeOp> views;
  for (linalg::GenericOp op : ops) {
    for (OpOperand &operand : op->getOpOperands()) {
      auto view = operand.get().getDefiningOp<memref::CollapseShapeOp>();
      if (!view)
        continue;
      auto *same = llvm::find_if(views, [&](memref::CollapseShapeOp other) {
        return other.getSrc() == view.getSrc() &&
               other.getReassociation() == view.getReassociation();
      });
      if (same == views.end())
        views.push_back(view);
      else if (*same != view)
        rewriter.modifyOpInPlace(op, [&] { operand.set(same->getResult()); });
    }
  }
}

unsigned mlir::dp::collapseRows(RewriterBase &rewriter,
                                MutableArrayRef<linalg::GenericOp> ops,
                                unsigned rows) {
  ReassociationIndices all(llvm::to_vector(llvm::seq<int64_t>(0, rows)));
  bool areContiguous =
      rows > 1 && llvm::all_of(ops, [&](linalg::GenericOp op) {
        return !op.hasIndexSemantics() && isContiguous(op, all);
      });
  for (linalg::GenericOp &op : ops) {
    if (!areContiguous) {
      op = collapseLoops(rewriter, op, rows);
      continue;
    }
    SmallVector<ReassociationIndices> runs{all};
    appendRuns(op, rows, op.getNumLoops(), runs);
    op = collapse(rewriter, op, runs);
  }
  shareViews(rewriter, ops);
  return areContiguous ? 1 : rows;
}
