//===- Halves.cpp - Arrays of 16-bit floats to and from f32 ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// CPUs with AVX2 and F16C convert eight elements at a time.
//
//===----------------------------------------------------------------------===//

#include "Halves.h"
#include "Program/CpuFeatures.h"
#include "dp/Runtime/Half.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

using namespace dp;

static void widenEach(dp_dtype dtype, const uint16_t *from, float *to,
                      int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = dtype == DP_BF16 ? bfloatToFloat(from[i]) : halfToFloat(from[i]);
}

static void narrowEach(dp_dtype dtype, const float *from, uint16_t *to,
                       int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = dtype == DP_BF16 ? floatToBFloat(from[i]) : floatToHalf(from[i]);
}

#if defined(__x86_64__)
#define DP_FOR_AVX2 __attribute__((target("avx2,f16c")))

DP_FOR_AVX2 static void widenByAvx2(dp_dtype dtype, const uint16_t *from,
                                    float *to, int64_t count) {
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m128i halves =
        _mm_loadu_si128(reinterpret_cast<const __m128i *>(from + i));
    __m256i upper = _mm256_slli_epi32(_mm256_cvtepu16_epi32(halves), 16);
    _mm256_storeu_ps(to + i, dtype == DP_BF16 ? _mm256_castsi256_ps(upper)
                                              : _mm256_cvtph_ps(halves));
  }
  widenEach(dtype, from + i, to + i, count - i);
}

/// Rounds as floatToBFloat does.
DP_FOR_AVX2 static __m128i narrowToBFloats(__m256 floats) {
  __m256i bits = _mm256_castps_si256(floats);
  __m256i upper = _mm256_srli_epi32(bits, 16);
  __m256i odd = _mm256_and_si256(upper, _mm256_set1_epi32(1));
  __m256i rounded = _mm256_srli_epi32(
      _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd),
      16);
  __m256i quiet = _mm256_or_si256(upper, _mm256_set1_epi32(0x40));
  __m256 isNaN = _mm256_cmp_ps(floats, floats, _CMP_UNORD_Q);
  __m256i chosen =
      _mm256_blendv_epi8(rounded, quiet, _mm256_castps_si256(isNaN));
  return _mm_packus_epi32(_mm256_castsi256_si128(chosen),
                          _mm256_extracti128_si256(chosen, 1));
}

DP_FOR_AVX2 static void narrowByAvx2(dp_dtype dtype, const float *from,
                                     uint16_t *to, int64_t count) {
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256 floats = _mm256_loadu_ps(from + i);
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to + i),
                     dtype == DP_BF16
                         ? narrowToBFloats(floats)
                         : _mm256_cvtps_ph(floats, _MM_FROUND_TO_NEAREST_INT));
  }
  narrowEach(dtype, from + i, to + i, count - i);
}

static bool hasAvx2() {
  static const bool has = cpuHasFeature("avx2") && cpuHasFeature("f16c");
  return has;
}
#endif

void dp::widenHalves(dp_dtype dtype, const uint16_t *from, float *to,
                     int64_t count) {
#if defined(__x86_64__)
  if (hasAvx2())
    return widenByAvx2(dtype, from, to, count);
#endif
  widenEach(dtype, from, to, count);
}

void dp::narrowToHalves(dp_dtype dtype, const float *from, uint16_t *to,
                        int64_t count) {
#if defined(__x86_64__)
  if (hasAvx2())
    return narrowByAvx2(dtype, from, to, count);
#endif
  narrowEach(dtype, from, to, count);
}
