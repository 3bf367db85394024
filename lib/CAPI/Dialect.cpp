//===- Dialect.cpp - C API of the dp dialect ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp-c/Dialect.h"

#include "dp/IR/DP.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"

using namespace mlir;
using namespace mlir::dp;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(DP, dp, mlir::dp::DPDialect)

// The C enumerations are the dialect's.
static_assert(int(DpPlacementReplicated) == int(PlacementKind::replicated) &&
              int(DpPlacementSharded) == int(PlacementKind::sharded) &&
              int(DpPlacementPartial) == int(PlacementKind::partial));
static_assert(int(DpReductionAdd) == int(ReductionKind::add) &&
              int(DpReductionMul) == int(ReductionKind::mul) &&
              int(DpReductionMax) == int(ReductionKind::max) &&
              int(DpReductionMin) == int(ReductionKind::min) &&
              int(DpReductionMaxnum) == int(ReductionKind::maxnum) &&
              int(DpReductionMinnum) == int(ReductionKind::minnum) &&
              int(DpReductionUmax) == int(ReductionKind::umax) &&
              int(DpReductionUmin) == int(ReductionKind::umin) &&
              int(DpReductionAnd) == int(ReductionKind::and_) &&
              int(DpReductionOr) == int(ReductionKind::or_) &&
              int(DpReductionXor) == int(ReductionKind::xor_));

static PlacementAttr placement(MlirAttribute attribute) {
  return cast<PlacementAttr>(unwrap(attribute));
}

bool dpAttributeIsAPlacement(MlirAttribute attribute) {
  return isa<PlacementAttr>(unwrap(attribute));
}

MlirTypeID dpPlacementAttrGetTypeID() {
  return wrap(PlacementAttr::getTypeID());
}

MlirAttribute dpPlacementAttrGetReplicated(MlirContext context) {
  return wrap(PlacementAttr::replicated(unwrap(context)));
}

MlirAttribute dpPlacementAttrGetShardedChecked(MlirLocation location,
                                               int64_t dim, int64_t unit) {
  Location loc = unwrap(location);
  return wrap(PlacementAttr::getChecked(
      [&] { return emitError(loc); }, loc.getContext(), PlacementKind::sharded,
      dim, unit, ReductionKind::add));
}

MlirAttribute dpPlacementAttrGetPartial(MlirContext context,
                                        DpReductionKind kind) {
  return wrap(PlacementAttr::partial(unwrap(context),
                                     static_cast<ReductionKind>(kind)));
}

DpPlacementKind dpPlacementAttrGetKind(MlirAttribute attribute) {
  return static_cast<DpPlacementKind>(placement(attribute).getKind());
}

int64_t dpPlacementAttrGetDim(MlirAttribute attribute) {
  return placement(attribute).getDim();
}

int64_t dpPlacementAttrGetUnit(MlirAttribute attribute) {
  return placement(attribute).getUnit();
}

DpReductionKind dpPlacementAttrGetReduction(MlirAttribute attribute) {
  return static_cast<DpReductionKind>(placement(attribute).getReduction());
}

bool dpTypeIsAPlaced(MlirType type) { return isa<PlacedType>(unwrap(type)); }

MlirTypeID dpPlacedTypeGetTypeID() { return wrap(PlacedType::getTypeID()); }

MlirType dpPlacedTypeGet(MlirType tensorType, MlirAttribute attribute) {
  return wrap(PlacedType::get(cast<RankedTensorType>(unwrap(tensorType)),
                              placement(attribute)));
}

MlirType dpPlacedTypeGetChecked(MlirLocation location, MlirType tensorType,
                                MlirAttribute attribute) {
  Location loc = unwrap(location);
  auto ranked = dyn_cast<RankedTensorType>(unwrap(tensorType));
  auto placed = dyn_cast<PlacementAttr>(unwrap(attribute));
  if (!ranked || !placed) {
    emitError(loc) << "expected a ranked tensor's type and a #dp.placement";
    return wrap(Type());
  }
  return wrap(PlacedType::getChecked([&] { return emitError(loc); },
                                     loc.getContext(), ranked, placed));
}

MlirType dpPlacedTypeGetTensorType(MlirType placed) {
  return wrap(cast<PlacedType>(unwrap(placed)).getTensorType());
}

MlirAttribute dpPlacedTypeGetPlacement(MlirType placed) {
  return wrap(cast<PlacedType>(unwrap(placed)).getPlacement());
}

MlirType dpPlacedTypeGetLocalType(MlirType placed, int64_t devices) {
  return wrap(cast<PlacedType>(unwrap(placed))
                  .getLocalType(devices ? std::optional(devices)
                                        : std::optional<int64_t>()));
}
