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
enum cudnnConvolutionMode_t : unsigned {
  CUDNN_CONVOLUTION = 0,
  CUDNN_CROSS_CORRELATION = 1,
};

DP_FAKE_API size_t cudnnGetVersion(void);
DP_FAKE_API const char *cudnnGetErrorString(cudnnStatus_t status);
DP_FAKE_API cudnnStatus_t cudnnCreate(cudnnHandle_t *handle);
DP_FAKE_API cudnnStatus_t cudnnDestroy(cudnnHandle_t handle);
DP_FAKE_API cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, CUstream stream);

#endif // DP_TEST_FAKECUDA_CUDNNAPI_H
