//===- InterfaceAttrs.h - Attributes of a program's interface ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_INTERFACEATTRS_H
#define DP_IR_INTERFACEATTRS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace mlir::dp {

/// Returns the dynamic dimension of a function's argument that has the rows of
/// a batch; none if the argument is a state, is not scattered, or has a number
/// of rows in its type. All such dimensions of a function have one extent, as
/// the runtime sees to.
std::optional<int64_t> getDynamicRowsDim(BlockArgument argument);

/// Attribute of an argument (unit): it stays in the host's memory, in chunks if
/// it is scattered, and no GPU gets a copy of it.
inline constexpr llvm::StringLiteral kHostAttr = "dp.host";
/// Attribute of a result of rank 0 (unit): the caller gets a vector with the
/// value of each device. The dp.gather that makes the vector has the attribute,
/// too; each device holds one of its N elements.
inline constexpr llvm::StringLiteral kPerDeviceAttr = "dp.per_device";

} // namespace mlir::dp

#endif // DP_IR_INTERFACEATTRS_H
