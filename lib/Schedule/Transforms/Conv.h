//===- Conv.h - Convolutions as dp.conv -------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_CONV_H
#define DP_LIB_SCHEDULE_TRANSFORMS_CONV_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Replaces a convolution on buffers by dp.conv if a library can express it:
/// f32, two spatial dimensions of static size, one group, images with the batch
/// outermost and the channels innermost. The gradient of a filter, which linalg
/// writes as a convolution over the batch, is recognized. A filter in another
/// layout than dp.conv's is copied. A fill of the result with zero right before
/// goes away. Otherwise returns failure and changes nothing.
LogicalResult lowerToConv(linalg::LinalgOp op);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_CONV_H
