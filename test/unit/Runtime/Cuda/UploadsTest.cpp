//===- UploadsTest.cpp - Batches that are uploaded beside steps -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The stand-in of the driver runs work when somebody waits for it, in an order
// that a test chooses, reports accesses that nothing orders, and finds pinned
// memory that the host changes before a copy has read it.
//
//===----------------------------------------------------------------------===//

#include "Session/Launch.h"
#include "TestJob.h"
#include "Trainer.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <thread>

using namespace dp;
using namespace dp::cuda;

namespace {

/// The order in which the stand-in runs what streams and events allow.
class Order {
public:
  enum Kind { Random, Lazy, Eager };
  explicit Order(Kind kind) { set(kind); }
  ~Order() { set(Random); }
  Order(const Order &) = delete;

private:
  static void set(Kind kind) {
    control<void (*)(int, uint64_t)>("dp_fake_order")(kind, 1);
  }
};

/// Floats in pinned host memory.
class Pinned {
public:
  Pinned(std::vector<int64_t> shape, const std::vector<float> &values)
      : shape(std::move(shape)), count(values.size()) {
    check(driver().cuDevicePrimaryCtxRetain(&context, 0), "context");
    check(driver().cuCtxPushCurrent_v2(context), "push");
    void *memory;
    check(driver().cuMemAllocHost_v2(&memory, (count + 1) * 4), "memory");
    CUcontext old;
    driver().cuCtxPopCurrent_v2(&old);
    data = static_cast<float *>(memory);
    std::copy(values.begin(), values.end(), data);
  }
  ~Pinned() {
    driver().cuCtxPushCurrent_v2(context);
    driver().cuMemFreeHost(data);
    CUcontext old;
    driver().cuCtxPopCurrent_v2(&old);
    driver().cuDevicePrimaryCtxRelease_v2(0);
  }
  Pinned(const Pinned &) = delete;
  /// The caller uses the memory for something else.
  void spoil() const {
    std::fill_n(data, count, std::numeric_limits<float>::quiet_NaN());
  }
  operator dp_array() const {
    return {data,         DP_F32,         static_cast<int32_t>(shape.size()),
            shape.data(), DP_MEMORY_HOST, 0,
            nullptr};
  }

private:
  std::vector<int64_t> shape;
  size_t count;
  CUcontext context = nullptr;
  float *data;
};

/// A batch in pinned memory, and room for its results.
struct Batch {
  Batch(int64_t rows, int seed)
      : xs(numbers(rows * 3, seed)), ys(numbers(rows, seed + 1)),
        predicted(static_cast<size_t>(rows)), shape{rows}, x({rows, 3}, xs),
        y({rows}, ys) {}

  int64_t upload(const Trainer &trainer) const {
    int64_t count = -1;
    dp_array arguments[] = {{}, {}, x, y, {}};
    EXPECT_EQ(
        dp_session_upload(trainer.session, entry(trainer), arguments, &count),
        DP_SUCCESS)
        << dp_last_error();
    return count;
  }
  /// `takesUpload`: the arrays of the batch may be anything.
  dp_status run(const Trainer &trainer, bool takesUpload = true) {
    dp_array rates = {&rate, DP_F32, 0, nullptr, DP_MEMORY_HOST, 0, nullptr};
    dp_array arguments[] = {{}, {}, x, y, rates};
    dp_array results[] = {
        {},
        {},
        {&loss, DP_F32, 0, nullptr, DP_MEMORY_HOST, 0, nullptr},
        {predicted.data(), DP_F32, 1, shape, DP_MEMORY_HOST, 0, nullptr}};
    auto call = takesUpload ? dp_session_run_uploaded : dp_session_run;
    return call(trainer.session, entry(trainer), arguments, results);
  }
  void expect(Reference &reference) const {
    reference.step(xs, ys);
    EXPECT_NEAR(loss, reference.loss, 1e-5);
    for (size_t i = 0; i < predicted.size(); ++i)
      EXPECT_NEAR(predicted[i], reference.predicted[i], 1e-5);
  }
  void spoil() const {
    x.spoil();
    y.spoil();
  }
  static int64_t entry(const Trainer &trainer) {
    return dp_executable_find_entry(trainer.executable, "train");
  }

  std::vector<float> xs, ys, predicted;
  int64_t shape[1];
  float loss = 0, rate = 0.125f;
  Pinned x, y;
};

void await(const Trainer &trainer) {
  EXPECT_EQ(dp_session_await_uploads(trainer.session), DP_SUCCESS)
      << dp_last_error();
}

/// Trains on batches, each uploaded beside the step before and then spoiled.
void train(Trainer &trainer, int64_t uploads = 2) {
  Reference reference;
  std::unique_ptr<Batch> next = std::make_unique<Batch>(16, 1);
  EXPECT_EQ(next->upload(trainer), uploads);
  int seed = 1;
  for (int64_t rows : {16, 5, 1, 0, 7, 16, 16}) {
    std::unique_ptr<Batch> batch = std::move(next);
    await(trainer);
    batch->spoil();
    next = std::make_unique<Batch>(rows, ++seed);
    EXPECT_EQ(next->upload(trainer), rows == 0 ? 0 : uploads);
    ASSERT_EQ(batch->run(trainer, batch->shape[0] != 0), DP_SUCCESS)
        << dp_last_error();
    if (batch->shape[0] == 0)
      reference = {}; // Means of nothing are NaN.
    else
      batch->expect(reference);
    if (batch->shape[0] == 0) {
      trainer.set("w", firstWeights, {3});
      trainer.set("b", firstBias, {});
    }
  }
  ASSERT_EQ(next->run(trainer), DP_SUCCESS) << dp_last_error();
  next->expect(reference);
  expectWeights(trainer.weights(), reference);
}

class Uploads : public Emulated {};
class UploadsOfRanks : public Emulated,
                       public testing::WithParamInterface<int64_t> {};

} // namespace

TEST_P(UploadsOfRanks, ReachTheirSteps) {
  for (Order::Kind kind : {Order::Random, Order::Lazy, Order::Eager}) {
    Order order(kind);
    Trainer trainer(optionsOf(GetParam()));
    train(trainer);
  }
}

INSTANTIATE_TEST_SUITE_P(Ranks, UploadsOfRanks,
                         testing::Values(1, 2, 3, 4, 7, 8));

// A copy for each array, from where it is to where the step reads it.
TEST_F(Uploads, AreOneCopyEach) {
  Trainer trainer(optionsOf(1));
  Reference reference;
  for (int i = 0; i < 3; ++i) {
    Batch batch(16, i);
    Copies copies;
    EXPECT_EQ(batch.upload(trainer), 2);
    EXPECT_EQ(copies.withHost(), 2);
    ASSERT_EQ(batch.run(trainer), DP_SUCCESS) << dp_last_error();
    batch.expect(reference);
    // Two results, and the rate, which does not change.
    EXPECT_EQ(copies.withHost(), i == 0 ? 5 : 4);
    EXPECT_EQ(copies.between(), 0);
  }
}

// The stand-in does only what is waited for: a step does not wait for the
// upload of the next batch, whose memory has not been read when it ends.
TEST_F(Uploads, AreMadeBesideTheStep) {
  Order order(Order::Lazy);
  auto violations = control<int (*)()>("dp_fake_violations");
  auto violation = control<const char *(*)(int)>("dp_fake_violation");
  for (bool isAwaited : {true, false}) {
    Trainer trainer(optionsOf(1));
    Batch first(16, 1), second(16, 2);
    EXPECT_EQ(first.upload(trainer), 2);
    EXPECT_EQ(second.upload(trainer), 2);
    ASSERT_EQ(first.run(trainer), DP_SUCCESS) << dp_last_error();
    Reference reference;
    first.expect(reference);
    if (isAwaited)
      await(trainer);
    second.x.spoil();
    EXPECT_EQ(second.run(trainer) == DP_SUCCESS, isAwaited);
    ASSERT_EQ(violations(), isAwaited ? 0 : 1);
    if (!isAwaited)
      EXPECT_NE(std::strstr(violation(0), "the host changed pinned memory"),
                nullptr)
          << violation(0);
    else
      second.expect(reference);
    control<void (*)()>("dp_fake_clear")();
  }
}

TEST_F(Uploads, ReachCudaGraphs) {
  for (int64_t ranks : {1, 3}) {
    dp_session_options options = optionsOf(ranks);
    options.cuda_graph = 1;
    Trainer trainer(options);
    train(trainer);
  }
}

// Each process copies its own rows of pinned arrays.
TEST_F(Uploads, AreOfProcesses) {
  constexpr int64_t ranks = 3;
  FreePort port;
  std::vector<std::thread> processes;
  for (int64_t r = 0; r < ranks; ++r)
    processes.emplace_back([&port, r] {
      dp_job job = {JobKind::Tcp, std::make_unique<ControlPlane>(join(
                                      makeJob(r, ranks, port.number()), 60))};
      job.control->setTimeout(60);
      dp_session_options options = optionsOf(ranks, Placing::Loopback);
      options.job = &job;
      options.threads = 1;
      Trainer trainer(options);
      Reference reference;
      Batch first(16, 1), second(7, 2);
      EXPECT_EQ(first.upload(trainer), 2);
      EXPECT_EQ(second.upload(trainer), 2);
      await(trainer);
      first.spoil();
      second.spoil();
      for (Batch *batch : {&first, &second}) {
        EXPECT_EQ(batch->run(trainer), DP_SUCCESS) << dp_last_error();
        if (r == 0)
          batch->expect(reference);
        else
          reference.step(batch->xs, batch->ys);
      }
      expectWeights(trainer.weights(), reference);
    });
  for (std::thread &process : processes)
    process.join();
}

TEST_F(Uploads, AreDropped) {
  Batch last(16, 1); // It lives longer than the session.
  Trainer trainer(optionsOf(2));
  Reference reference;
  EXPECT_EQ(dp_session_drop_uploads(trainer.session), DP_SUCCESS);
  for (int i = 0; i < 3; ++i) {
    Batch first(16, 3 * i), second(5, 3 * i + 1), third(7, 3 * i + 2);
    EXPECT_EQ(first.upload(trainer), 2);
    EXPECT_EQ(second.upload(trainer), 2);
    EXPECT_EQ(dp_session_drop_uploads(trainer.session), DP_SUCCESS);
    first.spoil();
    second.spoil();
    ASSERT_EQ(third.run(trainer, /*takesUpload=*/false), DP_SUCCESS);
    third.expect(reference);
  }
  // It is on its way when the session ends.
  EXPECT_EQ(last.upload(trainer), 2);
}

TEST_F(Uploads, LeaveOtherArraysToTheStep) {
  Trainer trainer(optionsOf(2));
  Reference reference;
  Batch batch(16, 1);
  dp_array x = batch.x, y = batch.y;
  x.data = batch.xs.data(); // Not pinned.
  dp_array arguments[] = {{}, {}, x, {}, {}};
  int64_t count = -1;
  auto upload = [&] {
    return dp_session_upload(trainer.session, Batch::entry(trainer), arguments,
                             &count);
  };
  ASSERT_EQ(upload(), DP_SUCCESS) << dp_last_error();
  EXPECT_EQ(count, 0);
  arguments[3] = y;
  ASSERT_EQ(upload(), DP_SUCCESS) << dp_last_error();
  EXPECT_EQ(count, 1);
  await(trainer);
  batch.y.spoil();
  ASSERT_EQ(batch.run(trainer), DP_SUCCESS) << dp_last_error();
  batch.expect(reference);
}

TEST_F(Uploads, ErrorsNameTheArgument) {
  Trainer trainer(optionsOf(2));
  Batch first(16, 1), second(5, 2), third(7, 3);
  auto errorOf = [](dp_status status) -> std::string {
    EXPECT_EQ(status, DP_ERROR_INVALID);
    return dp_last_error();
  };
  EXPECT_EQ(errorOf(first.run(trainer)), "no upload waits for a step");
  int64_t count;
  dp_array arguments[] = {{}, {}, first.y, first.y, {}};
  int64_t entry = Batch::entry(trainer);
  EXPECT_EQ(
      errorOf(dp_session_upload(trainer.session, entry, arguments, &count)),
      "argument 'x' is f32[16] but must be f32[?, 3]");
  EXPECT_EQ(first.upload(trainer), 2);
  EXPECT_EQ(second.upload(trainer), 2);
  arguments[2] = third.x, arguments[3] = third.y;
  EXPECT_EQ(
      errorOf(dp_session_upload(trainer.session, entry, arguments, &count)),
      "two uploads wait for their steps; run one of these first");
  EXPECT_EQ(errorOf(second.run(trainer)),
            "argument 'x' is f32[5, 3], but f32[16, 3] has been uploaded");
  // The upload of the step that failed is gone.
  Reference reference;
  ASSERT_EQ(second.run(trainer), DP_SUCCESS) << dp_last_error();
  second.expect(reference);
}

// A call that returns when the step has ended needs no copy on the host.
TEST_F(Uploads, StepsReadPinnedMemory) {
  Batch batch(360000, 1); // x is 4.3 MB, which travels in two pieces.
  for (bool isPinned : {true, false}) {
    Trainer trainer(optionsOf(1));
    Reference reference;
    dp_array x = batch.x;
    if (!isPinned)
      x.data = batch.xs.data();
    float rate = 0.125f;
    dp_array rates = {&rate, DP_F32, 0, nullptr, DP_MEMORY_HOST, 0, nullptr};
    Copies copies;
    ASSERT_EQ(trainer.step(x, batch.y, rates, {}, {}), DP_SUCCESS)
        << dp_last_error();
    EXPECT_EQ(copies.withHost(), isPinned ? 3 : 4);
    reference.step(batch.xs, batch.ys);
    for (size_t j = 0; j < 3; ++j)
      EXPECT_NEAR(trainer.weights()[j], reference.weights[j], 1e-4);
  }
}
