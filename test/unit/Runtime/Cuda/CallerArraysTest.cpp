//===- CallerArraysTest.cpp - Arrays of the caller on GPUs ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Steps take arguments and give results in the memory of GPUs, after the work
// of the caller's streams, and states share it. The stand-in of the driver runs
// work late, reports accesses that nothing orders and counts copies.
//
//===----------------------------------------------------------------------===//

#include "Session/Launch.h"
#include "TestJob.h"
#include "Trainer.h"

#include <cstring>
#include <memory>
#include <thread>

using namespace dp;
using namespace dp::cuda;

namespace {

/// The primary context of a GPU, as PyTorch has it, with a stream.
struct Caller {
  explicit Caller(int gpu) : gpu(gpu) {
    check(driver().cuDevicePrimaryCtxRetain(&context, gpu), "context");
    enter();
    check(
        driver().cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0),
        "stream");
    leave();
  }
  ~Caller() {
    enter();
    driver().cuStreamSynchronize(stream);
    driver().cuStreamDestroy_v2(stream);
    leave();
    driver().cuDevicePrimaryCtxRelease_v2(gpu);
  }
  Caller(const Caller &) = delete;
  void enter() const { check(driver().cuCtxPushCurrent_v2(context), "push"); }
  static void leave() {
    CUcontext old;
    driver().cuCtxPopCurrent_v2(&old);
  }
  int gpu;
  CUcontext context = nullptr;
  CUstream stream = nullptr;
};

/// Floats in the memory of a GPU, which its stream writes some time after
/// set().
class Floats {
public:
  /// `offset`: of the first element in its allocation.
  Floats(const Caller &caller, std::vector<int64_t> shape, size_t offset = 0)
      : caller(caller), shape(std::move(shape)) {
    count = 1;
    for (int64_t size : this->shape)
      count *= static_cast<size_t>(size);
    caller.enter();
    check(driver().cuMemAlloc_v2(&memory, (offset + count + 1) * 4), "memory");
    Caller::leave();
    data = memory + offset * 4;
  }
  Floats(const Caller &caller, std::vector<int64_t> shape,
         const std::vector<float> &values, size_t offset = 0)
      : Floats(caller, std::move(shape), offset) {
    set(values);
  }
  ~Floats() {
    caller.enter();
    driver().cuStreamSynchronize(caller.stream);
    driver().cuMemFree_v2(memory);
    Caller::leave();
  }
  Floats(const Floats &) = delete;
  void set(const std::vector<float> &values) const {
    caller.enter();
    if (count)
      check(driver().cuMemcpyHtoDAsync_v2(data, values.data(), count * 4,
                                          caller.stream),
            "copy");
    Caller::leave();
  }
  std::vector<float> get() const {
    std::vector<float> values(count);
    caller.enter();
    if (count)
      check(driver().cuMemcpyDtoHAsync_v2(values.data(), data, count * 4,
                                          caller.stream),
            "copy");
    driver().cuStreamSynchronize(caller.stream);
    Caller::leave();
    return values;
  }
  operator dp_array() const {
    return {reinterpret_cast<void *>(data),
            DP_F32,
            static_cast<int32_t>(shape.size()),
            shape.data(),
            DP_MEMORY_CUDA,
            caller.gpu,
            caller.stream};
  }
  CUdeviceptr data = 0;

private:
  const Caller &caller;
  std::vector<int64_t> shape;
  size_t count;
  CUdeviceptr memory = 0;
};

class CallerArrays
    : public Emulated,
      public testing::WithParamInterface<std::tuple<int64_t, Placing>> {};
class CallersGpu : public Emulated {};

/// Arguments of `rows` rows and room for the results, all on one GPU.
struct Step {
  Step(const Caller &caller, int64_t rows, int seed, size_t offset = 0)
      : xs(numbers(rows * 3, seed)), ys(numbers(rows, seed + 1)),
        x(caller, {rows, 3}, xs, offset), y(caller, {rows}, ys, offset),
        rate(caller, {}, std::vector<float>{0.125f}), loss(caller, {}),
        predicted(caller, {rows}, offset) {}
  dp_status run(Trainer &trainer) const {
    return trainer.step(x, y, rate, loss, predicted);
  }
  void expect(const Reference &reference) const {
    EXPECT_NEAR(loss.get()[0], reference.loss, 1e-5);
    std::vector<float> values = predicted.get();
    for (size_t i = 0; i < values.size(); ++i)
      EXPECT_NEAR(values[i], reference.predicted[i], 1e-5);
  }
  std::vector<float> xs, ys;
  Floats x, y, rate, loss, predicted;
};

} // namespace

// On the GPU of the first rank, of the last one, and one that no rank has
// unless there are eight; batches of every size.
TEST_P(CallerArrays, AreTakenAndGiven) {
  auto [ranks, placing] = GetParam();
  Trainer trainer(optionsOf(ranks, placing));
  Reference reference;
  Caller first(0), last(static_cast<int>(ranks) - 1), other(7);
  int seed = 0;
  for (const Caller *caller : {&first, &last, &other})
    for (int64_t rows : {5, 64, 1, 7}) {
      Step step(*caller, rows, ++seed);
      Copies copies;
      ASSERT_EQ(step.run(trainer), DP_SUCCESS) << dp_last_error();
      if (placing == Placing::Nccl)
        EXPECT_EQ(copies.withHost(), 0);
      reference.step(step.xs, step.ys);
      step.expect(reference);
      expectWeights(trainer.weights(), reference);
      // The call has ended its use: nothing is waited for.
      step.x.set(step.xs);
    }
}

INSTANTIATE_TEST_SUITE_P(Ranks, CallerArrays,
                         testing::Combine(testing::Values(1, 2, 3, 4, 7, 8),
                                          testing::Values(Placing::Nccl,
                                                          Placing::Loopback)));

TEST_F(CallersGpu, ArraysAreUsedInPlace) {
  Trainer one(optionsOf(1)), two(optionsOf(2));
  Caller caller(0);
  for (int i = 0; i < 3; ++i) {
    Step step(caller, 32, i);
    Copies copies;
    ASSERT_EQ(step.run(one), DP_SUCCESS) << dp_last_error();
    EXPECT_EQ(copies.between() + copies.ofPeers() + copies.withHost(), 0);
    Copies more;
    ASSERT_EQ(step.run(two), DP_SUCCESS) << dp_last_error();
    // The second rank's rows of x, y and predicted, and its rate.
    EXPECT_EQ(more.ofPeers(), 4);
    EXPECT_EQ(more.between(), 0);
  }
  // Parts that do not begin at multiples of 64 bytes are copied on the GPU.
  Reference reference;
  Trainer odd(optionsOf(1));
  Step step(caller, 32, 9, /*offset=*/1);
  Copies copies;
  ASSERT_EQ(step.run(odd), DP_SUCCESS) << dp_last_error();
  EXPECT_EQ(copies.between(), 3);
  EXPECT_EQ(copies.ofPeers() + copies.withHost(), 0);
  reference.step(step.xs, step.ys);
  step.expect(reference);
}

// Host and GPU arrays in turns, and both in one step.
TEST_F(CallersGpu, MemoryChangesFromCallToCall) {
  Trainer trainer(optionsOf(2));
  Reference reference;
  Caller caller(1);
  for (int i = 0; i < 8; ++i) {
    Step step(caller, 6, i);
    const int64_t rows[] = {6, 3};
    dp_array x = {step.xs.data(), DP_F32, 2, rows, DP_MEMORY_HOST, 0, nullptr};
    std::vector<float> predicted(6);
    dp_array p = {predicted.data(), DP_F32, 1,      rows,
                  DP_MEMORY_HOST,   0,      nullptr};
    ASSERT_EQ(trainer.step(i & 1 ? dp_array(step.x) : x, step.y, step.rate,
                           step.loss, i & 2 ? dp_array(step.predicted) : p),
              DP_SUCCESS)
        << dp_last_error();
    reference.step(step.xs, step.ys);
    if (!(i & 2))
      step.predicted.set(predicted);
    step.expect(reference);
  }
}

// Without the wait for the stream the stand-in sees a step that reads x before
// it is written.
TEST_F(CallersGpu, StreamsOrderTheStep) {
  auto clear = control<void (*)()>("dp_fake_clear");
  testing::internal::CaptureStderr();
  {
    Trainer trainer(optionsOf(1));
    Caller caller(0);
    Step step(caller, 8, 1);
    auto ofOtherStream = [](dp_array array) {
      array.stream = nullptr;
      return array;
    };
    EXPECT_EQ(trainer.step(ofOtherStream(step.x), ofOtherStream(step.y),
                           ofOtherStream(step.rate), ofOtherStream(step.loss),
                           ofOtherStream(step.predicted)),
              DP_ERROR_LIBRARY);
    driver().cuStreamSynchronize(caller.stream);
    clear();
  }
  clear();
  std::string text = testing::internal::GetCapturedStderr();
  EXPECT_NE(text.find("dp_fake_cuda: error"), std::string::npos) << text;
}

TEST_F(CallersGpu, ArraysMayOverlap) {
  Trainer trainer(optionsOf(2));
  Reference reference;
  Caller caller(0);
  Step step(caller, 32, 3);
  ASSERT_EQ(trainer.step(step.x, step.y, step.rate, step.loss, step.y),
            DP_SUCCESS)
      << dp_last_error();
  reference.step(step.xs, step.ys);
  std::vector<float> values = step.y.get();
  for (size_t i = 0; i < values.size(); ++i)
    EXPECT_NEAR(values[i], reference.predicted[i], 1e-5);
  expectWeights(trainer.weights(), reference);
}

// A captured step keeps its buffers, and arrays are copied to them.
TEST_F(CallersGpu, GraphsTakeArrays) {
  dp_session_options options = optionsOf(2);
  options.cuda_graph = 1;
  Trainer trainer(options);
  Reference reference;
  Caller caller(0);
  for (int i = 0; i < 5; ++i) {
    Step step(caller, 32, i);
    ASSERT_EQ(step.run(trainer), DP_SUCCESS) << dp_last_error();
    reference.step(step.xs, step.ys);
    step.expect(reference);
  }
  EXPECT_EQ(dp_session_take_warning(trainer.session), nullptr);
}

TEST_F(CallersGpu, StatesAreSetAndRead) {
  Caller caller(3);
  for (int64_t ranks : {1, 2, 4}) {
    Trainer trainer(optionsOf(ranks));
    Copies copies;
    Floats w(caller, {3}, {1, 2, 3}), read(caller, {3});
    dp_array given = w, wanted = read;
    ASSERT_EQ(dp_session_set_state(trainer.session, "w", &given), DP_SUCCESS)
        << dp_last_error();
    ASSERT_EQ(dp_session_get_state(trainer.session, "w", &wanted), DP_SUCCESS)
        << dp_last_error();
    EXPECT_EQ(copies.withHost(), 1); // That of `w` itself.
    EXPECT_EQ(read.get(), std::vector<float>({1, 2, 3}));
    EXPECT_EQ(trainer.weights(), std::vector<float>({1, 2, 3}));
  }
}

// Steps update the caller's memory, and what the caller's stream writes there
// counts.
TEST_F(CallersGpu, StatesAreShared) {
  Trainer trainer(optionsOf(1));
  Caller caller(0);
  Floats w(caller, {3}, firstWeights);
  dp_array shared = w;
  ASSERT_EQ(dp_session_share_state(trainer.session, "w", &shared), DP_SUCCESS)
      << dp_last_error();
  Reference reference;
  for (int i = 0; i < 4; ++i) {
    if (i == 2) {
      w.set({3, 1, 2});
      reference.weights[0] = 3, reference.weights[1] = 1,
      reference.weights[2] = 2;
    }
    Step step(caller, 8, i);
    ASSERT_EQ(step.run(trainer), DP_SUCCESS) << dp_last_error();
    reference.step(step.xs, step.ys);
    expectWeights(w.get(), reference);
  }
  w.set({7, 8, 9});
  EXPECT_EQ(trainer.weights(), std::vector<float>({7, 8, 9}));
  trainer.set("w", {4, 5, 6}, {3});
  EXPECT_EQ(w.get(), std::vector<float>({4, 5, 6}));
}

TEST_F(CallersGpu, ErrorsNameTheArray) {
  Trainer trainer(optionsOf(2));
  Caller caller(0);
  Step step(caller, 8, 1);
  dp_array x = step.x;
  auto errorOf = [&](const dp_array &given) -> std::string {
    EXPECT_EQ(trainer.step(given, step.y, step.rate, step.loss, step.predicted),
              DP_ERROR_INVALID);
    return dp_last_error();
  };
  x.gpu = 8;
  EXPECT_EQ(errorOf(x),
            "an array is in the memory of GPU 8; 8 are visible, from 0");
  x.memory = 2;
  EXPECT_EQ(errorOf(x), "argument 'x' is in memory of the unknown kind 2");
  x = step.y;
  EXPECT_EQ(errorOf(x), "argument 'x' is f32[8] but must be f32[?, 3]");

  Floats w(caller, {3}, firstWeights, /*offset=*/1);
  dp_array shared = w;
  EXPECT_EQ(dp_session_share_state(trainer.session, "w", &shared),
            DP_ERROR_INVALID);
  EXPECT_STREQ(dp_last_error(), "state 'w' is shared, which takes one device, "
                                "and an array in its memory");
  Trainer one(optionsOf(1));
  EXPECT_EQ(dp_session_share_state(one.session, "w", &shared),
            DP_ERROR_INVALID);
  EXPECT_STREQ(dp_last_error(), "state 'w' is shared on a GPU, but does not "
                                "begin at a multiple of 64 bytes");
  Caller next(1);
  shared = Floats(next, {3}, firstWeights);
  EXPECT_EQ(dp_session_share_state(one.session, "w", &shared),
            DP_ERROR_INVALID);
  const dp_named_array file = {"x", step.x};
  EXPECT_EQ(dp_arrays_write("/tmp/never-written.npz", &file, 1),
            DP_ERROR_INVALID);
  EXPECT_STREQ(dp_last_error(), "'x' is in the memory of GPU 0; give an array "
                                "in host memory here");
  // Nothing has changed.
  Reference reference;
  ASSERT_EQ(step.run(trainer), DP_SUCCESS) << dp_last_error();
  reference.step(step.xs, step.ys);
  step.expect(reference);
}

// In a job arrays go through the host: process 0 gets the results of all.
TEST_F(CallersGpu, ProcessesOfAJobTakeArrays) {
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
      Caller caller(0);
      Floats w(caller, {3}, firstWeights);
      dp_array given = w;
      EXPECT_EQ(dp_session_set_state(trainer.session, "w", &given), DP_SUCCESS)
          << dp_last_error();
      Reference reference;
      for (int64_t rows : {7, 2}) {
        Step step(caller, rows, 4);
        ASSERT_EQ(step.run(trainer), DP_SUCCESS) << dp_last_error();
        reference.step(step.xs, step.ys);
        if (r == 0)
          step.expect(reference);
        expectWeights(trainer.weights(), reference);
      }
    });
  for (std::thread &process : processes)
    process.join();
}

/// As the kernel computes it.
static uint64_t digestOf(const char *data, uint64_t bytes, size_t wordBytes) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < bytes / wordBytes; ++i) {
    uint64_t word = 0;
    std::memcpy(&word, data + i * wordBytes, wordBytes);
    word ^= (i + 1) * 0x9E3779B97F4A7C15;
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
    sum += word ^ (word >> 31);
  }
  return sum;
}

// Words of all sizes, on several GPUs and streams; an array with no words.
TEST_F(CallersGpu, DigestsAreThoseOfTheBytes) {
  std::vector<int> ranks = {0, 1};
  Caller first(0), other(0), far(3);
  std::vector<float> values = numbers(20001, 1);
  const auto *bytes = reinterpret_cast<const char *>(values.data());
  std::vector<std::unique_ptr<Floats>> arrays;
  std::vector<CallersBytes> given;
  std::vector<uint64_t> expected;
  struct Part {
    const Caller &caller;
    int64_t begin, bytes;
    size_t wordBytes;
  };
  for (const Part &part :
       {Part{first, 0, 80000, 8}, Part{first, 0, 80004, 4},
        Part{other, 4, 80000, 4}, Part{far, 2, 16000, 2},
        Part{far, 0, 16001, 1}, Part{far, 16, 0, 8}, Part{first, 8, 16, 8}}) {
    arrays.push_back(std::make_unique<Floats>(
        part.caller, std::vector<int64_t>{20001}, values));
    given.push_back(
        {reinterpret_cast<const char *>(arrays.back()->data) + part.begin,
         {part.caller.gpu, part.caller.stream},
         part.bytes});
    expected.push_back(digestOf(
        bytes + part.begin, static_cast<uint64_t>(part.bytes), part.wordBytes));
  }
  CallerGpus gpus(ranks);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(gpus.digest(given), expected);
}

// Rows that lie apart, as a shard of an inner dimension has them.
TEST_F(CallersGpu, RowsAreCopied) {
  Gpus gpus(2, Placing::Nccl);
  for (int number : {0, 1}) {
    Caller caller(number);
    std::vector<float> values = numbers(24, 5);
    Floats whole(caller, {4, 6}, values), room(caller, {4, 6}, values);
    for (int64_t rank : {0, 1}) {
      gpus.backend.awaitCaller({{number, caller.stream}});
      OnDevice<float> part(gpus.devices[rank], std::vector<float>(8));
      auto rowsOf = [&](const Floats &floats) -> CallersRows {
        return {reinterpret_cast<void *>(floats.data + 12), number, 24};
      };
      DeviceMemory &memory = gpus.devices[rank].memory();
      memory.writeRows(part.data(), rowsOf(whole), 8, 4);
      std::vector<float> read = part.read(), expected = values;
      for (size_t i = 0; i < 8; ++i) {
        EXPECT_EQ(read[i], values[i / 2 * 6 + 3 + i % 2]);
        read[i] += 1;
        expected[i / 2 * 6 + 3 + i % 2] += 1;
      }
      memory.write(part.data(), read.data(), 32);
      memory.readRows(rowsOf(room), part.data(), 8, 4);
      EXPECT_EQ(room.get(), expected);
      room.set(values);
    }
  }
}
