//===- Activities.h - Activities of a device during a step ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_ACTIVITIES_H
#define DP_LIB_RUNTIME_DEVICE_ACTIVITIES_H

#include "dp/Runtime/Runtime.h"

#include <chrono>
#include <new>
#include <vector>

namespace dp {

/// The activities of one thread of a device in a step.
class Activities {
public:
  using Clock = std::chrono::steady_clock;

  /// Forgets the activities of the last step. `begin` is the beginning of the
  /// new one.
  void reset(int64_t ofRank, Clock::time_point begin) {
    rank = ofRank;
    origin = begin;
    list.clear();
  }

  /// Adds an activity that ends now. One that has no room is lost.
  void add(dp_activity_kind kind, const char *name, int64_t collective,
           int64_t collectives, Clock::time_point begin) noexcept {
    try {
      list.push_back({rank, kind, name, collective, collectives, since(begin),
                      since(Clock::now())});
    } catch (const std::bad_alloc &) {
      // A profile is worth less than the step.
    }
  }

  const std::vector<dp_activity> &all() const { return list; }

private:
  double since(Clock::time_point t) const {
    return std::chrono::duration<double>(t - origin).count();
  }

  int64_t rank = 0;
  Clock::time_point origin;
  std::vector<dp_activity> list;
};

/// Records the time of a scope as an activity, or nothing if `activities` is
/// null, as in every step that is not profiled.
class ActivityScope {
public:
  ActivityScope(Activities *activities, dp_activity_kind kind, const char *name,
                int64_t collective = -1, int64_t collectives = 0)
      : activities(activities), kind(kind), name(name), collective(collective),
        collectives(collectives) {
    if (activities)
      begin = Activities::Clock::now();
  }
  ~ActivityScope() {
    if (activities)
      activities->add(kind, name, collective, collectives, begin);
  }
  ActivityScope(const ActivityScope &) = delete;

private:
  Activities *activities;
  dp_activity_kind kind;
  const char *name;
  int64_t collective, collectives;
  Activities::Clock::time_point begin;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_ACTIVITIES_H
