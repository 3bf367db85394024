//===- RankVariance.h - Values that differ between devices -------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_RANKVARIANCE_H
#define DP_ANALYSIS_RANKVARIANCE_H

#include "dp/IR/DP.h"

#include "llvm/ADT/DenseSet.h"

namespace mlir::dp {

/// Of the values that a dp.parallel's body itself holds, which may differ
/// between devices and where each goes. Follows ops with regions as a whole, so
/// what a loop makes of a chunk counts as different even if it ends in a sum.
/// Linear in the body.
class RankVariance {
public:
  explicit RankVariance(ParallelOp parallel);

  /// Returns true if devices may hold different `value`s.
  bool varies(Value value) const { return varying.contains(value); }
  /// Returns true if something that varies is made of `value`.
  bool goesToChunks(Value value) const { return toChunks.contains(value); }
  /// Returns true if the new value of some state is made of `value`, as far as
  /// the function's attributes say (`dp.updates`).
  bool goesToState(Value value) const { return toState.contains(value); }

private:
  llvm::DenseSet<Value> varying, toChunks, toState;
};

} // namespace mlir::dp

#endif // DP_ANALYSIS_RANKVARIANCE_H
