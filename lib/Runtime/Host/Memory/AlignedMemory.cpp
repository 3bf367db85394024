//===- AlignedMemory.cpp - Memory for vectors -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "AlignedMemory.h"

#include <new>

using namespace dp;

// A cache line, and the longest vector of a CPU.
static constexpr size_t alignment = 64;

char *AlignedMemory::get(size_t bytes) {
  bytes = (bytes + alignment - 1) / alignment * alignment;
  if (bytes > size) {
    memory.reset();
    size = 0;
    memory.reset(static_cast<char *>(std::aligned_alloc(alignment, bytes)));
    if (!memory)
      throw std::bad_alloc();
    size = bytes;
  }
  return memory.get();
}
