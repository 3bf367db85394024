//===- AllExtensions.h - Placement rules of upstream dialects ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// One file per foreign dialect in lib/Extensions attaches the rules of its ops
// as external models of PlacementOpInterface.
//
//===----------------------------------------------------------------------===//

#ifndef DP_EXTENSIONS_ALLEXTENSIONS_H
#define DP_EXTENSIONS_ALLEXTENSIONS_H

namespace mlir {
class DialectRegistry;
}

namespace mlir::dp {

void registerArithPlacementModels(DialectRegistry &registry);
void registerIndexUpdatePlacementModel(DialectRegistry &registry);
void registerLinalgPlacementModels(DialectRegistry &registry);
void registerAttentionPlacementModels(DialectRegistry &registry);
void registerRoutinePlacementModel(DialectRegistry &registry);
void registerScanSortPlacementModels(DialectRegistry &registry);
void registerTensorPlacementModels(DialectRegistry &registry);

/// All of the above.
void registerPlacementModels(DialectRegistry &registry);

} // namespace mlir::dp

#endif // DP_EXTENSIONS_ALLEXTENSIONS_H
