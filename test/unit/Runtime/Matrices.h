//===- Matrices.h - Operands of matrix products in tests ---------*- C++-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_MATRICES_H
#define DP_TEST_UNIT_RUNTIME_MATRICES_H

#include "dp/Runtime/DeviceABI.h"
#include "dp/Runtime/Half.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace dp {

/// Of `outer` batches. The first matrices of A's and C's batches lie side by
/// side, those of one of B's batches do, so that no single distance tells where
/// the matrices are.
struct Sizes {
  int64_t batch, m, n, k, outer = 1;

  int64_t items() const { return outer * batch; }
  /// The place of product number `item` among the matrices of A and C.
  int64_t place(int64_t item) const {
    return item % batch * outer + item / batch;
  }
};

/// A product of dense matrices of `dtype`.
inline dp_gemm makeGemm(dp_dtype dtype, dp_dtype outDtype, int64_t m, int64_t n,
                        int64_t k) {
  dp_gemm gemm = {};
  gemm.dtype_a = gemm.dtype_b = dtype;
  gemm.out_dtype = outDtype;
  gemm.outer = gemm.batch = 1;
  gemm.m = m;
  gemm.n = n;
  gemm.k = k;
  gemm.lda = k;
  gemm.ldb = gemm.ldc = n;
  return gemm;
}

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

/// The products of `s` of these matrices, see Sizes.
template <typename T>
dp_gemm makeGemm(Sizes s, int flags, const Matrices<T> &a, const Matrices<T> &b,
                 const Matrices<T> &c) {
  dp_gemm gemm = makeGemm(dtypeOf<T>, dtypeOf<T>, s.m, s.n, s.k);
  gemm.trans_a = flags & 1;
  gemm.trans_b = flags & 2;
  gemm.accumulate = flags & 4;
  gemm.outer = s.outer;
  gemm.batch = s.batch;
  gemm.lda = a.ld;
  gemm.ldb = b.ld;
  gemm.ldc = c.ld;
  gemm.stride_a = s.outer * a.stride;
  gemm.stride_b = b.stride;
  gemm.stride_c = s.outer * c.stride;
  gemm.outer_stride_a = a.stride;
  gemm.outer_stride_b = s.batch * b.stride;
  gemm.outer_stride_c = c.stride;
  return gemm;
}

/// The bits of `from`, rounded to `dtype`, f16 or bf16.
inline std::vector<uint16_t> toHalves(dp_dtype dtype,
                                      const std::vector<float> &from) {
  std::vector<uint16_t> to(from.size());
  for (size_t i = 0; i < from.size(); ++i)
    to[i] = dtype == DP_F16 ? floatToHalf(from[i]) : floatToBFloat(from[i]);
  return to;
}

/// The operands of a product of 16-bit factors, and C in f32 as it is and as it
/// is to be; a 16-bit C is to be that, rounded. The bits of `flags`: A, B are
/// transposed, C is added to.
struct HalfProblem {
  HalfProblem(dp_dtype dtype, Sizes s, int flags, int epilogue, int64_t padding)
      : c(s.batch, s.m, s.n, padding, 3), want(c),
        bias(static_cast<size_t>(s.n)) {
    bool transA = flags & 1, transB = flags & 2;
    Matrices<float> left(s.batch, transA ? s.k : s.m, transA ? s.m : s.k,
                         padding, 1),
        right(s.batch, transB ? s.n : s.k, transB ? s.k : s.n, padding, 5);
    for (size_t i = 0; i < bias.size(); ++i)
      bias[i] = static_cast<float>(i * 5 % 9) - 4;
    for (int64_t i = 0; i < s.batch; ++i)
      for (int64_t row = 0; row < s.m; ++row)
        for (int64_t column = 0; column < s.n; ++column) {
          float sum = flags & 4 ? c.at(i, row, column) : 0;
          for (int64_t l = 0; l < s.k; ++l)
            sum += (transA ? left.at(i, l, row) : left.at(i, row, l)) *
                   (transB ? right.at(i, column, l) : right.at(i, l, column));
          if (epilogue & DP_EPILOGUE_BIAS)
            sum += bias[static_cast<size_t>(column)];
          if (epilogue & DP_EPILOGUE_RELU)
            sum = std::max(sum, 0.0f);
          want.at(i, row, column) = sum;
        }
    a = toHalves(dtype, left.data);
    b = toHalves(dtype, right.data);
    gemm = makeGemm(dtype, DP_F32, s.m, s.n, s.k);
    gemm.trans_a = transA;
    gemm.trans_b = transB;
    gemm.accumulate = flags & 4;
    gemm.epilogue = epilogue;
    gemm.batch = s.batch;
    gemm.lda = left.ld;
    gemm.ldb = right.ld;
    gemm.ldc = c.ld;
    gemm.stride_a = left.stride;
    gemm.stride_b = right.stride;
    gemm.stride_c = c.stride;
  }
  std::vector<uint16_t> a, b;
  dp_gemm gemm; ///< C is f32
  Matrices<float> c, want;
  std::vector<float> bias;
};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_MATRICES_H
