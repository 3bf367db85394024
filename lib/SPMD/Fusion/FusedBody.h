//===- FusedBody.h - Size of fused ops --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_FUSION_FUSEDBODY_H
#define DP_LIB_SPMD_FUSION_FUSEDBODY_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// The largest number of ops in the body of a fused op. Each fusion copies both
/// bodies, so a chain would take time quadratic in its length; and one more
/// pass over memory costs little beside so many ops.
inline constexpr int64_t kMaxBodyOps = 256;

/// Returns true if the body of the two ops fused would have too many ops.
inline bool isTooLongFused(linalg::GenericOp producer,
                           linalg::GenericOp consumer) {
  int64_t count = 0;
  producer.getBody()->walk([&](Operation *) { ++count; });
  consumer.getBody()->walk([&](Operation *) { ++count; });
  return count > kMaxBodyOps;
}

/// Returns true if `op` reads another element of a tensor in each iteration.
inline bool isReadInFull(linalg::GenericOp op, OpOperand *operand) {
  return isa<RankedTensorType>(operand->get().getType()) &&
         op.getNumLoops() > 0 &&
         op.getMatchingIndexingMap(operand).isPermutation();
}

} // namespace mlir::dp

#endif // DP_LIB_SPMD_FUSION_FUSEDBODY_H
