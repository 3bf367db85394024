//===- AbiTest.cpp - The fake's declarations are those of CUDA ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compiled where cuda.h, nccl.h and cublasLt.h are installed: every function
// has parameters of the same kind and size, every enumerator the same value.
//
//===----------------------------------------------------------------------===//

#include <gtest/gtest.h>

#if __has_include(<cuda.h>) && __has_include(<nccl.h>) &&                          \
    __has_include(<cublasLt.h>)
#include <cublasLt.h>
#include <cuda.h>
#if __has_include(<cudnn.h>)
#include <cudnn.h>
#define HAVE_CUDNN 1
#endif
#if __has_include(<cublas_v2.h>) && __has_include(<cusolverDn.h>) &&               \
    __has_include(<cufft.h>)
#include <cublas_v2.h>
#include <cufft.h>
#include <cusolverDn.h>
#define HAVE_SOLVERS 1
#endif
#include <nccl.h>
#define HAVE_CUDA 1
#else
#define HAVE_CUDA 0
#endif

#if HAVE_CUDA
#include <cstddef>
#include <cstdint>
#include <type_traits>

// In a namespace and without C linkage, so that both can stand in one file.
#define DP_FAKE_API
namespace fake {
#include "CublasApi.h"
#include "CublasLtApi.h"
#include "CudaApi.h"
#include "CudnnApi.h"
#include "CudnnBackendApi.h"
#include "CufftApi.h"
#include "CusolverApi.h"
#include "NcclApi.h"
} // namespace fake

/// Whether arguments of both types are passed alike.
template <typename A, typename B>
constexpr bool alike() {
  if constexpr (std::is_void_v<A> || std::is_void_v<B>)
    return std::is_void_v<A> && std::is_void_v<B>;
  else if constexpr (std::is_pointer_v<A> || std::is_pointer_v<B>)
    return std::is_pointer_v<A> && std::is_pointer_v<B>;
  else
    return sizeof(A) == sizeof(B) &&
           std::is_floating_point_v<A> == std::is_floating_point_v<B> &&
           std::is_class_v<A> == std::is_class_v<B>;
}

template <typename A, typename B>
struct SameAbi : std::false_type {};
template <typename R, typename S, typename... A, typename... B>
struct SameAbi<R(A...), S(B...)> {
  static constexpr bool test() {
    if constexpr (sizeof...(A) != sizeof...(B))
      return false;
    else
      return alike<R, S>() && (alike<A, B>() && ...);
  }
  static constexpr bool value = test();
};

#define SAME(name)                                                             \
  static_assert(SameAbi<decltype(::name), decltype(fake::name)>::value, #name)
#define VALUE(name)                                                            \
  static_assert(static_cast<long>(::name) == static_cast<long>(fake::name),    \
                #name)

SAME(cuInit);
SAME(cuDriverGetVersion);
SAME(cuDeviceGetCount);
SAME(cuDeviceGet);
SAME(cuDeviceGetName);
SAME(cuDeviceGetAttribute);
SAME(cuDeviceTotalMem_v2);
SAME(cuDeviceGetPCIBusId);
SAME(cuDeviceCanAccessPeer);
SAME(cuDevicePrimaryCtxRetain);
SAME(cuDevicePrimaryCtxRelease_v2);
SAME(cuCtxSetCurrent);
SAME(cuCtxGetCurrent);
SAME(cuCtxPushCurrent_v2);
SAME(cuCtxPopCurrent_v2);
SAME(cuCtxGetDevice);
SAME(cuCtxSynchronize);
SAME(cuCtxEnablePeerAccess);
SAME(cuCtxGetStreamPriorityRange);
SAME(cuGetErrorName);
SAME(cuGetErrorString);
SAME(cuGetProcAddress_v2);
SAME(cuMemGetInfo_v2);
SAME(cuMemAlloc_v2);
SAME(cuMemFree_v2);
SAME(cuMemAllocHost_v2);
SAME(cuMemHostAlloc);
SAME(cuMemFreeHost);
SAME(cuMemcpyHtoD_v2);
SAME(cuMemcpyDtoH_v2);
SAME(cuMemcpyDtoD_v2);
SAME(cuMemcpyHtoDAsync_v2);
SAME(cuMemcpyDtoHAsync_v2);
SAME(cuMemcpyDtoDAsync_v2);
SAME(cuMemcpyAsync);
SAME(cuMemcpy2DAsync_v2);
SAME(cuMemcpyPeerAsync);
SAME(cuMemcpy3DPeerAsync);
SAME(cuMemsetD8_v2);
SAME(cuMemsetD32_v2);
SAME(cuMemsetD8Async);
SAME(cuMemsetD32Async);
SAME(cuStreamCreate);
SAME(cuStreamCreateWithPriority);
SAME(cuStreamDestroy_v2);
SAME(cuStreamSynchronize);
SAME(cuStreamQuery);
SAME(cuStreamWaitEvent);
SAME(cuEventCreate);
SAME(cuEventDestroy_v2);
SAME(cuEventRecord);
SAME(cuEventQuery);
SAME(cuEventSynchronize);
SAME(cuEventElapsedTime_v2);
SAME(cuModuleLoadData);
SAME(cuModuleLoadDataEx);
SAME(cuModuleUnload);
SAME(cuModuleGetFunction);
SAME(cuModuleGetGlobal_v2);
SAME(cuFuncGetAttribute);
SAME(cuFuncSetAttribute);
SAME(cuLaunchKernel);
SAME(cuStreamBeginCapture_v2);
SAME(cuStreamEndCapture);
SAME(cuStreamIsCapturing);
SAME(cuGraphGetNodes);
SAME(cuGraphInstantiateWithFlags);
SAME(cuGraphUpload);
SAME(cuGraphLaunch);
SAME(cuGraphExecDestroy);
SAME(cuGraphDestroy);

VALUE(CUDA_ERROR_INVALID_VALUE);
VALUE(CUDA_ERROR_OUT_OF_MEMORY);
VALUE(CUDA_ERROR_NOT_INITIALIZED);
VALUE(CUDA_ERROR_NO_DEVICE);
VALUE(CUDA_ERROR_INVALID_DEVICE);
VALUE(CUDA_ERROR_INVALID_IMAGE);
VALUE(CUDA_ERROR_INVALID_PTX);
VALUE(CUDA_ERROR_INVALID_CONTEXT);
VALUE(CUDA_ERROR_NO_BINARY_FOR_GPU);
VALUE(CUDA_ERROR_INVALID_HANDLE);
VALUE(CUDA_ERROR_ILLEGAL_STATE);
VALUE(CUDA_ERROR_NOT_FOUND);
VALUE(CUDA_ERROR_NOT_READY);
VALUE(CUDA_ERROR_ILLEGAL_ADDRESS);
VALUE(CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
VALUE(CUDA_ERROR_ASSERT);
VALUE(CUDA_ERROR_LAUNCH_FAILED);
VALUE(CUDA_ERROR_NOT_SUPPORTED);
VALUE(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
VALUE(CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
VALUE(CUDA_ERROR_STREAM_CAPTURE_MERGE);
VALUE(CUDA_ERROR_STREAM_CAPTURE_UNMATCHED);
VALUE(CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
VALUE(CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
VALUE(CUDA_ERROR_STREAM_CAPTURE_IMPLICIT);
VALUE(CUDA_ERROR_CAPTURED_EVENT);
VALUE(CUDA_ERROR_UNKNOWN);
VALUE(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
VALUE(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X);
VALUE(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK);
VALUE(CU_DEVICE_ATTRIBUTE_WARP_SIZE);
VALUE(CU_DEVICE_ATTRIBUTE_CLOCK_RATE);
VALUE(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
VALUE(CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS);
VALUE(CU_DEVICE_ATTRIBUTE_PCI_BUS_ID);
VALUE(CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING);
VALUE(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
VALUE(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
VALUE(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
VALUE(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
VALUE(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
VALUE(CU_FUNC_ATTRIBUTE_NUM_REGS);
VALUE(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
VALUE(CU_MEMORYTYPE_DEVICE);
VALUE(CU_STREAM_NON_BLOCKING);
static_assert(sizeof(::CUDA_MEMCPY2D) == sizeof(fake::CUDA_MEMCPY2D) &&
              offsetof(::CUDA_MEMCPY2D, dstDevice) ==
                  offsetof(fake::CUDA_MEMCPY2D, dstDevice) &&
              offsetof(::CUDA_MEMCPY2D, srcPitch) ==
                  offsetof(fake::CUDA_MEMCPY2D, srcPitch));
static_assert(sizeof(::CUDA_MEMCPY3D_PEER) ==
                  sizeof(fake::CUDA_MEMCPY3D_PEER) &&
              offsetof(::CUDA_MEMCPY3D_PEER, dstDevice) ==
                  offsetof(fake::CUDA_MEMCPY3D_PEER, dstDevice) &&
              offsetof(::CUDA_MEMCPY3D_PEER, Depth) ==
                  offsetof(fake::CUDA_MEMCPY3D_PEER, Depth));
VALUE(CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
VALUE(CU_EVENT_DISABLE_TIMING);
VALUE(CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
VALUE(CU_STREAM_CAPTURE_MODE_RELAXED);
VALUE(CU_STREAM_CAPTURE_STATUS_ACTIVE);
VALUE(CU_STREAM_CAPTURE_STATUS_INVALIDATED);
VALUE(CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
SAME(ncclGetVersion);
SAME(ncclGetUniqueId);
SAME(ncclCommInitRankConfig);
SAME(ncclCommInitRank);
SAME(ncclCommInitAll);
SAME(ncclCommFinalize);
SAME(ncclCommDestroy);
SAME(ncclCommAbort);
SAME(ncclGetErrorString);
SAME(ncclGetLastError);
SAME(ncclCommGetAsyncError);
SAME(ncclCommCount);
SAME(ncclCommCuDevice);
SAME(ncclCommUserRank);
SAME(ncclMemAlloc);
SAME(ncclMemFree);
SAME(ncclCommRegister);
SAME(ncclCommDeregister);
SAME(ncclAllReduce);
SAME(ncclReduce);
SAME(ncclBroadcast);
SAME(ncclAllGather);
SAME(ncclReduceScatter);
SAME(ncclSend);
SAME(ncclRecv);
SAME(ncclGroupStart);
SAME(ncclGroupEnd);
SAME(cublasLtCreate);
SAME(cublasLtDestroy);
SAME(cublasLtGetStatusName);
SAME(cublasLtGetStatusString);
SAME(cublasLtGetVersion);
SAME(cublasLtMatmulDescCreate);
SAME(cublasLtMatmulDescDestroy);
SAME(cublasLtMatmulDescSetAttribute);
SAME(cublasLtMatrixLayoutCreate);
SAME(cublasLtMatrixLayoutDestroy);
SAME(cublasLtMatrixLayoutSetAttribute);
SAME(cublasLtMatmulPreferenceCreate);
SAME(cublasLtMatmulPreferenceDestroy);
SAME(cublasLtMatmulPreferenceSetAttribute);
SAME(cublasLtMatmulAlgoGetHeuristic);
SAME(cublasLtMatmulAlgoCheck);
SAME(cublasLtMatmul);
#if HAVE_SOLVERS
SAME(cublasCreate_v2);
SAME(cublasDestroy_v2);
SAME(cublasSetStream_v2);
SAME(cublasSetWorkspace_v2);
SAME(cublasGetStatusString);
SAME(cublasStrsm_v2);
SAME(cublasDtrsm_v2);
SAME(cublasStrsmBatched);
SAME(cublasDtrsmBatched);
SAME(cublasSgetrfBatched);
SAME(cublasDgetrfBatched);
SAME(cublasSgeqrfBatched);
SAME(cublasDgeqrfBatched);
VALUE(CUBLAS_OP_N);
VALUE(CUBLAS_OP_T);
VALUE(CUBLAS_FILL_MODE_LOWER);
VALUE(CUBLAS_FILL_MODE_UPPER);
VALUE(CUBLAS_DIAG_NON_UNIT);
VALUE(CUBLAS_DIAG_UNIT);
VALUE(CUBLAS_SIDE_LEFT);
VALUE(CUBLAS_SIDE_RIGHT);
SAME(cusolverDnCreate);
SAME(cusolverDnDestroy);
SAME(cusolverDnSetStream);
SAME(cusolverDnSetDeterministicMode);
SAME(cusolverDnCreateSyevjInfo);
SAME(cusolverDnDestroySyevjInfo);
SAME(cusolverDnCreateGesvdjInfo);
SAME(cusolverDnDestroyGesvdjInfo);
SAME(cusolverDnSpotrf_bufferSize);
SAME(cusolverDnDpotrf_bufferSize);
SAME(cusolverDnSpotrf);
SAME(cusolverDnDpotrf);
SAME(cusolverDnSpotrfBatched);
SAME(cusolverDnDpotrfBatched);
SAME(cusolverDnSgetrf_bufferSize);
SAME(cusolverDnDgetrf_bufferSize);
SAME(cusolverDnSgetrf);
SAME(cusolverDnDgetrf);
SAME(cusolverDnSgeqrf_bufferSize);
SAME(cusolverDnDgeqrf_bufferSize);
SAME(cusolverDnSgeqrf);
SAME(cusolverDnDgeqrf);
SAME(cusolverDnSorgqr_bufferSize);
SAME(cusolverDnDorgqr_bufferSize);
SAME(cusolverDnSorgqr);
SAME(cusolverDnDorgqr);
SAME(cusolverDnSsyevd_bufferSize);
SAME(cusolverDnDsyevd_bufferSize);
SAME(cusolverDnSsyevd);
SAME(cusolverDnDsyevd);
SAME(cusolverDnSsyevjBatched_bufferSize);
SAME(cusolverDnDsyevjBatched_bufferSize);
SAME(cusolverDnSsyevjBatched);
SAME(cusolverDnDsyevjBatched);
SAME(cusolverDnSgesvdj_bufferSize);
SAME(cusolverDnDgesvdj_bufferSize);
SAME(cusolverDnSgesvdj);
SAME(cusolverDnDgesvdj);
SAME(cusolverDnSgesvdjBatched_bufferSize);
SAME(cusolverDnDgesvdjBatched_bufferSize);
SAME(cusolverDnSgesvdjBatched);
SAME(cusolverDnDgesvdjBatched);
VALUE(CUSOLVER_STATUS_SUCCESS);
VALUE(CUSOLVER_STATUS_NOT_INITIALIZED);
VALUE(CUSOLVER_STATUS_INVALID_VALUE);
VALUE(CUSOLVER_STATUS_EXECUTION_FAILED);
VALUE(CUSOLVER_EIG_MODE_NOVECTOR);
VALUE(CUSOLVER_EIG_MODE_VECTOR);
VALUE(CUSOLVER_DETERMINISTIC_RESULTS);
VALUE(CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS);
SAME(cufftCreate);
SAME(cufftDestroy);
SAME(cufftSetAutoAllocation);
SAME(cufftMakePlanMany64);
SAME(cufftSetStream);
SAME(cufftSetWorkArea);
SAME(cufftExecC2C);
SAME(cufftExecR2C);
SAME(cufftExecC2R);
SAME(cufftExecZ2Z);
SAME(cufftExecD2Z);
SAME(cufftExecZ2D);
VALUE(CUFFT_SUCCESS);
VALUE(CUFFT_INVALID_PLAN);
VALUE(CUFFT_INVALID_TYPE);
VALUE(CUFFT_INVALID_VALUE);
VALUE(CUFFT_EXEC_FAILED);
VALUE(CUFFT_SETUP_FAILED);
VALUE(CUFFT_INVALID_SIZE);
VALUE(CUFFT_UNALIGNED_DATA);
VALUE(CUFFT_NO_WORKSPACE);
VALUE(CUFFT_NOT_SUPPORTED);
VALUE(CUFFT_C2C);
VALUE(CUFFT_R2C);
VALUE(CUFFT_C2R);
VALUE(CUFFT_Z2Z);
VALUE(CUFFT_D2Z);
VALUE(CUFFT_Z2D);
#endif

VALUE(ncclSuccess);
VALUE(ncclUnhandledCudaError);
VALUE(ncclSystemError);
VALUE(ncclInternalError);
VALUE(ncclInvalidArgument);
VALUE(ncclInvalidUsage);
VALUE(ncclRemoteError);
VALUE(ncclInProgress);
VALUE(ncclSum);
VALUE(ncclProd);
VALUE(ncclMax);
VALUE(ncclMin);
VALUE(ncclAvg);
VALUE(ncclInt8);
VALUE(ncclUint8);
VALUE(ncclInt32);
VALUE(ncclUint32);
VALUE(ncclInt64);
VALUE(ncclUint64);
VALUE(ncclFloat16);
VALUE(ncclFloat32);
VALUE(ncclFloat64);
VALUE(ncclBfloat16);
VALUE(CUBLAS_STATUS_SUCCESS);
VALUE(CUBLAS_STATUS_NOT_INITIALIZED);
VALUE(CUBLAS_STATUS_INVALID_VALUE);
VALUE(CUBLAS_STATUS_EXECUTION_FAILED);
VALUE(CUBLAS_STATUS_NOT_SUPPORTED);
VALUE(CUBLAS_COMPUTE_32F);
VALUE(CUBLAS_COMPUTE_32F_PEDANTIC);
VALUE(CUBLAS_COMPUTE_64F);
VALUE(CUBLAS_COMPUTE_32F_FAST_16BF);
VALUE(CUBLAS_COMPUTE_32F_FAST_TF32);
VALUE(CUDA_R_32F);
VALUE(CUDA_R_64F);
VALUE(CUDA_R_16F);
VALUE(CUDA_R_16BF);
VALUE(CUDA_R_8F_E4M3);
VALUE(CUDA_R_8F_E5M2);
VALUE(CUBLASLT_ORDER_COL);
VALUE(CUBLASLT_ORDER_ROW);
VALUE(CUBLASLT_MATRIX_LAYOUT_TYPE);
VALUE(CUBLASLT_MATRIX_LAYOUT_ORDER);
VALUE(CUBLASLT_MATRIX_LAYOUT_ROWS);
VALUE(CUBLASLT_MATRIX_LAYOUT_COLS);
VALUE(CUBLASLT_MATRIX_LAYOUT_LD);
VALUE(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT);
VALUE(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
VALUE(CUBLASLT_MATMUL_DESC_COMPUTE_TYPE);
VALUE(CUBLASLT_MATMUL_DESC_SCALE_TYPE);
VALUE(CUBLASLT_MATMUL_DESC_POINTER_MODE);
VALUE(CUBLASLT_MATMUL_DESC_TRANSA);
VALUE(CUBLASLT_MATMUL_DESC_TRANSB);
VALUE(CUBLASLT_MATMUL_DESC_EPILOGUE);
VALUE(CUBLASLT_MATMUL_DESC_BIAS_POINTER);
VALUE(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE);
VALUE(CUBLASLT_EPILOGUE_DEFAULT);
VALUE(CUBLASLT_EPILOGUE_RELU);
VALUE(CUBLASLT_EPILOGUE_BIAS);
VALUE(CUBLASLT_EPILOGUE_RELU_BIAS);
VALUE(CUBLASLT_EPILOGUE_BGRADA);
VALUE(CUBLASLT_EPILOGUE_BGRADB);
VALUE(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
static_assert(sizeof(::ncclUniqueId) == sizeof(fake::ncclUniqueId) &&
              offsetof(::ncclConfig_t, blocking) ==
                  offsetof(fake::ncclConfig_t, blocking));
static_assert(sizeof(::cublasLtMatmulHeuristicResult_t) ==
                  sizeof(fake::cublasLtMatmulHeuristicResult_t) &&
              offsetof(::cublasLtMatmulHeuristicResult_t, workspaceSize) ==
                  offsetof(fake::cublasLtMatmulHeuristicResult_t,
                           workspaceSize));

#if HAVE_CUDNN
SAME(cudnnGetVersion);
SAME(cudnnGetErrorString);
SAME(cudnnCreate);
SAME(cudnnDestroy);
SAME(cudnnSetStream);
SAME(cudnnBackendCreateDescriptor);
SAME(cudnnBackendDestroyDescriptor);
SAME(cudnnBackendSetAttribute);
SAME(cudnnBackendGetAttribute);
SAME(cudnnBackendFinalize);
SAME(cudnnBackendExecute);
VALUE(CUDNN_BACKEND_POINTWISE_DESCRIPTOR);
VALUE(CUDNN_BACKEND_ENGINE_DESCRIPTOR);
VALUE(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR);
VALUE(CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR);
VALUE(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
VALUE(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR);
VALUE(CUDNN_BACKEND_TENSOR_DESCRIPTOR);
VALUE(CUDNN_BACKEND_MATMUL_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR);
VALUE(CUDNN_BACKEND_REDUCTION_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR);
VALUE(CUDNN_ATTR_POINTWISE_MODE);
VALUE(CUDNN_ATTR_POINTWISE_MATH_PREC);
VALUE(CUDNN_ATTR_POINTWISE_AXIS);
VALUE(CUDNN_ATTR_ENGINEHEUR_MODE);
VALUE(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH);
VALUE(CUDNN_ATTR_ENGINEHEUR_RESULTS);
VALUE(CUDNN_ATTR_ENGINECFG_ENGINE);
VALUE(CUDNN_ATTR_EXECUTION_PLAN_HANDLE);
VALUE(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG);
VALUE(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE);
VALUE(CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR);
VALUE(CUDNN_ATTR_OPERATION_POINTWISE_XDESC);
VALUE(CUDNN_ATTR_OPERATION_POINTWISE_BDESC);
VALUE(CUDNN_ATTR_OPERATION_POINTWISE_YDESC);
VALUE(CUDNN_ATTR_OPERATION_POINTWISE_TDESC);
VALUE(CUDNN_ATTR_OPERATIONGRAPH_HANDLE);
VALUE(CUDNN_ATTR_OPERATIONGRAPH_OPS);
VALUE(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT);
VALUE(CUDNN_ATTR_TENSOR_DATA_TYPE);
VALUE(CUDNN_ATTR_TENSOR_DIMENSIONS);
VALUE(CUDNN_ATTR_TENSOR_STRIDES);
VALUE(CUDNN_ATTR_TENSOR_UNIQUE_ID);
VALUE(CUDNN_ATTR_TENSOR_IS_VIRTUAL);
VALUE(CUDNN_ATTR_TENSOR_IS_BY_VALUE);
VALUE(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS);
VALUE(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS);
VALUE(CUDNN_ATTR_VARIANT_PACK_WORKSPACE);
VALUE(CUDNN_ATTR_ENGINE_NUMERICAL_NOTE);
VALUE(CUDNN_ATTR_MATMUL_COMP_TYPE);
VALUE(CUDNN_ATTR_OPERATION_MATMUL_ADESC);
VALUE(CUDNN_ATTR_OPERATION_MATMUL_BDESC);
VALUE(CUDNN_ATTR_OPERATION_MATMUL_CDESC);
VALUE(CUDNN_ATTR_OPERATION_MATMUL_DESC);
VALUE(CUDNN_ATTR_REDUCTION_OPERATOR);
VALUE(CUDNN_ATTR_REDUCTION_COMP_TYPE);
VALUE(CUDNN_ATTR_OPERATION_REDUCTION_XDESC);
VALUE(CUDNN_ATTR_OPERATION_REDUCTION_YDESC);
VALUE(CUDNN_ATTR_OPERATION_REDUCTION_DESC);
VALUE(CUDNN_ATTR_OPERATION_RESHAPE_XDESC);
VALUE(CUDNN_ATTR_OPERATION_RESHAPE_YDESC);
VALUE(CUDNN_TYPE_HANDLE);
VALUE(CUDNN_TYPE_DATA_TYPE);
VALUE(CUDNN_TYPE_BOOLEAN);
VALUE(CUDNN_TYPE_INT64);
VALUE(CUDNN_TYPE_VOID_PTR);
VALUE(CUDNN_TYPE_HEUR_MODE);
VALUE(CUDNN_TYPE_NUMERICAL_NOTE);
VALUE(CUDNN_TYPE_POINTWISE_MODE);
VALUE(CUDNN_TYPE_BACKEND_DESCRIPTOR);
VALUE(CUDNN_TYPE_REDUCTION_OPERATOR_TYPE);
VALUE(CUDNN_POINTWISE_ADD);
VALUE(CUDNN_POINTWISE_MUL);
VALUE(CUDNN_POINTWISE_DIV);
VALUE(CUDNN_POINTWISE_SUB);
VALUE(CUDNN_POINTWISE_EXP);
VALUE(CUDNN_POINTWISE_LOG);
VALUE(CUDNN_POINTWISE_CMP_GE);
VALUE(CUDNN_POINTWISE_GEN_INDEX);
VALUE(CUDNN_POINTWISE_BINARY_SELECT);
VALUE(CUDNN_REDUCE_TENSOR_ADD);
VALUE(CUDNN_REDUCE_TENSOR_MAX);
VALUE(CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR);
VALUE(CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR);
VALUE(CUDNN_ATTR_CONVOLUTION_COMP_TYPE);
VALUE(CUDNN_ATTR_CONVOLUTION_CONV_MODE);
VALUE(CUDNN_ATTR_CONVOLUTION_DILATIONS);
VALUE(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES);
VALUE(CUDNN_ATTR_CONVOLUTION_POST_PADDINGS);
VALUE(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS);
VALUE(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X);
VALUE(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY);
VALUE(CUDNN_TYPE_FLOAT);
VALUE(CUDNN_TYPE_CONVOLUTION_MODE);
VALUE(CUDNN_HEUR_MODE_FALLBACK);
VALUE(CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS);
VALUE(CUDNN_NUMERICAL_NOTE_TENSOR_CORE);
VALUE(CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC);
VALUE(CUDNN_DATA_INT32);
VALUE(CUDNN_DATA_BOOLEAN);
VALUE(CUDNN_STATUS_SUCCESS);
VALUE(CUDNN_STATUS_NOT_INITIALIZED);
VALUE(CUDNN_STATUS_BAD_PARAM);
VALUE(CUDNN_STATUS_NOT_SUPPORTED);
VALUE(CUDNN_STATUS_EXECUTION_FAILED);
VALUE(CUDNN_DATA_FLOAT);
VALUE(CUDNN_DATA_HALF);
VALUE(CUDNN_DATA_BFLOAT16);
VALUE(CUDNN_CONVOLUTION);
VALUE(CUDNN_CROSS_CORRELATION);
#endif // HAVE_CUDNN
#endif // HAVE_CUDA

TEST(Abi, DriverIsDeclaredAsInCuda) {
  if (!HAVE_CUDA)
    GTEST_SKIP() << "no cuda.h, nccl.h and cublasLt.h";
  // Compared when this file was compiled.
}
