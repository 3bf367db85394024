//===- KernelRegions.h - Regions of kernels ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELREGIONS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELREGIONS_H

#include "RowGroups.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/KernelOpInterface.h"

namespace mlir::dp {

/// Puts `fills` and `op`, whose results they fill, into a dp.launch_region in
/// the place of `op`.
LaunchRegionOp formRegion(linalg::GenericOp op, ArrayRef<linalg::FillOp> fills);

/// Puts the ops of `group` into a dp.launch_region in the place of the last
/// one.
LaunchRegionOp formRegion(const RowGroup &group);

/// Puts the ops of a scalar group into a dp.launch_region in the place of the
/// last one.
LaunchRegionOp formScalarRegion(ArrayRef<linalg::GenericOp> group);

/// Puts `op` into a dp.launch_region.
LaunchRegionOp formRegion(KernelOpInterface op);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_KERNELREGIONS_H
