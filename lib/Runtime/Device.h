//===- Device.h - One device of the host backend ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_H
#define DP_LIB_RUNTIME_DEVICE_H

#include "Communicator.h"
#include "Team.h"

/// What a program gets a pointer to. Used by the device's own thread only.
struct dp_device {
  dp_device(int64_t rank, dp::Communicator &comm, dp::Team &team)
      : rank(rank), comm(comm), team(team) {
    group.reserve(64);
  }

  /// Forgets a group that a failed step left open.
  void beginStep() {
    inGroup = false;
    group.clear();
  }

  /// Waits until every rank has returned from the step with success.
  dp_status finish();

  int64_t rank;
  dp::Communicator &comm;
  dp::Team &team;
  bool inGroup = false;
  std::vector<dp::CollectiveCall> group;
};

#endif // DP_LIB_RUNTIME_DEVICE_H
