//===- Rows.h - Ops on the same rows ----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A kernel of several linalg.generic with common loops over rows: a group of
// threads, a warp or a block, computes all ops of a row.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_KERNELSTOGPU_ROWS_H
#define DP_LIB_CONVERSION_KERNELSTOGPU_ROWS_H

#include "Mapping.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// How the threads of a group compute one op. The loops over rows, and loops of
/// one iteration, are in no list.
struct RowOp {
  enum By {
    all,     ///< every thread, with the same values; the first one stores
    share,   ///< a thread for each iteration of `shared`, which runs `serial`
    combine, ///< the threads share the reduction `shared`, within `serial`
    first,   ///< the first thread, in the order of the loops
  };
  linalg::GenericOp op;
  By by = all;
  SmallVector<unsigned> shared, serial;
  /// One per result; null for a result with an element for each iteration.
  /// Empty unless the op combines.
  SmallVector<std::optional<Combiner>> combiners;
  /// With `share`: no result depends on the serial loops.
  bool accumulates = false;
};

struct RowMapping {
  unsigned rows; ///< loops `0 .. rows - 1` of each op
  SmallVector<RowOp> ops;
  int64_t groupSize; ///< threads that compute a row
  int64_t blockSize; ///< a multiple of `groupSize`
  /// Neighbors along the last shared loop that a thread computes, in all ops,
  /// so that one thread has an element in all of them.
  int64_t vectorWidth = 1;
};

/// Checks that the ops of `function` have their rows in common, and that a row
/// uses no other row of the ops' results.
LogicalResult checkRows(func::FuncOp function);

/// Chooses the group's size and the threads of each op.
RowMapping mapRows(ArrayRef<linalg::GenericOp> ops, unsigned rows);

/// Replaces the ops, all those of a gpu.func, by the code of one thread.
void emitGPUCode(gpu::GPUFuncOp kernel, const RowMapping &mapping);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_KERNELSTOGPU_ROWS_H
