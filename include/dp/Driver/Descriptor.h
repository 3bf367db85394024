//===- Descriptor.h - Descriptor of an executable ----------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_DESCRIPTOR_H
#define DP_DRIVER_DESCRIPTOR_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace mlir::dp {

/// The descriptor of a module of schedules (docs/executable.md), without what
/// only the target knows ("target", "cpu", "digest").
llvm::json::Object buildDescriptor(ModuleOp schedule);

/// Builds the report that `dp-compile --report` writes from a descriptor.
llvm::json::Object buildReport(const llvm::json::Object &descriptor);

} // namespace mlir::dp

#endif // DP_DRIVER_DESCRIPTOR_H
