//===- ControlPlaneTest.cpp - Messages between the processes of a job -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Session/Launch.h"

#include <chrono>
#include <cstdlib>

using namespace dp;

namespace {

class ControlPlanes : public testing::TestWithParam<int64_t> {
protected:
  ControlPlanes() : cluster({GetParam(), true}) {}
  int64_t ranks() const { return GetParam(); }

  Cluster cluster;
};

} // namespace

TEST_P(ControlPlanes, AllGatherBroadcastAndGather) {
  cluster.onEveryRank([&](int64_t r) {
    ControlPlane &control = cluster.control(r);
    for (int64_t round = 0; round < 20; ++round) {
      std::vector<int64_t> mine = {r * 100 + round, -r}, all(2 * ranks());
      control.allGather("numbers", mine.data(), 16, all.data());
      for (int64_t p = 0; p < ranks(); ++p) {
        EXPECT_EQ(all[2 * p], p * 100 + round);
        EXPECT_EQ(all[2 * p + 1], -p);
      }
      int64_t root = round % ranks(), value = r * 7 + round;
      control.broadcast("a number", &value, 8, root);
      EXPECT_EQ(value, root * 7 + round);
      // Rank r gives r bytes.
      std::vector<int64_t> sizes;
      std::vector<std::string> parts;
      for (int64_t p = 0; p < ranks(); ++p) {
        sizes.push_back(p);
        parts.push_back(std::string(p, '?'));
      }
      std::vector<void *> places;
      for (std::string &part : parts)
        places.push_back(part.data());
      std::string own(r, static_cast<char>('a' + r));
      control.gather("letters", own.data(), sizes, places);
      for (int64_t p = 0; r == 0 && p < ranks(); ++p)
        EXPECT_EQ(parts[p], std::string(p, static_cast<char>('a' + p)));
    }
    control.finish();
  });
}

// Messages larger than the sockets' buffers: all send before any receives.
TEST_P(ControlPlanes, LargeMessages) {
  constexpr int64_t bytes = 8 << 20;
  cluster.onEveryRank([&](int64_t r) {
    std::string mine(bytes, static_cast<char>('a' + r));
    std::string all(bytes * ranks(), '?');
    cluster.control(r).allGather("text", mine.data(), bytes, all.data());
    for (int64_t p = 0; p < ranks(); ++p) {
      EXPECT_EQ(all[p * bytes], 'a' + p);
      EXPECT_EQ(all[(p + 1) * bytes - 1], 'a' + p);
    }
  });
}

TEST_P(ControlPlanes, NamesWhoDoesNotCome) {
  std::string name = "rank " + std::to_string(ranks() - 1);
  cluster.onEveryRank([&](int64_t r) {
    if (r == ranks() - 1) { // alive, but elsewhere
      std::this_thread::sleep_for(std::chrono::milliseconds(600));
      return;
    }
    cluster.control(r).setTimeout(0.3);
    dp_status status = DP_SUCCESS;
    int64_t rank = -1;
    EXPECT_EQ(messageOf([&] { cluster.control(r).barrier("the test"); },
                        &status, &rank),
              name + " did not come to the test within 0.3 s");
    EXPECT_EQ(status, DP_ERROR_TIMEOUT);
    EXPECT_EQ(rank, ranks() - 1);
    EXPECT_EQ(messageOf([&] { cluster.control(r).barrier("the test"); }),
              "the job has failed");
  });
}

TEST_P(ControlPlanes, PassesAFailureOn) {
  // One of several is known, unknown, or no rank of the job.
  for (int64_t failed : {int64_t(1), int64_t(-1), ranks(), INT64_MIN}) {
    Cluster job({ranks(), true});
    job.onEveryRank([&](int64_t r) {
      if (r == 1)
        return job.control(r).abort("rank 1: no more memory", failed);
      dp_status status = DP_SUCCESS;
      int64_t rank = -2;
      EXPECT_EQ(messageOf([&] { job.control(r).barrier("the test"); }, &status,
                          &rank),
                "rank 1: no more memory");
      EXPECT_EQ(status, DP_ERROR_ABORTED);
      EXPECT_EQ(rank, failed == 1 ? 1 : -1);
    });
  }
}

// For the whole process, so in one of its own.
TEST_P(ControlPlanes, EndAWaitThatIsInterrupted) {
  auto wait = [&] {
    Cluster job({ranks(), true});
    std::atomic<int64_t> ended{0};
    std::atomic<int> wrong{0};
    job.onEveryRank([&](int64_t r) {
      if (r == 1) { // alive, but elsewhere
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        interruptWaits();
        while (ended < ranks() - 1)
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return;
      }
      dp_status status = DP_SUCCESS;
      int64_t rank = 0;
      std::string message = messageOf(
          [&] { job.control(r).barrier("the test"); }, &status, &rank);
      wrong += status != DP_ERROR_INTERRUPTED || rank != -1 ||
               message.find("interrupted while rank " + std::to_string(r)) != 0;
      ++ended;
    });
    std::exit(wrong);
  };
  EXPECT_EXIT(wait(), testing::ExitedWithCode(0), "");
}

TEST_P(ControlPlanes, NamesWhoIsGone) {
  cluster.onEveryRank([&](int64_t r) {
    if (r == ranks() - 1)
      return cluster.end(r);
    dp_status status = DP_SUCCESS;
    int64_t rank = -1;
    std::string message = messageOf(
        [&] { cluster.control(r).barrier("the test"); }, &status, &rank);
    std::string gone = "rank " + std::to_string(ranks() - 1) + " is gone (";
    EXPECT_EQ(message.substr(0, gone.size()), gone) << message;
    EXPECT_EQ(status, DP_ERROR_GONE);
    EXPECT_EQ(rank, ranks() - 1);
  });
}

TEST_P(ControlPlanes, Agree) {
  cluster.onEveryRank([&](int64_t r) {
    ControlPlane &control = cluster.control(r);
    control.agree(nullptr);
    dp_status status = DP_SUCCESS;
    int64_t rank = -1;
    EXPECT_EQ(messageOf([&] { control.agree(r == 1 ? "no file" : nullptr); },
                        &status, &rank),
              "rank 1: no file");
    EXPECT_EQ(status, r == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
    EXPECT_EQ(rank, 1);
  });
}

TEST_P(ControlPlanes, RefuseDifferentOperations) {
  cluster.onEveryRank([&](int64_t r) {
    int64_t value = 0;
    std::vector<int64_t> all(ranks());
    dp_status status = DP_SUCCESS;
    std::string message = messageOf(
        [&] {
          if (r == 1)
            cluster.control(r).broadcast("a value", &value, 8, 0);
          else
            cluster.control(r).allGather("values", &value, 8, all.data());
        },
        &status);
    EXPECT_NE(message.find("called something else"), std::string::npos)
        << message;
    EXPECT_EQ(status, DP_ERROR_DIVERGED);
  });
}

// Others would allocate by the number.
TEST_P(ControlPlanes, RefuseACountThatIsNone) {
  for (int64_t count : {int64_t(-1), INT64_MAX}) {
    Cluster job({ranks(), true});
    job.onEveryRank([&](int64_t r) {
      std::string message = messageOf([&] {
        job.control(r).meet({ControlPlane::Collectives, 1, r == 1 ? count : 1},
                            [] { return "the test"; });
      });
      if (r != 1)
        EXPECT_EQ(message, "rank 1 says that it issues " +
                               std::to_string(count) +
                               " collectives at a time in the test");
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, ControlPlanes, testing::Values(2, 3, 5));

TEST(ControlPlane, AloneNeedsNoOne) {
  ControlPlane control(nullptr);
  int64_t value = 5, all = 0;
  control.allGather("a value", &value, 8, &all);
  EXPECT_EQ(all, 5);
  control.broadcast("a value", &value, 8, 0);
  control.barrier("the test");
  control.agree(nullptr);
  EXPECT_EQ(messageOf([&] { control.agree("alone"); }), "alone");
}

// The end of a process is noticed at once, not at the deadline.
TEST(ControlPlane, SeesAPeerThatIsGone) {
  FreePort port;
  std::thread other([&] { join(makeJob(1, 2, port.number()), 20); });
  ControlPlane control(join(makeJob(0, 2, port.number()), 20));
  other.join();
  control.setTimeout(20);
  std::string message = messageOf([&] { control.barrier("the test"); });
  EXPECT_EQ(message.substr(0, 14), "rank 1 is gone") << message;
}
