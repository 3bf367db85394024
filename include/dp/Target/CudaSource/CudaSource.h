//===- CudaSource.h - A program as one CUDA C++ file ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDASOURCE_CUDASOURCE_H
#define DP_TARGET_CUDASOURCE_CUDASOURCE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

/// Writes a schedule for a GPU (buildGpuSchedulePipeline) as a CUDA C++ file
/// that needs the CUDA runtime and NCCL's public API, nothing of this project:
/// kernels, the step with its streams, events and NCCL calls, and a main that
/// runs it. An op that has no form in CUDA C++ is an error at its location.
LogicalResult emitCudaSource(ModuleOp module, llvm::raw_ostream &os);

} // namespace mlir::dp

#endif // DP_TARGET_CUDASOURCE_CUDASOURCE_H
