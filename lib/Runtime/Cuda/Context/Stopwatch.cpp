//===- Stopwatch.cpp - Duration of enqueued work --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Stopwatch.h"

#include <algorithm>

using namespace dp;
using namespace dp::cuda;

static constexpr int timedRuns = 3;

Stopwatch::Stopwatch(Gpu &gpu) : gpu(gpu) {
  for (CUevent *event : {&begun, &ended})
    check(driver().cuEventCreate(event, 0), gpu.name());
}

Stopwatch::~Stopwatch() {
  for (CUevent event : {begun, ended})
    if (event)
      driver().cuEventDestroy_v2(event);
}

double Stopwatch::measure(const std::function<void()> &enqueue) {
  enqueue();
  float least = 0;
  for (int run = 0; run < timedRuns; ++run) {
    check(driver().cuEventRecord(begun, gpu.compute()), gpu.name());
    enqueue();
    check(driver().cuEventRecord(ended, gpu.compute()), gpu.name());
    gpu.drain(gpu.compute());
    float milliseconds;
    check(driver().cuEventElapsedTime(&milliseconds, begun, ended), gpu.name());
    least = run == 0 ? milliseconds : std::min(least, milliseconds);
  }
  return least * 1e-3;
}
