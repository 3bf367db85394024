//===- Passes.h - Passes from one device to many ------------------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PASSES_H
#define DP_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class ModuleOp;
class Operation;
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#include "dp/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "dp/Transforms/Passes.h.inc"

/// Whether `op`, of a dialect that is not registered, is one that
/// dp-raise-scatter replaces or refuses with an error.
bool isForeignScatter(Operation *op);

} // namespace mlir::dp

#endif // DP_TRANSFORMS_PASSES_H
