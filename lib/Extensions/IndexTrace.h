//===- IndexTrace.h - Indices that are loop indices in disguise ---*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_EXTENSIONS_INDEXTRACE_H
#define DP_LIB_EXTENSIONS_INDEXTRACE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The loop of `op` whose index `value`, computed in its body, always is: by
/// linalg.index, or read from a tensor that holds its own positions (an iota
/// that was wrapped, clamped, reshaped or joined). None if that is not known.
std::optional<int64_t> traceLoopIndex(linalg::LinalgOp op, Value value);

} // namespace mlir::dp

#endif // DP_LIB_EXTENSIONS_INDEXTRACE_H
