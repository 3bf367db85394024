//===- HostDevice.h - A device made of threads of the host ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_HOSTDEVICE_H
#define DP_LIB_RUNTIME_HOST_HOSTDEVICE_H

#include "Host/Memory/AlignedMemory.h"
#include "CollectiveThread.h"
#include "Device/Device.h"
#include "Host/Memory/HostMemory.h"

#include <atomic>
#include <memory>

namespace dp {
class DnnlConv;

/// A device that is a team of threads. Every call is complete when it returns,
/// and the team shares large ones. In an entry with events, collectives run on
/// a thread of their own beside the program.
struct HostDevice final : Device {
  HostDevice(int64_t rank, Communicator &comm, Team &team);
  ~HostDevice() override;

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

  DeviceMemory &memory() override { return ownMemory; }
  void prepare(int64_t eventSlots) override;
  void endStep() noexcept override;
  dp_status finish() override;
  void setProfiled(bool on) override;
  void beginProfile(Activities::Clock::time_point begin) override;
  void appendProfile(std::vector<dp_activity> &all) const override;

  Team &team;

private:
  /// Fails unless a BLAS is loaded and has memory for products on all threads.
  /// Loads oneDNN, too, if sgemm may choose it for `sgemmWork` multiply-adds.
  dp_status prepareBlas(double sgemmWork = 0);
  /// Returns false, with nothing done, if oneDNN is not there or has no fast
  /// code for the convolution.
  bool convByDnnl(const ConvCall &call, dp_status &status);
  dp_status convFloats(const ConvCall &call);
  /// Converts 16-bit arrays to f32, some images at a time.
  dp_status convHalves(const ConvCall &call);

  /// Threads of all devices of the process.
  static std::atomic<int64_t> blasThreads;

  /// Returns true if collectives of the running entry overlap with the program.
  bool overlaps() const { return eventSlots > 0 && collectiveThread; }

  HostMemory ownMemory;
  std::unique_ptr<DnnlConv> dnnlConv; ///< null before the first convolution
  AlignedMemory widened[3];           ///< f32 arrays of convHalves
  /// Null until an entry with events is prepared.
  std::unique_ptr<CollectiveThread> collectiveThread;
  /// Per event slot, the number of groups that precede the event.
  std::vector<uint64_t> events;
  /// Of this thread, and of that of the collectives.
  Activities ownActivities, collectiveActivities;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_HOSTDEVICE_H
