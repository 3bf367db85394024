//===- CarriedExtents.h - Do loops keep the extents they carry? ----*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_CARRIEDEXTENTS_H
#define DP_LIB_TRANSFORMS_CARRIEDEXTENTS_H

#include "mlir/IR/Operation.h"

namespace mlir::dp {

/// Whether every dynamic extent that `op`, a loop, carries comes around as it
/// was, as far as that shows: it is computed for some extents. False for other
/// control flow, and where it does not show.
bool keepsExtents(Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_CARRIEDEXTENTS_H
