//===- NcclApi.h - NCCL as far as it is faked -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Of version 2.28. As CudaApi.h: AbiTest compares it with nccl.h where that is.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_NCCLAPI_H
#define DP_TEST_FAKECUDA_NCCLAPI_H

#include "CudaApi.h"

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
  ncclAvg = 4,
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

/// The beginning of the real structure, whose size the caller states.
struct ncclConfig_t {
  size_t size;
  unsigned magic;
  unsigned version;
  int blocking;
};

DP_FAKE_API ncclResult_t ncclGetVersion(int *version);
DP_FAKE_API ncclResult_t ncclGetUniqueId(ncclUniqueId *id);
DP_FAKE_API ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int ranks,
                                                ncclUniqueId id, int rank,
                                                ncclConfig_t *config);
DP_FAKE_API ncclResult_t ncclCommInitRank(ncclComm_t *comm, int ranks,
                                          ncclUniqueId id, int rank);
DP_FAKE_API ncclResult_t ncclCommInitAll(ncclComm_t *comms, int devices,
                                         const int *list);
DP_FAKE_API ncclResult_t ncclCommFinalize(ncclComm_t comm);
DP_FAKE_API ncclResult_t ncclCommDestroy(ncclComm_t comm);
DP_FAKE_API ncclResult_t ncclCommAbort(ncclComm_t comm);
DP_FAKE_API const char *ncclGetErrorString(ncclResult_t result);
DP_FAKE_API const char *ncclGetLastError(ncclComm_t comm);
DP_FAKE_API ncclResult_t ncclCommGetAsyncError(ncclComm_t comm,
                                               ncclResult_t *error);
DP_FAKE_API ncclResult_t ncclCommCount(const ncclComm_t comm, int *count);
DP_FAKE_API ncclResult_t ncclCommCuDevice(const ncclComm_t comm, int *device);
DP_FAKE_API ncclResult_t ncclCommUserRank(const ncclComm_t comm, int *rank);

DP_FAKE_API ncclResult_t ncclMemAlloc(void **pointer, size_t bytes);
DP_FAKE_API ncclResult_t ncclMemFree(void *pointer);
DP_FAKE_API ncclResult_t ncclCommRegister(const ncclComm_t comm, void *pointer,
                                          size_t bytes, void **handle);
DP_FAKE_API ncclResult_t ncclCommDeregister(const ncclComm_t comm,
                                            void *handle);

DP_FAKE_API ncclResult_t ncclAllReduce(const void *send, void *recv,
                                       size_t count, ncclDataType_t type,
                                       ncclRedOp_t op, ncclComm_t comm,
                                       CUstream stream);
DP_FAKE_API ncclResult_t ncclReduce(const void *send, void *recv, size_t count,
                                    ncclDataType_t type, ncclRedOp_t op,
                                    int root, ncclComm_t comm, CUstream stream);
DP_FAKE_API ncclResult_t ncclBroadcast(const void *send, void *recv,
                                       size_t count, ncclDataType_t type,
                                       int root, ncclComm_t comm,
                                       CUstream stream);
DP_FAKE_API ncclResult_t ncclAllGather(const void *send, void *recv,
                                       size_t count, ncclDataType_t type,
                                       ncclComm_t comm, CUstream stream);
DP_FAKE_API ncclResult_t ncclReduceScatter(const void *send, void *recv,
                                           size_t count, ncclDataType_t type,
                                           ncclRedOp_t op, ncclComm_t comm,
                                           CUstream stream);
DP_FAKE_API ncclResult_t ncclSend(const void *send, size_t count,
                                  ncclDataType_t type, int peer,
                                  ncclComm_t comm, CUstream stream);
DP_FAKE_API ncclResult_t ncclRecv(void *recv, size_t count, ncclDataType_t type,
                                  int peer, ncclComm_t comm, CUstream stream);
DP_FAKE_API ncclResult_t ncclGroupStart();
DP_FAKE_API ncclResult_t ncclGroupEnd();

#endif // DP_TEST_FAKECUDA_NCCLAPI_H
