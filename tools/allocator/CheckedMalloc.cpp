//===- CheckedMalloc.cpp - Allocation that succeeds or ends ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//
//
// MLIR allocates its ops by malloc and does not check the result, so a compiler
// without memory would crash. The libraries call this malloc.
//
//===----------------------------------------------------------------------===//

#include "OutOfMemory.h"

#include <cstddef>

extern "C" {

/// jemalloc's function under another name; `size` is not 0.
void *mallocx(std::size_t size, int flags);

void *malloc(std::size_t size) {
  void *data = mallocx(size == 0 ? 1 : size, 0);
  if (!data)
    dp::endOutOfMemory();
  return data;
}
}
