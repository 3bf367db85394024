//===- PlacementOpInterface.cpp - An op's placement rule -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/PlacementOpInterface.h"

#include "dp/Interfaces/PlacementOpInterface.cpp.inc"

using namespace mlir;
using namespace mlir::dp;

bool dp::hasPlacementRule(Operation *op) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return op->getNumRegions() || llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

PlacementRule dp::getPlacementRule(Operation *op) {
  if (auto interface = dyn_cast<PlacementOpInterface>(op))
    return interface.getPlacementRule();
  if (OpTrait::hasElementwiseMappableTraits(op))
    return getElementwiseRule(op);
  return getFallbackRule(op);
}
