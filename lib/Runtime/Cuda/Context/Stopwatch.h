//===- Stopwatch.h - Duration of enqueued work ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_STOPWATCH_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_STOPWATCH_H

#include "Gpu.h"

#include <functional>

namespace dp::cuda {

/// Measures work on the compute stream by the GPU's clock.
class Stopwatch {
public:
  explicit Stopwatch(Gpu &gpu);
  ~Stopwatch();
  Stopwatch(const Stopwatch &) = delete;

  /// Runs the work of `enqueue`, once to warm up and then a few times, and
  /// returns the least seconds. Waits for the GPU. Throws Error.
  double measure(const std::function<void()> &enqueue);

private:
  Gpu &gpu;
  CUevent begun = nullptr, ended = nullptr;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_STOPWATCH_H
