//===- DPFolds.cpp - The algebra of placements -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

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

OpFoldResult DeviceCountOp::fold(FoldAdaptor) {
  if (std::optional<int64_t> devices = getStaticDeviceCount(*this))
    return IntegerAttr::get(getType(), *devices);
  return {};
}

// With one device, or with chunks that come out even, the arithmetic does not
// depend on the rank.
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
