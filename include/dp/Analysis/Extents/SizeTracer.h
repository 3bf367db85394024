//===- SizeTracer.h - Global sizes of dimensions -----------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_EXTENTS_SIZETRACER_H
#define DP_ANALYSIS_EXTENTS_SIZETRACER_H

#include "dp/IR/Entry.h"

#include <optional>

namespace mlir::dp {

/// Follows sizes in one device's program back to the sizes that it is given:
/// the last arguments of `function`, one for each of `dims`.
struct SizeTracer {
  func::FuncOp function;
  ArrayRef<GlobalSizeAttr> dims;

  /// Which element of `dims` is the global size of dimension `dim` of `value`.
  std::optional<int64_t> traceDim(Value value, int64_t dim) {
    return trace(value, dim);
  }
  /// Which one the index `value` is, or the size of a device's chunk of.
  std::optional<int64_t> traceIndex(Value value) {
    return trace(value, std::nullopt);
  }

private:
  std::optional<int64_t> trace(Value value, std::optional<int64_t> dim);
};

} // namespace mlir::dp

#endif // DP_ANALYSIS_EXTENTS_SIZETRACER_H
