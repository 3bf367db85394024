//===- Conditions.h - Conditions of checked ops -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_CHECKS_CONDITIONS_H
#define DP_LIB_TRANSFORMS_IMPORT_CHECKS_CONDITIONS_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::dp {

/// Creates the extent `dim` of `tensor`, which `op` reads, outside of the
/// bodies of ops on whole tensors, in which it is the same for each element.
Value createExtent(ImplicitLocOpBuilder &b, Operation *op, Value tensor,
                   int64_t dim);

/// Creates the condition that `count` elements from `begin`, each `step` after
/// the one before, are among `extent`.
Value createIsInside(ImplicitLocOpBuilder &b, OpFoldResult begin,
                     OpFoldResult count, OpFoldResult step, Value extent);

/// Creates the condition that the sizes to which dimension `dim` of the source
/// is expanded make its extent.
Value createIsExpanded(ImplicitLocOpBuilder &b, tensor::ExpandShapeOp expand,
                       int64_t dim);

/// Creates the condition that the numbers in the shape of a tensor.reshape are
/// extents of the result's type and make as many elements as the source has.
Value createIsReshaped(ImplicitLocOpBuilder &b, tensor::ReshapeOp op);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_CHECKS_CONDITIONS_H
