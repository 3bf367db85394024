//===- PlacementAnalysis.h - A placement for every value ----------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENTANALYSIS_H
#define DP_ANALYSIS_PLACEMENTANALYSIS_H

#include "dp/Interfaces/PlacementRule.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::dp {

/// How one op runs on the devices.
struct Decision {
  /// The sharded factor of its rule, or DimFactor::kNone, and its unit.
  int32_t factor = DimFactor::kNone;
  int64_t unit = 1;
  /// Per rule operand: the placement in which the op takes it.
  SmallVector<Placement, 4> operands;
  SmallVector<Placement, 1> results;
};

/// Placements of all values of a function, computed forward from the placements
/// of its arguments (`dp.scatter`, else replicated). Nothing is rewritten.
///
/// Sums are kept partial as long as ops are linear in them; a partial value
/// that some op needs whole is reduced once, and what is linear in reduced
/// values alone is computed from those (the second pass).
class PlacementAnalysis {
public:
  /// The function has one block. Linear in the number of ops.
  explicit PlacementAnalysis(FunctionOpInterface function);

  /// The placement in which `value` is computed. Replicated for what the
  /// analysis has not seen (scalars, values inside regions).
  Placement getPlacement(Value value) const { return placements.lookup(value); }

  /// The decision for a top-level op of the function.
  const Decision *getDecision(Operation *op) const {
    auto it = numbers.find(op);
    return it == numbers.end() ? nullptr : &decisions[it->second];
  }

  /// Whether `op` works on tensors and so has a rule; others (scalar
  /// arithmetic, constants) run alike on every device.
  static bool hasRule(Operation *op);
  static PlacementRule getRule(Operation *op);

  /// Decides for one op from its operands' placements.
  Decision decide(Operation *op, const PlacementRule &rule) const;

  /// Whether some op needs the partial `value` whole, so that it is reduced.
  bool isNeededWhole(Value value) const { return reduced.contains(value); }

  /// The placements in which the function must return its results: that of
  /// the state argument which a result updates, else any.
  std::optional<Placement> getRequiredResult(unsigned index) const;

private:
  /// Decides for all ops in order. Returns the partial values that some op
  /// needs whole.
  llvm::DenseSet<Value> run();

  mutable FunctionOpInterface function;
  llvm::DenseMap<Value, Placement> placements;
  llvm::DenseMap<Operation *, unsigned> numbers;
  std::vector<Decision> decisions; ///< by the ops' numbers
  llvm::DenseSet<Value> reduced;
  /// Ops of the last pass through which sums flow unreduced.
  SmallVector<Operation *> kept;
};

/// The size of what one tensor type holds, in bytes, dynamic dimensions counted
/// as 1. Sub-byte elements count as one byte.
int64_t getByteSize(Type type);

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENTANALYSIS_H
