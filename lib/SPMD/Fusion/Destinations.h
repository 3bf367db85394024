//===- Destinations.h - Destinations of results -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_DESTINATIONS_H
#define DP_LIB_SPMD_FUSION_DESTINATIONS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::dp {

/// Replaces sizes of results of linalg ops by those of their destinations.
void resolveResultSizes(Operation *root);

/// Gives results that do not depend on the contents of their destination an
/// empty tensor as destination. Its sizes are computed without the former
/// destination, since a use of that would keep its producer from being fused.
void emptyDestinations(Operation *root);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_DESTINATIONS_H
