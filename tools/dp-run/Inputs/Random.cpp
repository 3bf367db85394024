//===- Random.cpp - Seeded inputs -----------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Random.h"

#include "dp/Runtime/Half.h"
#include "dp/Runtime/Hash.h"

#include <algorithm>
#include <cstring>
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

/// Returns the numbers [0, count) in random order.
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
  float single = static_cast<float>(value);
  switch (array.dtype) {
  case DP_F64:
  case DP_C128:
    return put(array, i, value);
  case DP_F32:
  case DP_C64:
    return put(array, i, single);
  case DP_BF16:
    return put(array, i, floatToBFloat(single));
  default:
    return put(array, i, floatToHalf(single));
  }
}

static void putInteger(NpyArray &array, int64_t i, int64_t value) {
  // Little endian: the low bytes are the value in any width.
  int64_t size = dp_dtype_size(array.dtype);
  std::memcpy(array.data.data() + i * size, &value, size);
}

/// Returns the range from which an integer argument is drawn.
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
  RandomSequence random(hashBytes(value.name, seed));
  // The parts of complex numbers are drawn by themselves.
  int64_t count = array.elements() * (isComplex(value.dtype) ? 2 : 1);
  std::vector<int64_t> order = permutation(count, random);
  auto range = integerRange(value);
  uint64_t span = static_cast<uint64_t>(range.second) -
                  static_cast<uint64_t>(range.first) + 1;
  for (int64_t i = 0; i < count; ++i) {
    if (isFloat(value.dtype))
      putFloat(array, i, 0.1 * (order[i] + 0.5) / count);
    else // distinct if the range is wide enough, and spread over all of it
      putInteger(array, i,
                 range.first +
                     static_cast<int64_t>(span == 0 ? random.next()
                                          : static_cast<uint64_t>(count) <= span
                                              ? order[i] * (span / count)
                                              : order[i] % span));
  }
  return array;
}
