//===- LocalizeConversions.cpp - Values in other placements ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Collectives, slices and recomputed producers that convert a value from the
// placement in which it is computed to the one that a user needs.
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"

#include "dp/Analysis/Placement/ByteSizes.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/LocationNames.h"
#include "dp/IR/StateShape.h"
#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// Beyond this depth a replicated producer is sliced and not recomputed, which
/// bounds the recursion on long chains.
static constexpr unsigned kMaxDepth = 64;

std::string Localizer::describe(Value value, Operation *user) const {
  auto name = [](Operation *op) {
    SourcePlace place = findSourcePlace(op->getLoc());
    // Users know their modules, and not the ops that a frontend makes of them.
    std::string text =
        (place.name.empty() ? op->getName().getStringRef() : place.name).str();
    if (place.position)
      text += " at " + formatPosition(*place.position);
    return text;
  };
  std::string text = "made by ";
  if (Operation *def = value.getDefiningOp())
    text += name(def);
  else
    text = "an argument";
  return text + ", needed by " + name(user);
}

class Localizer::ScopeInsertionGuard {
public:
  ScopeInsertionGuard(Localizer &localizer, Block *block)
      : localizer(localizer), guard(localizer.builder), was(localizer.level) {
    unsigned &level = localizer.level;
    while (level > 0 && localizer.scopes[level].global != block)
      --level;
    if (level < was)
      localizer.builder.setInsertionPoint(localizer.scopes[level + 1].parent);
  }
  ~ScopeInsertionGuard() { localizer.level = was; }

private:
  Localizer &localizer;
  OpBuilder::InsertionGuard guard;
  unsigned was;
};

/// Describes an all_gather, with the reason why `user` needs a whole value.
std::string Localizer::describeGather(Value value, Placement from,
                                      Operation *user) const {
  std::string text = describe(value, user);
  const Decision *decision = analysis.getDecision(user);
  if (!decision || decision->operands.empty())
    return text; // `user` returns or yields the value.
  PlacementRule rule = getPlacementRule(user);
  if (rule.fallback)
    return text + ", which has no placement rule";
  for (const OperandRule &operand : rule.operands) {
    if (operand.value != value)
      continue;
    int32_t factor = operand.dims[from.dim].factor;
    // The body reads the tensor, which is no operand.
    if (factor == DimFactor::kNone &&
        !llvm::is_contained(user->getOperands(), value))
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

Value Localizer::get(Value value, Placement wanted, Operation *user,
                     OpFoldResult blocks) {
  Entry &entry = entries[value];
  for (const Materialization &known : entry.materializations)
    if (known.placement == wanted)
      return known.local;
  assert(!entry.materializations.empty() &&
         "value is used before it is localized");
  ScopeInsertionGuard scope(*this, value.getParentBlock());
  // A value of an inner loop does not dominate this place.
  if (auto inner = dyn_cast_if_present<Value>(blocks);
      inner && !inner.getParentRegion()->isAncestor(
                   builder.getInsertionBlock()->getParent()))
    blocks = {};
  Value local = convert(value, entry.materializations.front().placement, wanted,
                        user, blocks);
  // Sharded state is whole only while it is used, so each use gathers it.
  auto gather = local.getDefiningOp<AllGatherOp>();
  if (gather && isShardedState(value)) {
    gather->setAttr(kPerUseAttr, builder.getI64IntegerAttr(numUses++));
    return local;
  }
  entries[value].materializations.push_back({wanted, local});
  return local;
}

Value Localizer::convert(Value value, Placement from, Placement wanted,
                         Operation *user, OpFoldResult blocks) {
  auto type = cast<RankedTensorType>(value.getType());
  MLIRContext *context = builder.getContext();
  Location loc = value.getLoc();
  auto localType = [&](Placement placement) {
    return PlacedType::get(type, placement.toAttr(context))
        .getLocalType(devices);
  };
  auto explain = [&](Operation *collective) {
    collective->setAttr(kReasonAttr,
                        builder.getStringAttr(
                            from.isSharded() ? describeGather(value, from, user)
                                             : describe(value, user)));
    return collective->getResult(0);
  };
  Value local = entries[value].materializations.front().local;
  if (from.isPartial()) {
    // Reduced once: a value that is whole already is sliced.
    for (const Materialization &known : entries[value].materializations)
      if (known.placement.isReplicated() && wanted.isSharded())
        return LocalSliceOp::create(builder, loc, localType(wanted),
                                    known.local, wanted.dim, wanted.unit);
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
    entries[value].materializations.push_back({Placement::replicated(), whole});
    return LocalSliceOp::create(builder, loc, localType(wanted), whole,
                                wanted.dim, wanted.unit);
  }
  if (from.isSharded() && wanted.isPartial())
    return maskInit(value, get(value, Placement::replicated(), user, blocks),
                    wanted.reduction, loc);
  if (from.isSharded()) {
    Value whole;
    for (const Materialization &known : entries[value].materializations)
      if (known.placement.isReplicated())
        whole = known.local;
    if (!whole) {
      if (Value again = recomputeFromOperands(value, wanted))
        return again;
      Value size;
      if (type.isDynamicDim(from.dim))
        size = getGlobalExtent(value, from.dim, loc);
      whole = explain(AllGatherOp::create(builder, loc, type, local, from.dim,
                                          from.unit, size));
      if (!wanted.isReplicated())
        entries[value].materializations.push_back(
            {Placement::replicated(), whole});
    }
    if (wanted.isReplicated())
      return whole;
    return LocalSliceOp::create(builder, loc, localType(wanted), whole,
                                wanted.dim, wanted.unit);
  }
  if (wanted.isPartial())
    return maskInit(value, local, wanted.reduction, loc);
  if (OpFoldResult known = getBlocks(value, wanted))
    blocks = known;
  if (Value again = recomputeSharded(value, wanted, user, blocks))
    return again;
  return LocalSliceOp::create(builder, loc, localType(wanted), local,
                              wanted.dim, wanted.unit);
}

/// Returns the placement of an operand or result with dimensions `dims`:
/// sharded along the decided factor, or replicated if it has no dimension of
/// it.
static Placement placeAlong(ArrayRef<DimFactor> dims,
                            const Decision &decision) {
  if (decision.factor != DimFactor::kNone)
    for (auto [position, factor] : llvm::enumerate(dims))
      if (factor.factor == decision.factor)
        return Placement::sharded(position, decision.unit * factor.inner);
  return Placement::replicated();
}

/// Sets the factor of `decision` so that result `index` is placed as `wanted`.
/// Fails if there is no such factor.
static LogicalResult chooseFactor(Decision &decision, const PlacementRule &rule,
                                  unsigned index, Placement wanted) {
  const DimFactor &dim = rule.results[index].dims[wanted.dim];
  if (dim.factor == DimFactor::kNone ||
      !rule.factors[dim.factor].isSlicedFreely() ||
      rule.factors[dim.factor].reduction || wanted.unit % dim.inner != 0)
    return failure();
  decision.factor = dim.factor;
  decision.unit = wanted.unit / dim.inner;
  return success();
}

/// Recomputes the producer of a sharded value in another placement, if its
/// operands have fewer bytes to gather than its result.
Value Localizer::recomputeFromOperands(Value value, Placement wanted) {
  Operation *op = value.getDefiningOp();
  const Decision *computed = op ? analysis.getDecision(op) : nullptr;
  if (!computed || depth >= kMaxDepth || op->getNumResults() != 1)
    return {};
  PlacementRule rule = getPlacementRule(op);
  if (rule.fallback || !rule.cheap)
    return {};
  Decision decision;
  OpFoldResult blocks;
  if (wanted.isSharded()) {
    blocks = getBlocks(value, wanted);
    if (!blocks || failed(chooseFactor(decision, rule, 0, wanted)))
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

/// Recomputes the producer of a replicated value for one chunk, if that is
/// cheaper than a slice; the replicated value is then often dead.
Value Localizer::recomputeSharded(Value value, Placement wanted,
                                  Operation *user, OpFoldResult blocks) {
  Operation *op = value.getDefiningOp();
  if (!op || depth >= kMaxDepth || !blocks)
    return {};
  const Decision *computed = analysis.getDecision(op);
  if (!computed || computed->factor != DimFactor::kNone)
    return {};
  PlacementRule rule = getPlacementRule(op);
  unsigned index = cast<OpResult>(value).getResultNumber();
  if (rule.fallback || !(rule.cheap || value.hasOneUse()))
    return {};
  Decision decision;
  if (failed(chooseFactor(decision, rule, index, wanted)))
    return {};
  for (auto [position, operand] : llvm::enumerate(rule.operands)) {
    // An operand that the op takes in parts (a sum) stays as decided.
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
      entries[op->getResult(position)].materializations.push_back(
          {decision.results[position], result});
  return results[index];
}

static bool countsEachTime(ReductionKind kind) {
  return kind == ReductionKind::add || kind == ReductionKind::mul ||
         kind == ReductionKind::xor_;
}

/// Returns `local` on the first device and the identity of `kind` on the
/// others, so that `value` counts once in the reduction.
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
