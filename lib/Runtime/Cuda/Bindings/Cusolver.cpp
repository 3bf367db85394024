//===- Cusolver.cpp - Loading cuSOLVER ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cusolver.h"

using namespace dp;
using namespace dp::cuda;

static Cusolver loadCusolver() {
  // Of CUDA 13 and of CUDA 12.
  Library library("cuSOLVER", "DP_CUSOLVER_LIBRARY",
                  {"libcusolver.so.12", "libcusolver.so.11"});
  Cusolver table;
  DP_CUSOLVER_FUNCTIONS(DP_FIND_FUNCTION)
  return table;
}

const Cusolver &dp::cuda::cusolver() {
  static const Cusolver table = loadCusolver();
  return table;
}

std::string dp::cuda::describe(cusolverStatus_t status) {
  // The library has no function for it.
  static const char *const names[] = {
      "SUCCESS",          "NOT_INITIALIZED", "ALLOC_FAILED",
      "INVALID_VALUE",    "ARCH_MISMATCH",   "MAPPING_ERROR",
      "EXECUTION_FAILED", "INTERNAL_ERROR",  "MATRIX_TYPE_NOT_SUPPORTED",
      "NOT_SUPPORTED"};
  if (status < sizeof names / sizeof *names)
    return std::string("CUSOLVER_STATUS_") + names[status];
  return "status " + std::to_string(status);
}
