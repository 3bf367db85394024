//===- AgreementTest.cpp - Values that all processes must share -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Session/Agreement.h"
#include "Cluster.h"
#include "Support/RankList.h"

#include "Collectives/Communicator.h"

#include <limits>
#include <numeric>
#include <set>

using namespace dp;

static uint64_t digestOf(const std::vector<uint16_t> &values,
                         const std::vector<int64_t> &shape) {
  return digestOf(dp_array{const_cast<uint16_t *>(values.data()), DP_BF16,
                           static_cast<int32_t>(shape.size()), shape.data()});
}

// Changes every bit of every element, swaps every two elements, and changes the
// shape; also for sizes that are no multiple of a word.
TEST(Digest, SeesEveryDifference) {
  for (int64_t count : {1, 3, 4, 21}) {
    std::vector<uint16_t> values(count);
    for (int64_t i = 0; i < count; ++i)
      values[i] = static_cast<uint16_t>(17 * i + 1);
    std::set<uint64_t> seen = {digestOf(values, {count}),
                               digestOf(values, {1, count})};
    size_t expected = 2;
    for (int64_t i = 0; i < count; ++i) {
      for (int bit = 0; bit < 16; ++bit, ++expected) {
        values[i] ^= static_cast<uint16_t>(1 << bit);
        seen.insert(digestOf(values, {count}));
        values[i] ^= static_cast<uint16_t>(1 << bit);
      }
      for (int64_t j = 0; j < i; ++j, ++expected) {
        std::swap(values[i], values[j]);
        seen.insert(digestOf(values, {count}));
        std::swap(values[i], values[j]);
      }
    }
    EXPECT_EQ(seen.size(), expected);
    EXPECT_EQ(seen.count(digestOf(values, {count})), 1u);
  }
  // Empty arrays: the shape alone.
  EXPECT_NE(digestOf({}, {0, 3}), digestOf({}, {3, 0}));
  EXPECT_EQ(digestOf({}, {0, 3}), digestOf({}, {0, 3}));
}

static std::vector<int64_t> comparedOf(const std::vector<bool> &changes) {
  ComparedSteps steps;
  std::vector<int64_t> compared;
  for (size_t i = 0; i < changes.size(); ++i)
    if (steps.isNext(changes[i]))
      compared.push_back(static_cast<int64_t>(i));
  return compared;
}

TEST(ComparedSteps, FollowsChanges) {
  using Steps = std::vector<int64_t>;
  EXPECT_EQ(comparedOf({true, false, false, false, true, false, false}),
            (Steps{0, 1, 4, 5}));
  EXPECT_EQ(comparedOf({true, true, true, true, true, false}),
            (Steps{0, 1, 3, 5}));
  EXPECT_EQ(comparedOf(std::vector<bool>(200, true)),
            (Steps{0, 1, 3, 7, 15, 31, 63, 127, 191}));
}

// A process that differs from the others is at a comparison of its own in the
// step in which it does, or in the next one.
TEST(ComparedSteps, SeesChangesOfOneProcess) {
  for (size_t at = 1; at < 150; ++at) {
    std::vector<bool> steady(200), schedule(200, true);
    steady[0] = true;
    for (const std::vector<bool> &all : {steady, schedule}) {
      std::vector<bool> one = all;
      one[at] = !one[at];
      std::vector<int64_t> a = comparedOf(all), b = comparedOf(one);
      auto end = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
      int64_t first = std::min(end.first == a.end() ? 200 : *end.first,
                               end.second == b.end() ? 200 : *end.second);
      EXPECT_LE(first, static_cast<int64_t>(at) + 1);
    }
  }
}

namespace {
class Agreement : public testing::TestWithParam<int64_t> {
protected:
  /// Returns what rank 0 throws if rank r passes values(r); all must throw.
  template <typename F>
  std::string messageFor(F values) {
    int64_t ranks = GetParam();
    Cluster cluster({ranks, true});
    std::vector<std::string> messages(ranks);
    cluster.onEveryRank([&](int64_t r) {
      try {
        requireEqual(cluster.control(r), "the comparison", values(r));
        cluster.control(r).finish();
      } catch (const Error &e) {
        messages[r] = e.what();
        EXPECT_EQ(e.status, r == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
        EXPECT_TRUE(cluster.control(r).isBroken());
      }
    });
    for (const std::string &m : messages)
      EXPECT_EQ(m, messages[0]);
    return messages[0];
  }
};
} // namespace

TEST_P(Agreement, NamesTheValueAndTheRanks) {
  using Values = std::vector<Shared>;
  int64_t last = GetParam() - 1;
  std::string rank = "rank " + std::to_string(last);
  EXPECT_EQ(messageFor([](int64_t) {
              return Values{{"w", true, 1}, {"b", false, 2}, {"c", true, 3}};
            }),
            "");
  EXPECT_EQ(messageFor([&](int64_t r) {
              return Values{{"w", true, 1}, {"b", true, uint64_t(r == last)}};
            }),
            rank + " has another 'b' than rank 0");
  EXPECT_EQ(messageFor([&](int64_t r) {
              return Values{{"w", r != last, 1}, {"b", true, 2}};
            }),
            rank + " has no 'w', but rank 0 has");
  EXPECT_EQ(messageFor([&](int64_t r) {
              return Values{{"w", true, 1}, {"b", r == last, 2}};
            }),
            rank + " has a 'b', but rank 0 has none");
  // What is not set has no digest.
  EXPECT_EQ(messageFor([](int64_t r) {
              return Values{{"w", false, static_cast<uint64_t>(r)}};
            }),
            "");
}

namespace {
class SettingsOfRanks : public testing::TestWithParam<int64_t> {
protected:
  template <typename F>
  std::string messageFor(F settings) {
    int64_t ranks = GetParam();
    Cluster cluster({ranks, true});
    std::vector<std::string> messages(ranks);
    cluster.onEveryRank([&](int64_t r) {
      try {
        requireSameSettings(cluster.control(r), "the comparison", settings(r));
        cluster.control(r).finish();
      } catch (const Error &e) {
        messages[r] = e.what();
        EXPECT_EQ(e.status, r == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
        EXPECT_TRUE(cluster.control(r).isBroken());
      }
    });
    for (const std::string &m : messages)
      EXPECT_EQ(m, messages[0]);
    return messages[0];
  }
};
} // namespace

TEST_P(SettingsOfRanks, NameWhatDiffers) {
  using Settings = std::vector<Setting>;
  int64_t last = GetParam() - 1;
  std::string it = "rank " + std::to_string(last) + " has ";
  std::vector<int64_t> before(last);
  std::iota(before.begin(), before.end(), 0);
  std::string others = rankList(before) + (last == 1 ? " has " : " have ");
  auto message = [&](const std::string &text) {
    return "the ranks disagree on " + text + " (all must have the same)";
  };
  EXPECT_EQ(messageFor([](int64_t) {
              return Settings{{"--batch", "8"}, {"--shuffle", "none"}};
            }),
            "");
  EXPECT_EQ(messageFor([](int64_t) { return Settings(); }), "");
  EXPECT_EQ(messageFor([&](int64_t r) {
              return Settings{{"--batch", r == last ? "10" : "8"}, {"a", "b"}};
            }),
            message("--batch: " + others + "8, " + it + "10"));
  // Longer and shorter lists, empty texts, a list that is another's beginning.
  EXPECT_EQ(messageFor([&](int64_t r) {
              if (r == last)
                return Settings{{"a", ""}};
              return Settings{{"a", ""}, {"b", "x y"}};
            }),
            message("b: " + others + "x y, " + it + "no such setting"));
  EXPECT_EQ(messageFor([&](int64_t r) {
              if (r == last)
                return Settings{{"a", ""}, {"b", "1"}};
              return Settings{};
            }),
            message("a: " + others + "no such setting, " + it +
                    "; and on b: " + others + "no such setting, " + it + "1"));
  // The order alone.
  EXPECT_EQ(messageFor([&](int64_t r) {
              if (r == last)
                return Settings{{"a", "1"}, {"b", "2"}};
              return Settings{{"b", "2"}, {"a", "1"}};
            }),
            message("the order of their settings"));
  EXPECT_EQ(messageFor([&](int64_t r) {
              Settings many;
              for (char c = 'a'; c < 'h'; ++c)
                many.push_back({std::string(1, c), r == last ? "1" : "2"});
              return many;
            }).find("; and on 3 more") == std::string::npos,
            false);
}

TEST_P(SettingsOfRanks, HaveAValueForEachRank) {
  int64_t ranks = GetParam();
  std::string expected;
  for (int64_t r = 0; r < ranks; ++r)
    expected += (r ? ", rank " : "rank ") + std::to_string(r) + " has " +
                std::to_string(r);
  EXPECT_EQ(messageFor([](int64_t r) {
              return std::vector<Setting>{{"seed", std::to_string(r)}};
            }),
            "the ranks disagree on seed: " + expected +
                " (all must have the same)");
}

// A process of another program may send anything.
TEST_P(SettingsOfRanks, HaveASizeThatIsOne) {
  int64_t last = GetParam() - 1;
  for (int64_t bytes :
       {int64_t(-1), int64_t(1) << 40, std::numeric_limits<int64_t>::max()}) {
    Cluster cluster({GetParam(), true});
    cluster.onEveryRank([&](int64_t r) {
      ControlPlane &control = cluster.control(r);
      if (r == last) {
        int64_t head[2] = {17, bytes};
        std::vector<int64_t> all(2 * GetParam());
        return control.allGather("the comparison", head, sizeof head,
                                 all.data());
      }
      try {
        requireSameSettings(control, "the comparison", {{"--batch", "8"}});
        ADD_FAILURE() << "took " << bytes << " for a size";
      } catch (const Error &e) {
        EXPECT_EQ(e.what(), "a process says that it describes its program in " +
                                std::to_string(bytes) + " bytes");
        EXPECT_TRUE(control.isBroken());
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, SettingsOfRanks, testing::Values(2, 3, 5));

// One process requests a stop; all learn of it in the next meeting, not before.
TEST(StopReason, IsTheSameInAllProcessesAtTheSamePlace) {
  for (int64_t ranks : {2, 3, 5}) {
    Cluster cluster({ranks, true});
    std::vector<int64_t> stoppedAt(ranks, -1);
    cluster.onEveryRank([&](int64_t r) {
      for (int64_t step = 0; step < 6; ++step) {
        if (r == ranks - 1 && step == 3)
          requestStop(15);
        cluster.control(r).barrier("the end of a step");
        if (stoppedAt[r] < 0 && cluster.control(r).stopReason() == 15)
          stoppedAt[r] = step;
      }
      cluster.control(r).finish();
    });
    requestStop(0);
    // Threads of one process share the request: whoever comes to a meeting
    // later may bring it there already. All hear of it in the same one.
    for (int64_t r = 0; r < ranks; ++r) {
      EXPECT_EQ(stoppedAt[r], stoppedAt[0]);
      EXPECT_GE(stoppedAt[r], 2);
      EXPECT_LE(stoppedAt[r], 3);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, Agreement, testing::Values(2, 3, 5));

TEST(JobCompare, OfOneProcessIsAlwaysWell) {
  dp_job_options options = {"host", 1};
  dp_job *job = nullptr;
  ASSERT_EQ(dp_job_join(&options, &job), DP_SUCCESS) << dp_last_error();
  dp_setting settings[] = {{"--batch", "8"}, {"--entry", nullptr}};
  EXPECT_EQ(dp_job_compare(job, settings, 1), DP_SUCCESS);
  EXPECT_EQ(dp_job_compare(job, nullptr, 0), DP_SUCCESS);
  EXPECT_EQ(dp_job_compare(job, nullptr, 1), DP_ERROR_INVALID);
  EXPECT_EQ(dp_job_compare(job, settings, 2), DP_ERROR_INVALID);
  EXPECT_EQ(dp_job_stop_reason(job), 0);
  dp_request_stop(2);
  EXPECT_EQ(dp_job_stop_reason(job), 2);
  dp_request_stop(0);
  EXPECT_EQ(dp_job_finish(job), DP_SUCCESS);
  dp_job_destroy(job);
}

TEST(JobBroadcast, ChecksItsArguments) {
  dp_job_options options = {"host", 1};
  dp_job *job = nullptr;
  ASSERT_EQ(dp_job_join(&options, &job), DP_SUCCESS) << dp_last_error();
  int64_t value = 5;
  EXPECT_EQ(dp_job_broadcast(job, &value, sizeof value, 0), DP_SUCCESS);
  EXPECT_EQ(value, 5);
  EXPECT_EQ(dp_job_broadcast(job, nullptr, 0, 0), DP_SUCCESS);
  EXPECT_EQ(dp_job_broadcast(job, nullptr, 8, 0), DP_ERROR_INVALID);
  EXPECT_EQ(dp_job_broadcast(job, &value, -8, 0), DP_ERROR_INVALID);
  EXPECT_EQ(dp_job_broadcast(job, &value, 8, 1), DP_ERROR_INVALID);
  EXPECT_STREQ(dp_last_error(), "a broadcast of 8 bytes from process 1 of 1");
  EXPECT_EQ(dp_job_finish(job), DP_SUCCESS);
  dp_job_destroy(job);
}
