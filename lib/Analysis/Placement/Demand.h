//===- Demand.h - Placements that the users of a value want -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_ANALYSIS_PLACEMENT_DEMAND_H
#define DP_LIB_ANALYSIS_PLACEMENT_DEMAND_H

#include "dp/Analysis/Placement/ControlFlow.h"
#include "dp/Analysis/Placement/PlacementState.h"

namespace mlir::dp {

/// The backward pass: finds the replicated values all of whose users want them
/// sharded alike, through the ops that can run so and around loops, and enters
/// the placement that is wanted into `state.demands`. Masks, positional terms
/// and random numbers are then computed for the chunk alone. Only dimensions of
/// static extent are considered.
class Demand {
public:
  explicit Demand(PlacementState &state) : state(state) {}

  void compute();

private:
  /// The placement in which the users seen so far need a value.
  struct Want {
    enum Kind : uint8_t { unused, sharded, whole } kind = unused;
    Placement placement;

    bool operator==(const Want &other) const {
      return kind == other.kind && placement == other.placement;
    }
    /// Adds the demand of one more user: users that differ get the whole value.
    void join(const Want &other);
  };
  using Wants = llvm::DenseMap<Value, Want>;

  void visitBlock(Block &block, Wants &wants);
  void visitOp(Operation *op, Wants &wants);
  bool runsAlong(Operation *op, const PlacementRule &rule, const Wants &wants,
                 Decision &along) const;

  void visitControlFlow(Operation *op, Wants &wants);
  void joinResults(ArrayRef<CarrySlot> slots, MutableArrayRef<Want> states,
                   const Wants &wants) const;
  Wants visitRegions(Operation *op, ArrayRef<CarrySlot> slots,
                     MutableArrayRef<Want> states);
  bool joinArguments(ArrayRef<CarrySlot> slots, MutableArrayRef<Want> states,
                     const Wants &inside) const;

  void use(Wants &wants, Value value, const Want &want) const;
  void use(Wants &wants, Value value, const Placement &placement) const;
  void useSource(Wants &wants, const CarrySlot &slot, const Want &want,
                 Value source) const;
  bool isWhole(const CarrySlot &slot) const {
    return state.getPlacement(slot.targets.front()).isReplicated();
  }

  PlacementState &state;
  /// Per control flow op: the demands for its variables. A nested op that is
  /// visited again continues from there.
  llvm::DenseMap<Operation *, SmallVector<Want>> assumed;
};

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_DEMAND_H
