//===- Localizer.cpp - A function's values on one device -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"

#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/StateShape.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// Past this depth a replicated producer is sliced and not made again: bounds
/// the recursion on long chains.
static constexpr unsigned kMaxDepth = 64;

void Localizer::addArgument(Value global, Value local, Placement placement,
                            Value extent) {
  Entry &entry = entries[global];
  entry.forms.push_back({placement, local});
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

/// How many blocks `value` has along what `placement` cuts.
OpFoldResult Localizer::getBlocks(Value value, Placement placement) {
  int64_t extent =
      cast<RankedTensorType>(value.getType()).getDimSize(placement.dim);
  if (!ShapedType::isDynamic(extent))
    return builder.getIndexAttr(extent / placement.unit);
  // An entry's blocks are those of the placement in which it is computed.
  auto it = entries.find(value);
  if (it != entries.end() && !it->second.forms.empty() &&
      it->second.forms.front().placement == placement)
    return it->second.blocks;
  return {};
}

Value Localizer::getGlobalExtent(Value value, int64_t dim, Location loc) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(dim))
    return getBlocksValue(builder.getIndexAttr(type.getDimSize(dim)), 1, loc);
  Entry &entry = entries[value];
  const Form &computed = entry.forms.front();
  if (computed.placement.isSharded() && computed.placement.dim == dim)
    return getBlocksValue(entry.blocks, computed.placement.unit, loc);
  return tensor::DimOp::create(builder, loc, computed.local, dim);
}

//===----------------------------------------------------------------------===//
// Bringing values into placements
//===----------------------------------------------------------------------===//

static std::string getSourceLine(Location loc) {
  std::string text;
  loc->walk([&](Location part) {
    if (auto file = dyn_cast<FileLineColLoc>(part)) {
      text = (file.getFilename().getValue() + ":" + Twine(file.getLine()) +
              ":" + Twine(file.getColumn()))
                 .str();
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return text;
}

std::string Localizer::describe(Value value, Operation *asker) const {
  auto name = [](Operation *op) {
    std::string text = op->getName().getStringRef().str();
    if (std::string line = getSourceLine(op->getLoc()); !line.empty())
      text += " at " + line;
    return text;
  };
  std::string text = "made by ";
  if (Operation *def = value.getDefiningOp())
    text += name(def);
  else
    text = "an argument";
  return text + ", needed by " + name(asker);
}

/// Sets the builder in front of the op that leads from `block` to where it is.
class Localizer::InScopeOf {
public:
  InScopeOf(Localizer &localizer, Block *block)
      : localizer(localizer), guard(localizer.builder), was(localizer.level) {
    unsigned &level = localizer.level;
    while (level > 0 && localizer.scopes[level].global != block)
      --level;
    if (level < was)
      localizer.builder.setInsertionPoint(localizer.scopes[level + 1].parent);
  }
  ~InScopeOf() { localizer.level = was; }

private:
  Localizer &localizer;
  OpBuilder::InsertionGuard guard;
  unsigned was;
};

/// Likewise, and why the op takes a sharded value whole.
std::string Localizer::describeGather(Value value, Placement from,
                                      Operation *asker) const {
  std::string text = describe(value, asker);
  const Decision *decision = analysis.getDecision(asker);
  if (!decision || decision->operands.empty())
    return text; // returned, or handed on by control flow
  PlacementRule rule = PlacementAnalysis::getRule(asker);
  if (rule.fallback)
    return text + ", which has no placement rule";
  for (const OperandRule &operand : rule.operands) {
    if (operand.value != value)
      continue;
    int32_t factor = operand.dims[from.dim].factor;
    // Of a tensor that its body reads.
    if (factor == DimFactor::kNone &&
        !llvm::is_contained(asker->getOperands(), value))
      return text + ", which reads along dimension " +
             std::to_string(from.dim) +
             " at an index that is not shown to be its own";
    if (factor == DimFactor::kNone || !rule.factors[factor].shardable)
      return text + ", which reads elsewhere along dimension " +
             std::to_string(from.dim) + " than in its own chunk";
  }
  return text + ", which runs along another dimension";
}

static bool isShardedState(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return false;
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return function && function.getArgAttr(argument.getArgNumber(), kShapeAttr);
}

Value Localizer::get(Value value, Placement wanted, Operation *asker,
                     OpFoldResult blocks) {
  Entry &entry = entries[value];
  for (const Form &form : entry.forms)
    if (form.placement == wanted)
      return form.local;
  assert(!entry.forms.empty() && "value is used before it is localized");
  InScopeOf scope(*this, value.getParentBlock());
  // What an inner loop computed is not known here.
  if (auto inner = dyn_cast_if_present<Value>(blocks);
      inner && !inner.getParentRegion()->isAncestor(
                   builder.getInsertionBlock()->getParent()))
    blocks = {};
  Value local =
      convert(value, entry.forms.front().placement, wanted, asker, blocks);
  // State that each device keeps a range of is whole only while it is used.
  auto gather = local.getDefiningOp<AllGatherOp>();
  if (gather && isShardedState(value)) {
    gather->setAttr(kPerUseAttr, builder.getI64IntegerAttr(numUses++));
    return local;
  }
  entries[value].forms.push_back({wanted, local});
  return local;
}

Value Localizer::convert(Value value, Placement from, Placement wanted,
                         Operation *asker, OpFoldResult blocks) {
  auto type = cast<RankedTensorType>(value.getType());
  MLIRContext *context = builder.getContext();
  Location loc = value.getLoc();
  auto localType = [&](Placement placement) {
    return PlacedType::get(type, placement.toAttr(context))
        .getLocalType(devices);
  };
  auto explain = [&](Operation *collective) {
    collective->setAttr(
        kReasonAttr, builder.getStringAttr(
                         from.isSharded() ? describeGather(value, from, asker)
                                          : describe(value, asker)));
    return collective->getResult(0);
  };
  Value local = entries[value].forms.front().local;
  if (from.isPartial()) {
    // Reduced once: what is whole already is sliced.
    for (const Form &form : entries[value].forms)
      if (form.placement.isReplicated() && wanted.isSharded())
        return LocalSliceOp::create(builder, loc, localType(wanted), form.local,
                                    wanted.dim, wanted.unit);
    if (wanted.isSharded() && !analysis.isNeededWhole(value))
      return explain(ReduceScatterOp::create(builder, loc, localType(wanted),
                                             local, from.reduction, wanted.dim,
                                             wanted.unit));
    if (Operation *reduction = analysis.getLocalStatistic(value);
        reduction && wanted.isReplicated())
      return getLocalMean(value, local, reduction);
    Value whole =
        explain(AllReduceOp::create(builder, loc, type, local, from.reduction));
    if (wanted.isReplicated())
      return whole;
    entries[value].forms.push_back({Placement::replicated(), whole});
    return LocalSliceOp::create(builder, loc, localType(wanted), whole,
                                wanted.dim, wanted.unit);
  }
  if (from.isSharded() && wanted.isPartial())
    return maskInit(value, get(value, Placement::replicated(), asker, blocks),
                    wanted.reduction, loc);
  if (from.isSharded()) {
    Value whole;
    for (const Form &form : entries[value].forms)
      if (form.placement.isReplicated())
        whole = form.local;
    if (!whole) {
      if (Value again = computeFromSmaller(value, wanted))
        return again;
      Value size;
      if (type.isDynamicDim(from.dim))
        size = getGlobalExtent(value, from.dim, loc);
      whole = explain(AllGatherOp::create(builder, loc, type, local, from.dim,
                                          from.unit, size));
      if (!wanted.isReplicated())
        entries[value].forms.push_back({Placement::replicated(), whole});
    }
    if (wanted.isReplicated())
      return whole;
    return LocalSliceOp::create(builder, loc, localType(wanted), whole,
                                wanted.dim, wanted.unit);
  }
  if (wanted.isPartial())
    return maskInit(value, local, wanted.reduction, loc);
  if (OpFoldResult own = getBlocks(value, wanted))
    blocks = own;
  if (Value again = computeSharded(value, wanted, asker, blocks))
    return again;
  return LocalSliceOp::create(builder, loc, localType(wanted), local,
                              wanted.dim, wanted.unit);
}

/// Along `factor` an operand or result of these dimensions is cut, else whole.
static Placement placeAlong(ArrayRef<DimFactor> dims,
                            const Decision &decision) {
  if (decision.factor != DimFactor::kNone)
    for (auto [position, factor] : llvm::enumerate(dims))
      if (factor.factor == decision.factor)
        return Placement::sharded(position, decision.unit * factor.inner);
  return Placement::replicated();
}

/// Decides for the factor that cuts result `index` as `wanted` says. Fails
/// where there is none.
static LogicalResult cutResult(Decision &decision, const PlacementRule &rule,
                               unsigned index, Placement wanted) {
  const DimFactor &dim = rule.results[index].dims[wanted.dim];
  if (dim.factor == DimFactor::kNone || !rule.factors[dim.factor].shardable ||
      rule.factors[dim.factor].reduction || wanted.unit % dim.inner != 0)
    return failure();
  decision.factor = dim.factor;
  decision.unit = wanted.unit / dim.inner;
  return success();
}

/// What grows is gathered before it grows: makes the producer of a sharded
/// value again for another placement, if its operands are less to gather than
/// what it makes of them.
Value Localizer::computeFromSmaller(Value value, Placement wanted) {
  Operation *op = value.getDefiningOp();
  const Decision *computed = op ? analysis.getDecision(op) : nullptr;
  if (!computed || depth >= kMaxDepth || op->getNumResults() != 1)
    return {};
  PlacementRule rule = PlacementAnalysis::getRule(op);
  if (rule.fallback || !rule.cheap)
    return {};
  Decision decision;
  OpFoldResult blocks;
  if (wanted.isSharded()) {
    blocks = getBlocks(value, wanted);
    if (!blocks || failed(cutResult(decision, rule, 0, wanted)))
      return {};
  }
  double bytes = 0;
  for (auto [operand, taken] : llvm::zip(rule.operands, computed->operands)) {
    if (taken.isPartial() ||
        !cast<RankedTensorType>(operand.value.getType()).hasStaticShape())
      return {};
    bool isAny = operand.use == OperandUse::any;
    if (taken.isSharded() && !isAny && operand.use != OperandUse::shapeOnly)
      bytes += getByteSize(operand.value.getType());
    decision.operands.push_back(isAny ? taken
                                      : placeAlong(operand.dims, decision));
  }
  if (bytes >= getByteSize(value.getType()))
    return {};
  decision.results.push_back(wanted);
  ++depth;
  SmallVector<Value> results = build(op, rule, decision, blocks);
  --depth;
  return results.front();
}

/// Makes the producer of a whole value again for the shard, where that is
/// cheaper than slicing: the whole form then often goes away unused.
Value Localizer::computeSharded(Value value, Placement wanted, Operation *asker,
                                OpFoldResult blocks) {
  Operation *op = value.getDefiningOp();
  if (!op || depth >= kMaxDepth || !blocks)
    return {};
  const Decision *computed = analysis.getDecision(op);
  if (!computed || computed->factor != DimFactor::kNone)
    return {};
  PlacementRule rule = PlacementAnalysis::getRule(op);
  unsigned index = cast<OpResult>(value).getResultNumber();
  if (rule.fallback || !(rule.cheap || value.hasOneUse()))
    return {};
  Decision decision;
  if (failed(cutResult(decision, rule, index, wanted)))
    return {};
  for (auto [position, operand] : llvm::enumerate(rule.operands)) {
    // What was taken in parts (a sum) stays as it was decided.
    if (!computed->operands[position].isReplicated())
      return {};
    decision.operands.push_back(operand.use == OperandUse::any
                                    ? Placement::replicated()
                                    : placeAlong(operand.dims, decision));
  }
  for (const ResultRule &result : rule.results)
    decision.results.push_back(placeAlong(result.dims, decision));

  ++depth;
  SmallVector<Value> results = build(op, rule, decision, blocks);
  --depth;
  for (auto [position, result] : llvm::enumerate(results))
    if (position != index && decision.results[position].isSharded())
      entries[op->getResult(position)].forms.push_back(
          {decision.results[position], result});
  return results[index];
}

static bool countsEachTime(ReductionKind kind) {
  return kind == ReductionKind::add || kind == ReductionKind::mul ||
         kind == ReductionKind::xor_;
}

/// Gives the first device `local` and the others the identity, so that `value`
/// counts once in the sum.
Value Localizer::maskInit(Value value, Value local, ReductionKind kind,
                          Location loc) {
  if (!countsEachTime(kind) || isIdentityTensor(value, kind))
    return local;
  auto type = cast<RankedTensorType>(local.getType());
  TypedAttr identity = getIdentity(builder, type.getElementType(), kind);
  assert(identity && "sums are of numbers");
  Value isFirst = lookup(
      [](Scope &scope) -> Value & { return scope.isFirst; },
      [&]() -> Value {
        Value rank = RankOp::create(builder, loc, builder.getIndexType());
        Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
        return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                     rank, zero);
      });
  Value neutral = arith::ConstantOp::create(builder, loc, identity);
  return mapElements(builder, loc, local, [&](OpBuilder &body, Value element) {
    return arith::SelectOp::create(body, loc, isFirst, element, neutral);
  });
}

//===----------------------------------------------------------------------===//
// Rebuilding ops
//===----------------------------------------------------------------------===//

SmallVector<Value> Localizer::build(Operation *op, const PlacementRule &rule,
                                    const Decision &decision,
                                    OpFoldResult blocks) {
  Localization localization{rule, decision.factor, decision.unit, {}, {},
                            {},   scalars,         devices,       {}, {},
                            {}};
  bool overReduction = decision.factor != DimFactor::kNone &&
                       rule.factors[decision.factor].reduction;
  // A scalar may decide which way a device takes.
  bool givesScalar = op->getNumResults() == 0 ||
                     llvm::any_of(op->getResultTypes(), [](Type type) {
                       return !isa<TensorType>(type);
                     });
  Rows ownRows;
  bool isOwn = false;
  for (auto [operand, wanted] :
       llvm::zip_equal(rule.operands, decision.operands)) {
    Value local;
    auto type = cast<RankedTensorType>(operand.value.getType());
    bool wrongShape =
        operand.use == OperandUse::shapeOnly &&
        analysis.getPlacement(operand.value) != wanted &&
        !isa_and_nonnull<tensor::EmptyOp>(operand.value.getDefiningOp());
    if (wrongShape) {
      // Only the shape matters: nothing is sent for it.
      RankedTensorType localType =
          PlacedType::get(type, wanted.toAttr(builder.getContext()))
              .getLocalType(devices);
      SmallVector<Value> dynamic;
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (localType.isDynamicDim(dim))
          dynamic.push_back(
              wanted.isSharded() && wanted.dim == dim
                  ? getShardSize(blocks, wanted.unit, op->getLoc())
                  : getGlobalExtent(operand.value, dim, op->getLoc()));
      local =
          tensor::EmptyOp::create(builder, op->getLoc(), localType, dynamic);
    } else {
      local = givesScalar ? getAlike(operand.value, wanted, op)
                          : get(operand.value, wanted, op, blocks);
      if (wanted.isReplicated() && own.contains(operand.value)) {
        if (!isOwn)
          ownRows = own.lookup(operand.value);
        isOwn = true;
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
  if (isOwn && !givesScalar)
    for (auto [result, placement] :
         llvm::zip_equal(op->getResults(), decision.results))
      if (placement.isReplicated())
        own[result] = ownRows;
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

void Localizer::notePlacements() {
  for (const auto &[value, entry] : entries)
    for (const Form &form : entry.forms) {
      auto result = dyn_cast_if_present<OpResult>(form.local);
      if (!result)
        continue;
      Operation *op = result.getOwner();
      SmallVector<Attribute> held(op->getNumResults(), builder.getUnitAttr());
      if (auto known = op->getAttrOfType<ArrayAttr>(kHeldAttr))
        llvm::copy(known, held.begin());
      // Zeros that are the same on all devices may be a summand as well.
      Attribute &noted = held[result.getResultNumber()];
      if (isa<UnitAttr>(noted) || !form.placement.isReplicated())
        noted = TypeAttr::get(
            PlacedType::get(cast<RankedTensorType>(value.getType()),
                            form.placement.toAttr(builder.getContext())));
      op->setAttr(kHeldAttr, builder.getArrayAttr(held));
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
  PlacementRule rule = PlacementAnalysis::getRule(op);
  if (rule.fallback)
    remarkFallback(op, rule);
  // The extent that the op is cut along is that of the operands cut with it.
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
  // Where all are whole it is that of the results.
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
    entry.forms.push_back({decision->results[index], results[index]});
    if (decision->results[index].isSharded())
      entry.blocks = blocks;
  }
  return success();
}
