//===- Attention.cpp - Blocks of attention on one thread ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The softmax over blocks of keys keeps each row's maximum and sum and scales
// its sums when the maximum grows (Milakov and Gimelshein 2018, Dao et al.
// 2022). The gradient computes the probabilities again from the logsumexp.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "Host/Bindings/Blas.h"
#include "Sgemm.h"
#include "SoftmaxRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace dp;

namespace {
/// A row-major matrix.
template <typename T>
struct BlockMatrix {
  T *data;
  int64_t ld;
  bool isTransposed = false;
};

template <typename T>
constexpr T minusInfinity = -std::numeric_limits<T>::infinity();
} // namespace

static void callGemm(int transA, int transB, int m, int n, int k, float alpha,
                     const float *a, int lda, const float *b, int ldb,
                     float beta, float *c, int ldc) {
  sgemm(Blas::rowMajor, transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c,
        ldc);
}

static void callGemm(int transA, int transB, int m, int n, int k, double alpha,
                     const double *a, int lda, const double *b, int ldb,
                     double beta, double *c, int ldc) {
  blas().dgemm(Blas::rowMajor, transA, transB, m, n, k, alpha, a, lda, b, ldb,
               beta, c, ldc);
}

/// C = factor op(A) op(B), or that is added to C; C is m x n.
template <typename T>
static void multiplyBlocks(int64_t m, int64_t n, int64_t k, T factor,
                           BlockMatrix<const T> a, BlockMatrix<const T> b,
                           bool accumulate, BlockMatrix<T> c) {
  if (m == 0 || n == 0)
    return;
  if (k == 0) {
    for (int64_t row = 0; row < m && !accumulate; ++row)
      std::fill_n(c.data + row * c.ld, n, T(0));
    return;
  }
  auto toTrans = [](bool is) { return is ? Blas::trans : Blas::noTrans; };
  callGemm(toTrans(a.isTransposed), toTrans(b.isTransposed),
           static_cast<int>(m), static_cast<int>(n), static_cast<int>(k),
           factor, a.data, static_cast<int>(a.ld), b.data,
           static_cast<int>(b.ld), T(accumulate ? 1 : 0), c.data,
           static_cast<int>(c.ld));
}

template <typename T>
Attention<T>::Attention(const AttentionCall &call)
    : call(call), rowsPerBlock(getAttentionRows(call)) {
  auto area =
      static_cast<size_t>(rowsPerBlock * std::min(attentionKeys, call.n));
  scores.reset(new T[area]);
  if (call.isGradient) {
    gradients.reset(new T[area]);
    means.reset(
        new T[static_cast<size_t>(getAttentionChunk(call) * rowsPerBlock)]);
  }
  maxima.reset(new T[static_cast<size_t>(rowsPerBlock)]);
  sums.reset(new T[static_cast<size_t>(rowsPerBlock)]);
  if (!call.buffers[attentionBuffer::Mask])
    return;
  maskStrides.reset(new int64_t[static_cast<size_t>(call.rank)]);
  const int64_t *extents = call.maskSizes;
  int64_t stride = 1;
  auto take = [&](int64_t dim, int64_t extent) {
    int64_t own = extents[dim] == extent ? stride : 0;
    stride *= extents[dim];
    return own;
  };
  maskKeyStride = take(call.rank + 1, call.n);
  maskRowStride = take(call.rank, call.m);
  for (int64_t dim = call.rank; dim-- > 0;)
    maskStrides[dim] = take(dim, call.sizes[dim]);
}

template <typename T>
const T *Attention<T>::getMask(int64_t item) const {
  int64_t offset = 0;
  for (int64_t dim = call.rank; dim-- > 0;) {
    offset += item % call.sizes[dim] * maskStrides[dim];
    item /= call.sizes[dim];
  }
  return get(attentionBuffer::Mask, offset);
}

template <typename T>
int64_t Attention<T>::countKeys(int64_t key, int64_t end) const {
  int64_t last = call.isCausal ? std::min(call.n, end) : call.n;
  return std::clamp<int64_t>(last - key, 0, attentionKeys);
}

template <typename T>
void Attention<T>::addMaskRow(const Block &b, int64_t row) {
  T *s = scores.get() + row * b.keys;
  if (call.buffers[attentionBuffer::Mask]) {
    const T *mask = getMask(b.item) + (b.row + row) * maskRowStride;
    if (maskKeyStride != 0)
      addRow(s, mask + b.key, b.keys);
    else
      for (int64_t key = 0; key < b.keys; ++key)
        s[key] += *mask;
  }
  if (!call.isCausal)
    return;
  int64_t allowed = std::max<int64_t>(b.row + row + 1 - b.key, 0);
  if (allowed < b.keys)
    std::fill(s + allowed, s + b.keys, minusInfinity<T>);
}

template <typename T>
void Attention<T>::computeScores(const Block &b) {
  const T *query =
      get(attentionBuffer::Query, (b.item * call.m + b.row) * call.k);
  const T *key = get(attentionBuffer::Key,
                     (b.item / call.group * call.n + b.key) * call.k);
  multiplyBlocks<T>(b.rows, b.keys, call.k, static_cast<T>(call.scale),
                    {query, call.k}, {key, call.k, /*isTransposed=*/true},
                    /*accumulate=*/false, {scores.get(), b.keys});
  for (int64_t row = 0; row < b.rows; ++row)
    addMaskRow(b, row);
}

template <typename T>
void Attention<T>::addExponentials(const Block &b, bool isFirst) {
  T *output = get(attentionBuffer::Output, (b.item * call.m + b.row) * call.v);
  for (int64_t row = 0; row < b.rows; ++row) {
    T *s = scores.get() + row * b.keys;
    T before = isFirst ? minusInfinity<T> : maxima[row];
    T maximum = std::max(before, findMax(s, b.keys));
    // A row without keys so far; with a NaN among them they are no such row.
    bool isEmpty = maximum == minusInfinity<T>;
    T sum = exponentiate(s, b.keys, isEmpty ? T(0) : maximum);
    if (!isFirst && before != maximum) {
      T factor = std::exp(before - maximum);
      sums[row] *= factor;
      scaleRow(output + row * call.v, call.v, factor);
    }
    maxima[row] = maximum;
    sums[row] = isFirst ? sum : sums[row] + sum;
  }
}

template <typename T>
void Attention<T>::forward(int64_t item, int64_t block) {
  int64_t row = block * rowsPerBlock;
  int64_t rows = std::min(rowsPerBlock, call.m - row);
  T *output = get(attentionBuffer::Output, (item * call.m + row) * call.v);
  T *logsumexp = get(attentionBuffer::Logsumexp, item * call.m + row);
  bool isFirst = true;
  for (int64_t key = 0, keys; (keys = countKeys(key, row + rows)) > 0;
       key += keys) {
    Block b{item, row, rows, key, keys};
    computeScores(b);
    addExponentials(b, isFirst);
    multiplyBlocks<T>(rows, call.v, keys, T(1), {scores.get(), keys},
                      {get(attentionBuffer::Value,
                           (item / call.group * call.n + key) * call.v),
                       call.v},
                      !isFirst, {output, call.v});
    isFirst = false;
  }
  for (int64_t r = 0; r < rows; ++r) {
    T sum = isFirst ? T(0) : sums[r];
    if (sum == 0) {
      std::fill_n(output + r * call.v, call.v, T(0));
      logsumexp[r] = minusInfinity<T>;
      continue;
    }
    scaleRow(output + r * call.v, call.v, T(1) / sum);
    logsumexp[r] = maxima[r] + std::log(sum);
  }
}

template <typename T>
void Attention<T>::computeScoreGradients(const Block &b, const T *blockMeans) {
  const T *logsumexp = get(attentionBuffer::Logsumexp, b.item * call.m + b.row);
  for (int64_t row = 0; row < b.rows; ++row) {
    T *p = scores.get() + row * b.keys;
    if (logsumexp[row] == minusInfinity<T>)
      std::fill_n(p, b.keys, T(0));
    else
      exponentiate(p, b.keys, logsumexp[row]);
    applySoftmaxGradient(gradients.get() + row * b.keys, p, b.keys,
                         blockMeans[row]);
  }
}

template <typename T>
void Attention<T>::backwardBlock(const Block &b, const T *blockMeans,
                                 bool accumulate, T *keyGradient,
                                 T *valueGradient) {
  int64_t row = b.item * call.m + b.row;
  int64_t key = b.item / call.group * call.n + b.key;
  BlockMatrix<const T> gradient{
      get(attentionBuffer::OutputGradient, row * call.v), call.v};
  T scale = static_cast<T>(call.scale);
  computeScores(b);
  multiplyBlocks<T>(b.rows, b.keys, call.v, T(1), gradient,
                    {get(attentionBuffer::Value, key * call.v), call.v,
                     /*isTransposed=*/true},
                    /*accumulate=*/false, {gradients.get(), b.keys});
  computeScoreGradients(b, blockMeans);
  multiplyBlocks<T>(b.keys, call.v, b.rows, T(1),
                    {scores.get(), b.keys, /*isTransposed=*/true}, gradient,
                    accumulate, {valueGradient + b.key * call.v, call.v});
  multiplyBlocks<T>(b.keys, call.k, b.rows, scale,
                    {gradients.get(), b.keys, /*isTransposed=*/true},
                    {get(attentionBuffer::Query, row * call.k), call.k},
                    accumulate, {keyGradient + b.key * call.k, call.k});
  multiplyBlocks<T>(
      b.rows, call.k, b.keys, scale, {gradients.get(), b.keys},
      {get(attentionBuffer::Key, key * call.k), call.k},
      /*accumulate=*/b.key != 0,
      {get(attentionBuffer::QueryGradient, row * call.k), call.k});
}

template <typename T>
typename Attention<T>::Block Attention<T>::getBlock(int64_t keyItem,
                                                    int64_t number) const {
  int64_t blocks = countAttentionBlocks(call);
  int64_t row = number % blocks * rowsPerBlock;
  return {keyItem * call.group + number / blocks, row,
          std::min(rowsPerBlock, call.m - row), /*key=*/0, /*keys=*/0};
}

template <typename T>
void Attention<T>::computeMeans(const Block &b, T *result) {
  for (int64_t row = 0; row < b.rows; ++row) {
    int64_t at = (b.item * call.m + b.row + row) * call.v;
    result[row] = dotProduct(get(attentionBuffer::OutputGradient, at),
                             get(attentionBuffer::Output, at), call.v);
  }
}

template <typename T>
void Attention<T>::backward(int64_t keyItem, int64_t chunk, T *keyGradient,
                            T *valueGradient) {
  int64_t blocks = call.group * countAttentionBlocks(call);
  int64_t begin = chunk * getAttentionChunk(call);
  int64_t end = std::min(begin + getAttentionChunk(call), blocks);
  auto meansOf = [&](int64_t number) {
    return means.get() + (number - begin) * rowsPerBlock;
  };
  for (int64_t number = begin; number < end; ++number) {
    Block b = getBlock(keyItem, number);
    computeMeans(b, meansOf(number));
    if (call.n == 0)
      std::fill_n(get(attentionBuffer::QueryGradient,
                      (b.item * call.m + b.row) * call.k),
                  b.rows * call.k, T(0));
  }
  for (int64_t key = 0; key < call.n; key += attentionKeys) {
    int64_t all = std::min(attentionKeys, call.n - key);
    bool accumulate = false;
    // Sets elements that the first block of rows leaves out, such as causal
    // ones.
    auto clear = [&] {
      std::fill_n(keyGradient + key * call.k, all * call.k, T(0));
      std::fill_n(valueGradient + key * call.v, all * call.v, T(0));
      accumulate = true;
    };
    for (int64_t number = begin; number < end; ++number) {
      Block b = getBlock(keyItem, number);
      b.key = key, b.keys = countKeys(key, b.row + b.rows);
      if (!accumulate && b.keys < all)
        clear();
      if (b.keys > 0)
        backwardBlock(b, meansOf(number), accumulate, keyGradient,
                      valueGradient);
      accumulate = true;
    }
    if (!accumulate)
      clear();
  }
}

template <typename T>
void Attention<T>::backward(int64_t keyItem) {
  int64_t ofKeys = call.n * call.k, ofValues = call.n * call.v;
  T *keyGradient = get(attentionBuffer::KeyGradient, keyItem * ofKeys);
  T *valueGradient = get(attentionBuffer::ValueGradient, keyItem * ofValues);
  backward(keyItem, 0, keyGradient, valueGradient);
  for (int64_t chunk = 1; chunk < countAttentionChunks(call); ++chunk) {
    if (!terms)
      terms.reset(new T[static_cast<size_t>(ofKeys + ofValues)]);
    backward(keyItem, chunk, terms.get(), terms.get() + ofKeys);
    addRow(keyGradient, terms.get(), ofKeys);
    addRow(valueGradient, terms.get() + ofKeys, ofValues);
  }
}

template class dp::Attention<float>;
template class dp::Attention<double>;
