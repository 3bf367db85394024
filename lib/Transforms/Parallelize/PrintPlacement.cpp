//===- PrintPlacement.cpp - Remarks on placements -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-print-placement"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPRINTPLACEMENT
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct PrintPlacement : dp::impl::DPPrintPlacementBase<PrintPlacement> {
  void runOnStage() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal() || !function.getBody().hasOneBlock())
        continue;
      LDBG() << "print the placements of " << function.getName();
      PlacementAnalysis analysis(function);
      // Operation::emitRemark numbers all values of the function for the note
      // that prints the op, which takes quadratic time for all ops together.
      std::optional<AsmState> names;
      if (getContext().shouldPrintOpOnDiagnostic())
        names.emplace(
            function,
            OpPrintingFlags().useLocalScope().elideLargeElementsAttrs());
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        const Decision *decision = analysis.getDecision(op);
        if (!decision || decision->results.empty())
          return;
        InFlightDiagnostic remark = emitRemark(op->getLoc());
        llvm::interleaveComma(decision->results, remark,
                              [&](const Placement &placement) {
                                remark << placement.toAttr(&getContext()).str();
                              });
        if (!names)
          return;
        std::string text;
        llvm::raw_string_ostream os(text);
        op->print(os, *names);
        remark.attachNote(op->getLoc())
            << "see current operation: "
            << (StringRef(text).contains('\n') ? "\n" : "") << text;
      });
    }
  }
};
} // namespace
