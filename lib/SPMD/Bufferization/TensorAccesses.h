//===- TensorAccesses.h - Reads and writes of tensors by time ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_BUFFERIZATION_TENSORACCESSES_H
#define DP_LIB_SPMD_BUFFERIZATION_TENSORACCESSES_H

#include "AliasSet.h"

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <limits>

namespace mlir::dp {

inline bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

/// A tensor of the function.
struct TensorInfo {
  /// The tensor that stands for the set of its aliases; itself for a root.
  unsigned parent;
  /// A time at which its contents are complete, or an earlier one. None if they
  /// are undefined.
  std::optional<Time> definition;
  /// The innermost region with all ops that may define its contents.
  Region *scope = nullptr;
  /// The extracted subset that ops with one destination computed it from.
  Value subset;
  /// Reads and writes of the whole set, if this is its root.
  AliasSet aliases;
};

/// The reads and writes of the tensors of a function by time, in sets of
/// tensors that share a buffer by the decisions so far (a union-find
/// structure).
class TensorAccesses {
public:
  TensorAccesses(func::FuncOp function,
                 bufferization::OneShotAnalysisState &state);

  TensorInfo &getInfo(Value value) { return tensors[ids.lookup(value)]; }
  /// Returns the times at which `op` begins and its results are complete.
  std::pair<Time, Time> getTimes(Operation *op) { return times.lookup(op); }
  Operation *getOpAt(Time begin) { return opAt[begin / 2]; }

  /// Returns true if `use` reads its tensor, itself or by an alias of it.
  bool isRead(OpOperand &use);
  struct Span {
    Time begin, end;
    /// By a loop that is not around the definition.
    bool isRepeated;
  };
  /// The times at which nothing may write the tensor that `use` reads.
  Span getSpan(OpOperand &use);

  unsigned findRoot(Value value);
  AliasSet &getAliases(unsigned root) { return tensors[root].aliases; }
  /// Returns the sets that become one if `operand` is bufferized in place.
  SmallVector<unsigned> findSets(OpOperand &operand);
  /// Makes one set of `sets`, as `operand` is bufferized in place.
  void join(OpOperand &operand, ArrayRef<unsigned> sets);

private:
  /// Numbers the ops in program order and collects the tensors.
  void number(Region &region);
  void addTensor(Value value);
  bool isDefinition(Value value);
  void define(Value value);
  void collectReads(Value value);

  func::FuncOp function;
  bufferization::OneShotAnalysisState &state;
  DenseMap<Operation *, std::pair<Time, Time>> times;
  DenseMap<Block *, Time> begins;
  SmallVector<Operation *> opAt; // by half of the time at which it begins
  DenseMap<Value, unsigned> ids;
  std::vector<TensorInfo> tensors;
  llvm::DenseSet<OpOperand *> joined;
  Time now = 0;
};

} // namespace mlir::dp

#endif // DP_LIB_SPMD_BUFFERIZATION_TENSORACCESSES_H
