//===- GemmPlans.h - Matrix products by cuBLASLt ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_GEMMPLANS_H
#define DP_LIB_RUNTIME_CUDA_GEMMPLANS_H

#include "CublasLt.h"
#include "Device/ProgramDevice.h"
#include "Gpu.h"
#include "KernelChoices.h"

#include <array>
#include <map>

namespace dp::cuda {

/// Computes row-major products, each as the transposed column-major one. The
/// algorithm is chosen once per shape, among those that add in a fixed order.
class GemmPlans {
public:
  /// `choices`: measured algorithms; null: cuBLASLt's first proposal is taken.
  explicit GemmPlans(Gpu &gpu, KernelChoices *choices = nullptr);
  ~GemmPlans();
  GemmPlans(const GemmPlans &) = delete;

  /// Enqueues the product on the compute stream. Throws Error.
  void run(const GemmCall &call);

private:
  struct Plan {
    cublasLtMatmulDesc_t operation = nullptr;
    cublasLtMatrixLayout_t a = nullptr, b = nullptr, c = nullptr;
    cublasLtMatmulAlgo_t algorithm;
  };
  using Key = std::array<int64_t, 21>;

  Plan &planFor(const GemmCall &call);
  void describe(Plan &plan, const GemmCall &call);
  void choose(Plan &plan, const GemmCall &call, const Key &key);
  std::vector<cublasLtMatmulAlgo_t> propose(Plan &plan, const GemmCall &call,
                                            int most);
  cublasLtMatmulAlgo_t findFastest(Plan &plan, const GemmCall &call);
  void clearOutput(const GemmCall &call);
  void enqueue(Plan &plan, const GemmCall &call);
  void multiply(const GemmCall &call);

  Gpu &gpu;
  KernelChoices *choices;
  cublasLtHandle_t handle = nullptr;
  std::map<Key, Plan> plans;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_GEMMPLANS_H
