//===- EqualExtents.h - Extents that an op requires to be equal -*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_CHECKS_EQUALEXTENTS_H
#define DP_LIB_TRANSFORMS_IMPORT_CHECKS_EQUALEXTENTS_H

#include "mlir/IR/Operation.h"

namespace mlir::dp {

/// Dimension `dim` of an operand, a tensor.
struct OperandDim {
  unsigned operand;
  int64_t dim;
};

/// Returns the dimensions of operands that `op` takes to have one extent: those
/// of one loop, or of one name. It would read or write other memory if they
/// had not. Knows the ops in linalg's interface, linalg.softmax,
/// tensor.concat and dp's.
SmallVector<SmallVector<OperandDim>> getEqualExtents(Operation *op);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_CHECKS_EQUALEXTENTS_H
