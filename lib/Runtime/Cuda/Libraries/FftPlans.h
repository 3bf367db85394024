//===- FftPlans.h - Fourier transforms by cuFFT -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_FFTPLANS_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_FFTPLANS_H

#include "Cuda/Bindings/Cufft.h"
#include "Device/ProgramDevice.h"
#include "Cuda/Context/Gpu.h"

#include <map>
#include <tuple>

namespace dp::cuda {

/// Computes fft, rfft and irfft of the rows of a batch, with one plan per
/// length and number of rows.
class FftPlans {
public:
  explicit FftPlans(Gpu &gpu) : gpu(gpu) {}
  ~FftPlans();
  FftPlans(const FftPlans &) = delete;

  /// Enqueues a call with DP_ROUTINE_LIBRARY on the compute stream. Throws
  /// Error.
  void run(const RoutineCall &call);

private:
  struct Plan {
    cufftHandle handle = 0;
    size_t workspace = 0; ///< bytes
    bool exists = false;  ///< of the handle
  };
  /// The type, the length of a row and the number of rows.
  using Key = std::tuple<cufftType, int64_t, int64_t>;

  const Plan &planFor(const Key &key);

  Gpu &gpu;
  std::map<Key, Plan> plans;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_FFTPLANS_H
