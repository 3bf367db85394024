//===- LocalOperands.h - Operands that rules compute for a chunk -*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Placement rules make an op's operands local to a device's chunk in certain
// forms, which dp-verify-reads recognizes.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_LOCALOPERANDS_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_LOCALOPERANDS_H

#include "mlir/IR/Value.h"

namespace mlir::dp {

/// Returns true if component `component` of `indices` is local, because a
/// linalg.generic subtracts the offset from it.
bool subtractsOffset(Value indices, bool hasVectors, int64_t component,
                     llvm::function_ref<bool(Value)> isOffset);

/// Returns true if `value`, the initial value of a scan, is combined from the
/// chunks before this device's.
bool isCarriedFromChunks(Value value);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_LOCALOPERANDS_H
