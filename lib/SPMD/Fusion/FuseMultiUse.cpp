//===- FuseMultiUse.cpp - Fusion of producers with several users ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's pattern for elementwise fusion leaves the producer where others
// read it, and so computes it twice. Its transformation, which this pass uses,
// gives the fused op the producer's result, too.
//
//===----------------------------------------------------------------------===//

#include "FusedBody.h"
#include "Contractions/NarrowFactors.h"

#include "dp/IR/DP.h"
#include "dp/IR/Target.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-multi-use"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSEMULTIUSE
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if each iteration of `op` writes the element of its own index.
static bool isElementwise(linalg::GenericOp op) {
  return op.hasPureTensorSemantics() && op.getNumReductionLoops() == 0 &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
           return op.getMatchingIndexingMap(&init).isIdentity();
         });
}

/// The most readers of a value, so that to compare them takes little time.
static constexpr unsigned kMaxReaders = 64;

/// Returns true if `map` permutes its dimensions, except the last one.
static bool keepsLast(AffineMap map) {
  return map.isPermutation() && map.getNumDims() > 0 &&
         map.getDimPosition(map.getNumDims() - 1) == map.getNumDims() - 1;
}

/// Returns true if `consumer` reads the producer's elements of its own index,
/// and all others that read the producer come later. On a GPU it may also
/// exchange rows: its threads still read and write neighbors in memory.
static bool isFirstReader(linalg::GenericOp consumer,
                          linalg::GenericOp producer, bool gpu) {
  if (llvm::hasNItemsOrMore(producer->getUses(), kMaxReaders + 1))
    return false;
  return llvm::all_of(producer->getUses(), [&](OpOperand &use) {
    if (use.getOwner() == consumer)
      return consumer.isDpsInput(&use) &&
             (consumer.getMatchingIndexingMap(&use).isIdentity() ||
              (gpu && keepsLast(consumer.getMatchingIndexingMap(&use))));
    Operation *user =
        consumer->getBlock()->findAncestorOpInBlock(*use.getOwner());
    return user && user != consumer.getOperation() &&
           consumer->isBeforeInBlock(user);
  });
}

static bool canFuse(OpOperand &operand, bool gpu) {
  auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
  auto consumer = cast<linalg::GenericOp>(operand.getOwner());
  if (gpu && producer && addsBiasToProduct(producer))
    return false;
  return producer && producer->getBlock() == consumer->getBlock() &&
         isElementwise(producer) && isElementwise(consumer) &&
         isFirstReader(consumer, producer, gpu) &&
         !isTooLongFused(producer, consumer);
}

namespace {

struct FuseProducer : OpRewritePattern<linalg::GenericOp> {
  FuseProducer(MLIRContext *context, bool gpu, Pass::Statistic &numFused)
      : OpRewritePattern(context), gpu(gpu), numFused(numFused) {}

  LogicalResult matchAndRewrite(linalg::GenericOp consumer,
                                PatternRewriter &rewriter) const override {
    for (OpOperand *operand : consumer.getDpsInputOperands()) {
      if (!canFuse(*operand, gpu))
        continue;
      auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
      LDBG() << "fuse " << *producer << "\n  into " << *consumer;
      if (failed(fuse(rewriter, producer, consumer)))
        continue;
      ++numFused;
      return success();
    }
    return failure();
  }

private:
  /// Fuses one result of `producer` after the other.
  static LogicalResult fuse(PatternRewriter &rewriter,
                            linalg::GenericOp producer,
                            linalg::GenericOp consumer) {
    bool hasFused = false;
    auto isOfProducer = [&](OpOperand *operand) {
      return operand->get().getDefiningOp() == producer;
    };
    for (;;) {
      SmallVector<OpOperand *> inputs = consumer.getDpsInputOperands();
      auto *operand = llvm::find_if(inputs, isOfProducer);
      if (operand == inputs.end())
        break;
      FailureOr<linalg::ElementwiseOpFusionResult> fused =
          linalg::fuseElementwiseOps(rewriter, *operand);
      if (failed(fused))
        return success(hasFused);
      for (auto [old, replacement] : fused->replacements)
        rewriter.replaceAllUsesExcept(old, replacement, fused->fusedOp);
      rewriter.eraseOp(consumer);
      if (hasFused) {
        // The producer's ops are there for each of its results.
        DominanceInfo dominance;
        eliminateCommonSubExpressions(rewriter, dominance, fused->fusedOp);
      }
      consumer = cast<linalg::GenericOp>(fused->fusedOp);
      hasFused = true;
    }
    rewriter.eraseOp(producer);
    return success();
  }

  bool gpu;
  Pass::Statistic &numFused;
};

struct FuseMultiUse : dp::impl::DPFuseMultiUseBase<FuseMultiUse> {
  using Base::Base;

  void runOnProgram() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseProducer>(&getContext(), getTarget(getOperation()).isGpu(),
                               numFused);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    // Top down, so that a chain grows from its first op.
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    // A body is one block, whose dead ops the driver erases.
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // The program is right after every rewrite, so that it does not matter if
    // the driver stops early.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
