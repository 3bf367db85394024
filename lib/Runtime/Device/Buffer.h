//===- Buffer.h - Device memory with an owner -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_BUFFER_H
#define DP_LIB_RUNTIME_DEVICE_BUFFER_H

#include "DeviceMemory.h"

#include <algorithm>
#include <utility>

namespace dp {

/// Owns memory of a device, or pinned host memory for its copies, or shares the
/// caller's. It never shrinks. The DeviceMemory must outlive it.
class Buffer {
public:
  Buffer() = default;
  Buffer(Buffer &&other) noexcept { *this = std::move(other); }
  Buffer &operator=(Buffer &&other) noexcept {
    std::swap(owner, other.owner);
    std::swap(kind, other.kind);
    std::swap(pointer, other.pointer);
    std::swap(capacity, other.capacity);
    return *this;
  }
  ~Buffer() { release(); }

  /// Makes room for `bytes`; if that allocates, the content is lost. Throws
  /// Error or std::bad_alloc.
  void reserve(DeviceMemory &memory, int64_t bytes,
               MemoryKind memoryKind = MemoryKind::Device) {
    if (pointer && bytes <= capacity)
      return;
    release();
    owner = &memory;
    kind = memoryKind;
    bytes = std::max<int64_t>(bytes, 1);
    pointer = memory.allocate(bytes, kind);
    capacity = bytes;
  }
  /// Uses `bytes` of memory that someone else owns, until it is destroyed or
  /// needs more.
  void share(void *memory, int64_t bytes) {
    release();
    owner = nullptr;
    pointer = memory;
    capacity = bytes;
  }
  void *data() const { return pointer; }
  int64_t size() const { return capacity; }
  /// Returns true if someone else owns the memory.
  bool isShared() const { return pointer && !owner; }

private:
  void release() {
    if (pointer && owner)
      owner->release(pointer, kind);
    pointer = nullptr;
    capacity = 0;
  }

  DeviceMemory *owner = nullptr;
  MemoryKind kind = MemoryKind::Device;
  void *pointer = nullptr;
  int64_t capacity = 0;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_BUFFER_H
