//===- FftPlans.cpp - Fourier transforms by cuFFT -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FftPlans.h"
#include "Support/DType.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

static void requireFft(cufftResult result, int64_t length, int64_t batch) {
  if (result != CUFFT_SUCCESS)
    throw Error("Fourier transforms of " + std::to_string(batch) + " rows of " +
                    std::to_string(length) + ": cuFFT says " + describe(result),
                DP_ERROR_LIBRARY);
}

FftPlans::~FftPlans() {
  for (auto &item : plans)
    if (item.second.exists)
      cufft().cufftDestroy(item.second.handle);
}

const FftPlans::Plan &FftPlans::planFor(const Key &key) {
  Plan &plan = plans[key];
  if (plan.exists)
    return plan;
  auto [type, length, batch] = key;
  // The library may wait for the GPU.
  gpu.drainAll();
  auto require = [&, length = length, batch = batch](cufftResult result) {
    requireFft(result, length, batch);
  };
  const Cufft &fft = cufft();
  require(fft.cufftCreate(&plan.handle));
  try {
    require(fft.cufftSetAutoAllocation(plan.handle, 0));
    long long n = length;
    // Without an embedding, rows are dense and one after the other.
    require(fft.cufftMakePlanMany64(plan.handle, 1, &n, nullptr, 1, 0, nullptr,
                                    1, 0, type, batch, &plan.workspace));
    require(fft.cufftSetStream(plan.handle, gpu.compute()));
  } catch (...) {
    fft.cufftDestroy(plan.handle);
    throw;
  }
  plan.exists = true;
  return plan;
}

void FftPlans::run(const RoutineCall &call) {
  bool wide = call.dtype == DP_F64, isComplex = call.routine == DP_ROUTINE_FFT;
  // c, n or c, h, n.
  int64_t length = call.sizes[isComplex ? 1 : 2];
  void *in = call.buffers[0];
  void *out = call.buffers[isComplex ? 0 : 1];
  if (length == 0) {
    // A sum without summands.
    if (call.routine == DP_ROUTINE_RFFT)
      check(driver().cuMemsetD8Async(
                address(out), 0,
                static_cast<size_t>(2 * call.batch * call.sizes[1] *
                                    dtypeSize(call.dtype)),
                gpu.compute()),
            gpu.name());
    return;
  }
  cufftType type = isComplex ? wide ? CUFFT_Z2Z : CUFFT_C2C
                   : call.routine == DP_ROUTINE_RFFT
                       ? wide ? CUFFT_D2Z : CUFFT_R2C
                   : wide ? CUFFT_Z2D
                          : CUFFT_C2R;
  const Plan &plan = planFor({type, length, call.batch});
  const Cufft &fft = cufft();
  requireFft(
      fft.cufftSetWorkArea(plan.handle,
                           gpu.workspace(static_cast<int64_t>(plan.workspace))),
      length, call.batch);
  auto execute = [&] {
    if (isComplex) {
      int direction =
          call.has(DP_ROUTINE_INVERSE) ? CUFFT_INVERSE : CUFFT_FORWARD;
      return (wide ? fft.cufftExecZ2Z : fft.cufftExecC2C)(plan.handle, in, out,
                                                          direction);
    }
    auto function = type == CUFFT_D2Z   ? fft.cufftExecD2Z
                    : type == CUFFT_R2C ? fft.cufftExecR2C
                    : type == CUFFT_Z2D ? fft.cufftExecZ2D
                                        : fft.cufftExecC2R;
    return function(plan.handle, in, out);
  };
  requireFft(execute(), length, call.batch);
}
