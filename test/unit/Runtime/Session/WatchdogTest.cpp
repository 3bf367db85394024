//===- WatchdogTest.cpp - Deadline of a step ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Session/Watchdog.h"
#include "Cluster.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <thread>

using namespace dp;

namespace {

/// Holds a rank until it is let go.
class Gate {
public:
  void wait() {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [this] { return isOpen; });
  }
  void open() {
    std::lock_guard<std::mutex> lock(mutex);
    isOpen = true;
    changed.notify_all();
  }

private:
  std::mutex mutex;
  std::condition_variable changed;
  bool isOpen = false;
};

dp_status reduce(dp_device &d, int64_t collective) {
  static thread_local int32_t value;
  return dp_rt_all_reduce(&d, &value, &value, 1, DP_I32, DP_REDUCE_ADD,
                          collective);
}

/// Runs a step in which `body(device, gate)` of rank `late` waits at the gate
/// until the watchdog has reported; returns its report.
template <typename F>
std::string reportOf(int64_t ranks, int64_t late, F &&body) {
  Devices devices(ranks, 1);
  Gate gate;
  std::string report;
  Watchdog watchdog(devices.communicator(), nullptr, 0.2,
                    [&](const Error &failure) {
                      report += failure.what();
                      EXPECT_EQ(failure.status, DP_ERROR_TIMEOUT);
                      EXPECT_EQ(failure.rank, late);
                      gate.open();
                    });
  watchdog.beginStep();
  std::vector<dp_status> statuses =
      runStep(devices, [&](dp_device &d) { return body(d, gate); });
  watchdog.endStep();
  for (dp_status status : statuses)
    EXPECT_NE(status, DP_SUCCESS);
  EXPECT_EQ(devices.communicator().firstFailure().status, DP_ERROR_TIMEOUT);
  return report;
}

} // namespace

TEST(Watchdog, NamesTheRankThatDoesNotCome) {
  for (int64_t ranks : {2, 4}) {
    std::string name = "rank " + std::to_string(ranks - 1);
    EXPECT_EQ(reportOf(ranks, ranks - 1,
                       [&](dp_device &d, Gate &gate) {
                         if (dp_status s = reduce(d, 0))
                           return s;
                         if (d.rank == ranks - 1)
                           gate.wait();
                         return reduce(d, 1);
                       }),
              name + " did not come to all_reduce(add, 1 x i32) at "
                     "model.py:2:2 (sequence 2) within 0.2 s");
  }
}

TEST(Watchdog, NamesAllThatAreMissing) {
  EXPECT_EQ(reportOf(3, 0,
                     [&](dp_device &d, Gate &gate) {
                       if (d.rank != 1)
                         gate.wait();
                       return reduce(d, 0);
                     }),
            "ranks 0, 2 did not come to all_reduce(add, 1 x i32) at "
            "model.py:1:1 (sequence 1) within 0.2 s");
}

// No rank waits for a single rank, or if all are stuck.
TEST(Watchdog, SeesAStepThatDoesNotEnd) {
  EXPECT_EQ(reportOf(1, 0,
                     [&](dp_device &d, Gate &gate) {
                       reduce(d, 0);
                       gate.wait();
                       return reduce(d, 0);
                     }),
            "the step did not end within 0.2 s: rank 0 is in the program, "
            "after sequence 1");
  EXPECT_EQ(reportOf(2, 0,
                     [&](dp_device &d, Gate &gate) {
                       gate.wait();
                       return reduce(d, 0);
                     }),
            "the step did not end within 0.2 s: ranks 0, 1 are in the program");
}

// A rank that failed is reported, and so is that another has not heard of it.
TEST(Watchdog, EndsAStepOfWhichARankHasFailed) {
  Devices devices(2, 1);
  Gate gate;
  std::string report;
  Watchdog watchdog(devices.communicator(), nullptr, 0.2,
                    [&](const Error &failure) {
                      report += failure.what();
                      EXPECT_EQ(failure.rank, 0);
                      gate.open();
                    });
  watchdog.beginStep();
  runStep(devices, [&](dp_device &d) -> dp_status {
    if (d.rank == 0)
      return dp_rt_fail(&d, "no more");
    gate.wait();
    return DP_SUCCESS;
  });
  watchdog.endStep();
  EXPECT_EQ(report, "rank 0: no more");
}

// A step that goes on for several deadlines is reported once, and so is the
// next one.
TEST(Watchdog, ReportsAStepOnce) {
  Devices devices(1, 1);
  std::atomic<int64_t> reports{0};
  Watchdog watchdog(devices.communicator(), nullptr, 0.05,
                    [&](const Error &) { ++reports; });
  for (int64_t step = 1; step <= 2; ++step) {
    watchdog.beginStep();
    runStep(devices, [&](dp_device &) -> dp_status {
      while (reports < step)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      std::this_thread::sleep_for(std::chrono::milliseconds(400));
      return DP_SUCCESS;
    });
    watchdog.endStep();
    EXPECT_EQ(reports, step);
  }
}

// A slow rank is not stuck, and between steps there is no deadline.
TEST(Watchdog, LeavesASlowStepAlone) {
  Devices devices(2, 1);
  std::string report;
  Watchdog watchdog(devices.communicator(), nullptr, 1.0,
                    [&](const Error &failure) { report += failure.what(); });
  for (int step = 0; step < 2; ++step) {
    watchdog.beginStep();
    for (dp_status s : runStep(devices, [&](dp_device &d) {
           for (int i = 0; i < 5; ++i) {
             std::this_thread::sleep_for(std::chrono::milliseconds(150));
             if (dp_status status = reduce(d, 0))
               return status;
           }
           return dp_status(DP_SUCCESS);
         }))
      EXPECT_EQ(s, DP_SUCCESS);
    watchdog.endStep();
    if (step == 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(1300));
  }
  EXPECT_EQ(report, "");
}
