//===- WideBody.h - Widening of bodies of linalg ops ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_PRECISION_WIDEBODY_H
#define DP_LIB_TRANSFORMS_IMPORT_PRECISION_WIDEBODY_H

#include "dp/IR/DP.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `op` only rounds each element of an f32 tensor to f16 or
/// bf16.
bool isRounding(linalg::LinalgOp op);

/// Builds `generic` with `operands`, some of which are f32 instead of f16 or
/// bf16, and with results of the inits' types. Ops of the body on wider
/// operands and accumulators compute in f32, also a product that is added;
/// other ops read rounded values. A captured tensor for which `isWide` is true
/// is f32. `generic` is not changed.
linalg::GenericOp rebuildWide(OpBuilder &builder, linalg::GenericOp generic,
                              ValueRange operands,
                              llvm::function_ref<bool(Value)> isWide);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_PRECISION_WIDEBODY_H
