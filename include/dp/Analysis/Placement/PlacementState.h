//===- PlacementState.h - State of the placement search ----------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENT_PLACEMENTSTATE_H
#define DP_ANALYSIS_PLACEMENT_PLACEMENTSTATE_H

#include "dp/Interfaces/PlacementRule.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::dp {

/// The decision of how one op runs on the devices.
struct Decision {
  /// The factor of its rule along which the op is sharded, or DimFactor::kNone,
  /// and the factor's unit.
  int32_t factor = DimFactor::kNone;
  int64_t unit = 1;
  /// Per rule operand: the placement in which the op takes it.
  SmallVector<Placement, 4> operands;
  SmallVector<Placement, 1> results;
  /// The sharded and partial values that the op takes whole.
  SmallVector<Value, 1> whole;
  /// Per result: if the op runs whole because its operands were gathered, the
  /// sharded placement that a later op may slice the result to at no cost;
  /// else replicated.
  SmallVector<Placement, 1> hints;

  /// The placement of an operand or result with `dims` when the op runs along
  /// the decision's factor: replicated if no dimension has the factor.
  Placement getPlacement(ArrayRef<DimFactor> dims) const;
};

/// The state of the placement search for one function: the placements and
/// decisions found so far, and the constraints of the next forward pass. Each
/// step of the search (lib/Analysis/Placement) has one job and reads and
/// extends this state.
class PlacementState {
public:
  /// Enters the placements of the arguments, from `dp.scatter`.
  explicit PlacementState(FunctionOpInterface function);

  Block &getBody() const;

  /// Replicated if nothing is known of `value`.
  Placement getPlacement(Value value) const { return placements.lookup(value); }

  /// The placement that users of `value` find: a partial value that is reduced
  /// for one of its users is whole for all.
  Placement getAvailable(Value value) const;

  const Decision *getDecision(Operation *op) const {
    auto it = numbers.find(op);
    return it == numbers.end() ? nullptr : &decisions[it->second];
  }

  /// The placement in which the function must return result `index`, if it
  /// updates a state argument: that of the argument.
  std::optional<Placement> getRequiredResult(unsigned index) const;

  void place(Value value, const Placement &placement);
  void record(Operation *op, Decision decision);

  FunctionOpInterface function;
  llvm::DenseMap<Value, Placement> placements;
  /// Of whole values that were computed from gathered ones: see
  /// Decision::hints.
  llvm::DenseMap<Value, Placement> hints;
  /// Decisions by the numbers of their ops, which follow program order.
  std::vector<Decision> decisions;
  llvm::DenseMap<Operation *, unsigned> numbers;

  /// Partial values that are reduced because some op needs them whole.
  llvm::DenseSet<Value> reduced;
  /// Partial values that ops with a forced factor (kForcedFactorAttr) take in
  /// chunks, by a reduce_scatter.
  llvm::DenseSet<Value> scattered;
  /// Replicated values all of whose users want them sharded, with the placement
  /// that they want.
  llvm::DenseMap<Value, Placement> demands;
  /// Means over the batch that each device computes of its own rows, with the
  /// reduction over the rows. Empty without local statistics.
  llvm::DenseMap<Value, Operation *> statistics;
  /// Control flow that must carry dynamic dimensions whole, with a tensor and
  /// the sharded placement that it would have had.
  llvm::DenseMap<Operation *, std::pair<Type, Placement>> keptWhole;
};

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENT_PLACEMENTSTATE_H
