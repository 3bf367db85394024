//===- DPCollectives.cpp - Collectives and the shard arithmetic ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Verifiers. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

LogicalResult mlir::dp::verifyInSPMDCode(Operation *op) {
  if (!isInSPMDCode(op))
    return op->emitOpError() << "expected to be inside dp.parallel or a "
                                "function marked '"
                             << kSPMDAttr << "'";
  return success();
}

namespace {
/// The placements of a collective's operand and result. `dim` and `unit` belong
/// to the one that is sharded and may be invalid.
struct Conversion {
  PlacementKind from, to;
  ReductionKind reduction = ReductionKind::add;
  int64_t dim = 0, unit = 1;

  PlacementAttr getPlacement(PlacementKind kind, MLIRContext *context) const {
    if (kind == PlacementKind::sharded)
      return PlacementAttr::sharded(context, dim, unit);
    if (kind == PlacementKind::partial)
      return PlacementAttr::partial(context, reduction);
    return PlacementAttr::replicated(context);
  }
};
} // namespace

static LogicalResult verifyPlaced(Operation *op, PlacedType input,
                                  PlacedType result,
                                  const Conversion &conversion) {
  MLIRContext *context = op->getContext();
  // [collective-C6]
  PlacementAttr from = conversion.getPlacement(conversion.from, context);
  if (input.getPlacement() != from)
    return op->emitOpError() << "expected an operand placed " << from.str()
                             << ", found " << input.getPlacement().str();
  // [collective-C7]
  PlacementAttr to = conversion.getPlacement(conversion.to, context);
  if (result.getPlacement() != to)
    return op->emitOpError() << "expected a result placed " << to.str()
                             << ", found " << result.getPlacement().str();
  // [collective-C8]
  if (input.getTensorType() != result.getTensorType())
    return op->emitOpError()
           << "expected operand and result to be the same tensor, found "
           << input.getTensorType() << " and " << result.getTensorType();
  // [collective-C9]
  if (isInSPMDCode(op))
    return op->emitOpError() << "expected to be outside of the code that each "
                                "device runs, for an operand of type "
                             << input;
  return success();
}

/// Checks the types of `op` against `conversion`. Placed types have the
/// placements; of a device's tensors the local shapes must fit.
static LogicalResult verifyCollective(Operation *op,
                                      const Conversion &conversion) {
  Type input = op->getOperand(0).getType(), result = op->getResult(0).getType();
  auto placedInput = dyn_cast<PlacedType>(input);
  auto placedResult = dyn_cast<PlacedType>(result);
  // [collective-C1]
  if (bool(placedInput) != bool(placedResult))
    return op->emitOpError() << "expected operand and result to be both placed "
                                "or both tensors, found "
                             << input << " and " << result;
  auto inputType =
      placedInput ? placedInput.getTensorType() : cast<RankedTensorType>(input);
  auto resultType = placedResult ? placedResult.getTensorType()
                                 : cast<RankedTensorType>(result);
  // [collective-C2]
  if (inputType.getElementType() != resultType.getElementType())
    return op->emitOpError()
           << "expected operand and result of one element type, found "
           << inputType.getElementType() << " and "
           << resultType.getElementType();
  // [collective-C3]
  if (inputType.getRank() != resultType.getRank())
    return op->emitOpError()
           << "expected operand and result of one rank, found " << inputType
           << " and " << resultType;
  bool gathers = conversion.from == PlacementKind::sharded;
  bool scatters = conversion.to == PlacementKind::sharded;
  // An all_gather has the whole tensor as its result, the others as operand.
  RankedTensorType whole = gathers ? resultType : inputType;
  RankedTensorType part = gathers ? inputType : resultType;
  int64_t dim = conversion.dim, unit = conversion.unit;
  if (gathers || scatters) {
    // [collective-C4]
    if (dim < 0 || dim >= whole.getRank())
      return op->emitOpError()
             << "expected a dimension >= 0 and < " << whole.getRank()
             << " (the rank of " << whole << "), found " << dim;
    // [collective-C5]
    if (unit < 1 || (!whole.isDynamicDim(dim) && whole.getDimSize(dim) % unit))
      return op->emitOpError() << "expected a unit >= 1 that divides dimension "
                               << dim << " of " << whole << ", found " << unit;
  }
  if (placedInput)
    return verifyPlaced(op, placedInput, placedResult, conversion);

  // [collective-C10]
  if (failed(verifyInSPMDCode(op)))
    return failure();
  // [collective-C11]
  if (inputType.getEncoding() || resultType.getEncoding())
    return op->emitOpError() << "expected tensors without encoding, found "
                             << inputType << " and " << resultType;
  if (!gathers && !scatters)
    return success();
  // [collective-C13]
  auto sharding = PlacementAttr::sharded(op->getContext(), dim, unit);
  RankedTensorType expected =
      getLocalTensorType(whole, sharding, getStaticDeviceCount(op));
  if (part != expected)
    return op->emitOpError() << "expected the device's part of " << whole
                             << " to be " << expected << ", found " << part;
  return success();
}

/// Checks also that the reduction combines the elements.
static LogicalResult verifyReduction(Operation *op,
                                     const Conversion &conversion) {
  Type type = op->getOperand(0).getType();
  auto placed = dyn_cast<PlacedType>(type);
  Type element = placed ? placed.getTensorType().getElementType()
                        : cast<RankedTensorType>(type).getElementType();
  if (failed(verifyReducible([&] { return op->emitOpError(); },
                             conversion.reduction, element)))
    return failure();
  return verifyCollective(op, conversion);
}

LogicalResult AllReduceOp::verify() {
  // [all_reduce-C1]
  return verifyReduction(
      *this, {PlacementKind::partial, PlacementKind::replicated, getKind()});
}

// [collective-C12] is verified by DestinationStyleOpInterface, which demands as
// many inits as tensor results, each of its result's type.
MutableOperandRange AllReduceOp::getDpsInitsMutable() {
  bool isLocal = isa<RankedTensorType>(getInput().getType()) &&
                 isa<RankedTensorType>(getType());
  return {*this, /*start=*/0, /*length=*/isLocal ? 1u : 0u};
}

LogicalResult AllGatherOp::verify() {
  if (failed(verifyCollective(
          *this, {PlacementKind::sharded, PlacementKind::replicated,
                  ReductionKind::add, static_cast<int64_t>(getDim()),
                  static_cast<int64_t>(getUnit())})))
    return failure();
  auto tensor = dyn_cast<RankedTensorType>(getType());
  // [all_gather-C1]
  if (!tensor && getSize())
    return emitOpError("expected no 'size' on placed values, whose type and "
                       "chunks have it");
  if (!tensor)
    return success();
  // [all_gather-C2]
  bool needed = tensor.isDynamicDim(getDim());
  if (needed != bool(getSize()))
    return emitOpError() << "expected 'size' "
                         << (needed ? "because dimension "
                                    : "to be absent, because dimension ")
                         << getDim() << " of the result is "
                         << (needed ? "dynamic" : "static");
  return success();
}

LogicalResult ReduceScatterOp::verify() {
  // [reduce_scatter-C1]
  return verifyReduction(*this, {PlacementKind::partial, PlacementKind::sharded,
                                 getKind(), static_cast<int64_t>(getDim()),
                                 static_cast<int64_t>(getUnit())});
}

LogicalResult LocalSliceOp::verify() {
  return verifyCollective(*this,
                          {PlacementKind::replicated, PlacementKind::sharded,
                           ReductionKind::add, static_cast<int64_t>(getDim()),
                           static_cast<int64_t>(getUnit())});
}

//===----------------------------------------------------------------------===//
// Rank, device count and shard arithmetic
//===----------------------------------------------------------------------===//

// [rank-C1]
LogicalResult RankOp::verify() { return verifyInSPMDCode(*this); }

// [device_count-C1]
LogicalResult DeviceCountOp::verify() { return verifyInSPMDCode(*this); }

LogicalResult ShardOffsetOp::verify() {
  // [shard_offset-C1]
  if (static_cast<int64_t>(getUnit()) < 1)
    return emitOpError() << "expected a unit >= 1, found "
                         << static_cast<int64_t>(getUnit());
  // [shard_offset-C2]
  return verifyInSPMDCode(*this);
}

LogicalResult ShardSizeOp::verify() {
  // [shard_size-C1]
  if (static_cast<int64_t>(getUnit()) < 1)
    return emitOpError() << "expected a unit >= 1, found "
                         << static_cast<int64_t>(getUnit());
  // [shard_size-C2]
  return verifyInSPMDCode(*this);
}

void RankOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "rank");
}
void DeviceCountOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "devices");
}
void ShardOffsetOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "offset");
}
void ShardSizeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "size");
}
