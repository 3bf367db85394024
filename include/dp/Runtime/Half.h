//===- Half.h - f16 and bf16 to and from f32 --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The conversions are written out, so that the runtime builds with compilers
// that lack `_Float16` and `__bf16` in C++.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_HALF_H
#define DP_RUNTIME_HALF_H

#include <cstdint>
#include <cstring>

namespace dp {

inline float floatOfBits(uint32_t bits) {
  float f;
  std::memcpy(&f, &bits, sizeof f);
  return f;
}

inline uint32_t bitsOfFloat(float f) {
  uint32_t bits;
  std::memcpy(&bits, &f, sizeof bits);
  return bits;
}

/// IEEE binary16 to f32, exactly; a NaN stays a NaN.
inline float halfToFloat(uint16_t h) {
  uint32_t sign = static_cast<uint32_t>(h & 0x8000) << 16;
  uint32_t exponent = (h >> 10) & 0x1f, mantissa = h & 0x3ff;
  if (exponent == 0x1f)
    return floatOfBits(sign | 0x7f800000 | mantissa << 13);
  if (exponent != 0)
    return floatOfBits(sign | (exponent + 112) << 23 | mantissa << 13);
  float subnormal = static_cast<float>(mantissa) * 0x1p-24f;
  return sign ? -subnormal : subnormal;
}

/// f32 to IEEE binary16, rounded to nearest even; a NaN stays a NaN.
inline uint16_t floatToHalf(float value) {
  uint32_t bits = bitsOfFloat(value);
  uint16_t sign = (bits >> 16) & 0x8000;
  uint32_t magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) // keep the payload's top, quiet
    return sign | 0x7e00 | ((magnitude >> 13) & 0x3ff);
  if (magnitude >= 0x477ff000) // rounds to 2^16 or more
    return sign | 0x7c00;
  if (magnitude < 0x38800000) { // below 2^-14: subnormal, in units of 2^-24
    // Adding 0.5 aligns the mantissa so that the FPU rounds to nearest even.
    uint32_t rounded =
        bitsOfFloat(floatOfBits(magnitude) + 0.5f) - bitsOfFloat(0.5f);
    return sign | static_cast<uint16_t>(rounded);
  }
  uint32_t odd = (magnitude >> 13) & 1;
  return sign |
         static_cast<uint16_t>((magnitude - (112u << 23) + 0xfff + odd) >> 13);
}

/// bfloat16 to f32, exactly.
inline float bfloatToFloat(uint16_t bits) {
  return floatOfBits(static_cast<uint32_t>(bits) << 16);
}

/// f32 to bfloat16, rounded to nearest even; a NaN stays a NaN.
inline uint16_t floatToBFloat(float value) {
  uint32_t bits = bitsOfFloat(value);
  if ((bits & 0x7fffffff) > 0x7f800000)
    return static_cast<uint16_t>(bits >> 16) | 0x40;
  return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

} // namespace dp

#endif // DP_RUNTIME_HALF_H
