//===- ProgramDevice.h - The interface of a device to a program -*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A program knows a device by the `dp_device` of DeviceABI.h and calls the
// dp_rt_ functions. API/DeviceCalls.cpp checks each call and passes it on to
// the virtual functions here. A session sees the same object as a dp::Device
// (Device.h): it moves data and runs steps.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_DEVICE_PROGRAMDEVICE_H
#define DP_LIB_RUNTIME_DEVICE_PROGRAMDEVICE_H

#include "Activities.h"
#include "Collectives/Communicator.h"

namespace dp {

/// The arguments of dp_rt_gemm or dp_rt_gemm_f8, checked: all sizes are
/// positive except that k may be 0, a leading dimension is at least the length
/// of a row, booleans are 0 or 1, and the types are those of one of the
/// two functions.
struct GemmCall : dp_gemm {
  const void *a, *b;
  void *c;
  const void *bias; ///< null unless the epilogue adds it
  float *sums;      ///< null unless the epilogue stores sums

  /// Makes one batch of the outer ones where the distances allow it: libraries
  /// have a call for that.
  void joinBatches() {
    if (batch == 1) {
      stride_a = outer_stride_a;
      stride_b = outer_stride_b;
      stride_c = outer_stride_c;
    } else if (outer != 1 && (outer_stride_a != batch * stride_a ||
                              outer_stride_b != batch * stride_b ||
                              outer_stride_c != batch * stride_c)) {
      return;
    }
    batch *= outer;
    outer = 1;
  }

  /// Returns true if the sizes are as said above.
  bool isChecked() const {
    return outer > 0 && batch > 0 && m > 0 && n > 0 && k >= 0 &&
           lda >= (trans_a ? m : k) && ldb >= (trans_b ? k : n) && ldc >= n &&
           trans_a >> 1 == 0 && trans_b >> 1 == 0 && accumulate >> 1 == 0;
  }

  int64_t items() const { return outer * batch; }
  /// The first elements of the matrices of product number `item`.
  int64_t offsetA(int64_t item) const {
    return item / batch * outer_stride_a + item % batch * stride_a;
  }
  int64_t offsetB(int64_t item) const {
    return item / batch * outer_stride_b + item % batch * stride_b;
  }
  int64_t offsetC(int64_t item) const {
    return item / batch * outer_stride_c + item % batch * stride_c;
  }
};

/// The arguments of dp_rt_conv, checked.
struct ConvCall {
  dp_dtype dtype, outDtype; ///< of a and b, and of out
  int32_t kind;
  bool channelsFirst;
  dp_conv_shape shape;
  const void *a, *b;
  void *out;
  bool accumulate;
  int32_t compute, epilogue;
  const void *bias; ///< null unless the epilogue adds it

  int64_t filterSize() const {
    return shape.groups * shape.out_channels * shape.in_channels *
           shape.window[0] * shape.window[1] * shape.window[2];
  }
};

/// The arguments of dp_rt_attention, checked, and values that follow from them.
/// At least one item; sizes from 0 to 2^31 - 1.
struct AttentionCall {
  dp_dtype dtype;
  bool isGradient, isCausal;
  double scale;
  int64_t rank;             ///< number of batch dimensions
  const int64_t *sizes;     ///< of the batch dimensions of the query
  const int64_t *maskSizes; ///< rank + 2 numbers, if there is a mask
  int64_t batch;            ///< number of matrices of queries
  int64_t group;            ///< number of queries' matrices that share keys
  int64_t m, n, k, v;       ///< queries, keys, their sizes, size of a value
  const int64_t *strides;   ///< of the buffers, or null: they are dense
  void *const *buffers;
};

/// The arguments of dp_rt_routine, checked: the sizes and buffers of the
/// routine, all sizes from 0 to 2^31 - 1, a batch of at least 1.
struct RoutineCall {
  int32_t routine;
  dp_dtype dtype;
  int32_t flags;
  int64_t batch, numSizes;
  const int64_t *sizes;
  void *const *buffers;

  bool has(int32_t flag) const { return (flags & flag) != 0; }
};

} // namespace dp

/// A device as the program that runs on it sees it. Only the device's own
/// thread calls it, except where noted.
struct dp_device {
  dp_device(int64_t rank, dp::Communicator &comm) : rank(rank), comm(comm) {
    group.reserve(64);
  }
  virtual ~dp_device() = default;
  dp_device(const dp_device &) = delete;

  virtual dp_status launch(const dp_kernel &kernel, void *const *params,
                           int64_t tripCount, int64_t cost) = 0;
  virtual dp_status launchGrid(const dp_gpu_kernel &kernel, int64_t grid,
                               int64_t block, int64_t sharedBytes,
                               void *const *params) = 0;
  virtual dp_status recordEvent(int32_t event, int32_t stream) = 0;
  virtual dp_status waitEvent(int32_t stream, int32_t event) = 0;
  virtual dp_status gemm(const dp::GemmCall &call) = 0;
  virtual dp_status conv(const dp::ConvCall &call) = 0;
  virtual dp_status routine(const dp::RoutineCall &call) = 0;
  virtual dp_status attention(const dp::AttentionCall &call) = 0;
  /// Runs a group of `count` >= 1 collectives.
  virtual dp_status collectives(const dp::CollectiveCall *calls,
                                int64_t count) = 0;
  virtual dp_status copy(void *dst, const void *src, int64_t bytes) = 0;
  /// Copies `src`, as the compute stream leaves it at this point, to the host
  /// and waits for the copy.
  virtual dp_status readBack(void *dst, const void *src, int64_t bytes) = 0;

  /// Records the failure of this rank; returns `status`.
  dp_status fail(dp_status status, const std::string &message) {
    return comm.fail(rank, status, message);
  }
  /// The same for an exception. A wait that ends without success is no failure
  /// of this rank: it may wait for another one.
  dp_status fail(const dp::Error &error);

  /// Records that a check of the graph failed; the first one counts. Any thread
  /// that runs for this device may call it.
  void noteFailedCheck(const char *message, const char *file, int32_t line) {
    if (!failedCheck.exists.exchange(true))
      failedCheck.text = {message, file, line};
  }
  /// Fails if a check did. Called once the threads that run for the device are
  /// done.
  dp_status checkStatus() {
    return failedCheck.exists.load(std::memory_order_relaxed)
               ? failOfCheck()
               : static_cast<dp_status>(DP_SUCCESS);
  }

  int64_t rank;
  dp::Communicator &comm;
  bool inGroup = false;
  std::vector<dp::CollectiveCall> group;
  /// Event slots of the entry that runs. An entry without events needs every
  /// group to be complete when the call that ends it returns, unless the device
  /// has streams.
  int64_t eventSlots = 0;
  /// Receives the activities of this thread in a profiled step; else null.
  dp::Activities *activities = nullptr;

protected:
  /// Forgets the failed check and the open group of an earlier step.
  void resetCalls() {
    failedCheck.exists = false;
    inGroup = false;
    group.clear();
  }

private:
  dp_status failOfCheck();

  struct {
    std::atomic<bool> exists{false};
    struct {
      const char *message, *file;
      int32_t line;
    } text;
  } failedCheck;
};

namespace dp {

/// Marks this thread, for a scope, as one that runs for `device`.
class RunsFor {
public:
  explicit RunsFor(dp_device &device);
  ~RunsFor();
  RunsFor(const RunsFor &) = delete;

  /// The device that the calling thread runs for; null if none.
  static dp_device *current();

private:
  dp_device *outer;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_DEVICE_PROGRAMDEVICE_H
