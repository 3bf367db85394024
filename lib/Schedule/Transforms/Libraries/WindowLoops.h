//===- WindowLoops.h - The loops of a convolution ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_WINDOWLOOPS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_WINDOWLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Keys of dimensions: the number of a loop, or after all loops the number of
/// a window.
using DimKeys = SmallVector<unsigned, 6>;

/// A dimension of the image. Its index is inOut * outStep + inOther * otherStep
/// of a loop along the result and one along the other factor; a missing loop
/// has the extent 1.
struct Window {
  std::optional<unsigned> inOut, inOther;
  int64_t outStep = 1, otherStep = 1;
};

/// The loops of a sum of products, one factor of which, the image, is read
/// through windows. A convolution and the gradient of its filter both have this
/// form: the one's output is the other's filter.
struct WindowLoops {
  unsigned image = 0, other = 1; ///< numbers of the factors
  /// The loops that are dimensions of all operands, and of two of them.
  DimKeys shared, imageOut, imageOther, otherOut;
  SmallVector<Window, 3> windows; ///< in the image's order
  Value values[3];                ///< the operands, before transposes
  DimKeys keys[3];                ///< of the dimensions of the values
  SmallVector<int64_t> extents;   ///< of loops, then of windows

  /// Fails for other ops, more than three windows and no window.
  LogicalResult match(linalg::LinalgOp op);

private:
  LogicalResult addWindow(AffineExpr index);
  LogicalResult readMaps(linalg::LinalgOp op);
  LogicalResult sortLoops(linalg::LinalgOp op);
  void makeWindowsOfLaterRuns();
};

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_WINDOWLOOPS_H
