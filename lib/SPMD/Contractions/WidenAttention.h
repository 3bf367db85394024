//===- WidenAttention.h - Attention of 16 bits in f32 -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_CONTRACTIONS_WIDENATTENTION_H
#define DP_LIB_SPMD_CONTRACTIONS_WIDENATTENTION_H

#include "mlir/IR/Builders.h"

namespace mlir::dp {

/// Builds `op`, a dp.attention or dp.attention_gradient of 16 bits, on f32
/// copies of its operands, at the place of `builder`, which is left after it.
/// Returns its results, rounded once to their types.
SmallVector<Value> buildWideAttention(OpBuilder &builder, Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_CONTRACTIONS_WIDENATTENTION_H
