//===- AllExtensions.cpp - Placement rules of upstream dialects ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Extensions/AllExtensions.h"

void mlir::dp::registerPlacementModels(DialectRegistry &registry) {
  registerArithPlacementModels(registry);
  registerAttentionPlacementModels(registry);
  registerIndexUpdatePlacementModel(registry);
  registerLinalgPlacementModels(registry);
  registerRoutinePlacementModel(registry);
  registerScanSortPlacementModels(registry);
  registerTensorPlacementModels(registry);
}
