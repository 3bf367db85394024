//===- SplitKernels.h - Kernels as modules of their own ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TARGET_HOST_SPLITKERNELS_H
#define DP_LIB_TARGET_HOST_SPLITKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::dp {

/// Moves the kernels of `module`, which is in the LLVM dialect, to modules of a
/// few kernels each with all that they need, and leaves hidden declarations. A
/// kernel's module and its new name depend on the kernel and on how many there
/// are, so that a change of one kernel leaves most modules as they are. A
/// kernel that shares a variable stays.
SmallVector<OwningOpRef<ModuleOp>> splitKernels(ModuleOp module);

} // namespace mlir::dp

#endif // DP_LIB_TARGET_HOST_SPLITKERNELS_H
