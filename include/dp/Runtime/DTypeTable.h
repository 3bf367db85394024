//===- DTypeTable.h - Names and sizes of element types ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// For the runtime and for lib/Files, which does not link it.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_DTYPETABLE_H
#define DP_RUNTIME_DTYPETABLE_H

#include <cstdint>

namespace dp {

struct DTypeInfo {
  const char *name; ///< the descriptor's spelling
  int64_t size;     ///< bytes of one element
};

/// Indexed by dp_dtype.
inline constexpr DTypeInfo dtypeTable[] = {
    {"bool", 1},     {"i8", 1},    {"i16", 2}, {"i32", 4}, {"i64", 8},
    {"f16", 2},      {"bf16", 2},  {"f32", 4}, {"f64", 8}, {"u8", 1},
    {"u16", 2},      {"u32", 4},   {"u64", 8}, {"c64", 8}, {"c128", 16},
    {"f8e4m3fn", 1}, {"f8e5m2", 1}};

} // namespace dp

#endif // DP_RUNTIME_DTYPETABLE_H
