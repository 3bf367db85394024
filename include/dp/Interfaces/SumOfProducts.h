//===- SumOfProducts.h - Bodies of contractions -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_SUMOFPRODUCTS_H
#define DP_INTERFACES_SUMOFPRODUCTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if `op` adds the product of its two inputs, extended or as they
/// are, to its init and does nothing else. Upstream's contraction matcher also
/// accepts further ops on one operand, its convolution matcher any body.
bool isSumOfProducts(linalg::LinalgOp op);

/// Returns the input of floats to which an elementwise `op` adds its other
/// input, widened, to round the sum to the latter's type, or null if it does
/// anything else. Where the input is a product, the other one is its bias.
OpOperand *getSumOfBias(linalg::GenericOp op);

} // namespace mlir::dp

#endif // DP_INTERFACES_SUMOFPRODUCTS_H
