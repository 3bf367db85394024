//===- IndexUpdatePlacement.cpp - Placement rule of dp.index_update -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Extensions/AllExtensions.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Converts `indices` to positions in a destination whose dimension for index
/// number `component` begins at `offset`. The positions have type index,
/// because a narrow type may not hold the difference.
static Value subtractOffset(OpBuilder &builder, Location loc, Value indices,
                            Value offset, bool vectors, int64_t component) {
  auto type = cast<RankedTensorType>(indices.getType());
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, indices),
      builder.getIndexType());
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{empty.getType()}, ValueRange{indices},
      ValueRange{empty}, ArrayRef<AffineMap>{map, map},
      SmallVector<utils::IteratorType>(type.getRank(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        Value index = arguments[0];
        if (!index.getType().isIndex())
          index = arith::IndexCastOp::create(body, bodyLoc, body.getIndexType(),
                                             index);
        Value local = arith::SubIOp::create(body, bodyLoc, index, offset);
        if (vectors) {
          Value number =
              linalg::IndexOp::create(body, bodyLoc, type.getRank() - 1);
          Value isComponent = arith::CmpIOp::create(
              body, bodyLoc, arith::CmpIPredicate::eq, number,
              arith::ConstantIndexOp::create(body, bodyLoc, component));
          local =
              arith::SelectOp::create(body, bodyLoc, isComponent, local, index);
        }
        linalg::YieldOp::create(body, bodyLoc, local);
      });
  return generic.getResult(0);
}

namespace {
/// The dimensions that count the updates are reductions of the op's kind;
/// batching, window and indexed dimensions are parallel. A chunk along an
/// indexed dimension drops the updates of other chunks.
struct IndexUpdatePlacement
    : PlacementOpInterface::ExternalModel<IndexUpdatePlacement, IndexUpdateOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto update = cast<IndexUpdateOp>(op);
    IndexUpdateShape shape = update.getUpdateShape();
    auto destType = cast<RankedTensorType>(update.getDest().getType());
    PlacementRule rule;
    SmallVector<DimFactor, 4> dest(destType.getRank());
    SmallVector<DimFactor, 4> counted, updates;
    // The last of several updates wins, and only the order of all updates says
    // which that is.
    OpBuilder builder(op->getContext());
    bool combines =
        update.getKind() &&
        getIdentity(builder, destType.getElementType(), *update.getKind());
    for (int64_t dim : update.getBatching()) {
      dest[dim] = {rule.addFactor(), 1};
      counted.push_back(dest[dim]);
    }
    while (static_cast<int64_t>(counted.size()) < shape.numCounted)
      counted.push_back(
          {rule.addFactor({/*reduction=*/true, /*shardable=*/combines}), 1});
    updates = counted;
    for (int64_t dim : shape.window) {
      dest[dim] = {rule.addFactor(), 1};
      updates.push_back(dest[dim]);
    }
    for (int64_t dim : update.getDims())
      dest[dim] = {rule.addFactor(), 1};
    if (shape.hasVectors)
      counted.push_back({});
    rule.operands.push_back({update.getUpdates(), updates});
    rule.operands.push_back(
        {update.getDest(), dest, OperandUse::reductionInit, 0});
    rule.operands.push_back({update.getIndices(), counted});
    rule.results.push_back({dest, combines ? update.getKind() : std::nullopt});
    return rule;
  }

  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    auto update = cast<IndexUpdateOp>(op);
    auto getState = [&](unsigned operand, Value value) {
      if (partial.test(operand))
        return Linearity::linear;
      return isIdentityTensor(value, ReductionKind::add)
                 ? Linearity::zero
                 : Linearity::independent;
    };
    Linearity updates = getState(0, update.getUpdates());
    Linearity dest = getState(1, update.getDest());
    bool isLinear = false;
    if (!partial.test(2) && kind == ReductionKind::add) {
      // Updates of a partial destination must be partial, too.
      if (!update.getKind() || update.getKind() == ReductionKind::add)
        isLinear =
            updates != Linearity::independent && dest != Linearity::independent;
      else if (update.getKind() == ReductionKind::mul)
        isLinear =
            updates == Linearity::independent && dest == Linearity::linear;
    }
    return {isLinear ? Linearity::linear : Linearity::nonlinear};
  }

  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto update = cast<IndexUpdateOp>(op);
    SmallVector<Value> operands(localization.operands);
    int64_t dim = localization.getShardedDim(0);
    const int64_t *indexed = llvm::find(update.getDims(), dim);
    if (localization.isSharded() && indexed != update.getDims().end())
      operands[2] = subtractOffset(builder, op->getLoc(), operands[2],
                                   localization.shardOffset(1),
                                   update.getUpdateShape().hasVectors,
                                   indexed - update.getDims().begin());
    auto local = IndexUpdateOp::create(
        builder, op->getLoc(), operands[1].getType(), operands[0], operands[1],
        operands[2], update.getDimsAttr(), update.getBatchingAttr(),
        update.getKindAttr());
    local->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    // The part of the updates that the device holds, for passes that gather it.
    const Placement &updates = localization.operandPlacements[0];
    if (localization.resultPlacements[0].isPartial() && updates.isSharded() &&
        updates == localization.operandPlacements[2] &&
        update.getKind() == ReductionKind::add) {
      auto type = cast<RankedTensorType>(update.getUpdates().getType());
      if (!type.isDynamicDim(updates.dim))
        local->setAttr(kChunkAttr,
                       ChunkAttr::get(builder.getContext(), updates.dim,
                                      updates.unit,
                                      type.getDimSize(updates.dim)));
    }
    return {local.getResult()};
  }
};
} // namespace

void dp::registerIndexUpdatePlacementModel(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    IndexUpdateOp::attachInterface<IndexUpdatePlacement>(*context);
    context->loadDialect<arith::ArithDialect, linalg::LinalgDialect,
                         tensor::TensorDialect>();
  });
}
