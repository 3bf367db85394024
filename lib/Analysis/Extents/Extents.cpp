//===- Extents.cpp - Sources of the extents of tensors --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Extents/Extents.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;

/// The inputs of `region` as a successor; they may leave out its first
/// arguments, as an induction variable.
static std::optional<RegionSuccessor> getAsSuccessor(RegionBranchOpInterface op,
                                                     Region *region) {
  for (RegionBranchPoint point : op.getAllRegionBranchPoints()) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (RegionSuccessor successor : successors)
      if (successor.getSuccessor() == region)
        return successor;
  }
  return std::nullopt;
}

SmallVector<Value> dp::getIncomingValues(Value value) {
  SmallVector<Value> values;
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument) {
    auto result = cast<OpResult>(value);
    Operation *op = result.getOwner();
    if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
      branch.getPredecessorValues(RegionSuccessor(op, op->getResults()),
                                  result.getResultNumber(), values);
    return values;
  }
  Region *region = argument.getParentRegion();
  auto branch = dyn_cast<RegionBranchOpInterface>(region->getParentOp());
  if (!branch || !argument.getOwner()->isEntryBlock())
    return values;
  std::optional<RegionSuccessor> successor = getAsSuccessor(branch, region);
  if (!successor || successor->getSuccessorInputs().empty())
    return values;
  unsigned first = cast<BlockArgument>(successor->getSuccessorInputs().front())
                       .getArgNumber();
  if (argument.getArgNumber() >= first)
    branch.getPredecessorValues(*successor, argument.getArgNumber() - first,
                                values);
  return values;
}

Value dp::getExtentSource(Value tensor) {
  if (auto result = dyn_cast<OpResult>(tensor))
    if (auto dps = dyn_cast<DestinationStyleOpInterface>(result.getOwner()))
      return dps.getTiedOpOperand(result)->get();
  SmallVector<Value> incoming = getIncomingValues(tensor);
  return incoming.empty() ? Value() : incoming.front();
}
