//===- PlacementState.cpp - State of the placement search -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementState.h"

using namespace mlir;
using namespace mlir::dp;

Placement Decision::getPlacement(ArrayRef<DimFactor> dims) const {
  if (factor != DimFactor::kNone)
    for (auto [position, dim] : llvm::enumerate(dims))
      if (dim.factor == factor)
        return Placement::sharded(position, unit * dim.inner);
  return Placement::replicated();
}

PlacementState::PlacementState(FunctionOpInterface function)
    : function(function) {
  for (BlockArgument argument : function.getArguments()) {
    auto dim = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                      kScatterAttr);
    if (dim)
      placements[argument] = Placement::sharded(dim.getInt());
  }
}

Block &PlacementState::getBody() const {
  return function->getRegion(0).front();
}

Placement PlacementState::getAvailable(Value value) const {
  Placement placement = getPlacement(value);
  if (placement.isPartial() && reduced.contains(value))
    return Placement::replicated();
  return placement;
}

std::optional<Placement>
PlacementState::getRequiredResult(unsigned index) const {
  FunctionOpInterface op = function; // its methods are not const
  auto updates = op.getResultAttrOfType<IntegerAttr>(index, kUpdatesAttr);
  if (!updates)
    return std::nullopt;
  return getPlacement(op.getArgument(updates.getInt()));
}

void PlacementState::place(Value value, const Placement &placement) {
  if (!placement.isReplicated() || placements.contains(value))
    placements[value] = placement;
}

void PlacementState::record(Operation *op, Decision decision) {
  auto [it, isNew] = numbers.try_emplace(op, decisions.size());
  if (isNew)
    decisions.push_back(std::move(decision));
  else
    decisions[it->second] = std::move(decision);
}
