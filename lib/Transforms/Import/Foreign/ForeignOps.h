//===- ForeignOps.h - Ops of dialects that are not linked -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// StableHLO, Shardy and tm_tensor are no dialects of this build. Their ops are
// known by name, as ops of unregistered dialects in generic form, and each has
// a function that rewrites it. A function emits an error and fails if it can
// not.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOREIGNOPS_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOREIGNOPS_H

#include "dp/IR/Routine.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"

namespace mlir::dp {

/// Adds a pattern for each known op of `dialects`.
void populateForeignPatterns(RewritePatternSet &patterns,
                             ArrayRef<StringRef> dialects);

/// Applies `patterns` once to each foreign op in `op`, without folding. Fails
/// if a pattern, which has emitted an error, has left an op of `dialects`.
LogicalResult convertForeignOps(Operation *op,
                                const FrozenRewritePatternSet &patterns,
                                ArrayRef<StringRef> dialects);

/// Ops that compute nothing: results become the operands.
LogicalResult replaceByOperands(Operation *op, PatternRewriter &rewriter);

/// sdy.mesh of one device.
LogicalResult eraseMesh(Operation *op, PatternRewriter &rewriter);

/// stablehlo.custom_call of LAPACK's routines and of @Sharding.
LogicalResult convertCustomCall(Operation *op, PatternRewriter &rewriter);

/// stablehlo.reduce over no dimensions, which combines each element with the
/// initial value.
LogicalResult foldReduce(Operation *op, PatternRewriter &rewriter);

// Linear algebra and Fourier transforms of StableHLO.
LogicalResult raiseCholesky(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseTriangularSolve(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseFft(Operation *op, PatternRewriter &rewriter);

/// The routine of LAPACK that a custom call names, none if it is none on real
/// numbers.
std::optional<Routine> getLapackRoutine(Operation *op);
LogicalResult raiseLapack(Operation *op, Routine routine,
                          PatternRewriter &rewriter);

// Updates and orders of StableHLO.
LogicalResult raiseStablehloScatter(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseSelectAndScatter(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseStablehloSort(Operation *op, PatternRewriter &rewriter);

// tm_tensor, torch-mlir's dialect.
LogicalResult raiseScatter(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseScan(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseSort(Operation *op, PatternRewriter &rewriter);
LogicalResult raiseTopK(Operation *op, PatternRewriter &rewriter);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOREIGNOPS_H
