//===- Buffers.h - Which buffer a memref is part of -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_BUFFERS_H
#define DP_SCHEDULE_ANALYSIS_BUFFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::dp {

/// The allocation, argument or global that `memref` is a view of. Distinct
/// bases never overlap, except two that are both the same memref.global.
Value getBase(Value memref);

/// Whether `op` only makes a view: it touches no element.
bool isView(Operation *op);

/// Calls `visit` for every op that touches an element of `base`, also through
/// views; stops when it returns false.
void forEachAccess(Value base, llvm::function_ref<bool(Operation *)> visit);

/// Which elements ops write, by MemoryEffectOpInterface; a dp.launch writes
/// what its kernel writes. The op's own interface cannot say that: it would
/// look into another function, which another thread may be changing at that
/// time.
class KernelEffects {
public:
  /// Whether the op may write elements of its operand `memref`. An op whose
  /// effects are not known may.
  bool mayWrite(OpOperand &memref);

private:
  const llvm::SmallBitVector &getWritten(func::FuncOp kernel);

  SymbolTableCollection symbols;
  /// The parameters that a kernel may write.
  DenseMap<Operation *, llvm::SmallBitVector> written;
};

/// Whether `op` writes all elements of `memref` and reads none before.
bool isOverwrittenBy(Value memref, Operation *op);

/// The op in `op`'s block that touches `base` last before `op`; null if none
/// does or one outside of the block might.
Operation *getLastAccessBefore(Operation *op, Value base);

/// Whether a fill with zero is the last to touch `memref` before `op`.
bool isZeroFilled(Operation *op, Value memref);

/// Erases that fill, for an op that needs none; returns whether there was one.
bool takeZeroFill(Operation *op, Value memref);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_BUFFERS_H
