//===- CudaSessionTest.cpp - The host API on GPUs -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares the hand-written training step on every number of ranks, with NCCL
// and through the host, with the same step in double precision.
//
//===----------------------------------------------------------------------===//

#include "Gpus.h"
#include "dp/Runtime/Runtime.h"

#include <gtest/gtest.h>

using namespace dp;

namespace {

/// A float array in host memory.
struct Host {
  explicit Host(std::vector<int64_t> s) : shape(std::move(s)) {
    size_t count = 1;
    for (int64_t size : shape)
      count *= static_cast<size_t>(size);
    data.resize(count);
  }
  operator dp_array() {
    return {data.data(), DP_F32, static_cast<int32_t>(shape.size()),
            shape.data()};
  }
  std::vector<int64_t> shape;
  std::vector<float> data;
};

/// A session of the program.
class Trainer {
public:
  explicit Trainer(const dp_session_options &options) {
    EXPECT_EQ(dp_executable_load(gpuProgram().c_str(), &executable), DP_SUCCESS)
        << dp_last_error();
    status = dp_session_create(executable, &options, &session);
  }
  ~Trainer() {
    dp_session_destroy(session);
    dp_executable_destroy(executable);
  }
  void set(const char *name, Host value) {
    dp_array array = value;
    ASSERT_EQ(dp_session_set_state(session, name, &array), DP_SUCCESS)
        << dp_last_error();
  }
  std::vector<float> get(const char *name, Host value) {
    dp_array array = value;
    EXPECT_EQ(dp_session_get_state(session, name, &array), DP_SUCCESS)
        << dp_last_error();
    return value.data;
  }
  void start() {
    Host w({3}), b({});
    w.data = {0.5f, -1, 2};
    b.data = {0.25f};
    set("w", w);
    set("b", b);
  }
  dp_status step(const char *entry, int64_t rows);

  dp_executable *executable = nullptr;
  dp_session *session = nullptr;
  dp_status status;
  Host loss{std::vector<int64_t>{}}, predicted{{0}};
};

float xOf(int64_t i) { return static_cast<float>(i * 37 % 19) / 19 - 0.5f; }
float yOf(int64_t i) { return static_cast<float>(i * 11 % 7) / 7; }

dp_status Trainer::step(const char *entry, int64_t rows) {
  Host x({rows, 3}), y({rows}), rate({});
  predicted = Host({rows});
  for (size_t i = 0; i < x.data.size(); ++i)
    x.data[i] = xOf(static_cast<int64_t>(i));
  for (size_t i = 0; i < y.data.size(); ++i)
    y.data[i] = yOf(static_cast<int64_t>(i));
  rate.data = {0.125f};
  dp_array arguments[] = {{}, {}, x, y, rate};
  dp_array results[] = {{}, {}, loss, predicted};
  return dp_session_run(session, dp_executable_find_entry(executable, entry),
                        arguments, results);
}

/// The same in double precision.
struct Reference {
  double weights[3] = {0.5, -1, 2}, bias = 0.25, loss = 0;
  std::vector<double> predicted;

  void step(int64_t rows) {
    double gradient[4] = {};
    loss = 0;
    predicted.assign(static_cast<size_t>(rows), 0);
    for (int64_t i = 0; i < rows; ++i) {
      double value = bias;
      for (int j = 0; j < 3; ++j)
        value += weights[j] * xOf(i * 3 + j);
      predicted[static_cast<size_t>(i)] = value;
      double error = value - yOf(i);
      loss += error * error / static_cast<double>(rows);
      for (int j = 0; j < 3; ++j)
        gradient[j] += 2 * error * xOf(i * 3 + j) / static_cast<double>(rows);
      gradient[3] += 2 * error / static_cast<double>(rows);
    }
    for (int j = 0; j < 3; ++j)
      weights[j] -= 0.125 * gradient[j];
    bias -= 0.125 * gradient[3];
  }
};

void expectEqual(Trainer &trainer, const Reference &reference) {
  EXPECT_NEAR(trainer.loss.data[0], reference.loss, 1e-5);
  for (size_t i = 0; i < reference.predicted.size(); ++i)
    EXPECT_NEAR(trainer.predicted.data[i], reference.predicted[i], 1e-5);
  std::vector<float> w = trainer.get("w", Host({3}));
  for (int j = 0; j < 3; ++j)
    EXPECT_NEAR(w[static_cast<size_t>(j)], reference.weights[j], 1e-5);
  EXPECT_NEAR(trainer.get("b", Host({}))[0], reference.bias, 1e-5);
}

const int64_t gpuZero = 0;

dp_session_options optionsOf(int64_t ranks, Placing placing) {
  dp_session_options o = {};
  o.devices = ranks;
  if (placing == Placing::Loopback) {
    o.loopback = 1;
    o.device_ids = &gpuZero;
    o.num_device_ids = 1;
  }
  return o;
}

/// The program's kernels are for the emulated GPU.
class Emulated : public testing::Test {
protected:
  void SetUp() override {
    if (!fakeCudaIsUsed)
      GTEST_SKIP() << "the program's kernels are for the emulated GPU";
  }
};

class CudaSession
    : public Emulated,
      public testing::WithParamInterface<std::tuple<int64_t, Placing>> {};
class CudaGraph : public Emulated,
                  public testing::WithParamInterface<int64_t> {};
class CudaGraphs : public Emulated {};
class CudaOptions : public Emulated {};
class CudaFaults : public Emulated {};

} // namespace

// Batches of every size, smaller than the number of ranks and one among them.
TEST_P(CudaSession, TrainsWithUnevenBatches) {
  auto [ranks, placing] = GetParam();
  Trainer trainer(optionsOf(ranks, placing));
  ASSERT_EQ(trainer.status, DP_SUCCESS) << dp_last_error();
  trainer.start();
  Reference reference;
  for (int64_t rows : {5, 5, 1, 16, 3, 7, 20, 5}) {
    ASSERT_EQ(trainer.step("train", rows), DP_SUCCESS) << dp_last_error();
    reference.step(rows);
    expectEqual(trainer, reference);
  }
  EXPECT_EQ(dp_session_take_warning(trainer.session), nullptr);
}

// A reduction that NCCL lacks, beside one that it has.
TEST_P(CudaSession, MixesNcclAndTheHost) {
  auto [ranks, placing] = GetParam();
  Trainer trainer(optionsOf(ranks, placing));
  ASSERT_EQ(trainer.status, DP_SUCCESS) << dp_last_error();
  trainer.start();
  Reference reference;
  for (int64_t rows : {12, 9, 12}) {
    ASSERT_EQ(trainer.step("mixed", rows), DP_SUCCESS) << dp_last_error();
    reference.step(rows);
    expectEqual(trainer, reference);
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, CudaSession,
                         testing::Combine(testing::ValuesIn(deviceCounts),
                                          testing::Values(Placing::Nccl,
                                                          Placing::Loopback)));

// The graph is captured anew when sizes change, and gives the same bits, on
// each number of GPUs of the process.
TEST_P(CudaGraph, ReplaysTheStep) {
  dp_session_options plain = optionsOf(GetParam(), Placing::Nccl),
                     graph = plain;
  graph.cuda_graph = 1;
  Trainer a(plain), b(graph);
  ASSERT_EQ(a.status, DP_SUCCESS);
  ASSERT_EQ(b.status, DP_SUCCESS) << dp_last_error();
  a.start();
  b.start();
  for (int64_t rows : {6, 6, 6, 6, 11, 11, 11, 6}) {
    ASSERT_EQ(a.step("train", rows), DP_SUCCESS) << dp_last_error();
    ASSERT_EQ(b.step("train", rows), DP_SUCCESS) << dp_last_error();
    EXPECT_EQ(a.loss.data, b.loss.data);
    EXPECT_EQ(a.predicted.data, b.predicted.data);
    EXPECT_EQ(a.get("w", Host({3})), b.get("w", Host({3})));
  }
  EXPECT_EQ(dp_session_take_warning(b.session), nullptr);
  // Replaced states are other buffers' content, not other buffers.
  a.start();
  b.start();
  ASSERT_EQ(a.step("train", 6), DP_SUCCESS);
  ASSERT_EQ(b.step("train", 6), DP_SUCCESS);
  EXPECT_EQ(a.get("w", Host({3})), b.get("w", Host({3})));
}

INSTANTIATE_TEST_SUITE_P(Ranks, CudaGraph, testing::ValuesIn(deviceCounts));

TEST_F(CudaGraphs, AreGivenUpWhereTheyCannotBe) {
  dp_session_options options = optionsOf(2, Placing::Loopback);
  options.cuda_graph = 1;
  Trainer two(options);
  ASSERT_EQ(two.status, DP_SUCCESS);
  EXPECT_STREQ(dp_session_take_warning(two.session),
               "no CUDA graph is used: loopback collectives go through the "
               "host");
  EXPECT_EQ(dp_session_take_warning(two.session), nullptr);

  options = optionsOf(3, Placing::Nccl);
  options.cuda_graph = 1;
  Trainer one(options);
  one.start();
  Reference reference;
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(one.step("mixed", 4), DP_SUCCESS) << dp_last_error();
    reference.step(4);
    expectEqual(one, reference);
  }
  EXPECT_STREQ(dp_session_take_warning(one.session),
               "no CUDA graph is used: all_reduce(max, 1 x f32) at "
               "model.py:8:1 goes through the host");
  EXPECT_EQ(dp_session_take_warning(one.session), nullptr);
}

TEST_F(CudaOptions, ChooseTheGpus) {
  const int64_t ids[] = {5, 2, 7}, output = 7, other = 3, twice[] = {4, 4},
                none[] = {8};
  dp_session_options options = {};
  options.devices = 3;
  options.device_ids = ids;
  options.num_device_ids = 3;
  options.output_device = &output;
  Trainer chosen(options);
  ASSERT_EQ(chosen.status, DP_SUCCESS) << dp_last_error();
  chosen.start();
  Reference reference;
  ASSERT_EQ(chosen.step("train", 8), DP_SUCCESS) << dp_last_error();
  reference.step(8);
  expectEqual(chosen, reference);

  auto errorOf = [](const dp_session_options &o) -> std::string {
    Trainer refused(o);
    EXPECT_EQ(refused.status, DP_ERROR_INVALID);
    return dp_last_error();
  };
  options.output_device = &other;
  EXPECT_EQ(errorOf(options),
            "the output device 3 is none of the GPUs in use: 5, 2, 7");
  options.devices = 4;
  EXPECT_EQ(errorOf(options), "4 devices on 3 GPUs; --loopback runs several "
                              "ranks on one GPU");
  options.devices = 2;
  options.device_ids = twice;
  options.num_device_ids = 2;
  EXPECT_EQ(errorOf(options), "GPU 4 is named twice in the device ids "
                              "(--loopback runs several ranks on one GPU)");
  options.device_ids = none;
  options.num_device_ids = 1;
  EXPECT_EQ(errorOf(options), "there is no GPU 8; 8 are visible, from 0");
  options = {};
  options.devices = 1;
  options.backend = DP_BACKEND_HOST;
  EXPECT_EQ(errorOf(options), "the executable is for target 'cuda'; the "
                              "backend 'host' cannot run it");
}

// A failed step leaves the states unset; without NCCL the session continues.
TEST_F(CudaFaults, AreNamedAndLeaveTheSessionUsable) {
  Trainer trainer(optionsOf(3, Placing::Loopback));
  ASSERT_EQ(trainer.status, DP_SUCCESS);
  trainer.start();
  EXPECT_EQ(trainer.step("uneven", 6), DP_ERROR_INVALID);
  EXPECT_STREQ(dp_last_error(),
               "collective mismatch: rank 0 issued all_reduce(add, 3 x f32) at "
               "model.py:7:1, rank 2 issued all_reduce(add, 2 x f32) at "
               "model.py:7:1");
  EXPECT_EQ(trainer.step("train", 6), DP_ERROR_INVALID);
  EXPECT_STREQ(dp_last_error(), "state 'w' is not set (missing, or lost in a "
                                "step that failed)");
  trainer.start();
  Reference reference;
  ASSERT_EQ(trainer.step("train", 6), DP_SUCCESS) << dp_last_error();
  reference.step(6);
  expectEqual(trainer, reference);
}

// With NCCL the communicators are gone.
TEST_F(CudaFaults, AbortTheCommunicators) {
  Trainer trainer(optionsOf(3, Placing::Nccl));
  ASSERT_EQ(trainer.status, DP_SUCCESS);
  trainer.start();
  EXPECT_EQ(trainer.step("undefined", 6), DP_ERROR_LIBRARY);
  EXPECT_NE(std::string(dp_last_error())
                .find("kernel 'missing' of module "
                      "'kernels'"),
            std::string::npos)
      << dp_last_error();
  trainer.start();
  EXPECT_EQ(trainer.step("train", 6), DP_ERROR_INVALID);
  EXPECT_NE(std::string(dp_last_error()).find("needs a new session"),
            std::string::npos)
      << dp_last_error();
}
