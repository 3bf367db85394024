//===- F8Product.h - Contractions of 8-bit factors --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_F8PRODUCT_H
#define DP_INTERFACES_F8PRODUCT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <optional>

namespace mlir::dp {

/// The multiple of numbers that tensor cores take of 8-bit rows.
inline constexpr int64_t kF8Multiple = 16;

/// The loops of a contraction as one product per index of the batch. The result
/// has the loops `batch`, `m` and `n` in this order.
struct F8Product {
  OpOperand *a; ///< the factor with the loops of m
  OpOperand *b; ///< that with the loops of n
  SmallVector<unsigned> batch, m, n, k;
};

/// Returns the product that a GPU's library computes of the 8-bit factors of
/// `op`, on tensors or buffers, with copies of the factors where they are not
/// contiguous along k or k is no multiple of 16. None if there is none: sums
/// other than f32, two factors of f8E5M2, a result whose rows, which must lie
/// after its batch, are not known to have a multiple of 16 numbers, or loops
/// of one factor alone.
std::optional<F8Product> findF8Product(linalg::LinalgOp op);

/// Returns the same whatever types the factors have.
std::optional<F8Product> findProductLoops(linalg::LinalgOp op);

} // namespace mlir::dp

#endif // DP_INTERFACES_F8PRODUCT_H
