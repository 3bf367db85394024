//===- StablehloScalars.h - Ops of StableHLO on scalars ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_STABLEHLOSCALARS_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_STABLEHLOSCALARS_H

#include "mlir/IR/Builders.h"

namespace mlir::dp {

/// Returns true if `op` is one of StableHLO, which is not registered.
bool isStablehlo(Operation *op);

/// The result of `op`, an elementwise op of StableHLO on tensors of rank 0, for
/// the scalars `operands` of signless types; null if it is not known.
Value emitStablehloScalar(OpBuilder &builder, Operation *op,
                          ValueRange operands);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_STABLEHLOSCALARS_H
