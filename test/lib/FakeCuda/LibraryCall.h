//===- LibraryCall.h - Calls of libraries with a stream ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_LIBRARYCALL_H
#define DP_TEST_FAKECUDA_LIBRARYCALL_H

#include "Driver.h"

#include <chrono>
#include <thread>

namespace dp::fake {

/// The handle of a library keeps the device and the stream of its calls.
struct LibraryHandle {
  int device;
  CUstream stream = nullptr;
};

/// The lock, and the status with which the call must fail by injection.
template <typename Status>
struct LibraryCall {
  std::unique_lock<EngineMutex> lock{engine().mutex};
  Status status;
  explicit LibraryCall(const char *name)
      : status(static_cast<Status>(injectedFailure(name))) {}
};

/// The stream of a handle; null if it is none of the handle's device.
inline Stream *streamOf(const LibraryHandle &handle) {
  Stream *stream = handle.stream ? streamHandles().get(handle.stream)
                                 : engine().defaultStream(handle.device);
  return stream && stream->device == handle.device ? stream : nullptr;
}

inline void enqueueWork(Stream &stream, const std::string &name,
                        std::function<void(OpContext &)> run) {
  Op op;
  op.name = name;
  op.run = std::move(run);
  engine().enqueue(stream, std::move(op));
}

/// Enqueues a call that computes by algorithm number `algorithm`.
inline void enqueueAlgorithm(Stream &stream, std::string name,
                             uint64_t algorithm,
                             std::function<void(OpContext &)> run) {
  const std::vector<uint64_t> &delays = settings().algorithmMilliseconds;
  if (delays.empty())
    return enqueueWork(stream, name, std::move(run));
  name += " algorithm " + std::to_string(algorithm);
  uint64_t delay = algorithm < delays.size() ? delays[algorithm] : 0;
  enqueueWork(stream, name, [run = std::move(run), delay](OpContext &op) {
    std::this_thread::sleep_for(std::chrono::milliseconds(delay));
    run(op);
  });
}

/// An array that a call reads or writes as a whole.
inline bool accessArray(OpContext &op, const void *data, int64_t bytes,
                        Memory::Access kind) {
  return bytes == 0 ||
         engine().memory.access(op, data, bytes, kind,
                                kind == Memory::Read ? Memory::Wrong
                                                     : Memory::Allowed);
}

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_LIBRARYCALL_H
