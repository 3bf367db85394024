//===- Localizer.h - Values of a function on one device ----------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_LOCALIZER_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_LOCALIZER_H

#include "dp/Analysis/Placement/PlacementAnalysis.h"

namespace mlir::dp {

/// Returns a tensor with `make(builder, element)` for each element of `local`.
Value mapElements(OpBuilder &builder, Location loc, Value local,
                  llvm::function_ref<Value(OpBuilder &, Value)> make);

/// Builds the SPMD body. For each value of a single-device function it creates
/// the part that one device holds, in the placement that the analysis decided,
/// and on demand in other placements (materializations).
///
/// A value is converted to a placement once, in the block that defines it:
/// before the first user, or before the control flow that holds the first user.
/// So each op is rebuilt a bounded number of times, the whole is linear, and a
/// loop contains no collective on a loop-invariant value.
class Localizer {
public:
  Localizer(const PlacementAnalysis &analysis, std::optional<int64_t> devices,
            OpBuilder &builder, bool averageStatistics = false)
      : analysis(analysis), devices(devices), builder(builder),
        averageStatistics(averageStatistics), scopes(1) {}

  /// Adds a function argument with its local value and, if it is sharded along
  /// a dynamic dimension, the global extent.
  void addArgument(Value global, Value local, Placement placement,
                   Value extent);
  /// Adds a value that is uniform over the devices and no tensor.
  void addScalar(Value global, Value local) { scalars.map(global, local); }

  /// Rebuilds `op` on local operands.
  LogicalResult localize(Operation *op);

  /// Returns the local value of `value` in placement `wanted`. A collective
  /// that this takes names `user` in its reason. `blocks`: number of blocks of
  /// the placement's unit along the sharded dimension, if the caller knows it.
  Value get(Value value, Placement wanted, Operation *user,
            OpFoldResult blocks = {});
  /// As `get`, and makes a replicated value uniform over the devices. Of a
  /// local statistic this returns the first device's, or with
  /// `averageStatistics` the average over the devices, weighted by their
  /// numbers of rows.
  Value getUniform(Value value, Placement wanted, Operation *user);
  Value getScalar(Value value) { return scalars.lookupOrDefault(value); }

  /// Control flow that could not be rebuilt because it carries a tensor that is
  /// sharded along a dimension whose extent may change between iterations; null
  /// if there is none.
  Operation *getControlFlowOfChangingExtent() const { return changing; }
  /// Sets `dp.placed_types` on the rebuilt ops.
  void keepPlacedTypes();
  /// Emits the remarks that rebuilding collected.
  void emitRemarks();

private:
  /// A value in one placement.
  struct Materialization {
    Placement placement;
    Value local;
  };
  /// A value. `blocks`: number of blocks of the placement's unit along the
  /// sharded dimension, on all devices together; reshapes do not change it.
  struct Entry {
    SmallVector<Materialization, 2> materializations;
    OpFoldResult blocks;
  };

  /// A block that is being rebuilt, with the values computed in it that later
  /// ops share; the function's block is the first.
  struct Scope {
    Block *global = nullptr;
    /// The rebuilt op whose region holds the block.
    Operation *parent = nullptr;
    /// Keyed by the blocks (as an opaque pointer) and the unit.
    llvm::DenseMap<std::pair<void *, int64_t>, Value> sizes, offsets;
    llvm::DenseMap<int64_t, Value> extents;
    Value isFirst;
  };

  /// Moves the builder into `block` until destroyed, before the ancestor
  /// of the insertion point in that block.
  class ScopeInsertionGuard;

  /// Returns the value that `find` has in an open scope, outermost first; else
  /// the value of `make`, which is kept in the current scope.
  Value lookup(llvm::function_ref<Value &(Scope &)> find,
               llvm::function_ref<Value()> make);

  LogicalResult localizeControlFlow(Operation *op);
  LogicalResult localizeRegion(Region &region, Operation *clone,
                               unsigned number);
  LogicalResult addResult(Operation *op, Value result, Value local,
                          ArrayRef<OpOperand *> sources);
  OpFoldResult getCarryBlocks(Value init, Placement placement, Location loc);
  Value createShape(Value value, Placement placement, OpFoldResult blocks,
                    Location loc);
  SmallVector<Value> build(Operation *op, const PlacementRule &rule,
                           const Decision &decision, OpFoldResult blocks);
  Value getLocalMean(Value value, Value local, Operation *reduction);
  Value convert(Value value, Placement from, Placement wanted, Operation *user,
                OpFoldResult blocks);
  Value recomputeFromOperands(Value value, Placement wanted);
  Value recomputeSharded(Value value, Placement wanted, Operation *user,
                         OpFoldResult blocks);
  Value getWeightedShare(Value value, Value local);
  Value maskInit(Value value, Value local, ReductionKind kind, Location loc);
  Value getBlocksValue(OpFoldResult blocks, int64_t unit, Location loc);
  Value getShardSize(OpFoldResult blocks, int64_t unit, Location loc);
  Value getShardOffset(OpFoldResult blocks, int64_t unit, Location loc);
  OpFoldResult getBlocks(Value value, Placement placement);
  /// Looks the extent of the whole tensor up in the entry of `value`, without a
  /// walk. reifyDimOfResult would say it of the single-device program, whose
  /// ops are gone once this is done.
  Value getGlobalExtent(Value value, int64_t dim, Location loc);
  std::string describe(Value value, Operation *user) const;
  std::string describeGather(Value value, Placement from,
                             Operation *user) const;
  void remarkFallback(Operation *op, const PlacementRule &rule);
  void remarkKeptWhole(Operation *op);
  LogicalResult failOnChangingExtent(Operation *op);

  const PlacementAnalysis &analysis;
  std::optional<int64_t> devices;
  OpBuilder &builder;
  bool averageStatistics;
  IRMapping scalars;
  llvm::DenseMap<Value, Entry> entries;
  /// The number of rows of a device, as blocks of a unit.
  struct Rows {
    OpFoldResult blocks;
    int64_t unit = 1;
  };
  /// Replicated values that differ between devices because they are computed
  /// from statistics of a device's rows, with the rows of the first of these.
  llvm::DenseMap<Value, Rows> localStatistics;
  std::vector<Scope> scopes;
  unsigned level = 0; ///< of the scope that holds the builder
  Operation *changing = nullptr;
  std::vector<std::pair<Operation *, std::string>> remarks;
  /// Number of uses for which state was gathered; each use has its own gather.
  int64_t numUses = 0;
  /// Depth of the recursion that recomputes producers.
  unsigned depth = 0;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_LOCALIZER_H
