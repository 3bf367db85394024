//===- TensorTypes.h - Types of tensor values -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_TENSORTYPES_H
#define DP_LIB_TRANSFORMS_IMPORT_TENSORTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace mlir::dp {

/// Returns the type of `value`, which must be a ranked tensor.
inline RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_TENSORTYPES_H
