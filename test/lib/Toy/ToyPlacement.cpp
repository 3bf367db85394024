//===- ToyPlacement.cpp - Placement rules of the toy dialect --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What docs/add-a-rule.md shows is here, word for word
// (test/Extensions/add-a-rule.test).
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::dp;
using namespace mlir::toy;

namespace {
struct CenterRule : PlacementOpInterface::ExternalModel<CenterRule, CenterOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule = getElementwiseRule(op); // a factor per dimension
    rule.factors[cast<CenterOp>(op).getDim()].shardable = false; // the mean's
    return rule;
  }
  SmallVector<Linearity> getLinearity(Operation *, const PlacementRule &,
                                      const llvm::SmallBitVector &,
                                      ReductionKind kind) const {
    return {kind == ReductionKind::add ? Linearity::linear
                                       : Linearity::nonlinear};
  }
};

struct HistogramRule
    : PlacementOpInterface::ExternalModel<HistogramRule, HistogramOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule;
    int32_t rows = rule.addFactor({/*reduction=*/true});
    rule.operands.push_back({op->getOperand(0), {DimFactor{rows}}});
    rule.results.push_back({{DimFactor{}}, ReductionKind::add});
    return rule;
  }
};

/// A shard's numbers begin where the shard begins.
struct NumberRule : PlacementOpInterface::ExternalModel<NumberRule, NumberOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule;
    int32_t rows = rule.addFactor();
    rule.operands.push_back({op->getOperand(0), {DimFactor{rows}}});
    rule.results.push_back({{DimFactor{rows}}, std::nullopt});
    return rule;
  }
  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    Operation *clone = cloneLocal(builder, op, localization);
    if (localization.isSharded()) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPoint(clone);
      Value offset = localization.shardOffset(1);
      clone->setOperand(1, arith::AddIOp::create(builder, op->getLoc(),
                                                 clone->getOperand(1), offset));
    }
    return {clone->getResult(0)};
  }
};
} // namespace

void toy::registerToyPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ToyDialect *) {
    CenterOp::attachInterface<CenterRule>(*context);
    HistogramOp::attachInterface<HistogramRule>(*context);
    NumberOp::attachInterface<NumberRule>(*context);
  });
}
