//===- DPAlgebra.h - Uniform tensors and their reductions -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_IR_DPALGEBRA_H
#define DP_LIB_IR_DPALGEBRA_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// Returns the element of a uniform tensor: one that holds the same number
/// everywhere and on all devices, as a splat constant does and every tensor
/// that is computed from such tensors only. Null for another tensor.
Attribute getUniformElement(Value value);

/// Returns true if the reduction of any number of copies of `element` by `kind`
/// gives `element`: zero for add, one for mul, any number for max.
bool isKeptBySum(ReductionKind kind, Attribute element);

} // namespace mlir::dp

#endif // DP_LIB_IR_DPALGEBRA_H
