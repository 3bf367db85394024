//===- CpuFeatures.cpp - Features of this CPU -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CpuFeatures.h"

bool dp::cpuHasFeature(const std::string &feature) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  // The builtin takes only literals.
#define DP_FEATURE(name)                                                       \
  if (feature == name)                                                         \
    return __builtin_cpu_supports(name);
  DP_FEATURE("sse3")
  DP_FEATURE("ssse3")
  DP_FEATURE("sse4.1")
  DP_FEATURE("sse4.2")
  DP_FEATURE("popcnt")
  DP_FEATURE("avx")
  DP_FEATURE("avx2")
  DP_FEATURE("fma")
  DP_FEATURE("f16c")
  DP_FEATURE("bmi")
  DP_FEATURE("bmi2")
  DP_FEATURE("avx512f")
  DP_FEATURE("avx512bw")
  DP_FEATURE("avx512cd")
  DP_FEATURE("avx512dq")
  DP_FEATURE("avx512vl")
  DP_FEATURE("avx512ifma")
  DP_FEATURE("avx512vbmi")
  DP_FEATURE("avx512vbmi2")
  DP_FEATURE("avx512vnni")
  DP_FEATURE("avx512bitalg")
  DP_FEATURE("avx512vpopcntdq")
  DP_FEATURE("avx512bf16")
#undef DP_FEATURE
#endif
  return true;
}
