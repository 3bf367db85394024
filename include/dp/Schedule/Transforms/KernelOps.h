//===- KernelOps.h - Ops lowered to kernels ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// One file per op in lib/Schedule/Transforms attaches its KernelOpInterface.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_KERNELOPS_H
#define DP_SCHEDULE_TRANSFORMS_KERNELOPS_H

namespace mlir {
class DialectRegistry;
}

namespace mlir::dp {

void registerIndexUpdateKernel(DialectRegistry &registry);
void registerScanKernel(DialectRegistry &registry);
void registerSortKernel(DialectRegistry &registry);

/// All of the above.
void registerKernelOps(DialectRegistry &registry);

} // namespace mlir::dp

#endif // DP_SCHEDULE_TRANSFORMS_KERNELOPS_H
