//===- Cublas.cpp - Loading cuBLAS ----------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cublas.h"

using namespace dp;
using namespace dp::cuda;

static Cublas loadCublas() {
  Library library("cuBLAS", "DP_CUBLAS_LIBRARY",
                  {"libcublas.so.13", "libcublas.so.12"});
  Cublas table;
  DP_CUBLAS_FUNCTIONS(DP_FIND_FUNCTION)
  return table;
}

const Cublas &dp::cuda::cublas() {
  static const Cublas table = loadCublas();
  return table;
}
