//===- CublasLt.h - cuBLASLt as far as it is used ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// CUDA 12 or 13. DeclarationsTest compares with cublasLt.h.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_BINDINGS_CUBLASLT_H
#define DP_LIB_RUNTIME_CUDA_BINDINGS_CUBLASLT_H

#include "Driver.h"

namespace dp::cuda {

using cublasLtHandle_t = struct cublasLtContext *;
using cublasLtMatmulDesc_t = struct cublasLtMatmulDescOpaque *;
using cublasLtMatrixLayout_t = struct cublasLtMatrixLayoutOpaque *;
using cublasLtMatmulPreference_t = struct cublasLtMatmulPreferenceOpaque *;

enum cublasStatus_t : unsigned {
  CUBLAS_STATUS_SUCCESS = 0,
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_NOT_SUPPORTED = 15
};

enum cublasOperation_t : unsigned { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1 };

enum cublasComputeType_t : unsigned {
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75,
  CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
};

enum cudaDataType : unsigned {
  CUDA_R_32F = 0,
  CUDA_R_64F = 1,
  CUDA_R_16F = 2,
  CUDA_R_16BF = 14,
  CUDA_R_8F_E4M3 = 28,
  CUDA_R_8F_E5M2 = 29,
};

enum cublasLtMatrixLayoutAttribute_t : unsigned {
  CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,
  CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6,
  CUBLASLT_MATRIX_LAYOUT_BATCH_MODE = 8, // refused by older versions
};

enum cublasLtBatchMode_t : unsigned {
  CUBLASLT_BATCH_MODE_STRIDED = 0,
  CUBLASLT_BATCH_MODE_POINTER_ARRAY = 1,
};

enum cublasLtMatmulDescAttributes_t : unsigned {
  CUBLASLT_MATMUL_DESC_TRANSA = 3,
  CUBLASLT_MATMUL_DESC_TRANSB = 4,
  CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
  CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8,
};

enum cublasLtMatmulPreferenceAttributes_t : unsigned {
  CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
  CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8,
};

enum cublasLtEpilogue_t : unsigned {
  CUBLASLT_EPILOGUE_DEFAULT = 1,
  CUBLASLT_EPILOGUE_RELU = 2,
  CUBLASLT_EPILOGUE_BIAS = 4,
  CUBLASLT_EPILOGUE_RELU_BIAS = 6,
  CUBLASLT_EPILOGUE_BGRADA = 256,
  CUBLASLT_EPILOGUE_BGRADB = 512,
};

enum cublasLtReductionScheme_t : unsigned {
  CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2,
  CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE = 4,
};

struct cublasLtMatmulAlgo_t {
  uint64_t data[8];
};

struct cublasLtMatmulHeuristicResult_t {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
};

// clang-format off
#define DP_CUBLASLT_FUNCTIONS(F)                                               \
  F(cublasLtCreate, cublasStatus_t, cublasLtHandle_t *)                        \
  F(cublasLtDestroy, cublasStatus_t, cublasLtHandle_t)                         \
  F(cublasLtGetStatusString, const char *, cublasStatus_t)                     \
  F(cublasLtGetVersion, size_t, void)                                          \
  F(cublasLtMatmulDescCreate, cublasStatus_t, cublasLtMatmulDesc_t *, cublasComputeType_t, cudaDataType) \
  F(cublasLtMatmulDescDestroy, cublasStatus_t, cublasLtMatmulDesc_t)           \
  F(cublasLtMatmulDescSetAttribute, cublasStatus_t, cublasLtMatmulDesc_t, cublasLtMatmulDescAttributes_t, const void *, size_t) \
  F(cublasLtMatrixLayoutCreate, cublasStatus_t, cublasLtMatrixLayout_t *, cudaDataType, uint64_t, uint64_t, int64_t) \
  F(cublasLtMatrixLayoutDestroy, cublasStatus_t, cublasLtMatrixLayout_t)       \
  F(cublasLtMatrixLayoutSetAttribute, cublasStatus_t, cublasLtMatrixLayout_t, cublasLtMatrixLayoutAttribute_t, const void *, size_t) \
  F(cublasLtMatmulPreferenceCreate, cublasStatus_t, cublasLtMatmulPreference_t *) \
  F(cublasLtMatmulPreferenceDestroy, cublasStatus_t, cublasLtMatmulPreference_t) \
  F(cublasLtMatmulPreferenceSetAttribute, cublasStatus_t, cublasLtMatmulPreference_t, cublasLtMatmulPreferenceAttributes_t, const void *, size_t) \
  F(cublasLtMatmulAlgoGetHeuristic, cublasStatus_t, cublasLtHandle_t, cublasLtMatmulDesc_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatmulPreference_t, int, cublasLtMatmulHeuristicResult_t *, int *) \
  F(cublasLtMatmulAlgoCheck, cublasStatus_t, cublasLtHandle_t, cublasLtMatmulDesc_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, const cublasLtMatmulAlgo_t *, cublasLtMatmulHeuristicResult_t *) \
  F(cublasLtMatmul, cublasStatus_t, cublasLtHandle_t, cublasLtMatmulDesc_t, const void *, const void *, cublasLtMatrixLayout_t, const void *, cublasLtMatrixLayout_t, const void *, const void *, cublasLtMatrixLayout_t, void *, cublasLtMatrixLayout_t, const cublasLtMatmulAlgo_t *, void *, size_t, CUstream)
// clang-format on

struct CublasLt {
  DP_CUBLASLT_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads cuBLASLt on the first call. Throws Error if it cannot be loaded.
const CublasLt &cublasLt();

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_BINDINGS_CUBLASLT_H
