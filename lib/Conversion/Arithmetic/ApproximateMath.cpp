//===- ApproximateMath.cpp - Math functions as polynomials ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-approximate-math"

namespace mlir::dp {
#define GEN_PASS_DEF_DPAPPROXIMATEMATH
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct ApproximateMath : dp::impl::DPApproximateMathBase<ApproximateMath> {
  void runOnStage() override {
    if (!getOperation()->hasAttr(kKernelAttr))
      return;
    // Sine and cosine stay calls, because their polynomials lose all digits of
    // large arguments.
    static const llvm::StringSet<> approximated = {
        "math.exp",  "math.expm1", "math.log", "math.log1p",
        "math.log2", "math.tanh",  "math.erf"};
    auto predicate = [](StringRef name) { return approximated.contains(name); };
    RewritePatternSet patterns(&getContext());
    populateMathF32ExpansionPatterns(patterns, predicate);
    populateMathPolynomialApproximationPatterns(patterns, predicate);
    FrozenRewritePatternSet frozen(std::move(patterns));
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<math::MathDialect>(op->getDialect()))
        ops.push_back(op);
    });
    LDBG() << getOperation().getName() << " has " << ops.size() << " math ops";
    if (!ops.empty())
      (void)applyOpPatternsGreedily(ops, frozen);
  }
};
} // namespace
