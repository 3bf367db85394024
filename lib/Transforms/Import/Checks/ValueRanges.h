//===- ValueRanges.h - Ranges of integers ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's IntegerRangeAnalysis has no ranges of the elements of tensors, by
// which an index reaches a body here, and none of linalg.index, and it does not
// learn from cf.assert and scf.if. ValueBoundsConstraintSet has no i64, and
// visits all ops before a value. So each question asked here walks a bounded
// number of values back, and asks InferIntRangeInterface for one op at a time.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_CHECKS_VALUERANGES_H
#define DP_LIB_TRANSFORMS_IMPORT_CHECKS_VALUERANGES_H

#include "dp/Analysis/Extents/ExtentRoots.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

namespace mlir::dp {

/// Ranges of integers in the IR below one op. Its facts stay true when ops are
/// added.
class ValueRanges {
public:
  /// Looks for each cf.assert and scf.if in `root`.
  explicit ValueRanges(Operation *root);

  /// The range of `value`, an integer or index, before `at`.
  ConstantIntRanges getRange(Value value, Operation *at);

  /// Returns true if `value` is not `number` before `at`. Knows
  /// `select(value == number, other, value)`.
  bool isNot(Value value, const APInt &number, Operation *at);

  /// Returns true if 0 <= `index` < the extent `dim` of `tensor`, before
  /// `at`.
  bool isIndexOf(Value index, Value tensor, int64_t dim, Operation *at);

  /// Returns true if `size` is the extent `dim` of `tensor`.
  bool isExtentOf(OpFoldResult size, Value tensor, int64_t dim);

  /// Returns true if the product of `factors`, none of which is negative then,
  /// is the extent `dim` of `tensor`.
  bool isProduct(ArrayRef<OpFoldResult> factors, Value tensor, int64_t dim) {
    return extents.isProduct(factors, extents.get(tensor, dim));
  }

  /// Returns true if the two extents are the same in each run.
  bool haveSameExtent(Value a, int64_t dimA, Value b, int64_t dimB) {
    return extents.areEqual(extents.get(a, dimA), extents.get(b, dimB));
  }

private:
  ConstantIntRanges visit(Value value, Operation *at);
  ConstantIntRanges computeRange(Value value, Operation *at);
  std::optional<ConstantIntRanges> getResultRange(OpResult result,
                                                  Operation *at);
  std::optional<ConstantIntRanges> getArgumentRange(BlockArgument argument,
                                                    Operation *at);
  std::optional<ConstantIntRanges> getUnion(ValueRange values, Operation *at);
  /// The range of the elements of `tensor`; of `value` if it is a number.
  std::optional<ConstantIntRanges> getElements(Value tensor, Operation *at);
  std::optional<ConstantIntRanges> computeElements(Value tensor, Operation *at);
  ConstantIntRanges getSelected(arith::SelectOp select, Operation *at);
  /// Intersects `range` with the facts about `value` before `at`.
  ConstantIntRanges applyFacts(ConstantIntRanges range, Value value,
                               Operation *at);
  bool isKnownBelow(Value index, ExtentRoots::Root extent, Operation *at);
  /// Adds the facts that hold after `op`, an assert, or within it, a branch,
  /// because `condition` is `holds`.
  void addFacts(Operation *op, Value condition, bool holds);
  /// The facts on `value` that are known before `at`, each as a predicate
  /// and another value: `value PREDICATE other`.
  SmallVector<std::pair<arith::CmpIPredicate, Value>> getFacts(Value value,
                                                               Operation *at);

  /// A comparison and its outcome, which is known after an assert, or in one
  /// region of a branch.
  struct Fact {
    Operation *op;
    arith::CmpIOp compare;
    bool holds;
  };
  /// Facts, by each operand of their comparison.
  DenseMap<Value, SmallVector<Fact>> facts;
  ExtentRoots extents;
  DenseMap<Attribute, ConstantIntRanges> constants;
  /// Values of the question that is asked: their ranges, none while they are
  /// computed.
  DenseMap<Value, std::optional<ConstantIntRanges>> visited;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_CHECKS_VALUERANGES_H
