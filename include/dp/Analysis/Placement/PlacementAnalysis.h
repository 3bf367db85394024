//===- PlacementAnalysis.h - Placement of every value -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENT_PLACEMENTANALYSIS_H
#define DP_ANALYSIS_PLACEMENT_PLACEMENTANALYSIS_H

#include "dp/Analysis/Placement/ControlFlow.h"
#include "dp/Analysis/Placement/PlacementState.h"
#include "dp/IR/AnalysisAttrs.h"

namespace mlir::dp {

/// Placements of all values of a function, and for each op how it runs on the
/// devices. The analysis starts from the placements of the arguments
/// (`dp.scatter`, else replicated) and rewrites nothing.
///
/// 1. A forward pass decides for each op from the placements of its operands,
///    through loops and branches. It keeps values partial as long as ops are
///    linear in them.
/// 2. The partial values that some op needs whole are collected; they will be
///    reduced once, for all their users.
/// 3. A backward pass finds replicated values that all their users want sharded
///    alike.
/// 4. A second forward pass computes what is linear in reduced values alone
///    from the reduced values, and the values of step 3 along the dimension in
///    which they are wanted.
///
/// The search is no MLIR DataFlow analysis: a placement is a choice by cost and
/// not a fact that grows along a lattice. A variable of a loop may become
/// sharded, then partial, then replicated; every choice is correct, because
/// what flows into the variable is converted to its placement, so that the
/// search may stop after a bounded number of rounds.
///
/// The time is linear in the number of ops, times the depth of loops.
/// `dp-opt --dp-debug-only=dp-placement`, in a build with DP_ENABLE_ASSERTIONS,
/// prints why each op is placed as it is.
class PlacementAnalysis {
public:
  /// `function` has one block. With `localStatistics`, a mean over the batch
  /// that is spread over the batch again is computed by each device from its
  /// own rows. Control flow in `keepWhole` carries no tensor that is sharded
  /// along a dynamic dimension.
  explicit PlacementAnalysis(
      FunctionOpInterface function, bool localStatistics = false,
      const llvm::SmallPtrSetImpl<Operation *> *keepWhole = nullptr);

  /// The placement in which `value` is computed. Replicated for values that the
  /// analysis does not look at: scalars, and values inside of regions that are
  /// not control flow.
  Placement getPlacement(Value value) const {
    return state.getPlacement(value);
  }

  /// The decision for an op of the function's block, or of control flow in it,
  /// or for a terminator of such a region; else null. Control flow and
  /// terminators have no rule, and so no operands in their decision.
  const Decision *getDecision(Operation *op) const {
    return state.getDecision(op);
  }

  /// Returns true if some op needs the partial `value` whole, so that it is
  /// reduced.
  bool isNeededWhole(Value value) const {
    return state.reduced.contains(value);
  }

  /// If `op` is in `keepWhole`: the type of a tensor that it would otherwise
  /// carry sharded along a dynamic dimension, and the placement.
  std::optional<std::pair<Type, Placement>> getKeptWhole(Operation *op) const {
    auto it = state.keptWhole.find(op);
    if (it == state.keptWhole.end())
      return std::nullopt;
    return it->second;
  }

  /// The reduction over the batch of which the partial `value` is the mean, if
  /// each device uses the mean of its own rows; else null.
  Operation *getLocalStatistic(Value value) const {
    return state.statistics.lookup(value);
  }
  bool hasLocalStatistics() const { return !state.statistics.empty(); }

  /// The placement in which the function must return result `index`: that of
  /// the state argument which the result updates; else any.
  std::optional<Placement> getRequiredResult(unsigned index) const {
    return state.getRequiredResult(index);
  }

private:
  PlacementState state;
};

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENT_PLACEMENTANALYSIS_H
