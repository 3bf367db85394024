//===- FactorSums.h - Sums of the factors of products -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FACTORSUMS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FACTORSUMS_H

#include "dp/Schedule/Analysis/Buffers.h"

namespace mlir::dp {

/// Lets each dp.gemm add up the rows of a factor, as in the gradients of a
/// weight and a bias, where an op would read that factor again to do it. The op
/// and the fill of its result go away. `withF32`: also of factors in f32.
/// Returns the number of these ops.
unsigned foldFactorSums(func::FuncOp entry, ZeroFills &fills, bool withF32);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FACTORSUMS_H
