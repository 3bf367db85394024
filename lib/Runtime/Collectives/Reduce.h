//===- Reduce.h - Elementwise reduction of buffers --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COLLECTIVES_REDUCE_H
#define DP_LIB_RUNTIME_COLLECTIVES_REDUCE_H

#include "dp/Runtime/DeviceABI.h"

namespace dp {

/// dst[i] = sources[0][offset + i] (op) sources[1][offset + i] (op) ... in this
/// order, for i < count; `offset` is in elements. `dst` may be sources[r] +
/// offset for one r and overlaps them nowhere else. f16 and bf16 are
/// accumulated in f32 and rounded once. `op` must support `dtype`.
void reduceBuffers(void *dst, const void *const *sources, int64_t numSources,
                   int64_t offset, int64_t count, dp_dtype dtype,
                   dp_reduction op);

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_REDUCE_H
