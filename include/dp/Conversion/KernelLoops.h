//===- KernelLoops.h - The loops of a kernel --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_KERNELLOOPS_H
#define DP_CONVERSION_KERNELLOOPS_H

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

} // namespace mlir::dp

#endif // DP_CONVERSION_KERNELLOOPS_H
