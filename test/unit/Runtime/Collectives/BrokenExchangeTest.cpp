//===- BrokenExchangeTest.cpp - Ranks that end within an exchange ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A rank that is gone, or stuck, after a part of a large reduction: the others
// name it and where they wait. A hang runs into the timeout of the test.
//
//===----------------------------------------------------------------------===//

#include "Host/HostDevice.h"
#include "Ranks.h"
#include "TestJob.h"

#include <gtest/gtest.h>

using namespace dp;

namespace {

/// Connections that end, or move nothing any more, with the `last`-th message
/// to be received.
class Failing : public Transport {
public:
  Failing(std::unique_ptr<Transport> inner, int64_t last, bool isStuck)
      : inner(std::move(inner)), left(last), isStuck(isStuck) {}

  int64_t processes() const override { return inner->processes(); }
  int64_t process() const override { return inner->process(); }
  int64_t localProcess() const override { return 0; }
  void send(int64_t peer, const void *data, int64_t bytes) override {
    if (left > 0)
      inner->send(peer, data, bytes);
  }
  void receive(int64_t peer, void *data, int64_t bytes) override {
    if (count())
      inner->receive(peer, data, bytes);
  }
  void receiveFrame(int64_t peer, void *data, int64_t expected,
                    int64_t capacity) override {
    if (count())
      inner->receiveFrame(peer, data, expected, capacity);
  }
  bool progress(bool sleep) override {
    return left > 0 ? inner->progress(sleep) : true;
  }
  int64_t receiving(int64_t peer) const override {
    return left > 0 ? inner->receiving(peer) : peer != process();
  }
  int64_t sending(int64_t peer) const override { return inner->sending(peer); }
  std::string lost(int64_t peer) const override {
    return left > 0 || isStuck ? inner->lost(peer) : "ended by the test";
  }
  void finish() override { inner->finish(); }

private:
  bool count() {
    if (--left == 0 && !isStuck)
      inner->finish();
    return left > 0;
  }

  std::unique_ptr<Transport> inner;
  int64_t left;
  bool isStuck;
};

struct Break {
  int64_t ranks, last;
  bool isStuck;

  friend void PrintTo(const Break &b, std::ostream *out) {
    *out << b.ranks << " ranks, message " << b.last
         << (b.isStuck ? ", stuck" : ", gone");
  }
};

class BrokenExchange : public testing::TestWithParam<Break> {};

std::vector<Break> makeBreaks() {
  std::vector<Break> breaks;
  for (bool isStuck : {false, true})
    for (int64_t ranks : {2, 3, 4, 7, 8})
      for (int64_t last : {1, 2, 9})
        if (!isStuck || ranks != 4)
          breaks.push_back({ranks, last * (ranks - 1), isStuck});
  return breaks;
}

} // namespace

TEST_P(BrokenExchange, IsReported) {
  Break b = GetParam();
  FreePort port;
  std::vector<std::string> messages(b.ranks);
  std::vector<dp_status> statuses(b.ranks);
  std::vector<int64_t> blamed(b.ranks);
  std::atomic<int64_t> joining{b.ranks}, running{b.ranks};
  auto await = [](std::atomic<int64_t> &others) {
    --others;
    while (others > 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  auto run = [&](int64_t rank) {
    std::unique_ptr<Transport> transport =
        join(makeJob(rank, b.ranks, port.number()), 60);
    await(joining);
    if (rank == 1)
      transport =
          std::make_unique<Failing>(std::move(transport), b.last, b.isStuck);
    ControlPlane control(std::move(transport));
    control.setTimeout(b.isStuck ? 0.5 : 60);
    Devices devices(RankSet{b.ranks, &control, b.ranks}, 1,
                    [](int64_t r, Communicator &comm, Team &team) {
                      return std::make_unique<HostDevice>(r, comm, team);
                    });
    std::vector<float> data(1 << 20);
    statuses[rank] = runStep(devices, [&](dp_device &d) {
      return dp_rt_all_reduce(&d, data.data(), data.data(), 1 << 20, DP_F32,
                              DP_REDUCE_ADD, 0);
    })[0];
    messages[rank] = failureMessage(devices.communicator());
    blamed[rank] = devices.communicator().firstFailure().rank;
    await(running); // a rank that leaves earlier would be gone for the others
  };
  std::vector<std::thread> threads;
  for (int64_t r = 0; r < b.ranks; ++r)
    threads.emplace_back(run, r);
  for (std::thread &t : threads)
    t.join();
  for (int64_t r = 0; r < b.ranks; ++r) {
    EXPECT_NE(statuses[r], DP_SUCCESS);
    if (r == 1)
      continue;
    EXPECT_NE(messages[r].find("all_reduce(add, 1048576 x f32) at model.py"),
              std::string::npos)
        << messages[r];
    // Of several, one that waits for rank 1 keeps others waiting, too.
    std::string what = !b.isStuck     ? "rank 1 is gone ("
                       : b.ranks == 2 ? "rank 1 did not come to"
                                      : "did not come to";
    EXPECT_NE(messages[r].find(what), std::string::npos) << messages[r];
    if (!b.isStuck || b.ranks == 2)
      EXPECT_EQ(blamed[r], 1) << messages[r];
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, BrokenExchange,
                         testing::ValuesIn(makeBreaks()));
