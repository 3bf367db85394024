//===- HostDevice.h - A device that is threads of the host ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_HOSTDEVICE_H
#define DP_LIB_RUNTIME_HOST_HOSTDEVICE_H

#include "Device/Device.h"
#include "Progress.h"

#include <atomic>
#include <memory>

namespace dp {

/// Every call is complete when it returns; the team shares the large ones. Only
/// in an entry with events collectives are not: they run beside the program.
struct HostDevice final : dp_device {
  HostDevice(int64_t rank, Communicator &comm, Team &team)
      : dp_device(rank, comm), team(team) {
    blasThreads += team.size();
  }
  ~HostDevice() override { blasThreads -= team.size(); }

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
  void prepare(int64_t eventSlots) override;
  void endStep() noexcept override;
  dp_status finish() override;
  /// The calling thread is the first to touch the memory.
  void *allocate(int64_t bytes, Memory memory) override;
  void release(void *data, Memory memory) noexcept override;

  Team &team;

private:
  /// Fails unless there is a BLAS, with memory for products on all threads.
  dp_status prepareBlas();

  /// Of all devices of the process.
  static std::atomic<int64_t> blasThreads;

  bool overlaps() const { return eventSlots > 0 && progress; }

  std::unique_ptr<dp::Progress> progress; ///< null: no entry so far overlaps
  std::vector<uint64_t> events;           ///< groups that each stands for
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_HOSTDEVICE_H
