//===- Cufft.h - cuFFT as far as it is used ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// CUDA 12 or 13. DeclarationsTest compares with cufft.h.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_BINDINGS_CUFFT_H
#define DP_LIB_RUNTIME_CUDA_BINDINGS_CUFFT_H

#include "Driver.h"

namespace dp::cuda {

using cufftHandle = int;

enum cufftResult : unsigned { CUFFT_SUCCESS = 0 };
enum cufftType : unsigned {
  CUFFT_C2C = 0x29,
  CUFFT_R2C = 0x2a,
  CUFFT_C2R = 0x2c,
  CUFFT_Z2Z = 0x69,
  CUFFT_D2Z = 0x6a,
  CUFFT_Z2D = 0x6c,
};
constexpr int CUFFT_FORWARD = -1, CUFFT_INVERSE = 1;

// clang-format off
#define DP_CUFFT_FUNCTIONS(F)                                                  \
  F(cufftCreate, cufftResult, cufftHandle *)                                   \
  F(cufftDestroy, cufftResult, cufftHandle)                                    \
  F(cufftSetAutoAllocation, cufftResult, cufftHandle, int)                     \
  F(cufftMakePlanMany64, cufftResult, cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *) \
  F(cufftSetStream, cufftResult, cufftHandle, CUstream)                        \
  F(cufftSetWorkArea, cufftResult, cufftHandle, void *)                        \
  F(cufftExecC2C, cufftResult, cufftHandle, void *, void *, int)               \
  F(cufftExecR2C, cufftResult, cufftHandle, void *, void *)                    \
  F(cufftExecC2R, cufftResult, cufftHandle, void *, void *)                    \
  F(cufftExecZ2Z, cufftResult, cufftHandle, void *, void *, int)               \
  F(cufftExecD2Z, cufftResult, cufftHandle, void *, void *)                    \
  F(cufftExecZ2D, cufftResult, cufftHandle, void *, void *)
// clang-format on

struct Cufft {
  DP_CUFFT_FUNCTIONS(DP_DECLARE_FUNCTION)
};

/// Loads cuFFT on the first call. Throws Error if it cannot be loaded.
const Cufft &cufft();

/// `CUFFT_INVALID_SIZE`.
std::string describe(cufftResult result);

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_BINDINGS_CUFFT_H
