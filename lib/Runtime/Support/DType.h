//===- DType.h - Element types of the runtime -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Sizes and names of the ABI's element types and reductions.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_DTYPE_H
#define DP_LIB_RUNTIME_SUPPORT_DTYPE_H

#include "dp/Runtime/DeviceABI.h"

#include <string_view>

namespace dp {

/// Returns the bytes of one element; 0 for a number that is no dtype.
int64_t dtypeSize(dp_dtype dtype);

/// Returns the descriptor's spelling (`f32`, `bool`, ...); "?" for no dtype.
const char *dtypeName(dp_dtype dtype);

/// Returns the dtype of a spelling, or -1.
dp_dtype parseDType(std::string_view name);

/// Real or complex.
bool isFloat(dp_dtype dtype);

bool isComplex(dp_dtype dtype);

/// An 8-bit float; programs only convert, move and multiply it.
bool isF8(dp_dtype dtype);

/// The type of the two parts of a complex type; any other type itself.
dp_dtype partType(dp_dtype dtype);

/// The descriptor's spelling of a reduction kind; "?" for none.
const char *reductionName(dp_reduction op);

/// The reduction kind of a spelling, or -1.
dp_reduction parseReduction(std::string_view name);

/// Returns true if `op` is defined on `dtype`: and, or, xor not on floats;
/// maxnum/minnum on floats only; umax/umin on integers only; none on 8-bit
/// floats.
bool reductionSupports(dp_reduction op, dp_dtype dtype);

} // namespace dp

#endif // DP_LIB_RUNTIME_SUPPORT_DTYPE_H
