//===- SessionTest.cpp - The host API -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Sessions of the hand-written programs through the C API, as an embedder uses
// it, on every device count.
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"
#include "dp/Runtime/Runtime.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

using namespace dp;

namespace {

using Shape = std::vector<int64_t>;

template <typename T>
constexpr dp_dtype dtypeOf = DP_F32;
template <>
constexpr dp_dtype dtypeOf<int32_t> = DP_I32;
template <>
constexpr dp_dtype dtypeOf<int64_t> = DP_I64;

/// An array and its view.
template <typename T>
struct Host {
  Host(Shape s) : shape(std::move(s)) {
    int64_t count = 1;
    for (int64_t size : shape)
      count *= size;
    data.resize(count);
  }
  operator dp_array() {
    return {data.data(), dtypeOf<T>, static_cast<int32_t>(shape.size()),
            shape.data()};
  }
  Shape shape;
  std::vector<T> data;
};

class Session : public testing::TestWithParam<int64_t> {
protected:
  void open(const char *program, int64_t threads = 1) {
    std::string path = std::string(DP_TEST_PROGRAMS) + "/" + program;
    ASSERT_EQ(dp_executable_load(path.c_str(), &executable), DP_SUCCESS)
        << dp_last_error();
    dp_session_options options = {GetParam(), threads};
    ASSERT_EQ(dp_session_create(executable, &options, &session), DP_SUCCESS)
        << dp_last_error();
  }
  ~Session() override {
    dp_session_destroy(session);
    dp_executable_destroy(executable);
  }
  template <typename T>
  void setState(const char *name, Host<T> &value) {
    dp_array array = value;
    ASSERT_EQ(dp_session_set_state(session, name, &array), DP_SUCCESS)
        << dp_last_error();
  }
  template <typename T>
  void getState(const char *name, Host<T> &value) {
    dp_array array = value;
    ASSERT_EQ(dp_session_get_state(session, name, &array), DP_SUCCESS)
        << dp_last_error();
  }
  int64_t entry(const char *name) {
    return dp_executable_find_entry(executable, name);
  }

  dp_executable *executable = nullptr;
  dp_session *session = nullptr;
};

} // namespace

// A batch along dimension 1, a unit of two, a sharded state, results of every
// placement: each element is compared with its definition.
TEST_P(Session, ScattersAndGathersEveryPlacement) {
  open("columns.so");
  Host<int32_t> x({2, 6, 2}), key({2}), shifted({2, 6, 2}), sum({2});
  Host<int64_t> tokens({12}), moved({3}), largest({});
  for (size_t i = 0; i < x.data.size(); ++i)
    x.data[i] = static_cast<int32_t>(i * i + 1);
  for (size_t i = 0; i < tokens.data.size(); ++i)
    tokens.data[i] = static_cast<int64_t>(i * 5 % 12) - 100;
  key.data = {1000, 2000};
  moved.data = {1, 2, 3};
  setState("moved", moved);
  dp_array arguments[] = {x, tokens, key, {}};
  dp_array results[] = {shifted, sum, largest, {}};
  for (int step = 1; step <= 3; ++step) {
    ASSERT_EQ(dp_session_run(session, 0, arguments, results), DP_SUCCESS)
        << dp_last_error();
    int32_t sums[2] = {};
    for (size_t i = 0; i < x.data.size(); ++i) {
      EXPECT_EQ(shifted.data[i], x.data[i] + key.data[i % 2]);
      sums[i % 2] += x.data[i];
    }
    EXPECT_EQ(sum.data, std::vector<int32_t>({sums[0], sums[1]}));
    EXPECT_EQ(largest.data[0], 11 - 100);
    getState("moved", moved);
    EXPECT_EQ(moved.data, std::vector<int64_t>(
                              {1 + 10 * step, 2 + 10 * step, 3 + 10 * step}));
  }
}

// Entries share state by name; batches of every size, smaller than the device
// count and empty among them; one session, so that plans follow the sizes.
TEST_P(Session, TrainsAndEvaluatesWithUnevenBatches) {
  open("regression.so", 2);
  Host<float> w({3}), b({}), rate({}), loss({});
  w.data = {0.5f, -1, 2};
  b.data = {0.25f};
  rate.data = {0.125f};
  setState("w", w);
  setState("b", b);
  std::vector<double> weights = {0.5, -1, 2}, bias = {0.25};
  for (int64_t rows : {5, 1, 16, 3, 7, 20, 5}) {
    Host<float> x({rows, 3}), y({rows}), predicted({rows});
    for (size_t i = 0; i < x.data.size(); ++i)
      x.data[i] = static_cast<float>(i * 37 % 19) / 19 - 0.5f;
    for (size_t i = 0; i < y.data.size(); ++i)
      y.data[i] = static_cast<float>(i * 11 % 7) / 7;
    dp_array arguments[] = {{}, {}, x, y, rate};
    dp_array results[] = {{}, {}, loss, predicted};
    ASSERT_EQ(dp_session_run(session, entry("train"), arguments, results),
              DP_SUCCESS)
        << dp_last_error();
    double expectedLoss = 0, gradient[4] = {};
    for (int64_t i = 0; i < rows; ++i) {
      double value = bias[0];
      for (int j = 0; j < 3; ++j)
        value += weights[j] * x.data[i * 3 + j];
      EXPECT_NEAR(predicted.data[i], value, 1e-5);
      double error = value - y.data[i];
      expectedLoss += error * error / static_cast<double>(rows);
      for (int j = 0; j < 3; ++j)
        gradient[j] +=
            2 * error * x.data[i * 3 + j] / static_cast<double>(rows);
      gradient[3] += 2 * error / static_cast<double>(rows);
    }
    EXPECT_NEAR(loss.data[0], expectedLoss, 1e-5);
    for (int j = 0; j < 3; ++j)
      weights[j] -= 0.125 * gradient[j];
    bias[0] -= 0.125 * gradient[3];
    getState("w", w);
    getState("b", b);
    for (int j = 0; j < 3; ++j)
      EXPECT_NEAR(w.data[j], weights[j], 1e-5);
    EXPECT_NEAR(b.data[0], bias[0], 1e-5);
    // The other entry sees the same state; a result may be left out.
    dp_array evaluation[] = {
        {}, {predicted.data.data(), DP_F32, 1, predicted.shape.data()}};
    ASSERT_EQ(dp_session_run(session, entry("evaluate"), arguments, evaluation),
              DP_SUCCESS)
        << dp_last_error();
    EXPECT_NEAR(predicted.data[0],
                weights[0] * x.data[0] + weights[1] * x.data[1] +
                    weights[2] * x.data[2] + bias[0],
                1e-5);
  }
  // A mean over no row: 0, not a crash.
  Host<float> x({0, 3}), y({0});
  dp_array arguments[] = {{}, {}, x, y, rate};
  dp_array results[] = {loss, {}};
  ASSERT_EQ(dp_session_run(session, entry("evaluate"), arguments, results),
            DP_SUCCESS)
      << dp_last_error();
  EXPECT_EQ(loss.data[0], 0);
}

TEST_P(Session, StateIsLostInAStepThatFails) {
  // One rank alone has no rank 1 that could fail.
  bool alone = GetParam() == 1;
  open("faults.so");
  Host<int32_t> count({4});
  count.data = {1, 2, 3, 4};
  setState("count", count);
  dp_array none[1] = {};
  EXPECT_EQ(dp_session_run(session, entry(alone ? "open_group" : "failing"),
                           none, none),
            alone ? DP_ERROR_INVALID : DP_ERROR_PROGRAM);
  EXPECT_STREQ(dp_last_error(),
               alone ? "rank 0: the step returned inside a group of collectives"
                     : "rank 1: assertion failed: x is finite");
  dp_array array = count;
  EXPECT_EQ(dp_session_get_state(session, "count", &array), DP_ERROR_INVALID);
  EXPECT_EQ(std::string(dp_last_error()), "state 'count' is not set");
  EXPECT_EQ(dp_session_run(session, entry("good"), none, none),
            DP_ERROR_INVALID);
  // Set again, it goes on.
  setState("count", count);
  EXPECT_EQ(dp_session_run(session, entry("good"), none, none), DP_SUCCESS)
      << dp_last_error();
  getState("count", count);
  int32_t n = static_cast<int32_t>(GetParam());
  EXPECT_EQ(count.data, std::vector<int32_t>({n, 2 * n, 3 * n, 4 * n}));
}

// The state of the only device lies in the caller's memory; later values are
// copied into it, and one that is there is not copied.
TEST_P(Session, SharesTheCallersMemory) {
  open("faults.so");
  Host<int32_t> count({4}), other({4}), seen({4});
  count.data = {1, 2, 3, 4};
  dp_array array = count, none[1] = {};
  if (GetParam() != 1) {
    EXPECT_EQ(dp_session_share_state(session, "count", &array),
              DP_ERROR_INVALID);
    EXPECT_EQ(std::string(dp_last_error()),
              "state 'count' is shared, which takes one device, and an array "
              "in its memory");
    return;
  }
  auto step = [&] {
    ASSERT_EQ(dp_session_run(session, entry("good"), none, none), DP_SUCCESS)
        << dp_last_error();
  };
  setState("count", other);
  step();
  ASSERT_EQ(dp_session_share_state(session, "count", &array), DP_SUCCESS)
      << dp_last_error();
  count.data[0] = 11;
  step();
  // With one device the step's sum over devices is the value.
  EXPECT_EQ(count.data, std::vector<int32_t>({11, 2, 3, 4}));
  getState("count", seen);
  EXPECT_EQ(seen.data, count.data);
  other.data = {9, 8, 7, 6};
  setState("count", other);
  EXPECT_EQ(count.data, other.data);
  setState("count", count);
  step();
  EXPECT_EQ(count.data, other.data);
  dp_array noData = {nullptr, DP_I32, 1, array.shape};
  EXPECT_EQ(dp_session_share_state(session, "count", &noData),
            DP_ERROR_INVALID);
  EXPECT_EQ(dp_session_share_state(session, "none", &array), DP_ERROR_INVALID);
}

// A step reads and writes arrays where they are, but not at addresses that no
// element of theirs has.
TEST_P(Session, TakesArraysAtAnyAddress) {
  open("columns.so");
  Host<int32_t> x({2, 6, 2}), key({2}), shifted({2, 6, 2}), sum({2});
  Host<int64_t> moved({3}), largest({});
  setState("moved", moved);
  int64_t count = 12;
  for (size_t offset : {0, 8, 1, 3, 0}) {
    std::vector<char> bytes(12 * sizeof(int64_t) + offset);
    std::vector<int64_t> tokens(12);
    for (size_t i = 0; i < 12; ++i)
      tokens[i] = static_cast<int64_t>(i * 7 % 12 + 100 * offset);
    std::memcpy(bytes.data() + offset, tokens.data(), 12 * sizeof(int64_t));
    dp_array unaligned = {bytes.data() + offset, DP_I64, 1, &count};
    dp_array arguments[] = {x, unaligned, key, {}};
    dp_array results[] = {shifted, sum, largest, {}};
    ASSERT_EQ(dp_session_run(session, 0, arguments, results), DP_SUCCESS)
        << dp_last_error();
    EXPECT_EQ(largest.data[0], static_cast<int64_t>(11 + 100 * offset));
  }
}

// What a step writes overlaps nothing that it reads in place: neither a result
// nor a state that lies in the caller's memory.
TEST_P(Session, ReadsArraysThatItWritesToo) {
  if (GetParam() != 1)
    return; // With several ranks, one may write before another one reads.
  open("columns.so");
  Host<int32_t> x({2, 6, 2}), key({2}), sum({2});
  Host<int64_t> tokens({12}), largest({});
  for (size_t i = 0; i < x.data.size(); ++i)
    x.data[i] = static_cast<int32_t>(i * i + 1);
  key.data = {1000, 2000};
  for (size_t i = 0; i < 12; ++i)
    tokens.data[i] = static_cast<int64_t>(12 - i);
  int64_t three = 3;
  dp_array moved = {tokens.data.data(), DP_I64, 1, &three};
  ASSERT_EQ(dp_session_share_state(session, "moved", &moved), DP_SUCCESS)
      << dp_last_error();
  for (int64_t step = 0; step < 3; ++step) {
    std::vector<int32_t> before = x.data;
    int32_t sums[2] = {};
    for (size_t i = 0; i < before.size(); ++i)
      sums[i % 2] += before[i];
    dp_array arguments[] = {x, tokens, key, {}};
    dp_array results[] = {x, sum, largest, {}};
    ASSERT_EQ(dp_session_run(session, 0, arguments, results), DP_SUCCESS)
        << dp_last_error();
    for (size_t i = 0; i < before.size(); ++i)
      EXPECT_EQ(x.data[i], before[i] + key.data[i % 2]);
    EXPECT_EQ(sum.data, std::vector<int32_t>({sums[0], sums[1]}));
    EXPECT_EQ(largest.data[0], 12 + 10 * step);
    EXPECT_EQ(tokens.data[0], 12 + 10 * (step + 1));
  }
}

// A result that nobody wants has memory of the session, also where a later
// batch has more rows.
TEST_P(Session, GrowsTheMemoryOfUnwantedResults) {
  open("regression.so");
  Host<float> w({3}), b({}), rate({});
  setState("w", w);
  setState("b", b);
  for (int64_t rows : {1, 5000, 2, 20000}) {
    Host<float> x({rows, 3}), y({rows}), loss({}), predicted({rows});
    dp_array arguments[] = {{}, {}, x, y, rate};
    dp_array unwanted[] = {{}, {}, loss, {}};
    ASSERT_EQ(dp_session_run(session, 0, arguments, unwanted), DP_SUCCESS)
        << dp_last_error();
    predicted.data.assign(rows, -1.0f);
    dp_array wanted[] = {{}, {}, loss, predicted};
    ASSERT_EQ(dp_session_run(session, 0, arguments, wanted), DP_SUCCESS)
        << dp_last_error();
    EXPECT_EQ(predicted.data, std::vector<float>(rows, 0.0f));
  }
}

TEST_P(Session, RefusesWhatDoesNotFit) {
  open("regression.so");
  auto lastError = [] { return std::string(dp_last_error()); };
  Host<float> w({3}), wide({4}), b({}), rate({}), loss({}), x({4, 3}), y({4}),
      shortY({3}), predicted({4});
  dp_array array = wide;
  EXPECT_EQ(dp_session_set_state(session, "w", &array), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "state 'w' is f32[4] but must be f32[3]");
  EXPECT_EQ(dp_session_set_state(session, "v", &array), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "the executable has no state 'v'");
  dp_array arguments[] = {{}, {}, x, y, rate};
  dp_array results[] = {{}, {}, loss, predicted};
  EXPECT_EQ(dp_session_run(session, 0, arguments, results), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "state 'w' is not set (missing, or lost in a step "
                         "that failed)");
  setState("w", w);
  setState("b", b);
  EXPECT_EQ(dp_session_run(session, 0, arguments, results), DP_SUCCESS);
  dp_array uneven[] = {{}, {}, x, shortY, rate};
  EXPECT_EQ(dp_session_run(session, 0, uneven, results), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "the batches differ in rows: 'x' has 4, 'y' has 3");
  Host<int32_t> ints({4, 3});
  dp_array wrongType[] = {{}, {}, ints, y, rate};
  EXPECT_EQ(dp_session_run(session, 0, wrongType, results), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "argument 'x' is i32[4, 3] but must be f32[?, 3]");
  dp_array wrongResult[] = {{}, {}, loss, shortY};
  EXPECT_EQ(dp_session_run(session, 0, arguments, wrongResult),
            DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "result 'predicted' is f32[4], not f32[3]");
  dp_array noData[] = {{}, {}, x, y, {nullptr, DP_F32, 0, nullptr}};
  EXPECT_EQ(dp_session_run(session, 0, noData, results), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "argument 'rate' has no data");
  dp_array onGpu = x;
  onGpu.memory = DP_MEMORY_CUDA;
  onGpu.gpu = 1;
  dp_array farRows[] = {{}, {}, onGpu, y, rate};
  const char *remedy = " is in the memory of GPU 1, but the devices are on the "
                       "CPU: give an array in host memory, or compile the "
                       "program for GPUs (--target cuda)";
  EXPECT_EQ(dp_session_run(session, 0, farRows, results), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), std::string("argument 'x'") + remedy);
  onGpu = predicted;
  onGpu.memory = DP_MEMORY_CUDA;
  onGpu.gpu = 1;
  dp_array farResult[] = {{}, {}, loss, onGpu};
  EXPECT_EQ(dp_session_run(session, 0, arguments, farResult), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), std::string("result 'predicted'") + remedy);
  onGpu = w;
  onGpu.memory = DP_MEMORY_CUDA;
  onGpu.gpu = 1;
  EXPECT_EQ(dp_session_set_state(session, "w", &onGpu), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), std::string("state 'w'") + remedy);
  EXPECT_EQ(dp_session_get_state(session, "w", &onGpu), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), std::string("state 'w'") + remedy);
  EXPECT_EQ(dp_session_run(session, 9, arguments, results), DP_ERROR_INVALID);
  EXPECT_EQ(lastError(), "entry 9 does not exist");
  EXPECT_EQ(dp_session_run(session, 0, nullptr, results), DP_ERROR_INVALID);
  // None of that harmed the session.
  EXPECT_EQ(dp_session_run(session, 0, arguments, results), DP_SUCCESS)
      << dp_last_error();
}

INSTANTIATE_TEST_SUITE_P(Ranks, Session, testing::ValuesIn(deviceCounts));

TEST(SessionOptions, AreChecked) {
  dp_executable *executable = nullptr;
  ASSERT_EQ(dp_executable_load(DP_TEST_PROGRAMS "/faults.so", &executable),
            DP_SUCCESS);
  struct {
    dp_session_options options;
    const char *message;
  } cases[] = {
      {{0, 1}, "the device count must be 1 to 1024, not 0"},
      {{-1, 1}, "the device count must be 1 to 1024, not -1"},
      {{1025, 1}, "the device count must be 1 to 1024, not 1025"},
      {{2, -1}, "threads per device must be 1 to 2048 with 2 devices, not -1"},
      {{2, 1 << 30},
       "threads per device must be 1 to 2048 with 2 devices, not 1073741824"}};
  for (auto &c : cases) {
    dp_session *session = nullptr;
    EXPECT_EQ(dp_session_create(executable, &c.options, &session),
              DP_ERROR_INVALID);
    EXPECT_EQ(std::string(dp_last_error()), c.message);
    EXPECT_EQ(session, nullptr);
  }
  dp_executable_destroy(executable);
}

TEST(ExecutableInfo, DescribesEntries) {
  dp_executable *executable = nullptr;
  ASSERT_EQ(dp_executable_load(DP_TEST_PROGRAMS "/columns.so", &executable),
            DP_SUCCESS);
  EXPECT_EQ(dp_executable_entry_count(executable), 1);
  EXPECT_EQ(dp_executable_find_entry(executable, "columns"), 0);
  EXPECT_EQ(dp_executable_find_entry(executable, "rows"), -1);
  EXPECT_EQ(dp_executable_device_count(executable), 0);
  dp_entry_info entry;
  ASSERT_EQ(dp_executable_entry(executable, 0, &entry), DP_SUCCESS);
  EXPECT_EQ(entry.num_arguments, 4);
  EXPECT_EQ(entry.num_results, 4);
  dp_value_info value;
  ASSERT_EQ(dp_executable_argument(executable, 0, 1, &value), DP_SUCCESS);
  EXPECT_STREQ(value.name, "tokens");
  EXPECT_EQ(value.dtype, DP_I64);
  EXPECT_EQ(value.role, DP_ROLE_BATCH);
  EXPECT_EQ(value.shard_dim, 0);
  EXPECT_EQ(value.shard_unit, 2);
  EXPECT_EQ(value.index_min, 5);
  EXPECT_EQ(value.index_max, 7);
  ASSERT_EQ(dp_executable_result(executable, 0, 3, &value), DP_SUCCESS);
  EXPECT_EQ(value.updates, 3);
  EXPECT_EQ(dp_executable_result(executable, 0, 4, &value), DP_ERROR_INVALID);
  EXPECT_EQ(dp_executable_argument(executable, 1, 0, &value), DP_ERROR_INVALID);
  dp_executable_destroy(executable);
}
