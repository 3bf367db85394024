//===- UnrollLoops.cpp - Short elementwise loops --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream unrolls loops; this pass chooses them.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-unroll-loops"

namespace mlir::dp {
#define GEN_PASS_DEF_DPUNROLLLOOPS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` computes each element of a tensor from one element of
/// each of others, or moves none.
static bool isElementwise(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.hasPureTensorSemantics() &&
           linalgOp.getNumReductionLoops() == 0;
  return op->getNumRegions() == 0 &&
         isa<arith::ArithDialect, math::MathDialect, tensor::TensorDialect>(
             op->getDialect()) &&
         !isa<tensor::InsertOp, tensor::InsertSliceOp, tensor::ScatterOp>(op);
}

/// Returns the number of ops that `loop` would become, none if it is to stay.
static std::optional<int64_t> countUnrolledOps(scf::ForOp loop,
                                               int64_t maxTrips) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  if (!trips || trips->ugt(maxTrips))
    return std::nullopt;
  int64_t numOps = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (!isElementwise(&op))
      return std::nullopt;
    op.walk([&](Operation *) { ++numOps; });
  }
  return numOps * static_cast<int64_t>(trips->getZExtValue());
}

namespace {
struct UnrollLoops : dp::impl::DPUnrollLoopsBase<UnrollLoops> {
  using Base::Base;

  void runOnProgram() override {
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) {
      std::optional<int64_t> numOps = countUnrolledOps(loop, maxTrips);
      if (numOps && *numOps <= maxOps)
        loops.push_back(loop);
    });
    for (scf::ForOp loop : loops) {
      LDBG() << "unroll " << loop.getLoc();
      if (succeeded(loopUnrollFull(loop)))
        ++numUnrolled;
    }
    if (loops.empty())
      return;
    // Tables that iterations hand on are constants now.
    RewritePatternSet patterns(&getContext());
    tensor::populateFoldConstantExtractSlicePatterns(
        patterns, [](tensor::ExtractSliceOp slice) {
          return slice.getType().hasStaticShape() &&
                 slice.getType().getNumElements() <= 16;
        });
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};
} // namespace
