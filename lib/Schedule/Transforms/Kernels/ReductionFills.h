//===- ReductionFills.h - Fills before reductions ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_REDUCTIONFILLS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_REDUCTIONFILLS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::dp {

/// The fills of a reduction's destinations, which stand right before it.
using ReductionFills = DenseMap<Operation *, SmallVector<linalg::FillOp, 1>>;

/// Returns the constant that `op` writes to all elements of its destination, or
/// null.
Value getFilledValue(linalg::GenericOp op);

/// Finds the linalg.generic in `block` that fill a buffer with a constant and
/// whose buffer is next accessed by a reduction, as its destination. Each
/// becomes a linalg.fill right before that. Does not touch `ignored`, and
/// adds to it the ops that it erases.
ReductionFills
moveFillsToReductions(RewriterBase &rewriter, Block &block,
                      llvm::SmallPtrSetImpl<Operation *> &ignored);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_REDUCTIONFILLS_H
