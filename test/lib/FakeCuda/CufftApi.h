//===- CufftApi.h - cuFFT as far as it is faked -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// As CudaApi.h: AbiTest compares it with cufft.h where that is.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUFFTAPI_H
#define DP_TEST_FAKECUDA_CUFFTAPI_H

#include "CudaApi.h"

using cufftHandle = int;

enum cufftResult : unsigned {
  CUFFT_SUCCESS = 0,
  CUFFT_INVALID_PLAN = 1,
  CUFFT_INVALID_TYPE = 3,
  CUFFT_INVALID_VALUE = 4,
  CUFFT_EXEC_FAILED = 6,
  CUFFT_SETUP_FAILED = 7,
  CUFFT_INVALID_SIZE = 8,
  CUFFT_UNALIGNED_DATA = 9,
  CUFFT_NO_WORKSPACE = 13,
  CUFFT_NOT_SUPPORTED = 16,
};
enum cufftType : unsigned {
  CUFFT_C2C = 0x29,
  CUFFT_R2C = 0x2a,
  CUFFT_C2R = 0x2c,
  CUFFT_Z2Z = 0x69,
  CUFFT_D2Z = 0x6a,
  CUFFT_Z2D = 0x6c,
};

DP_FAKE_API cufftResult cufftCreate(cufftHandle *plan);
DP_FAKE_API cufftResult cufftDestroy(cufftHandle plan);
DP_FAKE_API cufftResult cufftSetAutoAllocation(cufftHandle plan, int automatic);
DP_FAKE_API cufftResult cufftMakePlanMany64(
    cufftHandle plan, int rank, long long *n, long long *inEmbed,
    long long inStride, long long inDistance, long long *outEmbed,
    long long outStride, long long outDistance, cufftType type, long long batch,
    size_t *workspace);
DP_FAKE_API cufftResult cufftSetStream(cufftHandle plan, CUstream stream);
DP_FAKE_API cufftResult cufftSetWorkArea(cufftHandle plan, void *workspace);
DP_FAKE_API cufftResult cufftExecC2C(cufftHandle plan, void *in, void *out,
                                     int direction);
DP_FAKE_API cufftResult cufftExecR2C(cufftHandle plan, void *in, void *out);
DP_FAKE_API cufftResult cufftExecC2R(cufftHandle plan, void *in, void *out);
DP_FAKE_API cufftResult cufftExecZ2Z(cufftHandle plan, void *in, void *out,
                                     int direction);
DP_FAKE_API cufftResult cufftExecD2Z(cufftHandle plan, void *in, void *out);
DP_FAKE_API cufftResult cufftExecZ2D(cufftHandle plan, void *in, void *out);

#endif // DP_TEST_FAKECUDA_CUFFTAPI_H
