//===- LinearAlgebra.h - Column-major matrices of a stream ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Plain algorithms in f64, with LAPACK's conventions for signs and pivots.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_LINEARALGEBRA_H
#define DP_TEST_FAKECUDA_LINEARALGEBRA_H

#include "Engine.h"

#include <cmath>
#include <vector>

namespace dp::fake {

/// A dense column-major matrix.
struct Matrix64 {
  int64_t rows, cols;
  std::vector<double> values;

  Matrix64(int64_t rows, int64_t cols) : rows(rows), cols(cols) {
    values.resize(static_cast<size_t>(rows * cols));
  }
  static Matrix64 identity(int64_t rows, int64_t cols);
  double &operator()(int64_t i, int64_t j) { return values[i + j * rows]; }
  double operator()(int64_t i, int64_t j) const { return values[i + j * rows]; }
  Matrix64 transposed() const;
};

/// A column-major matrix in a GPU's memory.
template <typename T>
struct MatrixView {
  T *data;
  int64_t rows, cols, ld;

  bool access(OpContext &op, Memory::Access kind,
              Memory::Unwritten unwritten = Memory::Wrong) const {
    for (int64_t j = 0; j < cols && rows > 0; ++j)
      if (!engine().memory.access(op, data + j * ld, rows * sizeof(T), kind,
                                  unwritten))
        return false;
    return true;
  }
  bool change(OpContext &op) const {
    return access(op, Memory::Read) && access(op, Memory::Write);
  }
  Matrix64 load() const {
    Matrix64 result(rows, cols);
    for (int64_t j = 0; j < cols; ++j)
      for (int64_t i = 0; i < rows; ++i)
        result(i, j) = static_cast<double>(data[i + j * ld]);
    return result;
  }
  void store(const Matrix64 &from) const {
    for (int64_t j = 0; j < cols; ++j)
      for (int64_t i = 0; i < rows; ++i)
        data[i + j * ld] = static_cast<T>(from(i, j));
  }
  /// Writes NaN, since a library may leave anything where it promises nothing.
  void scribble() const {
    for (int64_t j = 0; j < cols; ++j)
      for (int64_t i = 0; i < rows; ++i)
        data[i + j * ld] = static_cast<T>(NAN);
  }
};

/// Factorizes one triangle; returns the first minor that is not positive, or 0.
int choleskyInPlace(Matrix64 &a, bool upper);
/// Solves with `a` instead of b: op(A) X = B, or X op(A) = B with `right`.
void solveTriangular(const Matrix64 &a, Matrix64 &b, bool upper, bool right,
                     bool transposed, bool unit);
/// Returns the first zero of U's diagonal, from 1, or 0.
int luInPlace(Matrix64 &a, std::vector<int> &pivots);
void qrInPlace(Matrix64 &a, std::vector<double> &factors);
/// `a` becomes the first columns of the product of the reflectors in it.
void multiplyReflectors(Matrix64 &a, const std::vector<double> &factors);
/// Eigenvectors as columns of `a`, which is symmetric; values ascending.
void eighInPlace(Matrix64 &a, std::vector<double> &values);
/// A = U diag(s) Vᵀ with square U and V; values descending.
void singularValues(const Matrix64 &a, Matrix64 &u, std::vector<double> &s,
                    Matrix64 &v);

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_LINEARALGEBRA_H
