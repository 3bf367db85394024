//===- KernelLoops.h - The loops of a kernel --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_KERNELLOOPS_H
#define DP_SCHEDULE_ANALYSIS_KERNELLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// A thread of a GPU accesses at most this many bytes at a time. Dense buffers
/// begin at multiples of it.
inline constexpr int64_t kVectorBytes = 16;

/// Returns the loop whose iterations a launch may divide among threads: the
/// outermost parallel one with more than one iteration. None if the op only
/// reduces.
std::optional<unsigned> getPartitionedLoop(linalg::LinalgOp op);

/// Returns the loops from number `first` on, from the outermost to the
/// innermost one. `partitioned` is the outermost one, unless it is the best
/// innermost one: then the reductions are around it.
SmallVector<unsigned> getLoopOrder(linalg::LinalgOp op,
                                   std::optional<unsigned> partitioned,
                                   unsigned first = 0);

/// Returns the score of `loop` as the innermost one: for each operand 2 if the
/// loop runs along contiguous elements, and 1 if it does not move in the
/// operand.
int64_t scoreInnermost(linalg::LinalgOp op, unsigned loop);

/// Returns the indices of a buffer operand's element at the iteration `ivs`.
SmallVector<Value> getElementIndices(OpBuilder &builder, OpOperand &operand,
                                     ValueRange ivs);

/// Loads that element; returns the operand itself if it is a scalar.
Value loadElement(OpBuilder &builder, OpOperand &operand, ValueRange ivs);

/// Clones the body for the iteration `ivs` and returns the values that it
/// yields. `getElement` gives the value of an operand, and is called for the
/// operands that the body uses.
SmallVector<Value>
cloneBody(OpBuilder &builder, linalg::GenericOp op, ValueRange ivs,
          llvm::function_ref<Value(OpBuilder &, OpOperand &)> getElement);

/// Sets fast-math flags that allow a product and a sum to become one operation,
/// which rounds once, and any order of a reduction's sum or product. They allow
/// nothing else.
void relaxFloats(linalg::GenericOp op);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_KERNELLOOPS_H
