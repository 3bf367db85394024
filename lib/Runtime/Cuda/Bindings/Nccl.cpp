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
  DP_NCCL_LATER_FUNCTIONS(DP_FIND_LATER_FUNCTION)
  return table;
}

bool Nccl::registersMemory() const {
  // Before 2.23 only NVLS takes registered buffers; then ncclMemAlloc may still
  // return memory of cudaMalloc, whose registration can hang.
  int version = 0;
  if (ncclGetVersion(&version) != ncclSuccess || version < 22700)
    return false;
  const char *allowed = std::getenv("NCCL_LOCAL_REGISTER");
  return ncclMemAlloc && ncclMemFree && ncclCommRegister &&
         ncclCommDeregister && (!allowed || std::string(allowed) != "0");
}

const Nccl &dp::cuda::nccl() {
  static const Nccl table = loadNccl();
  return table;
}

void dp::cuda::makeNcclDeterministic() {
  static const char *const settings[][2] = {
      // One algorithm and protocol for every size. Without these, NCCL chooses
      // by its model of the machine: trees, PAT, CollNet, LL, LL128.
      {"NCCL_ALGO", "Ring"},
      {"NCCL_PROTO", "Simple"},
      // The switch adds in an order of its own, and that may differ from call
      // to call. Symmetric kernels use it, too.
      {"NCCL_NVLS_ENABLE", "0"},
      // From 2.27 on: NCCL_ALGO and NCCL_PROTO do not hold for the kernels and
      // copy engines of symmetric memory.
      {"NCCL_WIN_ENABLE", "0"},
      // A ring begins to add elsewhere with registered buffers, since they take
      // fewer channels; and whether one is registered may depend on the run.
      {"NCCL_LOCAL_REGISTER", "0"},
      {"NCCL_GRAPH_REGISTER", "0"},
  };
  for (auto [name, value] : settings)
    setenv(name, value, /*overwrite=*/0);
}
