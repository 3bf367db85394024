//===- ConvGraphTest.cpp - Real cuDNN's view of convolutions --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cuda/Libraries/ConvGraph.h"
#include "DescribedGpu.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

namespace {

constexpr int32_t epilogues[] = {DP_EPILOGUE_BIAS,
                                 DP_EPILOGUE_BIAS | DP_EPILOGUE_RELU};

class ConvGraphs : public DescribedGpu {
protected:
  /// The workspace of the first plan that this machine can finalize, or an
  /// error. cuDNN holds some engines back until it has a driver.
  void expectPlan(const ConvCall &call) {
    if (!isMine())
      return;
    CudnnDescriptor gpu = describe();
    try {
      CudnnGraph::Plan plan =
          buildConvGraph(call).build(/*handle=*/nullptr, &gpu);
      EXPECT_LE(plan.workspace, int64_t(256) << 20) << nameOf(call);
    } catch (const Error &error) {
      std::string said = error.what();
      EXPECT_NE(said.find("EXECUTION_FAILED_CUDA_DRIVER"), std::string::npos)
          << said;
    }
  }

  void expectPlansOfEpilogues(ConvCall call) {
    for (int32_t epilogue : epilogues) {
      call.epilogue = epilogue;
      call.bias = reinterpret_cast<const void *>(0x1000);
      expectPlan(call);
    }
  }

  /// All kinds of convolution, with the channels first and last.
  void expectPlans(ConvCall call) {
    for (int32_t kind :
         {DP_CONV_FORWARD, DP_CONV_FILTER_GRADIENT, DP_CONV_INPUT_GRADIENT})
      for (bool channelsFirst : {false, true}) {
        if (call.shape.groups > 1 && !channelsFirst)
          continue;
        call.kind = kind;
        call.channelsFirst = channelsFirst;
        expectPlan(call);
        if (kind == DP_CONV_FORWARD && !call.accumulate)
          expectPlansOfEpilogues(call);
      }
  }
  void expectPlansOfAllTypes(ConvCall call) {
    for (dp_dtype dtype : {DP_F32, DP_BF16, DP_F16}) {
      call.dtype = call.outDtype = dtype;
      expectPlans(call);
    }
    call.dtype = call.outDtype = DP_F32;
    for (int32_t compute : {DP_COMPUTE_TF32, DP_COMPUTE_BF16}) {
      call.compute = compute;
      expectPlans(call);
    }
    call.compute = DP_COMPUTE_FULL;
    call.accumulate = true;
    expectPlans(call);
  }
};

/// A square image under square windows, of two spatial dimensions.
ConvCall makeCall(int64_t n, int64_t in, int64_t out, int64_t image,
                  int64_t window, int64_t stride, int64_t dilation,
                  int64_t low) {
  ConvCall call = {};
  call.dtype = call.outDtype = DP_F32;
  call.compute = DP_COMPUTE_FULL;
  dp_conv_shape &p = call.shape;
  p.n = n, p.groups = 1, p.in_channels = in, p.out_channels = out;
  for (int dim = 0; dim < 3; ++dim) {
    bool isThere = dim > 0;
    p.image[dim] = isThere ? image : 1;
    p.window[dim] = isThere ? window : 1;
    p.stride[dim] = isThere ? stride : 1;
    p.dilation[dim] = isThere ? dilation : 1;
    p.low[dim] = isThere ? low : 0;
    p.out[dim] = (p.image[dim] + 2 * p.low[dim] -
                  p.dilation[dim] * (p.window[dim] - 1) - 1) /
                     p.stride[dim] +
                 1;
  }
  return call;
}

} // namespace

TEST_P(ConvGraphs, OfResNetHavePlans) {
  for (const ConvCall &call : {makeCall(64, 3, 64, 224, 7, 2, 1, 3),
                               makeCall(64, 64, 64, 56, 3, 1, 1, 1),
                               makeCall(64, 256, 512, 56, 1, 2, 1, 0)})
    expectPlansOfAllTypes(call);
}

TEST_P(ConvGraphs, OfOddSizesHavePlans) {
  for (const ConvCall &call :
       {makeCall(3, 5, 7, 9, 3, 1, 1, 1), makeCall(1, 1, 1, 1, 1, 1, 1, 0),
        makeCall(2, 3, 5, 4, 7, 1, 1, 3), makeCall(4, 8, 8, 20, 3, 2, 2, 2)})
    expectPlansOfAllTypes(call);
}

TEST_P(ConvGraphs, OfVolumesHavePlans) {
  ConvCall call = makeCall(2, 4, 6, 8, 3, 1, 1, 1);
  call.shape.image[0] = call.shape.out[0] = 6;
  call.shape.window[0] = 3;
  call.shape.low[0] = 1;
  expectPlansOfAllTypes(call);
}

TEST_P(ConvGraphs, OfGroupsHavePlans) {
  for (int64_t groups : {4, 32}) {
    ConvCall call = makeCall(8, 32 / groups, 64 / groups, 28, 3, 1, 1, 1);
    call.shape.groups = groups;
    expectPlansOfAllTypes(call);
  }
}

// Of buffers that begin anywhere, as parts of others do.
TEST_P(ConvGraphs, OfUnalignedBuffersHavePlans) {
  ConvCall call = makeCall(4, 16, 16, 14, 3, 1, 1, 1);
  call.a = reinterpret_cast<const void *>(0x1004);
  expectPlans(call);
  call.a = reinterpret_cast<const void *>(0x1002);
  call.dtype = call.outDtype = DP_BF16;
  expectPlans(call);
}

INSTANTIATE_TEST_SUITE_P(Architectures, ConvGraphs,
                         testing::Values(800, 900, 1000));
