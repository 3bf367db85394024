//===- InterfaceAttrs.h - How a program meets its caller --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_INTERFACEATTRS_H
#define DP_IR_INTERFACEATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Argument `dp.host` (unit): it stays in the host's memory, in chunks if it is
/// scattered; no GPU gets a copy of it.
inline constexpr llvm::StringLiteral kHostAttr = "dp.host";
/// Result of rank 0 `dp.per_device` (unit): the caller gets a vector of what
/// each device has of it. On the dp.gather that makes the vector: of its N
/// elements each device has one.
inline constexpr llvm::StringLiteral kPerDeviceAttr = "dp.per_device";

} // namespace mlir::dp

#endif // DP_IR_INTERFACEATTRS_H
