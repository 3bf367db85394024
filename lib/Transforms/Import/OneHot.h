//===- OneHot.h - Tensors that are one where an index says ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_ONEHOT_H
#define DP_LIB_TRANSFORMS_IMPORT_ONEHOT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// At a consumer's loops: one where indices[position] is the index of `loop`,
/// else zero.
struct OneHot {
  Value indices; ///< a tensor of integers
  /// For each dimension of it a loop of the consumer, each once, or 0.
  SmallVector<AffineExpr> position;
  unsigned loop;
};

/// The one-hot factors, with a loop each, whose product `op` reads by
/// `operand`; none if that is anything else. A factor is the comparison of a
/// tensor with the numbers of a loop, through broadcasts, transposes, reshapes
/// of dimensions of one element and conversions of zero and one.
SmallVector<OneHot, 1> matchOneHot(linalg::LinalgOp op, OpOperand &operand);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_ONEHOT_H
