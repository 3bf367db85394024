//===- Ranks.h - Devices for tests of their calls ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_RANKS_H
#define DP_TEST_UNIT_RUNTIME_RANKS_H

#include "Session/Devices.h"

#include <vector>

namespace dp {

/// Runs `body(device)` as the step of every device of this process; returns the
/// statuses.
template <typename F>
std::vector<dp_status> runStep(Devices &devices, F &&body) {
  static const std::vector<std::string> locations = {"model.py:1:1",
                                                     "model.py:2:2"};
  std::vector<dp_status> statuses(devices.end() - devices.first());
  devices.communicator().beginStep(&locations);
  devices.run([&](int64_t rank) {
    Device &device = devices[rank];
    device.beginStep();
    dp_status status = body(device);
    if (status != DP_SUCCESS)
      device.comm.fail(rank, status, "the step failed");
    else
      status = device.finish();
    device.endStep();
    statuses[rank - devices.first()] = status;
  });
  return statuses;
}

/// Returns the message of the first failure of the step; empty: none.
inline std::string failureMessage(const Communicator &comm) {
  return comm.firstFailure().what();
}

/// The device counts of all tests: one, fewer and more than the cores, powers
/// of two and others.
inline const int64_t deviceCounts[] = {1, 2, 3, 4, 7, 8};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_RANKS_H
