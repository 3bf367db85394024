//===- NcclArenas.h - Arenas registered with NCCL ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_NCCL_NCCLARENAS_H
#define DP_LIB_RUNTIME_CUDA_NCCL_NCCLARENAS_H

#include "Cuda/Context/Gpu.h"
#include "Cuda/Bindings/Nccl.h"
#include "Cuda/Context/StepGraph.h"

#include <map>

namespace dp::cuda {

/// The arenas of a rank, in memory of ncclMemAlloc. NCCL can register such
/// memory with a communicator: its collectives then read and write the buffers
/// in an arena without copies of their own. NCCL requires that of a
/// collective's buffers all are registered on all ranks or none is, so the
/// ranks vote on it (DeviceCollectives).
class NcclArenas final : public ArenaMemory {
public:
  explicit NcclArenas(StepGraph &graph) : graph(graph) {}

  /// The state of all arenas, the vote of a rank.
  enum Kind : int32_t {
    Foreign,      ///< one is not of ncclMemAlloc
    Unregistered, ///< one is not registered
    Registered,
  };

  void *allocate(int64_t bytes) override;
  bool release(void *data) noexcept override;

  /// Registers the arenas that are not. A result that is not Registered has a
  /// reason, which is empty if registration is off.
  Kind registerAll(ncclComm_t comm);
  const std::string &reason() const { return why; }
  /// Returns whether `pointer` points into an arena that is registered.
  bool hasRegistered(const void *pointer) const;
  /// Deregisters all arenas, before the communicator goes or because a rank
  /// could not register its own.
  void deregisterAll() noexcept;
  /// The same after an abort, which has deregistered them.
  void forget() noexcept;
  /// No later arena is of ncclMemAlloc.
  void giveUp() { isGivenUp = true; }

private:
  struct Arena {
    int64_t bytes;
    void *handle = nullptr; ///< null: not registered
  };

  StepGraph &graph;
  std::map<void *, Arena> arenas;
  ncclComm_t comm = nullptr; ///< that arenas are registered with
  bool isGivenUp = false, hasForeign = false;
  std::string why;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_NCCL_NCCLARENAS_H
