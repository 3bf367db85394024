/*===- dp-c/Dialect.h - C API of the dp dialect -------------------*- C -*-===*\
|*                                                                            *|
|* Part of the dp project: compile-time data parallelism for MLIR.            *|
|*                                                                            *|
|* By the conventions of MLIR's C API: functions named ...Get assert that     *|
|* they are given what the constraints in docs/dialect.md ask for,            *|
|* ...GetChecked report an error at the location and return a null object.    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef DP_C_DIALECT_H
#define DP_C_DIALECT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* mlirGetDialectHandle__dp__() */
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(DP, dp);

/* The part of a tensor that each device holds. */
typedef enum DpPlacementKind {
  DpPlacementReplicated = 0,
  DpPlacementSharded = 1,
  DpPlacementPartial = 2
} DpPlacementKind;

/* How the summands of a partial tensor combine. */
typedef enum DpReductionKind {
  DpReductionAdd = 0,
  DpReductionMul = 1,
  DpReductionMax = 2,
  DpReductionMin = 3,
  DpReductionMaxnum = 4,
  DpReductionMinnum = 5,
  DpReductionUmax = 6,
  DpReductionUmin = 7,
  DpReductionAnd = 8,
  DpReductionOr = 9,
  DpReductionXor = 10
} DpReductionKind;

/*===----------------------------------------------------------------------===*\
|* #dp.placement                                                              *|
\*===----------------------------------------------------------------------===*/

MLIR_CAPI_EXPORTED bool dpAttributeIsAPlacement(MlirAttribute attribute);
MLIR_CAPI_EXPORTED MlirTypeID dpPlacementAttrGetTypeID(void);

/* replicated */
MLIR_CAPI_EXPORTED MlirAttribute
dpPlacementAttrGetReplicated(MlirContext context);

/* sharded<dim, unit unit>: cut along dimension `dim` (from 0) at multiples of
 * `unit` elements (at least 1). */
MLIR_CAPI_EXPORTED MlirAttribute dpPlacementAttrGetShardedChecked(
    MlirLocation location, int64_t dim, int64_t unit);

/* partial<kind> */
MLIR_CAPI_EXPORTED MlirAttribute
dpPlacementAttrGetPartial(MlirContext context, DpReductionKind kind);

MLIR_CAPI_EXPORTED DpPlacementKind
dpPlacementAttrGetKind(MlirAttribute placement);
/* Dimension and unit of a sharded placement; 0 and 1 of the others. */
MLIR_CAPI_EXPORTED int64_t dpPlacementAttrGetDim(MlirAttribute placement);
MLIR_CAPI_EXPORTED int64_t dpPlacementAttrGetUnit(MlirAttribute placement);
/* Kind of a partial placement; DpReductionAdd of the others. */
MLIR_CAPI_EXPORTED DpReductionKind
dpPlacementAttrGetReduction(MlirAttribute placement);

/*===----------------------------------------------------------------------===*\
|* !dp.placed                                                                 *|
\*===----------------------------------------------------------------------===*/

MLIR_CAPI_EXPORTED bool dpTypeIsAPlaced(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID dpPlacedTypeGetTypeID(void);

/* The whole tensor's type and its placement. */
MLIR_CAPI_EXPORTED MlirType dpPlacedTypeGet(MlirType tensorType,
                                            MlirAttribute placement);
MLIR_CAPI_EXPORTED MlirType dpPlacedTypeGetChecked(MlirLocation location,
                                                   MlirType tensorType,
                                                   MlirAttribute placement);

MLIR_CAPI_EXPORTED MlirType dpPlacedTypeGetTensorType(MlirType placed);
MLIR_CAPI_EXPORTED MlirAttribute dpPlacedTypeGetPlacement(MlirType placed);
/* The type of what one of `devices` devices holds; 0: their number is open. */
MLIR_CAPI_EXPORTED MlirType dpPlacedTypeGetLocalType(MlirType placed,
                                                     int64_t devices);

#ifdef __cplusplus
}
#endif

#endif /* DP_C_DIALECT_H */
