//===- Buffers.h - Which buffer a memref is part of -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_BUFFERS_H
#define DP_SCHEDULE_ANALYSIS_BUFFERS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::dp {

/// The allocation, argument or global that `memref` is a view of. Distinct
/// bases never overlap, except two that are both the same memref.global.
Value getBase(Value memref);

/// Whether `op` only makes a view: it touches no element.
bool isView(Operation *op);

/// Whether `op` is a collective on buffers.
bool isCollective(Operation *op);

/// Calls `visit` for every op that touches an element of `base`, also through
/// views; stops when it returns false.
void forEachAccess(Value base, llvm::function_ref<bool(Operation *)> visit);

/// Whether `op`, which touches elements of `operand`, writes any. What is not
/// known counts as a write.
bool writes(Operation *op, OpOperand &operand, SymbolTableCollection &symbols);

/// The op in `op`'s block that touches `base` last before `op`; null if none
/// does or one outside of the block might.
Operation *getLastAccessBefore(Operation *op, Value base);

/// Whether a fill with zero is the last to touch `memref` before `op`.
bool isZeroFilled(Operation *op, Value memref);

/// Erases that fill, for an op that needs none; returns whether there was one.
bool takeZeroFill(Operation *op, Value memref);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_BUFFERS_H
