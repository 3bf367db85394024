//===- Driver.h - What stands behind the driver's handles -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_DRIVER_H
#define DP_TEST_FAKECUDA_DRIVER_H

#include "Capture.h"

#include <unordered_set>

namespace dp::fake {

/// The primary context of a device.
struct Context {
  int device;
  int retained = 0;
};

struct Event {
  int device;
  bool timing;
  std::shared_ptr<Record> record; ///< null: never recorded
};

/// The calls' common part: what holds while a call runs, and its checks.
class Call {
public:
  /// Counts the call; `code` is nonzero where it must fail at once: by
  /// injection, or because nothing was initialized.
  explicit Call(const char *name);

  std::unique_lock<EngineMutex> lock;
  CUresult code;
  const char *name;

  /// The current context's device, after checking that there is one and that
  /// no earlier operation of it failed.
  CUresult device(int &result) const;
  /// The stream of a handle (null: the default stream of the current device).
  CUresult stream(CUstream handle, Stream *&result) const;
  CUresult event(CUevent handle, Event *&result) const;
  /// For what must not happen while a stream is captured: allocation,
  /// synchronization. It makes the captures invalid.
  CUresult unsafeInCapture() const;
};

/// Handles that exist; one that was destroyed or is made up is an error.
template <typename T>
class Handles {
public:
  template <typename Handle>
  Handle add(T *object) {
    live.insert(object);
    return reinterpret_cast<Handle>(object);
  }
  /// Null where there is no such object.
  template <typename Handle>
  T *get(Handle handle) const {
    auto *object = reinterpret_cast<T *>(handle);
    return live.count(object) ? object : nullptr;
  }
  void remove(T *object) { live.erase(object); }
  const std::unordered_set<T *> &all() const { return live; }

private:
  std::unordered_set<T *> live;
};

Handles<Event> &eventHandles();
Handles<Stream> &streamHandles();
Context *contextOf(CUcontext handle);
/// Whether a loaded module holds the whole range: its global variables.
bool isModuleMemory(const void *pointer, size_t bytes);
/// The device of the calling thread's current context, or -1.
int currentDevice();
/// The same, for a library that makes a handle: as the CUDA runtime in the real
/// ones, it retains the primary context for the life of the process.
int retainCurrentDevice();

} // namespace dp::fake

/// First line of every call: takes the lock, may return.
#define DP_FAKE_CALL(name)                                                     \
  ::dp::fake::Call call(name);                                                 \
  if (call.code)                                                               \
  return call.code

#define DP_FAKE_TRY(expression)                                                \
  if (CUresult tried = (expression))                                           \
  return tried

#endif // DP_TEST_FAKECUDA_DRIVER_H
