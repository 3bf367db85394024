//===- IndexTrace.h - Loop indices behind arithmetic ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_INDEXTRACE_H
#define DP_INTERFACES_INDEXTRACE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The loop of `op` whose index `value`, computed in its body, always equals:
/// by linalg.index, or read from a tensor that holds its own positions (an iota
/// that was wrapped, clamped, reshaped or joined). None if that is not known.
std::optional<int64_t> traceLoopIndex(linalg::LinalgOp op, Value value);

/// In a position: any index of the dimension.
constexpr int64_t kEveryIndex = -1;

/// The dimension of the integer tensor `tensor` whose index its elements at
/// `position` (an index for each dimension, or kEveryIndex) always equal; none
/// if that is not known.
std::optional<int64_t> traceElement(Value tensor, ArrayRef<int64_t> position);

} // namespace mlir::dp

#endif // DP_INTERFACES_INDEXTRACE_H
