//===- SizeEvaluator.h - A schedule's sizes ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_SIZEEVALUATOR_H
#define DP_SCHEDULE_ANALYSIS_SIZEEVALUATOR_H

#include "dp/IR/Entry.h"

namespace mlir::dp {

/// The value of a dynamic global size at compile time.
inline constexpr int64_t kNominalDim = 1024;

/// Evaluates sizes in one entry on the first of `devices` devices, which has
/// the largest chunk. A dynamic global size is kNominalDim. Creates no ops.
class SizeEvaluator {
public:
  /// With `weak` (weak scaling) each device has a whole batch instead of a
  /// chunk. A chunk of the batch is recognized by the number of its blocks, as
  /// an argument whose role is `batch` has them: a sharded state keeps its
  /// size.
  SizeEvaluator(func::FuncOp entry, int64_t devices, bool weak = false);
  /// Evaluates at the static device count of `entry`, or on one device.
  explicit SizeEvaluator(func::FuncOp entry)
      : SizeEvaluator(entry, getStaticDeviceCount(entry).value_or(1)) {}

  /// Returns the value of an integer or index, or none if it depends on the
  /// step's data.
  std::optional<int64_t> evaluate(Value value);
  /// Returns the extent of a dimension of a buffer.
  std::optional<int64_t> evaluateExtent(Value memref, int64_t dim);
  /// Returns the size in bytes of a buffer or view.
  std::optional<int64_t> evaluateBytes(Value memref);

  /// Sets the value of a loop's variable until it is bound again.
  void bind(Value value, std::optional<int64_t> number);

private:
  const std::optional<int64_t> *find(Value value) const;
  std::optional<int64_t> compute(Value value);
  int64_t getShard(int64_t extent, int64_t unit) const;
  std::optional<int64_t> evaluate(OpFoldResult size);
  std::optional<int64_t> evaluateArgument(BlockArgument argument, int64_t dim);

  EntryInfo info;
  int64_t devices;
  llvm::SmallDenseSet<int64_t> batches; ///< numbers of blocks
  /// The results for values outside of loops, which cannot change.
  DenseMap<Value, std::optional<int64_t>> known;
  DenseMap<Value, std::optional<int64_t>> bound;
  /// The results for values inside of loops while one value is evaluated.
  DenseMap<Value, std::optional<int64_t>> inStep;
  bool isEvaluating = false;
};

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_SIZEEVALUATOR_H
