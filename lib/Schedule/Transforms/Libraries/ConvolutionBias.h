//===- ConvolutionBias.h - Biases of convolutions ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_CONVOLUTIONBIAS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_CONVOLUTIONBIAS_H

#include "mlir/IR/Builders.h"

namespace mlir::dp {

/// Returns the tensor that `value` widens, or `value` itself.
Value getNarrowSource(Value value);

/// Returns the vector that `init` repeats along all dimensions but `dim`; null
/// if it is nothing of the kind. Its elements may be 16-bit floats that `init`
/// has in f32.
Value findRepeatedVector(Value init, int64_t dim);

/// Returns `vector` with elements of `element`, which is its own type or f32;
/// null if it would have to be rounded.
Value createVectorOf(OpBuilder &builder, Location loc, Value vector,
                     Type element);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_CONVOLUTIONBIAS_H
