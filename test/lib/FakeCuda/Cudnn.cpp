//===- Cudnn.cpp - The handle of cuDNN ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudnnApi.h"
#include "CudnnHandle.h"
#include "Driver.h"

using namespace dp::fake;

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
