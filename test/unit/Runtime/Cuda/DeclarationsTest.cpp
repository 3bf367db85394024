//===- DeclarationsTest.cpp - CUDA's declarations -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares the runtime's declarations of CUDA's libraries with the real
// headers, if they are installed. Nothing is called.
//
//===----------------------------------------------------------------------===//

#include "Cuda/Cublas.h"
#include "Cuda/CublasLt.h"
#include "Cuda/Cudnn.h"
#include "Cuda/Cufft.h"
#include "Cuda/Cusolver.h"
#include "Cuda/Driver.h"
#include "Cuda/Nccl.h"

#include <gtest/gtest.h>
#include <type_traits>

#if __has_include(<cuda.h>) && __has_include(<nccl.h>) &&                     \
    __has_include(<cublasLt.h>) && __has_include(<cudnn.h>) &&                \
    __has_include(<cusolverDn.h>) && __has_include(<cufft.h>)
#define DP_HAVE_HEADERS 1
#define CUDNN_DISABLE_DEPRECATED_WARNINGS
#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda.h>
#include <cudnn.h>
#include <cufft.h>
#include <cusolverDn.h>
#include <nccl.h>
// CUDA 13 means its second version, of the same type.
#ifdef cuEventElapsedTime
#undef cuEventElapsedTime
static constexpr auto &cuEventElapsedTime = cuEventElapsedTime_v2;
#endif
#endif

#ifndef DP_HAVE_HEADERS

TEST(CudaDeclarations, MatchTheHeaders) {
  GTEST_SKIP() << "no headers of CUDA, NCCL, cuDNN, cuSOLVER and cuFFT here";
}

#else

namespace {

/// Whether values of the two types are passed alike: pointers, integers and
/// enums of one size, or structs of one size.
template <typename A, typename B>
constexpr bool passedAlike =
    std::is_same_v<A, B> || (std::is_pointer_v<A> && std::is_pointer_v<B>) ||
    ((std::is_integral_v<A> || std::is_enum_v<A>) &&
     (std::is_integral_v<B> || std::is_enum_v<B>) && sizeof(A) == sizeof(B)) ||
    (std::is_class_v<A> && std::is_class_v<B> && sizeof(A) == sizeof(B) &&
     std::is_trivially_copyable_v<A> && std::is_trivially_copyable_v<B>);

template <typename A, typename B>
struct CalledAlike : std::false_type {};

template <typename R, typename... P, typename S, typename... Q>
struct CalledAlike<R (*)(P...), S (*)(Q...)> {
  static constexpr bool parameters() {
    if constexpr (sizeof...(P) == sizeof...(Q))
      return (passedAlike<P, Q> && ...);
    else
      return false;
  }
  static constexpr bool value = parameters() && passedAlike<R, S>;
};

// Told apart: the test can fail.
static_assert(CalledAlike<int (*)(long, char *),
                          unsigned (*)(unsigned long, void *)>::value);
static_assert(!CalledAlike<int (*)(long), int (*)(int)>::value);
static_assert(!CalledAlike<int (*)(long), int (*)(long, int)>::value);
static_assert(!CalledAlike<int (*)(char *), int (*)(long)>::value);

} // namespace

#define DP_COMPARE(table, name)                                                \
  static_assert(                                                               \
      CalledAlike<decltype(dp::cuda::table::name), decltype(&::name)>::value,  \
      #name);
#define DP_COMPARE_CUDA(name, ...) DP_COMPARE(Driver, name)
#define DP_COMPARE_NCCL(name, ...) DP_COMPARE(Nccl, name)
#define DP_COMPARE_CUBLASLT(name, ...) DP_COMPARE(CublasLt, name)
#define DP_COMPARE_CUDNN(name, ...) DP_COMPARE(Cudnn, name)
#define DP_COMPARE_CUBLAS(name, ...) DP_COMPARE(Cublas, name)
#define DP_COMPARE_CUSOLVER(name, ...) DP_COMPARE(Cusolver, name)
#define DP_COMPARE_CUFFT(name, ...) DP_COMPARE(Cufft, name)
DP_CUDA_FUNCTIONS(DP_COMPARE_CUDA)
DP_NCCL_FUNCTIONS(DP_COMPARE_NCCL)
DP_NCCL_LATER_FUNCTIONS(DP_COMPARE_NCCL)
DP_CUBLASLT_FUNCTIONS(DP_COMPARE_CUBLASLT)
DP_CUDNN_FUNCTIONS(DP_COMPARE_CUDNN)
DP_CUBLAS_FUNCTIONS(DP_COMPARE_CUBLAS)
DP_CUSOLVER_FUNCTIONS(DP_COMPARE_CUSOLVER)
DP_CUFFT_FUNCTIONS(DP_COMPARE_CUFFT)

TEST(CudaDeclarations, MatchTheHeaders) {
#define DP_VALUE(name)                                                         \
  EXPECT_EQ(static_cast<long>(dp::cuda::name), static_cast<long>(::name))      \
      << #name
  DP_VALUE(CUDA_ERROR_OUT_OF_MEMORY);
  DP_VALUE(CUDA_ERROR_NO_DEVICE);
  DP_VALUE(CUDA_ERROR_NO_BINARY_FOR_GPU);
  DP_VALUE(CUDA_ERROR_NOT_READY);
  DP_VALUE(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
  DP_VALUE(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
  DP_VALUE(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
  DP_VALUE(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
  DP_VALUE(CU_JIT_ERROR_LOG_BUFFER);
  DP_VALUE(CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
  DP_VALUE(CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
  DP_VALUE(CU_MEMORYTYPE_DEVICE);
  DP_VALUE(CU_STREAM_NON_BLOCKING);
  DP_VALUE(CU_EVENT_DISABLE_TIMING);
  DP_VALUE(ncclUnhandledCudaError);
  DP_VALUE(ncclRemoteError);
  DP_VALUE(ncclInProgress);
  DP_VALUE(ncclSum);
  DP_VALUE(ncclProd);
  DP_VALUE(ncclMax);
  DP_VALUE(ncclMin);
  DP_VALUE(ncclInt8);
  DP_VALUE(ncclUint8);
  DP_VALUE(ncclInt32);
  DP_VALUE(ncclUint32);
  DP_VALUE(ncclInt64);
  DP_VALUE(ncclUint64);
  DP_VALUE(ncclFloat16);
  DP_VALUE(ncclFloat32);
  DP_VALUE(ncclFloat64);
  DP_VALUE(ncclBfloat16);
  DP_VALUE(CUBLAS_OP_N);
  DP_VALUE(CUBLAS_OP_T);
  DP_VALUE(CUBLAS_COMPUTE_32F);
  DP_VALUE(CUBLAS_COMPUTE_64F);
  DP_VALUE(CUBLAS_COMPUTE_32F_FAST_16BF);
  DP_VALUE(CUBLAS_COMPUTE_32F_FAST_TF32);
  DP_VALUE(CUDA_R_32F);
  DP_VALUE(CUDA_R_64F);
  DP_VALUE(CUDA_R_16F);
  DP_VALUE(CUDA_R_16BF);
  DP_VALUE(CUDA_R_8F_E4M3);
  DP_VALUE(CUDA_R_8F_E5M2);
  DP_VALUE(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT);
  DP_VALUE(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
  DP_VALUE(CUBLASLT_MATRIX_LAYOUT_BATCH_MODE);
  DP_VALUE(CUBLASLT_BATCH_MODE_STRIDED);
  DP_VALUE(CUBLASLT_BATCH_MODE_POINTER_ARRAY);
  DP_VALUE(CUBLASLT_MATMUL_DESC_TRANSA);
  DP_VALUE(CUBLASLT_MATMUL_DESC_TRANSB);
  DP_VALUE(CUBLASLT_MATMUL_DESC_EPILOGUE);
  DP_VALUE(CUBLASLT_MATMUL_DESC_BIAS_POINTER);
  DP_VALUE(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
  DP_VALUE(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK);
  DP_VALUE(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES);
  DP_VALUE(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES);
  DP_VALUE(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES);
  DP_VALUE(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES);
  DP_VALUE(CUBLASLT_EPILOGUE_DEFAULT);
  DP_VALUE(CUBLASLT_EPILOGUE_RELU);
  DP_VALUE(CUBLASLT_EPILOGUE_BIAS);
  DP_VALUE(CUBLASLT_EPILOGUE_RELU_BIAS);
  DP_VALUE(CUBLASLT_EPILOGUE_BGRADA);
  DP_VALUE(CUBLASLT_EPILOGUE_BGRADB);
  DP_VALUE(CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE);
  DP_VALUE(CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE);
  DP_VALUE(CUDNN_DATA_FLOAT);
  DP_VALUE(CUDNN_DATA_HALF);
  DP_VALUE(CUDNN_DATA_BFLOAT16);
  DP_VALUE(CUDNN_DATA_INT32);
  DP_VALUE(CUDNN_DATA_BOOLEAN);
  DP_VALUE(CUDNN_TENSOR_OP_MATH);
  DP_VALUE(CUDNN_TENSOR_NHWC);
  DP_VALUE(CUDNN_CROSS_CORRELATION);
  DP_VALUE(CUDNN_DETERMINISTIC);
  DP_VALUE(CUDNN_DEFAULT_MATH);
  DP_VALUE(CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION);
  DP_VALUE(CUDNN_FMA_MATH);
  DP_VALUE(CUDNN_BACKEND_POINTWISE_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_ENGINE_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_TENSOR_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_MATMUL_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_REDUCTION_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR);
  DP_VALUE(CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR);
  DP_VALUE(CUDNN_ATTR_POINTWISE_MODE);
  DP_VALUE(CUDNN_ATTR_POINTWISE_MATH_PREC);
  DP_VALUE(CUDNN_ATTR_POINTWISE_AXIS);
  DP_VALUE(CUDNN_ATTR_ENGINEHEUR_MODE);
  DP_VALUE(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH);
  DP_VALUE(CUDNN_ATTR_ENGINEHEUR_RESULTS);
  DP_VALUE(CUDNN_ATTR_ENGINEHEUR_DEVICEPROP);
  DP_VALUE(CUDNN_ATTR_ENGINECFG_ENGINE);
  DP_VALUE(CUDNN_ATTR_EXECUTION_PLAN_HANDLE);
  DP_VALUE(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG);
  DP_VALUE(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE);
  DP_VALUE(CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP);
  DP_VALUE(CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR);
  DP_VALUE(CUDNN_ATTR_OPERATION_POINTWISE_XDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_POINTWISE_BDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_POINTWISE_YDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_POINTWISE_TDESC);
  DP_VALUE(CUDNN_ATTR_OPERATIONGRAPH_HANDLE);
  DP_VALUE(CUDNN_ATTR_OPERATIONGRAPH_OPS);
  DP_VALUE(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT);
  DP_VALUE(CUDNN_ATTR_TENSOR_DATA_TYPE);
  DP_VALUE(CUDNN_ATTR_TENSOR_DIMENSIONS);
  DP_VALUE(CUDNN_ATTR_TENSOR_STRIDES);
  DP_VALUE(CUDNN_ATTR_TENSOR_UNIQUE_ID);
  DP_VALUE(CUDNN_ATTR_TENSOR_IS_VIRTUAL);
  DP_VALUE(CUDNN_ATTR_TENSOR_IS_BY_VALUE);
  DP_VALUE(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS);
  DP_VALUE(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS);
  DP_VALUE(CUDNN_ATTR_VARIANT_PACK_WORKSPACE);
  DP_VALUE(CUDNN_ATTR_ENGINE_NUMERICAL_NOTE);
  DP_VALUE(CUDNN_ATTR_MATMUL_COMP_TYPE);
  DP_VALUE(CUDNN_ATTR_OPERATION_MATMUL_ADESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_MATMUL_BDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_MATMUL_CDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_MATMUL_DESC);
  DP_VALUE(CUDNN_ATTR_REDUCTION_OPERATOR);
  DP_VALUE(CUDNN_ATTR_REDUCTION_COMP_TYPE);
  DP_VALUE(CUDNN_ATTR_OPERATION_REDUCTION_XDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_REDUCTION_YDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_REDUCTION_DESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_RESHAPE_XDESC);
  DP_VALUE(CUDNN_ATTR_OPERATION_RESHAPE_YDESC);
  DP_VALUE(CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION);
  DP_VALUE(CUDNN_TYPE_HANDLE);
  DP_VALUE(CUDNN_TYPE_DATA_TYPE);
  DP_VALUE(CUDNN_TYPE_BOOLEAN);
  DP_VALUE(CUDNN_TYPE_INT64);
  DP_VALUE(CUDNN_TYPE_VOID_PTR);
  DP_VALUE(CUDNN_TYPE_HEUR_MODE);
  DP_VALUE(CUDNN_TYPE_NUMERICAL_NOTE);
  DP_VALUE(CUDNN_TYPE_POINTWISE_MODE);
  DP_VALUE(CUDNN_TYPE_BACKEND_DESCRIPTOR);
  DP_VALUE(CUDNN_TYPE_REDUCTION_OPERATOR_TYPE);
  DP_VALUE(CUDNN_TYPE_CHAR);
  DP_VALUE(CUDNN_POINTWISE_ADD);
  DP_VALUE(CUDNN_POINTWISE_MUL);
  DP_VALUE(CUDNN_POINTWISE_DIV);
  DP_VALUE(CUDNN_POINTWISE_SUB);
  DP_VALUE(CUDNN_POINTWISE_EXP);
  DP_VALUE(CUDNN_POINTWISE_LOG);
  DP_VALUE(CUDNN_POINTWISE_CMP_GE);
  DP_VALUE(CUDNN_POINTWISE_GEN_INDEX);
  DP_VALUE(CUDNN_POINTWISE_BINARY_SELECT);
  DP_VALUE(CUDNN_REDUCE_TENSOR_ADD);
  DP_VALUE(CUDNN_REDUCE_TENSOR_MAX);
  DP_VALUE(CUDNN_HEUR_MODE_A);
  DP_VALUE(CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC);
  DP_VALUE(CUBLAS_FILL_MODE_LOWER);
  DP_VALUE(CUBLAS_FILL_MODE_UPPER);
  DP_VALUE(CUBLAS_DIAG_NON_UNIT);
  DP_VALUE(CUBLAS_DIAG_UNIT);
  DP_VALUE(CUBLAS_SIDE_LEFT);
  DP_VALUE(CUBLAS_SIDE_RIGHT);
  DP_VALUE(CUSOLVER_STATUS_SUCCESS);
  DP_VALUE(CUSOLVER_EIG_MODE_NOVECTOR);
  DP_VALUE(CUSOLVER_EIG_MODE_VECTOR);
  DP_VALUE(CUSOLVER_DETERMINISTIC_RESULTS);
  DP_VALUE(CUFFT_SUCCESS);
  DP_VALUE(CUFFT_C2C);
  DP_VALUE(CUFFT_R2C);
  DP_VALUE(CUFFT_C2R);
  DP_VALUE(CUFFT_Z2Z);
  DP_VALUE(CUFFT_D2Z);
  DP_VALUE(CUFFT_Z2D);
  // The texts of statuses are in the order of their numbers.
  EXPECT_EQ(dp::cuda::describe(
                dp::cuda::cusolverStatus_t(CUSOLVER_STATUS_NOT_SUPPORTED)),
            "CUSOLVER_STATUS_NOT_SUPPORTED");
  EXPECT_EQ(dp::cuda::describe(dp::cuda::cufftResult(::CUFFT_INVALID_SIZE)),
            "CUFFT_INVALID_SIZE");
#define DP_STRUCT(name)                                                        \
  EXPECT_EQ(sizeof(dp::cuda::name), sizeof(::name)) << #name
  DP_STRUCT(CUDA_MEMCPY2D);
  DP_STRUCT(ncclUniqueId);
  DP_STRUCT(cublasLtMatmulAlgo_t);
  DP_STRUCT(cublasLtMatmulHeuristicResult_t);
  DP_STRUCT(cudnnConvolutionFwdAlgoPerf_t);
  DP_STRUCT(cudnnConvolutionBwdFilterAlgoPerf_t);
#define DP_FIELD(type, name)                                                   \
  EXPECT_EQ(offsetof(dp::cuda::type, name), offsetof(::type, name))            \
      << #type << "." << #name
  DP_FIELD(CUDA_MEMCPY2D, srcDevice);
  DP_FIELD(CUDA_MEMCPY2D, srcPitch);
  DP_FIELD(CUDA_MEMCPY2D, dstMemoryType);
  DP_FIELD(CUDA_MEMCPY2D, dstDevice);
  DP_FIELD(CUDA_MEMCPY2D, dstPitch);
  DP_FIELD(CUDA_MEMCPY2D, WidthInBytes);
  DP_FIELD(CUDA_MEMCPY2D, Height);
  DP_FIELD(cublasLtMatmulHeuristicResult_t, workspaceSize);
  DP_FIELD(cublasLtMatmulHeuristicResult_t, state);
  DP_FIELD(cudnnConvolutionFwdAlgoPerf_t, memory);
  DP_FIELD(cudnnConvolutionFwdAlgoPerf_t, determinism);
  DP_FIELD(cudnnConvolutionBwdFilterAlgoPerf_t, memory);
  DP_FIELD(ncclConfig_t, magic);
  DP_FIELD(ncclConfig_t, version);
  DP_FIELD(ncclConfig_t, blocking);
  DP_FIELD(ncclConfig_t, netName);
  DP_FIELD(ncclConfig_t, splitShare);
  // Ours ends where later versions add fields.
  EXPECT_LE(sizeof(dp::cuda::ncclConfig_t), sizeof(::ncclConfig_t));
  ::ncclConfig_t initial = NCCL_CONFIG_INITIALIZER;
  EXPECT_EQ(dp::cuda::ncclConfig_t().magic, initial.magic);
  EXPECT_EQ(dp::cuda::ncclConfig_t().blocking, initial.blocking);
}

#endif // DP_HAVE_HEADERS
