//===- RankVote.cpp - Unanimous decisions of ranks ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RankVote.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

int32_t RankVote::least(int32_t mine) {
  number = mine;
  call = {CallKind::AllReduce, DP_I32,  DP_REDUCE_MIN, 1, 1, 1,
          /*index=*/-1,        &number, &number};
  if (dp_status status = comm.rendezvous(rank, team, &call, 1))
    throw Error("the ranks cannot agree", status);
  return number;
}
