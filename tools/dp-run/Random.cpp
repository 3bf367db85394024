//===- Random.cpp - Seeded inputs -----------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Random.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>

using namespace dp;

uint64_t RandomSequence::next() {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

uint64_t RandomSequence::below(uint64_t bound) {
  // The high half of a product; the bias is below bound / 2^64.
  return static_cast<uint64_t>(static_cast<unsigned __int128>(next()) * bound >>
                               64);
}

/// `count` ranks of [0, count) in random order.
static std::vector<int64_t> permutation(int64_t count, RandomSequence &random) {
  std::vector<int64_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  for (int64_t i = count - 1; i > 0; --i)
    std::swap(order[i], order[random.below(i + 1)]);
  return order;
}

template <typename T>
static void put(NpyArray &array, int64_t i, T value) {
  std::memcpy(array.data.data() + i * sizeof(T), &value, sizeof(T));
}

static void putFloat(NpyArray &array, int64_t i, double value) {
  uint32_t bits;
  float single = static_cast<float>(value);
  std::memcpy(&bits, &single, sizeof bits);
  switch (array.dtype) {
  case DP_F64:
  case DP_C128:
    return put(array, i, value);
  case DP_F32:
  case DP_C64:
    return put(array, i, single);
  case DP_BF16:
    return put(array, i, static_cast<uint16_t>(bits >> 16));
  default: { // f16: 0 < value < 0.1 is normal from 2^-14 on, below it is 0
    int exponent = static_cast<int>(bits >> 23) - 112;
    uint32_t half = exponent <= 0 ? 0 : exponent << 10 | (bits >> 13 & 0x3ff);
    return put(array, i, static_cast<uint16_t>(half));
  }
  }
}

static void putInteger(NpyArray &array, int64_t i, int64_t value) {
  // Little endian: the low bytes are the value in any width.
  int64_t size = dp_dtype_size(array.dtype);
  std::memcpy(array.data.data() + i * size, &value, size);
}

/// The range to draw an integer argument from.
static std::pair<int64_t, int64_t> integerRange(const dp_value_info &value) {
  if (value.dtype == DP_BOOL)
    return {0, 1};
  if (value.index_min <= value.index_max)
    return {value.index_min, value.index_max};
  return {0, 100};
}

NpyArray dp::randomArray(const dp_value_info &value, std::vector<int64_t> shape,
                         uint64_t seed) {
  NpyArray array = makeArray(value.dtype, std::move(shape));
  for (const char *c = value.name; *c; ++c)
    seed = (seed ^ static_cast<unsigned char>(*c)) * 0x100000001b3;
  RandomSequence random(seed);
  // Of complex numbers the parts are drawn.
  int64_t count = array.elements() * (isComplex(value.dtype) ? 2 : 1);
  std::vector<int64_t> order = permutation(count, random);
  auto range = integerRange(value);
  uint64_t span = static_cast<uint64_t>(range.second) -
                  static_cast<uint64_t>(range.first) + 1;
  for (int64_t i = 0; i < count; ++i) {
    if (isFloat(value.dtype))
      putFloat(array, i, 0.1 * (order[i] + 0.5) / count);
    else // distinct where the range is wide enough, and all of it in use
      putInteger(array, i,
                 range.first +
                     static_cast<int64_t>(span == 0 ? random.next()
                                          : static_cast<uint64_t>(count) <= span
                                              ? order[i] * (span / count)
                                              : order[i] % span));
  }
  return array;
}
