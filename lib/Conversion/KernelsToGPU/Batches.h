//===- Batches.h - Grids for several sets of parameters ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_KERNELSTOGPU_BATCHES_H
#define DP_LIB_CONVERSION_KERNELSTOGPU_BATCHES_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::dp {

/// One set of parameters of a batch, and the number of blocks that it needs.
struct BatchSet {
  ValueRange params;
  Value grid;
};

/// Launches kernels on several sets of parameters in one grid.
class BatchKernels {
public:
  explicit BatchKernels(gpu::GPUModuleOp module) : symbols(module) {}

  /// Launches `kernel` for all `sets`, at least one, in as few grids as their
  /// parameters fit in. Returns true if it launches other kernels only.
  bool launch(OpBuilder &builder, Location loc, gpu::GPUFuncOp kernel,
              ArrayRef<BatchSet> sets);

private:
  gpu::GPUFuncOp get(gpu::GPUFuncOp kernel, unsigned numSets,
                     const llvm::SmallBitVector &common);
  void launchGrid(OpBuilder &builder, Location loc, gpu::GPUFuncOp kernel,
                  ArrayRef<BatchSet> sets, unsigned most,
                  const llvm::SmallBitVector &common);

  SymbolTable symbols;
  llvm::StringMap<gpu::GPUFuncOp> kernels;
};

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_KERNELSTOGPU_BATCHES_H
