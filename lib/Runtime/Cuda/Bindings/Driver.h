//===- Driver.h - The CUDA driver API as far as it is used ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Declared here instead of including cuda.h, so that the runtime builds without
// a toolkit; DeclarationsTest compares both. Names are the exported ones.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_BINDINGS_DRIVER_H
#define DP_LIB_RUNTIME_CUDA_BINDINGS_DRIVER_H

#include "Support/Library.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace dp::cuda {

using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUcontext = struct CUctx_st *;
using CUmodule = struct CUmod_st *;
using CUfunction = struct CUfunc_st *;
using CUevent = struct CUevent_st *;
using CUstream = struct CUstream_st *;
using CUgraph = struct CUgraph_st *;
using CUgraphExec = struct CUgraphExec_st *;
using CUarray = struct CUarray_st *;

enum CUresult : unsigned {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
};

enum CUdevice_attribute : unsigned {
  CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
  CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
};

enum CUfunction_attribute : unsigned {
  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
};

enum CUjit_option : unsigned {
  CU_JIT_ERROR_LOG_BUFFER = 5,
  CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
};

enum CUstreamCaptureMode : unsigned {
  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
};

enum CUmemorytype : unsigned {
  CU_MEMORYTYPE_HOST = 1,
  CU_MEMORYTYPE_DEVICE = 2,
};

enum CUpointer_attribute : unsigned { CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2 };

constexpr unsigned CU_STREAM_NON_BLOCKING = 1;
constexpr unsigned CU_EVENT_DISABLE_TIMING = 2;

struct CUDA_MEMCPY2D {
  size_t srcXInBytes, srcY;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch;
  size_t dstXInBytes, dstY;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch;
  size_t WidthInBytes, Height;
};

struct CUDA_MEMCPY3D_PEER {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  CUcontext srcContext;
  size_t srcPitch, srcHeight;
  size_t dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  CUcontext dstContext;
  size_t dstPitch, dstHeight;
  size_t WidthInBytes, Height, Depth;
};

// clang-format off
#define DP_CUDA_FUNCTIONS(F)                                                   \
  F(cuInit, CUresult, unsigned)                                                \
  F(cuGetErrorName, CUresult, CUresult, const char **)                         \
  F(cuGetErrorString, CUresult, CUresult, const char **)                       \
  F(cuDeviceGetCount, CUresult, int *)                                         \
  F(cuDeviceGet, CUresult, CUdevice *, int)                                    \
  F(cuDeviceGetName, CUresult, char *, int, CUdevice)                          \
  F(cuDeviceGetAttribute, CUresult, int *, CUdevice_attribute, CUdevice)       \
  F(cuDeviceTotalMem_v2, CUresult, size_t *, CUdevice)                         \
  F(cuDeviceCanAccessPeer, CUresult, int *, CUdevice, CUdevice)                \
  F(cuCtxEnablePeerAccess, CUresult, CUcontext, unsigned)                      \
  F(cuDevicePrimaryCtxRetain, CUresult, CUcontext *, CUdevice)                 \
  F(cuDevicePrimaryCtxRelease_v2, CUresult, CUdevice)                          \
  F(cuCtxPushCurrent_v2, CUresult, CUcontext)                                  \
  F(cuCtxPopCurrent_v2, CUresult, CUcontext *)                                 \
  F(cuCtxGetStreamPriorityRange, CUresult, int *, int *)                       \
  F(cuMemGetInfo_v2, CUresult, size_t *, size_t *)                             \
  F(cuMemAlloc_v2, CUresult, CUdeviceptr *, size_t)                            \
  F(cuMemFree_v2, CUresult, CUdeviceptr)                                       \
  F(cuMemAllocHost_v2, CUresult, void **, size_t)                              \
  F(cuMemFreeHost, CUresult, void *)                                           \
  F(cuPointerGetAttribute, CUresult, void *, CUpointer_attribute, CUdeviceptr) \
  F(cuMemcpyHtoDAsync_v2, CUresult, CUdeviceptr, const void *, size_t, CUstream) \
  F(cuMemcpyDtoHAsync_v2, CUresult, void *, CUdeviceptr, size_t, CUstream)     \
  F(cuMemcpyDtoDAsync_v2, CUresult, CUdeviceptr, CUdeviceptr, size_t, CUstream) \
  F(cuMemcpy2DAsync_v2, CUresult, const CUDA_MEMCPY2D *, CUstream)             \
  F(cuMemcpyPeerAsync, CUresult, CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream) \
  F(cuMemcpy3DPeerAsync, CUresult, const CUDA_MEMCPY3D_PEER *, CUstream)       \
  F(cuMemsetD8Async, CUresult, CUdeviceptr, unsigned char, size_t, CUstream)   \
  F(cuMemsetD32Async, CUresult, CUdeviceptr, unsigned, size_t, CUstream)       \
  F(cuStreamCreateWithPriority, CUresult, CUstream *, unsigned, int)           \
  F(cuStreamDestroy_v2, CUresult, CUstream)                                    \
  F(cuStreamSynchronize, CUresult, CUstream)                                   \
  F(cuStreamWaitEvent, CUresult, CUstream, CUevent, unsigned)                  \
  F(cuEventCreate, CUresult, CUevent *, unsigned)                              \
  F(cuEventDestroy_v2, CUresult, CUevent)                                      \
  F(cuEventRecord, CUresult, CUevent, CUstream)                                \
  F(cuEventQuery, CUresult, CUevent)                                           \
  F(cuEventElapsedTime, CUresult, float *, CUevent, CUevent)                   \
  F(cuModuleLoadDataEx, CUresult, CUmodule *, const void *, unsigned, CUjit_option *, void **) \
  F(cuModuleUnload, CUresult, CUmodule)                                        \
  F(cuModuleGetFunction, CUresult, CUfunction *, CUmodule, const char *)       \
  F(cuModuleGetGlobal_v2, CUresult, CUdeviceptr *, size_t *, CUmodule, const char *) \
  F(cuFuncSetAttribute, CUresult, CUfunction, CUfunction_attribute, int)       \
  F(cuLaunchKernel, CUresult, CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **, void **) \
  F(cuStreamBeginCapture_v2, CUresult, CUstream, CUstreamCaptureMode)          \
  F(cuStreamEndCapture, CUresult, CUstream, CUgraph *)                         \
  F(cuGraphInstantiateWithFlags, CUresult, CUgraphExec *, CUgraph, unsigned long long) \
  F(cuGraphUpload, CUresult, CUgraphExec, CUstream)                            \
  F(cuGraphLaunch, CUresult, CUgraphExec, CUstream)                            \
  F(cuGraphExecDestroy, CUresult, CUgraphExec)                                 \
  F(cuGraphDestroy, CUresult, CUgraph)
// clang-format on

struct Driver {
  DP_CUDA_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads and initializes the driver on the first call, in any thread. Throws
/// Error, each time, if it cannot be loaded.
const Driver &driver();

/// `CUDA_ERROR_ILLEGAL_ADDRESS (an illegal memory access was encountered)`.
std::string describe(CUresult result);

/// Throws Error with `what` and the result unless it is CUDA_SUCCESS.
void check(CUresult result, const std::string &what);

inline CUdeviceptr address(const void *p) {
  return reinterpret_cast<uintptr_t>(p);
}

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_BINDINGS_DRIVER_H
