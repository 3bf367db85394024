//===- PlacementAnalysis.h - A placement for every value ----------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENT_PLACEMENTANALYSIS_H
#define DP_ANALYSIS_PLACEMENT_PLACEMENTANALYSIS_H

#include "dp/Analysis/Placement/ControlFlow.h"
#include "dp/IR/AnalysisAttrs.h"
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
  /// The sharded and partial values that the op takes whole.
  SmallVector<Value, 1> whole;
  /// Per result: how a whole one could be cut at no cost, because what it was
  /// made of was gathered; replicated where nothing was.
  SmallVector<Placement, 1> hints;
};

/// Placements of all values of a function, computed forward from the placements
/// of its arguments (`dp.scatter`, else replicated). Nothing is rewritten.
///
/// Sums are kept partial as long as ops are linear in them; a partial value
/// that some op needs whole is reduced once, and what is linear in reduced
/// values alone is computed from those (the second pass).
///
/// A value that all users want sharded is computed so.
///
/// What is carried through control flow reaches a fixed point: each variable
/// has one placement, into which what flows in is brought. Any choice is right,
/// so the search for a good one is bounded.
class PlacementAnalysis {
public:
  /// The function has one block. Linear in the number of ops, times the depth
  /// of loops. With `localStatistics`, means over the batch that are spread
  /// over it again are each device's own.
  /// What control flow in `keepWhole` carries is not cut along dynamic
  /// dimensions.
  explicit PlacementAnalysis(
      FunctionOpInterface function, bool localStatistics = false,
      const llvm::SmallPtrSetImpl<Operation *> *keepWhole = nullptr);

  /// The placement in which `value` is computed. Replicated for what the
  /// analysis has not seen (scalars, values inside other regions than those of
  /// control flow).
  Placement getPlacement(Value value) const { return placements.lookup(value); }

  /// The decision for an op of the function's block, or of control flow in it,
  /// or for a terminator of such a region. Control flow and terminators have no
  /// rule and so no operands in it.
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

  /// The type and placement of a tensor that `op`, control flow to be kept
  /// whole, would carry sharded; nothing if there is none.
  std::optional<std::pair<Type, Placement>> getKeptWhole(Operation *op) const {
    auto it = keptWhole.find(op);
    if (it == keptWhole.end())
      return std::nullopt;
    return it->second;
  }

  /// The reduction over the batch that `value`, partial, is the mean of, if it
  /// is to be each device's own mean of its rows; else null.
  Operation *getLocalStatistic(Value value) const {
    return statistics.lookup(value);
  }
  bool hasLocalStatistics() const { return !statistics.empty(); }

  /// The placements in which the function must return its results: that of
  /// the state argument which a result updates, else any.
  std::optional<Placement> getRequiredResult(unsigned index) const;

private:
  /// What the search knows of a variable carried through control flow. A
  /// placement that was tried and rejected is not tried again, so it moves a
  /// bounded number of times, however often an outer loop is analyzed.
  struct CarryState {
    Placement placement;
    bool known = false, noPartial = false, noSharded = false, moved = false;
  };

  /// The reduction of which `value` is the mean, or null.
  Operation *getMeanOf(Value value) const;
  Operation *getMeanOf(Value value, SmallVector<double> scales,
                       unsigned &budget) const;
  bool feedsBack(Value value) const;
  void findStatistics();
  /// Lets `decision` run along the factor in which its results are demanded.
  void followDemand(Operation *op, const PlacementRule &rule,
                    Decision &decision) const;
  /// Decides for all ops in order.
  void run();
  /// The partial values that some op needs whole.
  llvm::DenseSet<Value> getNeededWhole() const;
  /// Adds the partial values that are smaller than all together that is linear
  /// in them and needed whole.
  void addCheaper(llvm::DenseSet<Value> &needed) const;
  void analyze(Block &block);
  void analyzeControlFlow(Operation *op);
  void decideTerminator(Operation *terminator);
  void record(Operation *op, Decision decision);
  void place(Value value, const Placement &placement);
  /// The placement in which `value` is at hand: what is reduced for some op is
  /// whole for all.
  Placement getAvailable(Value value) const;
  /// Lets `source`, the init or what comes around the loop, into the variable.
  /// Returns whether its placement changed.
  bool join(CarryState &state, Value source, bool isInit) const;
  Placement merge(const CarrySlot &slot) const;
  /// Whether an op takes `value`, which is not replicated, whole.
  bool isTakenWhole(Value value) const;
  /// Finds carried variables to which a loop adds partial values, and makes
  /// them partial. Returns whether there are any.
  bool accumulate(Operation *loop, ArrayRef<CarrySlot> slots,
                  MutableArrayRef<CarryState> states) const;

  mutable FunctionOpInterface function;
  const llvm::SmallPtrSetImpl<Operation *> *keepWhole;
  llvm::DenseMap<Operation *, std::pair<Type, Placement>> keptWhole;
  llvm::DenseMap<Value, Placement> placements;
  /// How whole values that were gathered on the way could be cut.
  llvm::DenseMap<Value, Placement> hints;
  llvm::DenseMap<Operation *, unsigned> numbers;
  std::vector<Decision> decisions; ///< by the ops' numbers
  llvm::DenseSet<Value> reduced;
  /// Sums that ops which are told how to run (kAlongAttr) take in chunks.
  llvm::DenseSet<Value> scattered;
  /// What all users of a value that would be replicated want it to be.
  llvm::DenseMap<Value, Placement> demands;
  /// With local statistics: the reduction that each is the mean of.
  llvm::DenseMap<Value, Operation *> statistics;
  llvm::DenseMap<Operation *, SmallVector<CarryState>> carries;
};

/// The size of what one tensor type holds, in bytes, dynamic dimensions counted
/// as 1. Sub-byte elements count as one byte.
int64_t getByteSize(Type type);

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENT_PLACEMENTANALYSIS_H
