//===- Combiner.h - Combination of summands ----------------------*- C++ -*===//
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

/// The kind by which `block` yields, as operand `accumulator` of its
/// terminator, the combination of the arguments of numbers `accumulator` and
/// `element` by one op; none if it does more, or computes a difference.
std::optional<ReductionKind> getDirectKind(Block &block, unsigned accumulator,
                                           unsigned element);

} // namespace mlir::dp

#endif // DP_INTERFACES_COMBINER_H
