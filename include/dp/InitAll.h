//===- InitAll.h - Registers all of dp --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INITALL_H
#define DP_INITALL_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::dp {

/// The dialect of dp.
void registerAllDialects(DialectRegistry &registry);

/// Implementations of interfaces for ops of dp and of other dialects: placement
/// rules, bufferization, value bounds.
void registerAllExtensions(DialectRegistry &registry);

/// All passes and pipelines. Once in a process.
void registerAllPasses();

} // namespace mlir::dp

#endif // DP_INITALL_H
