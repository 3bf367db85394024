//===- CublasLtApi.h - cuBLASLt as far as it is faked -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// As CudaApi.h: AbiTest compares it with cublasLt.h where that is.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUBLASLTAPI_H
#define DP_TEST_FAKECUDA_CUBLASLTAPI_H

#include "CudaApi.h"

using cublasLtHandle_t = struct FakeLtHandle *;
using cublasLtMatmulDesc_t = struct FakeLtMatmul *;
using cublasLtMatrixLayout_t = struct FakeLtLayout *;
using cublasLtMatmulPreference_t = struct FakeLtPreference *;

enum cublasStatus_t : unsigned {
  CUBLAS_STATUS_SUCCESS = 0,
  CUBLAS_STATUS_NOT_INITIALIZED = 1,
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_EXECUTION_FAILED = 13,
  CUBLAS_STATUS_NOT_SUPPORTED = 15,
};

enum cublasComputeType_t : unsigned {
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_32F_PEDANTIC = 69,
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

enum cublasLtOrder_t : unsigned {
  CUBLASLT_ORDER_COL = 0,
  CUBLASLT_ORDER_ROW = 1,
};

enum cublasLtMatrixLayoutAttribute_t : unsigned {
  CUBLASLT_MATRIX_LAYOUT_TYPE = 0,
  CUBLASLT_MATRIX_LAYOUT_ORDER = 1,
  CUBLASLT_MATRIX_LAYOUT_ROWS = 2,
  CUBLASLT_MATRIX_LAYOUT_COLS = 3,
  CUBLASLT_MATRIX_LAYOUT_LD = 4,
  CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,
  CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6,
  CUBLASLT_MATRIX_LAYOUT_BATCH_MODE = 8,
};

enum cublasLtBatchMode_t : unsigned {
  CUBLASLT_BATCH_MODE_STRIDED = 0,
  CUBLASLT_BATCH_MODE_POINTER_ARRAY = 1,
};

enum cublasLtMatmulDescAttributes_t : unsigned {
  CUBLASLT_MATMUL_DESC_COMPUTE_TYPE = 0,
  CUBLASLT_MATMUL_DESC_SCALE_TYPE = 1,
  CUBLASLT_MATMUL_DESC_POINTER_MODE = 2,
  CUBLASLT_MATMUL_DESC_TRANSA = 3,
  CUBLASLT_MATMUL_DESC_TRANSB = 4,
  CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
  CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8,
  CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 26,
};

enum cublasLtEpilogue_t : unsigned {
  CUBLASLT_EPILOGUE_DEFAULT = 1,
  CUBLASLT_EPILOGUE_RELU = 2,
  CUBLASLT_EPILOGUE_BIAS = 4,
  CUBLASLT_EPILOGUE_RELU_BIAS = 6,
  CUBLASLT_EPILOGUE_BGRADA = 256,
  CUBLASLT_EPILOGUE_BGRADB = 512,
};

enum cublasLtMatmulPreferenceAttributes_t : unsigned {
  CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
  CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
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

DP_FAKE_API cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle);
DP_FAKE_API cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle);
DP_FAKE_API const char *cublasLtGetStatusName(cublasStatus_t status);
DP_FAKE_API const char *cublasLtGetStatusString(cublasStatus_t status);
DP_FAKE_API size_t cublasLtGetVersion(void);
DP_FAKE_API cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *desc,
                                                    cublasComputeType_t compute,
                                                    cudaDataType scale);
DP_FAKE_API cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t desc);
DP_FAKE_API cublasStatus_t cublasLtMatmulDescSetAttribute(
    cublasLtMatmulDesc_t desc, cublasLtMatmulDescAttributes_t attribute,
    const void *value, size_t bytes);
DP_FAKE_API cublasStatus_t
cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *layout, cudaDataType type,
                           uint64_t rows, uint64_t columns, int64_t ld);
DP_FAKE_API cublasStatus_t
cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t layout);
DP_FAKE_API cublasStatus_t cublasLtMatrixLayoutSetAttribute(
    cublasLtMatrixLayout_t layout, cublasLtMatrixLayoutAttribute_t attribute,
    const void *value, size_t bytes);
DP_FAKE_API cublasStatus_t
cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *preference);
DP_FAKE_API cublasStatus_t
cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t preference);
DP_FAKE_API cublasStatus_t cublasLtMatmulPreferenceSetAttribute(
    cublasLtMatmulPreference_t preference,
    cublasLtMatmulPreferenceAttributes_t attribute, const void *value,
    size_t bytes);
DP_FAKE_API cublasStatus_t cublasLtMatmulAlgoGetHeuristic(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
    cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
    cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
    cublasLtMatmulPreference_t preference, int requested,
    cublasLtMatmulHeuristicResult_t results[], int *found);
DP_FAKE_API cublasStatus_t cublasLtMatmulAlgoCheck(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
    cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
    cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
    const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result);
DP_FAKE_API cublasStatus_t
cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
               const void *alpha, const void *a, cublasLtMatrixLayout_t layoutA,
               const void *b, cublasLtMatrixLayout_t layoutB, const void *beta,
               const void *c, cublasLtMatrixLayout_t layoutC, void *d,
               cublasLtMatrixLayout_t layoutD, const cublasLtMatmulAlgo_t *algo,
               void *workspace, size_t workspaceBytes, CUstream stream);

#endif // DP_TEST_FAKECUDA_CUBLASLTAPI_H
