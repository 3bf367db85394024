//===- Matrices.h - Operands of matrix products in tests ---------*- C++-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_MATRICES_H
#define DP_TEST_UNIT_RUNTIME_MATRICES_H

#include "dp/Runtime/DeviceABI.h"

#include <cstdint>
#include <vector>

namespace dp {

struct Sizes {
  int64_t batch, m, n, k;
};

template <typename T>
constexpr dp_dtype dtypeOf = DP_F32;
template <>
constexpr dp_dtype dtypeOf<double> = DP_F64;

/// A batch of stored matrices of small integers, so that products are exact,
/// with `padding` elements after every row.
template <typename T>
struct Matrices {
  Matrices(int64_t batch, int64_t rows, int64_t columns, int64_t padding,
           int64_t seed)
      : ld(columns + padding), stride(ld * rows + padding),
        data(static_cast<size_t>(batch * stride + 1)) {
    for (size_t i = 0; i < data.size(); ++i)
      data[i] = static_cast<T>(static_cast<int64_t>(i * 7 + seed) % 13 - 6);
  }
  T &at(int64_t b, int64_t row, int64_t column) {
    return data[static_cast<size_t>(b * stride + row * ld + column)];
  }
  int64_t ld, stride;
  std::vector<T> data;
};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_MATRICES_H
