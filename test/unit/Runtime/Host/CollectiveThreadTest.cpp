//===- CollectiveThreadTest.cpp - Collectives beside the program ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Makes the calls of a compiled entry with events: groups, an event after each,
// waits.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Session/Watchdog.h"

#include <chrono>
#include <thread>

using namespace dp;

namespace {

constexpr int64_t slots = 8;

/// Prepares the device of a step for overlap.
void prepare(Device &d) {
  d.prepare(slots);
  d.eventSlots = slots;
}

/// Sums `values` in place beside the program; `event` stands for it.
dp_status start(dp_device &d, std::vector<int64_t> &values, int32_t event,
                int64_t collective = 0) {
  if (dp_status s = dp_rt_group_start(&d))
    return s;
  if (dp_status s = dp_rt_all_reduce(&d, values.data(), values.data(),
                                     static_cast<int64_t>(values.size()),
                                     DP_I64, DP_REDUCE_ADD, collective))
    return s;
  if (dp_status s = dp_rt_group_end(&d))
    return s;
  return dp_rt_event_record(&d, event, DP_STREAM_COMM);
}

dp_status wait(dp_device &d, int32_t event) {
  return dp_rt_stream_wait(&d, DP_STREAM_COMPUTE, event);
}

class Overlap : public testing::TestWithParam<ClusterKind> {
protected:
  int64_t ranks() const { return GetParam().ranks; }
  /// Of the numbers 1, 2, ... of the ranks, times `factor`.
  int64_t sum(int64_t factor) const {
    return factor * ranks() * (ranks() + 1) / 2;
  }
  void expectSuccess(const std::vector<dp_status> &statuses) {
    for (dp_status s : statuses)
      EXPECT_EQ(s, DP_SUCCESS);
  }
};

} // namespace

/// Several groups are pending at a time, more in a step than the queue holds,
/// and waited for in another order; each rank is late in some steps.
TEST_P(Overlap, ManyGroups) {
  Cluster cluster(GetParam());
  for (int step = 0; step < 3; ++step)
    expectSuccess(runStep(cluster, [&](Device &d) -> dp_status {
      prepare(d);
      std::vector<std::vector<int64_t>> values(slots);
      for (int64_t round = 0; round < 30; ++round) {
        for (int32_t i = 0; i < slots; ++i) {
          values[i].assign(1 + 97 * i, (d.rank + 1) * (round + i));
          if (round % ranks() == d.rank && i == 3)
            std::this_thread::sleep_for(std::chrono::microseconds(200));
          if (dp_status s = start(d, values[i], i))
            return s;
        }
        // The last event stands for all before it.
        if (dp_status s = wait(d, round % 2 ? slots - 1 : 0))
          return s;
        for (int32_t i = 0; i < slots; ++i) {
          if (dp_status s = wait(d, i))
            return s;
          for (int64_t v : values[i])
            if (v != sum(round + i))
              return DP_ERROR_PROGRAM;
        }
      }
      return DP_SUCCESS;
    }));
}

/// Groups without a wait are complete at the end of the step. The next step, of
/// an entry without events, completes each group at once.
TEST_P(Overlap, EndOfStep) {
  Cluster cluster(GetParam());
  std::vector<std::vector<int64_t>> values(ranks());
  for (int step = 0; step < 10; ++step) {
    expectSuccess(runStep(cluster, [&](Device &d) {
      prepare(d);
      values[d.rank].assign(1000, d.rank + 1);
      return start(d, values[d.rank], 0);
    }));
    for (const std::vector<int64_t> &v : values)
      EXPECT_EQ(v, std::vector<int64_t>(1000, sum(1)));
    expectSuccess(runStep(cluster, [&](Device &d) -> dp_status {
      d.eventSlots = 0;
      int64_t value = d.rank + 1;
      if (dp_status s =
              dp_rt_all_reduce(&d, &value, &value, 1, DP_I64, DP_REDUCE_ADD, 0))
        return s;
      return value == sum(1) ? DP_SUCCESS : DP_ERROR_PROGRAM;
    }));
  }
}

/// A rank that fails while groups are pending ends the step on all ranks, with
/// its message; a session of threads can continue.
TEST_P(Overlap, Failure) {
  for (int run = 0; run < 5; ++run) {
    Cluster cluster(GetParam());
    std::vector<std::vector<int64_t>> values(ranks());
    std::vector<dp_status> statuses =
        runStep(cluster, [&](Device &d) -> dp_status {
          prepare(d);
          values[d.rank].assign(5000, 1);
          for (int32_t i = 0; i < 4; ++i) {
            if (d.rank == ranks() - 1 && i == run - 1)
              return dp_rt_fail(&d, "out of cheese");
            if (dp_status s = start(d, values[d.rank], i))
              return s;
          }
          if (run == 0 && d.rank == ranks() - 1)
            return dp_rt_fail(&d, "out of cheese");
          if (dp_status s = wait(d, 3))
            return s;
          return start(d, values[d.rank], 0);
        });
    for (dp_status s : statuses)
      EXPECT_NE(s, DP_SUCCESS);
    std::string message =
        "rank " + std::to_string(ranks() - 1) + ": out of cheese";
    for (int64_t r = 0; r < ranks(); ++r)
      EXPECT_EQ(
          failureMessage(cluster.communicator(r)).substr(0, message.size()),
          message);
    if (GetParam().across)
      continue;
    expectSuccess(runStep(cluster, [&](Device &d) -> dp_status {
      prepare(d);
      values[d.rank].assign(10, d.rank + 1);
      if (dp_status s = start(d, values[d.rank], 2))
        return s;
      if (dp_status s = wait(d, 2))
        return s;
      return values[d.rank][9] == sum(1) ? DP_SUCCESS : DP_ERROR_PROGRAM;
    }));
  }
}

/// Ranks that issue different groups, or different numbers of them.
TEST_P(Overlap, Mismatch) {
  if (ranks() == 1)
    return;
  for (bool fewer : {false, true}) {
    Cluster cluster(GetParam());
    std::vector<std::vector<int64_t>> values(ranks());
    std::vector<dp_status> statuses =
        runStep(cluster, [&](Device &d) -> dp_status {
          prepare(d);
          values[d.rank].assign(5, 1);
          if (dp_status s = start(d, values[d.rank], 0))
            return s;
          if (dp_status s = wait(d, 0))
            return s;
          if (d.rank == ranks() - 1) {
            if (fewer)
              return DP_SUCCESS;
            values[d.rank].push_back(1);
          }
          if (dp_status s = start(d, values[d.rank], 1, 1))
            return s;
          return wait(d, 1);
        });
    for (dp_status s : statuses)
      EXPECT_NE(s, DP_SUCCESS);
    std::string last = "rank " + std::to_string(ranks() - 1);
    std::string message =
        fewer
            ? last + " ended the step while rank 0 waits in all_reduce(add, "
                     "5 x i64) at model.py:2:2"
            : "collective mismatch: rank 0 issued all_reduce(add, 5 x i64) at "
              "model.py:2:2, " +
                  last + " issued all_reduce(add, 6 x i64) at model.py:2:2";
    EXPECT_EQ(failureMessage(cluster.communicator(0)), message);
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, Overlap, testing::ValuesIn(clusterKinds));

/// A rank whose program does not issue the next collective is named.
TEST(OverlapWatchdog, NamesTheRankThatDoesNotCome) {
  Devices devices(3, 1);
  std::atomic<bool> reported{false};
  std::string report;
  Watchdog watchdog(devices.communicator(), nullptr, 0.2,
                    [&](const Error &failure) {
                      report = failure.what();
                      EXPECT_EQ(failure.rank, 1);
                      reported = true;
                    });
  watchdog.beginStep();
  std::vector<std::vector<int64_t>> values(3, {1, 2, 3});
  std::vector<dp_status> statuses =
      runStep(devices, [&](Device &d) -> dp_status {
        prepare(d);
        if (dp_status s = start(d, values[d.rank], 0))
          return s;
        while (d.rank == 1 && !reported)
          std::this_thread::yield();
        if (dp_status s = start(d, values[d.rank], 1, 1))
          return s;
        return wait(d, 1);
      });
  watchdog.endStep();
  for (dp_status status : statuses)
    EXPECT_NE(status, DP_SUCCESS);
  EXPECT_EQ(report, "rank 1 did not come to all_reduce(add, 3 x i64) at "
                    "model.py:2:2 (sequence 2) within 0.2 s");
}
