//===- CSE.cpp - Common subexpressions by the bodies of structured ops ----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's elimination hashes an op without its regions, and compares it with
// all ops of the same hash: n structured ops on the same operands take n * n
// comparisons of bodies.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-cse"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCSE
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Tells bodies apart while the pass runs.
static constexpr llvm::StringLiteral kBodyAttr = "dp.body";

/// The same for equal bodies: which op uses which value is not part of it, but
/// the constants from around the body are.
static llvm::hash_code hashBody(linalg::LinalgOp op) {
  llvm::hash_code hash{};
  for (Operation &nested : *op.getBlock()) {
    auto hashOperand = [](Value value) {
      Attribute constant;
      return matchPattern(value, m_Constant(&constant)) ? hash_value(constant)
                                                        : llvm::hash_code{};
    };
    hash = llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                        &nested, hashOperand,
                                        OperationEquivalence::ignoreHashValue,
                                        OperationEquivalence::IgnoreLocations));
  }
  return hash;
}

namespace {
struct CSE : dp::impl::DPCSEBase<CSE> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    Builder builder(&getContext());
    for (linalg::LinalgOp op : ops)
      op->setDiscardableAttr(kBodyAttr,
                             builder.getI64IntegerAttr(
                                 static_cast<int64_t>(size_t(hashBody(op)))));
    LDBG() << "told " << ops.size() << " bodies apart";
    IRRewriter rewriter(&getContext());
    bool changed = false;
    eliminateCommonSubExpressions(rewriter, getAnalysis<DominanceInfo>(),
                                  getOperation(), &changed);
    getOperation().walk(
        [&](linalg::LinalgOp op) { op->removeDiscardableAttr(kBodyAttr); });
    // The control flow stays as it is.
    markAnalysesPreserved<DominanceInfo, PostDominanceInfo>();
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
