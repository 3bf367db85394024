//===- Buffers.h - Buffers of memrefs ----------------------------*- C++ -*===//
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

/// Returns the allocation, argument or global that `memref` is a view of.
/// Distinct bases never overlap, except two that are both the same
/// memref.global.
Value getBase(Value memref);

/// Returns true if `op` only makes a view and accesses no element.
bool isView(Operation *op);

/// Calls `visit` for every op that accesses an element of `base`, also through
/// views; stops when it returns false.
void forEachAccess(Value base, llvm::function_ref<bool(Operation *)> visit);

/// Finds the operands that ops write, by MemoryEffectOpInterface, and for a
/// dp.launch by the ops of its kernel. The interface of dp.launch cannot do
/// that: it would look into another function, which another thread may be
/// changing at that time.
class KernelEffects {
public:
  /// Returns true if the op may write elements of its operand `memref`, or if
  /// its effects are not known.
  bool mayWrite(OpOperand &memref);

private:
  const llvm::SmallBitVector &getWritten(func::FuncOp kernel);

  SymbolTableCollection symbols;
  /// The parameters that a kernel may write.
  DenseMap<Operation *, llvm::SmallBitVector> written;
};

/// Returns true if `op` writes all elements of `memref` and reads none before.
bool isOverwrittenBy(Value memref, Operation *op);

/// Returns the last op before `op` in its block that accesses `base`; null if
/// there is none or an op outside of the block may access it.
Operation *getLastAccessBefore(Operation *op, Value base);

/// Returns true if a fill with zero is the last access to `memref` before `op`.
bool isZeroFilled(Operation *op, Value memref);

/// Erases that fill, for an op that needs none. Returns true if there was one.
bool takeZeroFill(Operation *op, Value memref);

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_BUFFERS_H
