//===- HostDeviceTest.cpp - Kernels on the threads of a device ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <chrono>
#include <ctime>
#include <gtest/gtest.h>
#include <mutex>
#include <numeric>
#include <set>
#include <thread>

using namespace dp;

namespace {

struct Log {
  std::vector<int32_t> *visits;
  std::mutex mutex;
  std::set<std::thread::id> threads;
  int64_t calls = 0;
  bool slow = false;
};

void visit(void *const *params, int64_t begin, int64_t end) {
  auto log = static_cast<Log *>(params[0]);
  for (int64_t i = begin; i < end; ++i)
    ++(*log->visits)[i]; // parts do not overlap, or TSan and the counts tell
  if (log->slow)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  std::lock_guard<std::mutex> lock(log->mutex);
  log->threads.insert(std::this_thread::get_id());
  ++log->calls;
}

const dp_kernel kernel = {"visit", visit};

} // namespace

TEST(Launch, VisitsEveryIterationOnce) {
  for (int64_t threads : {1, 2, 3, 8}) {
    Devices devices(1, threads);
    devices.communicator().beginStep(nullptr);
    for (int64_t trip : {0, 1, 2, 3, 7, 63, 64, 65, 127, 1000, 1023, 4099})
      for (int64_t cost : {int64_t(0), trip, trip * 100, trip * 100000}) {
        std::vector<int32_t> visits(trip);
        Log log;
        log.visits = &visits;
        void *params[] = {&log};
        ASSERT_EQ(dp_rt_launch(&devices[0], &kernel, params, trip, cost),
                  DP_SUCCESS);
        ASSERT_EQ(visits, std::vector<int32_t>(trip, 1))
            << trip << " iterations, cost " << cost << ", " << threads;
      }
  }
}

TEST(Launch, SmallWorkStaysOnItsThread) {
  Devices devices(1, 4);
  devices.communicator().beginStep(nullptr);
  std::vector<int32_t> visits(100);
  Log log;
  log.visits = &visits;
  void *params[] = {&log};
  for (int i = 0; i < 100; ++i)
    dp_rt_launch(&devices[0], &kernel, params, 100, 1000);
  EXPECT_EQ(log.calls, 100);
  EXPECT_EQ(log.threads.size(), 1u);
}

TEST(Launch, LargeWorkIsShared) {
  Devices devices(1, 3);
  devices.communicator().beginStep(nullptr);
  std::vector<int32_t> visits(6000);
  Log log;
  log.visits = &visits;
  log.slow = true; // long enough for helpers to wake up
  void *params[] = {&log};
  for (int i = 0; i < 10; ++i)
    dp_rt_launch(&devices[0], &kernel, params, 6000, 100000000);
  EXPECT_GT(log.threads.size(), 1u);
  EXPECT_EQ(visits, std::vector<int32_t>(6000, 10));
}

// Many jobs in immediate succession: a helper that is late must not confuse a
// part of the next job with one of the last.
TEST(Launch, JobsDoNotMix) {
  Devices devices(1, 4);
  devices.communicator().beginStep(nullptr);
  struct Job {
    int64_t number;
    std::vector<int64_t> *seen;
  };
  static const dp_kernel mark = {
      "mark", [](void *const *params, int64_t begin, int64_t end) {
        auto job = static_cast<Job *>(params[0]);
        for (int64_t i = begin; i < end; ++i)
          (*job->seen)[i] = job->number;
      }};
  std::vector<int64_t> seen(512);
  for (int64_t number = 1; number < 5000; ++number) {
    Job job = {number, &seen};
    void *params[] = {&job};
    dp_rt_launch(&devices[0], &mark, params, 512, 1 << 20);
    ASSERT_EQ(seen, std::vector<int64_t>(512, number));
  }
}

TEST(Launch, CopiesWithTheTeam) {
  Devices devices(1, 3);
  devices.communicator().beginStep(nullptr);
  for (int64_t bytes : {0, 1, 1000, 524288, 3000001}) {
    std::vector<char> from(bytes), to(bytes + 1, 'x');
    for (int64_t i = 0; i < bytes; ++i)
      from[i] = static_cast<char>(i * 31 >> 3);
    ASSERT_EQ(dp_rt_memcpy(&devices[0], to.data(), from.data(), bytes),
              DP_SUCCESS);
    EXPECT_TRUE(std::equal(from.begin(), from.end(), to.begin()));
    EXPECT_EQ(to.back(), 'x');
  }
}

TEST(Launch, ReadsWhatAKernelWrote) {
  Devices devices(1, 3);
  devices.communicator().beginStep(nullptr);
  static const dp_kernel count = {
      "count", [](void *const *params, int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          static_cast<int64_t *>(params[0])[i] = 3 * i;
      }};
  std::vector<int64_t> values(4096);
  void *params[] = {values.data()};
  ASSERT_EQ(dp_rt_launch(&devices[0], &count, params, 4096, 1 << 20),
            DP_SUCCESS);
  int64_t element = -1;
  ASSERT_EQ(dp_rt_read(&devices[0], &element, &values[4095], sizeof element),
            DP_SUCCESS);
  EXPECT_EQ(element, 3 * 4095);
  EXPECT_EQ(dp_rt_read(&devices[0], &element, nullptr, 0), DP_SUCCESS);
}

// Waiting threads sleep: an idle session takes no CPU.
TEST(Launch, AnIdleSessionSleeps) {
  Devices devices(2, 2);
  devices.run([](int64_t) {});
  auto cpu = [] {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) +
           1e-9 * static_cast<double>(t.tv_nsec);
  };
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  double before = cpu();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  EXPECT_LT(cpu() - before, 0.02);
}

TEST(Devices, RunOnTheirOwnThreads) {
  Devices devices(4, 1);
  std::vector<std::thread::id> first(4), second(4);
  devices.run([&](int64_t r) { first[r] = std::this_thread::get_id(); });
  devices.run([&](int64_t r) { second[r] = std::this_thread::get_id(); });
  EXPECT_EQ(first, second);
  EXPECT_EQ(std::set<std::thread::id>(first.begin(), first.end()).size(), 4u);
  EXPECT_EQ(first[0], std::this_thread::get_id());
}

TEST(Devices, ThrowWhatATaskThrows) {
  Devices devices(3, 1);
  for (int64_t where = 0; where < 3; ++where) {
    EXPECT_THROW(devices.run([&](int64_t r) {
      if (r == where)
        throw std::runtime_error("task");
    }),
                 std::runtime_error);
    int64_t ran[3] = {};
    devices.run([&](int64_t r) { ran[r] = 1; });
    EXPECT_EQ(ran[0] + ran[1] + ran[2], 3);
  }
}

// Calls for GPUs: those that order streams do nothing, the others are refused.
TEST(Launch, OfGpuCodeIsRefused) {
  static const dp_gpu_module module = {"kernels", nullptr, 0};
  static const dp_gpu_kernel kernel = {"add", &module};
  auto errorOf = [](int64_t grid, int64_t block, int64_t shared) {
    Devices devices(1, 1);
    devices.communicator().beginStep(nullptr);
    dp_status status = dp_rt_launch_grid(&devices[0], &kernel, grid, block,
                                         shared, nullptr, 0);
    EXPECT_EQ(status, grid == 0 ? DP_SUCCESS : DP_ERROR_INVALID);
    return failureMessage(devices.communicator());
  };
  EXPECT_EQ(errorOf(0, 32, 0), "");
  EXPECT_EQ(errorOf(1, 32, 0), "rank 0: kernel 'add' is GPU code; the host "
                               "backend cannot run it");
  EXPECT_EQ(errorOf(-1, 32, 0), "rank 0: launch of 'add' with -1 blocks");
  EXPECT_EQ(errorOf(1, 1025, 0),
            "rank 0: launch of 'add' with 1025 threads a block");
  EXPECT_EQ(errorOf(1, 32, -4),
            "rank 0: launch of 'add' with -4 bytes of shared memory");
  Devices devices(1, 1);
  devices.communicator().beginStep(nullptr);
  EXPECT_EQ(dp_rt_event_record(&devices[0], 3, DP_STREAM_COMM), DP_SUCCESS);
  EXPECT_EQ(dp_rt_stream_wait(&devices[0], DP_STREAM_COMPUTE, 3), DP_SUCCESS);
  EXPECT_EQ(dp_rt_event_record(&devices[0], 3, 2), DP_ERROR_INVALID);
  EXPECT_EQ(failureMessage(devices.communicator()),
            "rank 0: event_record of event 3 on stream 2");
}

static void refuseFrom(void *const *params, int64_t begin, int64_t end) {
  int64_t limit = *static_cast<const int64_t *>(params[0]);
  for (int64_t i = begin; i < end; ++i)
    if (i >= limit)
      return dp_rt_check_failed("i is small", "model.py", 7);
}

// A check may fail on any thread; later steps are not affected.
TEST(Launch, ACheckThatFailsEndsTheStep) {
  const dp_kernel refuse = {"refuse", refuseFrom};
  for (int64_t threads : {1, 3}) {
    Devices devices(1, threads);
    Communicator &comm = devices.communicator();
    for (int64_t limit : {0, 999, 1000, 500}) {
      comm.beginStep(nullptr);
      StepScope scope(devices[0], 0);
      void *params[] = {&limit};
      bool fails = limit < 1000;
      EXPECT_EQ(dp_rt_launch(&devices[0], &refuse, params, 1000, 1 << 20),
                fails ? DP_ERROR_PROGRAM : DP_SUCCESS);
      EXPECT_EQ(comm.failed(), fails);
      if (fails) {
        EXPECT_EQ(failureMessage(comm),
                  "rank 0: assertion failed: i is small (model.py:7)");
      }
      EXPECT_EQ(dp_rt_launch(&devices[0], &refuse, params, 1, 0),
                fails ? DP_ERROR_ABORTED : DP_SUCCESS);
    }
  }
}
