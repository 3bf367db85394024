//===- DPFolds.cpp - Folds of the algebra of placements ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Folds return an existing value or a constant. The equations that create
// another op are in DPCanonicalize.cpp.
//
//===----------------------------------------------------------------------===//

#include "DPAlgebra.h"

#include "dp/IR/DP.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isKeptBySum(ReductionKind kind, Attribute element) {
  auto isNumber = [&](int64_t number) {
    if (auto value = dyn_cast<FloatAttr>(element))
      return number ? value.getValue().isExactlyValue(1.0)
                    : value.getValue().isZero();
    if (auto value = dyn_cast<IntegerAttr>(element))
      return number ? value.getValue().isOne() : value.getValue().isZero();
    return false;
  };
  switch (kind) {
  case ReductionKind::add:
  case ReductionKind::xor_:
    return isNumber(0);
  case ReductionKind::mul:
    return isNumber(1);
  default: // The other kinds are idempotent.
    return isa<FloatAttr, IntegerAttr>(element);
  }
}

/// Returns the operand of a collective on a device's tensor if there is only
/// one device, and null otherwise.
static Value foldOneDevice(Operation *op) {
  Value input = op->getOperand(0);
  if (input.getType() == op->getResult(0).getType() &&
      isa<RankedTensorType>(input.getType()) && getStaticDeviceCount(op) == 1)
    return input;
  return {};
}

// take ∘ replicate = identity
OpFoldResult TakeOp::fold(FoldAdaptor) {
  if (auto replicate = getInput().getDefiningOp<ReplicateOp>())
    return replicate.getInput();
  return {};
}

// replicate ∘ take = identity
OpFoldResult ReplicateOp::fold(FoldAdaptor) {
  if (auto take = getInput().getDefiningOp<TakeOp>())
    return take.getInput();
  return {};
}

// gather ∘ scatter = identity
OpFoldResult GatherOp::fold(FoldAdaptor) {
  if (auto scatter = getInput().getDefiningOp<ScatterOp>())
    return scatter.getInput();
  return {};
}

// scatter ∘ gather = identity, where both cut alike
OpFoldResult ScatterOp::fold(FoldAdaptor) {
  if (auto gather = getInput().getDefiningOp<GatherOp>())
    if (gather.getInput().getType() == getType())
      return gather.getInput();
  return {};
}

// An all_reduce of a uniform tensor whose element the reduction keeps is the
// identity.
OpFoldResult AllReduceOp::fold(FoldAdaptor) {
  if (Value input = foldOneDevice(*this))
    return input;
  if (getInput().getType() != getType())
    return {};
  Attribute element = getUniformElement(getInput());
  if (!element || !isKeptBySum(getKind(), element))
    return {};
  // A constant is preferred, because an analysis may take the ops that compute
  // the input to depend on the rank.
  if (auto type = dyn_cast<RankedTensorType>(getType());
      type && type.hasStaticShape())
    return DenseElementsAttr::get(type, element);
  return getInput();
}

// all_gather ∘ local_slice = identity, where both cut alike
OpFoldResult AllGatherOp::fold(FoldAdaptor) {
  if (Value input = foldOneDevice(*this))
    return input;
  if (auto slice = getInput().getDefiningOp<LocalSliceOp>())
    if (slice.getDim() == getDim() && slice.getUnit() == getUnit() &&
        slice.getInput().getType() == getType())
      return slice.getInput();
  return {};
}

OpFoldResult ReduceScatterOp::fold(FoldAdaptor) { return foldOneDevice(*this); }

// local_slice ∘ all_gather = identity, where both cut alike
OpFoldResult LocalSliceOp::fold(FoldAdaptor adaptor) {
  if (Value input = foldOneDevice(*this))
    return input;
  if (auto gather = getInput().getDefiningOp<AllGatherOp>())
    if (gather.getDim() == getDim() && gather.getUnit() == getUnit() &&
        gather.getInput().getType() == getType())
      return gather.getInput();
  auto splat = dyn_cast_or_null<SplatElementsAttr>(adaptor.getInput());
  auto type = dyn_cast<RankedTensorType>(getType());
  if (splat && type && type.hasStaticShape())
    return splat.resizeSplat(type);
  return {};
}

OpFoldResult RankOp::fold(FoldAdaptor) {
  if (getStaticDeviceCount(*this) == 1)
    return IntegerAttr::get(getType(), 0);
  return {};
}

OpFoldResult DeviceCountOp::fold(FoldAdaptor) {
  if (std::optional<int64_t> devices = getStaticDeviceCount(*this))
    return IntegerAttr::get(getType(), *devices);
  return {};
}

// With one device, or with chunks of equal size, the arithmetic does not depend
// on the rank.
OpFoldResult ShardOffsetOp::fold(FoldAdaptor) {
  if (getStaticDeviceCount(*this) == 1)
    return IntegerAttr::get(getType(), 0);
  return {};
}

OpFoldResult ShardSizeOp::fold(FoldAdaptor adaptor) {
  std::optional<int64_t> devices = getStaticDeviceCount(*this);
  if (devices == 1)
    return getExtent();
  auto extent = dyn_cast_or_null<IntegerAttr>(adaptor.getExtent());
  int64_t unit = getUnit();
  if (devices && extent && extent.getInt() % unit == 0 &&
      (extent.getInt() / unit) % *devices == 0)
    return IntegerAttr::get(getType(), extent.getInt() / *devices);
  return {};
}
