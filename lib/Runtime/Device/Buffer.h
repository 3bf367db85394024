//===- Buffer.h - Memory of a device ----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_BUFFER_H
#define DP_LIB_RUNTIME_DEVICE_BUFFER_H

#include "Device.h"

#include <utility>

namespace dp {

/// Memory of a device, or for its copies, that only grows. The device must
/// outlive it.
class Buffer {
public:
  Buffer() = default;
  Buffer(Buffer &&other) noexcept { *this = std::move(other); }
  Buffer &operator=(Buffer &&other) noexcept {
    std::swap(device, other.device);
    std::swap(memory, other.memory);
    std::swap(pointer, other.pointer);
    std::swap(capacity, other.capacity);
    return *this;
  }
  ~Buffer() { release(); }

  /// Has room for `bytes` afterwards; the content is lost where it grows.
  /// Throws Error or std::bad_alloc.
  void reserve(dp_device &owner, int64_t bytes, Memory kind = Memory::Device) {
    if (pointer && bytes <= capacity)
      return;
    release();
    device = &owner;
    memory = kind;
    bytes = std::max<int64_t>(bytes, 1);
    pointer = owner.allocate(bytes, kind);
    capacity = bytes;
  }
  void *data() const { return pointer; }

private:
  void release() {
    if (pointer)
      device->release(pointer, memory);
    pointer = nullptr;
    capacity = 0;
  }

  dp_device *device = nullptr;
  Memory memory = Memory::Device;
  void *pointer = nullptr;
  int64_t capacity = 0;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_BUFFER_H
