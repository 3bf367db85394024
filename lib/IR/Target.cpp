//===- Target.cpp - The target of a module --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Target.h"

using namespace mlir;
using namespace mlir::dp;

Target mlir::dp::getTarget(Operation *op) {
  for (Operation *outer = op; outer; outer = outer->getParentOp())
    if (auto target = outer->getAttrOfType<TargetAttr>(kTargetAttr))
      return {target.getKind(), target.getLibraries(), target.getCollectives()};
  return {};
}
