//===- Reduce.cpp - Elementwise reduction of buffers ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Works on blocks that fit into L1: a block is accumulated over all sources in
// order and then written. So `dst` may be one of the sources, and every source
// is read once.
//
//===----------------------------------------------------------------------===//

#include "Reduce.h"
#include "Support/DType.h"
#include "dp/Runtime/Half.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <type_traits>

using namespace dp;

namespace {

// The storage and accumulation types of each dtype.
template <typename T>
struct Plain {
  using Storage = T;
  using Accumulator = T;
  static T load(T v) { return v; }
  static T store(T v) { return v; }
};
struct Half {
  using Storage = uint16_t;
  using Accumulator = float;
  static float load(uint16_t v) { return halfToFloat(v); }
  static uint16_t store(float v) { return floatToHalf(v); }
};
struct BFloat {
  using Storage = uint16_t;
  using Accumulator = float;
  static float load(uint16_t v) { return bfloatToFloat(v); }
  static uint16_t store(float v) { return floatToBFloat(v); }
};
// A sum of i1 is exclusive or, a product is and; as a signed number, 1 is -1.
struct Bool {
  using Storage = uint8_t;
  using Accumulator = uint8_t;
  static uint8_t load(uint8_t v) { return v != 0; }
  static uint8_t store(uint8_t v) { return v; }
};

// Integer sums wrap: the arithmetic is done unsigned, in at least `unsigned`.
template <typename T>
using Wide = std::common_type_t<std::make_unsigned_t<T>, unsigned>;

struct Add {
  template <typename T>
  T operator()(T a, T b) const {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<Wide<T>>(a) + static_cast<Wide<T>>(b));
    else
      return a + b;
  }
};
struct Mul {
  template <typename T>
  T operator()(T a, T b) const {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b));
    else
      return a * b;
  }
};
// These have the semantics of arith.maximumf and arith.minimumf: NaN wins, and
// -0 < +0.
struct Maximum {
  template <typename T>
  T operator()(T a, T b) const {
    if constexpr (std::is_integral_v<T>)
      return a > b ? a : b;
    else if (a != a || b != b)
      return a != a ? a : b;
    else
      return a == b ? (std::signbit(a) ? b : a) : (a > b ? a : b);
  }
};
struct Minimum {
  template <typename T>
  T operator()(T a, T b) const {
    if constexpr (std::is_integral_v<T>)
      return a < b ? a : b;
    else if (a != a || b != b)
      return a != a ? a : b;
    else
      return a == b ? (std::signbit(a) ? a : b) : (a < b ? a : b);
  }
};
// These have the semantics of arith.maxnumf and arith.minnumf: a number wins
// over NaN.
struct MaxNum {
  template <typename T>
  T operator()(T a, T b) const {
    return a != a ? b : b != b ? a : Maximum()(a, b);
  }
};
struct MinNum {
  template <typename T>
  T operator()(T a, T b) const {
    return a != a ? b : b != b ? a : Minimum()(a, b);
  }
};
struct And {
  template <typename T>
  T operator()(T a, T b) const {
    return a & b;
  }
};
struct Or {
  template <typename T>
  T operator()(T a, T b) const {
    return a | b;
  }
};
struct Xor {
  template <typename T>
  T operator()(T a, T b) const {
    return a ^ b;
  }
};

// Buffers may be unaligned: parts of different types are adjacent in a message.
template <typename T>
T loadAt(const void *buffer, int64_t i) {
  T value;
  std::memcpy(&value, static_cast<const char *>(buffer) + i * sizeof(T),
              sizeof(T));
  return value;
}
template <typename T>
void storeAt(void *buffer, int64_t i, T value) {
  std::memcpy(static_cast<char *>(buffer) + i * sizeof(T), &value, sizeof(T));
}

template <typename Type, typename Combine>
void run(void *dst, const void *const *sources, int64_t numSources,
         int64_t offset, int64_t count, Combine combine) {
  using Storage = typename Type::Storage;
  using Accumulator = typename Type::Accumulator;
  constexpr int64_t block = 2048;
  alignas(64) Accumulator acc[block];
  for (int64_t begin = 0; begin < count; begin += block) {
    int64_t n = std::min(block, count - begin);
    for (int64_t i = 0; i < n; ++i)
      acc[i] = Type::load(loadAt<Storage>(sources[0], offset + begin + i));
    for (int64_t s = 1; s < numSources; ++s)
      for (int64_t i = 0; i < n; ++i)
        acc[i] = combine(acc[i], Type::load(loadAt<Storage>(
                                     sources[s], offset + begin + i)));
    for (int64_t i = 0; i < n; ++i)
      storeAt<Storage>(dst, begin + i, Type::store(acc[i]));
  }
}

template <typename Type>
void runFloat(void *dst, const void *const *src, int64_t n, int64_t offset,
              int64_t count, dp_reduction op) {
  switch (op) {
  case DP_REDUCE_ADD:
    return run<Type>(dst, src, n, offset, count, Add());
  case DP_REDUCE_MUL:
    return run<Type>(dst, src, n, offset, count, Mul());
  case DP_REDUCE_MAX:
    return run<Type>(dst, src, n, offset, count, Maximum());
  case DP_REDUCE_MIN:
    return run<Type>(dst, src, n, offset, count, Minimum());
  case DP_REDUCE_MAXNUM:
    return run<Type>(dst, src, n, offset, count, MaxNum());
  default:
    return run<Type>(dst, src, n, offset, count, MinNum());
  }
}

template <typename T>
void runInteger(void *dst, const void *const *src, int64_t n, int64_t offset,
                int64_t count, dp_reduction op) {
  using Unsigned = Plain<std::make_unsigned_t<T>>;
  using Signed = Plain<std::make_signed_t<T>>;
  switch (op) {
  case DP_REDUCE_ADD:
    return run<Unsigned>(dst, src, n, offset, count, Add());
  case DP_REDUCE_MUL:
    return run<Unsigned>(dst, src, n, offset, count, Mul());
  case DP_REDUCE_MAX: // signed, also if the dtype is unsigned
    return run<Signed>(dst, src, n, offset, count, Maximum());
  case DP_REDUCE_MIN:
    return run<Signed>(dst, src, n, offset, count, Minimum());
  case DP_REDUCE_UMAX:
    return run<Unsigned>(dst, src, n, offset, count, Maximum());
  case DP_REDUCE_UMIN:
    return run<Unsigned>(dst, src, n, offset, count, Minimum());
  case DP_REDUCE_AND:
    return run<Unsigned>(dst, src, n, offset, count, And());
  case DP_REDUCE_OR:
    return run<Unsigned>(dst, src, n, offset, count, Or());
  default:
    return run<Unsigned>(dst, src, n, offset, count, Xor());
  }
}

void runBool(void *dst, const void *const *src, int64_t n, int64_t offset,
             int64_t count, dp_reduction op) {
  switch (op) {
  case DP_REDUCE_ADD: // modulo 2
  case DP_REDUCE_XOR:
    return run<Bool>(dst, src, n, offset, count, Xor());
  case DP_REDUCE_MUL:
  case DP_REDUCE_AND:
  case DP_REDUCE_UMIN:
  case DP_REDUCE_MAX: // signed: true is -1
    return run<Bool>(dst, src, n, offset, count, And());
  default:
    return run<Bool>(dst, src, n, offset, count, Or());
  }
}

} // namespace

void dp::reduceBuffers(void *dst, const void *const *sources,
                       int64_t numSources, int64_t offset, int64_t count,
                       dp_dtype dtype, dp_reduction op) {
  assert(reductionSupports(op, dtype) && "the type has no such reduction");
  if (count == 0)
    return;
  if (numSources == 1) {
    int64_t size = dtypeSize(dtype);
    const char *source = static_cast<const char *>(sources[0]) + offset * size;
    if (dst != source)
      std::memcpy(dst, source, count * size);
    return;
  }
  if (isComplex(dtype))
    return reduceBuffers(dst, sources, numSources, 2 * offset, 2 * count,
                         partType(dtype), op);
  switch (dtype) {
  case DP_BOOL:
    return runBool(dst, sources, numSources, offset, count, op);
  case DP_I8:
    return runInteger<int8_t>(dst, sources, numSources, offset, count, op);
  case DP_I16:
    return runInteger<int16_t>(dst, sources, numSources, offset, count, op);
  case DP_I32:
    return runInteger<int32_t>(dst, sources, numSources, offset, count, op);
  case DP_I64:
    return runInteger<int64_t>(dst, sources, numSources, offset, count, op);
  case DP_U8:
    return runInteger<uint8_t>(dst, sources, numSources, offset, count, op);
  case DP_U16:
    return runInteger<uint16_t>(dst, sources, numSources, offset, count, op);
  case DP_U32:
    return runInteger<uint32_t>(dst, sources, numSources, offset, count, op);
  case DP_U64:
    return runInteger<uint64_t>(dst, sources, numSources, offset, count, op);
  case DP_F16:
    return runFloat<Half>(dst, sources, numSources, offset, count, op);
  case DP_BF16:
    return runFloat<BFloat>(dst, sources, numSources, offset, count, op);
  case DP_F32:
    return runFloat<Plain<float>>(dst, sources, numSources, offset, count, op);
  case DP_F64:
    return runFloat<Plain<double>>(dst, sources, numSources, offset, count, op);
  }
}
