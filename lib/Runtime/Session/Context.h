//===- Context.h - State that the parts of a session share ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_CONTEXT_H
#define DP_LIB_RUNTIME_SESSION_CONTEXT_H

#include "Device/DeviceBackend.h"
#include "Devices.h"
#include "Program/Executable.h"

namespace dp {

/// The program, the job and the devices of a session, which owns them.
struct SessionContext {
  const dp_executable &executable;
  ControlPlane *control; ///< null: no job
  DeviceBackend &backend;
  Devices &devices;
  /// The data of a batch are the rows of this process's rank alone.
  bool localBatches;

  /// Returns true if the ranks are in several processes.
  bool isAcross() const { return control && control->processes() > 1; }

  /// The rank of this process that replicated values are read from.
  int64_t outputRank() const {
    return isAcross() ? devices.first() : backend.outputRank();
  }

  /// Returns body(). If it throws, the other processes are told first: they
  /// would wait for this one.
  template <typename F>
  decltype(auto) abortJobOnError(F &&body) const {
    try {
      return body();
    } catch (const std::exception &e) {
      if (isAcross())
        control->abort("rank " + std::to_string(devices.first()) + ": " +
                           e.what(),
                       devices.first());
      throw;
    }
  }
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_CONTEXT_H
