//===- Combiner.h - How two summands combine --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_COMBINER_H
#define DP_INTERFACES_COMBINER_H

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The operation by which two numbers of type `element` combine.
arith::AtomicRMWKind getCombiner(ReductionKind kind, Type element);

/// How result `index` of `op` combines over the reduction loops, if it is
/// combine(accumulator, term) with a term that reads no accumulator and a kind
/// that a collective has for its type.
std::optional<ReductionKind> getReductionKind(linalg::LinalgOp op,
                                              unsigned index);

} // namespace mlir::dp

#endif // DP_INTERFACES_COMBINER_H
