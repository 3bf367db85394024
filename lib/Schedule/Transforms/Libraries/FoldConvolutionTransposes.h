//===- FoldConvolutionTransposes.h - Orders of images -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDCONVOLUTIONTRANSPOSES_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDCONVOLUTIONTRANSPOSES_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Adds patterns that leave out transposes which give the operands and results
/// of a dp.convolution its order: where the graph exchanges the result back,
/// and where an elementwise op can write the operand in that order.
void populateFoldConvolutionTransposePatterns(RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDCONVOLUTIONTRANSPOSES_H
