//===- RankVoteTest.cpp - Ranks take a decision alike ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Votes are on the host, so they need no GPU.
//
//===----------------------------------------------------------------------===//

#include "Cuda/Context/RankVote.h"
#include "Cluster.h"
#include "Support/Error.h"

#include <gtest/gtest.h>

using namespace dp;

namespace {
class RankVotes : public testing::TestWithParam<ClusterKind> {};
} // namespace

// Each rank in turn says less than the others, twice in a step.
TEST_P(RankVotes, GiveTheLeast) {
  Cluster cluster(GetParam());
  for (int64_t odd = 0; odd < cluster.ranks(); ++odd) {
    std::vector<dp_status> statuses = runStep(cluster, [&](Device &d) {
      Team team(1, 0);
      cuda::RankVote vote(d.rank, d.comm, team);
      EXPECT_EQ(vote.least(d.rank == odd ? -3 : 2), -3);
      EXPECT_EQ(vote.least(7), 7);
      return dp_status(DP_SUCCESS);
    });
    for (dp_status status : statuses)
      EXPECT_EQ(status, DP_SUCCESS);
  }
}

// A rank that fails instead of voting ends the votes of the others.
TEST_P(RankVotes, EndWhenARankFails) {
  Cluster cluster(GetParam());
  if (cluster.ranks() == 1)
    GTEST_SKIP() << "one rank waits for no other";
  runStep(cluster, [&](Device &d) {
    if (d.rank == cluster.ranks() - 1)
      return d.fail(DP_ERROR_PROGRAM, "no vote");
    Team team(1, 0);
    cuda::RankVote vote(d.rank, d.comm, team);
    EXPECT_THROW(vote.least(1), Error);
    return dp_status(DP_ERROR_ABORTED);
  });
  EXPECT_NE(failureMessage(cluster.communicator(0)).find("no vote"),
            std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Clusters, RankVotes, testing::ValuesIn(clusterKinds));
