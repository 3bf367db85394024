//===- StateShape.h - State that is held in flat ranges ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_STATESHAPE_H
#define DP_IR_STATESHAPE_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// State argument `dp.shape = array<i64: ...>`: the caller's shape of a tensor
/// that the program takes flat, `tensor<Nxf32>`, in row-major order, and of
/// which each device holds a range of the elements (`dp.scatter = 0`).
inline constexpr llvm::StringLiteral kShapeAttr = "dp.shape";
/// AllGatherOp `dp.per_use = i : i64`: makes state whole for one use, the i-th;
/// it runs right before that, and is not merged with others.
inline constexpr llvm::StringLiteral kPerUseAttr = "dp.per_use";

} // namespace mlir::dp

#endif // DP_IR_STATESHAPE_H
