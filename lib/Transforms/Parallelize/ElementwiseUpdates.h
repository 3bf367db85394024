//===- ElementwiseUpdates.h - Updates of state, flat ------------*- C++ -*-===//
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

/// The elementwise ops by which one function updates its state, and how they
/// are rewritten on flat tensors. Linear in the number of ops.
class ElementwiseUpdates {
public:
  /// Looks at the function's block; nothing is changed.
  explicit ElementwiseUpdates(func::FuncOp function);

  /// Whether state argument `index` is updated.
  bool isUpdated(unsigned index) const { return updates.contains(index); }
  /// What makes the new value of an updated argument, if that is no elementwise
  /// op and not the argument itself; else null. A value's owner where control
  /// flow or an argument hands it on.
  Operation *getObstacle(unsigned index) const;
  /// Whether only elementwise updates, and sums over all its elements, read
  /// argument `index`: it is nothing but a step of the optimizer's.
  bool isOnlyUpdated(unsigned index) const;

  /// Whether the new value of an updated argument is made, by elementwise ops,
  /// of one that `matches`.
  bool isMadeOf(unsigned index, llvm::function_ref<bool(Value)> matches) const;

  /// Makes the arguments in `sharded` flat and, on flat tensors, all updates
  /// that depend on one of them, with the sums over all elements of what
  /// occurs in those. With `along`, these ops run on chunks even where nothing
  /// sharded is among their operands.
  void flatten(const llvm::SmallSetVector<unsigned, 8> &sharded, bool along);

private:
  void findActive(const llvm::SmallSetVector<unsigned, 8> &sharded);
  void findSums(const llvm::SmallSetVector<unsigned, 8> &sharded);
  /// An op to be made flat. linalg.reduce and the named ops make their maps
  /// from their operands' types, so these are read before arguments change
  /// theirs.
  struct Flattening {
    explicit Flattening(Operation *op);

    Operation *op;
    bool reduces;
    SmallVector<bool> alike; ///< of each operand
  };
  void flattenOp(const Flattening &flattening, bool along);
  Value getFlat(Value value);
  void makeArgumentFlat(unsigned index);

  func::FuncOp function;
  Block &block;
  /// By the state argument: which result is its new value.
  llvm::DenseMap<unsigned, unsigned> updates;
  /// Elementwise ops from which new state is made, of its shape all the way.
  llvm::DenseSet<Operation *> closure;
  /// Those to be made flat, sums over all elements among them.
  llvm::DenseSet<Operation *> flat;
  llvm::DenseMap<Value, Value> flatOf;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_ELEMENTWISEUPDATES_H
