//===- PlacedTypes.cpp - Placed types recorded by dp-parallelize ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Parallelize/PlacedTypes.h"

#include "dp/IR/CommunicationAttrs.h"

using namespace mlir;
using namespace mlir::dp;

PlacedType dp::getPlacedType(Value value) {
  auto result = dyn_cast<OpResult>(value);
  auto kept =
      result
          ? result.getOwner()->getAttrOfType<PlacedTypesAttr>(kPlacedTypesAttr)
          : PlacedTypesAttr();
  if (!kept || kept.getTypes().size() <= result.getResultNumber())
    return {};
  return kept.getTypes()[result.getResultNumber()];
}
