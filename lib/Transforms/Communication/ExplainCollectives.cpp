//===- ExplainCollectives.cpp - A remark at every collective -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/IR/AnalysisAttrs.h"
#include "dp/IR/Stage.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/Support/FormatVariadic.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPLAINCOLLECTIVES
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct ExplainCollectives
    : dp::impl::DPExplainCollectivesBase<ExplainCollectives> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::none, Stage::parallel})))
      return signalPassFailure();
    getOperation().walk([&](Operation *op) {
      if (auto parallel = dyn_cast<ParallelOp>(op))
        return explainReplicated(parallel);
      // The payload is the whole tensor, or a summand as large.
      Type type;
      if (auto collective = dyn_cast<CollectiveOpInterface>(op))
        type = getWholeType(collective.getWhole());
      else if (isa<GatherOp, ReduceAddOp, ReduceOp>(op))
        type = getWholeType(op->getResult(0));
      else
        return;
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

  /// What all devices compute alike, with its share of the work.
  static void explainReplicated(ParallelOp parallel) {
    auto list = parallel->getAttrOfType<ArrayAttr>(kReplicatedAttr);
    auto work = parallel->getAttrOfType<IntegerAttr>(kWorkAttr);
    if (!list || !work)
      return;
    double all = std::max<int64_t>(work.getInt(), 1), sum = 0;
    SmallVector<DictionaryAttr> entries;
    for (Attribute attribute : list)
      if (auto entry = dyn_cast<DictionaryAttr>(attribute);
          entry && entry.getAs<IntegerAttr>("work")) {
        sum += entry.getAs<IntegerAttr>("work").getInt();
        entries.push_back(entry);
      }
    // Not at the op: that would print its whole body.
    InFlightDiagnostic remark = emitRemark(parallel.getLoc());
    auto add = [&](auto &&to, double part) {
      to << llvm::formatv("{0} iterations, {1:F1}% of the step's",
                          static_cast<int64_t>(part), 100 * part / all)
                .str();
    };
    remark << entries.size() << (entries.size() == 1 ? " op runs" : " ops run")
           << " alike on every device: ";
    add(remark, sum);
    for (DictionaryAttr entry : entries)
      if (auto name = entry.getAs<StringAttr>("name"))
        if (auto loc = entry.getAs<LocationAttr>("loc")) {
          Diagnostic &note = remark.attachNote(loc) << name.getValue() << ": ";
          add(note, entry.getAs<IntegerAttr>("work").getInt());
        }
  }

  static Type getWholeType(Value value) {
    auto placed = dyn_cast<PlacedType>(value.getType());
    return placed ? Type(placed.getTensorType()) : value.getType();
  }
};
} // namespace
