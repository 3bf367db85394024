//===- SignalPlacement.cpp - Placement rules of the signal ops ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SignalDialect.h"

#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Rows are independent of each other; a row must be whole.
struct UnitRowsRule
    : PlacementOpInterface::ExternalModel<UnitRowsRule, signal::UnitRowsOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule = getElementwiseRule(op);
    rule.factors[1].shardable = false;
    return rule;
  }
};

/// Sharded rows make each device's energy a summand.
struct EnergyRule
    : PlacementOpInterface::ExternalModel<EnergyRule, signal::EnergyOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule;
    int32_t rows = rule.addFactor({/*reduction=*/true});
    int32_t columns = rule.addFactor();
    rule.operands.push_back(
        {op->getOperand(0), {DimFactor{rows}, DimFactor{columns}}});
    rule.results.push_back({{DimFactor{columns}}, ReductionKind::add});
    return rule;
  }
};

/// Summands may be amplified before they are added up.
struct AmplifyRule
    : PlacementOpInterface::ExternalModel<AmplifyRule, signal::AmplifyOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    return getElementwiseRule(op);
  }
  SmallVector<Linearity> getLinearity(Operation *, const PlacementRule &,
                                      const llvm::SmallBitVector &,
                                      ReductionKind kind) const {
    return {kind == ReductionKind::add ? Linearity::linear
                                       : Linearity::nonlinear};
  }
};
} // namespace

void signal::registerPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SignalDialect *) {
    UnitRowsOp::attachInterface<UnitRowsRule>(*context);
    EnergyOp::attachInterface<EnergyRule>(*context);
    AmplifyOp::attachInterface<AmplifyRule>(*context);
  });
}
