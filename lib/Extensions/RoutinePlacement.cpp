//===- RoutinePlacement.cpp - The placement rule of dp.routine ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Extensions/AllExtensions.h"
#include "dp/IR/Routine.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Parallel along the batch; a matrix is whole.
struct RoutinePlacement
    : PlacementOpInterface::ExternalModel<RoutinePlacement, RoutineOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto routine = cast<RoutineOp>(op);
    PlacementRule rule;
    SmallVector<DimFactor, 4> batch;
    for (int64_t dim = 0, end = routine.getNumBatchDims(); dim < end; ++dim)
      batch.push_back({rule.addFactor(), 1});
    auto getDims = [&](Value value) {
      SmallVector<DimFactor, 4> dims(batch);
      dims.resize(cast<RankedTensorType>(value.getType()).getRank());
      return dims;
    };
    for (Value input : routine.getInputs())
      rule.operands.push_back({input, getDims(input)});
    for (Value dest : routine.getDests()) {
      rule.operands.push_back({dest, getDims(dest), OperandUse::shapeOnly});
      rule.results.push_back({getDims(dest), std::nullopt});
    }
    return rule;
  }

  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    auto routine = cast<RoutineOp>(op);
    auto signature =
        RoutineSignature::get(routine.getRoutine(), routine.getFlags());
    bool isLinear = kind == ReductionKind::add;
    for (auto [number, input] : llvm::enumerate(routine.getInputs())) {
      bool isPartial = partial.test(number);
      bool isTerm = llvm::is_contained(signature.linear, number);
      // A term that every device has whole would be added once for each.
      if (isPartial != isTerm &&
          !(isTerm && isIdentityTensor(input, ReductionKind::add)))
        isLinear = false;
    }
    return SmallVector<Linearity>(op->getNumResults(),
                                  isLinear ? Linearity::linear
                                           : Linearity::nonlinear);
  }
};
} // namespace

void dp::registerRoutinePlacementModel(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    RoutineOp::attachInterface<RoutinePlacement>(*context);
  });
}
