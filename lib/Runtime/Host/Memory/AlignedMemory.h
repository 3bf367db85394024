//===- AlignedMemory.h - Memory for vectors ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_MEMORY_ALIGNEDMEMORY_H
#define DP_LIB_RUNTIME_HOST_MEMORY_ALIGNEDMEMORY_H

#include <cstddef>
#include <cstdlib>
#include <memory>

namespace dp {

/// Memory that grows and is aligned for vectors. Its contents do not outlast a
/// growth.
class AlignedMemory {
public:
  /// Returns at least `bytes` bytes. Throws std::bad_alloc.
  char *get(size_t bytes);

private:
  struct Free {
    void operator()(char *memory) const { std::free(memory); }
  };
  std::unique_ptr<char, Free> memory;
  size_t size = 0;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_MEMORY_ALIGNEDMEMORY_H
