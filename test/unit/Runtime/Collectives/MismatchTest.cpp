//===- MismatchTest.cpp - Ranks that disagree or fail ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A rank that does something else must end the step on all ranks with one
// message. A hang runs into the timeout of the test.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Matrices.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

using namespace dp;

namespace {

class Mismatch : public testing::TestWithParam<ClusterKind> {
protected:
  int64_t ranks() const { return GetParam().ranks; }
  int64_t last() const { return ranks() - 1; }

  /// Runs the step and expects it to fail on every rank with `message`.
  template <typename F>
  void expectFailure(dp_status status, const std::string &message, F &&body) {
    if (GetParam().across)
      return expectFailureAcross(status, message, body);
    for (int64_t threads : {1, 2}) {
      Devices devices(ranks(), threads);
      for (int run = 0; run < 20; ++run) {
        for (dp_status s : runStep(devices, body))
          EXPECT_NE(s, DP_SUCCESS);
        EXPECT_TRUE(devices.communicator().failed());
        EXPECT_EQ(devices.communicator().firstFailure().status, status);
        EXPECT_EQ(failureMessage(devices.communicator()), message);
      }
      // The devices can be used again.
      int64_t value = 1;
      std::vector<int64_t> sums(ranks());
      for (dp_status s : runStep(devices, [&](dp_device &d) {
             return dp_rt_all_reduce(&d, &value, &sums[d.rank], 1, DP_I64,
                                     DP_REDUCE_ADD, 0);
           }))
        EXPECT_EQ(s, DP_SUCCESS);
      for (int64_t sum : sums)
        EXPECT_EQ(sum, ranks());
    }
  }

  /// In processes, rank 0 or the rank that failed has the status, the others
  /// DP_ERROR_ABORTED; all have the message, and the job is over.
  template <typename F>
  void expectFailureAcross(dp_status status, const std::string &message,
                           F &&body) {
    Cluster cluster(GetParam());
    int reporting = 0;
    for (dp_status s : runStep(cluster, body))
      EXPECT_NE(s, DP_SUCCESS);
    for (int64_t r = 0; r < ranks(); ++r) {
      Communicator &comm = cluster.communicator(r);
      EXPECT_TRUE(comm.failed());
      EXPECT_EQ(failureMessage(comm).substr(0, message.size()), message);
      EXPECT_TRUE(comm.firstFailure().status == status ||
                  comm.firstFailure().status == DP_ERROR_ABORTED);
      reporting += comm.firstFailure().status == status;
    }
    EXPECT_EQ(reporting, 1);
    for (dp_status s : runStep(cluster, body))
      EXPECT_NE(s, DP_SUCCESS);
  }

  std::string rankName() const { return "rank " + std::to_string(last()); }
};

/// Sums `count` f32 where collective 0 is expected.
dp_status reduce(dp_device &d, int64_t count = 4, dp_dtype dtype = DP_F32,
                 dp_reduction op = DP_REDUCE_ADD, int64_t collective = 0) {
  static thread_local double buffer[64];
  return dp_rt_all_reduce(&d, buffer, buffer, count, dtype, op, collective);
}

} // namespace

TEST_P(Mismatch, Count) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_reduce(add, 4 x f32) at "
      "model.py:1:1, " +
          rankName() + " issued all_reduce(add, 5 x f32) at model.py:1:1",
      [&](dp_device &d) { return reduce(d, d.rank == last() ? 5 : 4); });
}

// The data of one of them travel with the meeting, those of the other do not.
TEST_P(Mismatch, SmallAndLarge) {
  for (bool lastIsLarge : {false, true})
    expectFailure(
        DP_ERROR_INVALID,
        std::string("collective mismatch: rank 0 issued all_reduce(add, ") +
            (lastIsLarge ? "4" : "1000000") + " x f32) at model.py:1:1, " +
            rankName() + " issued all_reduce(add, " +
            (lastIsLarge ? "1000000" : "4") + " x f32) at model.py:1:1",
        [&](dp_device &d) {
          std::vector<float> data(1000000);
          int64_t count = (d.rank == last()) == lastIsLarge ? 1000000 : 4;
          return dp_rt_all_reduce(&d, data.data(), data.data(), count, DP_F32,
                                  DP_REDUCE_ADD, 0);
        });
}

TEST_P(Mismatch, DType) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_reduce(add, 4 x f32) at "
      "model.py:1:1, " +
          rankName() + " issued all_reduce(add, 4 x i32) at model.py:1:1",
      [&](dp_device &d) {
        return reduce(d, 4, d.rank == last() ? DP_I32 : DP_F32);
      });
}

TEST_P(Mismatch, Reduction) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_reduce(add, 4 x f32) at "
      "model.py:1:1, " +
          rankName() + " issued all_reduce(max, 4 x f32) at model.py:1:1",
      [&](dp_device &d) {
        return reduce(d, 4, DP_F32,
                      d.rank == last() ? DP_REDUCE_MAX : DP_REDUCE_ADD);
      });
}

TEST_P(Mismatch, Place) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_reduce(add, 4 x f32) at "
      "model.py:1:1, " +
          rankName() + " issued all_reduce(add, 4 x f32) at model.py:2:2",
      [&](dp_device &d) {
        return reduce(d, 4, DP_F32, DP_REDUCE_ADD, d.rank == last());
      });
}

TEST_P(Mismatch, Kind) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_reduce(add, 8 x f32) at "
      "model.py:1:1, " +
          rankName() + " issued reduce_scatter(add, 8 x f32) at model.py:1:1",
      [&](dp_device &d) {
        float send[8] = {}, recv[8];
        if (d.rank == last())
          return dp_rt_reduce_scatter(&d, send, recv, 1, 8, 1, DP_F32,
                                      DP_REDUCE_ADD, 0);
        return reduce(d, 8);
      });
}

TEST_P(Mismatch, Shape) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_gather(8 x f32) at model.py:1:1,"
      " " +
          rankName() + " issued all_gather(8 x f32) at model.py:1:1",
      [&](dp_device &d) {
        float send[8] = {}, recv[8];
        int64_t blocks = d.rank == last() ? 4 : 8;
        return dp_rt_all_gather(&d, send, recv, 1, blocks, 8 / blocks, DP_F32,
                                0);
      });
}

// All ranks send the same whole.
TEST_P(Mismatch, SizeOfAnAllToAll) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued all_to_all(8 x bf16) at model.py:1:1,"
      " " +
          rankName() + " issued all_to_all(7 x bf16) at model.py:1:1",
      [&](dp_device &d) {
        uint16_t send[8] = {}, recv[64];
        return dp_rt_all_to_all(&d, send, recv, d.rank == last() ? 7 : 8, 1,
                                DP_BF16, 0);
      });
}

TEST_P(Mismatch, LengthOfAGroup) {
  expectFailure(
      DP_ERROR_INVALID,
      "collective mismatch: rank 0 issued a group of 1, " + rankName() +
          " one of 2; the first that is missing is all_reduce(add, 3 x f32) at "
          "model.py:2:2",
      [&](dp_device &d) {
        dp_rt_group_start(&d);
        reduce(d);
        if (d.rank == last())
          reduce(d, 3, DP_F32, DP_REDUCE_ADD, 1);
        return dp_rt_group_end(&d);
      });
}

TEST_P(Mismatch, RankThatEndsTheStep) {
  expectFailure(
      DP_ERROR_INVALID,
      rankName() + " ended the step while rank 0 waits in "
                   "all_reduce(add, 4 x f32) at model.py:1:1",
      [&](dp_device &d) { return d.rank == last() ? DP_SUCCESS : reduce(d); });
}

TEST_P(Mismatch, RankZeroEndsTheStep) {
  expectFailure(
      DP_ERROR_INVALID,
      "rank 0 ended the step while rank 1 waits in all_reduce(add, 4 x f32) at "
      "model.py:1:1",
      [&](dp_device &d) { return d.rank == 0 ? DP_SUCCESS : reduce(d); });
}

TEST_P(Mismatch, FailingRank) {
  expectFailure(
      DP_ERROR_PROGRAM, rankName() + ": x is not finite", [&](dp_device &d) {
        return d.rank == last() ? dp_rt_fail(&d, "x is not finite") : reduce(d);
      });
}

// The others are asleep by the time the rank fails.
TEST_P(Mismatch, RankThatFailsLate) {
  Cluster devices(GetParam());
  auto statuses = runStep(devices, [&](dp_device &d) {
    if (d.rank != last())
      return reduce(d);
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    return dp_rt_fail(&d, "late");
  });
  for (int64_t r = 0; r < last(); ++r)
    EXPECT_EQ(statuses[r], DP_ERROR_ABORTED);
  EXPECT_EQ(statuses[last()], DP_ERROR_PROGRAM);
  std::string message = rankName() + ": late";
  EXPECT_EQ(failureMessage(devices.communicator(0)).substr(0, message.size()),
            message);
}

TEST_P(Mismatch, NestedGroup) {
  expectFailure(DP_ERROR_INVALID,
                rankName() + ": group_start inside a group of collectives",
                [&](dp_device &d) {
                  if (d.rank != last())
                    return reduce(d);
                  dp_rt_group_start(&d);
                  return dp_rt_group_start(&d);
                });
}

TEST_P(Mismatch, GroupThatIsNotOpen) {
  expectFailure(DP_ERROR_INVALID,
                rankName() + ": group_end without group_start",
                [&](dp_device &d) {
                  return d.rank == last() ? dp_rt_group_end(&d) : reduce(d);
                });
}

TEST_P(Mismatch, ArgumentsTheContractForbids) {
  auto lastCalls = [&](auto call) {
    return [this, call](dp_device &d) {
      return d.rank == last() ? call(d) : reduce(d);
    };
  };
  expectFailure(DP_ERROR_INVALID,
                rankName() + ": all_reduce of unknown dtype 77",
                lastCalls([](dp_device &d) { return reduce(d, 4, 77); }));
  expectFailure(DP_ERROR_INVALID,
                rankName() +
                    ": all_reduce: reduction 'xor' of f32 is not defined",
                lastCalls([](dp_device &d) {
                  return reduce(d, 4, DP_F32, DP_REDUCE_XOR);
                }));
  expectFailure(DP_ERROR_INVALID,
                rankName() + ": all_reduce of a negative size",
                lastCalls([](dp_device &d) { return reduce(d, -1); }));
  expectFailure(DP_ERROR_INVALID, rankName() + ": memcpy of a negative size",
                lastCalls([](dp_device &d) {
                  char a, b = 0;
                  return dp_rt_memcpy(&d, &a, &b, -1);
                }));
  expectFailure(DP_ERROR_INVALID, rankName() + ": read of a negative size",
                lastCalls([](dp_device &d) {
                  char a, b = 0;
                  return dp_rt_read(&d, &a, &b, -1);
                }));
  expectFailure(DP_ERROR_INVALID,
                rankName() + ": read inside a group of collectives",
                lastCalls([](dp_device &d) {
                  char a, b = 0;
                  dp_status status = dp_rt_group_start(&d);
                  return status ? status : dp_rt_read(&d, &a, &b, 1);
                }));
}

// A program that ignores its statuses changes nothing.
TEST_P(Mismatch, CallsAfterAFailureAreRefused) {
  Cluster devices(GetParam());
  std::vector<int> refused(ranks());
  auto statuses = runStep(devices, [&](dp_device &d) {
    if (d.rank == last())
      dp_rt_fail(&d, "first");
    while (reduce(d) == DP_SUCCESS) {
    }
    float c = 5, a = 1;
    dp_gemm gemm = makeGemm(DP_F32, DP_F32, 1, 1, 1);
    dp_kernel kernel = {"k", [](void *const *p, int64_t, int64_t) {
                          *static_cast<float *>(p[0]) = 9;
                        }};
    void *params[] = {&c};
    refused[d.rank] =
        dp_rt_launch(&d, &kernel, params, 1, 1) == DP_ERROR_ABORTED &&
        dp_rt_group_start(&d) == DP_ERROR_ABORTED &&
        dp_rt_group_end(&d) == DP_ERROR_ABORTED &&
        dp_rt_gemm(&d, &gemm, &a, &a, &c, nullptr, nullptr) ==
            DP_ERROR_ABORTED &&
        c == 5;
    return DP_SUCCESS;
  });
  for (int64_t r = 0; r < ranks(); ++r) {
    EXPECT_EQ(statuses[r], DP_ERROR_ABORTED);
    EXPECT_TRUE(refused[r]);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Ranks, Mismatch,
    testing::Values(ClusterKind{2, false}, ClusterKind{3, false},
                    ClusterKind{4, false}, ClusterKind{7, false},
                    ClusterKind{8, false}, ClusterKind{2, true},
                    ClusterKind{4, true}));
