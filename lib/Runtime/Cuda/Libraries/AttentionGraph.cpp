//===- AttentionGraph.cpp - Attention as operations of cuDNN --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// cuDNN's engines for attention match these operations in this order. The
// gradient writes that of the scores to memory, once, so that it can add the
// query's gradient in one order: the deterministic form.
//
//===----------------------------------------------------------------------===//

#include "AttentionGraph.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>

using namespace dp;
using namespace dp::cuda;

namespace {

/// Numbers of the call's buffers, plus 1.
enum : int64_t {
  QueryId = 1,
  KeyId,
  ValueId,
  MaskId,
  OutputId,
  LogsumexpId,
  OutputGradientId,
  QueryGradientId,
  KeyGradientId,
  ValueGradientId,
};

class AttentionGraphBuilder {
public:
  explicit AttentionGraphBuilder(const AttentionShape &shape);
  void buildForward();
  void buildGradient();

  CudnnGraph graph;

private:
  using Sizes = CudnnGraph::Sizes;
  using Tensor = CudnnGraph::Tensor;

  Tensor addScores() { return graph.addVirtual(CUDNN_DATA_FLOAT, scores); }
  Tensor addRows() { return graph.addVirtual(CUDNN_DATA_FLOAT, rows); }
  /// The strides of a buffer.
  Sizes getStrides(Tensor id, const Sizes &sizes) const {
    const std::array<int64_t, 3> &given = shape.strides[id - 1];
    return given[2] == 0 ? CudnnGraph::getDenseStrides(sizes)
                         : Sizes{given[0], given[1], given[2], 1};
  }
  Tensor addMatrices(Tensor id, const Sizes &sizes) {
    return graph.addBuffer(id, type, sizes, getStrides(id, sizes));
  }
  /// x op b, with the sizes of the scores.
  Tensor compute(cudnnPointwiseMode_t mode, Tensor x, Tensor b = -1) {
    Tensor y = addScores();
    graph.pointwise(mode, x, y, b);
    return y;
  }
  /// A matrix of keys or values with its last two dimensions exchanged.
  Tensor addTransposed(Tensor id, int64_t columns);
  /// The scores, scaled and with the mask.
  Tensor addMaskedScores(Tensor query, Tensor key);
  Tensor forbidLaterKeys(Tensor x);
  /// The scores in 16 bits, transposed.
  Tensor transpose(Tensor x);
  /// The gradient of keys or values: a b, added up over the queries that share
  /// them.
  void addKeyGradient(Tensor a, Tensor b, Tensor id, int64_t columns);

  const AttentionShape &shape;
  cudnnDataType_t type;
  Sizes query, key, value, output, scores, rows;
  Tensor scale = graph.addNumber(attentionTensor::Scale);
};

} // namespace

AttentionGraphBuilder::AttentionGraphBuilder(const AttentionShape &s)
    : graph(s.getName()), shape(s),
      type(s.dtype == DP_F16 ? CUDNN_DATA_HALF : CUDNN_DATA_BFLOAT16),
      query{s.batch, s.heads, s.m, s.k}, key{s.batch, s.keyHeads, s.n, s.k},
      value{s.batch, s.keyHeads, s.n, s.v}, output{s.batch, s.heads, s.m, s.v},
      scores{s.batch, s.heads, s.m, s.n}, rows{s.batch, s.heads, s.m, 1} {}

CudnnGraph::Tensor AttentionGraphBuilder::addTransposed(Tensor id,
                                                        int64_t columns) {
  Sizes strides =
      getStrides(id, {shape.batch, shape.keyHeads, shape.n, columns});
  return graph.addBuffer(id, type,
                         {shape.batch, shape.keyHeads, columns, shape.n},
                         {strides[0], strides[1], 1, strides[2]});
}

CudnnGraph::Tensor AttentionGraphBuilder::addMaskedScores(Tensor query,
                                                          Tensor key) {
  Tensor products = addScores();
  graph.matmul(query, key, products);
  Tensor masked = compute(CUDNN_POINTWISE_MUL, products, scale);
  if (!shape.hasMask)
    return masked;
  // The gradient's engines read a mask with one row for all queries as if it
  // had all rows, without an error (seen with cuDNN 9.19 on an H100): its row
  // is repeated by a stride of 0.
  Sizes sizes = shape.mask, strides = CudnnGraph::getDenseStrides(sizes);
  if (shape.isGradient && sizes[2] == 1 && shape.m != 1) {
    sizes[2] = shape.m;
    strides[2] = 0;
  }
  return compute(CUDNN_POINTWISE_ADD, masked,
                 graph.addBuffer(MaskId, CUDNN_DATA_FLOAT, sizes, strides));
}

CudnnGraph::Tensor AttentionGraphBuilder::forbidLaterKeys(Tensor x) {
  if (!shape.isCausal)
    return x;
  Tensor row = graph.addVirtual(CUDNN_DATA_INT32, scores);
  Tensor column = graph.addVirtual(CUDNN_DATA_INT32, scores);
  Tensor isAllowed = graph.addVirtual(CUDNN_DATA_BOOLEAN, scores);
  Tensor y = addScores();
  graph.genIndex(x, 2, row);
  graph.genIndex(x, 3, column);
  graph.pointwise(CUDNN_POINTWISE_CMP_GE, row, isAllowed, column);
  graph.select(isAllowed, x, graph.addNumber(attentionTensor::Forbidden), y);
  return y;
}

CudnnGraph::Tensor AttentionGraphBuilder::transpose(Tensor x) {
  int64_t area = shape.m * shape.n;
  Tensor y =
      graph.addVirtual(type, Sizes{shape.batch, shape.heads, shape.n, shape.m},
                       Sizes{shape.heads * area, area, 1, shape.n});
  graph.reshape(x, y);
  return y;
}

void AttentionGraphBuilder::buildForward() {
  Tensor s = forbidLaterKeys(addMaskedScores(addMatrices(QueryId, query),
                                             addTransposed(KeyId, shape.k)));
  Tensor maxima = addRows(), sums = addRows(), logarithms = addRows();
  graph.reduce(CUDNN_REDUCE_TENSOR_MAX, s, maxima);
  Tensor exponentials =
      compute(CUDNN_POINTWISE_EXP, compute(CUDNN_POINTWISE_SUB, s, maxima));
  graph.reduce(CUDNN_REDUCE_TENSOR_ADD, exponentials, sums);
  graph.pointwise(CUDNN_POINTWISE_LOG, sums, logarithms);
  graph.pointwise(CUDNN_POINTWISE_ADD, maxima,
                  graph.addBuffer(LogsumexpId, CUDNN_DATA_FLOAT, rows),
                  logarithms);
  Tensor probabilities = graph.addVirtual(type, scores);
  graph.pointwise(CUDNN_POINTWISE_DIV, exponentials, probabilities, sums);
  graph.matmul(probabilities, addMatrices(ValueId, value),
               addMatrices(OutputId, output));
}

void AttentionGraphBuilder::addKeyGradient(Tensor a, Tensor b, Tensor id,
                                           int64_t columns) {
  Sizes sizes{shape.batch, shape.keyHeads, shape.n, columns};
  Tensor gradient = addMatrices(id, sizes);
  if (shape.heads == shape.keyHeads)
    return graph.matmul(a, b, gradient);
  sizes[1] = shape.heads;
  Tensor ofAll = graph.addVirtual(type, sizes);
  graph.matmul(a, b, ofAll);
  graph.reduce(CUDNN_REDUCE_TENSOR_ADD, ofAll, gradient);
}

void AttentionGraphBuilder::buildGradient() {
  Tensor gradient = addMatrices(OutputGradientId, output);
  Tensor products = graph.addVirtual(CUDNN_DATA_FLOAT, output);
  graph.pointwise(CUDNN_POINTWISE_MUL, gradient, products,
                  addMatrices(OutputId, output));
  Tensor sums = addRows();
  graph.reduce(CUDNN_REDUCE_TENSOR_ADD, products, sums);
  Tensor means = graph.addBuffer(attentionTensor::Sums, CUDNN_DATA_FLOAT, rows);
  graph.pointwise(CUDNN_POINTWISE_MUL, sums, means,
                  graph.addNumber(attentionTensor::One));

  Tensor q = addMatrices(QueryId, query);
  Tensor k = addTransposed(KeyId, shape.k);
  Tensor s = compute(CUDNN_POINTWISE_SUB, addMaskedScores(q, k),
                     graph.addBuffer(LogsumexpId, CUDNN_DATA_FLOAT, rows));
  Tensor p = compute(CUDNN_POINTWISE_EXP, forbidLaterKeys(s));
  addKeyGradient(transpose(p), gradient, ValueGradientId, shape.v);

  Tensor dp = addScores();
  graph.matmul(gradient, addTransposed(ValueId, shape.v), dp);
  Tensor difference = compute(CUDNN_POINTWISE_SUB, dp, means);
  Tensor ds = compute(CUDNN_POINTWISE_MUL,
                      compute(CUDNN_POINTWISE_MUL, difference, p), scale);
  addKeyGradient(transpose(ds), q, KeyGradientId, shape.k);
  Tensor rowsOfKeys =
      graph.addVirtual(CUDNN_DATA_FLOAT, key, getStrides(KeyId, key));
  graph.reshape(k, rowsOfKeys);
  graph.matmul(ds, rowsOfKeys, addMatrices(QueryGradientId, query));
}

CudnnGraph dp::cuda::buildAttentionGraph(const AttentionShape &shape) {
  AttentionGraphBuilder builder(shape);
  if (shape.isGradient)
    builder.buildGradient();
  else
    builder.buildForward();
  return std::move(builder.graph);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

AttentionShape::AttentionShape(const AttentionCall &call)
    : dtype(call.dtype), isGradient(call.isGradient), isCausal(call.isCausal),
      hasMask(call.buffers[3]), m(call.m), n(call.n), k(call.k), v(call.v) {
  // One batch dimension without groups is the batch, else the last one counts
  // heads.
  bool hasHeads = call.rank >= 2 || call.group > 1;
  heads = hasHeads ? call.sizes[call.rank - 1] : 1;
  batch = call.batch / heads;
  keyHeads = heads / call.group;
  if (hasMask) {
    for (int64_t dim = 0; dim < call.rank; ++dim)
      mask[hasHeads && dim == call.rank - 1 ? 1 : 0] *= call.maskSizes[dim];
    mask[2] = call.maskSizes[call.rank],
    mask[3] = call.maskSizes[call.rank + 1];
  }
  if (call.strides)
    for (size_t buffer = 0; buffer < (isGradient ? 10 : 6); ++buffer)
      if (buffer != 3 && buffer != 5)
        std::copy_n(call.strides + 3 * buffer, 3, strides[buffer].begin());
  if (dtype != DP_F16 && dtype != DP_BF16)
    throw Error(getName() + ": cuDNN's attention takes f16 and bf16",
                DP_ERROR_INVALID);
  if (k % 8 != 0 || v % 8 != 0 || k > 128 || v > 128)
    throw Error(getName() + ": cuDNN's attention takes rows of a multiple of 8 "
                            "numbers, 128 at most",
                DP_ERROR_INVALID);
  if (hasMask && (mask[3] != n || (mask[0] != 1 && mask[0] != batch)))
    throw Error(getName() + ": cuDNN's attention takes no such mask",
                DP_ERROR_INVALID);
}

std::string AttentionShape::getName() const {
  auto times = [](std::initializer_list<int64_t> sizes) {
    std::string text;
    for (int64_t size : sizes)
      text += (text.empty() ? "" : "x") + std::to_string(size);
    return text;
  };
  return std::string(isGradient ? "gradient of " : "") +
         (isCausal ? "causal " : "") + "attention of " + dtypeName(dtype) +
         ", queries " + times({batch, heads, m, k}) + ", values " +
         times({batch, keyHeads, n, v}) +
         (hasMask ? ", mask " + times({mask[0], mask[1], mask[2], mask[3]})
                  : "");
}
