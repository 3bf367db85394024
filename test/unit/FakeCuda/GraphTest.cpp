//===- GraphTest.cpp - Stream capture and graphs --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"

namespace {

class Graphs : public Gpu {
protected:
  void SetUp() override {
    Gpu::SetUp();
    x = upload(std::vector<float>(64, 1));
    y = upload(std::vector<float>(64, 0));
    s = stream();
    t = stream();
    axpy = kernel("axpy");
  }

  void add(CUstream stream, CUdeviceptr from, CUdeviceptr to) {
    CU(launch(axpy, 1, 64, stream, from, to, int64_t(64), 1.0f));
  }
  void begin(CUstream stream) {
    CU(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
  }
  CUgraphExec instantiate(CUgraph graph) {
    CUgraphExec exec = nullptr;
    CU(cuGraphInstantiateWithFlags(&exec, graph, 0));
    CU(cuGraphDestroy(graph));
    return exec;
  }

  CUdeviceptr x, y;
  CUstream s, t;
  CUfunction axpy;
};

TEST_F(Graphs, ALaunchRepeatsWhatWasCaptured) {
  begin(s);
  add(s, x, y);
  CUgraph graph;
  CU(cuStreamEndCapture(s, &graph));
  size_t nodes = 0;
  CU(cuGraphGetNodes(graph, nullptr, &nodes));
  EXPECT_EQ(nodes, 1u);
  EXPECT_EQ(download<float>(y, 1)[0], 0); // captured, not run
  CUgraphExec exec = instantiate(graph);
  for (int i = 0; i < 3; ++i)
    CU(cuGraphLaunch(exec, s));
  CU(cuStreamSynchronize(s));
  EXPECT_EQ(download<float>(y, 64), std::vector<float>(64, 3));
  CU(cuGraphExecDestroy(exec));
}

TEST_F(Graphs, AnEventTakesASecondStreamIn) {
  begin(s);
  add(s, x, y); // y += x
  order(s, t);
  add(t, y, x); // x += y
  order(t, s);
  add(s, x, y); // y += x
  CUgraph graph;
  CU(cuStreamEndCapture(s, &graph));
  CUgraphExec exec = instantiate(graph);
  for (uint64_t seed = 1; seed < 6; ++seed) {
    dp_fake_order(0, seed);
    CU(cuMemsetD32Async(x, 0x3f800000, 64, s));
    CU(cuMemsetD32Async(y, 0, 64, s));
    CU(cuGraphLaunch(exec, s));
    CU(cuStreamSynchronize(s));
    EXPECT_EQ(download<float>(x, 64), std::vector<float>(64, 2));
    EXPECT_EQ(download<float>(y, 64), std::vector<float>(64, 3));
  }
}

TEST_F(Graphs, WhatIsNotOrderedWithinIsFound) {
  begin(s);
  order(s, t);
  add(s, x, y);
  add(t, y, x);
  order(t, s);
  CUgraph graph;
  CU(cuStreamEndCapture(s, &graph));
  CU(cuGraphLaunch(instantiate(graph), s));
  EXPECT_EQ(cuStreamSynchronize(s), CUDA_ERROR_ILLEGAL_ADDRESS);
  expectViolation({"kernel axpy", "graph of stream", "nothing orders the two"});
}

TEST_F(Graphs, RefusesWhatCannotBeCaptured) {
  CUgraph graph;
  begin(s);
  order(s, t);
  add(t, x, y);
  EXPECT_EQ(cuStreamEndCapture(s, &graph), CUDA_ERROR_STREAM_CAPTURE_UNJOINED);

  begin(s);
  EXPECT_EQ(cuStreamSynchronize(s), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
  CUstreamCaptureStatus status;
  CU(cuStreamIsCapturing(s, &status));
  EXPECT_EQ(status, CU_STREAM_CAPTURE_STATUS_INVALIDATED);
  EXPECT_EQ(cuStreamEndCapture(s, &graph),
            CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);

  begin(s);
  CUdeviceptr z;
  EXPECT_EQ(cuMemAlloc_v2(&z, 4), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
  EXPECT_EQ(cuStreamEndCapture(s, &graph),
            CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);

  CUevent outside = event();
  CU(cuEventRecord(outside, t));
  begin(s);
  EXPECT_EQ(cuStreamWaitEvent(s, outside, 0),
            CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
  EXPECT_EQ(cuStreamEndCapture(s, &graph),
            CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
  EXPECT_EQ(cuStreamEndCapture(s, &graph), CUDA_ERROR_ILLEGAL_STATE);
}

} // namespace
