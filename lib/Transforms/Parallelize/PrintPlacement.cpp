//===- PrintPlacement.cpp - A remark with its placement at every op ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/IR/Stage.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPRINTPLACEMENT
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct PrintPlacement : dp::impl::DPPrintPlacementBase<PrintPlacement> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::none, Stage::parallel})))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal() || !function.getBody().hasOneBlock())
        continue;
      PlacementAnalysis analysis(function);
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        const Decision *decision = analysis.getDecision(op);
        if (!decision || decision->results.empty())
          return;
        InFlightDiagnostic remark = op->emitRemark();
        llvm::interleaveComma(decision->results, remark,
                              [&](const Placement &placement) {
                                remark << placement.toAttr(&getContext()).str();
                              });
      });
    }
  }
};
} // namespace
