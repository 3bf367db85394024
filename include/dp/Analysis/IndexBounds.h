//===- IndexBounds.h - The range an index argument must be in ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_INDEXBOUNDS_H
#define DP_ANALYSIS_INDEXBOUNDS_H

#include "mlir/IR/Value.h"

namespace mlir::dp {

/// The largest value with which every position that `argument` (a tensor of
/// integers) becomes in tensor.extract and tensor.extract_slice exists; the
/// least is 0. Follows the argument through ops that hand its elements on, as
/// they are or wrapped or clamped; none if it indexes nothing of a known
/// extent.
std::optional<int64_t> getLargestIndex(Value argument);

} // namespace mlir::dp

#endif // DP_ANALYSIS_INDEXBOUNDS_H
