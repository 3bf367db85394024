//===- VerifyCollectives.cpp - Verification of collectives ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/RankDependence.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Verify/Passes.h"

#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-verify-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPVERIFYCOLLECTIVES
#include "dp/Schedule/Verify/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static LogicalResult verify(func::FuncOp entry) {
  RankDependence dependence(entry);
  LogicalResult result = success();
  auto check = [&](BufferCollectiveOpInterface op, RankTaint control,
                   Location decidedAt) {
    LDBG() << op->getName() << " at " << op.getLoc() << " runs on "
           << (control ? "some ranks" : "all ranks");
    StringRef name = getName(op.getCollectiveKind());
    if (control) {
      InFlightDiagnostic error = op->emitError()
                                 << "ranks may come to this " << name
                                 << " at different times, or not at all";
      error.attachNote(decidedAt)
          << "what is decided here may differ between ranks";
      error.attachNote(control->loc) << control->text;
      result = failure();
    } else if (RankTaint size = dependence.getShape(op.getWhole())) {
      InFlightDiagnostic error = op->emitError() << "the size of this " << name
                                                 << " may differ between ranks";
      error.attachNote(size->loc) << size->text;
      result = failure();
    }
  };
  dependence.onCollective = check;
  dependence.run();
  return result;
}

namespace {
struct VerifyCollectives
    : dp::impl::DPVerifyCollectivesBase<VerifyCollectives> {
  void runOnStage() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr) && failed(verify(function)))
        signalPassFailure();
  }
};
} // namespace
