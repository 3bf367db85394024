//===- DecomposePacks.cpp - linalg.pack and linalg.unpack -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-decompose-packs"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDECOMPOSEPACKS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static LogicalResult decompose(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](linalg::PackOp pack) -> LogicalResult {
        return linalg::lowerPack(rewriter, pack,
                                 /*lowerPadLikeWithInsertSlice=*/false);
      })
      .Case([&](linalg::UnPackOp unpack) -> LogicalResult {
        return linalg::lowerUnPack(rewriter, unpack,
                                   /*lowerUnpadLikeWithExtractSlice=*/false);
      })
      .Default(failure());
}

namespace {
struct DecomposePacks : dp::impl::DPDecomposePacksBase<DecomposePacks> {
  void runOnStage() override {
    SmallVector<Operation *> packs;
    getOperation()->walk([&](Operation *op) {
      if (isa<linalg::PackOp, linalg::UnPackOp>(op))
        packs.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : packs) {
      LDBG() << "decompose " << op->getName() << " at " << op->getLoc();
      if (failed(decompose(rewriter, op))) {
        op->emitOpError()
            << "cannot be decomposed into a pad, a reshape and a transpose";
        return signalPassFailure();
      }
      ++numDecomposed;
    }
  }
};
} // namespace
