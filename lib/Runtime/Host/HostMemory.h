//===- HostMemory.h - How much memory the host has ---------------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_HOSTMEMORY_H
#define DP_LIB_RUNTIME_HOST_HOSTMEMORY_H

#include <cstdint>

namespace dp {

/// Zeroed memory of `bytes`, a multiple of `alignment`, all of it touched.
/// Throws Error (DP_ERROR_MEMORY) where the process's limits refuse it, or
/// where it is more than the machine and the control group have left: Linux
/// would promise it and kill the process when it is touched.
void *allocateTouched(int64_t bytes, int64_t alignment);

/// What can still be used, in bytes; negative where the system does not say.
int64_t availableMemory();

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_HOSTMEMORY_H
