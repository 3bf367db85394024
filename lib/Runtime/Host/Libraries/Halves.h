//===- Halves.h - Arrays of 16-bit floats to and from f32 -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_HALVES_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_HALVES_H

#include "dp/Runtime/DeviceABI.h"

#include <cstdint>

namespace dp {

/// Returns true for f16 and bf16.
inline bool isHalf(dp_dtype dtype) {
  return dtype == DP_F16 || dtype == DP_BF16;
}

/// Converts `count` elements of `dtype`, f16 or bf16, to f32, exactly.
void widenHalves(dp_dtype dtype, const uint16_t *from, float *to,
                 int64_t count);

/// Rounds `count` elements to `dtype`, f16 or bf16, to nearest even. A NaN
/// stays a NaN.
void narrowToHalves(dp_dtype dtype, const float *from, uint16_t *to,
                    int64_t count);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_HALVES_H
