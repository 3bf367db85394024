//===- CublasLt.cpp - Loading cuBLASLt ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CublasLt.h"

using namespace dp;
using namespace dp::cuda;

static CublasLt loadCublasLt() {
  Library library("cuBLASLt", "DP_CUBLASLT_LIBRARY",
                  {"libcublasLt.so.13", "libcublasLt.so.12"});
  CublasLt table;
  DP_CUBLASLT_FUNCTIONS(DP_FIND_FUNCTION)
  return table;
}

const CublasLt &dp::cuda::cublasLt() {
  static const CublasLt table = loadCublasLt();
  return table;
}
