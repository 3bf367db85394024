//===- ExplainCollectives.cpp - A remark at every collective -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/PlacementAnalysis.h"
#include "dp/Transforms/Passes.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPEXPLAINCOLLECTIVES
#include "dp/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct ExplainCollectives
    : dp::impl::DPExplainCollectivesBase<ExplainCollectives> {
  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      // What travels is the whole tensor, or a summand as large.
      Type type;
      if (isa<AllReduceOp, ReduceScatterOp>(op))
        type = getWholeType(op->getOperand(0));
      else if (isa<AllGatherOp, GatherOp, ReduceAddOp, ReduceOp>(op))
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

  static Type getWholeType(Value value) {
    auto placed = dyn_cast<PlacedType>(value.getType());
    return placed ? Type(placed.getTensorType()) : value.getType();
  }
};
} // namespace
