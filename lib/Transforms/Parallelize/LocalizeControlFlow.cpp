//===- LocalizeControlFlow.cpp - Loops and branches on one device --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Bounds and conditions are scalars, which are uniform over the devices. So all
// devices take the same branches and run the same collectives.
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the blocks of a loop-carried value whose initial value is `init`.
OpFoldResult Localizer::getCarryBlocks(Value init, Placement placement,
                                       Location loc) {
  if (!placement.isSharded())
    return {};
  if (OpFoldResult known = getBlocks(init, placement))
    return known;
  Value extent = getGlobalExtent(init, placement.dim, loc);
  if (placement.unit == 1)
    return extent;
  Value unit = arith::ConstantIndexOp::create(builder, loc, placement.unit);
  return arith::DivUIOp::create(builder, loc, extent, unit).getResult();
}

/// Adds `local`, a rebuilt result or region argument of `op` into which
/// `sources` flow. Fails unless all sources have the same number of blocks.
LogicalResult Localizer::addResult(Operation *op, Value result, Value local,
                                   ArrayRef<OpOperand *> sources) {
  if (!isa<RankedTensorType>(result.getType())) {
    scalars.map(result, local);
    return success();
  }
  Placement placement = analysis.getPlacement(result);
  Entry entry;
  entry.materializations.push_back({placement, local});
  if (placement.isSharded())
    for (OpOperand *source : sources) {
      OpFoldResult blocks = getBlocks(source->get(), placement);
      auto value = dyn_cast_if_present<Value>(blocks);
      bool isInner =
          value && op->isAncestor(value.getParentRegion()->getParentOp());
      if (!blocks || isInner || (entry.blocks && entry.blocks != blocks))
        return failOnChangingExtent(op);
      entry.blocks = blocks;
    }
  entries[result] = std::move(entry);
  return success();
}

LogicalResult Localizer::localizeRegion(Region &region, Operation *clone,
                                        unsigned number) {
  Block &block = region.front();
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (BlockArgument argument : block.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    types.push_back(
        type ? PlacedType::get(type, analysis.getPlacement(argument).toAttr(
                                         builder.getContext()))
                   .getLocalType(devices)
             : argument.getType());
    locs.push_back(argument.getLoc());
  }
  Block *body = builder.createBlock(&clone->getRegion(number), {}, types, locs);
  for (auto [argument, local] :
       llvm::zip_equal(block.getArguments(), body->getArguments()))
    if (auto it = entries.find(argument); it != entries.end())
      it->second.materializations.front().local = local;
    else
      scalars.map(argument, local);

  scopes.emplace_back();
  scopes.back().global = &block;
  scopes.back().parent = clone;
  ++level;
  for (Operation &op : block.without_terminator())
    if (failed(localize(&op)))
      return failure();
  Operation *terminator = block.getTerminator();
  SmallVector<Value> yielded;
  for (OpOperand &operand : terminator->getOpOperands()) {
    SmallVector<Value, 2> targets = getTargetsInFlow(operand);
    yielded.push_back(isa<RankedTensorType>(operand.get().getType())
                          ? getUniform(operand.get(),
                                       analysis.getPlacement(targets.front()),
                                       terminator)
                          : getScalar(operand.get()));
  }
  builder.clone(*terminator)->setOperands(yielded);
  --level;
  scopes.pop_back();
  return success();
}

LogicalResult Localizer::failOnChangingExtent(Operation *op) {
  changing = op;
  return failure();
}

void Localizer::remarkKeptWhole(Operation *op) {
  auto kept = analysis.getKeptWhole(op);
  if (!kept)
    return;
  auto [type, placement] = *kept;
  std::string text;
  llvm::raw_string_ostream(text)
      << "carries a '" << type
      << "' whole on every device: it would be cut along "
      << "dimension " << placement.dim
      << ", whose extent may change on the way; one that is static, or that "
         "is the same value each time around, would keep it sharded";
  remarks.push_back({op, std::move(text)});
}

LogicalResult Localizer::localizeControlFlow(Operation *op) {
  remarkKeptWhole(op);
  SmallVector<CarrySlot> slots = getCarrySlots(op);
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    SmallVector<Value, 2> targets = getTargetsInFlow(operand);
    operands.push_back(isa<RankedTensorType>(operand.get().getType())
                           ? getUniform(operand.get(),
                                        analysis.getPlacement(targets.front()),
                                        op)
                           : getScalar(operand.get()));
  }
  // Loop-carried values get their local values when the body is built.
  for (const CarrySlot &slot : slots) {
    if (!slot.isCarry || !slot.isTensor())
      continue;
    Value argument = slot.targets.front();
    Placement placement = analysis.getPlacement(argument);
    Entry entry;
    entry.materializations.push_back({placement, Value()});
    entry.blocks =
        getCarryBlocks(slot.sources.front()->get(), placement, op->getLoc());
    entries[argument] = std::move(entry);
  }

  IRMapping none;
  Operation *clone = op->cloneWithoutRegions(none);
  builder.insert(clone);
  clone->setOperands(operands);
  for (auto [result, local] :
       llvm::zip_equal(op->getResults(), clone->getResults()))
    if (auto type = dyn_cast<RankedTensorType>(result.getType()))
      local.setType(PlacedType::get(type, analysis.getPlacement(result).toAttr(
                                              builder.getContext()))
                        .getLocalType(devices));

  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    // The arguments of a while loop's body come from its condition, which is
    // built by now.
    for (const CarrySlot &slot : slots)
      if (auto argument = dyn_cast<BlockArgument>(slot.targets.front());
          argument && !slot.isCarry && argument.getOwner() == &region.front())
        if (failed(addResult(op, argument, Value(), slot.sources)))
          return failure();
    if (failed(localizeRegion(region, clone, region.getRegionNumber())))
      return failure();
  }

  for (const CarrySlot &slot : slots) {
    Value argument = slot.targets.front();
    // The extent must be the same in each iteration.
    if (slot.isCarry && slot.isTensor()) {
      OpOperand *next = slot.sources.back();
      Placement placement = analysis.getPlacement(argument);
      if (placement.isSharded() &&
          getBlocks(next->get(), placement) != entries[argument].blocks)
        return failOnChangingExtent(op);
    }
    auto result = dyn_cast<OpResult>(slot.targets.back());
    if (!result)
      continue;
    Value local = clone->getResult(result.getResultNumber());
    if (slot.isCarry && slot.isTensor()) {
      Entry entry{{{analysis.getPlacement(result), local}},
                  entries[argument].blocks};
      entries[result] = std::move(entry);
    } else if (failed(addResult(op, result, local, slot.sources))) {
      return failure();
    }
  }
  return success();
}
