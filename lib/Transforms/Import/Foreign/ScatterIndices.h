//===- ScatterIndices.h - The indices of a scatter, by column ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_SCATTERINDICES_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_SCATTERINDICES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::dp {

/// The updates of a scatter and their positions. Update i of dimension 0 of
/// `updates`, with the other dimensions as its window, is written at
/// indices[i], which has a number for each of `dims` of the destination.
struct Scatter {
  Value updates, dest, indices;
  SmallVector<int64_t> dims;
};

/// Makes the dp.index_update for `scatter`. A column of the indices that counts
/// the updates becomes a batching dimension; a dimension of updates that was
/// collapsed from several is expanded again. `kind` combines updates; null if
/// they replace.
Value createIndexUpdate(OpBuilder &builder, Location loc, Scatter scatter,
                        Attribute kind);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_SCATTERINDICES_H
