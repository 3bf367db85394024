//===- ForeignOps.cpp - Ops of dialects that are not linked ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Transforms/RegionUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-foreign-ops"

using namespace mlir;
using namespace mlir::dp;

namespace {
struct ForeignOp {
  StringLiteral name;
  LogicalResult (*rewrite)(Operation *op, PatternRewriter &rewriter);
};

struct ForeignOpPattern : RewritePattern {
  ForeignOpPattern(MLIRContext *context, const ForeignOp &foreign)
      : RewritePattern(foreign.name, /*benefit=*/1, context), foreign(foreign) {
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->isRegistered())
      return failure();
    LDBG() << "rewrite " << op->getName() << " at " << op->getLoc();
    return foreign.rewrite(op, rewriter);
  }

private:
  const ForeignOp &foreign;
};
} // namespace

static const ForeignOp kForeignOps[] = {
    {"sdy.mesh", eraseMesh},
    {"sdy.sharding_constraint", replaceByOperands},
    {"stablehlo.cholesky", raiseCholesky},
    {"stablehlo.custom_call", convertCustomCall},
    {"stablehlo.fft", raiseFft},
    {"stablehlo.optimization_barrier", replaceByOperands},
    {"stablehlo.reduce", foldReduce},
    {"stablehlo.scatter", raiseStablehloScatter},
    {"stablehlo.select_and_scatter", raiseSelectAndScatter},
    {"stablehlo.sort", raiseStablehloSort},
    {"stablehlo.triangular_solve", raiseTriangularSolve},
    {"tm_tensor.scan", raiseScan},
    {"tm_tensor.scatter", raiseScatter},
    {"tm_tensor.sort", raiseSort},
    {"tm_tensor.topk", raiseTopK},
};

bool dp::isForeignOp(Operation *op) {
  return !op->isRegistered() &&
         llvm::any_of(kForeignOps, [&](const ForeignOp &foreign) {
           return op->getName().getStringRef() == foreign.name;
         });
}

void dp::populateForeignPatterns(RewritePatternSet &patterns,
                                 ArrayRef<StringRef> dialects) {
  for (const ForeignOp &foreign : kForeignOps)
    if (llvm::is_contained(dialects, foreign.name.split('.').first))
      patterns.add<ForeignOpPattern>(patterns.getContext(), foreign);
}

LogicalResult dp::convertForeignOps(Operation *op,
                                    const FrozenRewritePatternSet &patterns,
                                    ArrayRef<StringRef> dialects) {
  // The driver does not visit blocks that nothing reaches.
  IRRewriter rewriter(op->getContext());
  (void)eraseUnreachableBlocks(rewriter, op->getRegions());
  walkAndApplyPatterns(op, patterns);
  return failure(
      op->walk([&](Operation *left) {
          bool isRefused = isForeignOp(left) &&
                           llvm::is_contained(
                               dialects, left->getName().getDialectNamespace());
          return isRefused ? WalkResult::interrupt() : WalkResult::advance();
        }).wasInterrupted());
}
