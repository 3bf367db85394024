//===- ExplainCollectives.cpp - A remark at every collective -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/IR/AnalysisAttrs.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/Support/DebugLog.h"
#include "llvm/Support/FormatVariadic.h"

#define DEBUG_TYPE "dp-explain-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPLAINCOLLECTIVES
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct ExplainCollectives
    : dp::impl::DPExplainCollectivesBase<ExplainCollectives> {
  void runOnStage() override {
    getOperation().walk([&](Operation *op) {
      if (auto parallel = dyn_cast<ParallelOp>(op))
        return explainReplicated(parallel);
      // The payload is the whole tensor, or a summand of the same size.
      Type type;
      if (auto collective = dyn_cast<CollectiveOpInterface>(op))
        type = getWholeType(collective.getWhole());
      else if (isa<GatherOp, ReduceAddOp, ReduceOp>(op))
        type = getWholeType(op->getResult(0));
      else
        return;
      LDBG() << op->getName() << " of " << type << " at " << op->getLoc();
      InFlightDiagnostic remark = op->emitRemark();
      remark << op->getName().stripDialect() << " of ";
      auto shaped = cast<ShapedType>(type);
      if (!shaped.hasStaticShape())
        remark << type;
      else
        remark << getByteSize(type) << " bytes";
      if (auto reason = op->getAttrOfType<StringAttr>(kReasonAttr))
        remark << ": " << reason.getValue();
      else
        remark << ": a result that the caller gets whole";
      for (Operation *parent = op->getParentOp(); parent;
           parent = parent->getParentOp())
        if (parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
          break;
        else if (isa<LoopLikeOpInterface>(parent))
          remark.attachNote(parent->getLoc()) << "each time around this loop";
    });
  }

  /// Emits a remark for the ops that all devices run alike, with their share of
  /// the work.
  static void explainReplicated(ParallelOp parallel) {
    auto work = parallel->getAttrOfType<WorkAttr>(kWorkAttr);
    if (!work)
      return;
    double all = std::max<int64_t>(work.getIterations(), 1), sum = 0;
    ArrayRef<ReplicatedOpAttr> replicated = work.getReplicated();
    for (ReplicatedOpAttr op : replicated)
      sum += op.getIterations();
    // A remark at the op would print its whole body.
    InFlightDiagnostic remark = emitRemark(parallel.getLoc());
    auto add = [&](auto &&to, double part) {
      to << llvm::formatv("{0} iterations, {1:F1}% of the step's",
                          static_cast<int64_t>(part), 100 * part / all)
                .str();
    };
    remark << replicated.size()
           << (replicated.size() == 1 ? " op runs" : " ops run")
           << " alike on every device: ";
    add(remark, sum);
    for (ReplicatedOpAttr op : replicated) {
      Diagnostic &note = remark.attachNote(Location(op.getLoc()))
                         << op.getOp() << ": ";
      add(note, op.getIterations());
    }
  }

  static Type getWholeType(Value value) {
    auto placed = dyn_cast<PlacedType>(value.getType());
    return placed ? Type(placed.getTensorType()) : value.getType();
  }
};
} // namespace
