//===- Solvers.h - Linear algebra by cuBLAS and cuSOLVER --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_SOLVERS_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_SOLVERS_H

#include "Cuda/Bindings/Cusolver.h"
#include "Cuda/Context/AddressTables.h"
#include "Cuda/Context/Gpu.h"
#include "Cuda/Context/StepGraph.h"
#include "Device/ProgramDevice.h"

namespace dp::cuda {

/// Computes the routines of linear algebra on column-major matrices: a batch of
/// small ones by one call where a library has it, others one after the other.
/// Each library is loaded by the first routine that needs it.
class Solvers {
public:
  Solvers(Gpu &gpu, StepGraph &graph)
      : gpu(gpu), graph(graph), tables(gpu, graph) {}
  ~Solvers();
  Solvers(const Solvers &) = delete;

  /// Enqueues a call with DP_ROUTINE_LIBRARY on the compute stream. Throws
  /// Error.
  void run(const RoutineCall &call);

  /// Forgets where matrices lie: buffers have changed. No step runs.
  void forgetAddresses() { tables.clear(); }
  /// The same if there are many: buffers may come back.
  void forgetManyAddresses() { tables.clearMany(); }

private:
  template <typename T>
  class Call;

  cublasHandle_t blas();
  cusolverDnHandle_t solver();

  Gpu &gpu;
  StepGraph &graph;
  cublasHandle_t blasHandle = nullptr;
  cusolverDnHandle_t solverHandle = nullptr;
  syevjInfo_t eighSettings = nullptr;
  gesvdjInfo_t svdSettings = nullptr;
  AddressTables tables;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_SOLVERS_H
