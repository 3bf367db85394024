//===- Floats.h - The 16-bit float types ------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_FLOATS_H
#define DP_TEST_FAKECUDA_FLOATS_H

#include <cmath>
#include <cstdint>
#include <cstring>

namespace dp::fake {

inline uint32_t bitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}

inline float floatOf(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, 4);
  return value;
}

/// Keeps the upper 32 - `drop` bits of a float, to nearest even; NaN stays NaN.
inline uint32_t roundBits(float value, int drop) {
  uint32_t bits = bitsOf(value);
  if (std::isnan(value))
    return (bits | 0x400000) >> drop;
  uint32_t odd = bits >> drop & 1;
  return (bits + (1u << (drop - 1)) - 1 + odd) >> drop;
}

inline float bfloatToFloat(uint16_t bits) {
  return floatOf(uint32_t(bits) << 16);
}
inline uint16_t floatToBFloat(float value) { return roundBits(value, 16); }

/// As tensor cores read an f32: 10 bits of mantissa.
inline float roundToTF32(float value) {
  return floatOf(roundBits(value, 13) << 13);
}

inline float halfToFloat(uint16_t bits) {
  uint32_t sign = uint32_t(bits & 0x8000) << 16, exponent = bits >> 10 & 31,
           mantissa = bits & 0x3ff;
  if (exponent == 31)
    return floatOf(sign | 0x7f800000 | mantissa << 13);
  if (exponent == 0) {
    float value = std::ldexp(static_cast<float>(mantissa), -24);
    return sign ? -value : value;
  }
  return floatOf(sign | (exponent + 112) << 23 | mantissa << 13);
}

inline uint16_t floatToHalf(float value) {
  uint16_t sign = bitsOf(value) >> 16 & 0x8000;
  float magnitude = std::fabs(value);
  if (std::isnan(value))
    return sign | 0x7e00;
  if (magnitude >= 65520)
    return sign | 0x7c00;
  if (magnitude < 6.103515625e-05f) // subnormal: multiples of 2^-24
    return sign |
           static_cast<uint16_t>(std::nearbyint(std::ldexp(magnitude, 24)));
  return sign | static_cast<uint16_t>(roundBits(magnitude, 13) - (112 << 10));
}

/// E5M2 is the upper half of an f16.
inline float e5m2ToFloat(uint8_t bits) {
  return halfToFloat(static_cast<uint16_t>(bits << 8));
}

/// E4M3 without infinities: only all ones are NaN.
inline float e4m3ToFloat(uint8_t bits) {
  int exponent = bits >> 3 & 15, mantissa = bits & 7;
  float value = exponent == 15 && mantissa == 7 ? NAN
                : exponent == 0 ? std::ldexp(static_cast<float>(mantissa), -9)
                                : std::ldexp(static_cast<float>(8 + mantissa),
                                             exponent - 10);
  return bits & 0x80 ? -value : value;
}

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_FLOATS_H
