//===- CudaEmulator.h - GPU kernels as code for the CPU ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// For tests on machines without a GPU (docs/testing.md, "Emulated kernels").
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDAEMULATOR_CUDAEMULATOR_H
#define DP_TARGET_CUDAEMULATOR_CUDAEMULATOR_H

#include "dp/Support/EmitError.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::dp {

/// A shared object for `cpu` that runs the kernels of a module that went
/// through buildGpuPipeline on the CPU: for each kernel a function
/// `void KERNEL(void *const *params)` that runs one thread of the grid. Needs
/// no CUDA toolkit.
FailureOr<SmallVector<char, 0>> emitEmulatedImage(gpu::GPUModuleOp module,
                                                  StringRef cpu,
                                                  EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_TARGET_CUDAEMULATOR_CUDAEMULATOR_H
