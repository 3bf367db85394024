//===- MemoryCurve.h - Memory in use over a step ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_DRIVER_MEMORYCURVE_H
#define DP_LIB_DRIVER_MEMORYCURVE_H

#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Returns the bytes of a planned entry's arena that hold values which are
/// still read, along the step: the largest number of each of at most
/// `stretches` equal parts of its calls. A dynamic size that is not known
/// counts as 0.
SmallVector<int64_t> computeMemoryCurve(func::FuncOp entry,
                                        SizeEvaluator &sizes,
                                        int64_t stretches = 128);

} // namespace mlir::dp

#endif // DP_LIB_DRIVER_MEMORYCURVE_H
