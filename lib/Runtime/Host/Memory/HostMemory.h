//===- HostMemory.h - The memory of a host device ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_MEMORY_HOSTMEMORY_H
#define DP_LIB_RUNTIME_HOST_MEMORY_HOSTMEMORY_H

#include "Device/DeviceMemory.h"

namespace dp {

/// Memory of the process.
class HostMemory final : public DeviceMemory {
public:
  /// The calling thread touches the memory first, so that it lies in the
  /// thread's NUMA node. Throws Error (DP_ERROR_MEMORY) if the process's limits
  /// refuse it, or if the machine or the control group has less left: Linux
  /// would promise it and kill the process when it is touched.
  void *allocate(int64_t bytes, MemoryKind kind) override;
  void release(void *data, MemoryKind kind) noexcept override;
  bool isHostAddressable() const override { return true; }
  void write(void *device, const void *host, int64_t bytes) override;
  void read(void *host, const void *device, int64_t bytes) override;
};

/// Bytes of memory that can still be used; negative if the system does not say.
int64_t availableMemory();

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_MEMORY_HOSTMEMORY_H
