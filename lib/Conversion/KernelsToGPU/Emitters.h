//===- Emitters.h - Code of a thread of a kernel ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_KERNELSTOGPU_EMITTERS_H
#define DP_LIB_CONVERSION_KERNELSTOGPU_EMITTERS_H

#include "Mapping.h"

#include "dp/Interfaces/KernelOpInterface.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

/// The first runs before kernels are converted: launches that pass a
/// memref.global, or a static view of one, launch a variant of the kernel that
/// reads the global itself. The second runs afterwards: it copies the globals
/// that kernels read into their module.
void moveTablesIntoKernels(ModuleOp module);
void addTables(gpu::GPUModuleOp gpuModule);

/// Replaces `op`, alone in a gpu.func, by the code of one thread.
void emitGPUCode(linalg::GenericOp op, gpu::GPUFuncOp kernel,
                 const GPUMapping &mapping);

/// The same for a mapping with a tile.
void emitTileCode(linalg::GenericOp op, gpu::GPUFuncOp kernel,
                  const GPUMapping &mapping);

/// Creates the extents of the op's parallel loops.
SmallVector<Value> createLoopExtents(OpBuilder &builder, KernelOpInterface op);

/// Replaces `op`, alone in a gpu.func, by the code of one thread.
void emitGPUCode(KernelOpInterface op, int64_t blockSize);

/// Replaces `op`, alone in a gpu.func, by the code of one thread of a block,
/// whose threads share iterations.
void emitBlockCode(KernelOpInterface op, gpu::GPUFuncOp kernel,
                   const BlockShares &shares);

/// Launches `kernel` with `grid` blocks of the size that it has.
void launchKernel(OpBuilder &builder, Location loc, gpu::GPUFuncOp kernel,
                  Value grid, ValueRange params);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_KERNELSTOGPU_EMITTERS_H
