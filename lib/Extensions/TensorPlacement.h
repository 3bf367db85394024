//===- TensorPlacement.h - Parts of the tensor models -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_EXTENSIONS_TENSORPLACEMENT_H
#define DP_LIB_EXTENSIONS_TENSORPLACEMENT_H

namespace mlir {
class MLIRContext;
}

namespace mlir::dp {

/// extract_slice, insert_slice, pad, concat, reshape.
void attachTensorSliceModels(MLIRContext *context);

} // namespace mlir::dp

#endif // DP_LIB_EXTENSIONS_TENSORPLACEMENT_H
