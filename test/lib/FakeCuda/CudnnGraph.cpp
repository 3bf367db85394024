//===- CudnnGraph.cpp - Graphs of operations, computed --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudnnGraph.h"
#include "Floats.h"
#include "LibraryCall.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace dp::fake;

using Index = std::array<int64_t, 5>;

int64_t GraphTensor::span() const {
  int64_t last = 0;
  for (int dim = 0; dim < 5; ++dim)
    last += (size[dim] - 1) * stride[dim];
  return last + 1;
}

int64_t GraphTensor::elementBytes() const {
  return type == CUDNN_DATA_HALF || type == CUDNN_DATA_BFLOAT16 ? 2
         : type == CUDNN_DATA_BOOLEAN                           ? 1
                                                                : 4;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Whether `b` has each dimension of `x`, or 1.
static bool isSpreadOver(const GraphTensor &b, const GraphTensor &x) {
  for (int dim = 0; dim < 5; ++dim)
    if (b.size[dim] != 1 && b.size[dim] != x.size[dim])
      return false;
  return true;
}

static bool checkProduct(const GraphTensor &a, const GraphTensor &b,
                         const GraphTensor &c) {
  // Heads of a factor may be shared by consecutive ones of the result.
  auto fits = [&](const GraphTensor &factor) {
    return factor.size[0] == c.size[0] && c.size[1] % factor.size[1] == 0;
  };
  return fits(a) && fits(b) && a.size[2] == c.size[2] &&
         a.size[3] == b.size[2] && b.size[3] == c.size[3];
}

static bool checkPointwise(const GraphOperation &o) {
  switch (o.mode) {
  case CUDNN_POINTWISE_EXP:
  case CUDNN_POINTWISE_LOG:
  case CUDNN_POINTWISE_RELU_FWD:
    return !o.hasB && !o.hasT && o.x.size == o.y.size;
  case CUDNN_POINTWISE_GEN_INDEX:
    return !o.hasB && !o.hasT && o.axis >= 0 && o.axis < 4 &&
           o.x.size == o.y.size && o.y.type == CUDNN_DATA_INT32;
  case CUDNN_POINTWISE_CMP_GE:
    return o.hasB && !o.hasT && o.x.size == o.y.size &&
           isSpreadOver(o.b, o.y) && o.y.type == CUDNN_DATA_BOOLEAN;
  case CUDNN_POINTWISE_BINARY_SELECT:
    return o.hasB && o.hasT && o.x.size == o.y.size && isSpreadOver(o.b, o.y) &&
           o.t.size == o.y.size && o.t.type == CUDNN_DATA_BOOLEAN;
  case CUDNN_POINTWISE_ADD:
  case CUDNN_POINTWISE_SUB:
  case CUDNN_POINTWISE_MUL:
  case CUDNN_POINTWISE_DIV:
    return o.hasB && !o.hasT && o.x.size == o.y.size && isSpreadOver(o.b, o.y);
  }
  return false;
}

bool GraphOperation::check() const {
  if (isConvolution(*this))
    return hasB && checkConvolution(*this);
  if (x.rank != y.rank || (hasB && b.rank != x.rank))
    return false;
  if (kind == CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR)
    return checkPointwise(*this);
  if (x.rank != 4)
    return false;
  switch (kind) {
  case CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR:
    return hasB && checkProduct(x, b, y);
  case CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR:
    for (int dim = 0; dim < 4; ++dim)
      if (x.size[dim] % y.size[dim] != 0)
        return false;
    return mode == CUDNN_REDUCE_TENSOR_ADD || mode == CUDNN_REDUCE_TENSOR_MAX;
  case CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR:
    return x.span() == y.span();
  default:
    return false;
  }
}

/// Whether a buffer has one row for all rows of the result. The real library's
/// engines for the gradient of attention give wrong numbers then.
static bool repeatsRows(const GraphOperation &o) {
  return o.hasB && !o.b.isVirtual && !o.b.isByValue && o.b.size[2] == 1 &&
         o.b.size[3] != 1 && o.y.size[2] != 1;
}

bool OperationGraph::check() const {
  std::map<int64_t, GraphTensor> written, read;
  bool isGradient =
      std::count_if(operations.begin(), operations.end(), [](const auto &o) {
        return o.kind == CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR;
      }) > 2;
  for (const GraphOperation &o : operations) {
    if (!o.check() || (isGradient && repeatsRows(o)))
      return false;
    std::vector<const GraphTensor *> inputs = {&o.x};
    if (o.hasB)
      inputs.push_back(&o.b);
    if (o.hasT)
      inputs.push_back(&o.t);
    for (const GraphTensor *input : inputs) {
      auto found = written.find(input->id);
      if (found == written.end() ? input->isVirtual
                                 : !(found->second == *input))
        return false;
      read[input->id] = *input;
    }
    if (o.y.isByValue || written.count(o.y.id) || read.count(o.y.id))
      return false;
    written[o.y.id] = o.y;
  }
  return !operations.empty();
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

namespace {

class GraphRun {
public:
  GraphRun(OpContext &op, const std::map<int64_t, void *> &pointers,
           const std::map<int64_t, float> &values, float noise, bool isTF32)
      : op(op), pointers(pointers), values(values), noise(noise),
        isTF32(isTF32) {}
  /// False if memory cannot be accessed.
  bool run(const GraphOperation &operation);

private:
  /// Null if memory cannot be read.
  const Elements *read(const GraphTensor &tensor);
  bool write(const GraphTensor &tensor, Elements elements);
  Elements multiply(const GraphOperation &o, const Elements &a,
                    const Elements &b);
  Elements apply(const GraphOperation &o, const Elements &x, const Elements *b,
                 const Elements *t);
  Elements reduce(const GraphOperation &o, const Elements &x);
  bool runConvolution(const GraphOperation &o);

  OpContext &op;
  const std::map<int64_t, void *> &pointers;
  const std::map<int64_t, float> &values;
  float noise;
  bool isTF32;
  /// Of all tensors by their id, and of the operands once in their own order:
  /// two tensors may be one buffer with other strides.
  std::map<int64_t, Elements> known;
};

template <typename F>
void forEach(const GraphTensor &tensor, F f) {
  Index i;
  for (i[0] = 0; i[0] < tensor.size[0]; ++i[0])
    for (i[1] = 0; i[1] < tensor.size[1]; ++i[1])
      for (i[2] = 0; i[2] < tensor.size[2]; ++i[2])
        for (i[3] = 0; i[3] < tensor.size[3]; ++i[3])
          for (i[4] = 0; i[4] < tensor.size[4]; ++i[4])
            f(i);
}

/// The place of an element; a dimension of 1 stands for all indices.
int64_t placeOf(const GraphTensor &tensor, const Index &i) {
  int64_t place = 0;
  for (int dim = 0; dim < 5; ++dim)
    place += tensor.size[dim] == 1 ? 0 : i[dim] * tensor.stride[dim];
  return place;
}

float roundTo(cudnnDataType_t type, double value) {
  auto wide = static_cast<float>(value);
  return type == CUDNN_DATA_HALF       ? halfToFloat(floatToHalf(wide))
         : type == CUDNN_DATA_BFLOAT16 ? bfloatToFloat(floatToBFloat(wide))
                                       : wide;
}

} // namespace

const Elements *GraphRun::read(const GraphTensor &tensor) {
  auto found = known.find(tensor.id);
  if (found != known.end())
    return &found->second;
  Elements &elements = known[tensor.id];
  if (tensor.isByValue) {
    elements = {values.at(tensor.id)};
    return &elements;
  }
  const void *data = pointers.at(tensor.id);
  if (!accessArray(op, data, tensor.bytes(), Memory::Read))
    return nullptr;
  elements.resize(static_cast<size_t>(tensor.span()));
  for (size_t i = 0; i < elements.size(); ++i)
    if (tensor.type == CUDNN_DATA_FLOAT)
      elements[i] = static_cast<const float *>(data)[i];
    else if (tensor.type == CUDNN_DATA_HALF)
      elements[i] = halfToFloat(static_cast<const uint16_t *>(data)[i]);
    else
      elements[i] = bfloatToFloat(static_cast<const uint16_t *>(data)[i]);
  return &elements;
}

bool GraphRun::write(const GraphTensor &tensor, Elements elements) {
  for (float &element : elements)
    element = roundTo(tensor.type, element + (tensor.isVirtual ? 0 : noise));
  if (!tensor.isVirtual) {
    void *data = pointers.at(tensor.id);
    if (!accessArray(op, data, tensor.bytes(), Memory::Write))
      return false;
    for (size_t i = 0; i < elements.size(); ++i)
      if (tensor.type == CUDNN_DATA_FLOAT)
        static_cast<float *>(data)[i] = elements[i];
      else
        static_cast<uint16_t *>(data)[i] = tensor.type == CUDNN_DATA_HALF
                                               ? floatToHalf(elements[i])
                                               : floatToBFloat(elements[i]);
  }
  known[tensor.id] = std::move(elements);
  return true;
}

Elements GraphRun::multiply(const GraphOperation &o, const Elements &a,
                            const Elements &b) {
  Elements result(static_cast<size_t>(o.y.span()));
  forEach(o.y, [&](const Index &i) {
    auto headOf = [&](const GraphTensor &factor) {
      return i[1] / (o.y.size[1] / factor.size[1]);
    };
    double sum = 0;
    for (int64_t k = 0; k < o.x.size[3]; ++k)
      sum += static_cast<double>(
                 a[placeOf(o.x, {i[0], headOf(o.x), i[2], k, 0})]) *
             b[placeOf(o.b, {i[0], headOf(o.b), k, i[3], 0})];
    result[placeOf(o.y, i)] = static_cast<float>(sum);
  });
  return result;
}

static float combine(uint32_t mode, float x, float b) {
  switch (mode) {
  case CUDNN_POINTWISE_ADD:
    return x + b;
  case CUDNN_POINTWISE_SUB:
    return x - b;
  case CUDNN_POINTWISE_MUL:
    return x * b;
  case CUDNN_POINTWISE_DIV:
    return x / b;
  case CUDNN_POINTWISE_CMP_GE:
    return x >= b;
  case CUDNN_POINTWISE_EXP:
    return std::exp(x);
  case CUDNN_POINTWISE_RELU_FWD: // loses NaN
    return x > 0 ? x : 0;
  default:
    return std::log(x);
  }
}

Elements GraphRun::apply(const GraphOperation &o, const Elements &x,
                         const Elements *b, const Elements *t) {
  Elements result(static_cast<size_t>(o.y.span()));
  forEach(o.y, [&](const Index &i) {
    float &y = result[placeOf(o.y, i)];
    if (o.mode == CUDNN_POINTWISE_GEN_INDEX) {
      y = static_cast<float>(i[o.axis]);
      return;
    }
    float left = x[placeOf(o.x, i)], right = b ? (*b)[placeOf(o.b, i)] : 0;
    if (o.mode == CUDNN_POINTWISE_BINARY_SELECT)
      y = (*t)[placeOf(o.t, i)] != 0 ? left : right;
    else
      y = combine(o.mode, left, right);
  });
  return result;
}

Elements GraphRun::reduce(const GraphOperation &o, const Elements &x) {
  bool isSum = o.mode == CUDNN_REDUCE_TENSOR_ADD;
  std::vector<double> sums(static_cast<size_t>(o.y.span()),
                           isSum ? 0
                                 : -std::numeric_limits<double>::infinity());
  forEach(o.x, [&](const Index &i) {
    Index reduced;
    for (int dim = 0; dim < 5; ++dim)
      reduced[dim] = i[dim] / (o.x.size[dim] / o.y.size[dim]);
    double &sum = sums[placeOf(o.y, reduced)];
    double value = x[placeOf(o.x, i)];
    sum = isSum ? sum + value : std::max(sum, value);
  });
  return {sums.begin(), sums.end()};
}

bool GraphRun::runConvolution(const GraphOperation &o) {
  const Elements *x = read(o.x), *b = read(o.b);
  if (!x || !b)
    return false;
  std::vector<double> sums = convolve(o, *x, *b, isTF32);
  if (o.beta != 0) {
    const Elements *before = read(o.y);
    if (!before)
      return false;
    // As the real library: a sum is rounded before it is added to 16 bits.
    for (size_t i = 0; i < sums.size(); ++i)
      sums[i] =
          (o.y.elementBytes() == 2 ? roundTo(o.y.type, sums[i]) : sums[i]) +
          double(o.beta) * (*before)[i];
  }
  return write(o.y, {sums.begin(), sums.end()});
}

bool GraphRun::run(const GraphOperation &o) {
  if (isConvolution(o))
    return runConvolution(o);
  const Elements *x = read(o.x), *b = o.hasB ? read(o.b) : nullptr,
                 *t = o.hasT ? read(o.t) : nullptr;
  if (!x || (o.hasB && !b) || (o.hasT && !t))
    return false;
  switch (o.kind) {
  case CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR:
    return write(o.y, multiply(o, *x, *b));
  case CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR:
    return write(o.y, reduce(o, *x));
  case CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR:
    // The same memory under other sizes.
    return write(o.y, *x);
  default:
    return write(o.y, apply(o, *x, b, t));
  }
}

void OperationGraph::run(OpContext &op,
                         const std::map<int64_t, void *> &pointers,
                         const std::map<int64_t, float> &values, float noise,
                         bool isTF32) const {
  GraphRun computation(op, pointers, values, noise, isTF32);
  for (const GraphOperation &operation : operations)
    if (!computation.run(operation))
      return;
}
