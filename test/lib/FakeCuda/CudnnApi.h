//===- CudnnApi.h - cuDNN as far as it is faked -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// As CudaApi.h: AbiTest compares it with cudnn.h where that is.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUDNNAPI_H
#define DP_TEST_FAKECUDA_CUDNNAPI_H

#include "CudaApi.h"

using cudnnHandle_t = struct FakeDnnHandle *;
using cudnnTensorDescriptor_t = struct FakeDnnTensor *;
using cudnnFilterDescriptor_t = struct FakeDnnTensor *;
using cudnnConvolutionDescriptor_t = struct FakeDnnConv *;

enum cudnnStatus_t : unsigned {
  CUDNN_STATUS_SUCCESS = 0,
  CUDNN_STATUS_NOT_INITIALIZED = 1001,
  CUDNN_STATUS_BAD_PARAM = 2000,
  CUDNN_STATUS_NOT_SUPPORTED = 3000,
  CUDNN_STATUS_EXECUTION_FAILED = 5000,
};
enum cudnnDataType_t : unsigned {
  CUDNN_DATA_FLOAT = 0,
  CUDNN_DATA_HALF = 2,
  CUDNN_DATA_INT32 = 4,
  CUDNN_DATA_BFLOAT16 = 9,
  CUDNN_DATA_BOOLEAN = 11,
};
enum cudnnTensorFormat_t : unsigned {
  CUDNN_TENSOR_NCHW = 0,
  CUDNN_TENSOR_NHWC = 1,
};
enum cudnnConvolutionMode_t : unsigned {
  CUDNN_CONVOLUTION = 0,
  CUDNN_CROSS_CORRELATION = 1,
};
enum cudnnMathType_t : unsigned {
  CUDNN_DEFAULT_MATH = 0,
  CUDNN_TENSOR_OP_MATH = 1,
  CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION = 2,
  CUDNN_FMA_MATH = 3,
};
enum cudnnDeterminism_t : unsigned {
  CUDNN_NON_DETERMINISTIC = 0,
  CUDNN_DETERMINISTIC = 1,
};
enum cudnnConvolutionFwdAlgo_t : unsigned {
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM = 0,
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM = 1,
};
enum cudnnConvolutionBwdFilterAlgo_t : unsigned {
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0 = 0, // not deterministic
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1 = 1,
};
enum cudnnConvolutionBwdDataAlgo_t : unsigned {
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_0 = 0, // not deterministic
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_1 = 1,
};

struct cudnnConvolutionFwdAlgoPerf_t {
  cudnnConvolutionFwdAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
};
struct cudnnConvolutionBwdFilterAlgoPerf_t {
  cudnnConvolutionBwdFilterAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
};
struct cudnnConvolutionBwdDataAlgoPerf_t {
  cudnnConvolutionBwdDataAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
};

DP_FAKE_API size_t cudnnGetVersion(void);
DP_FAKE_API const char *cudnnGetErrorString(cudnnStatus_t status);
DP_FAKE_API cudnnStatus_t cudnnCreate(cudnnHandle_t *handle);
DP_FAKE_API cudnnStatus_t cudnnDestroy(cudnnHandle_t handle);
DP_FAKE_API cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, CUstream stream);
DP_FAKE_API cudnnStatus_t
cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensor);
DP_FAKE_API cudnnStatus_t
cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensor);
DP_FAKE_API cudnnStatus_t
cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensor, cudnnDataType_t type,
                           int rank, const int sizes[], const int strides[]);
DP_FAKE_API cudnnStatus_t
cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filter);
DP_FAKE_API cudnnStatus_t
cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filter);
DP_FAKE_API cudnnStatus_t cudnnSetFilterNdDescriptor(
    cudnnFilterDescriptor_t filter, cudnnDataType_t type,
    cudnnTensorFormat_t format, int rank, const int sizes[]);
DP_FAKE_API cudnnStatus_t
cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *conv);
DP_FAKE_API cudnnStatus_t
cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t conv);
DP_FAKE_API cudnnStatus_t cudnnSetConvolutionNdDescriptor(
    cudnnConvolutionDescriptor_t conv, int rank, const int pads[],
    const int strides[], const int dilations[], cudnnConvolutionMode_t mode,
    cudnnDataType_t compute);
DP_FAKE_API cudnnStatus_t
cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t conv, int groups);
DP_FAKE_API cudnnStatus_t cudnnSetConvolutionMathType(
    cudnnConvolutionDescriptor_t conv, cudnnMathType_t math);
DP_FAKE_API cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(
    cudnnHandle_t handle, const cudnnTensorDescriptor_t x,
    const cudnnFilterDescriptor_t filter,
    const cudnnConvolutionDescriptor_t conv, const cudnnTensorDescriptor_t y,
    const int requested, int *returned, cudnnConvolutionFwdAlgoPerf_t *results);
DP_FAKE_API cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(
    cudnnHandle_t handle, const cudnnTensorDescriptor_t x,
    const cudnnTensorDescriptor_t dy, const cudnnConvolutionDescriptor_t conv,
    const cudnnFilterDescriptor_t gradient, const int requested, int *returned,
    cudnnConvolutionBwdFilterAlgoPerf_t *results);
DP_FAKE_API cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(
    cudnnHandle_t handle, const cudnnFilterDescriptor_t filter,
    const cudnnTensorDescriptor_t dy, const cudnnConvolutionDescriptor_t conv,
    const cudnnTensorDescriptor_t gradient, const int requested, int *returned,
    cudnnConvolutionBwdDataAlgoPerf_t *results);
DP_FAKE_API cudnnStatus_t cudnnConvolutionBackwardData(
    cudnnHandle_t handle, const void *alpha,
    const cudnnFilterDescriptor_t filterDesc, const void *filter,
    const cudnnTensorDescriptor_t dyDesc, const void *dy,
    const cudnnConvolutionDescriptor_t conv, cudnnConvolutionBwdDataAlgo_t algo,
    void *workspace, size_t workspaceBytes, const void *beta,
    const cudnnTensorDescriptor_t gradientDesc, void *gradient);
DP_FAKE_API cudnnStatus_t cudnnConvolutionForward(
    cudnnHandle_t handle, const void *alpha,
    const cudnnTensorDescriptor_t xDesc, const void *x,
    const cudnnFilterDescriptor_t filterDesc, const void *filter,
    const cudnnConvolutionDescriptor_t conv, cudnnConvolutionFwdAlgo_t algo,
    void *workspace, size_t workspaceBytes, const void *beta,
    const cudnnTensorDescriptor_t yDesc, void *y);
DP_FAKE_API cudnnStatus_t cudnnConvolutionBackwardFilter(
    cudnnHandle_t handle, const void *alpha,
    const cudnnTensorDescriptor_t xDesc, const void *x,
    const cudnnTensorDescriptor_t dyDesc, const void *dy,
    const cudnnConvolutionDescriptor_t conv,
    cudnnConvolutionBwdFilterAlgo_t algo, void *workspace,
    size_t workspaceBytes, const void *beta,
    const cudnnFilterDescriptor_t gradientDesc, void *gradient);

#endif // DP_TEST_FAKECUDA_CUDNNAPI_H
