//===- DeviceMemory.h - The memory of a device ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_DEVICEMEMORY_H
#define DP_LIB_RUNTIME_DEVICE_DEVICEMEMORY_H

#include <cstdint>

namespace dp {

/// Rows of an array of the caller in the memory of a GPU.
struct CallersRows {
  void *begin;
  int32_t gpu;
  int64_t pitch; ///< bytes from one row to the next
};

/// The place of memory: on the device, on the host such that the device's
/// copies to and from it are asynchronous, on the device for an arena, whose
/// buffers collectives read and write, or on the device for the scratch memory
/// of a library, whose initial content is never read.
enum class MemoryKind { Device, Pinned, Arena, Workspace };

/// Allocates a device's memory and copies to and from it while no step runs.
/// Any thread may call it. All functions but release() throw Error or
/// std::bad_alloc.
class DeviceMemory {
public:
  virtual ~DeviceMemory() = default;

  /// Returns 64-byte aligned memory of `bytes` >= 1 bytes; memory on the device
  /// is filled with zeros, except a workspace.
  virtual void *allocate(int64_t bytes, MemoryKind kind) = 0;
  virtual void release(void *data, MemoryKind kind) noexcept = 0;

  /// Returns true if the host can read and write memory of the device by
  /// itself.
  virtual bool isHostAddressable() const = 0;
  /// Copies between host and device; the copy is complete on return.
  virtual void write(void *device, const void *host, int64_t bytes) = 0;
  virtual void read(void *host, const void *device, int64_t bytes) = 0;

  /// Returns true if this is the memory of that GPU.
  virtual bool isOf(int32_t /*gpu*/) const { return false; }
  /// Copies between `count` rows of `bytes` bytes, which are dense on the
  /// device, and an array of the caller; the copy is complete on return. Only
  /// for GPUs.
  virtual void writeRows(void *device, const CallersRows &from, int64_t bytes,
                         int64_t count);
  virtual void readRows(const CallersRows &to, const void *device,
                        int64_t bytes, int64_t count);
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_DEVICEMEMORY_H
