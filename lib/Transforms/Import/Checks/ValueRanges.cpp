//===- ValueRanges.cpp - Ranges of integers -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ValueRanges.h"

#include "Utils/Resources.h"
#include "dp/Analysis/Extents/Extents.h"
#include "dp/IR/DP.h"
#include "dp/Runtime/DeviceABI.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;
using arith::CmpIPredicate;

/// How many values one question visits. A clamped or wrapped index takes ten.
static constexpr size_t kMaxVisited = 64;
/// How many facts on one value are looked at. A checked index has two, one that
/// chooses among concatenated tensors one for each.
static constexpr size_t kMaxFacts = 64;
/// How many elements of a constant are looked at.
static constexpr int64_t kMaxElements = 1 << 16;

/// The number of bits of an integer or index; none for other types.
static std::optional<unsigned> getWidth(Type type) {
  if (!getElementTypeOrSelf(type).isIntOrIndex())
    return std::nullopt;
  return ConstantIntRanges::getStorageBitwidth(getElementTypeOrSelf(type));
}

/// `range` in `width` bits, where each of its numbers keeps its value.
static std::optional<ConstantIntRanges>
castSigned(const ConstantIntRanges &range, unsigned width) {
  if (range.smin().getBitWidth() == width)
    return range;
  if (!range.smin().isSignedIntN(width) || !range.smax().isSignedIntN(width))
    return std::nullopt;
  return ConstantIntRanges::fromSigned(range.smin().sextOrTrunc(width),
                                       range.smax().sextOrTrunc(width));
}

/// Returns the numbers that are in both. The signed range tightens the unsigned
/// one, and the reverse.
static ConstantIntRanges intersect(const ConstantIntRanges &a,
                                   const ConstantIntRanges &b) {
  ConstantIntRanges both = a.intersection(b);
  if (both.smin().isNegative() && both.umax().isNegative())
    return both;
  APInt least = both.umin(), greatest = both.umax();
  if (both.smin().isNonNegative()) {
    least = llvm::APIntOps::umax(least, both.smin());
    greatest = llvm::APIntOps::umin(greatest, both.smax());
  }
  // No number is in both: the op does not run.
  if (least.ugt(greatest))
    return both;
  return ConstantIntRanges::fromUnsigned(least, greatest);
}

/// The numbers x of `range` for which `x PREDICATE other` may hold.
static ConstantIntRanges restrict(const ConstantIntRanges &range,
                                  CmpIPredicate predicate,
                                  const ConstantIntRanges &other) {
  unsigned width = range.smin().getBitWidth();
  APInt smin = APInt::getSignedMinValue(width),
        smax = APInt::getSignedMaxValue(width), umin(width, 0),
        umax = APInt::getMaxValue(width);
  switch (predicate) {
  case CmpIPredicate::eq:
    return intersect(range, other);
  case CmpIPredicate::ne:
    return range;
  case CmpIPredicate::slt:
    if (!other.smax().isMinSignedValue())
      smax = other.smax() - 1;
    break;
  case CmpIPredicate::sle:
    smax = other.smax();
    break;
  case CmpIPredicate::sgt:
    if (!other.smin().isMaxSignedValue())
      smin = other.smin() + 1;
    break;
  case CmpIPredicate::sge:
    smin = other.smin();
    break;
  case CmpIPredicate::ult:
    if (!other.umax().isZero())
      umax = other.umax() - 1;
    break;
  case CmpIPredicate::ule:
    umax = other.umax();
    break;
  case CmpIPredicate::ugt:
    if (!other.umin().isMaxValue())
      umin = other.umin() + 1;
    break;
  case CmpIPredicate::uge:
    umin = other.umin();
    break;
  }
  ConstantIntRanges limits = umin.isZero() && umax.isMaxValue()
                                 ? ConstantIntRanges::fromSigned(smin, smax)
                                 : ConstantIntRanges::fromUnsigned(umin, umax);
  return intersect(range, limits);
}

/// The predicate q with `a q b` equal to `b PREDICATE a`.
static CmpIPredicate swapOperands(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
  case CmpIPredicate::ne:
    return predicate;
  case CmpIPredicate::slt:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sle:
    return CmpIPredicate::sge;
  case CmpIPredicate::sgt:
    return CmpIPredicate::slt;
  case CmpIPredicate::sge:
    return CmpIPredicate::sle;
  case CmpIPredicate::ult:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ule:
    return CmpIPredicate::uge;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ult;
  case CmpIPredicate::uge:
    return CmpIPredicate::ule;
  }
  llvm_unreachable("unknown predicate");
}

/// The values that have the number of `value`: itself, and the sources of casts
/// that do not change it.
static SmallVector<Value> getSameNumbers(Value value) {
  SmallVector<Value> values{value};
  while (auto *op = values.back().getDefiningOp()) {
    if (!isa<arith::ExtSIOp>(op)) {
      auto cast = dyn_cast<arith::IndexCastOp>(op);
      if (!cast ||
          *getWidth(cast.getType()) < *getWidth(cast.getIn().getType()))
        break;
    }
    values.push_back(op->getOperand(0));
  }
  return values;
}

ValueRanges::ValueRanges(Operation *root) : extents(root) {
  root->walk([&](Operation *op) {
    if (auto assert = dyn_cast<cf::AssertOp>(op))
      return addFacts(op, assert.getArg(), /*holds=*/true);
    auto branch = dyn_cast<scf::IfOp>(op);
    if (!branch)
      return;
    addFacts(op, branch.getCondition(), /*holds=*/true);
    if (!branch.getElseRegion().empty())
      addFacts(op, branch.getCondition(), /*holds=*/false);
  });
}

void ValueRanges::addFacts(Operation *op, Value condition, bool holds) {
  Operation *defining = condition.getDefiningOp();
  if (holds ? isa_and_present<arith::AndIOp>(defining)
            : isa_and_present<arith::OrIOp>(defining)) {
    for (Value part : defining->getOperands())
      addFacts(op, part, holds);
  } else if (auto compare = dyn_cast_if_present<arith::CmpIOp>(defining)) {
    for (Value operand : defining->getOperands())
      if (auto &known = facts[operand]; known.size() < kMaxFacts)
        known.push_back({op, compare, holds});
  }
}

SmallVector<std::pair<CmpIPredicate, Value>>
ValueRanges::getFacts(Value value, Operation *at) {
  SmallVector<std::pair<CmpIPredicate, Value>> known;
  auto found = facts.find(value);
  if (found == facts.end())
    return known;
  for (Fact fact : found->second) {
    if (auto branch = dyn_cast<scf::IfOp>(fact.op)) {
      Region &region =
          fact.holds ? branch.getThenRegion() : branch.getElseRegion();
      if (!region.findAncestorOpInRegion(*at))
        continue;
    } else {
      Operation *ancestor = fact.op->getBlock()->findAncestorOpInBlock(*at);
      if (!ancestor || ancestor == fact.op ||
          !fact.op->isBeforeInBlock(ancestor))
        continue;
    }
    CmpIPredicate predicate = fact.compare.getPredicate();
    if (!fact.holds)
      predicate = arith::invertPredicate(predicate);
    if (fact.compare.getLhs() == value)
      known.emplace_back(predicate, fact.compare.getRhs());
    else
      known.emplace_back(swapOperands(predicate), fact.compare.getLhs());
  }
  return known;
}

ConstantIntRanges ValueRanges::applyFacts(ConstantIntRanges range, Value value,
                                          Operation *at) {
  for (Value same : getSameNumbers(value))
    for (auto [predicate, other] : getFacts(same, at)) {
      ConstantIntRanges known =
          restrict(ConstantIntRanges::maxRange(*getWidth(same.getType())),
                   predicate, visit(other, at));
      if (auto cast = castSigned(known, *getWidth(value.getType())))
        range = intersect(range, *cast);
    }
  return range;
}

ConstantIntRanges ValueRanges::getSelected(arith::SelectOp select,
                                           Operation *at) {
  ConstantIntRanges ranges[] = {visit(select.getTrueValue(), at),
                                visit(select.getFalseValue(), at)};
  auto compare = select.getCondition().getDefiningOp<arith::CmpIOp>();
  for (int64_t isFalse = 0; compare && isFalse < 2; ++isFalse) {
    Value chosen = isFalse ? select.getFalseValue() : select.getTrueValue();
    CmpIPredicate predicate =
        isFalse ? arith::invertPredicate(compare.getPredicate())
                : compare.getPredicate();
    if (chosen == compare.getLhs())
      ranges[isFalse] =
          restrict(ranges[isFalse], predicate, visit(compare.getRhs(), at));
    else if (chosen == compare.getRhs())
      ranges[isFalse] = restrict(ranges[isFalse], swapOperands(predicate),
                                 visit(compare.getLhs(), at));
    // A wrapped index, `select(i < 0, i + n, i)`.
    else if (auto add = chosen.getDefiningOp<arith::AddIOp>();
             add && add.getLhs() == compare.getLhs()) {
      ConstantIntRanges summands[] = {restrict(visit(add.getLhs(), at),
                                               predicate,
                                               visit(compare.getRhs(), at)),
                                      visit(add.getRhs(), at)};
      cast<InferIntRangeInterface>(*add).inferResultRanges(
          summands,
          [&](Value, const ConstantIntRanges &sum) { ranges[isFalse] = sum; });
    }
  }
  return ranges[0].rangeUnion(ranges[1]);
}

std::optional<ConstantIntRanges> ValueRanges::getUnion(ValueRange values,
                                                       Operation *at) {
  std::optional<ConstantIntRanges> all;
  for (Value value : values) {
    std::optional<ConstantIntRanges> range = getElements(value, at);
    if (!range)
      return std::nullopt;
    all = all ? all->rangeUnion(*range) : *range;
  }
  return all;
}

std::optional<ConstantIntRanges> ValueRanges::getResultRange(OpResult result,
                                                             Operation *at) {
  Operation *op = result.getOwner();
  unsigned width = *getWidth(result.getType());
  auto upTo = [&](int64_t extent) {
    bool isKnown = !ShapedType::isDynamic(extent) && extent > 0;
    return ConstantIntRanges::fromSigned(
        APInt(width, 0),
        isKnown ? APInt(width, extent - 1) : APInt::getSignedMaxValue(width));
  };
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    auto linalg = dyn_cast<linalg::LinalgOp>(op->getParentOp());
    int64_t extent = linalg ? linalg.getStaticLoopRanges()[index.getDim()]
                            : ShapedType::kDynamic;
    return upTo(ShapedType::isDynamic(extent) ? DP_MAX_ELEMENTS : extent);
  }
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    std::optional<int64_t> number = dim.getConstantIndex();
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    if (!number || !type || *number < 0 || *number >= type.getRank())
      return upTo(ShapedType::kDynamic);
    ExtentRoots::Root extent = extents.get(dim.getSource(), *number);
    if (!extent.first)
      return ConstantIntRanges::constant(APInt(width, extent.second));
    return upTo(DP_MAX_ELEMENTS + 1);
  }
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return getSelected(select, at);
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return getElements(extract.getTensor(), at);
  if (auto infer = dyn_cast<InferIntRangeInterface>(op)) {
    SmallVector<ConstantIntRanges> operands;
    for (Value operand : op->getOperands()) {
      if (!operand.getType().isIntOrIndex())
        return std::nullopt;
      operands.push_back(visit(operand, at));
    }
    std::optional<ConstantIntRanges> range;
    infer.inferResultRanges(operands,
                            [&](Value value, const ConstantIntRanges &found) {
                              if (value == result)
                                range = found;
                            });
    return range;
  }
  return getUnion(getIncomingValues(result), at);
}

std::optional<ConstantIntRanges>
ValueRanges::getArgumentRange(BlockArgument argument, Operation *at) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto linalg = dyn_cast<linalg::LinalgOp>(parent)) {
    // A body reads the destination's element only if each element is written
    // once.
    OpOperand *operand = linalg.getMatchingOpOperand(argument);
    if (linalg.isDpsInit(operand) &&
        (linalg.getNumReductionLoops() ||
         !linalg.getMatchingIndexingMap(operand).isPermutation()))
      return std::nullopt;
    return getElements(operand->get(), at);
  }
  auto loop = dyn_cast<scf::ForOp>(parent);
  if (!loop || argument != loop.getInductionVar())
    return getUnion(getIncomingValues(argument), at);
  ConstantIntRanges first = visit(loop.getLowerBound(), at),
                    end = visit(loop.getUpperBound(), at);
  if (loop.getUnsignedCmp() || end.smax().isMinSignedValue() ||
      first.smin().sgt(end.smax() - 1) ||
      visit(loop.getStep(), at).smin().isNegative())
    return std::nullopt;
  return ConstantIntRanges::fromSigned(first.smin(), end.smax() - 1);
}

ConstantIntRanges ValueRanges::computeRange(Value value, Operation *at) {
  unsigned width = *getWidth(value.getType());
  auto result = dyn_cast<OpResult>(value);
  std::optional<ConstantIntRanges> range =
      result ? getResultRange(result, at)
             : getArgumentRange(cast<BlockArgument>(value), at);
  if (!range || range->smin().getBitWidth() != width)
    range = ConstantIntRanges::maxRange(width);
  return applyFacts(*range, value, at);
}

ConstantIntRanges ValueRanges::visit(Value value, Operation *at) {
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number)))
    return ConstantIntRanges::constant(number);
  unsigned width = *getWidth(value.getType());
  bool isFull = visited.size() >= kMaxVisited;
  auto [it, isNew] = visited.try_emplace(value);
  if (!isNew)
    return it->second.value_or(ConstantIntRanges::maxRange(width));
  ConstantIntRanges range =
      isFull ? ConstantIntRanges::maxRange(width) : computeRange(value, at);
  visited[value] = range;
  return range;
}

/// The range of the elements of a constant.
static std::optional<ConstantIntRanges> getElementsOf(ElementsAttr constant) {
  Type element = constant.getElementType();
  if (!element.isIntOrIndex() || constant.empty())
    return std::nullopt;
  if (auto splat = dyn_cast<SplatElementsAttr>(constant))
    return ConstantIntRanges::constant(splat.getSplatValue<APInt>());
  if (constant.getNumElements() > kMaxElements)
    return std::nullopt;
  std::optional<ConstantIntRanges> range;
  auto add = [&](const APInt &number) {
    auto one = ConstantIntRanges::constant(number);
    range = range ? range->rangeUnion(one) : one;
  };
  if (auto dense = dyn_cast<DenseElementsAttr>(constant)) {
    for (APInt number : dense.getValues<APInt>())
      add(number);
    return range;
  }
  // The bytes are in this machine's order; dp-verify-input checked how many.
  auto resource = dyn_cast<DenseResourceElementsAttr>(constant);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  std::optional<int64_t> bytes =
      blob ? getResourceBytes(constant.getShapedType()) : std::nullopt;
  if (!bytes || blob->getData().size() != size_t(*bytes) ||
      element.isInteger(1))
    return std::nullopt;
  unsigned width = *getWidth(element);
  size_t size = *bytes / constant.getNumElements();
  ArrayRef<char> data = blob->getData();
  for (; !data.empty(); data = data.drop_front(size)) {
    APInt number(size * 8, 0);
    llvm::LoadIntFromMemory(
        number, reinterpret_cast<const uint8_t *>(data.data()), size);
    add(number.sextOrTrunc(width));
  }
  return range;
}

std::optional<ConstantIntRanges> ValueRanges::computeElements(Value tensor,
                                                              Operation *at) {
  ElementsAttr constant;
  if (matchPattern(tensor, m_Constant(&constant))) {
    auto found = constants.find(constant);
    if (found != constants.end())
      return found->second;
    std::optional<ConstantIntRanges> range = getElementsOf(constant);
    if (range)
      constants.try_emplace(constant, *range);
    return range;
  }
  auto result = dyn_cast<OpResult>(tensor);
  if (!result)
    return getUnion(getIncomingValues(tensor), at);
  Operation *op = result.getOwner();
  if (auto linalg = dyn_cast<linalg::LinalgOp>(op)) {
    unsigned number = result.getResultNumber();
    OpOperand *init = linalg.getDpsInitOperand(number);
    if (linalg.getNumReductionLoops() ||
        !linalg.getMatchingIndexingMap(init).isPermutation())
      return std::nullopt;
    Operation *yield = linalg.getBlock()->getTerminator();
    return visit(yield->getOperand(number), yield);
  }
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
          tensor::ReshapeOp, tensor::ExtractSliceOp, tensor::SplatOp>(op))
    return getElements(op->getOperand(0), at);
  if (isa<SortOp>(op))
    return getElements(op->getOperand(result.getResultNumber()), at);
  if (isa<tensor::ConcatOp, tensor::FromElementsOp>(op))
    return getUnion(op->getOperands(), at);
  if (isa<tensor::InsertSliceOp, tensor::InsertOp>(op))
    return getUnion(op->getOperands().take_front(2), at);
  return getUnion(getIncomingValues(result), at);
}

std::optional<ConstantIntRanges> ValueRanges::getElements(Value tensor,
                                                          Operation *at) {
  if (tensor.getType().isIntOrIndex())
    return visit(tensor, at);
  std::optional<unsigned> width = getWidth(tensor.getType());
  if (!width || visited.size() >= kMaxVisited)
    return std::nullopt;
  auto [it, isNew] = visited.try_emplace(tensor);
  if (!isNew)
    return it->second;
  std::optional<ConstantIntRanges> range = computeElements(tensor, at);
  visited[tensor] = range;
  return range;
}

ConstantIntRanges ValueRanges::getRange(Value value, Operation *at) {
  visited.clear();
  return visit(value, at);
}

bool ValueRanges::isNot(Value value, const APInt &number, Operation *at) {
  ConstantIntRanges range = getRange(value, at);
  if (number.slt(range.smin()) || number.sgt(range.smax()) ||
      number.ult(range.umin()) || number.ugt(range.umax()))
    return true;
  for (Value same : getSameNumbers(value))
    for (auto [predicate, other] : getFacts(same, at)) {
      APInt constant;
      if (predicate == CmpIPredicate::ne &&
          matchPattern(other, m_ConstantInt(&constant)) &&
          constant.getSExtValue() == number.getSExtValue())
        return true;
    }
  auto select = value.getDefiningOp<arith::SelectOp>();
  if (!select || !isNot(select.getTrueValue(), number, at))
    return false;
  // The false value is chosen where none of these conditions holds.
  SmallVector<Value> conditions{select.getCondition()};
  while (!conditions.empty()) {
    Value condition = conditions.pop_back_val();
    if (auto either = condition.getDefiningOp<arith::OrIOp>()) {
      conditions.append({either.getLhs(), either.getRhs()});
      continue;
    }
    auto compare = condition.getDefiningOp<arith::CmpIOp>();
    APInt other;
    if (compare && compare.getPredicate() == CmpIPredicate::eq &&
        compare.getLhs() == select.getFalseValue() &&
        matchPattern(compare.getRhs(), m_ConstantInt(&other)) &&
        other == number)
      return true;
  }
  return isNot(select.getFalseValue(), number, at);
}

bool ValueRanges::isExtentOf(OpFoldResult size, Value tensor, int64_t dim) {
  return extents.areEqual(extents.get(size), extents.get(tensor, dim));
}

bool ValueRanges::isKnownBelow(Value index, ExtentRoots::Root extent,
                               Operation *at) {
  for (Value same : getSameNumbers(index))
    for (auto [predicate, other] : getFacts(same, at))
      if (predicate == CmpIPredicate::slt || predicate == CmpIPredicate::ult)
        for (Value limit : getSameNumbers(other))
          if (extents.areEqual(extents.get(limit), extent))
            return true;
  return false;
}

bool ValueRanges::isIndexOf(Value index, Value tensor, int64_t dim,
                            Operation *at) {
  ExtentRoots::Root extent = extents.get(tensor, dim);
  ConstantIntRanges range = getRange(index, at);
  if (range.smin().isNegative())
    return false;
  if (!extent.first && range.smax().getSignificantBits() <= 64 &&
      range.smax().getSExtValue() < extent.second)
    return true;
  if (isKnownBelow(index, extent, at))
    return true;
  for (Value same : getSameNumbers(index)) {
    if (auto loopIndex = same.getDefiningOp<linalg::IndexOp>()) {
      auto linalg = dyn_cast<linalg::LinalgOp>(loopIndex->getParentOp());
      if (!linalg)
        return false;
      // Each operand of a valid op has the extents of its loops.
      AffineExpr loop =
          getAffineDimExpr(loopIndex.getDim(), loopIndex.getContext());
      for (OpOperand &operand : linalg->getOpOperands())
        if (isa<RankedTensorType>(operand.get().getType()))
          for (auto [number, expression] : llvm::enumerate(
                   linalg.getMatchingIndexingMap(&operand).getResults()))
            if (expression == loop &&
                extents.get(operand.get(), number) == extent)
              return true;
    }
    auto argument = dyn_cast<BlockArgument>(same);
    if (argument)
      if (auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
          loop && argument == loop.getInductionVar())
        for (Value limit : getSameNumbers(loop.getUpperBound()))
          if (extents.areEqual(extents.get(limit), extent))
            return true;
    if (auto smaller = same.getDefiningOp<arith::MinSIOp>())
      for (Value operand : smaller->getOperands())
        if (auto less = operand.getDefiningOp<arith::SubIOp>();
            less && extents.get(less.getLhs()) == extent &&
            getRange(less.getRhs(), at).smin().isStrictlyPositive())
          return true;
  }
  return false;
}
