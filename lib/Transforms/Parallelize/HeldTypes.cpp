//===- HeldTypes.cpp - What dp-parallelize noted of values ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Parallelize/HeldTypes.h"

#include "dp/IR/CommunicationAttrs.h"

using namespace mlir;
using namespace mlir::dp;

PlacedType dp::getHeldType(Value value) {
  auto result = dyn_cast<OpResult>(value);
  auto held = result ? result.getOwner()->getAttrOfType<ArrayAttr>(kHeldAttr)
                     : ArrayAttr();
  if (!held || held.size() <= result.getResultNumber())
    return {};
  auto type = dyn_cast<TypeAttr>(held[result.getResultNumber()]);
  return type ? dyn_cast<PlacedType>(type.getValue()) : PlacedType();
}
