//===- Cufft.cpp - Fourier transforms -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Sums of all terms in f64. A transform to real numbers overwrites its input by
// NaN, as the real one may.
//
//===----------------------------------------------------------------------===//

#include "CufftApi.h"
#include "LibraryCall.h"

#include <cmath>
#include <complex>
#include <map>

using namespace dp::fake;

namespace {
struct FakeFftPlan : LibraryHandle {
  bool isAutomatic = true, isMade = false, hasWorkspace = false;
  cufftType type = CUFFT_C2C;
  int64_t length = 0, batch = 0;
  void *workspace = nullptr;

  bool isWide() const { return (type & 0x40) != 0; }
  bool isComplex() const { return type == CUFFT_C2C || type == CUFFT_Z2Z; }
  bool toReal() const { return type == CUFFT_C2R || type == CUFFT_Z2D; }
};
} // namespace

using FftCall = LibraryCall<cufftResult>;

static constexpr int64_t fftWorkspaceNeeded = 4096;

static std::map<cufftHandle, FakeFftPlan> &fftPlans() {
  static std::map<cufftHandle, FakeFftPlan> plans;
  return plans;
}

static FakeFftPlan *findPlan(cufftHandle plan) {
  auto found = fftPlans().find(plan);
  return found == fftPlans().end() ? nullptr : &found->second;
}

#define FFT_CALL(name)                                                         \
  FftCall call(name);                                                          \
  if (call.status)                                                             \
  return call.status
#define FFT_PLAN(handle)                                                       \
  FakeFftPlan *plan = findPlan(handle);                                        \
  if (!plan)                                                                   \
  return CUFFT_INVALID_PLAN

cufftResult cufftCreate(cufftHandle *handle) {
  FFT_CALL("cufftCreate");
  static cufftHandle next = 0;
  if (currentDevice() < 0)
    return CUFFT_SETUP_FAILED;
  *handle = ++next;
  fftPlans()[*handle].device = currentDevice();
  return CUFFT_SUCCESS;
}

cufftResult cufftDestroy(cufftHandle handle) {
  FFT_CALL("cufftDestroy");
  return fftPlans().erase(handle) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}

cufftResult cufftSetAutoAllocation(cufftHandle handle, int automatic) {
  FFT_CALL("cufftSetAutoAllocation");
  FFT_PLAN(handle);
  if (plan->isMade)
    return CUFFT_INVALID_PLAN;
  plan->isAutomatic = automatic != 0;
  return CUFFT_SUCCESS;
}

cufftResult cufftMakePlanMany64(cufftHandle handle, int rank, long long *n,
                                long long *inEmbed, long long, long long,
                                long long *outEmbed, long long, long long,
                                cufftType type, long long batch,
                                size_t *workspace) {
  FFT_CALL("cufftMakePlanMany64");
  FFT_PLAN(handle);
  if (plan->isMade)
    return CUFFT_INVALID_PLAN;
  if (rank != 1 || inEmbed || outEmbed)
    return CUFFT_NOT_SUPPORTED; // by this one
  if (!n || *n < 1 || batch < 1 || !workspace)
    return CUFFT_INVALID_SIZE;
  for (const auto &stream : engine().allStreams())
    if (stream->capture && stream->device == plan->device)
      violation("a plan of cuFFT is made while a stream is captured");
  plan->isMade = true;
  plan->type = type;
  plan->length = *n;
  plan->batch = batch;
  *workspace = fftWorkspaceNeeded;
  return CUFFT_SUCCESS;
}

cufftResult cufftSetStream(cufftHandle handle, CUstream stream) {
  FFT_CALL("cufftSetStream");
  FFT_PLAN(handle);
  plan->stream = stream;
  return CUFFT_SUCCESS;
}

cufftResult cufftSetWorkArea(cufftHandle handle, void *workspace) {
  FFT_CALL("cufftSetWorkArea");
  FFT_PLAN(handle);
  if (!plan->isMade)
    return CUFFT_INVALID_PLAN;
  plan->workspace = workspace;
  plan->hasWorkspace = workspace;
  return CUFFT_SUCCESS;
}

/// One row: sums of x(j) exp(direction 2 pi i j k / n).
template <typename T>
static void transformRow(const FakeFftPlan &plan, const T *in, T *out,
                         int direction) {
  int64_t n = plan.length, half = n / 2 + 1;
  std::vector<std::complex<double>> x(n), roots(n);
  for (int64_t j = 0; j < n; ++j) {
    double angle = direction * 2 * M_PI * double(j) / double(n);
    roots[j] = {std::cos(angle), std::sin(angle)};
    if (plan.toReal())
      // The second half is the conjugate of the first one. All parts count.
      x[j] = j < half ? std::complex<double>(in[2 * j], in[2 * j + 1])
                      : std::complex<double>(in[2 * (n - j)],
                                             -double(in[2 * (n - j) + 1]));
    else if (plan.isComplex())
      x[j] = {in[2 * j], in[2 * j + 1]};
    else
      x[j] = in[j];
  }
  int64_t count = plan.toReal() || plan.isComplex() ? n : half;
  std::vector<std::complex<double>> sums(count);
  for (int64_t k = 0; k < count; ++k)
    for (int64_t j = 0; j < n; ++j)
      sums[k] += x[j] * roots[j * k % n];
  for (int64_t k = 0; k < count; ++k) {
    if (plan.toReal()) {
      out[k] = static_cast<T>(sums[k].real());
      continue;
    }
    out[2 * k] = static_cast<T>(sums[k].real());
    out[2 * k + 1] = static_cast<T>(sums[k].imag());
  }
}

template <typename T>
static void runTransforms(OpContext &op, const FakeFftPlan &plan, T *in, T *out,
                          int direction) {
  int64_t n = plan.length, complex = 2 * (n / 2 + 1);
  int64_t inCount = plan.isComplex() ? 2 * n : plan.toReal() ? complex : n;
  int64_t outCount = plan.isComplex() ? 2 * n : plan.toReal() ? n : complex;
  auto bytes = [&](int64_t count) {
    return plan.batch * count * static_cast<int64_t>(sizeof(T));
  };
  if ((!plan.isAutomatic &&
       !accessArray(op, plan.workspace, fftWorkspaceNeeded, Memory::Write)) ||
      !accessArray(op, in, bytes(inCount), Memory::Read) ||
      (plan.toReal() && !accessArray(op, in, bytes(inCount), Memory::Write)) ||
      !accessArray(op, out, bytes(outCount), Memory::Write))
    return;
  for (int64_t row = 0; row < plan.batch; ++row) {
    std::vector<T> input(in + row * inCount, in + (row + 1) * inCount);
    if (plan.toReal())
      std::fill_n(in + row * inCount, inCount, static_cast<T>(NAN));
    transformRow(plan, input.data(), out + row * outCount, direction);
  }
}

static cufftResult executeFft(const char *name, cufftHandle handle,
                              cufftType type, void *in, void *out,
                              int direction) {
  FFT_CALL(name);
  FFT_PLAN(handle);
  if (!plan->isMade)
    return CUFFT_INVALID_PLAN;
  if (plan->type != type)
    return CUFFT_INVALID_TYPE;
  if (!in || !out || (direction != 1 && direction != -1))
    return CUFFT_INVALID_VALUE;
  if (!plan->isAutomatic && !plan->hasWorkspace)
    return CUFFT_NO_WORKSPACE;
  // In place only where both sides are of one size; complex numbers aligned.
  if (in == out && !plan->isComplex())
    return CUFFT_INVALID_VALUE;
  uintptr_t alignment = plan->isWide() ? 16 : 8;
  if (reinterpret_cast<uintptr_t>(in) % alignment != 0 ||
      reinterpret_cast<uintptr_t>(out) % alignment != 0)
    return CUFFT_UNALIGNED_DATA;
  Stream *stream = streamOf(*plan);
  if (!stream)
    return CUFFT_INVALID_VALUE;
  if (engine().faultOf(stream->device))
    return CUFFT_EXEC_FAILED;
  enqueueWork(*stream, name, [=, plan = *plan](OpContext &op) {
    if (plan.isWide())
      runTransforms(op, plan, static_cast<double *>(in),
                    static_cast<double *>(out), direction);
    else
      runTransforms(op, plan, static_cast<float *>(in),
                    static_cast<float *>(out), direction);
  });
  return CUFFT_SUCCESS;
}

cufftResult cufftExecC2C(cufftHandle plan, void *in, void *out, int direction) {
  return executeFft("cufftExecC2C", plan, CUFFT_C2C, in, out, direction);
}
cufftResult cufftExecR2C(cufftHandle plan, void *in, void *out) {
  return executeFft("cufftExecR2C", plan, CUFFT_R2C, in, out, -1);
}
cufftResult cufftExecC2R(cufftHandle plan, void *in, void *out) {
  return executeFft("cufftExecC2R", plan, CUFFT_C2R, in, out, 1);
}
cufftResult cufftExecZ2Z(cufftHandle plan, void *in, void *out, int direction) {
  return executeFft("cufftExecZ2Z", plan, CUFFT_Z2Z, in, out, direction);
}
cufftResult cufftExecD2Z(cufftHandle plan, void *in, void *out) {
  return executeFft("cufftExecD2Z", plan, CUFFT_D2Z, in, out, -1);
}
cufftResult cufftExecZ2D(cufftHandle plan, void *in, void *out) {
  return executeFft("cufftExecZ2D", plan, CUFFT_Z2D, in, out, 1);
}
