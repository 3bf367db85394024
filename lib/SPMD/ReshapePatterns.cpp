//===- ReshapePatterns.cpp - Elementwise ops on reshaped tensors ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ReshapePatterns.h"
#include "CastPatterns.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `reader` is an elementwise op on numbers and on tensors all
/// of which one static reshape collapses.
static bool readsCollapsed(linalg::GenericOp reader) {
  // What widens floats stays behind reshapes (CastPatterns.h).
  if (isWidening(reader) || !reader.hasPureTensorSemantics() ||
      reader.getNumReductionLoops() != 0 || reader.hasIndexSemantics() ||
      llvm::any_of(reader.getDpsInitsMutable(), [&](OpOperand &init) {
        return !reader.getMatchingIndexingMap(&init).isIdentity() ||
               reader.payloadUsesValueFromOperand(&init);
      }))
    return false;
  tensor::CollapseShapeOp first;
  for (OpOperand *input : reader.getDpsInputOperands()) {
    AffineMap map = reader.getMatchingIndexingMap(input);
    if (map.getNumResults() == 0)
      continue;
    auto collapse = input->get().getDefiningOp<tensor::CollapseShapeOp>();
    if (!collapse || !map.isIdentity() ||
        !collapse.getSrcType().hasStaticShape())
      return false;
    if (!first)
      first = collapse;
    if (collapse.getSrcType().getShape() != first.getSrcType().getShape() ||
        collapse.getReassociation() != first.getReassociation())
      return false;
  }
  return true;
}

void mlir::dp::populateReshapePatterns(RewritePatternSet &patterns) {
  linalg::populateFoldReshapeOpsByExpansionPatterns(
      patterns, [](OpOperand *operand) {
        auto reader = dyn_cast<linalg::GenericOp>(operand->getOwner());
        return reader && readsCollapsed(reader);
      });
}
