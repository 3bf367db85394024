//===- DPAlgebra.h - What folds and canonicalizations share -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_IR_DPALGEBRA_H
#define DP_LIB_IR_DPALGEBRA_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// The element of a tensor known to hold that one everywhere, on all devices
/// alike (a splat constant, and what is moved or computed of such ones alone);
/// null otherwise.
Attribute getUniformElement(Value value);

/// Whether combining `element` with itself by `kind`, as often as there are
/// devices, gives `element`: zero by add, one by mul, anything by max.
bool isKeptBySum(ReductionKind kind, Attribute element);

} // namespace mlir::dp

#endif // DP_LIB_IR_DPALGEBRA_H
