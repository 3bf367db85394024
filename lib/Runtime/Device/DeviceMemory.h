//===- DeviceMemory.h - The memory of a device ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_DEVICEMEMORY_H
#define DP_LIB_RUNTIME_DEVICE_DEVICEMEMORY_H

#include <cstdint>

namespace dp {

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
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_DEVICEMEMORY_H
