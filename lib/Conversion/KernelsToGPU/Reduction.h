//===- Reduction.h - Reductions across threads ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_KERNELSTOGPU_REDUCTION_H
#define DP_LIB_CONVERSION_KERNELSTOGPU_REDUCTION_H

#include "Mapping.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::dp {

/// The neutral value of each combiner.
SmallVector<Value> createIdentities(OpBuilder &builder, Location loc,
                                    ArrayRef<Combiner> combiners);

/// op(left, right) of each combiner, or of all if they are joint.
SmallVector<Value> createCombination(OpBuilder &builder,
                                     ArrayRef<Combiner> combiners,
                                     ValueRange left, ValueRange right);

/// Combines the values of a warp's lanes. All lanes get the results; only the
/// first one if the combiners are joint. All lanes of the warp run it. With
/// a `stride`, a power of two, those of lanes whose numbers are equal modulo
/// it.
SmallVector<Value> combineLanes(OpBuilder &builder,
                                ArrayRef<Combiner> combiners, ValueRange values,
                                int64_t stride = 1);

/// Adds a buffer of `elements` values in shared memory for each combiner.
SmallVector<Value> addPartials(gpu::GPUFuncOp kernel,
                               ArrayRef<Combiner> combiners, int64_t elements);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_KERNELSTOGPU_REDUCTION_H
