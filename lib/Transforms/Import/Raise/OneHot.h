//===- OneHot.h - One-hot tensors -------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_RAISE_ONEHOT_H
#define DP_LIB_TRANSFORMS_IMPORT_RAISE_ONEHOT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// A tensor that is one where indices[position] equals the index of `loop`, and
/// zero elsewhere, in terms of a consumer's loops.
struct OneHot {
  Value indices; ///< a tensor of integers
  /// For each dimension of `indices`: a loop of the consumer (each at most
  /// once), or 0.
  SmallVector<AffineExpr> position;
  unsigned loop;
};

/// The one-hot tensors whose product `op` reads by `operand`, each with a loop;
/// empty if the operand is anything else. A factor is the comparison of a
/// tensor with the numbers of a loop, through broadcasts, transposes, reshapes
/// with dimensions of extent 1, and conversions of zero and one.
SmallVector<OneHot, 1> matchOneHot(linalg::LinalgOp op, OpOperand &operand);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_RAISE_ONEHOT_H
