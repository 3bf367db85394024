//===- DeviceCollectives.h - Collectives of a rank on a GPU -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_NCCL_DEVICECOLLECTIVES_H
#define DP_LIB_RUNTIME_CUDA_NCCL_DEVICECOLLECTIVES_H

#include "Device/Buffer.h"
#include "NcclArenas.h"
#include "NcclRank.h"
#include "Cuda/Context/StepGraph.h"

#include <memory>

namespace dp::cuda {

/// Runs collectives by NCCL if it has the reduction, else through the host:
/// each rank downloads its send buffer, the ranks meet as in the host backend,
/// with bitwise the same result, and each uploads its result. Without NCCL
/// (several ranks on one GPU) all collectives go through the host. Functions
/// throw Error.
class DeviceCollectives final : public PendingWork {
public:
  /// `arenas`: null if this rank registers none. `backend` takes warnings.
  DeviceCollectives(Gpu &gpu, int64_t rank, Communicator &comm, Team &team,
                    const CudaSettings &settings, DeviceBackend &backend,
                    StepGraph &graph, RankVote &vote, NcclArenas *arenas);

  /// Enqueues a group on the comm stream.
  void run(const CollectiveCall *calls, int64_t count);

  void beginStep();
  /// A hash of the collectives that the step has issued.
  int64_t digest() const { return static_cast<int64_t>(hash >> 1); }
  /// Lets later steps enqueue collectives without comparing them between
  /// processes first: a step with the same sizes has compared them.
  void trust() { trusted = true; }
  /// The next step has other sizes or buffers.
  void beginLayout() {
    trusted = false;
    areArenasSettled = false;
  }
  /// Registers the arenas of the step that begins with NCCL, on all ranks or on
  /// none.
  void registerArenas();
  void checkErrors() override;
  std::string firstUnfinished() override;
  /// Returns whether a communicator was aborted.
  bool abort() noexcept { return nccl && nccl->abort(); }
  void disconnect() noexcept;
  ~DeviceCollectives() override;

private:
  void compare(const CollectiveCall *calls, int64_t count);
  void copy(const CollectiveCall &call);
  void throughHost(const std::vector<CollectiveCall> &calls);
  void mark(const CollectiveCall &first);

  Gpu &gpu;
  int64_t rank;
  Communicator &comm;
  Team &team;
  const CudaSettings &settings;
  DeviceBackend &backend;
  StepGraph &graph;
  RankVote &vote;
  NcclArenas *arenas;
  std::unique_ptr<NcclRank> nccl; ///< null: loopback, or one rank
  Buffer pinned;
  std::vector<const CollectiveCall *> direct;
  std::vector<CollectiveCall> staged, dry;
  uint64_t hash = 0;
  bool trusted = false, areArenasSettled = false;

  /// Recorded on the comm stream after each group of the step.
  struct Mark {
    CUevent event;
    CollectiveCall call;
  };
  std::vector<Mark> marks;
  size_t numMarks = 0;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_NCCL_DEVICECOLLECTIVES_H
