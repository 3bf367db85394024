//===- DPOps.cpp - Conversions between a tensor and a placed one ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Verifiers and builders. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

using namespace mlir;
using namespace mlir::dp;

#define GET_OP_CLASSES
#include "dp/IR/DPOps.cpp.inc"

/// Checks the constraints that all conversions share; `placed` is the type with
/// the placement.
static LogicalResult verifyConversion(Operation *op, RankedTensorType tensor,
                                      PlacedType placed) {
  RankedTensorType expected = placed.getTensorType();
  // [conversion-C1]
  if (tensor.getElementType() != expected.getElementType())
    return op->emitOpError()
           << "expected both sides to have the same element type, found "
           << tensor << " and " << placed;
  // [conversion-C2]
  if (tensor.getShape() != expected.getShape())
    return op->emitOpError() << "expected both sides to have the same shape, "
                                "found "
                             << tensor << " and " << placed;
  // [conversion-C3]
  if (tensor.getEncoding())
    return op->emitOpError()
           << "expected a tensor without encoding, found " << tensor;
  // [conversion-C4]
  if (isInSPMDCode(op))
    return op->emitOpError() << "expected to be outside of the code that each "
                                "device runs, where tensors are whole";
  return success();
}

static LogicalResult verifyPlacement(Operation *op, StringRef what,
                                     PlacedType placed,
                                     PlacementAttr expected) {
  PlacementAttr found = placed.getPlacement();
  if (found != expected)
    return op->emitOpError() << "expected " << what << " placed "
                             << expected.str() << ", found " << found.str();
  return success();
}

LogicalResult ReplicateOp::verify() {
  if (failed(verifyConversion(*this, getInput().getType(), getType())))
    return failure();
  // [replicate-C1]
  return verifyPlacement(*this, "a result", getType(),
                         PlacementAttr::replicated(getContext()));
}

LogicalResult TakeOp::verify() {
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  // [take-C1]
  return verifyPlacement(*this, "an operand", getInput().getType(),
                         PlacementAttr::replicated(getContext()));
}

LogicalResult ScatterOp::verify() {
  if (failed(verifyConversion(*this, getInput().getType(), getType())))
    return failure();
  RankedTensorType type = getInput().getType();
  int64_t dim = getDim(), unit = getUnit();
  // [scatter-C1]
  if (dim < 0 || dim >= type.getRank())
    return emitOpError() << "expected a dimension >= 0 and < " << type.getRank()
                         << " (the rank of " << type << "), found " << dim;
  // [scatter-C2]
  if (unit < 1 || (!type.isDynamicDim(dim) && type.getDimSize(dim) % unit))
    return emitOpError() << "expected a unit >= 1 that divides dimension "
                         << dim << " of " << type << ", found " << unit;
  // [scatter-C3]
  return verifyPlacement(*this, "a result", getType(),
                         PlacementAttr::sharded(getContext(), dim, unit));
}

LogicalResult GatherOp::verify() {
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  // [gather-C1]
  PlacementAttr found = getInput().getType().getPlacement();
  if (!found.isSharded())
    return emitOpError() << "expected an operand placed sharded, found "
                         << found.str();
  return success();
}

LogicalResult ReduceAddOp::verify() {
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  // [reduce_add-C1]
  return verifyPlacement(*this, "an operand", getInput().getType(),
                         PlacementAttr::partial(getContext()));
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyConversion(*this, getType(), getInput().getType())))
    return failure();
  // [reduce-C1]
  PlacementAttr found = getInput().getType().getPlacement();
  if (!found.isPartial())
    return emitOpError() << "expected an operand placed partial, found "
                         << found.str();
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
  build(
      builder, state,
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
