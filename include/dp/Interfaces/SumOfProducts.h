//===- SumOfProducts.h - Bodies of contractions -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_SUMOFPRODUCTS_H
#define DP_INTERFACES_SUMOFPRODUCTS_H

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace mlir::dp {

/// Returns true if `op` adds the product of its two inputs, extended or as they
/// are, to its init and does nothing else. Upstream's contraction matcher also
/// accepts further ops on one operand, its convolution matcher any body.
bool isSumOfProducts(linalg::LinalgOp op);

} // namespace mlir::dp

#endif // DP_INTERFACES_SUMOFPRODUCTS_H
