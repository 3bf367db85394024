//===- DeviceBackend.h - What a session's devices are -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_DEVICEBACKEND_H
#define DP_LIB_RUNTIME_DEVICE_DEVICEBACKEND_H

#include "Device.h"
#include "Job/ControlPlane.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace dp {

/// Makes the devices of one session and holds what they share. It outlives
/// them.
class DeviceBackend {
public:
  virtual ~DeviceBackend() = default;

  /// Threads per device, of which `wanted` were asked for (0: as it suits).
  virtual int64_t threads(int64_t wanted) const { return wanted; }
  virtual std::unique_ptr<dp_device>
  makeDevice(int64_t rank, Communicator &comm, Team &team) = 0;
  /// Exchanges what the processes of a job need to connect their devices;
  /// `control` is null where there is no job. Called once, by all.
  virtual void exchange(ControlPlane *control) { (void)control; }
  /// The rank that what all ranks hold alike is read from.
  virtual int64_t outputRank() const { return 0; }

  /// Keeps a message for the user, who takes them one by one; empty when there
  /// is none. Any thread.
  void warn(const std::string &message);
  std::string takeWarning();

private:
  std::mutex mutex;
  std::vector<std::string> warnings;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_DEVICEBACKEND_H
