//===- TensorTypes.h - Types of tensor values -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_UTILS_TENSORTYPES_H
#define DP_LIB_TRANSFORMS_IMPORT_UTILS_TENSORTYPES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::dp {

/// Returns the type of `value`, which must be a ranked tensor.
inline RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Returns `type`, with a signless element if its element is an integer.
Type getSignless(Type type);

/// Casts `value` to `type`, which has the same bits.
Value castSign(OpBuilder &builder, Location loc, Value value, Type type);

/// Returns true if `type`, or its element type, is f16 or bf16.
bool isHalf(Type type);

/// Returns `type` with f32 as its (element) type.
Type getWideType(Type type);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_UTILS_TENSORTYPES_H
