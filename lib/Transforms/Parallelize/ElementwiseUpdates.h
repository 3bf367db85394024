//===- ElementwiseUpdates.h - Elementwise updates of flat state -*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_ELEMENTWISEUPDATES_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_ELEMENTWISEUPDATES_H

#include "dp/IR/DP.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::dp {

/// The elementwise ops with which a function updates its state, and their
/// rewrite on flat tensors. Linear in the number of ops.
class ElementwiseUpdates {
public:
  /// Analyzes the function's block and leaves it as it is.
  explicit ElementwiseUpdates(func::FuncOp function);

  /// Returns true if state argument `index` is updated.
  bool isUpdated(unsigned index) const { return updates.contains(index); }
  /// Returns the op that defines the new value of an updated argument, if that
  /// is no elementwise op; null if it is one, or if the new value is the
  /// argument. For a block argument it is the parent op.
  Operation *getObstacle(unsigned index) const;
  /// Returns true if only elementwise updates, and sums over all its elements,
  /// read argument `index`: then it is the optimizer's state.
  bool isOnlyUpdated(unsigned index) const;

  /// Returns true if the new value of an updated argument depends, through
  /// elementwise ops, on a value that `matches`.
  bool dependsOn(unsigned index, llvm::function_ref<bool(Value)> matches) const;

  /// Makes the arguments in `sharded` flat, and rewrites on flat tensors all
  /// updates that depend on one of them, with the sums over all elements of
  /// values in these. With `forceFactor`, these ops run on chunks even if no
  /// operand is sharded.
  void flatten(const llvm::SmallSetVector<unsigned, 8> &sharded,
               bool forceFactor);

private:
  void findActive(const llvm::SmallSetVector<unsigned, 8> &sharded);
  void findSums(const llvm::SmallSetVector<unsigned, 8> &sharded);
  /// An op to be made flat. linalg.reduce and the named ops derive their
  /// indexing maps from operand types, so the maps are read before types
  /// change.
  struct Flattening {
    explicit Flattening(Operation *op);

    Operation *op;
    bool reduces;
    SmallVector<bool> alike; ///< of each operand
  };
  void flattenOp(const Flattening &flattening, bool forceFactor);
  Value getFlat(Value value);
  void makeArgumentFlat(unsigned index);

  func::FuncOp function;
  Block &block;
  /// For each updated state argument, the number of the result.
  llvm::DenseMap<unsigned, unsigned> updates;
  /// Elementwise ops of the state's shape that the new state depends on.
  llvm::DenseSet<Operation *> closure;
  /// Ops to be made flat, including sums over all elements.
  llvm::DenseSet<Operation *> flat;
  llvm::DenseMap<Value, Value> flatOf;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_ELEMENTWISEUPDATES_H
