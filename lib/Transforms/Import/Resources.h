//===- Resources.h - Constants that lie in a file's resources ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_RESOURCES_H
#define DP_LIB_TRANSFORMS_IMPORT_RESOURCES_H

#include "mlir/IR/BuiltinTypes.h"

namespace mlir::dp {

/// Bytes of a dense_resource of type `type`: whole bytes for each element. None
/// if the type does not say (elements that are no numbers, too many of them).
std::optional<int64_t> getResourceBytes(ShapedType type);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_RESOURCES_H
