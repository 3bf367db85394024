//===- Trainer.h - Training sessions on the emulated GPU --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_CUDA_TRAINER_H
#define DP_TEST_UNIT_RUNTIME_CUDA_TRAINER_H

#include "Gpus.h"
#include "dp/Runtime/Runtime.h"

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <map>

namespace dp {

/// Functions of test/lib/FakeCuda/Control.h.
template <typename F>
F control(const char *name) {
  static void *library = dlopen(DP_TEST_FAKE_CUDA, RTLD_NOW);
  return reinterpret_cast<F>(dlsym(library, name));
}

/// Copies of these kinds since the object was made.
class Copies {
public:
  int64_t between() const {
    return count({"cuMemcpyDtoDAsync", "cuMemcpy2DAsync"});
  }
  int64_t ofPeers() const {
    return count({"cuMemcpyPeerAsync", "cuMemcpy3DPeerAsync"});
  }
  int64_t withHost() const {
    return count({"cuMemcpyDtoHAsync", "cuMemcpyHtoDAsync"});
  }

private:
  static int64_t now(const char *name) {
    return control<int64_t (*)(const char *)>("dp_fake_operations")(name);
  }
  int64_t count(std::initializer_list<const char *> names) const {
    int64_t sum = 0;
    for (const char *name : names)
      sum += now(name) - start.at(name);
    return sum;
  }
  std::map<std::string, int64_t> start = [] {
    std::map<std::string, int64_t> counts;
    for (const char *name :
         {"cuMemcpyDtoDAsync", "cuMemcpy2DAsync", "cuMemcpyPeerAsync",
          "cuMemcpy3DPeerAsync", "cuMemcpyDtoHAsync", "cuMemcpyHtoDAsync"})
      counts[name] = now(name);
    return counts;
  }();
};

inline std::vector<float> numbers(int64_t count, int seed) {
  std::vector<float> values(static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i)
    values[static_cast<size_t>(i)] =
        static_cast<float>((i * 37 + seed * 11) % 19) / 19 - 0.5f;
  return values;
}

inline const std::vector<float> firstWeights = {0.5f, -1, 2},
                                firstBias = {0.25f};

/// A session of the training step, whose first states are set.
class Trainer {
public:
  explicit Trainer(const dp_session_options &options) {
    EXPECT_EQ(dp_executable_load(gpuProgram().c_str(), &executable), DP_SUCCESS)
        << dp_last_error();
    EXPECT_EQ(dp_session_create(executable, &options, &session), DP_SUCCESS)
        << dp_last_error();
    set("w", firstWeights, {3});
    set("b", firstBias, {});
  }
  ~Trainer() {
    dp_session_destroy(session);
    dp_executable_destroy(executable);
  }
  void set(const char *name, std::vector<float> values,
           std::vector<int64_t> shape) {
    dp_array array = {
        values.data(), DP_F32,         static_cast<int32_t>(shape.size()),
        shape.data(),  DP_MEMORY_HOST, 0,
        nullptr};
    EXPECT_EQ(dp_session_set_state(session, name, &array), DP_SUCCESS)
        << dp_last_error();
  }
  std::vector<float> weights() {
    std::vector<float> values(3);
    const int64_t shape[] = {3};
    dp_array array = {values.data(),  DP_F32, 1,      shape,
                      DP_MEMORY_HOST, 0,      nullptr};
    EXPECT_EQ(dp_session_get_state(session, "w", &array), DP_SUCCESS)
        << dp_last_error();
    return values;
  }
  dp_status step(const dp_array &x, const dp_array &y, const dp_array &rate,
                 const dp_array &loss, const dp_array &predicted) {
    dp_array arguments[] = {{}, {}, x, y, rate};
    dp_array results[] = {{}, {}, loss, predicted};
    return dp_session_run(session,
                          dp_executable_find_entry(executable, "train"),
                          arguments, results);
  }

  dp_executable *executable = nullptr;
  dp_session *session = nullptr;
};

/// The same in double precision.
struct Reference {
  double weights[3] = {0.5, -1, 2}, bias = 0.25, loss = 0;
  std::vector<double> predicted;

  void step(const std::vector<float> &x, const std::vector<float> &y) {
    double gradient[4] = {}, rows = static_cast<double>(y.size());
    loss = 0;
    predicted.assign(y.size(), bias);
    for (size_t i = 0; i < y.size(); ++i) {
      for (size_t j = 0; j < 3; ++j)
        predicted[i] += weights[j] * x[i * 3 + j];
      double error = predicted[i] - y[i];
      loss += error * error / rows;
      for (size_t j = 0; j < 3; ++j)
        gradient[j] += 2 * error * x[i * 3 + j] / rows;
      gradient[3] += 2 * error / rows;
    }
    for (int j = 0; j < 3; ++j)
      weights[j] -= 0.125 * gradient[j];
    bias -= 0.125 * gradient[3];
  }
};

inline const int64_t gpuZero = 0;

inline dp_session_options optionsOf(int64_t ranks,
                                    Placing placing = Placing::Nccl) {
  dp_session_options o = {};
  o.devices = ranks;
  if (placing == Placing::Loopback) {
    o.loopback = 1;
    o.device_ids = &gpuZero;
    o.num_device_ids = 1;
  }
  return o;
}

class Emulated : public testing::Test {
protected:
  void SetUp() override {
    if (!fakeCudaIsUsed)
      GTEST_SKIP() << "copies are counted on the emulated GPU";
  }
};
inline void expectWeights(const std::vector<float> &w,
                          const Reference &reference) {
  for (size_t j = 0; j < 3; ++j)
    EXPECT_NEAR(w[j], reference.weights[j], 1e-5);
}

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_CUDA_TRAINER_H
