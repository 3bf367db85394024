//===- NarrowFactors.h - Sums in f32 of 16-bit factors ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_CONTRACTIONS_NARROWFACTORS_H
#define DP_LIB_SPMD_CONTRACTIONS_NARROWFACTORS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `type` is f16 or bf16, or has such elements.
bool isNarrow(Type type);

/// Returns true if `type` is f16, bf16 or an 8-bit float, or has such elements.
bool isNarrowFactor(Type type);

/// Returns true if `op` adds products of its two inputs in f32, and one of them
/// at least has 16 or 8 bits.
bool multipliesNarrowFactors(linalg::LinalgOp op);

/// Returns true if `op` adds a 16-bit row to the f32 sums of a contraction of
/// 16-bit factors and rounds the result, as the epilogue of a library's product
/// does.
bool addsBiasToProduct(linalg::GenericOp op);

/// Returns true if `op` is elementwise and reads the sums of 8-bit products.
bool readsF8Product(linalg::GenericOp op);

/// Returns true if both inputs of `op` have one element type.
bool hasFactorsOfOneType(linalg::LinalgOp op);

/// Returns true if an input of `op` is read through windows.
bool hasWindows(linalg::LinalgOp op);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_CONTRACTIONS_NARROWFACTORS_H
