//===- TeamScratch.h - Parts of a job with memory of their own --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_TEAMSCRATCH_H
#define DP_LIB_RUNTIME_HOST_TEAMSCRATCH_H

#include "AlignedMemory.h"
#include "Support/Team.h"

#include <exception>
#include <mutex>
#include <vector>

namespace dp {

/// Runs jobs on a team whose parts need memory, and keeps the memory for later
/// jobs.
class TeamScratch {
public:
  explicit TeamScratch(Team &team) : team(team) {}

  /// Runs f(part, memory) for each part. Rethrows the first exception of a part
  /// when all are done. Throws std::bad_alloc.
  template <typename F>
  void run(int64_t parts, F f) {
    // No part may fail for want of a place for its memory.
    free.reserve(static_cast<size_t>(team.size()));
    std::exception_ptr failure;
    team.run(parts, [&](int64_t part) {
      AlignedMemory memory;
      {
        std::lock_guard<std::mutex> lock(mutex);
        if (!free.empty()) {
          memory = std::move(free.back());
          free.pop_back();
        }
      }
      std::exception_ptr thrown;
      try {
        f(part, memory);
      } catch (...) {
        thrown = std::current_exception();
      }
      std::lock_guard<std::mutex> lock(mutex);
      free.push_back(std::move(memory));
      if (thrown && !failure)
        failure = thrown;
    });
    if (failure)
      std::rethrow_exception(failure);
  }

  Team &team;

private:
  std::mutex mutex; ///< of `free`
  std::vector<AlignedMemory> free;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_TEAMSCRATCH_H
