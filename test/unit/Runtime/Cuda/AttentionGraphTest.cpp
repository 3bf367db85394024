//===- AttentionGraphTest.cpp - Real cuDNN's view of attention ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cuda/Libraries/AttentionGraph.h"
#include "DescribedGpu.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

namespace {

class AttentionGraphs : public DescribedGpu {
protected:
  /// What cuDNN says of the graph. It ends with the refusal of the stub if
  /// cuDNN has an engine for it.
  std::string plan(const AttentionShape &shape) {
    CudnnDescriptor gpu = describe();
    try {
      buildAttentionGraph(shape).build(/*handle=*/nullptr, &gpu);
    } catch (const Error &error) {
      return error.what();
    }
    return "planned";
  }

  void expectPlan(const AttentionShape &shape) {
    if (!isMine())
      return;
    std::string said = plan(shape);
    EXPECT_NE(said.find("EXECUTION_FAILED_CUDA_DRIVER"), std::string::npos)
        << said;
  }
};

AttentionShape makeShape(int64_t m, int64_t n, int64_t k, int64_t v) {
  AttentionShape shape;
  shape.batch = 3, shape.heads = shape.keyHeads = 6;
  shape.m = m, shape.n = n, shape.k = k, shape.v = v;
  return shape;
}

} // namespace

TEST_P(AttentionGraphs, HavePlans) {
  for (auto [m, n] : {std::pair(1024, 1024), {197, 77}, {5, 7}, {1, 1}})
    for (bool isGradient : {false, true})
      for (bool isCausal : {false, true}) {
        AttentionShape shape =
            isCausal ? makeShape(m, n, 40, 16) : makeShape(m, n, 128, 128);
        shape.dtype = isCausal ? DP_F16 : DP_BF16;
        shape.isGradient = isGradient;
        shape.isCausal = isCausal;
        expectPlan(shape);
      }
}

TEST_P(AttentionGraphs, WithMasksHavePlans) {
  for (bool isGradient : {false, true})
    for (CudnnGraph::Sizes mask :
         {CudnnGraph::Sizes{3, 1, 1, 50}, {1, 6, 60, 50}, {3, 6, 60, 50}}) {
      AttentionShape shape = makeShape(60, 50, 64, 64);
      shape.isGradient = isGradient;
      shape.isCausal = mask[0] == 3;
      shape.hasMask = true;
      shape.mask = mask;
      expectPlan(shape);
    }
}

TEST_P(AttentionGraphs, WithGroupsHavePlans) {
  for (int64_t keyHeads : {1, 2})
    for (bool isGradient : {false, true}) {
      AttentionShape shape = makeShape(60, 50, 64, 64);
      shape.isGradient = isGradient;
      shape.isCausal = true;
      shape.keyHeads = keyHeads;
      shape.hasMask = true;
      shape.mask = {3, 6, 1, 50};
      expectPlan(shape);
    }
}

// Heads of a token lie side by side; query, key and value, too.
TEST_P(AttentionGraphs, OfTokensHavePlans) {
  for (int64_t keyHeads : {6, 2})
    for (bool isGradient : {false, true}) {
      AttentionShape shape = makeShape(60, 60, 64, 64);
      shape.isGradient = isGradient;
      shape.isCausal = true;
      shape.keyHeads = keyHeads;
      int64_t ofKeys = keyHeads * 64, joined = 6 * 64 + 2 * ofKeys;
      for (size_t buffer : {0, 1, 2})
        shape.strides[buffer] = {60 * joined, 64, joined};
      for (size_t buffer : {4, 6, 7})
        shape.strides[buffer] = {60 * 6 * 64, 64, 6 * 64};
      for (size_t buffer : {8, 9})
        shape.strides[buffer] = {60 * ofKeys, 64, ofKeys};
      expectPlan(shape);
    }
}

TEST_P(AttentionGraphs, OfOtherRowsHaveNone) {
  AttentionShape shape = makeShape(64, 64, 264, 264);
  shape.isGradient = true;
  EXPECT_NE(plan(shape).find("has no deterministic plan"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Architectures, AttentionGraphs,
                         testing::Values(800, 900, 1000));
