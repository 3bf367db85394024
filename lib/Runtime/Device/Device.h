//===- Device.h - One device of a session -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What a backend implements. DeviceCalls.cpp checks what a program asks for and
// passes it on; a session allocates and moves data through the same object.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_DEVICE_H
#define DP_LIB_RUNTIME_DEVICE_DEVICE_H

#include "Collectives/Communicator.h"

namespace dp {

/// A matrix product as dp_rt_gemm takes it, checked: sizes are positive but k,
/// which may be 0, and leading dimensions are at least a row's length.
struct GemmCall {
  dp_dtype dtype;
  bool transA, transB, accumulate;
  int64_t batch, m, n, k;
  const void *a, *b;
  void *c;
  int64_t lda, ldb, ldc, strideA, strideB, strideC;
  int32_t compute, epilogue;
  const void *bias; ///< null unless the epilogue adds it
};

/// A convolution as dp_rt_conv takes it, checked.
struct ConvCall {
  dp_dtype dtype;
  int32_t kind;
  int64_t n, h, w, c, k, r, s;
  int64_t strideH, strideW, dilationH, dilationW;
  const void *a, *b;
  void *out;
  bool accumulate;
  int32_t compute;

  int64_t outH() const { return (h - dilationH * (r - 1) - 1) / strideH + 1; }
  int64_t outW() const { return (w - dilationW * (s - 1) - 1) / strideW + 1; }
};

/// Where memory lies: on the device, or on the host such that the device's
/// copies to and from it run by themselves.
enum class Memory { Device, Pinned };

} // namespace dp

/// What a program gets a pointer to. Used by the device's own thread only,
/// except where said.
struct dp_device {
  dp_device(int64_t rank, dp::Communicator &comm) : rank(rank), comm(comm) {
    group.reserve(64);
  }
  virtual ~dp_device() = default;
  dp_device(const dp_device &) = delete;

  //===--------------------------------------------------------------------===//
  // What a program calls, once the arguments are checked
  //===--------------------------------------------------------------------===//

  virtual dp_status launch(const dp_kernel &kernel, void *const *params,
                           int64_t tripCount, int64_t cost) = 0;
  virtual dp_status launchGrid(const dp_gpu_kernel &kernel, int64_t grid,
                               int64_t block, int64_t sharedBytes,
                               void *const *params) = 0;
  virtual dp_status recordEvent(int32_t event, int32_t stream) = 0;
  virtual dp_status waitEvent(int32_t stream, int32_t event) = 0;
  virtual dp_status gemm(const dp::GemmCall &call) = 0;
  virtual dp_status conv(const dp::ConvCall &call) = 0;
  /// A group of `count` >= 1 collectives.
  virtual dp_status collectives(const dp::CollectiveCall *calls,
                                int64_t count) = 0;
  virtual dp_status copy(void *dst, const void *src, int64_t bytes) = 0;
  /// Copies to the host what lies in `src` when the compute stream comes to
  /// this, and waits for it.
  virtual dp_status readBack(void *dst, const void *src, int64_t bytes) = 0;

  //===--------------------------------------------------------------------===//
  // What a session calls; these throw Error or std::bad_alloc
  //===--------------------------------------------------------------------===//

  /// Connects the device to those of the other ranks. Called once, on all
  /// devices at the same time.
  virtual void connect() {}
  /// Leaves the others. Called at most once, on all devices at the same time.
  virtual void disconnect() noexcept {}

  /// 64-byte aligned memory of at least one byte, filled with zeros where it
  /// is the device's. Any thread may call the two.
  virtual void *allocate(int64_t bytes, dp::Memory memory) = 0;
  virtual void release(void *data, dp::Memory memory) noexcept = 0;

  /// Whether the host reads and writes the device's memory itself. Else the
  /// session moves data with the calls below.
  virtual bool hostAddressable() const { return true; }
  /// Copies at once; no step runs. Any thread may call the two.
  virtual void write(void *device, const void *host, int64_t bytes);
  virtual void read(void *host, const void *device, int64_t bytes);
  /// Copies in the order of the device's work; `pinned` stays as it is, and is
  /// read or written until finish() returns.
  virtual dp_status enqueueUpload(void *device, const void *pinned,
                                  int64_t bytes);
  virtual dp_status enqueueDownload(void *pinned, const void *device,
                                    int64_t bytes);

  /// Before the steps of an entry whose buffers are laid out anew: has
  /// `eventSlots` event slots afterwards.
  virtual void prepare(int64_t eventSlots) { (void)eventSlots; }

  /// Before a step: forgets a group that a failed step left open.
  virtual void beginStep() {
    failedCheck.first = false;
    inGroup = false;
    group.clear();
  }
  /// After every step, a failed one too; also undoes what beginStep() did to
  /// the thread.
  virtual void endStep() noexcept {}
  /// Runs the program's step.
  virtual dp_status run(dp_entry_fn entry, void *const *buffers,
                        const int64_t *dims, void *arena) {
    return entry(this, buffers, dims, arena);
  }
  /// Waits until the step's work is done and every rank has returned from it
  /// with success.
  virtual dp_status finish() = 0;
  /// How long the last step took on the device, from its first kernel to its
  /// last, without moving arguments and results; negative where the device has
  /// no clock of its own.
  virtual double stepSeconds() const { return -1; }

  /// Records the failure of this rank; returns `status`.
  dp_status fail(dp_status status, const std::string &message) {
    return comm.fail(rank, status, message);
  }

  /// A check of the graph failed, on any thread that runs for this device; the
  /// first one counts.
  void noteFailedCheck(const char *message, const char *file, int32_t line) {
    if (!failedCheck.first.exchange(true))
      failedCheck.text = {message, file, line};
  }
  /// Once these threads are done: fails if a check did.
  dp_status checkStatus() {
    return failedCheck.first.load(std::memory_order_relaxed)
               ? failOfCheck()
               : static_cast<dp_status>(DP_SUCCESS);
  }

  int64_t rank;
  dp::Communicator &comm;
  bool inGroup = false;
  std::vector<dp::CollectiveCall> group;
  /// Of the entry whose step runs. Without events every group is complete when
  /// the call that ends it returns, unless the device has streams.
  int64_t eventSlots = 0;

private:
  dp_status failOfCheck();

  struct {
    std::atomic<bool> first{false};
    struct {
      const char *message, *file;
      int32_t line;
    } text;
  } failedCheck;
};

namespace dp {

/// While it lives, this thread runs for `device`.
class RunsFor {
public:
  explicit RunsFor(dp_device &device);
  ~RunsFor();
  RunsFor(const RunsFor &) = delete;

private:
  dp_device *before;
};

/// Encloses a step on its device.
class StepScope {
public:
  StepScope(dp_device &device, int64_t eventSlots)
      : device(device), runs(device) {
    device.eventSlots = eventSlots;
    device.beginStep();
  }
  ~StepScope() { device.endStep(); }
  StepScope(const StepScope &) = delete;

private:
  dp_device &device;
  RunsFor runs;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_DEVICE_H
