//===- DeviceBackend.h - Creation of the devices of a session ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_DEVICEBACKEND_H
#define DP_LIB_RUNTIME_DEVICE_DEVICEBACKEND_H

#include "Device.h"
#include "Job/ControlPlane.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace dp {

/// A stream of a GPU, a CUstream, in which the caller makes or uses an array.
struct CallersStream {
  int32_t gpu;
  void *stream; ///< null: the default stream

  bool operator==(const CallersStream &other) const {
    return gpu == other.gpu && stream == other.stream;
  }
};

/// An array of the caller in the memory of a GPU.
struct CallersBytes {
  const void *data;
  CallersStream stream;
  int64_t bytes;
};

/// Makes the devices of a session and owns their shared objects. It outlives
/// them.
class DeviceBackend {
public:
  virtual ~DeviceBackend() = default;

  virtual std::unique_ptr<Device> makeDevice(int64_t rank, Communicator &comm,
                                             Team &team) = 0;
  /// Exchanges the data with which the processes of a job connect their
  /// devices; `control` is null without a job. Called once, by all.
  virtual void exchange(ControlPlane *control) { (void)control; }
  /// The rank from which replicated values are read.
  virtual int64_t outputRank() const { return 0; }

  /// Returns true if steps can use arrays of the caller in the memory of GPUs.
  virtual bool usesGpus() const { return false; }
  /// Notes the present work of these streams: what devices do with arrays of
  /// the caller comes after it. Called between steps. Throws Error.
  virtual void awaitCaller(const std::vector<CallersStream> & /*streams*/) {}
  /// Returns true if devices can reduce results without the host; each is then
  /// connected for that. Called once, between steps. Throws Error.
  virtual bool beginReductions() { return false; }
  /// Copies between the host and memory of a GPU that is the caller's, after
  /// the present work of the stream; the copy is complete on return. Throws
  /// Error.
  virtual void readCallers(void *host, const void *data, CallersStream stream,
                           int64_t bytes);
  virtual void writeCallers(void *data, CallersStream stream, const void *host,
                            int64_t bytes);

  /// Returns a 64-bit digest of each of these arrays, after the present work of
  /// their streams. Called between steps, where usesGpus(). Throws Error.
  virtual std::vector<uint64_t>
  digestCallers(const std::vector<CallersBytes> & /*arrays*/) {
    return {};
  }

  /// Writes the algorithms that a session with tune_kernels has measured.
  /// Throws Error.
  virtual void saveKernelChoices(const std::string &path) const;

  /// Keep a message for the user, once if several ranks have the same one, and
  /// return the first one that was not taken; empty if there is none. Any
  /// thread may call them.
  void warn(const std::string &message);
  std::string takeWarning();

private:
  std::mutex mutex;
  std::vector<std::string> warnings;
  size_t taken = 0; ///< so many of them
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_DEVICEBACKEND_H
