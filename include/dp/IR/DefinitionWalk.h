//===- DefinitionWalk.h - Walk over the definitions of a value --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DEFINITIONWALK_H
#define DP_IR_DEFINITIONWALK_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Visitors.h"

namespace mlir::dp {

/// Walks the ops that `value` is computed from, operands first, without
/// recursion: a program may have chains of 10^5 scalars.
///
/// `enter` is called for the op that defines `value` and for those that define
/// the operands of each op that it lets in. With `advance` it lets the op in,
/// with `skip` it leaves the op out, and with `interrupt` the walk fails. An op
/// with several users is entered again unless `enter` skips it. `leave` is
/// called for an op that was let in, after its operands; if it fails, so does
/// the walk.
LogicalResult
walkDefinitions(Value value, llvm::function_ref<WalkResult(Operation *)> enter,
                llvm::function_ref<LogicalResult(Operation *)> leave);

} // namespace mlir::dp

#endif // DP_IR_DEFINITIONWALK_H
