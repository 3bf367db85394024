//===- PlacementAnalysis.cpp - Placement of every value -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"

#include "BatchStatistics.h"
#include "Demand.h"
#include "ForwardPlacement.h"
#include "Reductions.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Interfaces/PlacementOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

PlacementAnalysis::PlacementAnalysis(
    FunctionOpInterface function, bool localStatistics,
    const llvm::SmallPtrSetImpl<Operation *> *keepWhole)
    : state(function) {
  ForwardPlacement forward(state, keepWhole);
  forward.run();
  findReducedValues(state);
  if (localStatistics)
    findBatchStatistics(state);
  Demand(state).compute();
  if (state.reduced.empty() && state.demands.empty() && state.scattered.empty())
    return;
  addCheaperReductions(state);
  forward.run();
  findReducedValues(state);
}

bool PlacementAnalysis::hasRule(Operation *op) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return op->getNumRegions() || llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

PlacementRule PlacementAnalysis::getRule(Operation *op) {
  if (auto interface = dyn_cast<PlacementOpInterface>(op))
    return interface.getPlacementRule();
  if (OpTrait::hasElementwiseMappableTraits(op))
    return getElementwiseRule(op);
  return getFallbackRule(op);
}

int64_t dp::getByteSize(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  int64_t bytes = 8;
  if (isa<IntegerType, FloatType, ComplexType>(element))
    bytes = getElementBytes(element);
  if (!shaped || !shaped.hasRank())
    return bytes;
  for (int64_t extent : shaped.getShape())
    if (!ShapedType::isDynamic(extent) &&
        llvm::MulOverflow(bytes, extent, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}
