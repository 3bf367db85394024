//===- Program.h - For executables written by hand --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_RUNTIME_PROGRAMS_PROGRAM_H
#define DP_TEST_RUNTIME_PROGRAMS_PROGRAM_H

#include "dp/Runtime/Chunk.h"
#include "dp/Runtime/DeviceABI.h"

#define DP_EXPORT extern "C" __attribute__((visibility("default")))

#define DP_TRY(call)                                                           \
  do {                                                                         \
    if (dp_status status_ = (call))                                            \
      return status_;                                                          \
  } while (false)

inline int64_t localRows(int64_t rows, int64_t devices, int64_t rank) {
  return dp::chunkOf(rows, devices, rank).size;
}

#endif // DP_TEST_RUNTIME_PROGRAMS_PROGRAM_H
