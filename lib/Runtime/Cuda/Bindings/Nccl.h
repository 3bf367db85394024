//===- Nccl.h - NCCL as far as it is used -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// NCCL 2.18 or later. DeclarationsTest compares with nccl.h.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_BINDINGS_NCCL_H
#define DP_LIB_RUNTIME_CUDA_BINDINGS_NCCL_H

#include "Driver.h"

#include <climits>

namespace dp::cuda {

using ncclComm_t = struct ncclComm *;

struct ncclUniqueId {
  char internal[128];
};

enum ncclResult_t : unsigned {
  ncclSuccess = 0,
  ncclUnhandledCudaError = 1,
  ncclSystemError = 2,
  ncclInternalError = 3,
  ncclInvalidArgument = 4,
  ncclInvalidUsage = 5,
  ncclRemoteError = 6,
  ncclInProgress = 7,
};

enum ncclRedOp_t : unsigned {
  ncclSum = 0,
  ncclProd = 1,
  ncclMax = 2,
  ncclMin = 3,
};

enum ncclDataType_t : unsigned {
  ncclInt8 = 0,
  ncclUint8 = 1,
  ncclInt32 = 2,
  ncclUint32 = 3,
  ncclInt64 = 4,
  ncclUint64 = 5,
  ncclFloat16 = 6,
  ncclFloat32 = 7,
  ncclFloat64 = 8,
  ncclBfloat16 = 9,
};

/// The fields of version 2.18, which later versions accept and complete.
struct ncclConfig_t {
  size_t size = sizeof(ncclConfig_t);
  unsigned magic = 0xcafebeef;
  unsigned version = 21800;
  int blocking = INT_MIN; // INT_MIN: not set
  int cgaClusterSize = INT_MIN;
  int minCTAs = INT_MIN;
  int maxCTAs = INT_MIN;
  const char *netName = nullptr;
  int splitShare = INT_MIN;
};

// clang-format off
#define DP_NCCL_FUNCTIONS(F)                                                   \
  F(ncclGetVersion, ncclResult_t, int *)                                       \
  F(ncclGetUniqueId, ncclResult_t, ncclUniqueId *)                             \
  F(ncclCommInitRankConfig, ncclResult_t, ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *) \
  F(ncclCommFinalize, ncclResult_t, ncclComm_t)                                \
  F(ncclCommDestroy, ncclResult_t, ncclComm_t)                                 \
  F(ncclCommAbort, ncclResult_t, ncclComm_t)                                   \
  F(ncclCommGetAsyncError, ncclResult_t, ncclComm_t, ncclResult_t *)           \
  F(ncclGetErrorString, const char *, ncclResult_t)                            \
  F(ncclGetLastError, const char *, ncclComm_t)                                \
  F(ncclGroupStart, ncclResult_t, void)                                        \
  F(ncclGroupEnd, ncclResult_t, void)                                          \
  F(ncclAllReduce, ncclResult_t, const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, CUstream) \
  F(ncclAllGather, ncclResult_t, const void *, void *, size_t, ncclDataType_t, ncclComm_t, CUstream) \
  F(ncclReduceScatter, ncclResult_t, const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, CUstream) \
  F(ncclBroadcast, ncclResult_t, const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, CUstream) \
  F(ncclReduce, ncclResult_t, const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, CUstream) \
  F(ncclSend, ncclResult_t, const void *, size_t, ncclDataType_t, int, ncclComm_t, CUstream) \
  F(ncclRecv, ncclResult_t, void *, size_t, ncclDataType_t, int, ncclComm_t, CUstream)
// clang-format on

/// Of version 2.19 or later; null in older ones.
// clang-format off
#define DP_NCCL_LATER_FUNCTIONS(F)                                             \
  F(ncclMemAlloc, ncclResult_t, void **, size_t)                               \
  F(ncclMemFree, ncclResult_t, void *)                                         \
  F(ncclCommRegister, ncclResult_t, ncclComm_t, void *, size_t, void **)       \
  F(ncclCommDeregister, ncclResult_t, ncclComm_t, void *)
// clang-format on

struct Nccl {
  DP_NCCL_FUNCTIONS(DP_DECLARE_FUNCTION)
  DP_NCCL_LATER_FUNCTIONS(DP_DECLARE_FUNCTION)

  /// Returns whether it can register memory well (version 2.27 or later), and
  /// the user has not forbidden it (NCCL_LOCAL_REGISTER=0).
  bool registersMemory() const;
};

/// Loads NCCL on the first call. Throws Error if it cannot be loaded.
const Nccl &nccl();

/// Sets NCCL's environment, for versions 2.18 to 2.31, such that equal calls on
/// the same GPUs give equal bits. Called before nccl(). Variables that the user
/// has set stay; an older version ignores the variables that it does not know.
void makeNcclDeterministic();

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_BINDINGS_NCCL_H
