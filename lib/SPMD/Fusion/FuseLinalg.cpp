//===- FuseLinalg.cpp - Fusion of elementwise linalg ops ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Contractions/NarrowFactors.h"
#include "FusionChoice.h"
#include "SimplifyPatterns.h"

#include "dp/IR/Target.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-linalg"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSELINALG
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

struct FuseLinalg : dp::impl::DPFuseLinalgBase<FuseLinalg> {
  using Base::Base;

  void runOnProgram() override {
    MLIRContext *context = &getContext();
    const bool gpu = getTarget(getOperation()).isGpu();
    RewritePatternSet patterns(context);
    populateSimplifyPatterns(patterns, gpu);
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, [this, gpu](OpOperand *operand) {
          if (!shouldFuse(operand, gpu))
            return false;
          LDBG() << "fuse " << *operand->get().getDefiningOp() << "\n  into "
                 << *operand->getOwner();
          ++numFused;
          return true;
        });
    // The scaling of a product of 8-bit factors is a kernel in any case: a
    // reshape of its result must not keep the next op out of that kernel.
    linalg::populateFoldReshapeOpsByExpansionPatterns(
        patterns, [gpu](OpOperand *operand) {
          auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
          return gpu && producer && operand->get().hasOneUse() &&
                 isa<tensor::ExpandShapeOp>(operand->getOwner()) &&
                 readsF8Product(producer);
        });
    linalg::populateInlineConstantOperandsPatterns(patterns);
    // Top down, so that a chain grows from its first op.
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    // A body is one block, whose dead ops the driver erases.
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // The program is right after every rewrite, so that it does not matter if
    // the driver stops early, as it does where two patterns undo each other.
    config.setMaxNumRewrites(getMaxRewrites(getOperation()));
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
