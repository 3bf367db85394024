//===- BatchJoinTest.cpp - Batches of rows from several processes ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Session/Launch.h"
#include "dp/Runtime/Chunk.h"
#include "dp/Runtime/Runtime.h"

#include <atomic>
#include <numeric>

using namespace dp;

namespace {

constexpr int64_t columns = 5;

/// Sessions of exchange.so in as many processes as ranks, each a thread here.
class Join : public testing::TestWithParam<int64_t> {
protected:
  int64_t ranks() const { return GetParam(); }
  double timeout = 60;

  /// Runs f(session, rank) in every process.
  template <typename F>
  void inEveryProcess(int32_t localBatches, F f,
                      const char *program = "exchange.so") {
    FreePort port;
    std::vector<std::thread> threads;
    for (int64_t r = 0; r < ranks(); ++r)
      threads.emplace_back([&, r] {
        dp_job job = {JobKind::Tcp,
                      std::make_unique<ControlPlane>(
                          join(makeJob(r, ranks(), port.number()), 60))};
        job.control->setTimeout(60);
        dp_executable *executable = nullptr;
        dp_session *session = nullptr;
        std::string path = std::string(DP_TEST_PROGRAMS) + "/" + program;
        dp_session_options options = {ranks(), 1, &job};
        options.local_batches = localBatches;
        if (dp_executable_load(path.c_str(), &executable) != DP_SUCCESS ||
            dp_session_create(executable, &options, &session) != DP_SUCCESS)
          ADD_FAILURE() << dp_last_error();
        else {
          job.control->setTimeout(timeout);
          f(session, r);
        }
        dp_session_destroy(session);
        dp_executable_destroy(executable);
      });
    for (std::thread &t : threads)
      t.join();
  }
};

/// Rows first, first + 1, ...: row i is 10 i, 10 i + 1, ...
std::vector<float> makeRows(int64_t first, int64_t count) {
  std::vector<float> rows(count * columns);
  for (int64_t i = 0; i < count * columns; ++i)
    rows[i] = static_cast<float>((first + i / columns) * 10 + i % columns);
  return rows;
}

/// Arguments of columns.so: its rows first, first + 1, ... of x, where row i is
/// 10 i, 10 i + 1 | 10 i + 2, 10 i + 3, and of the tokens, where it is 2 i and
/// 2 i + 1.
struct ColumnRows {
  ColumnRows(int64_t first, int64_t count)
      : x(4 * count), tokens(2 * count), xShape{2, count, 2},
        tokenShape{2 * count} {
    for (int64_t o = 0; o < 2; ++o)
      for (int64_t i = 0; i < 2 * count; ++i)
        x[o * 2 * count + i] =
            static_cast<int32_t>((first + i / 2) * 10 + o * 2 + i % 2);
    std::iota(tokens.begin(), tokens.end(), 2 * first);
  }

  std::vector<int32_t> x;
  std::vector<int64_t> tokens;
  int64_t xShape[3], tokenShape[1];
  dp_array arguments[4] = {{x.data(), DP_I32, 3, xShape},
                           {tokens.data(), DP_I64, 1, tokenShape},
                           {},
                           {}};
  dp_array joined[4];
};

} // namespace

// All divisions of a few rows: a process gets its chunk of the whole, or all of
// it. Afterwards all have run out.
TEST_P(Join, GivesEachProcessItsChunk) {
  std::vector<std::vector<int64_t>> divisions;
  std::vector<int64_t> some(ranks());
  std::iota(some.begin(), some.end(), 0);
  divisions.push_back(some);
  std::reverse(some.begin(), some.end());
  divisions.push_back(some);
  divisions.push_back(std::vector<int64_t>(ranks(), 3)); // already chunks
  std::fill(some.begin(), some.end(), 0);
  some.back() = 17;
  divisions.push_back(some);
  some.back() = 0;
  some[0] = 2;
  divisions.push_back(some);
  divisions.push_back(std::vector<int64_t>(ranks(), 0));
  for (int32_t local : {0, 1})
    inEveryProcess(local, [&](dp_session *session, int64_t r) {
      for (const std::vector<int64_t> &rows : divisions) {
        int64_t total = std::accumulate(rows.begin(), rows.end(), int64_t(0));
        std::vector<float> mine = makeRows(
            std::accumulate(rows.begin(), rows.begin() + r, int64_t(0)),
            rows[r]);
        int64_t shape[] = {rows[r], columns}, joinedRows = -1;
        dp_array own[] = {
            {}, {}, {mine.empty() ? nullptr : mine.data(), DP_F32, 2, shape}};
        dp_array joined[3];
        ASSERT_EQ(dp_session_join(session, 0, own, joined, &joinedRows),
                  DP_SUCCESS)
            << dp_last_error();
        EXPECT_EQ(joinedRows, total);
        EXPECT_EQ(joined[2].shape[0], total);
        EXPECT_EQ(joined[2].shape[1], columns);
        Chunk chunk = local ? chunkOf(total, ranks(), r) : Chunk{0, total};
        std::vector<float> expected = makeRows(chunk.offset, chunk.size);
        auto *data = static_cast<const float *>(joined[2].data);
        EXPECT_EQ(std::vector<float>(data, data + expected.size()), expected);
      }
    });
}

// A batch of a fixed size, of which one process has no rows.
TEST_P(Join, JoinsAsManyRowsAsAreFixed) {
  inEveryProcess(
      1,
      [&](dp_session *session, int64_t r) {
        int64_t first = r == 0 ? 0 : 5, count = r == 0 ? 5 : r == ranks() - 1;
        ColumnRows own(first, count);
        Chunk chunk = chunkOf(6, ranks(), r);
        ColumnRows expected(chunk.offset, chunk.size);
        int64_t rows = -1;
        ASSERT_EQ(dp_session_join(session, 0, own.arguments, own.joined, &rows),
                  DP_SUCCESS)
            << dp_last_error();
        EXPECT_EQ(rows, 6);
        EXPECT_EQ(own.joined[0].shape[1], 6);
        EXPECT_EQ(own.joined[1].shape[0], 12);
        auto *x = static_cast<const int32_t *>(own.joined[0].data);
        auto *tokens = static_cast<const int64_t *>(own.joined[1].data);
        EXPECT_EQ(std::vector<int32_t>(x, x + expected.x.size()), expected.x);
        EXPECT_EQ(std::vector<int64_t>(tokens, tokens + expected.tokens.size()),
                  expected.tokens);
      },
      "columns.so");
}

TEST_P(Join, RefusesWhatCannotBeJoined) {
  // A batch of a fixed size, of which the processes have more.
  inEveryProcess(
      1,
      [&](dp_session *session, int64_t r) {
        ColumnRows own(0, 7);
        int64_t count;
        EXPECT_EQ(
            dp_session_join(session, 0, own.arguments, own.joined, &count),
            r == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
        EXPECT_EQ(std::string(dp_last_error()),
                  "the batch 'x' of entry 'columns' has a fixed size, i32[2, "
                  "6, 2], but the processes have " +
                      std::to_string(7 * ranks()) +
                      " elements along dimension 1 together; batches of any "
                      "size need a dynamic one");
      },
      "columns.so");
  // Rows of another length in one: the others are told.
  inEveryProcess(1, [&](dp_session *session, int64_t r) {
    std::vector<float> mine = makeRows(0, 4);
    int64_t shape[] = {4, columns - (r == 1)}, rows;
    dp_array own[] = {{}, {}, {mine.data(), DP_F32, 2, shape}}, joined[3];
    EXPECT_EQ(dp_session_join(session, 0, own, joined, &rows),
              r == 1 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
    EXPECT_NE(std::string(dp_last_error())
                  .find("argument 'x' is f32[4, 4] but must be f32[?, 5]"),
              std::string::npos)
        << dp_last_error();
  });
}

// Rows in the memory of a GPU.
TEST_P(Join, TakesRowsInHostMemory) {
  inEveryProcess(1, [&](dp_session *session, int64_t) {
    std::vector<float> mine = makeRows(0, 4);
    int64_t shape[] = {4, columns}, rows;
    dp_array own[] = {
        {}, {}, {mine.data(), DP_F32, 2, shape, DP_MEMORY_CUDA, 3, nullptr}};
    dp_array joined[3];
    EXPECT_NE(dp_session_join(session, 0, own, joined, &rows), DP_SUCCESS);
    EXPECT_NE(std::string(dp_last_error())
                  .find("'x' is in the memory of GPU 3; give an array in host "
                        "memory here"),
              std::string::npos)
        << dp_last_error();
  });
}

// A process that does not come is named, and none waits for ever.
TEST_P(Join, NamesWhoIsLate) {
  timeout = 0.3;
  std::atomic<int64_t> waited{0};
  inEveryProcess(1, [&](dp_session *session, int64_t r) {
    if (r == 1) { // alive, but elsewhere
      while (waited < ranks() - 1)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      return;
    }
    int64_t shape[] = {0, columns}, rows;
    dp_array own[] = {{}, {}, {nullptr, DP_F32, 2, shape}}, joined[3];
    EXPECT_EQ(dp_session_join(session, 0, own, joined, &rows),
              DP_ERROR_TIMEOUT);
    EXPECT_EQ(dp_last_error_rank(), 1);
    EXPECT_STREQ(dp_last_error(), "rank 1 did not come to the joining of the "
                                  "batches within 0.3 s");
    ++waited;
  });
}

// Messages of every size between every two processes, also empty ones and ones
// that are larger than the sockets' buffers.
TEST_P(Join, ExchangesMessages) {
  Cluster cluster({ranks(), true});
  auto bytesFrom = [](int64_t from, int64_t to, int64_t round) {
    return from == to   ? 0
           : round == 3 ? int64_t(3) << 20
                        : (from * 3 + to) * round;
  };
  cluster.onEveryRank([&](int64_t r) {
    for (int64_t round = 0; round < 4; ++round) {
      std::vector<int64_t> sent, received;
      std::vector<std::string> out, in;
      std::vector<const void *> from;
      std::vector<void *> to;
      for (int64_t p = 0; p < ranks(); ++p) {
        sent.push_back(bytesFrom(r, p, round));
        received.push_back(bytesFrom(p, r, round));
        out.push_back(std::string(sent[p], static_cast<char>('a' + r)));
        in.push_back(std::string(received[p], '?'));
      }
      for (int64_t p = 0; p < ranks(); ++p) {
        from.push_back(out[p].data());
        to.push_back(in[p].data());
      }
      cluster.control(r).exchange("text", sent, from, received, to);
      for (int64_t p = 0; p < ranks(); ++p)
        EXPECT_EQ(in[p], std::string(received[p], static_cast<char>('a' + p)));
    }
    cluster.control(r).finish();
  });
}

// Batches of different sizes without dp_session_join are an error before a step
// is computed with them.
TEST_P(Join, ComparesDynamicSizes) {
  int64_t last = ranks() - 1;
  auto setStates = [](dp_session *session) {
    std::vector<float> zeros(10);
    const int64_t total[] = {2, 5}, part[] = {7};
    dp_array whole = {zeros.data(), DP_F32, 2, total},
             range = {zeros.data(), DP_F32, 1, part};
    EXPECT_EQ(dp_session_set_state(session, "total", &whole), DP_SUCCESS);
    EXPECT_EQ(dp_session_set_state(session, "part", &range), DP_SUCCESS);
  };
  auto step = [](dp_session *session, int64_t count, bool isPrepared) {
    std::vector<float> rows = makeRows(0, count);
    int64_t shape[] = {count, columns};
    dp_array arguments[] = {{}, {}, {rows.data(), DP_F32, 2, shape}};
    dp_array results[5] = {};
    return isPrepared ? dp_session_prepare(session, 0, arguments)
                      : dp_session_run(session, 0, arguments, results);
  };
  auto expectDisagreement = [&](dp_status status, int64_t r) {
    EXPECT_EQ(status, r == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
    std::string text = dp_last_error(),
                expected = "rank " + std::to_string(last) + " has 10";
    EXPECT_EQ(text.rfind("the ranks disagree on the size of dimension 0 of 'x'"
                         ": rank",
                         0),
              0u)
        << text;
    EXPECT_NE(text.find(expected), std::string::npos) << text;
  };
  for (bool isPrepared : {false, true})
    inEveryProcess(0, [&](dp_session *session, int64_t r) {
      setStates(session);
      expectDisagreement(step(session, r == last ? 10 : 8, isPrepared), r);
    });
  // In a later step, when all have had another size before.
  inEveryProcess(0, [&](dp_session *session, int64_t r) {
    setStates(session);
    for (int64_t count : {8, 3, 8})
      EXPECT_EQ(step(session, count, false), DP_SUCCESS) << dp_last_error();
    expectDisagreement(step(session, r == last ? 10 : 9, false), r);
  });
  // In one of them only: none goes on, and none waits for ever.
  inEveryProcess(0, [&](dp_session *session, int64_t r) {
    setStates(session);
    EXPECT_EQ(step(session, 8, false), DP_SUCCESS) << dp_last_error();
    EXPECT_NE(step(session, r == last ? 10 : 8, false), DP_SUCCESS);
  });
}

INSTANTIATE_TEST_SUITE_P(Ranks, Join, testing::Values(2, 3, 5));
