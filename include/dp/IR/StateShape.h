//===- StateShape.h - Shapes of state at the caller -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_STATESHAPE_H
#define DP_IR_STATESHAPE_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Attribute of a state argument, `array<i64: ...>`: the caller's shape of a
/// tensor that the program takes flat, `tensor<Nxf32>`, in row-major order.
/// Each device holds a range of its elements (`dp.scatter = 0`).
inline constexpr llvm::StringLiteral kShapeAttr = "dp.shape";
/// Attribute of a state argument in f16 or bf16, the number of a state argument
/// in f32 (`i : i64`): it is that one, rounded, between steps. The caller does
/// not have it.
inline constexpr llvm::StringLiteral kCopyOfAttr = "dp.copy_of";
/// Attribute of an all_gather that makes state whole for its use number i only
/// (`i : i64`). It runs right before that use and is not merged with others.
inline constexpr llvm::StringLiteral kPerUseAttr = "dp.per_use";

} // namespace mlir::dp

#endif // DP_IR_STATESHAPE_H
