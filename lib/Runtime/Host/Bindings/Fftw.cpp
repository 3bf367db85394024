//===- Fftw.cpp - Fourier transforms of rows by FFTW ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A plan is estimated, so that it depends on the length only and results do not
// change from run to run. It is executed on memory that is aligned as that for
// which it was made.
//
//===----------------------------------------------------------------------===//

#include "Fftw.h"
#include "Support/Error.h"
#include "Support/Library.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <new>
#include <type_traits>

using namespace dp;

// Of fftw3.h.
static constexpr int kForward = -1, kBackward = 1;
static constexpr unsigned kEstimate = 1u << 6;

namespace {
/// FFTW's functions on numbers of type T. Complex numbers are pairs of T.
template <typename T>
struct Fftw {
  static constexpr bool isFloat = std::is_same_v<T, float>;

  Library library{"FFTW",
                  isFloat ? "DP_FFTWF" : "DP_FFTW",
                  {isFloat ? "libfftw3f.so.3" : "libfftw3.so.3"}};
  void *(*plan)(int n, T *in, T *out, int sign, unsigned flags);
  void *(*planReal)(int n, T *in, T *out, unsigned flags);
  void *(*planInverseReal)(int n, T *in, T *out, unsigned flags);
  void (*execute)(void *plan, T *in, T *out);
  void (*executeReal)(void *plan, T *in, T *out);
  void (*executeInverseReal)(void *plan, T *in, T *out);

  Fftw() {
    auto find = [&](auto &function, const char *name) {
      library.find(
          function,
          ((isFloat ? "fftwf_" : "fftw_") + std::string(name)).c_str());
    };
    find(plan, "plan_dft_1d");
    find(planReal, "plan_dft_r2c_1d");
    find(planInverseReal, "plan_dft_c2r_1d");
    find(execute, "execute_dft");
    find(executeReal, "execute_dft_r2c");
    find(executeInverseReal, "execute_dft_c2r");
  }

  static const Fftw &get() {
    static const Fftw instance;
    return instance;
  }
};

/// FFTW's planner is for one thread at a time.
std::mutex plannerMutex;
} // namespace

/// Returns the plan for a routine, its flags and a length. `in` and `out` are
/// not written.
template <typename T>
static void *getPlan(const RoutineCall &call, int64_t length, T *in, T *out) {
  static std::map<std::tuple<int32_t, bool, int64_t>, void *> plans;
  bool inverse = call.has(DP_ROUTINE_INVERSE);
  const Fftw<T> &fftw = Fftw<T>::get();
  std::lock_guard<std::mutex> lock(plannerMutex);
  void *&plan = plans[{call.routine, inverse, length}];
  if (plan)
    return plan;
  int n = static_cast<int>(length);
  plan = call.routine == DP_ROUTINE_FFT
             ? fftw.plan(n, in, out, inverse ? kBackward : kForward, kEstimate)
         : call.routine == DP_ROUTINE_RFFT
             ? fftw.planReal(n, in, out, kEstimate)
             : fftw.planInverseReal(n, in, out, kEstimate);
  if (!plan)
    throw Error("FFTW has no plan for " + std::to_string(length) + " numbers",
                DP_ERROR_LIBRARY);
  return plan;
}

template <typename T>
void Transforms<T>::Free::operator()(T *memory) const {
  std::free(memory);
}

template <typename T>
Transforms<T>::Transforms(const RoutineCall &call) : call(call) {
  bool isComplex = call.routine == DP_ROUTINE_FFT;
  length = call.sizes[isComplex ? 0 : 1];
  numbers = isComplex ? length : call.sizes[0];
  auto allocate = [&] {
    constexpr size_t alignment = 64;
    size_t bytes = 2 * static_cast<size_t>(numbers) * sizeof(T) + alignment;
    void *memory = std::aligned_alloc(alignment, bytes / alignment * alignment);
    if (!memory)
      throw std::bad_alloc();
    return static_cast<T *>(memory);
  };
  in.reset(allocate());
  out.reset(allocate());
  plan = getPlan(call, length, in.get(), out.get());
}

template <typename T>
void Transforms<T>::run(int64_t item) {
  const Fftw<T> &fftw = Fftw<T>::get();
  auto at = [&](int number, int64_t count) {
    return static_cast<T *>(call.buffers[number]) + item * count;
  };
  T *a = in.get(), *b = out.get();
  auto join = [&](const T *re, const T *im) {
    for (int64_t i = 0; i < numbers; ++i) {
      a[2 * i] = re[i];
      a[2 * i + 1] = im[i];
    }
  };
  auto split = [&](T *re, T *im) {
    for (int64_t i = 0; i < numbers; ++i) {
      re[i] = b[2 * i];
      im[i] = b[2 * i + 1];
    }
  };
  if (call.routine == DP_ROUTINE_FFT) {
    join(at(0, length), at(1, length));
    fftw.execute(plan, a, b);
    split(at(2, length), at(3, length));
  } else if (call.routine == DP_ROUTINE_RFFT) {
    std::copy_n(at(0, length), length, a);
    fftw.executeReal(plan, a, b);
    split(at(1, numbers), at(2, numbers));
  } else {
    join(at(0, numbers), at(1, numbers));
    fftw.executeInverseReal(plan, a, b);
    std::copy_n(b, length, at(2, length));
  }
}

template class dp::Transforms<float>;
template class dp::Transforms<double>;
