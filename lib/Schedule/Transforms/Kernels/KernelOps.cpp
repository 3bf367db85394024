//===- KernelOps.cpp - Ops lowered to kernels -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Transforms/KernelOps.h"

void mlir::dp::registerKernelOps(DialectRegistry &registry) {
  registerIndexUpdateKernel(registry);
  registerScanKernel(registry);
  registerSortKernel(registry);
}
