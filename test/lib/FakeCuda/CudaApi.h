//===- CudaApi.h - The CUDA driver API as far as it is faked ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Declared here and not taken from cuda.h, so that the fake builds where no
// toolkit is. Names and ABI are those the real library exports;
// test/unit/FakeCuda/AbiTest.cpp compares both where cuda.h is installed, for
// which it includes this file in a namespace with DP_FAKE_API empty.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUDAAPI_H
#define DP_TEST_FAKECUDA_CUDAAPI_H

#include <cstddef>
#include <cstdint>

#ifndef DP_FAKE_API
#define DP_FAKE_API extern "C" __attribute__((visibility("default")))
#endif

using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUcontext = struct CUctx_st *;
using CUmodule = struct CUmod_st *;
using CUfunction = struct CUfunc_st *;
using CUevent = struct CUevent_st *;
using CUstream = struct CUstream_st *;
using CUgraph = struct CUgraph_st *;
using CUgraphExec = struct CUgraphExec_st *;
using CUgraphNode = struct CUgraphNode_st *;

enum CUresult : unsigned {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_INVALID_DEVICE = 101,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_PTX = 218,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_ILLEGAL_STATE = 401,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_ILLEGAL_ADDRESS = 700,
  CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
  CUDA_ERROR_ASSERT = 710,
  CUDA_ERROR_LAUNCH_FAILED = 719,
  CUDA_ERROR_NOT_SUPPORTED = 801,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
  CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
  CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
  CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
  CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
  CUDA_ERROR_CAPTURED_EVENT = 907,
  CUDA_ERROR_UNKNOWN = 999,
};

enum CUdevice_attribute : unsigned {
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,
  CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,
  CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
  CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,
  CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31,
  CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33,
  CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,
  CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
};

enum CUfunction_attribute : unsigned {
  CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
  CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
  CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
  CU_FUNC_ATTRIBUTE_NUM_REGS = 4,
  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
};

enum CUstream_flags : unsigned {
  CU_STREAM_DEFAULT = 0,
  CU_STREAM_NON_BLOCKING = 1,
};

enum CUevent_flags : unsigned {
  CU_EVENT_DEFAULT = 0,
  CU_EVENT_BLOCKING_SYNC = 1,
  CU_EVENT_DISABLE_TIMING = 2,
};

enum CUstreamCaptureMode : unsigned {
  CU_STREAM_CAPTURE_MODE_GLOBAL = 0,
  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
  CU_STREAM_CAPTURE_MODE_RELAXED = 2,
};

enum CUstreamCaptureStatus : unsigned {
  CU_STREAM_CAPTURE_STATUS_NONE = 0,
  CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
  CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2,
};

enum CUjit_option : unsigned { CU_JIT_MAX_REGISTERS = 0 };

enum CUdriverProcAddressQueryResult : unsigned {
  CU_GET_PROC_ADDRESS_SUCCESS = 0,
  CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
};

enum CUmemorytype : unsigned {
  CU_MEMORYTYPE_HOST = 1,
  CU_MEMORYTYPE_DEVICE = 2,
};

enum CUpointer_attribute : unsigned { CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2 };

struct CUDA_MEMCPY2D {
  size_t srcXInBytes, srcY;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  struct CUarray_st *srcArray;
  size_t srcPitch;
  size_t dstXInBytes, dstY;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  struct CUarray_st *dstArray;
  size_t dstPitch;
  size_t WidthInBytes, Height;
};

struct CUDA_MEMCPY3D_PEER {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  struct CUarray_st *srcArray;
  CUcontext srcContext;
  size_t srcPitch, srcHeight;
  size_t dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  struct CUarray_st *dstArray;
  CUcontext dstContext;
  size_t dstPitch, dstHeight;
  size_t WidthInBytes, Height, Depth;
};

// Initialization, devices, contexts.
DP_FAKE_API CUresult cuInit(unsigned flags);
DP_FAKE_API CUresult cuDriverGetVersion(int *version);
DP_FAKE_API CUresult cuDeviceGetCount(int *count);
DP_FAKE_API CUresult cuDeviceGet(CUdevice *device, int ordinal);
DP_FAKE_API CUresult cuDeviceGetName(char *name, int length, CUdevice device);
DP_FAKE_API CUresult cuDeviceGetAttribute(int *value,
                                          CUdevice_attribute attribute,
                                          CUdevice device);
DP_FAKE_API CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device);
DP_FAKE_API CUresult cuDeviceGetPCIBusId(char *id, int length, CUdevice device);
DP_FAKE_API CUresult cuDeviceCanAccessPeer(int *can, CUdevice device,
                                           CUdevice peer);
DP_FAKE_API CUresult cuDevicePrimaryCtxRetain(CUcontext *context,
                                              CUdevice device);
DP_FAKE_API CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device);
DP_FAKE_API CUresult cuCtxSetCurrent(CUcontext context);
DP_FAKE_API CUresult cuCtxGetCurrent(CUcontext *context);
DP_FAKE_API CUresult cuCtxPushCurrent_v2(CUcontext context);
DP_FAKE_API CUresult cuCtxPopCurrent_v2(CUcontext *context);
DP_FAKE_API CUresult cuCtxGetDevice(CUdevice *device);
DP_FAKE_API CUresult cuCtxSynchronize(void);
DP_FAKE_API CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags);
DP_FAKE_API CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest);
DP_FAKE_API CUresult cuGetErrorName(CUresult error, const char **name);
DP_FAKE_API CUresult cuGetErrorString(CUresult error, const char **text);
DP_FAKE_API CUresult
cuGetProcAddress_v2(const char *symbol, void **function, int version,
                    uint64_t flags, CUdriverProcAddressQueryResult *status);

// Memory.
DP_FAKE_API CUresult cuMemGetInfo_v2(size_t *free, size_t *total);
DP_FAKE_API CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t bytes);
DP_FAKE_API CUresult cuMemFree_v2(CUdeviceptr pointer);
DP_FAKE_API CUresult cuMemAllocHost_v2(void **pointer, size_t bytes);
DP_FAKE_API CUresult cuMemHostAlloc(void **pointer, size_t bytes,
                                    unsigned flags);
DP_FAKE_API CUresult cuMemFreeHost(void *pointer);
DP_FAKE_API CUresult cuPointerGetAttribute(void *data,
                                           CUpointer_attribute attribute,
                                           CUdeviceptr pointer);
DP_FAKE_API CUresult cuMemcpyHtoD_v2(CUdeviceptr to, const void *from,
                                     size_t bytes);
DP_FAKE_API CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t bytes);
DP_FAKE_API CUresult cuMemcpyDtoD_v2(CUdeviceptr to, CUdeviceptr from,
                                     size_t bytes);
DP_FAKE_API CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from,
                                          size_t bytes, CUstream stream);
DP_FAKE_API CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from,
                                          size_t bytes, CUstream stream);
DP_FAKE_API CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from,
                                          size_t bytes, CUstream stream);
DP_FAKE_API CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from,
                                   size_t bytes, CUstream stream);
/// From device to device only.
DP_FAKE_API CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *copy,
                                        CUstream stream);
DP_FAKE_API CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext toContext,
                                       CUdeviceptr from, CUcontext fromContext,
                                       size_t bytes, CUstream stream);
/// From device to device only, of one plane.
DP_FAKE_API CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *copy,
                                         CUstream stream);
DP_FAKE_API CUresult cuMemsetD8_v2(CUdeviceptr to, unsigned char value,
                                   size_t count);
DP_FAKE_API CUresult cuMemsetD32_v2(CUdeviceptr to, unsigned value,
                                    size_t count);
DP_FAKE_API CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value,
                                     size_t count, CUstream stream);
DP_FAKE_API CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value,
                                      size_t count, CUstream stream);

// Streams and events.
DP_FAKE_API CUresult cuStreamCreate(CUstream *stream, unsigned flags);
DP_FAKE_API CUresult cuStreamCreateWithPriority(CUstream *stream,
                                                unsigned flags, int priority);
DP_FAKE_API CUresult cuStreamDestroy_v2(CUstream stream);
DP_FAKE_API CUresult cuStreamSynchronize(CUstream stream);
DP_FAKE_API CUresult cuStreamQuery(CUstream stream);
DP_FAKE_API CUresult cuStreamWaitEvent(CUstream stream, CUevent event,
                                       unsigned flags);
DP_FAKE_API CUresult cuEventCreate(CUevent *event, unsigned flags);
DP_FAKE_API CUresult cuEventDestroy_v2(CUevent event);
DP_FAKE_API CUresult cuEventRecord(CUevent event, CUstream stream);
DP_FAKE_API CUresult cuEventQuery(CUevent event);
DP_FAKE_API CUresult cuEventSynchronize(CUevent event);
DP_FAKE_API CUresult cuEventElapsedTime(float *milliseconds, CUevent start,
                                        CUevent end);
DP_FAKE_API CUresult cuEventElapsedTime_v2(float *milliseconds, CUevent start,
                                           CUevent end);

// Modules and kernels.
DP_FAKE_API CUresult cuModuleLoadData(CUmodule *module, const void *image);
DP_FAKE_API CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,
                                        unsigned count, CUjit_option *options,
                                        void **values);
DP_FAKE_API CUresult cuModuleUnload(CUmodule module);
DP_FAKE_API CUresult cuModuleGetGlobal_v2(CUdeviceptr *pointer, size_t *bytes,
                                          CUmodule module, const char *name);
DP_FAKE_API CUresult cuModuleGetFunction(CUfunction *function, CUmodule module,
                                         const char *name);
DP_FAKE_API CUresult cuFuncGetAttribute(int *value,
                                        CUfunction_attribute attribute,
                                        CUfunction function);
DP_FAKE_API CUresult cuFuncSetAttribute(CUfunction function,
                                        CUfunction_attribute attribute,
                                        int value);
DP_FAKE_API CUresult cuLaunchKernel(CUfunction function, unsigned gridX,
                                    unsigned gridY, unsigned gridZ,
                                    unsigned blockX, unsigned blockY,
                                    unsigned blockZ, unsigned sharedBytes,
                                    CUstream stream, void **params,
                                    void **extra);

// Stream capture and graphs.
DP_FAKE_API CUresult cuStreamBeginCapture_v2(CUstream stream,
                                             CUstreamCaptureMode mode);
DP_FAKE_API CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph);
DP_FAKE_API CUresult cuStreamIsCapturing(CUstream stream,
                                         CUstreamCaptureStatus *status);
DP_FAKE_API CUresult cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes,
                                     size_t *count);
DP_FAKE_API CUresult cuGraphInstantiateWithFlags(CUgraphExec *exec,
                                                 CUgraph graph,
                                                 unsigned long long flags);
DP_FAKE_API CUresult cuGraphUpload(CUgraphExec exec, CUstream stream);
DP_FAKE_API CUresult cuGraphLaunch(CUgraphExec exec, CUstream stream);
DP_FAKE_API CUresult cuGraphExecDestroy(CUgraphExec exec);
DP_FAKE_API CUresult cuGraphDestroy(CUgraph graph);

#endif // DP_TEST_FAKECUDA_CUDAAPI_H
