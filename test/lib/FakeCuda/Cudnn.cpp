//===- Cudnn.cpp - Convolutions -------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Dense tensors of one type, f16, bf16 or f32; sums in f64, rounded once.
//
//===----------------------------------------------------------------------===//

#include "CudnnApi.h"
#include "CudnnHandle.h"
#include "Driver.h"
#include "Floats.h"
#include "LibraryCall.h"

using namespace dp::fake;

/// A tensor [n, c, d, h, w], or a filter [k, c, q, r, s].
struct FakeDnnTensor {
  cudnnDataType_t type = CUDNN_DATA_FLOAT;
  int rank = 0; ///< as given; d is 1 for four dimensions
  int64_t size[5] = {1, 1, 1, 1, 1}, stride[5] = {};

  int64_t count() const {
    return size[0] * size[1] * size[2] * size[3] * size[4];
  }
  int64_t bytes() const { return count() * (type == CUDNN_DATA_FLOAT ? 4 : 2); }
  double load(const void *data, int64_t i) const {
    if (type == CUDNN_DATA_FLOAT)
      return static_cast<const float *>(data)[i];
    uint16_t half = static_cast<const uint16_t *>(data)[i];
    return type == CUDNN_DATA_HALF ? halfToFloat(half) : bfloatToFloat(half);
  }
  void store(void *data, int64_t i, float value) const {
    if (type == CUDNN_DATA_FLOAT)
      static_cast<float *>(data)[i] = value;
    else
      static_cast<uint16_t *>(data)[i] =
          type == CUDNN_DATA_HALF ? floatToHalf(value) : floatToBFloat(value);
  }
  int64_t at(int64_t n, int64_t c, const int64_t *spatial) const {
    return n * stride[0] + c * stride[1] + spatial[0] * stride[2] +
           spatial[1] * stride[3] + spatial[2] * stride[4];
  }
};

struct FakeDnnConv {
  int rank = 0;
  int64_t pad[3] = {}, stride[3] = {1, 1, 1}, dilation[3] = {1, 1, 1};
  bool flipped = false;
  cudnnMathType_t math = CUDNN_DEFAULT_MATH;
  int64_t groups = 1;
};

namespace {

constexpr size_t workspaceNeeded = 2048;

enum class Kind { Forward, BackwardFilter, BackwardData };

struct Convolution {
  FakeDnnTensor x, filter, y;
  FakeDnnConv conv;
  Kind kind;
  const void *pa, *pb; ///< what is given of x, filter and y, in this order
  void *pout;
  void *workspace;
  size_t workspaceBytes;
  float alpha, beta;

  bool check() const;
  void run(OpContext &op) const;

private:
  template <typename F>
  void forTerms(F f) const;
  /// A factor as the tensor cores read it, which take 16 bits as they are.
  float rounded(float value) const {
    return conv.math == CUDNN_FMA_MATH || x.type != CUDNN_DATA_FLOAT ? value
           : conv.math == CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION
               ? bfloatToFloat(floatToBFloat(value))
               : roundToTF32(value);
  }
};

} // namespace

bool Convolution::check() const {
  int64_t groups = conv.groups;
  if (x.type != y.type || x.type != filter.type || x.rank != y.rank ||
      x.rank != filter.rank || x.rank != conv.rank + 2 ||
      x.size[1] != filter.size[1] * groups || x.size[0] != y.size[0] ||
      y.size[1] != filter.size[0] || filter.size[0] % groups != 0 ||
      x.count() <= 0 || filter.count() <= 0)
    return false;
  for (int i = 0; i < 3; ++i) {
    int64_t reach = conv.dilation[i] * (filter.size[2 + i] - 1) + 1;
    int64_t room = x.size[2 + i] + 2 * conv.pad[i] - reach;
    if (room < 0 || y.size[2 + i] != room / conv.stride[i] + 1)
      return false;
  }
  return true;
}

/// Calls f with the places in x, the filter and y of each term.
template <typename F>
void Convolution::forTerms(F f) const {
  int64_t perGroup = filter.size[0] / conv.groups;
  int64_t taps = filter.size[2] * filter.size[3] * filter.size[4];
  int64_t pixels = y.size[2] * y.size[3] * y.size[4];
  for (int64_t n = 0; n < y.size[0]; ++n)
    for (int64_t pixel = 0; pixel < pixels; ++pixel)
      for (int64_t tap = 0; tap < taps; ++tap) {
        int64_t in[3], out[3], window[3], p = pixel, t = tap;
        bool isInside = true;
        for (int i = 2; i >= 0; --i) {
          out[i] = p % y.size[2 + i];
          p /= y.size[2 + i];
          int64_t r = t % filter.size[2 + i];
          t /= filter.size[2 + i];
          in[i] = out[i] * conv.stride[i] + r * conv.dilation[i] - conv.pad[i];
          window[i] = conv.flipped ? filter.size[2 + i] - 1 - r : r;
          isInside &= in[i] >= 0 && in[i] < x.size[2 + i];
        }
        if (!isInside)
          continue;
        for (int64_t k = 0; k < filter.size[0]; ++k)
          for (int64_t c = 0; c < filter.size[1]; ++c)
            f(x.at(n, k / perGroup * filter.size[1] + c, in),
              filter.at(k, c, window), y.at(n, k, out));
      }
}

void Convolution::run(OpContext &op) const {
  Memory &memory = engine().memory;
  const FakeDnnTensor &a = kind == Kind::BackwardData ? filter : x;
  const FakeDnnTensor &b = kind == Kind::Forward ? filter : y;
  const FakeDnnTensor &out = kind == Kind::Forward          ? y
                             : kind == Kind::BackwardFilter ? filter
                                                            : x;
  if (!memory.access(op, workspace, workspaceBytes, Memory::Write,
                     Memory::Allowed) ||
      !memory.access(op, pa, a.bytes(), Memory::Read, Memory::Wrong) ||
      !memory.access(op, pb, b.bytes(), Memory::Read, Memory::Wrong) ||
      (beta != 0 &&
       !memory.access(op, pout, out.bytes(), Memory::Read, Memory::Wrong)) ||
      !memory.access(op, pout, out.bytes(), Memory::Write, Memory::Wrong))
    return;
  std::vector<double> sums(out.count());
  forTerms([&](int64_t atX, int64_t atF, int64_t atY) {
    int64_t atA = kind == Kind::BackwardData ? atF : atX;
    int64_t atB = kind == Kind::Forward ? atF : atY;
    int64_t at = kind == Kind::Forward          ? atY
                 : kind == Kind::BackwardFilter ? atF
                                                : atX;
    sums[at] += static_cast<double>(rounded(a.load(pa, atA))) *
                rounded(b.load(pb, atB));
  });
  for (int64_t i = 0; i < out.count(); ++i) {
    double sum = alpha * sums[i];
    if (beta != 0) {
      double before = double(beta) * out.load(pout, i);
      // As the real library: a sum is rounded before it is added to 16 bits.
      if (out.type != CUDNN_DATA_FLOAT) {
        out.store(pout, i, static_cast<float>(sum));
        sum = out.load(pout, i);
      }
      sum += before;
    }
    out.store(pout, i, static_cast<float>(sum));
  }
}

//===----------------------------------------------------------------------===//
// Handles and descriptors
//===----------------------------------------------------------------------===//

size_t cudnnGetVersion(void) { return 91900; }

const char *cudnnGetErrorString(cudnnStatus_t status) {
  switch (status) {
  case CUDNN_STATUS_SUCCESS:
    return "CUDNN_STATUS_SUCCESS";
  case CUDNN_STATUS_NOT_INITIALIZED:
    return "CUDNN_STATUS_NOT_INITIALIZED";
  case CUDNN_STATUS_BAD_PARAM:
    return "CUDNN_STATUS_BAD_PARAM";
  case CUDNN_STATUS_NOT_SUPPORTED:
    return "CUDNN_STATUS_NOT_SUPPORTED";
  case CUDNN_STATUS_EXECUTION_FAILED:
    return "CUDNN_STATUS_EXECUTION_FAILED";
  }
  return "unknown status";
}

cudnnStatus_t cudnnCreate(cudnnHandle_t *handle) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  if (int code = injectedFailure("cudnnCreate"))
    return static_cast<cudnnStatus_t>(code);
  if (retainCurrentDevice() < 0)
    return CUDNN_STATUS_NOT_INITIALIZED;
  *handle = new FakeDnnHandle{currentDevice()};
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnDestroy(cudnnHandle_t handle) {
  delete handle;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, CUstream stream) {
  handle->stream = stream;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensor) {
  *tensor = new FakeDnnTensor;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensor) {
  delete tensor;
  return CUDNN_STATUS_SUCCESS;
}

/// Sizes of four or five dimensions, the spatial ones last.
static cudnnStatus_t setSizes(FakeDnnTensor &tensor, cudnnDataType_t type,
                              int rank, const int *sizes) {
  bool isKnown = type == CUDNN_DATA_FLOAT || type == CUDNN_DATA_HALF ||
                 type == CUDNN_DATA_BFLOAT16;
  if (!isKnown || rank < 4 || rank > 5)
    return CUDNN_STATUS_NOT_SUPPORTED;
  tensor = {};
  tensor.type = type;
  tensor.rank = rank;
  for (int i = 0; i < rank; ++i) {
    if (sizes[i] <= 0)
      return CUDNN_STATUS_BAD_PARAM;
    tensor.size[i < 2 ? i : i + 5 - rank] = sizes[i];
  }
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensor,
                                         cudnnDataType_t type, int rank,
                                         const int sizes[],
                                         const int strides[]) {
  if (cudnnStatus_t status = setSizes(*tensor, type, rank, sizes))
    return status;
  int64_t last = 0;
  for (int i = 0; i < rank; ++i) {
    tensor->stride[i < 2 ? i : i + 5 - rank] = strides[i];
    last += int64_t(sizes[i] - 1) * strides[i];
  }
  // Only dense tensors are faked.
  return last + 1 == tensor->count() ? CUDNN_STATUS_SUCCESS
                                     : CUDNN_STATUS_NOT_SUPPORTED;
}

cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filter) {
  return cudnnCreateTensorDescriptor(filter);
}

cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filter) {
  return cudnnDestroyTensorDescriptor(filter);
}

cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filter,
                                         cudnnDataType_t type,
                                         cudnnTensorFormat_t format, int rank,
                                         const int sizes[]) {
  if (format > CUDNN_TENSOR_NHWC)
    return CUDNN_STATUS_NOT_SUPPORTED;
  if (cudnnStatus_t status = setSizes(*filter, type, rank, sizes))
    return status;
  bool channelsLast = format == CUDNN_TENSOR_NHWC;
  int order[] = {channelsLast ? 1 : 4, channelsLast ? 4 : 3,
                 channelsLast ? 3 : 2, channelsLast ? 2 : 1, 0};
  int64_t stride = 1;
  for (int dim : order) {
    filter->stride[dim] = stride;
    stride *= filter->size[dim];
  }
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t
cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *conv) {
  *conv = new FakeDnnConv{};
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t
cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t conv) {
  delete conv;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t conv,
                                              int rank, const int pads[],
                                              const int strides[],
                                              const int dilations[],
                                              cudnnConvolutionMode_t mode,
                                              cudnnDataType_t compute) {
  if (compute != CUDNN_DATA_FLOAT || rank < 2 || rank > 3)
    return CUDNN_STATUS_NOT_SUPPORTED;
  FakeDnnConv described;
  described.rank = rank;
  described.flipped = mode == CUDNN_CONVOLUTION;
  described.math = conv->math;
  described.groups = conv->groups;
  for (int i = 0; i < rank; ++i) {
    if (pads[i] < 0 || strides[i] < 1 || dilations[i] < 1)
      return CUDNN_STATUS_BAD_PARAM;
    described.pad[i + 3 - rank] = pads[i];
    described.stride[i + 3 - rank] = strides[i];
    described.dilation[i + 3 - rank] = dilations[i];
  }
  *conv = described;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t conv,
                                            int groups) {
  if (groups < 1)
    return CUDNN_STATUS_BAD_PARAM;
  conv->groups = groups;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t conv,
                                          cudnnMathType_t math) {
  conv->math = math;
  return CUDNN_STATUS_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Algorithms and convolutions
//===----------------------------------------------------------------------===//

/// The proposals for a convolution, those that are not deterministic first.
template <typename Algo, typename Perf>
static cudnnStatus_t propose(const Convolution &c,
                             std::initializer_list<Algo> algos, int requested,
                             int *returned, Perf *results) {
  *returned = 0;
  if (!c.check())
    return CUDNN_STATUS_BAD_PARAM;
  for (Algo algo : algos) {
    if (*returned == requested)
      break;
    results[(*returned)++] = {algo,
                              CUDNN_STATUS_SUCCESS,
                              -1,
                              workspaceNeeded,
                              c.kind != Kind::Forward && algo == 0
                                  ? CUDNN_NON_DETERMINISTIC
                                  : CUDNN_DETERMINISTIC,
                              c.conv.math,
                              {}};
  }
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(
    cudnnHandle_t, const cudnnTensorDescriptor_t x,
    const cudnnFilterDescriptor_t filter,
    const cudnnConvolutionDescriptor_t conv, const cudnnTensorDescriptor_t y,
    const int requested, int *returned,
    cudnnConvolutionFwdAlgoPerf_t *results) {
  Convolution c{*x, *filter, *y, *conv, Kind::Forward};
  return propose(c,
                 {CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM,
                  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM},
                 requested, returned, results);
}

cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(
    cudnnHandle_t, const cudnnTensorDescriptor_t x,
    const cudnnTensorDescriptor_t dy, const cudnnConvolutionDescriptor_t conv,
    const cudnnFilterDescriptor_t gradient, const int requested, int *returned,
    cudnnConvolutionBwdFilterAlgoPerf_t *results) {
  Convolution c{*x, *gradient, *dy, *conv, Kind::BackwardFilter};
  return propose(c,
                 {CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0,
                  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1},
                 requested, returned, results);
}

cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(
    cudnnHandle_t, const cudnnFilterDescriptor_t filter,
    const cudnnTensorDescriptor_t dy, const cudnnConvolutionDescriptor_t conv,
    const cudnnTensorDescriptor_t gradient, const int requested, int *returned,
    cudnnConvolutionBwdDataAlgoPerf_t *results) {
  Convolution c{*gradient, *filter, *dy, *conv, Kind::BackwardData};
  return propose(
      c, {CUDNN_CONVOLUTION_BWD_DATA_ALGO_0, CUDNN_CONVOLUTION_BWD_DATA_ALGO_1},
      requested, returned, results);
}

static cudnnStatus_t enqueue(const char *name, cudnnHandle_t handle,
                             Convolution c, uint64_t algorithm,
                             size_t workspaceBytes) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  if (int code = injectedFailure(name))
    return static_cast<cudnnStatus_t>(code);
  if (!c.check() || workspaceBytes < workspaceNeeded)
    return CUDNN_STATUS_BAD_PARAM;
  Stream *stream = handle->stream ? streamHandles().get(handle->stream)
                                  : engine().defaultStream(handle->device);
  if (!stream || stream->device != handle->device)
    return CUDNN_STATUS_BAD_PARAM;
  if (engine().faultOf(stream->device))
    return CUDNN_STATUS_EXECUTION_FAILED;
  c.workspaceBytes = workspaceNeeded;
  enqueueAlgorithm(*stream, name, algorithm,
                   [c](OpContext &context) { c.run(context); });
  return CUDNN_STATUS_SUCCESS;
}

static Convolution describe(Kind kind, const FakeDnnTensor *x,
                            const FakeDnnTensor *filter, const FakeDnnTensor *y,
                            const FakeDnnConv *conv, const void *a,
                            const void *b, void *out, void *workspace,
                            const void *alpha, const void *beta) {
  return {*x,
          *filter,
          *y,
          *conv,
          kind,
          a,
          b,
          out,
          workspace,
          0,
          *static_cast<const float *>(alpha),
          *static_cast<const float *>(beta)};
}

cudnnStatus_t cudnnConvolutionForward(
    cudnnHandle_t handle, const void *alpha,
    const cudnnTensorDescriptor_t xDesc, const void *x,
    const cudnnFilterDescriptor_t filterDesc, const void *filter,
    const cudnnConvolutionDescriptor_t conv, cudnnConvolutionFwdAlgo_t algo,
    void *workspace, size_t workspaceBytes, const void *beta,
    const cudnnTensorDescriptor_t yDesc, void *y) {
  return enqueue("cudnnConvolutionForward", handle,
                 describe(Kind::Forward, xDesc, filterDesc, yDesc, conv, x,
                          filter, y, workspace, alpha, beta),
                 algo, workspaceBytes);
}

cudnnStatus_t cudnnConvolutionBackwardFilter(
    cudnnHandle_t handle, const void *alpha,
    const cudnnTensorDescriptor_t xDesc, const void *x,
    const cudnnTensorDescriptor_t dyDesc, const void *dy,
    const cudnnConvolutionDescriptor_t conv,
    cudnnConvolutionBwdFilterAlgo_t algo, void *workspace,
    size_t workspaceBytes, const void *beta,
    const cudnnFilterDescriptor_t gradientDesc, void *gradient) {
  return enqueue("cudnnConvolutionBackwardFilter", handle,
                 describe(Kind::BackwardFilter, xDesc, gradientDesc, dyDesc,
                          conv, x, dy, gradient, workspace, alpha, beta),
                 algo, workspaceBytes);
}

cudnnStatus_t cudnnConvolutionBackwardData(
    cudnnHandle_t handle, const void *alpha,
    const cudnnFilterDescriptor_t filterDesc, const void *filter,
    const cudnnTensorDescriptor_t dyDesc, const void *dy,
    const cudnnConvolutionDescriptor_t conv, cudnnConvolutionBwdDataAlgo_t algo,
    void *workspace, size_t workspaceBytes, const void *beta,
    const cudnnTensorDescriptor_t gradientDesc, void *gradient) {
  return enqueue("cudnnConvolutionBackwardData", handle,
                 describe(Kind::BackwardData, gradientDesc, filterDesc, dyDesc,
                          conv, filter, dy, gradient, workspace, alpha, beta),
                 algo, workspaceBytes);
}
