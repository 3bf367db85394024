//===- Layout.cpp - The parts of an array on the ranks --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Layout.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>
#include <cstring>
#include <optional>

using namespace dp;

void LocalPart::scatter(void *local, const void *global, int64_t begin,
                        int64_t end) const {
  for (int64_t at = begin; at < end;) {
    int64_t row = at / bytes, from = at % bytes;
    int64_t size = std::min(bytes - from, end - at);
    std::memcpy(
        static_cast<char *>(local) + at,
        static_cast<const char *>(global) + offset + row * stride + from, size);
    at += size;
  }
}

void LocalPart::gather(void *global, const void *local) const {
  if (bytes == 0)
    return;
  for (int64_t o = 0; o < outer; ++o)
    std::memcpy(static_cast<char *>(global) + offset + o * stride,
                static_cast<const char *>(local) + o * bytes, bytes);
}

/// Returns the number of elements; none if there are too many.
static std::optional<int64_t> countElements(const int64_t *shape,
                                            int64_t rank) {
  // Extents of an empty array are multiplied by the program, too.
  int64_t count = 1;
  bool isEmpty = false;
  for (int64_t i = 0; i < rank; ++i) {
    isEmpty |= shape[i] == 0;
    if (shape[i] < 0 ||
        (shape[i] != 0 && __builtin_mul_overflow(count, shape[i], &count)) ||
        count > DP_MAX_ELEMENTS)
      return std::nullopt;
  }
  return isEmpty ? 0 : count;
}

int64_t dp::elementCount(const int64_t *shape, int64_t rank) {
  if (std::optional<int64_t> count = countElements(shape, rank))
    return *count;
  throw Error("an array of " + describeType(-1, shape, rank) + " is too large");
}

LocalPart dp::localPart(const Value &value, const int64_t *shape, int64_t ranks,
                        int64_t rank) {
  int64_t size = dtypeSize(value.dtype);
  int64_t count = static_cast<int64_t>(value.shape.size());
  if (value.placement.kind != DP_SHARDED) {
    int64_t bytes = elementCount(shape, count) * size;
    return {1, bytes, bytes, 0};
  }
  if (value.placement.flat) {
    Chunk c = chunkOf(elementCount(shape, count), ranks, rank, 1);
    return {1, c.size * size, 0, c.offset * size};
  }
  int64_t dim = value.placement.dim;
  int64_t inner = elementCount(shape + dim + 1, count - dim - 1) * size;
  Chunk c = chunkOf(shape[dim], ranks, rank, value.placement.unit);
  return {elementCount(shape, dim), c.size * inner, shape[dim] * inner,
          c.offset * inner};
}

/// Signed and unsigned integers of one width have the same representation.
static bool sameBits(dp_dtype a, dp_dtype b) {
  auto integer = [](dp_dtype d) { return d != DP_BOOL && !isFloat(d); };
  return a == b || (integer(a) && integer(b) && dtypeSize(a) == dtypeSize(b));
}

void dp::checkArray(const Value &value, const dp_array &array,
                    const char *what) {
  int64_t rank = static_cast<int64_t>(value.shape.size());
  bool ok = sameBits(array.dtype, value.dtype) && array.rank == rank;
  for (int64_t i = 0; ok && i < rank; ++i)
    ok = value.shape[i] == array.shape[i] ||
         (value.shape[i] == -1 && array.shape[i] >= 0);
  if (!ok)
    throw Error(std::string(what) + " '" + value.name + "' is " +
                describeType(array.dtype, array.shape, array.rank) +
                " but must be " +
                describeType(value.dtype, value.shape.data(), rank));
  if (!countElements(array.shape, rank))
    throw Error(std::string(what) + " '" + value.name + "' is " +
                describeType(array.dtype, array.shape, array.rank) +
                ", which is too large");
  if (value.placement.kind == DP_SHARDED && !value.placement.flat &&
      array.shape[value.placement.dim] % value.placement.unit != 0)
    throw Error(std::string(what) + " '" + value.name + "' has " +
                std::to_string(array.shape[value.placement.dim]) +
                " elements along dimension " +
                std::to_string(value.placement.dim) + ", not a multiple of " +
                std::to_string(value.placement.unit));
}
