//===- RankVote.h - Unanimous decisions of ranks ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_RANKVOTE_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_RANKVOTE_H

#include "Collectives/Communicator.h"

namespace dp::cuda {

/// A fact that one rank finds out and that all ranks must act on, such as
/// whether a step can be captured: NCCL takes collectives of a graph on all
/// ranks or on none.
class RankVote {
public:
  RankVote(int64_t rank, Communicator &comm, Team &team)
      : rank(rank), comm(comm), team(team) {}
  RankVote(const RankVote &) = delete;

  /// Waits on the host for all ranks to call it and returns the least of their
  /// numbers. Throws Error if a rank has failed.
  int32_t least(int32_t mine);

private:
  int64_t rank;
  Communicator &comm;
  Team &team;
  // Members: in a failed step other ranks may read them after least().
  int32_t number = 0;
  CollectiveCall call = {};
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_RANKVOTE_H
