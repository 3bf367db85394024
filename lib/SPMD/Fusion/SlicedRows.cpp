//===- SlicedRows.cpp - Reductions of rows of a slice ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SlicedRows.h"

#include "IndexUpdatePatterns.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::dp;

/// The static extents of the dimensions that are collapsed into one, except
/// the outermost of them.
using InnerExtents = SmallVector<int64_t, 2>;

/// Returns those of the only group of several dimensions; none if there are
/// more groups or an extent is dynamic.
static std::optional<InnerExtents>
getInnerExtents(RankedTensorType expanded,
                ArrayRef<ReassociationIndices> groups) {
  const ReassociationIndices *collapsed = nullptr;
  for (const ReassociationIndices &group : groups) {
    if (group.size() < 2)
      continue;
    if (collapsed)
      return std::nullopt;
    collapsed = &group;
  }
  if (!collapsed)
    return std::nullopt;
  InnerExtents extents;
  for (int64_t dim : ArrayRef(*collapsed).drop_front()) {
    if (expanded.isDynamicDim(dim) || expanded.getDimSize(dim) == 1)
      return std::nullopt;
    extents.push_back(expanded.getDimSize(dim));
  }
  return extents;
}

/// Returns true if `value` is a slice that is partial along a dimension that
/// `groups` collapse into another, so that its collapse is a copy.
static bool isPartial(Value value, ArrayRef<ReassociationIndices> groups) {
  auto slice = value.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice || !slice.hasUnitStride() ||
      slice.getSourceType().getRank() != slice.getType().getRank())
    return false;
  return llvm::any_of(groups, [&](const ReassociationIndices &group) {
    return llvm::any_of(ArrayRef(group).drop_front(), [&](int64_t dim) {
      return slice.getSourceType().getDimSize(dim) !=
             slice.getType().getDimSize(dim);
    });
  });
}

bool mlir::dp::expandSlicedRows(
    Operation *root, llvm::function_ref<bool(linalg::LinalgOp)> isLibraryOp) {
  llvm::SetVector<InnerExtents, SmallVector<InnerExtents>,
                  std::set<InnerExtents>>
      sliced;
  root->walk([&](tensor::CollapseShapeOp collapse) {
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    std::optional<InnerExtents> extents =
        getInnerExtents(collapse.getSrcType(), groups);
    if (extents && isPartial(collapse.getSrc(), groups))
      sliced.insert(*extents);
  });
  if (sliced.empty())
    return false;

  auto isSliced = [&](RankedTensorType expanded,
                      ArrayRef<ReassociationIndices> groups) {
    std::optional<InnerExtents> extents = getInnerExtents(expanded, groups);
    return extents && sliced.contains(*extents);
  };
  auto control = [&](OpOperand *operand) {
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(operand->getOwner())) {
      auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
      return producer && producer->getBlock() == expand->getBlock() &&
             !isLibraryOp(producer) &&
             isSliced(expand.getResultType(), expand.getReassociationIndices());
    }
    auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>();
    auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
    if (!collapse || !consumer || isLibraryOp(consumer) ||
        collapse->getBlock() != consumer->getBlock())
      return false;
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    return isSliced(collapse.getSrcType(), groups) &&
           (isPartial(collapse.getSrc(), groups) ||
            collapse.getSrc().getDefiningOp<linalg::GenericOp>());
  };
  MLIRContext *context = root->getContext();
  RewritePatternSet patterns(context);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, control);
  // A one-hot tensor, whose rows are those of a slice, too, becomes such an op.
  populateIndexUpdatePatterns(patterns);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  linalg::FillOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::DimOp::getCanonicalizationPatterns(patterns, context);
  bool changed = false;
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal();
  // The program is right after every rewrite.
  (void)applyPatternsGreedily(root, std::move(patterns), config, &changed);
  return changed;
}
