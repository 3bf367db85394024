//===- Device.h - The interface of a device to a session --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_DEVICE_H
#define DP_LIB_RUNTIME_DEVICE_DEVICE_H

#include "DeviceMemory.h"
#include "ProgramDevice.h"
#include "Support/Error.h"

#include <vector>

namespace dp {

/// A copy from pinned host memory to a device.
struct Upload {
  void *device;
  const void *pinned;
  int64_t bytes;
};

/// A device as a session sees it, to run steps on. Only the device's own thread
/// calls it, except where noted. Functions that return no status throw Error or
/// std::bad_alloc.
class Device : public dp_device {
public:
  using dp_device::dp_device;

  /// Connects the device to the devices of the other ranks. Called once, on all
  /// devices at the same time.
  virtual void connect() {}
  /// Ends that connection. Called at most once, on all devices at the same
  /// time.
  virtual void disconnect() noexcept {}

  /// Any thread may call it.
  virtual DeviceMemory &memory() = 0;

  /// Copies between the device and pinned host memory in the order of the
  /// device's work. The pinned memory is read or written until finish()
  /// returns. A device with host-addressable memory needs no copies and refuses
  /// them.
  virtual dp_status enqueueUpload(void * /*device*/, const void * /*pinned*/,
                                  int64_t /*bytes*/) {
    return refuseCopy();
  }
  virtual dp_status enqueueDownload(void * /*pinned*/, const void * /*device*/,
                                    int64_t /*bytes*/) {
    return refuseCopy();
  }

  /// Returns true if the memory of the host is pinned, which the caller may
  /// have done, so that copies from it are asynchronous. Any thread may call
  /// it.
  virtual bool isPinned(const void * /*data*/, int64_t /*bytes*/) const {
    return false;
  }
  /// Begins copies that are made beside the step that runs next, under a number
  /// below `uploadSlots`. Called between steps. If it throws, none is under
  /// way. Only for GPUs.
  virtual void beginUploads(int slot, const std::vector<Upload> &uploads);
  static constexpr int uploadSlots = 2;
  /// Waits until the pinned memory of all these copies has been read.
  virtual void awaitUploads() {}
  /// Makes the step's work come after the copies of a number.
  virtual dp_status useUploads(int /*slot*/) { return refuseCopy(); }

  /// Makes the step begin after the present work of the caller's streams
  /// (DeviceBackend::awaitCaller).
  virtual dp_status awaitCaller() { return DP_SUCCESS; }
  /// Returns true if a step may get other buffers than the one before.
  virtual bool canMoveBuffers() const { return true; }
  /// Returns true if a program can use the caller's memory at `data` on that
  /// GPU in place of memory of its own.
  virtual bool canUse(int32_t /*gpu*/, const void * /*data*/) const {
    return false;
  }
  /// The program gets other buffers of the caller than in the last step.
  virtual void buffersMoved() {}
  /// Copies between an array of the caller in the memory of a GPU and `count`
  /// rows of `bytes` bytes, which are dense on the device, in the order of the
  /// device's work. Only for GPUs.
  virtual dp_status enqueueRowsIn(void * /*device*/,
                                  const CallersRows & /*from*/,
                                  int64_t /*bytes*/, int64_t /*count*/) {
    return refuseCopy();
  }
  virtual dp_status enqueueRowsOut(const CallersRows & /*to*/,
                                   const void * /*device*/, int64_t /*bytes*/,
                                   int64_t /*count*/) {
    return refuseCopy();
  }

  /// Connects the device for reduceResults(), after connect(). Called once, on
  /// all devices at the same time.
  virtual void connectReductions() {}
  /// Reduces results of the step in their buffers, in the order of the device's
  /// work; all ranks make the same calls. Only if
  /// DeviceBackend::beginReductions() said so.
  virtual dp_status reduceResults(const CollectiveCall * /*calls*/,
                                  int64_t /*count*/) {
    return refuseCopy();
  }

  /// Prepares for an entry whose buffers are laid out anew and that uses
  /// `eventSlots` event slots.
  virtual void prepare(int64_t eventSlots) { (void)eventSlots; }

  /// Called before a step.
  virtual void beginStep() { resetCalls(); }
  /// Called after every step, also a failed one. Undoes beginStep()'s changes
  /// of the thread.
  virtual void endStep() noexcept {}
  /// Runs the program's step.
  virtual dp_status run(dp_entry_fn entry, void *const *buffers,
                        const int64_t *dims, void *arena) {
    return entry(this, buffers, dims, arena);
  }
  /// Waits until the step's work is done and every rank has returned from it
  /// with success.
  virtual dp_status finish() = 0;
  /// Seconds that the last step took on the device, from its first kernel to
  /// its last, without the transfer of arguments and results; negative if the
  /// device has no clock of its own.
  virtual double stepSeconds() const { return -1; }

  /// Begins to record activities, or ends it. Called between steps, as the two
  /// functions below, by any thread.
  virtual void setProfiled(bool on) {
    if (on)
      throw Error("a GPU records no activities for this call; profile the "
                  "process by Nsight Systems (nsys profile)");
  }
  virtual void beginProfile(Activities::Clock::time_point /*begin*/) {}
  virtual void appendProfile(std::vector<dp_activity> & /*all*/) const {}

private:
  dp_status refuseCopy() {
    return fail(DP_ERROR_INVALID,
                "a copy between a device and the host that share their memory");
  }
};

inline void Device::beginUploads(int /*slot*/,
                                 const std::vector<Upload> & /*uploads*/) {
  throw Error("uploads are for devices on GPUs; steps on the CPU read the "
              "caller's arrays");
}

/// Encloses a step on its device.
class StepScope {
public:
  StepScope(Device &device, int64_t eventSlots) : device(device), runs(device) {
    device.eventSlots = eventSlots;
    device.beginStep();
  }
  ~StepScope() { device.endStep(); }
  StepScope(const StepScope &) = delete;

private:
  Device &device;
  RunsFor runs;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_DEVICE_H
