//===- Cudnn.h - cuDNN as far as it is used ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// cuDNN 9. DeclarationsTest compares with cudnn.h.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CUDNN_H
#define DP_LIB_RUNTIME_CUDA_CUDNN_H

#include "Driver.h"

namespace dp::cuda {

using cudnnHandle_t = struct cudnnContext *;
using cudnnTensorDescriptor_t = struct cudnnTensorStruct *;
using cudnnFilterDescriptor_t = struct cudnnFilterStruct *;
using cudnnConvolutionDescriptor_t = struct cudnnConvolutionStruct *;

enum cudnnStatus_t : unsigned { CUDNN_STATUS_SUCCESS = 0 };
enum cudnnDataType_t : unsigned {
  CUDNN_DATA_FLOAT = 0,
  CUDNN_DATA_HALF = 2,
  CUDNN_DATA_BFLOAT16 = 9,
};
enum cudnnTensorFormat_t : unsigned {
  CUDNN_TENSOR_NCHW = 0,
  CUDNN_TENSOR_NHWC = 1,
};
enum cudnnConvolutionMode_t : unsigned { CUDNN_CROSS_CORRELATION = 1 };
enum cudnnDeterminism_t : unsigned { CUDNN_DETERMINISTIC = 1 };
enum cudnnConvolutionFwdAlgo_t : unsigned {};
enum cudnnConvolutionBwdFilterAlgo_t : unsigned {};
enum cudnnConvolutionBwdDataAlgo_t : unsigned {};

enum cudnnMathType_t : unsigned {
  CUDNN_DEFAULT_MATH = 0,
  CUDNN_TENSOR_OP_MATH = 1,
  CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION = 2,
  CUDNN_FMA_MATH = 3,
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

// clang-format off
#define DP_CUDNN_FUNCTIONS(F)                                                  \
  F(cudnnCreate, cudnnStatus_t, cudnnHandle_t *)                               \
  F(cudnnDestroy, cudnnStatus_t, cudnnHandle_t)                                \
  F(cudnnSetStream, cudnnStatus_t, cudnnHandle_t, CUstream)                    \
  F(cudnnGetErrorString, const char *, cudnnStatus_t)                          \
  F(cudnnGetVersion, size_t, void)                                             \
  F(cudnnCreateTensorDescriptor, cudnnStatus_t, cudnnTensorDescriptor_t *)     \
  F(cudnnDestroyTensorDescriptor, cudnnStatus_t, cudnnTensorDescriptor_t)      \
  F(cudnnSetTensorNdDescriptor, cudnnStatus_t, cudnnTensorDescriptor_t, cudnnDataType_t, int, const int *, const int *) \
  F(cudnnCreateFilterDescriptor, cudnnStatus_t, cudnnFilterDescriptor_t *)     \
  F(cudnnDestroyFilterDescriptor, cudnnStatus_t, cudnnFilterDescriptor_t)      \
  F(cudnnSetFilterNdDescriptor, cudnnStatus_t, cudnnFilterDescriptor_t, cudnnDataType_t, cudnnTensorFormat_t, int, const int *) \
  F(cudnnCreateConvolutionDescriptor, cudnnStatus_t, cudnnConvolutionDescriptor_t *) \
  F(cudnnDestroyConvolutionDescriptor, cudnnStatus_t, cudnnConvolutionDescriptor_t) \
  F(cudnnSetConvolutionNdDescriptor, cudnnStatus_t, cudnnConvolutionDescriptor_t, int, const int *, const int *, const int *, cudnnConvolutionMode_t, cudnnDataType_t) \
  F(cudnnSetConvolutionGroupCount, cudnnStatus_t, cudnnConvolutionDescriptor_t, int) \
  F(cudnnSetConvolutionMathType, cudnnStatus_t, cudnnConvolutionDescriptor_t, cudnnMathType_t) \
  F(cudnnGetConvolutionForwardAlgorithm_v7, cudnnStatus_t, cudnnHandle_t, cudnnTensorDescriptor_t, cudnnFilterDescriptor_t, cudnnConvolutionDescriptor_t, cudnnTensorDescriptor_t, int, int *, cudnnConvolutionFwdAlgoPerf_t *) \
  F(cudnnGetConvolutionBackwardFilterAlgorithm_v7, cudnnStatus_t, cudnnHandle_t, cudnnTensorDescriptor_t, cudnnTensorDescriptor_t, cudnnConvolutionDescriptor_t, cudnnFilterDescriptor_t, int, int *, cudnnConvolutionBwdFilterAlgoPerf_t *) \
  F(cudnnGetConvolutionBackwardDataAlgorithm_v7, cudnnStatus_t, cudnnHandle_t, cudnnFilterDescriptor_t, cudnnTensorDescriptor_t, cudnnConvolutionDescriptor_t, cudnnTensorDescriptor_t, int, int *, cudnnConvolutionBwdDataAlgoPerf_t *) \
  F(cudnnConvolutionBackwardData, cudnnStatus_t, cudnnHandle_t, const void *, cudnnFilterDescriptor_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnConvolutionDescriptor_t, cudnnConvolutionBwdDataAlgo_t, void *, size_t, const void *, cudnnTensorDescriptor_t, void *) \
  F(cudnnConvolutionForward, cudnnStatus_t, cudnnHandle_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnFilterDescriptor_t, const void *, cudnnConvolutionDescriptor_t, cudnnConvolutionFwdAlgo_t, void *, size_t, const void *, cudnnTensorDescriptor_t, void *) \
  F(cudnnConvolutionBackwardFilter, cudnnStatus_t, cudnnHandle_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnConvolutionDescriptor_t, cudnnConvolutionBwdFilterAlgo_t, void *, size_t, const void *, cudnnFilterDescriptor_t, void *)
// clang-format on

struct Cudnn {
  DP_CUDNN_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads cuDNN on the first call. Throws Error if it cannot be loaded.
const Cudnn &cudnn();

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDNN_H
