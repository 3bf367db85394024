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
  assert(function.getFunctionBody().hasOneBlock() && "expected one block");
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
