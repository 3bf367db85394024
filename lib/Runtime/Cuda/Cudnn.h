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
  CUDNN_DATA_INT32 = 4,
  CUDNN_DATA_BFLOAT16 = 9,
  CUDNN_DATA_BOOLEAN = 11,
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

// Descriptors of the backend, of which graphs of operations are built.
using cudnnBackendDescriptor_t = void *;
enum cudnnBackendDescriptorType_t : unsigned {
  CUDNN_BACKEND_POINTWISE_DESCRIPTOR = 0,
  CUDNN_BACKEND_ENGINE_DESCRIPTOR = 2,
  CUDNN_BACKEND_ENGINECFG_DESCRIPTOR = 3,
  CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR = 4,
  CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR = 5,
  CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR = 13,
  CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR = 15,
  CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR = 16,
  CUDNN_BACKEND_TENSOR_DESCRIPTOR = 17,
  CUDNN_BACKEND_MATMUL_DESCRIPTOR = 18,
  CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR = 19,
  CUDNN_BACKEND_REDUCTION_DESCRIPTOR = 21,
  CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR = 22,
  CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR = 31,
  CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR = 38,
};
enum cudnnBackendAttributeName_t : unsigned {
  CUDNN_ATTR_POINTWISE_MODE = 0,
  CUDNN_ATTR_POINTWISE_MATH_PREC = 1,
  CUDNN_ATTR_POINTWISE_AXIS = 9,
  CUDNN_ATTR_ENGINEHEUR_MODE = 200,
  CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH = 201,
  CUDNN_ATTR_ENGINEHEUR_RESULTS = 202,
  CUDNN_ATTR_ENGINEHEUR_DEVICEPROP = 204,
  CUDNN_ATTR_ENGINECFG_ENGINE = 300,
  CUDNN_ATTR_EXECUTION_PLAN_HANDLE = 400,
  CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG = 401,
  CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE = 402,
  CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP = 407,
  CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR = 750,
  CUDNN_ATTR_OPERATION_POINTWISE_XDESC = 751,
  CUDNN_ATTR_OPERATION_POINTWISE_BDESC = 752,
  CUDNN_ATTR_OPERATION_POINTWISE_YDESC = 753,
  CUDNN_ATTR_OPERATION_POINTWISE_TDESC = 758,
  CUDNN_ATTR_OPERATIONGRAPH_HANDLE = 800,
  CUDNN_ATTR_OPERATIONGRAPH_OPS = 801,
  CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT = 900,
  CUDNN_ATTR_TENSOR_DATA_TYPE = 901,
  CUDNN_ATTR_TENSOR_DIMENSIONS = 902,
  CUDNN_ATTR_TENSOR_STRIDES = 903,
  CUDNN_ATTR_TENSOR_UNIQUE_ID = 906,
  CUDNN_ATTR_TENSOR_IS_VIRTUAL = 907,
  CUDNN_ATTR_TENSOR_IS_BY_VALUE = 908,
  CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS = 1000,
  CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS = 1001,
  CUDNN_ATTR_VARIANT_PACK_WORKSPACE = 1003,
  CUDNN_ATTR_ENGINE_NUMERICAL_NOTE = 1303,
  CUDNN_ATTR_MATMUL_COMP_TYPE = 1500,
  CUDNN_ATTR_OPERATION_MATMUL_ADESC = 1520,
  CUDNN_ATTR_OPERATION_MATMUL_BDESC = 1521,
  CUDNN_ATTR_OPERATION_MATMUL_CDESC = 1522,
  CUDNN_ATTR_OPERATION_MATMUL_DESC = 1523,
  CUDNN_ATTR_REDUCTION_OPERATOR = 1600,
  CUDNN_ATTR_REDUCTION_COMP_TYPE = 1601,
  CUDNN_ATTR_OPERATION_REDUCTION_XDESC = 1610,
  CUDNN_ATTR_OPERATION_REDUCTION_YDESC = 1611,
  CUDNN_ATTR_OPERATION_REDUCTION_DESC = 1612,
  CUDNN_ATTR_OPERATION_RESHAPE_XDESC = 2200,
  CUDNN_ATTR_OPERATION_RESHAPE_YDESC = 2201,
  CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION = 2702,
};
enum cudnnBackendAttributeType_t : unsigned {
  CUDNN_TYPE_HANDLE = 0,
  CUDNN_TYPE_DATA_TYPE = 1,
  CUDNN_TYPE_BOOLEAN = 2,
  CUDNN_TYPE_INT64 = 3,
  CUDNN_TYPE_VOID_PTR = 6,
  CUDNN_TYPE_HEUR_MODE = 8,
  CUDNN_TYPE_NUMERICAL_NOTE = 11,
  CUDNN_TYPE_POINTWISE_MODE = 14,
  CUDNN_TYPE_BACKEND_DESCRIPTOR = 15,
  CUDNN_TYPE_REDUCTION_OPERATOR_TYPE = 18,
  CUDNN_TYPE_CHAR = 24,
};
enum cudnnPointwiseMode_t : unsigned {
  CUDNN_POINTWISE_ADD = 0,
  CUDNN_POINTWISE_MUL = 1,
  CUDNN_POINTWISE_DIV = 6,
  CUDNN_POINTWISE_SUB = 9,
  CUDNN_POINTWISE_EXP = 13,
  CUDNN_POINTWISE_LOG = 15,
  CUDNN_POINTWISE_CMP_GE = 303,
  CUDNN_POINTWISE_GEN_INDEX = 501,
  CUDNN_POINTWISE_BINARY_SELECT = 601,
};
enum cudnnReduceTensorOp_t : unsigned {
  CUDNN_REDUCE_TENSOR_ADD = 0,
  CUDNN_REDUCE_TENSOR_MAX = 3,
};
enum cudnnBackendHeurMode_t : unsigned { CUDNN_HEUR_MODE_A = 3 };
enum cudnnBackendNumericalNote_t : unsigned {
  CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC = 4,
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
  F(cudnnConvolutionBackwardFilter, cudnnStatus_t, cudnnHandle_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnConvolutionDescriptor_t, cudnnConvolutionBwdFilterAlgo_t, void *, size_t, const void *, cudnnFilterDescriptor_t, void *) \
  F(cudnnBackendCreateDescriptor, cudnnStatus_t, cudnnBackendDescriptorType_t, cudnnBackendDescriptor_t *) \
  F(cudnnBackendDestroyDescriptor, cudnnStatus_t, cudnnBackendDescriptor_t)    \
  F(cudnnBackendSetAttribute, cudnnStatus_t, cudnnBackendDescriptor_t, cudnnBackendAttributeName_t, cudnnBackendAttributeType_t, int64_t, const void *) \
  F(cudnnBackendGetAttribute, cudnnStatus_t, cudnnBackendDescriptor_t const, cudnnBackendAttributeName_t, cudnnBackendAttributeType_t, int64_t, int64_t *, void *) \
  F(cudnnBackendFinalize, cudnnStatus_t, cudnnBackendDescriptor_t)             \
  F(cudnnBackendExecute, cudnnStatus_t, cudnnHandle_t, cudnnBackendDescriptor_t, cudnnBackendDescriptor_t)
// clang-format on

struct Cudnn {
  DP_CUDNN_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads cuDNN on the first call. Throws Error if it cannot be loaded.
const Cudnn &cudnn();

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDNN_H
