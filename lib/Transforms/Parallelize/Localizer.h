//===- Localizer.h - What one device holds of values ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_LOCALIZER_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_LOCALIZER_H

#include "dp/Analysis/Placement/PlacementAnalysis.h"

namespace mlir::dp {

/// `local` with `make(builder, element)` in place of each element.
Value mapElements(OpBuilder &builder, Location loc, Value local,
                  llvm::function_ref<Value(OpBuilder &, Value)> make);

/// Builds the SPMD body: what one device holds of each value of a single-device
/// function, in the placement in which it is computed, and on demand in others.
/// A value is brought into a placement once, in the block where it is defined:
/// where that is first asked for, or in front of the control flow in which it
/// is. So each op is rebuilt a bounded number of times, the whole is linear,
/// and what a loop does not change is not sent in it.
class Localizer {
public:
  Localizer(const PlacementAnalysis &analysis, std::optional<int64_t> devices,
            OpBuilder &builder, bool averageOwn = false)
      : analysis(analysis), devices(devices), builder(builder),
        averageOwn(averageOwn), scopes(1) {}

  /// A function argument: its local value and, where it is sharded along a
  /// dynamic dimension, the global extent.
  void addArgument(Value global, Value local, Placement placement,
                   Value extent);
  /// A value that is the same on all devices and no tensor.
  void addScalar(Value global, Value local) { scalars.map(global, local); }

  /// Rebuilds `op` on what one device holds.
  LogicalResult localize(Operation *op);

  /// What one device holds of `value` in placement `wanted`; `asker` is the op
  /// that asks, for the reason a collective carries; `blocks` how often it is
  /// cut, where the asker knows.
  Value get(Value value, Placement wanted, Operation *asker,
            OpFoldResult blocks = {});
  /// As `get`, but a whole value is the same on all devices: where each has its
  /// own that of the first one, or with `averageOwn` the average, weighted by
  /// the rows that it is made of.
  Value getAlike(Value value, Placement wanted, Operation *asker);
  Value getScalar(Value value) { return scalars.lookupOrDefault(value); }

  /// Control flow that could not be rebuilt because a tensor that it carries is
  /// cut along a dimension whose extent may change on the way; else null.
  Operation *getChanging() const { return changing; }
  /// Notes on the rebuilt ops in which placement their results are.
  void notePlacements();
  /// Says what was found out on the way.
  void emitRemarks();

private:
  /// One value's forms. Blocks: how many chunks of `unit` the sharded dimension
  /// has in all (what reshapes leave alone), static or a value.
  struct Form {
    Placement placement;
    Value local;
  };
  struct Entry {
    SmallVector<Form, 2> forms;
    OpFoldResult blocks;
  };

  /// A block that is being rebuilt, with what was computed in it for the use of
  /// all that follows; the function's is the first.
  struct Scope {
    Block *global = nullptr;
    /// The rebuilt op in whose region this is.
    Operation *parent = nullptr;
    /// By the blocks (as an opaque pointer), and the unit.
    llvm::DenseMap<std::pair<void *, int64_t>, Value> sizes, offsets;
    llvm::DenseMap<int64_t, Value> extents;
    Value isFirst;
  };

  /// Builds in the scope of `block` until destroyed: in front of the op that
  /// leads from there to where the builder is.
  class InScopeOf;

  /// What `find` gives in an open scope, outermost first; else `make`'s value,
  /// which is kept in the present one.
  Value lookup(llvm::function_ref<Value &(Scope &)> find,
               llvm::function_ref<Value()> make);

  LogicalResult localizeControlFlow(Operation *op);
  LogicalResult localizeRegion(Region &region, Operation *clone,
                               unsigned number);
  LogicalResult addResult(Operation *op, Value result, Value local,
                          ArrayRef<OpOperand *> sources);
  OpFoldResult getCarryBlocks(Value init, Placement placement, Location loc);
  SmallVector<Value> build(Operation *op, const PlacementRule &rule,
                           const Decision &decision, OpFoldResult blocks);
  Value getLocalMean(Value value, Value local, Operation *reduction);
  Value convert(Value value, Placement from, Placement wanted, Operation *asker,
                OpFoldResult blocks);
  Value computeFromSmaller(Value value, Placement wanted);
  Value computeSharded(Value value, Placement wanted, Operation *asker,
                       OpFoldResult blocks);
  Value getWeighted(Value value, Value local);
  Value maskInit(Value value, Value local, ReductionKind kind, Location loc);
  Value getBlocksValue(OpFoldResult blocks, int64_t unit, Location loc);
  Value getShardSize(OpFoldResult blocks, int64_t unit, Location loc);
  Value getShardOffset(OpFoldResult blocks, int64_t unit, Location loc);
  OpFoldResult getBlocks(Value value, Placement placement);
  Value getGlobalExtent(Value value, int64_t dim, Location loc);
  std::string describe(Value value, Operation *asker) const;
  std::string describeGather(Value value, Placement from,
                             Operation *asker) const;
  void remarkFallback(Operation *op, const PlacementRule &rule);
  void remarkKeptWhole(Operation *op);
  LogicalResult failChanging(Operation *op);

  const PlacementAnalysis &analysis;
  std::optional<int64_t> devices;
  OpBuilder &builder;
  bool averageOwn;
  IRMapping scalars;
  llvm::DenseMap<Value, Entry> entries;
  /// How many rows a device has, as blocks of a unit.
  struct Rows {
    OpFoldResult blocks;
    int64_t unit = 1;
  };
  /// What each device has its own of, as if it were whole, and the rows that
  /// (the first of) its statistics are of.
  llvm::DenseMap<Value, Rows> own;
  std::vector<Scope> scopes;
  unsigned level = 0; ///< of the scope in which the builder is
  Operation *changing = nullptr;
  std::vector<std::pair<Operation *, std::string>> remarks;
  /// Uses for which state was gathered so far: no two of those gathers are one.
  int64_t numUses = 0;
  /// How deep computeSharded is in making producers again.
  unsigned depth = 0;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_LOCALIZER_H
