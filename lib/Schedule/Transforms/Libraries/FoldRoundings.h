//===- FoldRoundings.h - Library results in 16 bits -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDROUNDINGS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDROUNDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Lets each dp.gemm and dp.conv of 16-bit factors, whose f32 result is only
/// rounded to their type, round it itself: it writes where the op that rounds
/// would, which goes away. Returns the number of these ops.
unsigned foldRoundings(func::FuncOp entry);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDROUNDINGS_H
