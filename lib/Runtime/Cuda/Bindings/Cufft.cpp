//===- Cufft.cpp - Loading cuFFT ------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cufft.h"

using namespace dp;
using namespace dp::cuda;

static Cufft loadCufft() {
  // Of CUDA 13 and of CUDA 12.
  Library library("cuFFT", "DP_CUFFT_LIBRARY",
                  {"libcufft.so.12", "libcufft.so.11"});
  Cufft table;
  DP_CUFFT_FUNCTIONS(DP_FIND_FUNCTION)
  return table;
}

const Cufft &dp::cuda::cufft() {
  static const Cufft table = loadCufft();
  return table;
}

std::string dp::cuda::describe(cufftResult result) {
  // The library has no function for it.
  static const char *const names[] = {
      "SUCCESS",       "INVALID_PLAN",   "ALLOC_FAILED", "INVALID_TYPE",
      "INVALID_VALUE", "INTERNAL_ERROR", "EXEC_FAILED",  "SETUP_FAILED",
      "INVALID_SIZE",  "UNALIGNED_DATA"};
  if (result < sizeof names / sizeof *names)
    return std::string("CUFFT_") + names[result];
  return "result " + std::to_string(result);
}
