//===- Gpus.h - Ranks on GPUs for tests of their calls ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// On the CUDA libraries that run on the CPU, with eight devices; on those of
// the machine where DP_TEST_REAL_CUDA is set, for as many ranks as it has GPUs.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_CUDA_GPUS_H
#define DP_TEST_UNIT_RUNTIME_CUDA_GPUS_H

#include "Cuda/CudaBackend.h"
#include "Device/Buffer.h"
#include "Ranks.h"
#include "Session/Devices.h"
#include "Support/Error.h"

#include <cstdlib>

namespace dp {

/// Names the libraries; before the first of them is loaded.
inline bool useFakeCuda() {
  if (std::getenv("DP_TEST_REAL_CUDA"))
    return false;
  for (const char *variable :
       {"DP_CUDA_LIBRARY", "DP_NCCL_LIBRARY", "DP_CUBLAS_LIBRARY",
        "DP_CUBLASLT_LIBRARY", "DP_CUDNN_LIBRARY", "DP_CUFFT_LIBRARY",
        "DP_CUSOLVER_LIBRARY"})
    setenv(variable, DP_TEST_FAKE_CUDA, 1);
  setenv("DP_FAKE_CUDA_DEVICES", "8", 1);
  setenv("DP_FAKE_CUDA_CAPABILITY", "90", 1);
  return true;
}
inline const bool fakeCudaIsUsed = useFakeCuda();

/// The program of the tests; where they were carried to another machine,
/// DP_TEST_PROGRAMS of the environment is its folder.
inline std::string gpuProgram() {
  const char *folder = std::getenv("DP_TEST_PROGRAMS");
  return std::string(folder ? folder : DP_TEST_PROGRAMS) + "/gpu-regression.so";
}

/// Where ranks run: one GPU each with NCCL, or all on GPU 0 by way of the host.
enum class Placing { Nccl, Loopback };

/// Why ranks cannot be placed so here; empty if they can.
inline std::string whyNot(int64_t ranks, Placing placing) {
  try {
    int count = 0;
    cuda::check(cuda::driver().cuDeviceGetCount(&count), "no GPU");
    if (placing == Placing::Nccl && ranks > count)
      return "one GPU per rank needs " + std::to_string(ranks) +
             "; there are " + std::to_string(count);
    return count == 0 ? "no GPU is visible" : "";
  } catch (const Error &e) {
    return e.what();
  }
}

/// Connected devices, for calls without a session.
struct Gpus {
  Gpus(int64_t ranks, Placing placing)
      : executable(gpuProgram()),
        backend(callsAll(executable), options(ranks, placing), nullptr),
        devices({ranks}, 1, [this](int64_t r, Communicator &c, Team &t) {
          return backend.makeDevice(r, c, t);
        }) {
    backend.exchange(nullptr);
    devices.communicator().beginStep(nullptr);
    devices.run([this](int64_t rank) { devices[rank].connect(); });
  }
  ~Gpus() {
    devices.communicator().beginStep(nullptr);
    devices.run([this](int64_t rank) { devices[rank].disconnect(); });
  }

  /// The tests make calls that the program does not.
  static dp_executable &callsAll(dp_executable &executable) {
    executable.uses = {true, true, true};
    return executable;
  }

  dp_session_options options(int64_t ranks, Placing placing) {
    // One rank, too: on a machine with one GPU that is all of NCCL there is.
    if (placing == Placing::Nccl)
      setenv("DP_NCCL_ALONE", "1", 1);
    else
      unsetenv("DP_NCCL_ALONE");
    dp_session_options o = {};
    o.devices = ranks;
    o.loopback = placing == Placing::Loopback;
    o.device_ids = &zero;
    o.num_device_ids = placing == Placing::Loopback;
    return o;
  }

  const int64_t zero = 0;
  dp_executable executable;
  cuda::CudaBackend backend;
  Devices devices;
};

/// An array on a device.
template <typename T>
struct OnDevice {
  OnDevice(Device &device, const std::vector<T> &values,
           MemoryKind kind = MemoryKind::Device)
      : device(device), count(values.size()) {
    buffer.reserve(device.memory(), bytes(), kind);
    device.memory().write(buffer.data(), values.data(), bytes());
  }
  int64_t bytes() const { return static_cast<int64_t>(count * sizeof(T)); }
  T *data() const { return static_cast<T *>(buffer.data()); }
  std::vector<T> read() const {
    std::vector<T> values(count);
    device.memory().read(values.data(), data(), bytes());
    return values;
  }
  Device &device;
  size_t count;
  Buffer buffer;
};

/// Runs `body(device)` as a step and expects that it works on every rank.
template <typename F>
std::string runGpuStep(Devices &devices, F &&body) {
  static const std::vector<std::string> locations = {"model.py:1:1",
                                                     "model.py:2:2"};
  devices.communicator().beginStep(&locations);
  devices.run([&](int64_t rank) {
    Device &device = devices[rank];
    StepScope scope(device, /*eventSlots=*/0);
    if (dp_status status = body(device))
      device.fail(status, "the step failed");
    else
      device.finish();
  });
  return failureMessage(devices.communicator());
}

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_CUDA_GPUS_H
