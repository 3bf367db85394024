//===- GemmPlans.h - Matrix products by cuBLASLt ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_GEMMPLANS_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_GEMMPLANS_H

#include "Cuda/Bindings/CublasLt.h"
#include "Cuda/Context/AddressTables.h"
#include "Cuda/Context/Gpu.h"
#include "Cuda/Context/KernelChoices.h"
#include "Device/ProgramDevice.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace dp::cuda {

/// Computes row-major products, each as the transposed column-major one. The
/// algorithm is chosen once per shape, among the algorithms that add in a fixed
/// order. Batches of batches are one call with a table of the matrices'
/// addresses, or a call for each batch where cuBLASLt is too old or has no
/// algorithm.
class GemmPlans {
public:
  /// `choices`: measured algorithms; null: cuBLASLt's first proposal is taken.
  GemmPlans(Gpu &gpu, StepGraph &graph, KernelChoices *choices);
  ~GemmPlans();
  GemmPlans(const GemmPlans &) = delete;

  /// Enqueues the product on the compute stream. Throws Error.
  void run(const GemmCall &call);

  /// Describes the products without an algorithm of cuBLASLt since the last
  /// call, whose work others do; empty: none.
  std::vector<std::string> takeFallbacks();

  /// Forgets where matrices lie: buffers have changed. No step runs.
  void forgetAddresses() { tables.clear(); }
  /// The same if there are many: buffers may come back.
  void forgetManyAddresses() { tables.clearMany(); }

private:
  struct Plan {
    cublasLtMatmulDesc_t operation = nullptr;
    cublasLtMatrixLayout_t a = nullptr, b = nullptr, c = nullptr;
    cublasLtMatmulAlgo_t algorithm;
    bool byAddress = false; ///< the operands are tables of addresses
    bool isMissing = false; ///< no algorithm adds up a factor
  };
  using Key = std::array<int64_t, 25>;
  /// Products for which cuBLASLt has no algorithm.
  struct Fallback {
    int64_t count = 0;
    std::string first;
    void note(const GemmCall &call);
  };

  Plan &planFor(const GemmCall &call);
  /// Returns false if cuBLASLt cannot do the call by a table of addresses, or
  /// add up a factor.
  bool build(Plan &plan, const GemmCall &call, const Key &key, bool byAddress);
  static void destroy(Plan &plan) noexcept;
  void describe(Plan &plan, const GemmCall &call);
  bool choose(Plan &plan, const GemmCall &call, const Key &key);
  std::vector<cublasLtMatmulAlgo_t> propose(Plan &plan, const GemmCall &call,
                                            int most);
  cublasLtMatmulAlgo_t
  findFastest(Plan &plan, const GemmCall &call,
              const std::vector<cublasLtMatmulAlgo_t> &proposals);
  void clearOutput(const GemmCall &call);
  void enqueue(Plan &plan, const GemmCall &call);
  void enqueue(Plan &plan, const GemmCall &call, const void *a, const void *b,
               void *c);
  void multiply(const GemmCall &call);
  void multiplyAndAddUp(const GemmCall &call);

  Gpu &gpu;
  KernelChoices *choices;
  AddressTables tables;
  cublasLtHandle_t handle = nullptr;
  std::map<Key, Plan> plans;
  Fallback batchesOfBatches, sumsOfFactors; ///< since they were last taken
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_GEMMPLANS_H
