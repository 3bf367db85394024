//===- SizeEvaluator.cpp - Evaluation of a schedule's sizes ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "dp/IR/DefinitionWalk.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/Sizes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

static int64_t getGlobalExtent(const EntryBuffer &buffer, int64_t dim) {
  int64_t extent = buffer.getType().getDimSize(dim);
  return ShapedType::isDynamic(extent) ? kNominalDim : extent;
}

SizeEvaluator::SizeEvaluator(func::FuncOp entry, int64_t devices, bool weak)
    : info(entry), devices(devices) {
  if (!weak)
    return;
  for (ArgumentAttr argument : info.getArguments()) {
    if (argument.getRole() != ArgumentRole::batch)
      continue;
    PlacementAttr placement = argument.getPlacement();
    batches.insert(getGlobalExtent(argument, placement.getDim()) /
                   placement.getUnit());
  }
}

int64_t SizeEvaluator::getShard(int64_t extent, int64_t unit) const {
  int64_t blocks = extent / unit;
  return (batches.contains(blocks) ? blocks
                                   : llvm::divideCeil(blocks, devices)) *
         unit;
}

void SizeEvaluator::bind(Value value, std::optional<int64_t> number) {
  bound[value] = number;
}

/// Returns true if `value` cannot change while the entry runs, as one in a loop
/// may.
static bool isFixed(Value value) {
  Operation *op = value.getDefiningOp();
  return op && isa<func::FuncOp>(op->getParentOp());
}

const std::optional<int64_t> *SizeEvaluator::find(Value value) const {
  for (const auto *numbers : {&bound, &known, &inStep})
    if (auto found = numbers->find(value); found != numbers->end())
      return &found->second;
  return nullptr;
}

std::optional<int64_t> SizeEvaluator::evaluate(Value value) {
  if (const std::optional<int64_t> *number = find(value))
    return *number;
  if (isa<BlockArgument>(value))
    return compute(value);
  bool isOutermost = !std::exchange(isEvaluating, true);
  auto enter = [&](Operation *op) {
    if (op->getNumResults() == 0 || find(op->getResult(0)))
      return WalkResult::skip();
    bool isSize = isMemoryEffectFree(op) && op->getNumRegions() == 0;
    return isSize ? WalkResult::advance() : WalkResult::skip();
  };
  auto leave = [&](Operation *op) {
    for (Value result : op->getResults())
      (isFixed(result) ? known : inStep)[result] = compute(result);
    return success();
  };
  (void)walkDefinitions(value, enter, leave);
  const std::optional<int64_t> *found = find(value);
  std::optional<int64_t> number = found ? *found : std::nullopt;
  isEvaluating = !isOutermost;
  if (isOutermost)
    inStep.clear();
  return number;
}

std::optional<int64_t> SizeEvaluator::compute(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (!isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
        !value.getType().isIndex())
      return std::nullopt;
    int64_t number =
        int64_t(argument.getArgNumber()) - int64_t(info.getBuffers().size());
    bool isDeviceCount =
        number >= 0 && number < info.getNumDims() && info.isDeviceCount(number);
    return isDeviceCount ? devices : kNominalDim;
  }
  Operation *op = value.getDefiningOp();
  if (op->getNumRegions() != 0 || !value.getType().isIntOrIndex())
    return std::nullopt;
  if (auto shard = dyn_cast<ShardSizeOp>(op)) {
    std::optional<int64_t> extent = evaluate(shard.getExtent());
    return extent ? std::optional(getShard(*extent, shard.getUnit()))
                  : std::nullopt;
  }
  if (isa<RankOp, ShardOffsetOp>(op))
    return 0;
  if (isa<DeviceCountOp>(op))
    return devices;
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    std::optional<int64_t> number = dim.getConstantIndex();
    return number ? evaluateExtent(dim.getSource(), *number) : std::nullopt;
  }
  // isPure would refuse divisions, but to fold one by zero just fails.
  if (!isMemoryEffectFree(op))
    return std::nullopt;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> number = evaluate(operand);
    if (!number)
      return std::nullopt;
    Type type = operand.getType();
    unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth
                                    : type.getIntOrFloatBitWidth();
    operands.push_back(
        IntegerAttr::get(type, APInt(width, *number, /*isSigned=*/true,
                                     /*implicitTrunc=*/true)));
  }
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(operands, results)) || results.empty())
    return std::nullopt;
  OpFoldResult folded = results[cast<OpResult>(value).getResultNumber()];
  if (auto integer = dyn_cast_or_null<IntegerAttr>(dyn_cast<Attribute>(folded)))
    return integer.getType().isInteger(1) ? integer.getValue().getZExtValue()
                                          : integer.getValue().getSExtValue();
  if (auto other = dyn_cast<Value>(folded); other && other != value)
    return evaluate(other);
  return std::nullopt;
}

std::optional<int64_t> SizeEvaluator::evaluate(OpFoldResult size) {
  if (auto value = dyn_cast<Value>(size))
    return evaluate(value);
  return cast<IntegerAttr>(cast<Attribute>(size)).getInt();
}

std::optional<int64_t> SizeEvaluator::evaluateExtent(Value memref,
                                                     int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  std::optional<SmallVector<ExtentFactor>> factors =
      getExtentFactors(memref, dim);
  if (!factors)
    return std::nullopt;
  int64_t extent = 1;
  for (const ExtentFactor &factor : *factors) {
    std::optional<int64_t> number =
        factor.argument ? evaluateArgument(factor.argument, factor.dim)
                        : evaluate(factor.size);
    if (!number)
      return std::nullopt;
    extent *= *number;
  }
  return extent;
}

std::optional<int64_t> SizeEvaluator::evaluateArgument(BlockArgument argument,
                                                       int64_t dim) {
  unsigned number = argument.getArgNumber();
  if (!isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
      number >= info.getBuffers().size())
    return std::nullopt;
  EntryBuffer buffer = info.getBuffers()[number];
  PlacementAttr placement = buffer.getPlacement();
  bool isShard = placement.isSharded() && placement.getDim() == dim;
  // A vector of one element per device.
  if (isShard && buffer.getType().isDynamicDim(dim) &&
      info.isDeviceCount(info.getDimNumber(number, dim)))
    return 1;
  int64_t extent = getGlobalExtent(buffer, dim);
  return isShard ? getShard(extent, placement.getUnit()) : extent;
}

std::optional<int64_t> SizeEvaluator::evaluateBytes(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  int64_t bytes = getElementBytes(type.getElementType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    std::optional<int64_t> extent = evaluateExtent(memref, dim);
    if (!extent)
      return std::nullopt;
    bytes *= *extent;
  }
  return bytes;
}
