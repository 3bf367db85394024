//===- Sections.h - The parts of a CUDA C++ file ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDASOURCE_SECTIONS_H
#define DP_TARGET_CUDASOURCE_SECTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::dp {

/// Which of the fixed parts a program needs.
struct PreludeParts {
  bool gemm = false, chunks = false;
};

/// Includes, checks, helpers of kernels, the contraction kernel and the
/// collectives on uneven chunks.
void printPrelude(raw_ostream &os, const PreludeParts &parts);

/// One __global__ function.
LogicalResult printKernel(gpu::GPUFuncOp kernel, raw_ostream &os);

/// The functions NAME and NAME_arena of an entry.
LogicalResult printStep(func::FuncOp entry, func::FuncOp arena,
                        raw_ostream &os);

/// A table of the entries' buffers and a main that runs an entry on made-up
/// input, on as many GPUs as asked for.
void printMain(ArrayRef<func::FuncOp> entries, raw_ostream &os);

/// How many events an entry uses.
int64_t countEvents(func::FuncOp entry);

} // namespace mlir::dp

#endif // DP_TARGET_CUDASOURCE_SECTIONS_H
