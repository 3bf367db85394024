//===- KernelLoops.h - The loops of a kernel --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_KERNELLOOPS_H
#define DP_SCHEDULE_ANALYSIS_KERNELLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The loop whose iterations a launch may split over threads: the outermost
/// parallel one of more than one iteration; none if the op only reduces.
std::optional<unsigned> getPartitionedLoop(linalg::LinalgOp op);

/// The loops from the outermost to the innermost one. `partitioned` is
/// outermost unless it is the best innermost one, with reductions around it
/// then.
SmallVector<unsigned> getLoopOrder(linalg::LinalgOp op,
                                   std::optional<unsigned> partitioned);

/// How good `loop` is as the innermost one: per operand 2 if it runs along
/// contiguous elements, 1 if the operand stays where it is.
int64_t scoreInnermost(linalg::LinalgOp op, unsigned loop);

/// The indices of the element of a buffer operand at the iteration `ivs`.
SmallVector<Value> getElementIndices(OpBuilder &builder, OpOperand &operand,
                                     ValueRange ivs);

/// That element, or the operand itself if it is a scalar.
Value loadElement(OpBuilder &builder, OpOperand &operand, ValueRange ivs);

/// Clones the body for the iteration `ivs` and returns what it yields.
/// `getElement` gives the value of an operand; it is called for those that the
/// body uses.
SmallVector<Value>
cloneBody(OpBuilder &builder, linalg::GenericOp op, ValueRange ivs,
          llvm::function_ref<Value(OpBuilder &, OpOperand &)> getElement);

/// Allows a product and a sum to be one operation, which rounds once, and any
/// order of a reduction's sum or product; nothing else.
void relaxFloats(linalg::GenericOp op);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_KERNELLOOPS_H
