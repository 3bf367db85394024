//===- RowGroups.h - Row-wise groups of ops ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_ROWGROUPS_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_ROWGROUPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {
class SizeEvaluator;

/// Consecutive ops that access each other's results only at the same row. A row
/// is an iteration of the loops `0 .. rows - 1` of each op, which are parallel
/// and have the same extents in all.
///
/// A normalization is one: a row's sum, its variance and the scaled row.
struct RowGroup {
  SmallVector<linalg::GenericOp> ops; ///< two or more
  unsigned rows;                      ///< at least 1
};

/// Finds groups among the ops of `block`, which are on buffers, and makes the
/// ops of each stand side by side, with the loops over rows first. Other ops
/// that stood between them run before or after, where no buffer forbids it.
/// Takes time linear in the number of ops.
///
/// On a GPU a warp or a block computes a row. Then a group reduces in at least
/// one op, and by combiners that threads can share; and unless it has 512 rows
/// or more, no op has more than 65,536 iterations a row: a block would take
/// longer for these than the launches take that a group saves, while the GPU is
/// idle. A dynamic extent counts as what it is on one device, which has the
/// whole batch, and one that is dynamic in the graph as 1,024. So the
/// normalization of 64 channels over a batch of 8 images of 112 x 112 remains
/// apart.
/// A reduction with only the fills of its results is no group there, and the
/// sums over a dynamic batch for several results of a row are none: those are
/// columns.
///
/// Upstream fuses producers into consumers on tensors
/// (scf::tileConsumerAndFuse) from one root; a normalization's ops have several
/// results that are used later on, and become known as buffers only.
SmallVector<RowGroup> groupRows(RewriterBase &rewriter, Block &block,
                                SizeEvaluator &sizes, bool onGPU);

/// Finds ops of `block` without loops that follow each other and all read one
/// buffer, as those that compute a step's rates from its number. A kernel costs
/// more to launch than they take. Ops of `grouped` have a kernel already.
SmallVector<SmallVector<linalg::GenericOp>>
groupScalars(Block &block, const llvm::SmallPtrSetImpl<Operation *> &grouped);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_ROWGROUPS_H
