//===- FoldConvolutionOperands.h - Padding and dilation ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDCONVOLUTIONOPERANDS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDCONVOLUTIONOPERANDS_H

#include "dp/IR/DP.h"

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Chooses high paddings that give the output's sizes: the low ones if they do,
/// which cuDNN needs, else none, else those to the end of the last window.
void chooseHighPadding(ConvolutionShape &shape);

bool isSymmetric(const ConvolutionShape &shape);

/// The attribute `padding`: low and high in turns, or nothing.
SmallVector<int64_t> getPadding(const ConvolutionShape &shape);

/// Returns true if the image has zeros between its elements, so that a
/// convolution of it becomes the gradient of another one's input.
bool isDilatedImage(Value image, int64_t firstSpatial, int64_t spatialRank);

/// Adds patterns that make a pad of zeros around the image of a dp.convolution
/// its padding, and zeros between elements the strides of a gradient: a
/// convolution of an image with zeros between its elements is the gradient of
/// another one's input.
void populateFoldConvolutionOperandPatterns(RewritePatternSet &patterns,
                                            bool symmetricPadding);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FOLDCONVOLUTIONOPERANDS_H
