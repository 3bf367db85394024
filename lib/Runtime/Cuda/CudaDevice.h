//===- CudaDevice.h - A rank on a GPU ---------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Two streams: what computes, copies and moves data for the host goes to one,
// collectives to the other. Nothing in a step waits for the GPU but its end,
// and that by polling, so that a failure of another rank is noticed.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CUDADEVICE_H
#define DP_LIB_RUNTIME_CUDA_CUDADEVICE_H

#include "CudaBackend.h"
#include "CudaGraph.h"
#include "Device/Buffer.h"
#include "Kernels.h"
#include "Support/Error.h"

#include <chrono>

namespace dp::cuda {

class ConvPlans;
class DeviceCollectives;
class GemmPlans;

class CudaDevice final : public dp_device {
public:
  CudaDevice(int64_t rank, Communicator &comm, Team &team,
             CudaBackend &backend);
  ~CudaDevice() override;

  dp_status launch(const dp_kernel &kernel, void *const *params,
                   int64_t tripCount, int64_t cost) override;
  dp_status launchGrid(const dp_gpu_kernel &kernel, int64_t grid, int64_t block,
                       int64_t sharedBytes, void *const *params) override;
  dp_status recordEvent(int32_t event, int32_t stream) override;
  dp_status waitEvent(int32_t stream, int32_t event) override;
  dp_status gemm(const GemmCall &call) override;
  dp_status conv(const ConvCall &call) override;
  dp_status collectives(const CollectiveCall *calls, int64_t count) override;
  dp_status copy(void *dst, const void *src, int64_t bytes) override;
  dp_status readBack(void *dst, const void *src, int64_t bytes) override;

  void connect() override;
  void disconnect() noexcept override;
  void *allocate(int64_t bytes, Memory memory) override;
  void release(void *data, Memory memory) noexcept override;
  bool hostAddressable() const override { return false; }
  void write(void *device, const void *host, int64_t bytes) override;
  void read(void *host, const void *device, int64_t bytes) override;
  dp_status enqueueUpload(void *device, const void *pinned,
                          int64_t bytes) override;
  dp_status enqueueDownload(void *pinned, const void *device,
                            int64_t bytes) override;
  void prepare(int64_t eventSlots) override;
  void beginStep() override;
  void endStep() noexcept override;
  dp_status run(dp_entry_fn entry, void *const *buffers, const int64_t *dims,
                void *arena) override;
  dp_status finish() override;
  double stepSeconds() const override { return lastSeconds; }

  //===--------------------------------------------------------------------===//
  // For the parts of this device
  //===--------------------------------------------------------------------===//

  CUstream compute() const { return streams[DP_STREAM_COMPUTE]; }
  CUstream commStream() const { return streams[DP_STREAM_COMM]; }
  /// `GPU 0 (NVIDIA H200)`.
  const std::string &name() const { return gpuName; }
  /// Waits until `stream` is idle. Throws Error where the GPU, another rank or
  /// NCCL fails, or the deadline passes.
  void drain(CUstream stream);
  /// One look at what may end a wait that began at `start` and is for `what`;
  /// throws Error. Then a pause that grows with `polls`.
  using Time = std::chrono::steady_clock::time_point;
  void poll(Time start, int64_t &polls, const char *what);
  StepGraph &stepGraph() { return graph; }
  /// Device memory that only grows, for products and convolutions.
  void *workspace(int64_t bytes);
  /// `bytes` of device memory that are zero and stay so.
  const void *zeros(int64_t bytes);

  Team &team;
  CudaBackend &backend;

private:
  /// Makes the context current for a scope, in any thread.
  class Current {
  public:
    explicit Current(CUcontext context);
    ~Current();
  };

  template <typename F>
  dp_status guarded(F f);
  void join(CUstream waiting, CUstream awaited, CUevent event);
  void requireUsable() const;

  CUdevice device = 0;
  std::string gpuName;
  CUcontext context = nullptr;
  bool isCurrent = false;
  CUstream streams[2] = {};
  CUevent joined = nullptr, drained = nullptr;
  CUevent begun = nullptr, ended = nullptr; ///< of the step, with their times
  bool isTimed = false;                     ///< both were recorded in this step
  double lastSeconds = -1;
  std::vector<CUevent> events;
  std::string unusable;     ///< why no step can run any more
  CollectiveCall finishing; ///< what this rank brings to the last meeting
  int spins;

  Kernels kernels;
  StepGraph graph;
  Buffer scratch, zeroed;
  Buffer readings; ///< pinned: what was read back last
  int64_t scratchBytes = 0, zeroBytes = 0;
  std::vector<Buffer> outgrown;
  std::unique_ptr<GemmPlans> gemms;
  std::unique_ptr<ConvPlans> convs;
  std::unique_ptr<DeviceCollectives> transfers;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDADEVICE_H
