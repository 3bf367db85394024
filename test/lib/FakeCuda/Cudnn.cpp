//===- Cudnn.cpp - Convolutions -------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Dense tensors of f32; sums in f64, rounded once.
//
//===----------------------------------------------------------------------===//

#include "CudnnApi.h"
#include "Driver.h"
#include "Floats.h"

using namespace dp::fake;

struct FakeDnnHandle {
  int device;
  CUstream stream = nullptr;
};

/// A tensor [n, c, h, w], or a filter [k, c, r, s].
struct FakeDnnTensor {
  cudnnTensorFormat_t format = CUDNN_TENSOR_NCHW;
  int64_t size[4] = {};

  int64_t count() const { return size[0] * size[1] * size[2] * size[3]; }
  int64_t at(int64_t n, int64_t c, int64_t h, int64_t w) const {
    return format == CUDNN_TENSOR_NHWC
               ? ((n * size[2] + h) * size[3] + w) * size[1] + c
               : ((n * size[1] + c) * size[2] + h) * size[3] + w;
  }
};

struct FakeDnnConv {
  int64_t pad[2], stride[2], dilation[2];
  bool flipped;
  cudnnMathType_t math = CUDNN_DEFAULT_MATH;
};

namespace {

constexpr size_t workspaceNeeded = 2048;

struct Convolution {
  FakeDnnTensor x, filter, y;
  FakeDnnConv conv;
  const float *px, *pother; ///< the filter, or the gradient of y
  float *pout;              ///< y, or the gradient of the filter
  void *workspace;
  size_t workspaceBytes;
  float alpha, beta;
  bool forward;

  bool check() const;
  void run(OpContext &op) const;

private:
  float rounded(float value) const {
    return conv.math == CUDNN_FMA_MATH ? value
           : conv.math == CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION
               ? bfloatToFloat(floatToBFloat(value))
               : roundToTF32(value);
  }
};

} // namespace

bool Convolution::check() const {
  if (x.size[1] != filter.size[1] || x.size[0] != y.size[0] ||
      y.size[1] != filter.size[0] || x.count() <= 0 || filter.count() <= 0)
    return false;
  for (int i = 0; i < 2; ++i) {
    int64_t reach = conv.dilation[i] * (filter.size[2 + i] - 1) + 1;
    int64_t room = x.size[2 + i] + 2 * conv.pad[i] - reach;
    if (room < 0 || y.size[2 + i] != room / conv.stride[i] + 1)
      return false;
  }
  return true;
}

void Convolution::run(OpContext &op) const {
  Memory &memory = engine().memory;
  const FakeDnnTensor &other = forward ? filter : y,
                      &out = forward ? y : filter;
  if (!memory.access(op, workspace, workspaceBytes, Memory::Write,
                     Memory::Allowed) ||
      !memory.access(op, px, x.count() * 4, Memory::Read, Memory::Wrong) ||
      !memory.access(op, pother, other.count() * 4, Memory::Read,
                     Memory::Wrong) ||
      (beta != 0 && !memory.access(op, pout, out.count() * 4, Memory::Read,
                                   Memory::Wrong)) ||
      !memory.access(op, pout, out.count() * 4, Memory::Write, Memory::Wrong))
    return;
  std::vector<double> sums(out.count());
  const int64_t *f = filter.size;
  for (int64_t n = 0; n < y.size[0]; ++n)
    for (int64_t oh = 0; oh < y.size[2]; ++oh)
      for (int64_t ow = 0; ow < y.size[3]; ++ow)
        for (int64_t r = 0; r < f[2]; ++r)
          for (int64_t s = 0; s < f[3]; ++s) {
            int64_t fr = conv.flipped ? f[2] - 1 - r : r;
            int64_t fs = conv.flipped ? f[3] - 1 - s : s;
            int64_t h =
                oh * conv.stride[0] + r * conv.dilation[0] - conv.pad[0];
            int64_t w =
                ow * conv.stride[1] + s * conv.dilation[1] - conv.pad[1];
            if (h < 0 || h >= x.size[2] || w < 0 || w >= x.size[3])
              continue;
            for (int64_t k = 0; k < f[0]; ++k)
              for (int64_t c = 0; c < f[1]; ++c) {
                int64_t atX = x.at(n, c, h, w), atY = y.at(n, k, oh, ow),
                        atF = filter.at(k, c, fr, fs);
                double product = static_cast<double>(rounded(px[atX])) *
                                 rounded(pother[forward ? atF : atY]);
                sums[forward ? atY : atF] += product;
              }
          }
  for (int64_t i = 0; i < out.count(); ++i)
    pout[i] = static_cast<float>(alpha * sums[i] +
                                 (beta != 0 ? double(beta) * pout[i] : 0));
}

//===----------------------------------------------------------------------===//
// Handles and descriptors
//===----------------------------------------------------------------------===//

size_t cudnnGetVersion(void) { return 91300; }

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
  std::lock_guard<std::mutex> lock(engine().mutex);
  if (int code = injectedFailure("cudnnCreate"))
    return static_cast<cudnnStatus_t>(code);
  if (currentDevice() < 0)
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

cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensor,
                                         cudnnTensorFormat_t format,
                                         cudnnDataType_t type, int n, int c,
                                         int h, int w) {
  if (type != CUDNN_DATA_FLOAT || format > CUDNN_TENSOR_NHWC)
    return CUDNN_STATUS_NOT_SUPPORTED;
  if (n <= 0 || c <= 0 || h <= 0 || w <= 0)
    return CUDNN_STATUS_BAD_PARAM;
  *tensor = {format, {n, c, h, w}};
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filter) {
  return cudnnCreateTensorDescriptor(filter);
}

cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filter) {
  return cudnnDestroyTensorDescriptor(filter);
}

cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filter,
                                         cudnnDataType_t type,
                                         cudnnTensorFormat_t format, int k,
                                         int c, int r, int s) {
  return cudnnSetTensor4dDescriptor(filter, format, type, k, c, r, s);
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

cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t conv,
                                              int padH, int padW, int strideH,
                                              int strideW, int dilationH,
                                              int dilationW,
                                              cudnnConvolutionMode_t mode,
                                              cudnnDataType_t compute) {
  if (compute != CUDNN_DATA_FLOAT)
    return CUDNN_STATUS_NOT_SUPPORTED;
  if (padH < 0 || padW < 0 || strideH < 1 || strideW < 1 || dilationH < 1 ||
      dilationW < 1)
    return CUDNN_STATUS_BAD_PARAM;
  *conv = {{padH, padW},
           {strideH, strideW},
           {dilationH, dilationW},
           mode == CUDNN_CONVOLUTION,
           conv->math};
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
                              !c.forward && algo == 0 ? CUDNN_NON_DETERMINISTIC
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
  Convolution c{*x, *filter, *y, *conv};
  c.forward = true;
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
  Convolution c{*x, *gradient, *dy, *conv};
  c.forward = false;
  return propose(c,
                 {CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0,
                  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1},
                 requested, returned, results);
}

static cudnnStatus_t enqueue(const char *name, cudnnHandle_t handle,
                             Convolution c, size_t workspaceBytes) {
  std::lock_guard<std::mutex> lock(engine().mutex);
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
  Op op;
  op.name = name;
  op.run = [c](OpContext &context) { c.run(context); };
  engine().enqueue(*stream, std::move(op));
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnConvolutionForward(
    cudnnHandle_t handle, const void *alpha,
    const cudnnTensorDescriptor_t xDesc, const void *x,
    const cudnnFilterDescriptor_t filterDesc, const void *filter,
    const cudnnConvolutionDescriptor_t conv, cudnnConvolutionFwdAlgo_t,
    void *workspace, size_t workspaceBytes, const void *beta,
    const cudnnTensorDescriptor_t yDesc, void *y) {
  return enqueue("cudnnConvolutionForward", handle,
                 {*xDesc, *filterDesc, *yDesc, *conv,
                  static_cast<const float *>(x),
                  static_cast<const float *>(filter), static_cast<float *>(y),
                  workspace, 0, *static_cast<const float *>(alpha),
                  *static_cast<const float *>(beta), true},
                 workspaceBytes);
}

cudnnStatus_t cudnnConvolutionBackwardFilter(
    cudnnHandle_t handle, const void *alpha,
    const cudnnTensorDescriptor_t xDesc, const void *x,
    const cudnnTensorDescriptor_t dyDesc, const void *dy,
    const cudnnConvolutionDescriptor_t conv, cudnnConvolutionBwdFilterAlgo_t,
    void *workspace, size_t workspaceBytes, const void *beta,
    const cudnnFilterDescriptor_t gradientDesc, void *gradient) {
  return enqueue("cudnnConvolutionBackwardFilter", handle,
                 {*xDesc, *gradientDesc, *dyDesc, *conv,
                  static_cast<const float *>(x), static_cast<const float *>(dy),
                  static_cast<float *>(gradient), workspace, 0,
                  *static_cast<const float *>(alpha),
                  *static_cast<const float *>(beta), false},
                 workspaceBytes);
}
