//===- Localizer.cpp - Values of a function on one device ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"

#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

void Localizer::addArgument(Value global, Value local, Placement placement,
                            Value extent) {
  Entry &entry = entries[global];
  entry.materializations.push_back({placement, local});
  if (!placement.isSharded())
    return;
  if (extent) {
    entry.blocks = extent;
    return;
  }
  int64_t size =
      cast<RankedTensorType>(global.getType()).getDimSize(placement.dim);
  entry.blocks = builder.getIndexAttr(size / placement.unit);
}

//===----------------------------------------------------------------------===//
// Extents and offsets of chunks
//===----------------------------------------------------------------------===//

Value Localizer::lookup(llvm::function_ref<Value &(Scope &)> find,
                        llvm::function_ref<Value()> make) {
  for (Scope &scope : MutableArrayRef(scopes).take_front(level + 1))
    if (Value value = find(scope))
      return value;
  Value value = make();
  find(scopes[level]) = value;
  return value;
}

Value Localizer::getBlocksValue(OpFoldResult blocks, int64_t unit,
                                Location loc) {
  if (std::optional<int64_t> number = getConstantIntValue(blocks))
    return lookup(
        [&](Scope &scope) -> Value & { return scope.extents[*number * unit]; },
        [&] {
          return arith::ConstantIndexOp::create(builder, loc, *number * unit);
        });
  Value extent = cast<Value>(blocks);
  if (unit == 1)
    return extent;
  Value factor = arith::ConstantIndexOp::create(builder, loc, unit);
  return arith::MulIOp::create(builder, loc, extent, factor);
}

Value Localizer::getShardSize(OpFoldResult blocks, int64_t unit, Location loc) {
  return lookup(
      [&](Scope &scope) -> Value & {
        return scope.sizes[{blocks.getOpaqueValue(), unit}];
      },
      [&] {
        return ShardSizeOp::create(builder, loc, builder.getIndexType(),
                                   getBlocksValue(blocks, unit, loc), unit);
      });
}

Value Localizer::getShardOffset(OpFoldResult blocks, int64_t unit,
                                Location loc) {
  return lookup(
      [&](Scope &scope) -> Value & {
        return scope.offsets[{blocks.getOpaqueValue(), unit}];
      },
      [&] {
        return ShardOffsetOp::create(builder, loc, builder.getIndexType(),
                                     getBlocksValue(blocks, unit, loc), unit);
      });
}

/// Returns the number of blocks of `value` along the dimension that `placement`
/// shards; null if it is unknown.
OpFoldResult Localizer::getBlocks(Value value, Placement placement) {
  int64_t extent =
      cast<RankedTensorType>(value.getType()).getDimSize(placement.dim);
  if (!ShapedType::isDynamic(extent))
    return builder.getIndexAttr(extent / placement.unit);
  // The blocks of an entry are those of its first placement.
  auto it = entries.find(value);
  if (it != entries.end() && !it->second.materializations.empty() &&
      it->second.materializations.front().placement == placement)
    return it->second.blocks;
  return {};
}

Value Localizer::getGlobalExtent(Value value, int64_t dim, Location loc) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(dim))
    return getBlocksValue(builder.getIndexAttr(type.getDimSize(dim)), 1, loc);
  Entry &entry = entries[value];
  const Materialization &computed = entry.materializations.front();
  if (computed.placement.isSharded() && computed.placement.dim == dim)
    return getBlocksValue(entry.blocks, computed.placement.unit, loc);
  // The value that the tensor was made with, so that two tensors made with one
  // are seen to be equally large.
  Value made = computed.local;
  while (auto dps = made.getDefiningOp<DestinationStyleOpInterface>())
    made = dps.getTiedOpOperand(cast<OpResult>(made))->get();
  if (auto empty = made.getDefiningOp<tensor::EmptyOp>())
    return empty.getDynamicSize(dim);
  return tensor::DimOp::create(builder, loc, computed.local, dim);
}

//===----------------------------------------------------------------------===//
// Rebuilding ops
//===----------------------------------------------------------------------===//

/// Creates an empty tensor of the shape that `value` has on a device in
/// `placement`, for an op that reads the shape alone: nothing is sent for it.
Value Localizer::createShape(Value value, Placement placement,
                             OpFoldResult blocks, Location loc) {
  auto type = cast<RankedTensorType>(value.getType());
  RankedTensorType localType =
      PlacedType::get(type, placement.toAttr(builder.getContext()))
          .getLocalType(devices);
  SmallVector<Value> dynamic;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (localType.isDynamicDim(dim))
      dynamic.push_back(placement.isSharded() && placement.dim == dim
                            ? getShardSize(blocks, placement.unit, loc)
                            : getGlobalExtent(value, dim, loc));
  return tensor::EmptyOp::create(builder, loc, localType, dynamic);
}

SmallVector<Value> Localizer::build(Operation *op, const PlacementRule &rule,
                                    const Decision &decision,
                                    OpFoldResult blocks) {
  Localization localization{rule, decision.factor, decision.unit, {}, {},
                            {},   scalars,         devices,       {}, {},
                            {}};
  bool overReduction = decision.factor != DimFactor::kNone &&
                       rule.factors[decision.factor].reduction;
  // A scalar result may be a condition of control flow: all must be uniform.
  bool givesScalar = op->getNumResults() == 0 ||
                     llvm::any_of(op->getResultTypes(), [](Type type) {
                       return !isa<TensorType>(type);
                     });
  Rows statisticRows;
  bool readsStatistic = false;
  for (auto [operand, wanted] :
       llvm::zip_equal(rule.operands, decision.operands)) {
    Value local;
    bool needsShapeOnly =
        operand.use == OperandUse::shapeOnly &&
        analysis.getPlacement(operand.value) != wanted &&
        !isa_and_nonnull<tensor::EmptyOp>(operand.value.getDefiningOp());
    if (needsShapeOnly) {
      local = createShape(operand.value, wanted, blocks, op->getLoc());
    } else {
      local = givesScalar ? getUniform(operand.value, wanted, op)
                          : get(operand.value, wanted, op, blocks);
      if (wanted.isReplicated() && localStatistics.contains(operand.value)) {
        if (!readsStatistic)
          statisticRows = localStatistics.lookup(operand.value);
        readsStatistic = true;
      }
    }
    if (overReduction && operand.use == OperandUse::reductionInit &&
        wanted.isReplicated())
      local = maskInit(operand.value, local,
                       *rule.results[operand.result].reduction, op->getLoc());
    localization.operands.push_back(local);
    localization.operandPlacements.push_back(wanted);
  }
  llvm::append_range(localization.resultPlacements, decision.results);
  if (readsStatistic && !givesScalar)
    for (auto [result, placement] :
         llvm::zip_equal(op->getResults(), decision.results))
      if (placement.isReplicated())
        localStatistics[result] = statisticRows;
  auto shardSize = [&](int64_t inner) {
    return getShardSize(blocks, decision.unit * inner, op->getLoc());
  };
  auto shardOffset = [&](int64_t inner) {
    return getShardOffset(blocks, decision.unit * inner, op->getLoc());
  };
  auto globalExtent = [&](unsigned operand, int64_t dim) {
    return getGlobalExtent(rule.operands[operand].value, dim, op->getLoc());
  };
  localization.shardSize = shardSize;
  localization.shardOffset = shardOffset;
  localization.globalExtent = globalExtent;
  if (auto interface = dyn_cast<PlacementOpInterface>(op))
    return interface.localize(builder, localization);
  return llvm::to_vector_of<Value>(
      cloneLocal(builder, op, localization)->getResults());
}

void Localizer::keepPlacedTypes() {
  for (const auto &[value, entry] : entries)
    for (const Materialization &known : entry.materializations) {
      auto result = dyn_cast_if_present<OpResult>(known.local);
      if (!result)
        continue;
      Operation *op = result.getOwner();
      SmallVector<PlacedType> types(op->getNumResults());
      if (auto set = op->getAttrOfType<PlacedTypesAttr>(kPlacedTypesAttr))
        llvm::copy(set.getTypes(), types.begin());
      // A uniform zero may be a summand, too: keep the narrower placement.
      PlacedType &type = types[result.getResultNumber()];
      if (!type || !known.placement.isReplicated())
        type = PlacedType::get(cast<RankedTensorType>(value.getType()),
                               known.placement.toAttr(builder.getContext()));
      op->setAttr(kPlacedTypesAttr,
                  PlacedTypesAttr::get(builder.getContext(), types));
    }
}

void Localizer::emitRemarks() {
  for (const auto &[op, text] : remarks)
    op->emitRemark() << text;
}

void Localizer::remarkFallback(Operation *op, const PlacementRule &rule) {
  int64_t bytes = 0;
  const OperandRule *sharded = nullptr;
  for (const OperandRule &operand : rule.operands) {
    Placement placement = analysis.getPlacement(operand.value);
    if (!placement.isReplicated())
      bytes += getByteSize(operand.value.getType());
    if (placement.isSharded() && !sharded)
      sharded = &operand;
  }
  if (!bytes)
    return;
  std::string text;
  llvm::raw_string_ostream remark(text);
  remark << "no placement rule for '" << op->getName()
         << "': its operands are made whole on every device (" << bytes
         << " bytes) and it runs on each; a rule ";
  if (sharded)
    remark << "that follows dimension "
           << analysis.getPlacement(sharded->value).dim << " of '"
           << sharded->value.getType() << "' would keep it sharded";
  else
    remark << "that says it is linear would keep a sum partial";
  remarks.push_back({op, std::move(text)});
}

LogicalResult Localizer::localize(Operation *op) {
  if (isControlFlow(op))
    return localizeControlFlow(op);
  const Decision *decision = analysis.getDecision(op);
  if (!decision) {
    builder.clone(*op, scalars);
    return success();
  }
  PlacementRule rule = getPlacementRule(op);
  if (rule.fallback)
    remarkFallback(op, rule);
  // The extent of the sharded factor is that of the operands sharded along it.
  OpFoldResult blocks;
  if (decision->factor != DimFactor::kNone)
    for (auto [operand, wanted] :
         llvm::zip_equal(rule.operands, decision->operands)) {
      if (!wanted.isSharded() || operand.use == OperandUse::any)
        continue;
      if (OpFoldResult found = getBlocks(operand.value, wanted))
        if (!blocks || isa<Attribute>(found))
          blocks = found;
    }
  // If all operands are replicated it is that of the results.
  for (auto [result, placement] :
       llvm::zip_equal(op->getResults(), decision->results))
    if (!blocks && placement.isSharded())
      blocks = getBlocks(result, placement);
  SmallVector<Value> results = build(op, rule, *decision, blocks);
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    if (!isa<RankedTensorType>(result.getType())) {
      scalars.map(result, results[index]);
      continue;
    }
    Entry &entry = entries[result];
    entry.materializations.push_back(
        {decision->results[index], results[index]});
    if (decision->results[index].isSharded())
      entry.blocks = blocks;
  }
  return success();
}
