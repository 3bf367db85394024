//===- AttentionGraph.h - Attention as operations of cuDNN ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_ATTENTIONGRAPH_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_ATTENTIONGRAPH_H

#include "CudnnGraph.h"
#include "Device/ProgramDevice.h"

namespace dp::cuda {

/// The sizes and the function of an attention in f16 or bf16. Equal ones share
/// a plan.
struct AttentionShape {
  /// Takes them from a call. Throws Error if cuDNN has no attention for it.
  explicit AttentionShape(const AttentionCall &call);
  AttentionShape() = default;

  dp_dtype dtype = DP_BF16;
  bool isGradient = false, isCausal = false, hasMask = false;
  int64_t batch = 1, heads = 1, keyHeads = 1; ///< of queries, and of keys
  int64_t m = 1, n = 1, k = 8, v = 8;
  CudnnGraph::Sizes mask = {1, 1, 1, 1}; ///< each 1 or that of the scores
  /// AttentionCall::strides by buffer; all zero for a dense one.
  std::array<std::array<int64_t, 3>, 10> strides = {};

  std::string getName() const;
  /// The bytes that the gradient keeps for sums of rows.
  int64_t getSumBytes() const { return isGradient ? batch * heads * m * 4 : 0; }
  bool operator<(const AttentionShape &other) const {
    return getKey() < other.getKey();
  }

  /// All that the plan depends on.
  std::vector<int64_t> getKey() const {
    std::vector<int64_t> key = {dtype, isGradient, isCausal, hasMask, batch,
                                heads, keyHeads,   m,        n,       k,
                                v,     mask[0],    mask[1],  mask[2], mask[3]};
    for (const std::array<int64_t, 3> &each : strides)
      if (each[2] != 0)
        key.insert(key.end(), each.begin(), each.end());
    return key;
  }
};

/// Unique ids of tensors that are not buffers of the call, whose ids are their
/// numbers in AttentionCall::buffers plus 1.
namespace attentionTensor {
enum : int64_t { Scale = 100, Forbidden, One, Sums };
}

/// Builds the graph of attention, or of its gradient, as NVIDIA's frontend
/// does, so that cuDNN knows it.
CudnnGraph buildAttentionGraph(const AttentionShape &shape);

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_ATTENTIONGRAPH_H
