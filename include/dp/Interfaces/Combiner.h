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

/// The op that combines two numbers of type `element`.
arith::AtomicRMWKind getCombiner(ReductionKind kind, Type element);

/// The kind by which result `index` of `op` combines over the reduction loops,
/// if its body ends in combine(accumulator, term), the term reads no
/// accumulator, and a collective has the kind for its type.
std::optional<ReductionKind> getReductionKind(linalg::LinalgOp op,
                                              unsigned index);

} // namespace mlir::dp

#endif // DP_INTERFACES_COMBINER_H
