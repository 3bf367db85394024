//===- Resources.h - Constants in resources of a file -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_UTILS_RESOURCES_H
#define DP_LIB_TRANSFORMS_IMPORT_UTILS_RESOURCES_H

#include "mlir/IR/BuiltinTypes.h"

namespace mlir::dp {

/// The bytes of a dense_resource of type `type`, with whole bytes for each
/// element; none if the elements are no numbers or too many.
std::optional<int64_t> getResourceBytes(ShapedType type);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_UTILS_RESOURCES_H
