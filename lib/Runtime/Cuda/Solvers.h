//===- Solvers.h - Linear algebra by cuBLAS and cuSOLVER --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_SOLVERS_H
#define DP_LIB_RUNTIME_CUDA_SOLVERS_H

#include "Cusolver.h"
#include "Device/Buffer.h"
#include "Device/ProgramDevice.h"
#include "Gpu.h"
#include "StepGraph.h"

#include <map>
#include <tuple>

namespace dp::cuda {

/// Computes the routines of linear algebra on column-major matrices: a batch of
/// small ones by one call where a library has it, others one after the other.
/// Each library is loaded by the first routine that needs it.
class Solvers {
public:
  Solvers(Gpu &gpu, StepGraph &graph) : gpu(gpu), graph(graph) {}
  ~Solvers();
  Solvers(const Solvers &) = delete;

  /// Enqueues a call with DP_ROUTINE_LIBRARY on the compute stream. Throws
  /// Error.
  void run(const RoutineCall &call);

  /// Forgets where matrices lie: buffers have changed. No step runs.
  void forgetAddresses() { tables.clear(); }

private:
  template <typename T>
  class Call;

  /// The addresses of a batch's matrices, which the libraries want in the GPU's
  /// memory.
  struct AddressTable {
    Buffer host, device;
  };

  cublasHandle_t blas();
  cusolverDnHandle_t solver();
  /// Returns, in the GPU's memory, base, base + stride, ...: `count` addresses,
  /// `stride` in bytes.
  void *addresses(void *base, int64_t stride, int64_t count);

  Gpu &gpu;
  StepGraph &graph;
  cublasHandle_t blasHandle = nullptr;
  cusolverDnHandle_t solverHandle = nullptr;
  syevjInfo_t eighSettings = nullptr;
  gesvdjInfo_t svdSettings = nullptr;
  std::map<std::tuple<void *, int64_t, int64_t>, AddressTable> tables;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_SOLVERS_H
