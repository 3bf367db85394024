//===- Fftw.h - Fourier transforms of rows by FFTW --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_BINDINGS_FFTW_H
#define DP_LIB_RUNTIME_HOST_BINDINGS_FFTW_H

#include "Device/ProgramDevice.h"

#include <memory>

namespace dp {

/// Computes fft, rfft and irfft on items of a call, one after the other, in
/// memory of its own. Its creation loads the library (DP_FFTW and DP_FFTWF name
/// another one) and makes a plan, kept until the process ends; throws Error and
/// std::bad_alloc.
template <typename T>
class Transforms {
public:
  explicit Transforms(const RoutineCall &call);

  void run(int64_t item);

private:
  struct Free {
    void operator()(T *memory) const;
  };

  const RoutineCall &call;
  int64_t length, numbers; ///< of a row, and of complex numbers for it
  void *plan;
  std::unique_ptr<T, Free> in, out;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_BINDINGS_FFTW_H
