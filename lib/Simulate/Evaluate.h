//===- Evaluate.h - A schedule's sizes at a number of devices ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SIMULATE_EVALUATE_H
#define DP_LIB_SIMULATE_EVALUATE_H

#include "dp/IR/Entry.h"

namespace mlir::dp {

/// Sizes on the first device, which has the largest shard, of `devices`. An
/// open global size is kNominalDim, as everywhere at compile time. Creates no
/// ops.
class Evaluator {
public:
  /// With `weak` a chunk of the batch is as large as the whole batch. What is
  /// a chunk of the batch is told by the number of its blocks, that of an
  /// argument whose role is `batch`: a sharded state keeps its size.
  Evaluator(func::FuncOp entry, int64_t devices, bool weak);

  /// An integer or index; none if only the step's data says it.
  std::optional<int64_t> evaluate(Value value);
  /// The extent of a dimension of a buffer.
  std::optional<int64_t> evaluateExtent(Value memref, int64_t dim);
  /// What a buffer, or the part of one that a view shows, holds in bytes.
  std::optional<int64_t> evaluateBytes(Value memref);

  /// Lets a value of a loop be `number` until it is bound again.
  void bind(Value value, std::optional<int64_t> number);

private:
  std::optional<int64_t> compute(Value value);
  int64_t getShard(int64_t extent, int64_t unit) const;
  std::optional<int64_t> evaluate(OpFoldResult size);

  EntryInfo info;
  int64_t devices;
  llvm::SmallDenseSet<int64_t> batches; ///< blocks that each device has all of
  /// Of values outside of loops, whose number cannot change.
  DenseMap<Value, std::optional<int64_t>> known;
  DenseMap<Value, std::optional<int64_t>> bound;
};

} // namespace mlir::dp

#endif // DP_LIB_SIMULATE_EVALUATE_H
