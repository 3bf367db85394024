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

/// Returns true if the reshape only leaves out dimensions of extent 1. Others
/// would give the reader more loops than it has.
static bool dropsUnitDimensions(tensor::CollapseShapeOp collapse) {
  ArrayRef<int64_t> shape = collapse.getSrcType().getShape();
  return llvm::all_of(collapse.getReassociationIndices(),
                      [&](const ReassociationIndices &group) {
                        return llvm::count_if(group, [&](int64_t dim) {
                                 return shape[dim] != 1;
                               }) <= 1;
                      });
}

/// Returns true if `reader` is an elementwise op on numbers and on tensors from
/// which one static reshape leaves out dimensions of extent 1.
static bool readsCollapsed(linalg::GenericOp reader) {
  // CastPatterns.h keeps a widening cast after reshapes; the two patterns
  // would exchange it for ever.
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
        !collapse.getSrcType().hasStaticShape() ||
        !dropsUnitDimensions(collapse))
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
