//===- ConvolutionRounding.h - 16-bit results of convolutions ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_CONVOLUTIONROUNDING_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_CONVOLUTIONROUNDING_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::dp {

/// The op that rounds the result of a convolution to the type of its factors.
/// Between them groups may be joined with their channels.
struct ConvolutionRounding {
  linalg::GenericOp op;
  tensor::CollapseShapeOp joined;
};

/// Returns how the result of `convolution` is rounded, if nothing else reads
/// it.
std::optional<ConvolutionRounding>
findConvolutionRounding(linalg::LinalgOp convolution);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_CONVOLUTIONROUNDING_H
