//===- HostRoutine.cpp - Linear algebra and ffts on the host --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Threads share the items of a batch; a library computes an item on one thread.
//
//===----------------------------------------------------------------------===//

#include "Host/Libraries/Factorizations.h"
#include "Host/Bindings/Fftw.h"
#include "HostDevice.h"
#include "Support/Error.h"

#include <algorithm>
#include <atomic>
#include <new>

using namespace dp;

// Least number of operations of a part, some 10 us of one core.
static constexpr double workPerPart = 1 << 16;

/// Estimates the operations for an item from the longest of its sizes.
static double getWork(const RoutineCall &call) {
  double longest =
      double(*std::max_element(call.sizes, call.sizes + call.numSizes));
  return call.routine >= DP_ROUTINE_FFT ? 32 * longest
                                        : longest * longest * longest;
}

/// Runs all items, each part of them by a worker of its own.
template <typename Worker>
static void runItems(Team &team, const RoutineCall &call,
                     std::atomic<bool> &outOfMemory) {
  auto runPart = [&](int64_t begin, int64_t end) {
    try {
      Worker worker(call);
      for (int64_t item = begin; item < end; ++item)
        worker.run(item);
    } catch (const std::bad_alloc &) {
      outOfMemory = true;
    }
  };
  double work = getWork(call) * double(call.batch) / workPerPart;
  int64_t parts = std::min(
      {call.batch, 4 * team.size(), static_cast<int64_t>(std::min(work, 1e9))});
  if (team.size() == 1 || parts <= 1)
    return runPart(0, call.batch);
  team.run(parts, [&](int64_t part) {
    runPart(call.batch * part / parts, call.batch * (part + 1) / parts);
  });
}

dp_status HostDevice::routine(const RoutineCall &call) {
  if (call.has(DP_ROUTINE_LIBRARY))
    return fail(DP_ERROR_INVALID, "a call of a GPU's library on the host");
  std::atomic<bool> outOfMemory{false};
  bool isFloat = call.dtype == DP_F32;
  if (call.routine == DP_ROUTINE_PIVOTS_TO_PERMUTATION) {
    for (int64_t item = 0; item < call.batch; ++item)
      convertPivots(call, item);
    return DP_SUCCESS;
  }
  if (call.routine >= DP_ROUTINE_FFT) {
    try {
      // Loads the library and makes the plan, so that no part throws an Error.
      if (isFloat)
        Transforms<float> first(call);
      else
        Transforms<double> first(call);
    } catch (const Error &error) {
      return fail(DP_ERROR_LIBRARY, error.what());
    } catch (const std::bad_alloc &) {
      return fail(DP_ERROR_MEMORY, "out of memory");
    }
    if (isFloat)
      runItems<Transforms<float>>(team, call, outOfMemory);
    else
      runItems<Transforms<double>>(team, call, outOfMemory);
  } else {
    const std::string &error =
        isFloat ? lapack<float>().error : lapack<double>().error;
    if (!error.empty())
      return fail(DP_ERROR_LIBRARY, error);
    if (dp_status status = prepareBlas())
      return status;
    if (isFloat)
      runItems<Factorizations<float>>(team, call, outOfMemory);
    else
      runItems<Factorizations<double>>(team, call, outOfMemory);
  }
  return outOfMemory ? fail(DP_ERROR_MEMORY, "out of memory") : DP_SUCCESS;
}
