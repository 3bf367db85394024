//===- FuseEpilogues.h - Kernels as part of library calls -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The patterns of dp-fuse-epilogues.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FUSEEPILOGUES_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FUSEEPILOGUES_H

#include "EpilogueKernel.h"

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Options and state of the patterns, which live as long as they do.
struct EpilogueFusion {
  SymbolTableCollection symbols;
  MatmulPrecision precision; ///< of the factors of f32
  bool noNaNs;               ///< no value is NaN
  unsigned numFused = 0;
};

/// Fuses a launch into the library call before it.
class FuseEpilogue : public OpRewritePattern<LaunchOp> {
public:
  FuseEpilogue(MLIRContext *context, EpilogueFusion &fusion)
      : OpRewritePattern(context), fusion(fusion) {}

  LogicalResult matchAndRewrite(LaunchOp launch,
                                PatternRewriter &rewriter) const override;

private:
  /// Returns true if `call` can have an epilogue; asked before the kernel is
  /// looked at.
  virtual bool canFuse(Operation *call) const = 0;
  /// Moves `call` to `launch` and gives it the epilogue; returns false, and
  /// changes nothing, if that is not possible.
  virtual bool fuse(PatternRewriter &rewriter, Operation *call, LaunchOp launch,
                    const EpilogueKernel &kernel) const = 0;

  EpilogueFusion &fusion;
};

/// Epilogues of dp.gemm, and its precision.
void populateGemmEpiloguePatterns(RewritePatternSet &patterns,
                                  EpilogueFusion &fusion);

/// Epilogues of dp.conv, and its precision.
void populateConvEpiloguePatterns(RewritePatternSet &patterns,
                                  EpilogueFusion &fusion);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_FUSEEPILOGUES_H
