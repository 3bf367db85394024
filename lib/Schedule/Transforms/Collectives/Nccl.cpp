//===- Nccl.cpp - Reductions that NCCL computes ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Transforms/Nccl.h"

#include "dp/IR/ElementTypes.h"

using namespace mlir;
using namespace mlir::dp;

/// The NCCL data type that reduces `type`; none for bool and 16-bit integers.
static std::optional<NcclDataType> getNumberType(Type element,
                                                 bool isUnsigned) {
  if (element.isIndex())
    return isUnsigned ? NcclDataType::ncclUint64 : NcclDataType::ncclInt64;
  if (element.isF16())
    return NcclDataType::ncclFloat16;
  if (element.isBF16())
    return NcclDataType::ncclBfloat16;
  if (element.isF32())
    return NcclDataType::ncclFloat32;
  if (element.isF64())
    return NcclDataType::ncclFloat64;
  auto integer = dyn_cast<IntegerType>(element);
  if (!integer)
    return std::nullopt;
  isUnsigned |= integer.isUnsigned();
  switch (integer.getWidth()) {
  case 8:
    return isUnsigned ? NcclDataType::ncclUint8 : NcclDataType::ncclInt8;
  case 32:
    return isUnsigned ? NcclDataType::ncclUint32 : NcclDataType::ncclInt32;
  case 64:
    return isUnsigned ? NcclDataType::ncclUint64 : NcclDataType::ncclInt64;
  default:
    return std::nullopt;
  }
}

/// Bools are the bytes 0 and 1; as signed numbers they are 0 and -1.
static std::optional<NcclRedOp> getBoolOp(ReductionKind kind) {
  switch (kind) {
  case ReductionKind::and_:
  case ReductionKind::mul:
  case ReductionKind::max:
  case ReductionKind::umin:
    return NcclRedOp::ncclMin;
  case ReductionKind::or_:
  case ReductionKind::min:
  case ReductionKind::umax:
    return NcclRedOp::ncclMax;
  default: // add and xor: whether the number of ones is odd
    return std::nullopt;
  }
}

std::optional<NcclReduction> mlir::dp::getNcclReduction(ReductionKind kind,
                                                        Type element) {
  if (element.isInteger(1)) {
    std::optional<NcclRedOp> op = getBoolOp(kind);
    if (!op)
      return std::nullopt;
    return NcclReduction{NcclDataType::ncclUint8, *op};
  }
  bool isUnsigned = kind == ReductionKind::umax || kind == ReductionKind::umin;
  std::optional<NcclDataType> datatype = getNumberType(element, isUnsigned);
  if (!datatype)
    return std::nullopt;
  switch (kind) {
  case ReductionKind::add:
    return NcclReduction{*datatype, NcclRedOp::ncclSum};
  case ReductionKind::mul:
    return NcclReduction{*datatype, NcclRedOp::ncclProd};
  case ReductionKind::max:
  case ReductionKind::min:
    // NCCL's maximum and minimum prefer a number to NaN.
    if (isa<FloatType>(element))
      return std::nullopt;
    return NcclReduction{*datatype, kind == ReductionKind::max
                                        ? NcclRedOp::ncclMax
                                        : NcclRedOp::ncclMin};
  case ReductionKind::maxnum:
  case ReductionKind::umax:
    return NcclReduction{*datatype, NcclRedOp::ncclMax};
  case ReductionKind::minnum:
  case ReductionKind::umin:
    return NcclReduction{*datatype, NcclRedOp::ncclMin};
  default:
    return std::nullopt;
  }
}

std::pair<NcclDataType, int64_t> mlir::dp::getNcclTransport(Type element) {
  if (std::optional<NcclDataType> number =
          getNumberType(element, /*isUnsigned=*/false))
    return {*number, 1};
  return {NcclDataType::ncclUint8, getElementBytes(element)};
}
