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

/// Returns true if the elements of `memref` lie in order without gaps.
bool isDense(Value memref);

/// Returns the elements from one row of `type` to the next where its last
/// dimension is dense and its rows, through all other dimensions, are at one
/// distance that is known; none otherwise.
std::optional<int64_t> getRowDistance(MemRefType type);

/// Returns true if `op` only makes a view and accesses no element.
bool isView(Operation *op);

/// Returns true if `view` has all elements of `base` in their order.
bool isReshapeOf(Value view, Value base);

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

/// Finds the fills with zero after which the next access to their buffer is a
/// linalg op that writes it. Looks at each access of a function once, before
/// ops are replaced.
class ZeroFills {
public:
  explicit ZeroFills(func::FuncOp function);

  /// Erases the fill of `memref`, a destination of `op` or of what stood in its
  /// place before, for an op that needs none. Returns true if there was one.
  bool take(Operation *op, Value memref);

private:
  void find(Block &block);

  /// The number of accesses to each base.
  DenseMap<Value, unsigned> numAccesses;
  /// By op and base.
  DenseMap<std::pair<Operation *, Value>, linalg::FillOp> fills;
};

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_BUFFERS_H
