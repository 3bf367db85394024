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

/// transpose(x) * error, of dense matrices: `rows` x `features` and `rows` x 1.
inline dp_gemm weightGradient(int64_t features, int64_t rows) {
  dp_gemm product = {};
  product.dtype_a = product.dtype_b = product.out_dtype = DP_F32;
  product.trans_a = 1;
  product.outer = product.batch = 1;
  product.m = product.lda = features;
  product.n = product.ldb = product.ldc = 1;
  product.k = rows;
  return product;
}

#endif // DP_TEST_RUNTIME_PROGRAMS_PROGRAM_H
