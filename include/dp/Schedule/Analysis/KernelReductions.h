//===- KernelReductions.h - Combination in kernels --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_KERNELREDUCTIONS_H
#define DP_SCHEDULE_ANALYSIS_KERNELREDUCTIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// out = op(out, x) for an x that does not depend on out.
struct Combiner {
  Operation *op;
  TypedAttr identity;
  /// With all others of the reduction (JointCombiner.h): `op` yields the
  /// result, and the order of the summands counts.
  bool isJoint = false;
};

/// The combiner of result number `result`; none if it is not known, or if the
/// result's value so far is used otherwise.
std::optional<Combiner> findCombiner(linalg::GenericOp op, unsigned result);

/// One combiner per result; none if some result has no known combiner.
SmallVector<Combiner> findCombiners(linalg::GenericOp op);

/// The partial results that a reduction has along the first dimension of its
/// results: iteration i of `loop` is combined in part
/// (i floordiv run) mod count.
struct ReductionParts {
  unsigned loop;
  int64_t run, count;

  AffineExpr getExpr(MLIRContext *context) const;
};

/// Returns the parts that all results of `op` have.
std::optional<ReductionParts> findParts(linalg::GenericOp op);

/// Returns the atomic operation on memory that computes what `combiner` does,
/// if it has one result in any order: of integers of 32 or 64 bits.
std::optional<arith::AtomicRMWKind> getExactAtomic(Operation *combiner);

/// Returns true if `op` reduces to one number for each result, all by such
/// combiners: any number of blocks may combine what they have in memory.
bool isExactReduction(linalg::GenericOp op);

/// The dimensions of a result with the map `output`, without that of the parts.
ArrayRef<AffineExpr> getResultExprs(AffineMap output,
                                    const std::optional<ReductionParts> &parts);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_KERNELREDUCTIONS_H
