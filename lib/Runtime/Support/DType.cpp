//===- DType.cpp - Element types of the runtime ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DType.h"

#include <iterator>

using namespace dp;

namespace {
struct DTypeInfo {
  const char *name;
  int64_t size;
};
} // namespace

// Indexed by dp_dtype.
static const DTypeInfo dtypes[] = {
    {"bool", 1},     {"i8", 1},    {"i16", 2}, {"i32", 4}, {"i64", 8},
    {"f16", 2},      {"bf16", 2},  {"f32", 4}, {"f64", 8}, {"u8", 1},
    {"u16", 2},      {"u32", 4},   {"u64", 8}, {"c64", 8}, {"c128", 16},
    {"f8e4m3fn", 1}, {"f8e5m2", 1}};

// Indexed by dp_reduction.
static const char *const reductions[] = {"add",    "mul",    "max",  "min",
                                         "maxnum", "minnum", "umax", "umin",
                                         "and",    "or",     "xor"};

static bool isDType(dp_dtype d) {
  return d >= 0 && d < static_cast<dp_dtype>(std::size(dtypes));
}

int64_t dp::dtypeSize(dp_dtype dtype) {
  return isDType(dtype) ? dtypes[dtype].size : 0;
}

const char *dp::dtypeName(dp_dtype dtype) {
  return isDType(dtype) ? dtypes[dtype].name : "?";
}

dp_dtype dp::parseDType(std::string_view name) {
  for (size_t i = 0; i < std::size(dtypes); ++i)
    if (name == dtypes[i].name)
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
