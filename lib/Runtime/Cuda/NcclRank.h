//===- NcclRank.h - A rank's NCCL communicator ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_NCCLRANK_H
#define DP_LIB_RUNTIME_CUDA_NCCLRANK_H

#include "Collectives/Communicator.h"
#include "Nccl.h"

#include <optional>

namespace dp::cuda {

class CudaDevice;

/// The communicator is non-blocking: a call that would wait says so and is
/// polled, so that a rank can be told to stop. (Under a CUDA graph, whose
/// capture NCCL allows on blocking ones, it is blocking.) Throws Error.
class NcclRank {
public:
  /// Connects to the other ranks, which do so at the same time.
  explicit NcclRank(CudaDevice &device);
  ~NcclRank();
  NcclRank(const NcclRank &) = delete;

  /// Whether NCCL has the call's reduction with the meaning it has here.
  static bool supports(const CollectiveCall &call);

  /// Enqueues the calls, all supported, as one group on the comm stream.
  void run(const CollectiveCall *const *calls, int64_t count);

  /// Throws if NCCL has found an error in what was enqueued.
  void checkErrors();

  /// Stops what runs and gives the communicator up; no call follows. Returns
  /// false where that has been done.
  bool abort() noexcept;
  /// Ends it in order, or by force where the others do not.
  void disconnect() noexcept;

private:
  /// How a group's call is done where ranks hold unequal parts, or parts that
  /// are no single range of the whole.
  struct Transfer;

  void wait(ncclResult_t result, const char *what);
  [[noreturn]] void fail(ncclResult_t result, const char *what);
  void enqueue(const Transfer &transfer);
  void copyParts(const Transfer &transfer, bool pack);
  void copyOwnRow(const Transfer &transfer);
  void *stage(int64_t bytes);

  CudaDevice &device;
  ncclComm_t comm = nullptr;
  CUdeviceptr scratch = 0;
  int64_t scratchBytes = 0;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_NCCLRANK_H
