//===- LoopNestRemarks.h - Remarks on slow contractions ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_LOOPNESTREMARKS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_LOOPNESTREMARKS_H

#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Emits a remark at an op on buffers that becomes a loop nest, if it is a
/// contraction or convolution of more than 10^7 multiply-adds on a device, by
/// `sizes`: how many there are, on a host their cost, and why no library
/// computes them. A contraction here is a sum of products in which each factor
/// is read several times; other sums of products take as long as to read their
/// operands.
void remarkLoopNest(linalg::LinalgOp op, SizeEvaluator &sizes, bool isGpu);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_LOOPNESTREMARKS_H
