//===- IndexVectors.h - The indices of dp.index_update ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_UTILS_INDEXVECTORS_H
#define DP_LIB_TRANSFORMS_IMPORT_UTILS_INDEXVECTORS_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"

namespace mlir::dp {

/// Casts `value`, an integer of any signedness or an index, to an index.
Value castToIndex(OpBuilder &builder, Location loc, Value value);

/// The tensor of indices that dp.index_update takes for several indexed
/// dimensions. Its first dimensions count the updates; its last one has a
/// number for each indexed dimension.
struct IndexVectors {
  using EmitNumbers =
      function_ref<SmallVector<Value>(OpBuilder &, Location, ValueRange)>;

  /// The extents of the dimensions that count the updates.
  SmallVector<OpFoldResult> counted;
  /// The number of indexed dimensions.
  int64_t numIndexed = 0;
  /// The tensors that the numbers are computed from, and the map from the
  /// counted dimensions to those of each.
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;

  /// Makes the tensor. `emitNumbers` makes the numbers of one update, as
  /// indices, from an element of each input; linalg.index has the number of the
  /// update. By default they are the elements.
  Value create(OpBuilder &builder, Location loc,
               EmitNumbers emitNumbers = nullptr) const;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_UTILS_INDEXVECTORS_H
