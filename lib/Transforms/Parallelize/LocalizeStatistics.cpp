//===- LocalizeStatistics.cpp - Statistics of a device's rows ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"

#include "dp/IR/CommunicationAttrs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

Value dp::mapElements(OpBuilder &builder, Location loc, Value local,
                      llvm::function_ref<Value(OpBuilder &, Value)> make) {
  auto type = cast<RankedTensorType>(local.getType());
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, local),
      type.getElementType());
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{type}, ValueRange{local}, ValueRange{empty},
      ArrayRef<AffineMap>{map, map},
      SmallVector<utils::IteratorType>(type.getRank(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        linalg::YieldOp::create(body, bodyLoc, make(body, arguments[0]));
      });
  return generic.getResult(0);
}

/// Returns the mean over a device's rows for `value`, the mean over all rows:
/// the device's summand times the number of all rows, divided by that of its
/// own rows.
Value Localizer::getLocalMean(Value value, Value local, Operation *reduction) {
  Location loc = value.getLoc();
  PlacementRule rule = getPlacementRule(reduction);
  const Decision *decision = analysis.getDecision(reduction);
  Value rows, all;
  for (auto [operand, placement] :
       llvm::zip_equal(rule.operands, decision->operands))
    if (!rows && placement.isSharded()) {
      OpFoldResult blocks = getBlocks(operand.value, placement);
      rows = getShardSize(blocks, placement.unit, loc);
      all = getBlocksValue(blocks, placement.unit, loc);
      localStatistics[value] = {blocks, placement.unit};
    }
  // A device without rows has a sum of zero.
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  rows = arith::MaxUIOp::create(builder, loc, rows, one);
  auto type = cast<RankedTensorType>(local.getType());
  auto toNumber = [&](Value index) -> Value {
    Value integer =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
    return arith::SIToFPOp::create(builder, loc, type.getElementType(),
                                   integer);
  };
  Value times =
      arith::DivFOp::create(builder, loc, toNumber(all), toNumber(rows));
  return mapElements(builder, loc, local, [&](OpBuilder &body, Value element) {
    return arith::MulFOp::create(body, loc, element, times);
  });
}

Value Localizer::getUniform(Value value, Placement wanted, Operation *user) {
  Value local = get(value, wanted, user);
  if (!wanted.isReplicated() || !localStatistics.contains(value))
    return local;
  Location loc = value.getLoc();
  Value summand = averageStatistics ? getWeightedShare(value, local) : Value();
  if (!summand)
    summand = maskInit(value, local, ReductionKind::add, loc);
  auto reduce = AllReduceOp::create(builder, loc, local.getType(), summand,
                                    ReductionKind::add);
  reduce->setAttr(kReasonAttr, builder.getStringAttr(describe(value, user)));
  reduce->setAttr(kBuffersAttr, builder.getUnitAttr());
  return reduce.getResult();
}

/// Returns a device's summand of the average of a local statistic; null if
/// there is none, as for integers.
Value Localizer::getWeightedShare(Value value, Value local) {
  Location loc = value.getLoc();
  auto type = cast<RankedTensorType>(local.getType());
  const Rows of = localStatistics.lookup(value);
  // A value of an inner loop does not dominate this place.
  auto inner = dyn_cast<Value>(of.blocks);
  if (!isa<FloatType>(type.getElementType()) ||
      (inner && !inner.getParentRegion()->isAncestor(
                    builder.getInsertionBlock()->getParent()))) {
    remarks.push_back(
        {value.getDefiningOp() ? value.getDefiningOp()
                               : value.getParentBlock()->getParentOp(),
         "each device has its own of this; it has no average, so it is the "
         "first device's"});
    return {};
  }
  auto toNumber = [&](Value index) -> Value {
    Value integer =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
    return arith::SIToFPOp::create(builder, loc, type.getElementType(),
                                   integer);
  };
  Value rows = getShardSize(of.blocks, of.unit, loc);
  Value all = getBlocksValue(of.blocks, of.unit, loc);
  Value share =
      arith::DivFOp::create(builder, loc, toNumber(rows), toNumber(all));
  // The statistic of a device without rows may be NaN.
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value hasRows =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, rows, zero);
  Value nothing = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(type.getElementType()));
  return mapElements(builder, loc, local, [&](OpBuilder &body, Value element) {
    Value part = arith::MulFOp::create(body, loc, element, share);
    return arith::SelectOp::create(body, loc, hasRows, part, nothing);
  });
}
