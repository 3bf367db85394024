//===- ControlFlow.h - Variables of loops and branches ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENT_CONTROLFLOW_H
#define DP_ANALYSIS_PLACEMENT_CONTROLFLOW_H

#include "mlir/IR/Operation.h"

namespace mlir::dp {

/// A variable of a control flow op: values that must have one type and one
/// placement.
///
/// The slots are read off the scf ops and not off RegionBranchOpInterface. The
/// interface says where values may flow, and an op may leave out a successor
/// that a constant trip count excludes; but the verifiers of scf require one
/// type of the init, argument, yielded value and result in any case.
struct CarrySlot {
  /// The region arguments and results of the variable.
  SmallVector<Value, 2> targets;
  /// The operands that flow into it, of the op and of its regions' terminators.
  SmallVector<OpOperand *, 2> sources;
  /// True if the variable is carried around a loop: the first source is the
  /// init, an operand of the op; the second is the yielded value. Otherwise all
  /// sources are operands of terminators.
  bool isCarry = false;

  bool isTensor() const;
};

/// Returns true if the placement analysis and dp-parallelize follow the regions
/// of `op`: scf.for, scf.while, scf.if, scf.index_switch and scf.execute_region
/// whose regions have one block each, on scalars and ranked tensors without
/// encoding. Every other op with regions is an op that has a rule, or none.
bool isControlFlow(Operation *op);

/// Returns true if the control flow op `op` repeats its regions.
bool isLoop(Operation *op);

/// All variables of a control flow op, scalars included, in the order of its
/// operands and results.
SmallVector<CarrySlot> getCarrySlots(Operation *op);

/// The region arguments and results that `operand` flows into, if its owner is
/// control flow or a terminator in one. None for bounds and conditions.
SmallVector<Value, 2> getFlowTargets(OpOperand &operand);

/// Returns true if `op` is control flow or a terminator in one. Takes time in
/// proportion to the number of its results.
bool hasFlow(Operation *op);

/// getFlowTargets of an operand whose owner has flow (hasFlow).
SmallVector<Value, 2> getTargetsInFlow(OpOperand &operand);

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENT_CONTROLFLOW_H
