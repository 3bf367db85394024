//===- DPOps.cpp - Verifiers and builders ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

#define GET_OP_CLASSES
#include "dp/IR/DPOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Checks that `op` converts between `tensor` and its `placed` form.
static LogicalResult verifyConversion(Operation *op, Type tensor, Type placed) {
  Type expected = cast<PlacedType>(placed).getTensorType();
  if (tensor != expected)
    return op->emitOpError() << "expected both sides to be the same tensor: "
                             << tensor << " is not that of " << placed;
  return success();
}

static LogicalResult verifyPlacement(Operation *op, Type placed,
                                     PlacementAttr expected) {
  PlacementAttr found = cast<PlacedType>(placed).getPlacement();
  if (found != expected)
    return op->emitOpError() << "expected placement " << expected.str()
                             << ", found " << found.str();
  return success();
}

LogicalResult ReplicateOp::verify() {
  // [replicate-C1], [replicate-C2]
  if (failed(verifyConversion(*this, getInput().getType(), getType())))
    return failure();
  return verifyPlacement(*this, getType(),
                         PlacementAttr::replicated(getContext()));
}

LogicalResult TakeOp::verify() {
  // [take-C1], [take-C2]
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  return verifyPlacement(*this, getInput().getType(),
                         PlacementAttr::replicated(getContext()));
}

LogicalResult ScatterOp::verify() {
  // [scatter-C1], [scatter-C2]
  if (failed(verifyConversion(*this, getInput().getType(), getType())))
    return failure();
  return verifyPlacement(
      *this, getType(),
      PlacementAttr::sharded(getContext(), getDim(), getUnit()));
}

LogicalResult GatherOp::verify() {
  // [gather-C1]
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  // [gather-C2]
  PlacementAttr found = getInput().getType().getPlacement();
  if (!found.isSharded())
    return emitOpError() << "expected a sharded operand, found " << found.str();
  return success();
}

LogicalResult ReduceAddOp::verify() {
  // [reduce_add-C1], [reduce_add-C2]
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  return verifyPlacement(*this, getInput().getType(),
                         PlacementAttr::partial(getContext()));
}

LogicalResult ReduceOp::verify() {
  // [reduce-C1]
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  // [reduce-C2]
  PlacementAttr found = getInput().getType().getPlacement();
  if (!found.isPartial())
    return emitOpError() << "expected a partial operand, found " << found.str();
  return success();
}

void ReplicateOp::build(OpBuilder &builder, OperationState &state,
                        Value input) {
  build(builder, state,
        PlacedType::get(cast<RankedTensorType>(input.getType()),
                        PlacementAttr::replicated(builder.getContext())),
        input);
}

void ScatterOp::build(OpBuilder &builder, OperationState &state, Value input,
                      int64_t dim, int64_t unit) {
  build(builder, state,
        PlacedType::get(cast<RankedTensorType>(input.getType()),
                        PlacementAttr::sharded(builder.getContext(), dim, unit)),
        input, dim, unit);
}

void TakeOp::build(OpBuilder &builder, OperationState &state, Value input) {
  build(builder, state, cast<PlacedType>(input.getType()).getTensorType(),
        input);
}

void GatherOp::build(OpBuilder &builder, OperationState &state, Value input) {
  build(builder, state, cast<PlacedType>(input.getType()).getTensorType(),
        input);
}

void ReduceAddOp::build(OpBuilder &builder, OperationState &state,
                        Value input) {
  build(builder, state, cast<PlacedType>(input.getType()).getTensorType(),
        input);
}

void ReduceOp::build(OpBuilder &builder, OperationState &state, Value input) {
  build(builder, state, cast<PlacedType>(input.getType()).getTensorType(),
        input);
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Whether `op` is in code that runs on each device.
static bool isInSPMDCode(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<ParallelOp>(parent) || parent->hasAttr(kSPMDAttr))
      return true;
  return false;
}

static LogicalResult verifyInSPMDCode(Operation *op) {
  if (!isInSPMDCode(op))
    return op->emitOpError() << "expected to be inside dp.parallel or a "
                                "function marked '"
                             << kSPMDAttr << "'";
  return success();
}

/// A collective from placement `from` to placement `to`: on placed values both
/// types say so; on a device's tensors the local shapes must fit.
static LogicalResult verifyCollective(Operation *op, Type input, Type result,
                                      PlacementAttr from, PlacementAttr to) {
  auto placedInput = dyn_cast<PlacedType>(input);
  auto placedResult = dyn_cast<PlacedType>(result);
  if (bool(placedInput) != bool(placedResult))
    return op->emitOpError() << "expected operand and result to be both placed "
                                "or both tensors, found "
                             << input << " and " << result;
  if (placedInput) {
    if (placedInput.getPlacement() != from)
      return op->emitOpError() << "expected an operand placed " << from.str()
                               << ", found "
                               << placedInput.getPlacement().str();
    if (placedResult.getPlacement() != to)
      return op->emitOpError() << "expected a result placed " << to.str()
                               << ", found "
                               << placedResult.getPlacement().str();
    if (placedInput.getTensorType() != placedResult.getTensorType())
      return op->emitOpError()
             << "expected operand and result to be the same tensor, found "
             << placedInput.getTensorType() << " and "
             << placedResult.getTensorType();
    return success();
  }
  if (failed(verifyInSPMDCode(op)))
    return failure();
  auto inputType = cast<RankedTensorType>(input);
  auto resultType = cast<RankedTensorType>(result);
  if (inputType.getElementType() != resultType.getElementType())
    return op->emitOpError()
           << "expected operand and result of one element type, found "
           << inputType.getElementType() << " and "
           << resultType.getElementType();
  if (inputType.getRank() != resultType.getRank())
    return op->emitOpError() << "expected operand and result of one rank, found "
                             << inputType << " and " << resultType;
  // The whole tensor's type, from the side that has it.
  RankedTensorType whole = from.isSharded() ? resultType : inputType;
  RankedTensorType part = from.isSharded() ? inputType : resultType;
  PlacementAttr sharding = from.isSharded() ? from : to;
  if (!sharding.isSharded()) {
    if (whole != part)
      return op->emitOpError()
             << "expected operand and result of one type, found " << inputType
             << " and " << resultType;
    return success();
  }
  int64_t dim = sharding.getDim();
  if (dim < 0 || dim >= whole.getRank())
    return op->emitOpError() << "expected a dimension >= 0 and < "
                             << whole.getRank() << " (the rank of " << whole
                             << "), found " << dim;
  int64_t unit = sharding.getUnit();
  if (unit < 1 || (!whole.isDynamicDim(dim) && whole.getDimSize(dim) % unit))
    return op->emitOpError() << "expected a unit >= 1 that divides dimension "
                             << dim << " of " << whole << ", found " << unit;
  auto expected =
      PlacedType::get(whole, sharding).getLocalType(getStaticDeviceCount(op));
  if (part != expected)
    return op->emitOpError()
           << "expected the device's part of " << whole << " to be "
           << expected << ", found " << part;
  return success();
}

/// A reduction kind combines numbers (and booleans by and/or/xor).
static LogicalResult verifyReduction(Operation *op, Type type,
                                     ReductionKind kind) {
  auto placed = dyn_cast<PlacedType>(type);
  Type element = placed ? placed.getTensorType().getElementType()
                        : cast<RankedTensorType>(type).getElementType();
  bool ok = false;
  switch (kind) {
  case ReductionKind::add:
  case ReductionKind::mul:
  case ReductionKind::max:
  case ReductionKind::min:
    ok = element.isIntOrIndexOrFloat();
    break;
  case ReductionKind::maxnum:
  case ReductionKind::minnum:
    ok = isa<FloatType>(element);
    break;
  default:
    ok = element.isIntOrIndex();
    break;
  }
  if (!ok)
    return op->emitOpError() << "expected an element type that '"
                             << stringifyReductionKind(kind)
                             << "' combines, found " << element;
  return success();
}

LogicalResult AllReduceOp::verify() {
  // [all_reduce-C1], [all_reduce-C2]
  if (failed(verifyReduction(*this, getInput().getType(), getKind())))
    return failure();
  return verifyCollective(*this, getInput().getType(), getType(),
                          PlacementAttr::partial(getContext(), getKind()),
                          PlacementAttr::replicated(getContext()));
}

LogicalResult AllGatherOp::verify() {
  // [all_gather-C1]
  if (failed(verifyCollective(
          *this, getInput().getType(), getType(),
          PlacementAttr::sharded(getContext(), getDim(), getUnit()),
          PlacementAttr::replicated(getContext()))))
    return failure();
  // [all_gather-C2]
  auto tensor = dyn_cast<RankedTensorType>(getType());
  bool needed = tensor && tensor.isDynamicDim(getDim());
  if (needed != bool(getSize()))
    return emitOpError() << "expected 'size' "
                         << (needed ? "because dimension "
                                    : "to be absent, dimension ")
                         << getDim() << " of the result is "
                         << (needed ? "dynamic" : "static");
  return success();
}

LogicalResult ReduceScatterOp::verify() {
  // [reduce_scatter-C1], [reduce_scatter-C2]
  if (failed(verifyReduction(*this, getInput().getType(), getKind())))
    return failure();
  return verifyCollective(
      *this, getInput().getType(), getType(),
      PlacementAttr::partial(getContext(), getKind()),
      PlacementAttr::sharded(getContext(), getDim(), getUnit()));
}

LogicalResult LocalSliceOp::verify() {
  // [local_slice-C1]
  return verifyCollective(
      *this, getInput().getType(), getType(),
      PlacementAttr::replicated(getContext()),
      PlacementAttr::sharded(getContext(), getDim(), getUnit()));
}

LogicalResult RankOp::verify() { return verifyInSPMDCode(*this); }
LogicalResult DeviceCountOp::verify() { return verifyInSPMDCode(*this); }

static LogicalResult verifyUnit(Operation *op, int64_t unit) {
  if (unit < 1)
    return op->emitOpError() << "expected a unit >= 1, found " << unit;
  return verifyInSPMDCode(op);
}

LogicalResult ShardOffsetOp::verify() { return verifyUnit(*this, getUnit()); }
LogicalResult ShardSizeOp::verify() { return verifyUnit(*this, getUnit()); }
