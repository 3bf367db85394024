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

/// The fixed parts that a program needs.
struct PreludeParts {
  bool gemm = false, chunks = false;
};

/// Includes, error checks, helpers of kernels, the kernel for contractions, and
/// collectives on uneven chunks.
void printPrelude(raw_ostream &os, const PreludeParts &parts);

/// One __global__ function.
LogicalResult printKernel(gpu::GPUFuncOp kernel, raw_ostream &os);

/// An entry, and its function's name in the file, which no other entry has.
struct NamedEntry {
  func::FuncOp function;
  std::string name;
};

/// The functions NAME and NAME_arena of an entry.
LogicalResult printStep(const NamedEntry &entry, func::FuncOp arena,
                        raw_ostream &os);

/// A table of the entries' buffers, and a main function that runs an entry on
/// random input, on the number of GPUs that the user gives.
void printMain(ArrayRef<NamedEntry> entries, raw_ostream &os);

/// The number of events that an entry uses.
int64_t countEvents(func::FuncOp entry);

} // namespace mlir::dp

#endif // DP_TARGET_CUDASOURCE_SECTIONS_H
