//===- Gpu.h - A GPU's context, streams and memory --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_GPU_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_GPU_H

#include "CallerGpus.h"
#include "Collectives/Communicator.h"
#include "Cuda/Bindings/Driver.h"
#include "Device/Buffer.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace dp::cuda {

/// Enqueued work; a wait for the GPU checks it now and then.
class PendingWork {
public:
  virtual ~PendingWork() = default;
  /// Throws Error if enqueued work has failed.
  virtual void checkErrors() = 0;
  /// Names the first work that has not finished, for messages; empty if none.
  virtual std::string firstUnfinished() = 0;
};

/// Memory of a library for arenas. Called with the GPU's context as current.
class ArenaMemory {
public:
  virtual ~ArenaMemory() = default;
  /// Returns memory of `bytes`, or null if the library has none.
  virtual void *allocate(int64_t bytes) = 0;
  /// Returns false if `data` is not of this memory. Nothing uses it any more.
  virtual bool release(void *data) noexcept = 0;
};

/// The GPU of a rank: its context, its streams, memory, and waits that end when
/// another rank fails. Kernels, copies and transfers for the host go to the
/// compute stream, collectives to the comm stream, the arguments of later steps
/// to the upload stream. It knows none of the objects that enqueue work.
class Gpu final : public DeviceMemory {
public:
  /// `timeoutSeconds`: deadline of a step, 0: none. Throws Error.
  Gpu(int ordinal, Communicator &comm, double timeoutSeconds,
      const CallerGpus &callers);
  ~Gpu() override;
  Gpu(const Gpu &) = delete;

  /// Makes the context and the streams. Called once, before everything below.
  /// Throws Error.
  void open();
  bool isOpen() const { return context; }
  CUcontext handle() const { return context; }

  /// Makes the context current for a scope, in any thread. Throws Error.
  class Current {
  public:
    explicit Current(const Gpu &gpu);
    ~Current();
    Current(const Current &) = delete;
  };
  /// The same for a step. Returns whether the driver did so.
  bool push() noexcept;
  void pop() noexcept;

  /// `GPU 0 (NVIDIA H200)`.
  const std::string &name() const { return gpuName; }
  CUstream compute() const { return streams[DP_STREAM_COMPUTE]; }
  CUstream commStream() const { return streams[DP_STREAM_COMM]; }
  CUstream stream(int32_t number) const { return streams[number]; }

  /// Makes later work of `waiting` run after the present work of `awaited`.
  /// Throws Error.
  void join(CUstream waiting, CUstream awaited);
  /// Waits until `stream` is idle. Throws Error if the GPU, another rank or the
  /// pending work fails, or if the deadline passes.
  void drain(CUstream stream);
  /// The same for all streams, before calls of libraries that may wait for the
  /// GPU without a deadline.
  void drainAll();
  /// Checks once whether a wait that began at `start` must end; throws Error
  /// then. `what` names it. Then pauses, the longer the larger `polls`.
  using Time = std::chrono::steady_clock::time_point;
  void poll(Time start, int64_t &polls, const char *what);
  /// Waits until both streams are idle, without a deadline.
  void synchronize() noexcept;
  /// Null: none.
  void setPendingWork(PendingWork *work) { pending = work; }
  /// Arenas are of `memory` from now on where that has some. Null: they are as
  /// other memory.
  void setArenaMemory(ArenaMemory *memory) { arenas = memory; }

  /// Device memory for products and convolutions; it holds anything and never
  /// shrinks.
  void *workspace(int64_t bytes);
  /// Device memory that is zero and stays so.
  const void *zeros(int64_t bytes);
  /// Device memory with `count` times the number 1 as DP_F32, DP_F16 or
  /// DP_BF16. Work on the compute stream may use it.
  const void *ones(dp_dtype dtype, int64_t count);

  /// Parts of rows in device memory, a pitch apart from each other.
  struct Rows {
    CUdeviceptr begin;
    int64_t pitch; ///< in bytes
  };
  /// Copies `count` parts of `bytes` on `stream`. Throws Error.
  void copyRows(Rows to, Rows from, int64_t bytes, int64_t count,
                CUstream stream);

  /// The stream for copies beside steps, made by the first call. Throws Error.
  CUstream uploadStream();
  /// Returns true if memory of the host is pinned.
  bool isPinned(const void *data, int64_t bytes) const;

  /// Makes later work of the compute stream run after the caller's streams.
  /// Throws Error.
  void awaitCaller() { callers.await(compute()); }
  /// Copies rows between the GPU, where they are dense, and an array of the
  /// caller on any GPU, on the compute stream. Throws Error.
  void copyIn(void *to, const CallersRows &from, int64_t bytes, int64_t count);
  void copyOut(const CallersRows &to, const void *from, int64_t bytes,
               int64_t count);

  void *allocate(int64_t bytes, MemoryKind kind) override;
  void release(void *data, MemoryKind kind) noexcept override;
  bool isHostAddressable() const override { return false; }
  void write(void *device, const void *host, int64_t bytes) override;
  void read(void *host, const void *device, int64_t bytes) override;
  bool isOf(int32_t gpu) const override { return gpu == ordinal; }
  void writeRows(void *device, const CallersRows &from, int64_t bytes,
                 int64_t count) override;
  void readRows(const CallersRows &to, const void *device, int64_t bytes,
                int64_t count) override;

private:
  /// A buffer that is replaced when it is too small.
  struct Growing {
    Buffer buffer;
    int64_t bytes = 0;
  };
  void *grow(Growing &memory, int64_t bytes, MemoryKind kind);

  /// One side of a copy between GPUs.
  struct PeerRows {
    Rows rows;
    CUcontext context;
  };
  void copyPeer(PeerRows to, PeerRows from, int64_t bytes, int64_t count);

  Communicator &comm;
  const CallerGpus &callers;
  double timeoutSeconds;
  int spins; ///< polls before a wait pauses
  int ordinal;
  CUdevice device = 0;
  int maxPitch = 0; ///< of a copy of rows, in bytes
  std::string gpuName;
  CUcontext context = nullptr;
  CUstream streams[3] = {}; ///< compute, comm, and for uploads
  CUevent joined = nullptr, drained = nullptr;
  PendingWork *pending = nullptr;
  ArenaMemory *arenas = nullptr;
  Growing scratch, zeroed;
  std::map<dp_dtype, Growing> filled; ///< with ones
  std::vector<Buffer> outgrown;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_GPU_H
