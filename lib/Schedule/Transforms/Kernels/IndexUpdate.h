//===- IndexUpdate.h - Code of an indexed update ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_INDEXUPDATE_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_INDEXUPDATE_H

#include "dp/IR/DP.h"
#include "dp/Interfaces/KernelOpInterface.h"

namespace mlir::dp {

/// The product of the extents, with `unknown` for each dynamic one.
int64_t getUpdateProduct(ArrayRef<int64_t> extents, int64_t unknown);

/// The dimensions of the updates with independent iterations, the window's
/// last.
SmallVector<unsigned> getParallelDims(BufferIndexUpdateOp op);

/// The static extents of the loops that count the updates of one element.
ArrayRef<int64_t> getCountedExtents(BufferIndexUpdateOp op);

/// The static extents of the dimensions that the indices are of.
SmallVector<int64_t> getTargetExtents(BufferIndexUpdateOp op);

/// Creates code for the update that the loops of `ivs` are at.
class UpdateEmitter {
public:
  UpdateEmitter(BufferIndexUpdateOp op, OpBuilder &builder);

protected:
  /// The element of the destination that an update targets.
  struct Target {
    SmallVector<Value> indices; ///< in the order of `dims`
    Value exists;               ///< i1: all indices are in range; may be null
  };
  using BodyFn = llvm::function_ref<void(OpBuilder &)>;

  void ifTrue(OpBuilder &builder, Value condition, BodyFn emitThen);
  Value getDestExtent(OpBuilder &builder, int64_t dim);

  /// Loads the indices of the update that the counted loops are at.
  Target loadTarget(OpBuilder &builder);
  /// The number of the target among those in row-major order, if it exists.
  Value linearize(OpBuilder &builder, const Target &target);
  /// The target of that number.
  Target delinearize(OpBuilder &builder, Value number);
  /// Returns true if the target exists and is in the class.
  Value isInClass(OpBuilder &builder, const Target &target, Value ownClass,
                  int64_t numClasses);

  Value loadUpdate(OpBuilder &builder);
  /// The target's element at the window's position.
  Value loadOld(OpBuilder &builder, const Target &target);
  void storeNew(OpBuilder &builder, const Target &target, Value value);
  /// Returns the new value of `old` after `update`.
  Value combine(OpBuilder &builder, Value old, Value update);
  /// Updates the element that all loops are at. The target must exist.
  void updateElement(OpBuilder &builder, const Target &target);

  BufferIndexUpdateOp op;
  Location loc;
  int64_t numCounted;
  SmallVector<Value> ivs, upper;
  Value zero, one;

private:
  SmallVector<Value> getPlace(const Target &target);
};

/// Chooses the blocks of threads that share `op` on a GPU; none if each thread
/// has an element of the window.
std::optional<BlockShares> chooseUpdateBlocks(BufferIndexUpdateOp op);

/// Creates the code of a thread of `block`.
void emitUpdateBlock(BufferIndexUpdateOp op, OpBuilder &builder,
                     ThreadBlock &block);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_INDEXUPDATE_H
