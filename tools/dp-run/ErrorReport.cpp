//===- ErrorReport.cpp - The error that ends a process --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ErrorReport.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

using namespace dp;

bool dp::claimReport() {
  static std::atomic<bool> reported{false};
  return !reported.exchange(true);
}

void dp::reportError(const char *message) {
  if (claimReport())
    std::fprintf(stderr, "dp-run: error: %s\n", message);
}

void dp::endOnTimeout(void *, const char *message, int64_t) {
  reportError(message);
  std::fflush(stdout);
  std::_Exit(1);
}
