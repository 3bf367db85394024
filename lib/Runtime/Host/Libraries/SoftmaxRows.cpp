//===- SoftmaxRows.cpp - Passes over rows of scores -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Loops over a fixed number of lanes: compilers turn them into vectors of any
// width without reordering sums.
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRows.h"

#include <algorithm>
#include <cstring>
#include <limits>

using namespace dp;

#define DP_INLINE inline __attribute__((always_inline))
// A sanitizer is not there yet when the loader chooses a function.
#if !defined(__x86_64__) || !defined(__gnu_linux__) ||                         \
    defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define DP_FOR_CPUS
#elif defined(__clang__)
#define DP_FOR_CPUS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define DP_FOR_CPUS                                                            \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#endif

namespace {
constexpr int64_t lanes = 32;

template <typename T>
struct Exp;

template <>
struct Exp<float> {
  using Bits = uint32_t;
  static constexpr float log2e = 1.44269504088896341f;
  // ln 2 in two parts. The product of the first one and n is exact.
  static constexpr float ln2High = 0.693359375f;
  static constexpr float ln2Low = -2.12194440e-4f;
  // -125 ln(2), and the logarithm of the greatest number.
  static constexpr float least = -86.6433976f, most = 88.72283f;
  static constexpr float rounder = 12582912.0f; // 1.5 * 2^23
  static constexpr int mantissa = 23, bias = 127;
  /// (exp(r) - 1 - r) / r^2 for |r| <= ln(2) / 2.
  static DP_INLINE float polynomial(float r) {
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    return p * r + 5.0000001201e-1f;
  }
};

template <>
struct Exp<double> {
  using Bits = uint64_t;
  static constexpr double log2e = 1.44269504088896340736;
  static constexpr double ln2High = 6.93145751953125e-1;
  static constexpr double ln2Low = 1.42860682030941723212e-6;
  static constexpr double least = -707.7032713652, most = 709.782712893384;
  static constexpr double rounder = 6755399441055744.0; // 1.5 * 2^52
  static constexpr int mantissa = 52, bias = 1023;
  /// Taylor's terms; the rest is below 1e-17.
  static DP_INLINE double polynomial(double r) {
    double p = 1.0 / 6227020800.0;
    p = p * r + 1.0 / 479001600.0;
    p = p * r + 1.0 / 39916800.0;
    p = p * r + 1.0 / 3628800.0;
    p = p * r + 1.0 / 362880.0;
    p = p * r + 1.0 / 40320.0;
    p = p * r + 1.0 / 5040.0;
    p = p * r + 1.0 / 720.0;
    p = p * r + 1.0 / 120.0;
    p = p * r + 1.0 / 24.0;
    p = p * r + 1.0 / 6.0;
    return p * r + 0.5;
  }
};

/// exp(x): 2^n exp(r) with n the integer that is nearest to x / ln(2).
template <typename T>
DP_INLINE T computeExp(T x) {
  using E = Exp<T>;
  using Bits = typename E::Bits;
  // Beyond the bounds a power of 2 would wrap around. A NaN passes both.
  T bounded = x < E::least ? E::least : x;
  bounded = bounded > E::most ? E::most : bounded;
  T shifted = bounded * E::log2e + E::rounder;
  T n = shifted - E::rounder;
  T r = bounded - n * E::ln2High;
  r = r - n * E::ln2Low;
  T e = E::polynomial(r) * r * r + r + T(1);
  Bits bits;
  std::memcpy(&bits, &shifted, sizeof(bits));
  // In two steps, because 2^n is infinite for the greatest n.
  bits = (bits + Bits(E::bias - 1)) << E::mantissa;
  T power;
  std::memcpy(&power, &bits, sizeof(power));
  T result = e * power * T(2);
  result = x < E::least ? T(0) : result;
  return x > E::most ? std::numeric_limits<T>::infinity() : result;
}

/// Combines the lanes in pairs.
template <typename T, typename F>
DP_INLINE T combine(T *lane, F f) {
  for (int64_t half = lanes / 2; half > 0; half /= 2)
    for (int64_t l = 0; l < half; ++l)
      lane[l] = f(lane[l], lane[l + half]);
  return lane[0];
}

template <typename T>
DP_INLINE T maxOf(const T *scores, int64_t count) {
  constexpr T lowest = -std::numeric_limits<T>::infinity();
  auto larger = [](T a, T b) { return b > a ? b : a; };
  T lane[lanes];
  std::fill(lane, lane + lanes, lowest);
  int64_t i = 0;
  for (; i + lanes <= count; i += lanes)
    for (int64_t l = 0; l < lanes; ++l)
      lane[l] = larger(lane[l], scores[i + l]);
  T result = lowest;
  for (; i < count; ++i)
    result = larger(result, scores[i]);
  return larger(result, combine(lane, larger));
}

template <typename T>
DP_INLINE T sum(const T *values, int64_t count) {
  T lane[lanes] = {};
  int64_t i = 0;
  for (; i + lanes <= count; i += lanes)
    for (int64_t l = 0; l < lanes; ++l)
      lane[l] += values[i + l];
  for (; i < count; ++i)
    lane[i % lanes] += values[i];
  return combine(lane, [](T a, T b) { return a + b; });
}

/// In two passes: compilers unroll lanes instead of making vectors of them if
/// the body is this large.
template <typename T>
DP_INLINE T exponentiateRow(T *scores, int64_t count, T shift) {
  for (int64_t i = 0; i < count; ++i)
    scores[i] = computeExp(scores[i] - shift);
  return sum(scores, count);
}

template <typename T>
DP_INLINE T dot(const T *a, const T *b, int64_t count) {
  T lane[lanes] = {};
  int64_t i = 0;
  for (; i + lanes <= count; i += lanes)
    for (int64_t l = 0; l < lanes; ++l)
      lane[l] += a[i + l] * b[i + l];
  for (; i < count; ++i)
    lane[i % lanes] += a[i] * b[i];
  return combine(lane, [](T x, T y) { return x + y; });
}

template <typename T>
DP_INLINE void add(T *row, const T *terms, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    row[i] += terms[i];
}

template <typename T>
DP_INLINE void softmaxGradient(T *gradients, const T *p, int64_t count,
                               T mean) {
  for (int64_t i = 0; i < count; ++i)
    gradients[i] = p[i] * (gradients[i] - mean);
}

template <typename T>
DP_INLINE void scale(T *row, int64_t count, T factor) {
  for (int64_t i = 0; i < count; ++i)
    row[i] *= factor;
}
} // namespace

#define DP_ROW_FUNCTIONS(T)                                                    \
  DP_FOR_CPUS void dp::addRow(T *row, const T *terms, int64_t count) {         \
    add(row, terms, count);                                                    \
  }                                                                            \
  DP_FOR_CPUS T dp::findMax(const T *scores, int64_t count) {                  \
    return maxOf(scores, count);                                               \
  }                                                                            \
  DP_FOR_CPUS T dp::exponentiate(T *scores, int64_t count, T shift) {          \
    return exponentiateRow(scores, count, shift);                              \
  }                                                                            \
  DP_FOR_CPUS void dp::applySoftmaxGradient(T *gradients, const T *p,          \
                                            int64_t count, T mean) {           \
    softmaxGradient(gradients, p, count, mean);                                \
  }                                                                            \
  DP_FOR_CPUS T dp::dotProduct(const T *a, const T *b, int64_t count) {        \
    return dot(a, b, count);                                                   \
  }                                                                            \
  DP_FOR_CPUS void dp::scaleRow(T *row, int64_t count, T factor) {             \
    scale(row, count, factor);                                                 \
  }

DP_ROW_FUNCTIONS(float)
DP_ROW_FUNCTIONS(double)
