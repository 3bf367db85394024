//===- Team.h - The threads of one device -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The thread of a device and its helpers share a job by claiming parts of it
// from one atomic word. The owner never waits for a helper that is asleep or
// descheduled, because it claims parts itself.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_TEAM_H
#define DP_LIB_RUNTIME_SUPPORT_TEAM_H

#include "Wait.h"

#include <thread>
#include <vector>

namespace dp {

/// The least number of multiply-adds of a part, some 10 us of one core: with
/// smaller parts, moving the matrices between the cores' caches costs more than
/// the division gains.
inline constexpr int64_t maddsPerPart = 1 << 20;

class Team {
public:
  /// Runs part `part` of a job.
  using Part = void (*)(void *context, int64_t part);

  /// Makes a team of `threads` threads, the owner included; starts threads - 1
  /// helpers.
  Team(int64_t threads, int spins);
  ~Team();
  Team(const Team &) = delete;
  Team &operator=(const Team &) = delete;

  int64_t size() const { return static_cast<int64_t>(helpers.size()) + 1; }

  /// Runs parts [0, parts) on the team and returns when all are done. One
  /// thread at a time may call it. parts <= maxParts.
  void run(int64_t parts, Part part, void *context);

  /// The same for a callable `f(part)`.
  template <typename F>
  void run(int64_t parts, F &&f) {
    run(parts, [](void *c, int64_t part) { (*static_cast<F *>(c))(part); }, &f);
  }

  static constexpr int64_t maxParts = (1 << 16) - 1;

private:
  void helperMain();
  /// Claims and runs parts of the current job until none is left.
  void work();

  // job number << 16 | parts not yet claimed. A claim is one decrement. A job
  // ends only when its claimed parts are done, so `part` and `context` stay
  // valid while a claimed part runs.
  alignas(64) std::atomic<uint64_t> claims{0};
  alignas(64) std::atomic<int64_t> finished{0};
  alignas(64) WaitWord wake;
  Part part = nullptr;
  void *context = nullptr;
  std::atomic<bool> stop{false};
  int spins;
  std::vector<std::thread> helpers;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_TEAM_H
