//===- VerifyCollectives.cpp - All ranks issue the same collectives -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/RankDependence.h"

#include "dp/IR/DP.h"
#include "dp/IR/Stage.h"
#include "dp/Schedule/Verify/Passes.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPVERIFYCOLLECTIVES
#include "dp/Schedule/Verify/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Of the buffer that all ranks must have of one size: of an all_gather what is
/// received, of the others what is sent. The other side's chunks are those of
/// this one.
static Value getWhole(Operation *op) {
  return op->getOperand(isa<BufferAllGatherOp>(op) ? 1 : 0);
}

static StringRef getName(Operation *op) {
  return op->getName().getStringRef().rsplit('.').second;
}

static LogicalResult verify(func::FuncOp entry) {
  RankDependence dependence(entry);
  LogicalResult result = success();
  auto check = [&](Operation *op, RankTaint control, Location decidedAt) {
    if (control) {
      InFlightDiagnostic error = op->emitError()
                                 << "ranks may come to this " << getName(op)
                                 << " at different times, or not at all";
      error.attachNote(decidedAt)
          << "what is decided here may differ between ranks";
      error.attachNote(control->loc) << control->text;
      result = failure();
    } else if (RankTaint size = dependence.getShape(getWhole(op))) {
      InFlightDiagnostic error = op->emitError()
                                 << "the size of this " << getName(op)
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
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(), {Stage::buffers})))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr) && failed(verify(function)))
        signalPassFailure();
  }
};
} // namespace
