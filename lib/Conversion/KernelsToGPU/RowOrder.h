//===- RowOrder.h - Barriers between ops of a row ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_KERNELSTOGPU_ROWORDER_H
#define DP_LIB_CONVERSION_KERNELSTOGPU_ROWORDER_H

#include "Rows.h"

namespace mlir::dp {

/// An access of a group's threads to a buffer.
struct RowAccess {
  enum By {
    all,   ///< every thread may access every element
    share, ///< one thread per iteration of the loops that the threads share
    first, ///< the first thread
  };
  Value buffer;
  bool isWrite;
  By by = all;
  /// With `share` the loop along each dimension of the buffer: the number of a
  /// loop over rows, or `rows` plus the position among the shared loops.
  SmallVector<unsigned> loops;
};

/// Returns how threads access the buffer `operand` where they share the op's
/// loops.
RowAccess getSharedAccess(const RowOp &row, unsigned rows, OpOperand &operand,
                          bool isWrite);

/// The accesses since the last barrier of a group.
class RowOrder {
public:
  /// `kernel` is the function whose arguments are buffers.
  explicit RowOrder(gpu::GPUFuncOp kernel) : kernel(kernel) {}

  /// Returns true if another thread may have accessed the element of one of
  /// `accesses`, one of the two writes, and no barrier was between them.
  bool needsBarrier(ArrayRef<RowAccess> accesses);
  void add(ArrayRef<RowAccess> accesses) {
    since.append(accesses.begin(), accesses.end());
  }
  void addBarrier() { since.clear(); }

  /// Returns true if `a` and `b` may be views of one buffer.
  bool mayAlias(Value a, Value b);

private:
  gpu::GPUFuncOp kernel;
  SmallVector<RowAccess> since;
};

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_KERNELSTOGPU_ROWORDER_H
