//===- DeviceCollectives.h - Collectives of a rank on a GPU -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_DEVICECOLLECTIVES_H
#define DP_LIB_RUNTIME_CUDA_DEVICECOLLECTIVES_H

#include "Device/Buffer.h"
#include "NcclRank.h"

#include <memory>

namespace dp::cuda {

/// NCCL where it has the reduction, else the host: then every rank downloads
/// what it sends, the ranks meet as those of the host backend do, with the same
/// bits as a result, and each uploads what it receives. Without NCCL (several
/// ranks on one GPU) all go that way. Throws Error.
class DeviceCollectives {
public:
  explicit DeviceCollectives(CudaDevice &device);

  /// Enqueues a group on the comm stream.
  void run(const CollectiveCall *calls, int64_t count);

  void beginStep();
  /// A number that differs where the step issued different collectives.
  int64_t digest() const { return static_cast<int64_t>(hash >> 1); }
  /// Whether the next steps' collectives need not be compared before they are
  /// enqueued: a step with the same sizes was.
  void trust() { trusted = true; }
  void distrust() { trusted = false; }
  void checkErrors();
  /// The first group that has not come to its end, for messages.
  std::string firstUnfinished();
  /// Returns whether there was a communicator to abort.
  bool abort() noexcept { return nccl && nccl->abort(); }
  void disconnect() noexcept;
  ~DeviceCollectives();

private:
  void compare(const CollectiveCall *calls, int64_t count);
  void throughHost(const std::vector<CollectiveCall> &calls);
  void mark(const CollectiveCall &first);

  CudaDevice &device;
  std::unique_ptr<NcclRank> nccl; ///< null: loopback
  Buffer pinned;
  std::vector<const CollectiveCall *> direct;
  std::vector<CollectiveCall> staged, dry;
  uint64_t hash = 0;
  bool trusted = false;

  /// Recorded on the comm stream after each group of the step.
  struct Mark {
    CUevent event;
    CollectiveCall call;
  };
  std::vector<Mark> marks;
  size_t numMarks = 0;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_DEVICECOLLECTIVES_H
