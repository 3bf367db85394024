//===- Elementwise.h - Elementwise ops on tensors ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_UTILS_ELEMENTWISE_H
#define DP_LIB_TRANSFORMS_IMPORT_UTILS_ELEMENTWISE_H

#include "mlir/IR/Builders.h"

namespace mlir::dp {

/// Creates a linalg.generic on `inputs`, tensors of one shape, whose body gets
/// their elements and returns one of type `element`.
Value createElementwise(
    OpBuilder &builder, Location loc, ValueRange inputs, Type element,
    llvm::function_ref<Value(OpBuilder &, ValueRange)> body);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_UTILS_ELEMENTWISE_H
