//===- DType.cpp - Element types of the runtime ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DType.h"

#include "dp/Runtime/DTypeTable.h"

#include <iterator>

using namespace dp;

// Indexed by dp_reduction.
static const char *const reductions[] = {"add",    "mul",    "max",  "min",
                                         "maxnum", "minnum", "umax", "umin",
                                         "and",    "or",     "xor"};

static bool isDType(dp_dtype d) {
  return d >= 0 && d < static_cast<dp_dtype>(std::size(dtypeTable));
}

int64_t dp::dtypeSize(dp_dtype dtype) {
  return isDType(dtype) ? dtypeTable[dtype].size : 0;
}

const char *dp::dtypeName(dp_dtype dtype) {
  return isDType(dtype) ? dtypeTable[dtype].name : "?";
}

dp_dtype dp::parseDType(std::string_view name) {
  for (size_t i = 0; i < std::size(dtypeTable); ++i)
    if (name == dtypeTable[i].name)
      return static_cast<dp_dtype>(i);
  return -1;
}

bool dp::isFloat(dp_dtype dtype) {
  return dtype == DP_F16 || dtype == DP_BF16 || dtype == DP_F32 ||
         dtype == DP_F64 || isComplex(dtype) || isF8(dtype);
}

bool dp::isF8(dp_dtype dtype) {
  return dtype == DP_F8E4M3 || dtype == DP_F8E5M2;
}

bool dp::isComplex(dp_dtype dtype) {
  return dtype == DP_C64 || dtype == DP_C128;
}

dp_dtype dp::partType(dp_dtype dtype) {
  if (!isComplex(dtype))
    return dtype;
  return dtype == DP_C64 ? DP_F32 : DP_F64;
}

const char *dp::reductionName(dp_reduction op) {
  return op >= 0 && op < static_cast<dp_reduction>(std::size(reductions))
             ? reductions[op]
             : "?";
}

dp_reduction dp::parseReduction(std::string_view name) {
  for (size_t i = 0; i < std::size(reductions); ++i)
    if (name == reductions[i])
      return static_cast<dp_reduction>(i);
  return -1;
}

bool dp::reductionSupports(dp_reduction op, dp_dtype dtype) {
  if (!isDType(dtype) || isF8(dtype))
    return false;
  switch (op) {
  case DP_REDUCE_ADD:
  case DP_REDUCE_MUL:
  case DP_REDUCE_MAX:
  case DP_REDUCE_MIN:
    return true;
  case DP_REDUCE_MAXNUM:
  case DP_REDUCE_MINNUM:
    return isFloat(dtype);
  case DP_REDUCE_UMAX:
  case DP_REDUCE_UMIN:
  case DP_REDUCE_AND:
  case DP_REDUCE_OR:
  case DP_REDUCE_XOR:
    return !isFloat(dtype);
  default:
    return false;
  }
}
