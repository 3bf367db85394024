//===- PlacementRule.cpp - Relations of an op's dimensions ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/PlacementRule.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::dp;

PlacementAttr Placement::toAttr(MLIRContext *context) const {
  switch (kind) {
  case PlacementKind::replicated:
    return PlacementAttr::replicated(context);
  case PlacementKind::sharded:
    return PlacementAttr::sharded(context, dim, unit);
  case PlacementKind::partial:
    return PlacementAttr::partial(context, reduction);
  }
  llvm_unreachable("all placement kinds are handled");
}

Placement Placement::fromAttr(PlacementAttr attr) {
  if (attr.isSharded())
    return sharded(attr.getDim(), attr.getUnit());
  if (attr.isPartial())
    return partial(attr.getReduction());
  return replicated();
}

RankedTensorType Localization::getLocalType(Type type,
                                            Placement placement) const {
  auto tensor = cast<RankedTensorType>(type);
  if (!placement.isSharded())
    return tensor;
  return PlacedType::get(tensor, placement.toAttr(type.getContext()))
      .getLocalType(devices);
}

PlacementRule dp::getElementwiseRule(Operation *op) {
  PlacementRule rule;
  rule.cheap = true;
  ArrayRef<int64_t> shape;
  bool haveShape = false, alike = true;
  SmallVector<DimFactor, 4> dims;
  auto dimsOf = [&](Value value) -> SmallVector<DimFactor, 4> {
    auto type = cast<RankedTensorType>(value.getType());
    if (!haveShape) {
      haveShape = true;
      shape = type.getShape();
      for (int64_t i = 0; i < type.getRank(); ++i)
        dims.push_back({rule.addFactor(), 1});
    }
    alike &= type.getRank() == static_cast<int64_t>(shape.size());
    return dims;
  };
  for (Value operand : op->getOperands())
    if (isa<RankedTensorType>(operand.getType()))
      rule.operands.push_back({operand, dimsOf(operand)});
  for (Value result : op->getResults()) {
    if (!isa<RankedTensorType>(result.getType()))
      return getFallbackRule(op);
    rule.results.push_back({dimsOf(result), std::nullopt});
  }
  return alike ? rule : getFallbackRule(op);
}

PlacementRule dp::getFallbackRule(Operation *op) {
  PlacementRule rule;
  rule.fallback = true;
  llvm::SmallSetVector<Value, 8> tensors;
  auto add = [&](Value value) {
    if (isa<RankedTensorType>(value.getType()))
      tensors.insert(value);
  };
  for (Value operand : op->getOperands())
    add(operand);
  if (op->getNumRegions()) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    for (Value value : captured)
      add(value);
  }
  for (Value value : tensors)
    rule.operands.push_back(
        {value, SmallVector<DimFactor, 4>(
                    cast<RankedTensorType>(value.getType()).getRank())});
  for (Value result : op->getResults()) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    rule.results.push_back(
        {SmallVector<DimFactor, 4>(type ? type.getRank() : 0), std::nullopt});
  }
  return rule;
}

Operation *dp::cloneLocal(OpBuilder &builder, Operation *op,
                          const Localization &localization) {
  // The mapping is local, because other ops may need a tensor in another
  // placement.
  IRMapping mapping;
  for (auto [operand, local] :
       llvm::zip_equal(localization.rule.operands, localization.operands))
    mapping.map(operand.value, local);
  auto mapScalar = [&](Value value) {
    if (!mapping.contains(value))
      if (Value local = localization.mapping.lookupOrNull(value))
        mapping.map(value, local);
  };
  for (Value operand : op->getOperands())
    mapScalar(operand);
  if (op->getNumRegions()) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    for (Value value : captured)
      mapScalar(value);
  }
  Operation *clone = builder.clone(*op, mapping);
  // A value may be two operands that need different parts of it.
  unsigned next = 0;
  for (unsigned i = 0, e = op->getNumOperands();
       i < e && next < localization.operands.size(); ++i)
    if (localization.rule.operands[next].value == op->getOperand(i))
      clone->setOperand(i, localization.operands[next++]);
  for (auto [index, result] : llvm::enumerate(clone->getResults()))
    if (isa<RankedTensorType>(result.getType()))
      result.setType(localization.getLocalType(
          result.getType(), localization.resultPlacements[index]));
  return clone;
}
