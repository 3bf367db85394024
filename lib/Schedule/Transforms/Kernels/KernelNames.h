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

/// Returns a name for the kernel of a scalar group.
std::string getScalarsName(ArrayRef<linalg::GenericOp> group);

/// Returns the path of the user's module from which `ops` come, as an
/// identifier: `blocks_mlp_fc1` for ops with the location
/// `loc("blocks.3.mlp.fc1"(...))`. Of several modules it is the path that they
/// share, or that of the last op if they share none; empty if no op has one. A
/// kernel serves all layers that are alike, so it drops their numbers.
std::string getModulePath(ArrayRef<Operation *> ops);

/// Returns `opsName`, which begins with `kernel_`, with `modulePath` in place
/// of `kernel`. Drops the first parts of the path from a name that would be
/// longer than about 60 characters.
std::string joinNames(StringRef modulePath, StringRef opsName);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELNAMES_H
