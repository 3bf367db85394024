//===- ScatterIndices.h - The indices of a scatter, by column ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_SCATTERINDICES_H
#define DP_LIB_TRANSFORMS_IMPORT_SCATTERINDICES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::dp {

/// The updates of a scatter and where they go: update number i, of `updates`'s
/// dimension 0 and with the other dimensions as its window, at indices[i], a
/// number for each of `dims` of the destination.
struct Scatter {
  Value updates, dest, indices;
  SmallVector<int64_t> dims;
};

/// The dp.index_update that `scatter` is. A column of the indices that counts
/// along the updates becomes a batching dimension; what one dimension counts
/// gets its own dimensions back where it was collapsed. `kind`: how updates
/// combine, null if they replace.
Value createIndexUpdate(OpBuilder &builder, Location loc, Scatter scatter,
                        Attribute kind);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_SCATTERINDICES_H
