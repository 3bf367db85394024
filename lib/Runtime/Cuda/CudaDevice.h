//===- CudaDevice.h - A rank on a GPU ---------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CUDADEVICE_H
#define DP_LIB_RUNTIME_CUDA_CUDADEVICE_H

#include "Cuda/Context/CudaSettings.h"
#include "Cuda/Context/Gpu.h"
#include "Cuda/Context/Kernels.h"
#include "Cuda/Context/RankVote.h"
#include "Cuda/Context/StepGraph.h"
#include "Cuda/Nccl/DeviceCollectives.h"
#include "Device/Device.h"
#include "Device/DeviceBackend.h"

#include <memory>

namespace dp::cuda {

class AttentionPlans;
class ConvPlans;
class FftPlans;
class GemmPlans;
class NcclArenas;
class Solvers;

/// Enqueues a program's calls on a GPU. A step waits for the GPU only at its
/// end, by polling, so that a failure of another rank is noticed.
class CudaDevice final : public Device {
public:
  /// `backend` takes warnings.
  CudaDevice(int64_t rank, Communicator &comm, Team &team,
             const CudaSettings &settings, DeviceBackend &backend);
  ~CudaDevice() override;

  dp_status launch(const dp_kernel &kernel, void *const *params,
                   int64_t tripCount, int64_t cost) override;
  dp_status launchGrid(const dp_gpu_kernel &kernel, int64_t grid, int64_t block,
                       int64_t sharedBytes, void *const *params) override;
  dp_status recordEvent(int32_t event, int32_t stream) override;
  dp_status waitEvent(int32_t stream, int32_t event) override;
  dp_status gemm(const GemmCall &call) override;
  dp_status conv(const ConvCall &call) override;
  dp_status routine(const RoutineCall &call) override;
  dp_status attention(const AttentionCall &call) override;
  dp_status collectives(const CollectiveCall *calls, int64_t count) override;
  dp_status copy(void *dst, const void *src, int64_t bytes) override;
  dp_status readBack(void *dst, const void *src, int64_t bytes) override;

  void connect() override;
  void disconnect() noexcept override;
  DeviceMemory &memory() override { return gpu; }
  dp_status enqueueUpload(void *device, const void *pinned,
                          int64_t bytes) override;
  dp_status enqueueDownload(void *pinned, const void *device,
                            int64_t bytes) override;
  bool isPinned(const void *data, int64_t bytes) const override {
    return gpu.isPinned(data, bytes);
  }
  void beginUploads(int slot, const std::vector<Upload> &uploads) override;
  void awaitUploads() override;
  dp_status useUploads(int slot) override;
  dp_status awaitCaller() override;
  bool canMoveBuffers() const override { return !settings.usesGraphs; }
  bool canUse(int32_t number, const void *data) const override;
  void buffersMoved() override;
  dp_status enqueueRowsIn(void *device, const CallersRows &from, int64_t bytes,
                          int64_t count) override;
  dp_status enqueueRowsOut(const CallersRows &to, const void *device,
                           int64_t bytes, int64_t count) override;
  void connectReductions() override;
  dp_status reduceResults(const CollectiveCall *calls, int64_t count) override;
  void prepare(int64_t eventSlots) override;
  void beginStep() override;
  void endStep() noexcept override;
  dp_status run(dp_entry_fn entry, void *const *buffers, const int64_t *dims,
                void *arena) override;
  dp_status finish() override;
  double stepSeconds() const override { return lastSeconds; }

private:
  template <typename F>
  dp_status guarded(F f);
  void requireUsable() const;
  void connectTransfers();

  Team &team;
  const CudaSettings &settings;
  DeviceBackend &backend;
  Gpu gpu;
  bool isCurrent = false; ///< the step has made the context current
  CUevent begun = nullptr, ended = nullptr; ///< of the step, with their times
  bool isTimed = false;                     ///< both were recorded in this step
  double lastSeconds = -1;
  std::vector<CUevent> events; ///< per slot
  CUevent uploaded[uploadSlots] = {};
  std::string unusable;     ///< why no step can run any more; empty: it can
  CollectiveCall finishing; ///< the call that this rank publishes in finish()

  Kernels kernels;
  RankVote vote;
  StepGraph graph;
  std::unique_ptr<NcclArenas> arenas; ///< null: they are as other memory
  Buffer readings;                    ///< pinned memory of readBack
  std::unique_ptr<GemmPlans> gemms;
  std::unique_ptr<ConvPlans> convs;
  std::unique_ptr<FftPlans> ffts;
  std::unique_ptr<AttentionPlans> attentions;
  std::unique_ptr<Solvers> solvers;
  std::unique_ptr<DeviceCollectives> transfers;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CUDADEVICE_H
