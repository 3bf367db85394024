//===- Attention.h - Attention and its gradient -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ATTENTION_H
#define DP_IR_ATTENTION_H

#include "dp/IR/DP.h"

#define GET_OP_CLASSES
#include "dp/IR/DPAttentionOps.h.inc"

namespace mlir::dp {

/// Returns the element type of the scores of queries of `element`, and so of
/// mask and logsumexp: f64 for f64, f32 for narrower ones.
inline Type getScoreType(Type element) {
  return element.isF64() ? element : Float32Type::get(element.getContext());
}

} // namespace mlir::dp

#endif // DP_IR_ATTENTION_H
