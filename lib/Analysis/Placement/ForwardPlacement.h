//===- ForwardPlacement.h - Placements in program order ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_ANALYSIS_PLACEMENT_FORWARDPLACEMENT_H
#define DP_LIB_ANALYSIS_PLACEMENT_FORWARDPLACEMENT_H

#include "dp/Analysis/Placement/ControlFlow.h"
#include "dp/Analysis/Placement/PlacementState.h"

namespace mlir::dp {

/// The state of the search for a loop-carried variable. A placement that was
/// tried and rejected is not tried again, so that it changes a bounded number
/// of times, however often an outer loop is visited.
struct CarryState {
  Placement placement;
  bool known = false;     ///< the variable has been visited
  bool noPartial = false; ///< partial was rejected
  bool noSharded = false; ///< sharded was rejected
  bool moved = false;     ///< sharded one way, then another
};

/// One forward pass over a function: decides for all ops in order and enters
/// decisions and placements into the state.
class ForwardPlacement {
public:
  /// See PlacementAnalysis for `keepWhole`.
  ForwardPlacement(PlacementState &state,
                   const llvm::SmallPtrSetImpl<Operation *> *keepWhole)
      : state(state), keepWhole(keepWhole) {}

  /// Forgets the decisions of an earlier pass, but not its placements.
  void run();

  void visitBlock(Block &block);

  /// Decides for a control flow op and all ops in it.
  void visitControlFlow(Operation *op);

private:
  void visitOp(Operation *op);

  PlacementState &state;
  const llvm::SmallPtrSetImpl<Operation *> *keepWhole;
  /// Per control flow op, of its tensor variables. A nested op that is visited
  /// again continues from there.
  llvm::DenseMap<Operation *, SmallVector<CarryState>> carries;
};

/// Finds variables of `loop` to which its body adds partial values, and makes
/// them partial (Accumulators.cpp). Returns whether there are any.
bool makeAccumulatorsPartial(const PlacementState &state, Operation *loop,
                             ArrayRef<CarrySlot> slots,
                             MutableArrayRef<CarryState> carries);

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_FORWARDPLACEMENT_H
