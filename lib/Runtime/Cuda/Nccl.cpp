//===- Nccl.cpp - Loading NCCL --------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Nccl.h"

#include <cstdlib>

using namespace dp;
using namespace dp::cuda;

static Nccl loadNccl() {
  Library library("NCCL", "DP_NCCL_LIBRARY", {"libnccl.so.2", "libnccl.so"});
  Nccl table;
  DP_NCCL_FUNCTIONS(DP_FIND_FUNCTION)
  return table;
}

const Nccl &dp::cuda::nccl() {
  static const Nccl table = loadNccl();
  return table;
}

void dp::cuda::makeNcclDeterministic() {
  // One algorithm and protocol for every size, and no reduction in the switch.
  setenv("NCCL_ALGO", "Ring", /*overwrite=*/0);
  setenv("NCCL_PROTO", "Simple", /*overwrite=*/0);
  setenv("NCCL_NVLS_ENABLE", "0", /*overwrite=*/0);
}
