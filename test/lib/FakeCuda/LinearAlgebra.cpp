//===- LinearAlgebra.cpp - Factorizations of matrices ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "LinearAlgebra.h"

#include <algorithm>
#include <numeric>

using namespace dp::fake;

Matrix64 Matrix64::identity(int64_t rows, int64_t cols) {
  Matrix64 result(rows, cols);
  for (int64_t i = 0; i < std::min(rows, cols); ++i)
    result(i, i) = 1;
  return result;
}

Matrix64 Matrix64::transposed() const {
  Matrix64 result(cols, rows);
  for (int64_t j = 0; j < cols; ++j)
    for (int64_t i = 0; i < rows; ++i)
      result(j, i) = (*this)(i, j);
  return result;
}

int dp::fake::choleskyInPlace(Matrix64 &a, bool upper) {
  // Of the lower triangle L(i, j), which with `upper` is at (j, i).
  auto at = [&](int64_t i, int64_t j) -> double & {
    return upper ? a(j, i) : a(i, j);
  };
  for (int64_t j = 0; j < a.rows; ++j) {
    double rest = at(j, j);
    for (int64_t k = 0; k < j; ++k)
      rest -= at(j, k) * at(j, k);
    if (!(rest > 0))
      return static_cast<int>(j) + 1;
    at(j, j) = std::sqrt(rest);
    for (int64_t i = j + 1; i < a.rows; ++i) {
      for (int64_t k = 0; k < j; ++k)
        at(i, j) -= at(i, k) * at(j, k);
      at(i, j) /= at(j, j);
    }
  }
  return 0;
}

void dp::fake::solveTriangular(const Matrix64 &a, Matrix64 &b, bool upper,
                               bool right, bool transposed, bool unit) {
  // X op(A) = B is op(A)ᵀ Xᵀ = Bᵀ.
  Matrix64 x = right ? b.transposed() : b;
  bool flip = transposed != right;
  int64_t n = a.rows;
  for (int64_t column = 0; column < x.cols; ++column)
    for (int64_t step = 0; step < n; ++step) {
      // An upper triangle is solved from below.
      bool fromBelow = upper != flip;
      int64_t i = fromBelow ? n - 1 - step : step;
      double value = x(i, column);
      for (int64_t done = 0; done < step; ++done) {
        int64_t j = fromBelow ? n - 1 - done : done;
        value -= (flip ? a(j, i) : a(i, j)) * x(j, column);
      }
      x(i, column) = unit ? value : value / a(i, i);
    }
  b = right ? x.transposed() : x;
}

int dp::fake::luInPlace(Matrix64 &a, std::vector<int> &pivots) {
  int info = 0;
  int64_t k = std::min(a.rows, a.cols);
  pivots.resize(k);
  for (int64_t j = 0; j < k; ++j) {
    int64_t pivot = j;
    for (int64_t i = j + 1; i < a.rows; ++i)
      if (std::abs(a(i, j)) > std::abs(a(pivot, j)))
        pivot = i;
    pivots[j] = static_cast<int>(pivot) + 1;
    for (int64_t c = 0; c < a.cols; ++c)
      std::swap(a(j, c), a(pivot, c));
    if (a(j, j) == 0) {
      info = info ? info : static_cast<int>(j) + 1;
      continue;
    }
    for (int64_t i = j + 1; i < a.rows; ++i) {
      a(i, j) /= a(j, j);
      for (int64_t c = j + 1; c < a.cols; ++c)
        a(i, c) -= a(i, j) * a(j, c);
    }
  }
  return info;
}

void dp::fake::qrInPlace(Matrix64 &a, std::vector<double> &factors) {
  int64_t k = std::min(a.rows, a.cols);
  factors.assign(k, 0);
  for (int64_t j = 0; j < k; ++j) {
    double rest = 0, alpha = a(j, j);
    for (int64_t i = j + 1; i < a.rows; ++i)
      rest = std::hypot(rest, a(i, j));
    if (rest == 0)
      continue;
    double beta = -std::copysign(std::hypot(alpha, rest), alpha);
    factors[j] = (beta - alpha) / beta;
    for (int64_t i = j + 1; i < a.rows; ++i)
      a(i, j) /= alpha - beta;
    a(j, j) = beta;
    for (int64_t c = j + 1; c < a.cols; ++c) {
      double sum = a(j, c);
      for (int64_t i = j + 1; i < a.rows; ++i)
        sum += a(i, j) * a(i, c);
      sum *= factors[j];
      a(j, c) -= sum;
      for (int64_t i = j + 1; i < a.rows; ++i)
        a(i, c) -= sum * a(i, j);
    }
  }
}

void dp::fake::multiplyReflectors(Matrix64 &a,
                                  const std::vector<double> &factors) {
  Matrix64 q = Matrix64::identity(a.rows, a.cols);
  for (auto j = static_cast<int64_t>(factors.size()) - 1; j >= 0; --j)
    for (int64_t c = 0; c < q.cols; ++c) {
      double sum = q(j, c);
      for (int64_t i = j + 1; i < q.rows; ++i)
        sum += a(i, j) * q(i, c);
      sum *= factors[j];
      q(j, c) -= sum;
      for (int64_t i = j + 1; i < q.rows; ++i)
        q(i, c) -= sum * a(i, j);
    }
  a = q;
}

/// Rotates columns p and q of `x`.
static void rotateColumns(Matrix64 &x, int64_t p, int64_t q, double c,
                          double s) {
  for (int64_t i = 0; i < x.rows; ++i) {
    double left = x(i, p), right = x(i, q);
    x(i, p) = c * left - s * right;
    x(i, q) = s * left + c * right;
  }
}

/// Makes the columns of `x` orthogonal by rotations from the right, which `v`
/// collects: the one-sided Jacobi method.
static void orthogonalize(Matrix64 &x, Matrix64 &v) {
  constexpr int maxSweeps = 60;
  bool changed = true;
  for (int sweep = 0; sweep < maxSweeps && changed; ++sweep) {
    changed = false;
    for (int64_t p = 0; p + 1 < x.cols; ++p)
      for (int64_t q = p + 1; q < x.cols; ++q) {
        double alpha = 0, beta = 0, gamma = 0;
        for (int64_t i = 0; i < x.rows; ++i) {
          alpha += x(i, p) * x(i, p);
          beta += x(i, q) * x(i, q);
          gamma += x(i, p) * x(i, q);
        }
        if (std::abs(gamma) <= 1e-15 * std::sqrt(alpha * beta))
          continue;
        changed = true;
        double zeta = (beta - alpha) / (2 * gamma);
        double t =
            std::copysign(1 / (std::abs(zeta) + std::hypot(1, zeta)), zeta);
        double c = 1 / std::hypot(1, t);
        rotateColumns(x, p, q, c, c * t);
        rotateColumns(v, p, q, c, c * t);
      }
  }
}

void dp::fake::eighInPlace(Matrix64 &a, std::vector<double> &values) {
  // The columns of A V, with V of A's right singular vectors, are orthogonal.
  // With a shift that makes A positive, they are the eigenvectors times the
  // eigenvalues.
  int64_t n = a.rows;
  double shift = 0;
  for (int64_t i = 0; i < n; ++i) {
    double sum = 0;
    for (int64_t j = 0; j < n; ++j)
      sum += std::abs(a(i, j));
    shift = std::max(shift, sum);
  }
  Matrix64 x = a, v = Matrix64::identity(n, n);
  for (int64_t i = 0; i < n; ++i)
    x(i, i) += shift;
  orthogonalize(x, v);
  // Rayleigh quotients: the shift would cost digits.
  std::vector<double> found(n);
  for (int64_t j = 0; j < n; ++j)
    for (int64_t i = 0; i < n; ++i)
      for (int64_t k = 0; k < n; ++k)
        found[j] += v(i, j) * a(i, k) * v(k, j);
  std::vector<int64_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t l, int64_t r) { return found[l] < found[r]; });
  values.resize(n);
  for (int64_t j = 0; j < n; ++j) {
    values[j] = found[order[j]];
    for (int64_t i = 0; i < n; ++i)
      a(i, j) = v(i, order[j]);
  }
}

/// Replaces the columns from `first` on by any that make `u` orthogonal.
static void completeBasis(Matrix64 &u, int64_t first) {
  for (int64_t j = first; j < u.cols; ++j) {
    double best = 0;
    std::vector<double> chosen(u.rows);
    for (int64_t unit = 0; unit < u.rows; ++unit) {
      std::vector<double> column(u.rows);
      column[unit] = 1;
      for (int pass = 0; pass < 2; ++pass)
        for (int64_t c = 0; c < j; ++c) {
          double dot = 0;
          for (int64_t i = 0; i < u.rows; ++i)
            dot += u(i, c) * column[i];
          for (int64_t i = 0; i < u.rows; ++i)
            column[i] -= dot * u(i, c);
        }
      double norm = std::sqrt(std::inner_product(column.begin(), column.end(),
                                                 column.begin(), 0.0));
      if (norm > best + 1e-6) {
        best = norm;
        for (double &value : column)
          value /= norm;
        chosen = column;
      }
    }
    for (int64_t i = 0; i < u.rows; ++i)
      u(i, j) = chosen[i];
  }
}

void dp::fake::singularValues(const Matrix64 &a, Matrix64 &u,
                              std::vector<double> &s, Matrix64 &v) {
  if (a.rows < a.cols)
    return singularValues(a.transposed(), v, s, u);
  Matrix64 x = a, rotations = Matrix64::identity(a.cols, a.cols);
  orthogonalize(x, rotations);
  std::vector<double> norms(a.cols);
  for (int64_t j = 0; j < a.cols; ++j)
    for (int64_t i = 0; i < a.rows; ++i)
      norms[j] = std::hypot(norms[j], x(i, j));
  std::vector<int64_t> order(a.cols);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t l, int64_t r) { return norms[l] > norms[r]; });
  u = Matrix64(a.rows, a.rows);
  v = Matrix64(a.cols, a.cols);
  s.resize(a.cols);
  int64_t rank = 0;
  for (int64_t j = 0; j < a.cols; ++j) {
    s[j] = norms[order[j]];
    for (int64_t i = 0; i < a.cols; ++i)
      v(i, j) = rotations(i, order[j]);
    if (s[j] <= 1e-14 * s[0])
      continue;
    rank = j + 1;
    for (int64_t i = 0; i < a.rows; ++i)
      u(i, j) = x(i, order[j]) / s[j];
  }
  completeBasis(u, rank);
}
