//===- KernelNames.h - Names of kernels -------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELNAMES_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELNAMES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <string>

namespace mlir::dp {

/// Returns a name that says which ops are in the body: `kernel_addf_maximumf`.
std::string getOpsName(linalg::GenericOp op);

/// Returns a name for the kernel of a row group.
std::string getOpsName(ArrayRef<linalg::GenericOp> group);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELNAMES_H
