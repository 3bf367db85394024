//===- Driver.cpp - The CUDA driver ---------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

static Driver loadDriver() {
  Library library("the CUDA driver", "DP_CUDA_LIBRARY",
                  {"libcuda.so.1", "libcuda.so"});
  Driver table;
  DP_CUDA_FUNCTIONS(DP_FIND_FUNCTION)
  if (CUresult result = table.cuInit(0)) {
    const char *text = nullptr;
    table.cuGetErrorString(result, &text);
    throw Error("the CUDA driver does not start: " +
                    std::string(text ? text : "unknown error"),
                DP_ERROR_LIBRARY);
  }
  return table;
}

const Driver &dp::cuda::driver() {
  static const Driver table = loadDriver();
  return table;
}

std::string dp::cuda::describe(CUresult result) {
  const char *name = nullptr, *text = nullptr;
  driver().cuGetErrorName(result, &name);
  driver().cuGetErrorString(result, &text);
  if (!name || !text)
    return "CUDA error " + std::to_string(result);
  return std::string(name) + " (" + text + ")";
}

void dp::cuda::check(CUresult result, const std::string &what) {
  if (result != CUDA_SUCCESS)
    throw Error(what + ": " + describe(result),
                result == CUDA_ERROR_OUT_OF_MEMORY ? DP_ERROR_MEMORY
                                                   : DP_ERROR_LIBRARY);
}
