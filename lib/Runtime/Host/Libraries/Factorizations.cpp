//===- Factorizations.cpp - Linear algebra on single matrices -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// LAPACK's matrices are column-major. Where the algorithm takes columns one
// after the other it gets a transposed copy, so that signs and pivots are
// LAPACK's, as in frameworks.
//
//===----------------------------------------------------------------------===//

#include "Factorizations.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

using namespace dp;

/// out[j, i] = in[i, j] of a row-major rows x columns matrix.
template <typename T>
static void transpose(const T *in, int64_t rows, int64_t columns, T *out) {
  constexpr int64_t tile = 16;
  for (int64_t i0 = 0; i0 < rows; i0 += tile)
    for (int64_t j0 = 0; j0 < columns; j0 += tile)
      for (int64_t i = i0; i < std::min(i0 + tile, rows); ++i)
        for (int64_t j = j0; j < std::min(j0 + tile, columns); ++j)
          out[j * rows + i] = in[i * columns + j];
}

template <typename T>
static void fillNaN(T *values, int64_t count) {
  std::fill_n(values, count, std::numeric_limits<T>::quiet_NaN());
}

template <typename T>
static void setIdentity(T *values, int64_t n) {
  std::fill_n(values, n * n, T(0));
  for (int64_t i = 0; i < n; ++i)
    values[i * n + i] = 1;
}

template <typename T>
static bool isFinite(const T *values, int64_t count) {
  return std::all_of(values, values + count,
                     [](T value) { return std::isfinite(value); });
}

/// Calls `f` of LAPACK, f(work, lwork), with the workspace that it asks for.
template <typename T, typename F>
static void callWithWork(std::vector<T> &work, F &&f) {
  T wanted = 0;
  f(&wanted, -1);
  // The number may be rounded down.
  auto size = static_cast<size_t>(std::ceil(double(wanted) * 1.00001)) + 1;
  if (work.size() < size)
    work.resize(size);
  f(work.data(), static_cast<int>(work.size()));
}

template <typename T>
void Factorizations<T>::cholesky(int64_t item) {
  int n = size(0), &info = *integersAt(2, item, 1);
  info = 0;
  if (n == 0)
    return;
  int64_t count = int64_t(n) * n;
  const T *a = at(0, item, count);
  T *out = at(1, item, count);
  bool upper = call.has(DP_ROUTINE_UPPER);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j)
      out[i * n + j] = (upper ? i <= j : i >= j) ? a[i * n + j] : T(0);
  // By rows the lower triangle is by columns the upper one.
  lib.potrf(upper ? "L" : "U", &n, out, &n, &info);
  // Some versions take a NaN for positive.
  for (int i = 0; i < n && info == 0; ++i)
    if (std::isnan(out[int64_t(i) * n + i]))
      info = i + 1;
  if (info != 0)
    fillNaN(out, count);
}

template <typename T>
void Factorizations<T>::triangularSolve(int64_t item) {
  int m = size(0), n = size(1);
  bool right = call.has(DP_ROUTINE_RIGHT);
  int order = right ? n : m;
  int64_t count = int64_t(m) * n;
  T *x = at(2, item, count);
  std::copy_n(at(1, item, count), count, x);
  if (count == 0)
    return;
  // By columns all matrices are transposed: Xᵀ op(A)ᵀ = Bᵀ.
  T one = 1;
  lib.trsm(right ? "L" : "R", call.has(DP_ROUTINE_UPPER) ? "L" : "U",
           call.has(DP_ROUTINE_TRANSPOSE) ? "T" : "N",
           call.has(DP_ROUTINE_UNIT) ? "U" : "N", &n, &m, &one,
           at(0, item, int64_t(order) * order), &order, x, &n);
}

template <typename T>
void Factorizations<T>::lu(int64_t item) {
  int k = size(0), m = size(1), n = size(2), &info = *integersAt(3, item, 1);
  info = 0;
  if (k == 0)
    return;
  int64_t count = int64_t(m) * n;
  matrix.resize(count);
  transpose(at(0, item, count), m, n, matrix.data());
  lib.getrf(&m, &n, matrix.data(), &m, integersAt(2, item, k), &info);
  transpose(matrix.data(), n, m, at(1, item, count));
}

template <typename T>
void Factorizations<T>::householderQr(int64_t item) {
  int k = size(0), m = size(1), n = size(2), info = 0;
  if (k == 0)
    return;
  int64_t count = int64_t(m) * n;
  matrix.resize(count);
  transpose(at(0, item, count), m, n, matrix.data());
  callWithWork(work, [&](T *memory, int lwork) {
    lib.geqrf(&m, &n, matrix.data(), &m, at(2, item, k), memory, &lwork, &info);
  });
  transpose(matrix.data(), n, m, at(1, item, count));
}

template <typename T>
void Factorizations<T>::householderProduct(int64_t item) {
  int m = size(0), n = size(1), p = size(2), info = 0;
  int64_t count = int64_t(m) * n;
  if (count == 0)
    return;
  matrix.resize(count);
  transpose(at(0, item, count), m, n, matrix.data());
  callWithWork(work, [&](T *memory, int lwork) {
    lib.orgqr(&m, &n, &p, matrix.data(), &m, at(1, item, p), memory, &lwork,
              &info);
  });
  T *q = at(2, item, count);
  transpose(matrix.data(), n, m, q);
  if (info != 0)
    fillNaN(q, count);
}

template <typename T>
void Factorizations<T>::eigh(int64_t item) {
  int n = size(0), &info = *integersAt(3, item, 1);
  info = 0;
  if (n == 0)
    return;
  int64_t count = int64_t(n) * n;
  const T *a = at(0, item, count);
  T *vectors = at(1, item, count), *values = at(2, item, n);
  // LAPACK may not end with numbers that are not finite.
  if (!isFinite(a, count)) {
    info = 1;
  } else {
    matrix.resize(count);
    transpose(a, n, n, matrix.data());
    int wanted = 0, lwork = -1, liwork = -1;
    T size = 0;
    const char *job = call.has(DP_ROUTINE_VALUES) ? "N" : "V";
    const char *uplo = call.has(DP_ROUTINE_UPPER) ? "U" : "L";
    lib.syevd(job, uplo, &n, matrix.data(), &n, values, &size, &lwork, &wanted,
              &liwork, &info);
    integers.resize(wanted);
    liwork = wanted;
    callWithWork(work, [&](T *memory, int words) {
      if (words < 0)
        *memory = size;
      else
        lib.syevd(job, uplo, &n, matrix.data(), &n, values, memory, &words,
                  integers.data(), &liwork, &info);
    });
    transpose(matrix.data(), n, n, vectors);
  }
  if (info != 0) {
    fillNaN(vectors, count);
    fillNaN(values, n);
  }
}

template <typename T>
void Factorizations<T>::svd(int64_t item) {
  int k = size(0), m = size(1), n = size(2);
  bool onlyValues = call.has(DP_ROUTINE_VALUES);
  bool full = call.has(DP_ROUTINE_FULL);
  int &info = *integersAt(onlyValues ? 2 : 4, item, 1);
  int columns = full ? m : k, rows = full ? n : k;
  int64_t count = int64_t(m) * n, leftCount = int64_t(m) * columns;
  int64_t rightCount = int64_t(rows) * n;
  T *u = nullptr, *vt = nullptr;
  if (!onlyValues) {
    u = at(2, item, leftCount);
    vt = at(3, item, rightCount);
  }
  info = 0;
  if (k == 0) {
    if (u && full) {
      setIdentity(u, m);
      setIdentity(vt, n);
    }
    return;
  }
  const T *a = at(0, item, count);
  T *values = at(1, item, k);
  // LAPACK may not end with numbers that are not finite.
  if (!isFinite(a, count)) {
    info = 1;
  } else {
    matrix.resize(count);
    left.resize(u ? leftCount : 1);
    right.resize(u ? rightCount : 1);
    integers.resize(8 * size_t(k));
    transpose(a, m, n, matrix.data());
    const char *job = onlyValues ? "N" : full ? "A" : "S";
    callWithWork(work, [&](T *memory, int lwork) {
      lib.gesdd(job, &m, &n, matrix.data(), &m, values, left.data(), &m,
                right.data(), &rows, memory, &lwork, integers.data(), &info);
    });
    if (u) {
      transpose(left.data(), columns, m, u);
      transpose(right.data(), n, rows, vt);
    }
  }
  if (info != 0) {
    fillNaN(values, k);
    if (u) {
      fillNaN(u, leftCount);
      fillNaN(vt, rightCount);
    }
  }
}

template <typename T>
void Factorizations<T>::run(int64_t item) {
  switch (call.routine) {
  case DP_ROUTINE_CHOLESKY:
    return cholesky(item);
  case DP_ROUTINE_TRIANGULAR_SOLVE:
    return triangularSolve(item);
  case DP_ROUTINE_LU:
    return lu(item);
  case DP_ROUTINE_HOUSEHOLDER_QR:
    return householderQr(item);
  case DP_ROUTINE_HOUSEHOLDER_PRODUCT:
    return householderProduct(item);
  case DP_ROUTINE_EIGH:
    return eigh(item);
  case DP_ROUTINE_SVD:
    return svd(item);
  }
}

void dp::convertPivots(const RoutineCall &call, int64_t item) {
  int64_t k = call.sizes[0], m = call.sizes[1];
  const int *pivots = static_cast<const int *>(call.buffers[0]) + item * k;
  int *rows = static_cast<int *>(call.buffers[1]) + item * m;
  for (int64_t i = 0; i < m; ++i)
    rows[i] = static_cast<int>(i);
  for (int64_t i = 0; i < std::min(k, m); ++i)
    if (pivots[i] >= 1 && pivots[i] <= m)
      std::swap(rows[i], rows[pivots[i] - 1]);
}

template class dp::Factorizations<float>;
template class dp::Factorizations<double>;
