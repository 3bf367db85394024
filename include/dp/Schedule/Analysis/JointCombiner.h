//===- JointCombiner.h - Reductions with several results --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_JOINTCOMBINER_H
#define DP_SCHEDULE_ANALYSIS_JOINTCOMBINER_H

#include "dp/Schedule/Analysis/KernelReductions.h"

namespace mlir::dp {

/// Finds the neutral values of a reduction whose results are combined by
/// comparisons and selections of all of them, as those of an argmax: combine
/// computes outs = combine(outs, terms), where the terms do not depend on outs.
/// Each result's combiner is the op that yields it. Empty if the body is
/// another one, or if threads would find other results than one thread.
///
/// They find the same if each begins with the neutral values, takes summands
/// that follow each other, and is combined with the one after it. That holds
/// if for all values a and terms x, and all s that a thread can have,
///   combine(a, neutral) = a,
///   combine(a, combine(s, x)) = combine(combine(a, s), x),
/// which is checked for all values that such a body can tell apart: numbers in
/// every order, equal ones, both zeros, infinities and NaN. So the rule for
/// ties and for NaN is that of the body, whatever it is: the last operand may
/// win.
SmallVector<Combiner> findJointCombiners(linalg::GenericOp op);

/// Clones the ops of `op` that combine, which findJointCombiners has accepted.
SmallVector<Value> createJointCombination(OpBuilder &builder,
                                          linalg::GenericOp op, ValueRange left,
                                          ValueRange right);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_JOINTCOMBINER_H
