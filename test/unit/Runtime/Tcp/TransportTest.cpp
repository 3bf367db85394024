//===- TransportTest.cpp - Messages over TCP ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "TestJob.h"

#include <cstring>
#include <gtest/gtest.h>
#include <thread>

using namespace dp;

namespace {

/// The parameter says whether the connection is encrypted.
class Frames : public testing::TestWithParam<bool> {
protected:
  void SetUp() override {
    FreePort port;
    auto connect = [&](int64_t rank) {
      TcpJob job = makeJob(rank, 2, port.number());
      job.tls = GetParam();
      ends[rank] = join(job, 20);
    };
    std::thread second([&] { connect(1); });
    connect(0);
    second.join();
  }

  /// Makes progress on both sides until nothing is pending.
  void complete() {
    bool pending = true;
    for (Deadline end(20); pending && !end.passed();) {
      bool first = ends[0]->progress(false);
      pending = ends[1]->progress(true) || first;
    }
    EXPECT_FALSE(pending);
  }

  std::unique_ptr<TcpTransport> ends[2];
};

/// A frame of `bytes` bytes that begins with `size`.
std::string frame(int64_t size, int64_t bytes, char content) {
  std::string text(static_cast<size_t>(bytes), content);
  std::memcpy(text.data(), &size, sizeof size);
  return text;
}

} // namespace

// What follows a frame is there already when its size is known.
TEST_P(Frames, OfAnotherSizeThanExpected) {
  for (int64_t size : {8, 64, 1000, 50000})
    for (int64_t expected : {8, 64, 999, 60000}) {
      std::string one = frame(size, size, 'a'), two = frame(300, 300, 'b');
      std::string text = "as it is";
      for (const std::string *message : {&one, &text, &two})
        ends[0]->send(1, message->data(),
                      static_cast<int64_t>(message->size()));
      std::string first(60000, '?'), between(text.size(), '?'),
          second(60000, '?');
      ends[1]->receiveFrame(0, first.data(), expected, 60000);
      ends[1]->receive(0, between.data(), static_cast<int64_t>(text.size()));
      ends[1]->receiveFrame(0, second.data(), 8, 60000);
      EXPECT_EQ(ends[1]->receiving(0), 3);
      complete();
      EXPECT_EQ(ends[1]->receiving(0), 0);
      EXPECT_EQ(first.substr(0, one.size()), one);
      EXPECT_EQ(between, text);
      EXPECT_EQ(second.substr(0, two.size()), two);
    }
}

// The frame ends; that it is none, its content says.
TEST_P(Frames, WithoutAPossibleSize) {
  for (int64_t size : {int64_t(-1), int64_t(0), int64_t(7), int64_t(101),
                       int64_t(0x64705f72616e6b32)}) {
    std::string one = frame(size, 40, 'a'), room(100, '?');
    ends[0]->send(1, one.data(), static_cast<int64_t>(one.size()));
    ends[1]->receiveFrame(0, room.data(), 40, 100);
    complete();
    EXPECT_EQ(room.substr(0, 40), one);
  }
}

INSTANTIATE_TEST_SUITE_P(Tls, Frames, testing::Bool());
