//===- NcclRank.h - A rank's NCCL communicator ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_NCCL_NCCLRANK_H
#define DP_LIB_RUNTIME_CUDA_NCCL_NCCLRANK_H

#include "Collectives/Communicator.h"
#include "Cuda/Context/CudaSettings.h"
#include "Cuda/Context/Gpu.h"
#include "NcclArenas.h"

#include <functional>

namespace dp::cuda {

/// The communicator is non-blocking: a call that would wait says so and is
/// polled, so that a failure of another rank ends it. With CUDA graphs it is
/// blocking, because NCCL can be captured only so; its calls that wait for
/// other ranks then have a thread of their own, polled likewise.
/// Functions throw Error.
class NcclRank {
public:
  /// Connects to the other ranks, which do the same at the same time. `arenas`
  /// may be null.
  NcclRank(Gpu &gpu, int64_t rank, int64_t ranks, const CudaSettings &settings,
           NcclArenas *arenas);
  ~NcclRank();
  NcclRank(const NcclRank &) = delete;

  /// Returns true if NCCL has the call's reduction with the meaning it has
  /// here.
  static bool supports(const CollectiveCall &call);

  /// Enqueues the calls, all supported, as one group on the comm stream.
  void run(const CollectiveCall *const *calls, int64_t count);

  /// Registers the arenas that are not registered. Returns the state of all.
  NcclArenas::Kind registerArenas();

  /// Throws if NCCL has found an error in an enqueued collective.
  void checkErrors();

  /// Stops running collectives and destroys the communicator; no call follows.
  /// Returns false if that was done before.
  bool abort() noexcept;
  /// Destroys the communicator in order, or aborts it if the others do not.
  void disconnect() noexcept;

private:
  /// A call of a group with NCCL's type and reduction. Ranks may hold unequal
  /// parts, or parts that are no single range of the whole.
  struct Transfer;

  void connect(const CudaSettings &settings);
  ncclResult_t runApart(std::function<ncclResult_t()> call, const char *what);
  void wait(ncclResult_t result, const char *what);
  [[noreturn]] void fail(ncclResult_t result, const char *what);
  void enqueue(const Transfer &transfer);
  void copyParts(const Transfer &transfer, bool pack);
  void copy(void *to, const void *from, int64_t bytes);
  void copyOwnPart(const Transfer &transfer);
  void plan(Transfer &transfer) const;
  void packScratch(const Transfer &transfer);
  void unpackScratch(const Transfer &transfer);
  void *stage(int64_t bytes);

  Gpu &gpu;
  int64_t rank, ranks;
  bool isBlocking;
  NcclArenas *arenas;
  ncclComm_t comm = nullptr;
  std::vector<CUdeviceptr> scratches; ///< the last one is in use
  int64_t scratchBytes = 0;           ///< its size
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_NCCL_NCCLRANK_H
