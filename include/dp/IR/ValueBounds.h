//===- ValueBounds.h - Bounds of indices and extents ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_VALUEBOUNDS_H
#define DP_IR_VALUEBOUNDS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::dp {

/// Attaches ValueBoundsOpInterface to dp's ops with an index or a tensor as
/// result, so that ValueBoundsConstraintSet and the passes built on it (tiling,
/// padding, hoisting) see through them.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::dp

#endif // DP_IR_VALUEBOUNDS_H
