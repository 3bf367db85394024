//===- AccessOrder.h - Order of the accesses to buffers ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_ACCESSORDER_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_ACCESSORDER_H

#include "dp/Schedule/Analysis/BufferParts.h"
#include "dp/Schedule/Analysis/Buffers.h"

namespace mlir::dp {

/// The accesses to buffers by the ops of a block after a certain one, which
/// moves from the end to the beginning. Parts of a
/// buffer are told apart.
class AccessOrder {
public:
  /// Finds the ranges of the buffers that ops in `block` use.
  explicit AccessOrder(Block &block) : ranges(block) {}

  /// Adds the accesses of `op`, which will run at `place`.
  void add(Operation *op, size_t place, KernelEffects &effects);

  /// Returns true if an op that was added and that will run at `place` or
  /// before conflicts with an access to `memref`, which `isWrite` says to be a
  /// write.
  bool conflicts(Value memref, bool isWrite, size_t place) const;

private:
  /// The first places of an access and of a write.
  struct First {
    size_t any = SIZE_MAX, write = SIZE_MAX;
    void add(size_t place, bool isWrite) {
      any = std::min(any, place);
      if (isWrite)
        write = std::min(write, place);
    }
  };
  BufferParts ranges;
  DenseMap<Value, First> all;   ///< accesses to each base
  DenseMap<Value, First> whole; ///< those that are not to one range
  DenseMap<std::pair<Value, int64_t>, First> parts;
};

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_ACCESSORDER_H
