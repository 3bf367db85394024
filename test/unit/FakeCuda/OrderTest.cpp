//===- OrderTest.cpp - What must be ordered, and what is ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Every kind of order that CUDA gives is accepted; taking any away is found in
// every order of execution, also where the results happen to be right.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"

#include <cstring>
#include <thread>

namespace {

class Order : public Gpu, public ::testing::WithParamInterface<int> {
protected:
  void SetUp() override {
    Gpu::SetUp();
    dp_fake_order(GetParam(), 7);
    a = upload(std::vector<int>(64, 1));
    b = upload(std::vector<int>(64, 2));
  }

  void fill(CUstream s, int value) { CU(cuMemsetD32Async(a, value, 64, s)); }
  /// Waits for both streams; an error that came up stays for both.
  void expectError(CUstream s, CUstream t) {
    cuStreamSynchronize(s);
    cuStreamSynchronize(t);
    EXPECT_EQ(cuStreamSynchronize(s), CUDA_ERROR_ILLEGAL_ADDRESS);
    EXPECT_EQ(cuStreamSynchronize(t), CUDA_ERROR_ILLEGAL_ADDRESS);
  }
  void copy(CUstream s) { CU(cuMemcpyDtoDAsync_v2(b, a, 256, s)); }

  CUdeviceptr a, b;
};

TEST_P(Order, StreamsOrderTheirOwn) {
  CUstream s = stream();
  fill(s, 5);
  copy(s);
  CU(cuStreamSynchronize(s));
  EXPECT_EQ(download<int>(b, 64), std::vector<int>(64, 5));
}

TEST_P(Order, EventsOrderTwoStreams) {
  CUstream s = stream(), t = stream();
  fill(s, 5);
  order(s, t);
  copy(t);
  order(t, s);
  fill(s, 6);
  CU(cuStreamSynchronize(t));
  EXPECT_EQ(download<int>(b, 64), std::vector<int>(64, 5));
  CU(cuStreamSynchronize(s));
}

TEST_P(Order, AReadAfterAnUnorderedWriteIsFound) {
  CUstream s = stream(), t = stream();
  fill(s, 5);
  copy(t);
  expectError(s, t);
  expectViolation({"cuMemsetD32Async 256 (stream", "cuMemcpyDtoDAsync 256",
                   "nothing orders the two", "offset 0 of allocation"});
}

TEST_P(Order, AWriteAfterAnUnorderedReadIsFound) {
  CUstream s = stream(), t = stream();
  fill(s, 5);
  order(s, t);
  copy(t);
  fill(s, 6); // may overtake the copy
  expectError(s, t);
  expectViolation({"cuMemsetD32Async", "cuMemcpyDtoDAsync"});
}

TEST_P(Order, AnEventOrdersOnlyWhatCameBeforeItsRecord) {
  CUstream s = stream(), t = stream();
  CUevent e = event();
  CU(cuEventRecord(e, s));
  fill(s, 5);
  CU(cuStreamWaitEvent(t, e, 0));
  copy(t);
  expectError(s, t);
  expectViolation({"nothing orders the two"});
}

TEST_P(Order, AWaitIsForTheRecordBeforeIt) {
  CUstream s = stream(), t = stream();
  CUevent e = event();
  fill(s, 5);
  CU(cuEventRecord(e, s));
  CU(cuStreamWaitEvent(t, e, 0));
  CU(cuEventRecord(e, t)); // again: the wait keeps the first
  copy(t);
  CU(cuEventSynchronize(e));
  CU(cuStreamSynchronize(t));
  EXPECT_EQ(download<int>(b, 64), std::vector<int>(64, 5));
}

TEST_P(Order, TwoReadersAndThenAWriter) {
  CUstream s = stream(), t = stream(), u = stream();
  CUdeviceptr c = upload(std::vector<int>(64));
  fill(s, 5);
  order(s, t);
  order(s, u);
  copy(t);
  CU(cuMemcpyDtoDAsync_v2(c, a, 256, u));
  order(t, s);
  fill(s, 6); // after the first reader only
  cuStreamSynchronize(t);
  expectError(s, u);
  expectViolation({"nothing orders the two"});
}

TEST_P(Order, TheHostOrdersByWaiting) {
  CUstream s = stream(), t = stream();
  CUevent e = event();
  fill(s, 5);
  CU(cuStreamSynchronize(s));
  copy(t);
  CU(cuEventRecord(e, t));
  CU(cuEventSynchronize(e));
  fill(s, 6);
  while (cuStreamQuery(s) == CUDA_ERROR_NOT_READY)
    ;
  copy(t);
  CU(cuEventRecord(e, t));
  while (cuEventQuery(e) == CUDA_ERROR_NOT_READY)
    ;
  EXPECT_EQ(download<int>(b, 64), std::vector<int>(64, 6));
}

TEST_P(Order, TheDefaultStreamOrdersBlockingStreams) {
  CUstream s;
  CU(cuStreamCreate(&s, CU_STREAM_DEFAULT));
  fill(s, 5);
  CU(cuMemcpyDtoDAsync_v2(b, a, 256, nullptr));
  fill(s, 6);
  EXPECT_EQ(download<int>(b, 64), std::vector<int>(64, 5));
  CU(cuStreamSynchronize(s));
  // Others it does not.
  CUstream t = stream();
  fill(t, 7);
  CU(cuMemcpyDtoDAsync_v2(b, a, 256, nullptr));
  expectError(t, nullptr);
  expectViolation({"default stream", "nothing orders the two"});
}

TEST_P(Order, AnotherThreadKnowsWhatIsAllComplete) {
  CUstream s = stream(), t = stream();
  fill(s, 5);
  CU(cuStreamSynchronize(s));
  std::thread([&] {
    use(0);
    copy(t);
    CU(cuStreamSynchronize(t));
  }).join();
  EXPECT_EQ(download<int>(b, 64), std::vector<int>(64, 5));
}

TEST_P(Order, PinnedMemoryIsCheckedToo) {
  void *host;
  CU(cuMemHostAlloc(&host, 256, 0));
  CUstream s = stream(), t = stream();
  // Not there before somebody waited.
  CU(cuMemcpyDtoHAsync_v2(host, a, 256, s));
  EXPECT_NE(*static_cast<int *>(host), 1);
  CU(cuStreamSynchronize(s));
  EXPECT_EQ(*static_cast<int *>(host), 1);
  // The host writes into what a copy has still to read.
  std::memset(host, 0, 256);
  CU(cuMemcpyHtoDAsync_v2(b, host, 256, s));
  *static_cast<int *>(host) = 3;
  EXPECT_EQ(cuStreamSynchronize(s), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"the host changed pinned memory", "cuMemcpyHtoDAsync"});
  // Two streams without order.
  CU(cuMemcpyDtoHAsync_v2(host, a, 256, s));
  CU(cuMemcpyHtoDAsync_v2(b, host, 256, t));
  expectError(s, t);
  expectViolation({"nothing orders the two"});
  CU(cuMemFreeHost(host));
}

TEST_P(Order, PageableSourcesAreTakenAtOnce) {
  CUstream s = stream();
  std::vector<int> data(64, 8);
  CU(cuMemcpyHtoDAsync_v2(a, data.data(), 256, s));
  std::fill(data.begin(), data.end(), 9);
  CU(cuMemcpyDtoHAsync_v2(data.data(), a, 256, s)); // waits
  EXPECT_EQ(data, std::vector<int>(64, 8));
}

INSTANTIATE_TEST_SUITE_P(Each, Order, ::testing::Values(0, 1, 2));

TEST_F(Gpu, ReadsTooEarlyAreWrongInSomeOrder) {
  // Not only a message: the value differs, too.
  bool stale = false;
  for (int order : {1, 2}) {
    dp_fake_order(order, 1);
    CUdeviceptr a = upload(std::vector<int>(4, 1)),
                b = upload(std::vector<int>(4, 2));
    CUstream s = stream(), t = stream();
    CU(cuMemsetD32Async(a, 5, 4, s));
    CU(cuMemcpyDtoDAsync_v2(b, a, 16, t));
    cuStreamSynchronize(t);
    cuStreamSynchronize(s);
    dp_fake_clear();
    stale |= download<int>(b, 1)[0] == 1;
  }
  EXPECT_TRUE(stale);
}

TEST_F(Gpu, DevicesAreApart) {
  CUdeviceptr a = upload(std::vector<int>(4, 1));
  use(1);
  CUdeviceptr b = upload(std::vector<int>(4, 2));
  EXPECT_EQ(cuMemcpyDtoD_v2(b, a, 16), CUDA_SUCCESS);
  EXPECT_EQ(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"device 1", "memory of device 0"});
  EXPECT_EQ(cuMemFree_v2(a), CUDA_ERROR_INVALID_VALUE);
  expectViolation({"no allocation of device 1"});
  CU(cuMemFree_v2(b));
  EXPECT_EQ(cuMemFree_v2(b), CUDA_ERROR_INVALID_VALUE);
  expectViolation({"no allocation of device 1"});
}

} // namespace
