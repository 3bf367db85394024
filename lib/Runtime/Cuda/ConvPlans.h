//===- ConvPlans.h - Convolutions by cuDNN ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONVPLANS_H
#define DP_LIB_RUNTIME_CUDA_CONVPLANS_H

#include "Cudnn.h"
#include "Device/ProgramDevice.h"
#include "Gpu.h"

#include <array>
#include <map>

namespace dp::cuda {

/// Computes convolutions. A deterministic algorithm is chosen once per shape.
class ConvPlans {
public:
  explicit ConvPlans(Gpu &gpu);
  ~ConvPlans();
  ConvPlans(const ConvPlans &) = delete;

  /// Enqueues the convolution on the compute stream. Throws Error.
  void run(const ConvCall &call);

private:
  struct Plan {
    cudnnTensorDescriptor_t x = nullptr, y = nullptr;
    cudnnFilterDescriptor_t filter = nullptr;
    cudnnConvolutionDescriptor_t operation = nullptr;
    cudnnConvolutionFwdAlgo_t forward;
    cudnnConvolutionBwdFilterAlgo_t backwardFilter;
    cudnnConvolutionBwdDataAlgo_t backwardData;
    size_t workspace = 0;
    bool ready = false;
  };
  struct Extents;
  using Key = std::array<int64_t, 4 + sizeof(dp_conv_shape) / sizeof(int64_t)>;

  Plan &planFor(const ConvCall &call);
  void describeShapes(Plan &plan, const ConvCall &call);
  void choose(Plan &plan, const ConvCall &call);
  void destroy(Plan &plan);

  Gpu &gpu;
  cudnnHandle_t handle = nullptr;
  std::map<Key, Plan> plans;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONVPLANS_H
