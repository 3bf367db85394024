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
#include "KernelChoices.h"

#include <array>
#include <map>
#include <vector>

namespace dp::cuda {

/// Computes convolutions. A deterministic algorithm is chosen once per shape.
class ConvPlans {
public:
  /// `choices`: measured algorithms; null: cuDNN's first proposal that is
  /// deterministic is taken.
  explicit ConvPlans(Gpu &gpu, KernelChoices *choices = nullptr);
  ~ConvPlans();
  ConvPlans(const ConvPlans &) = delete;

  /// Enqueues the convolution on the compute stream. Throws Error.
  void run(const ConvCall &call);

private:
  struct Plan {
    cudnnTensorDescriptor_t x = nullptr, y = nullptr;
    cudnnFilterDescriptor_t filter = nullptr;
    cudnnConvolutionDescriptor_t operation = nullptr;
    uint64_t algorithm = 0; ///< of the enumeration of the call's kind
    size_t workspace = 0;
    bool ready = false;
  };
  /// An algorithm that cuDNN proposes.
  struct Proposal {
    uint64_t algorithm;
    cudnnMathType_t math;
    size_t workspace;
  };
  struct Extents;
  using Key = std::array<int64_t, 4 + sizeof(dp_conv_shape) / sizeof(int64_t)>;

  Plan &planFor(const ConvCall &call);
  void describeShapes(Plan &plan, const ConvCall &call);
  std::vector<Proposal> propose(Plan &plan, const ConvCall &call);
  void use(Plan &plan, const ConvCall &call, const Proposal &proposal);
  void choose(Plan &plan, const ConvCall &call, const Key &key);
  Proposal findFastest(Plan &plan, const ConvCall &call);
  void enqueue(Plan &plan, const ConvCall &call);
  void destroy(Plan &plan);

  Gpu &gpu;
  KernelChoices *choices;
  cudnnHandle_t handle = nullptr;
  std::map<Key, Plan> plans;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONVPLANS_H
