//===- ControlFlow.h - What flows through loops and branches ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_PLACEMENT_CONTROLFLOW_H
#define DP_ANALYSIS_PLACEMENT_CONTROLFLOW_H

#include "mlir/IR/Operation.h"

namespace mlir::dp {

/// Values of a control flow op that are one variable on its way through, so
/// that they have one type and one placement.
struct CarrySlot {
  /// The region arguments and results that the variable is.
  SmallVector<Value, 2> targets;
  /// What flows into it: operands of the op and of its regions' terminators.
  SmallVector<OpOperand *, 2> sources;
  /// Goes around a loop: the first source is the op's own operand (the init),
  /// the second one comes from a terminator. Else all come from terminators.
  bool isCarry = false;

  bool isTensor() const;
};

/// Whether the placement analysis and dp-parallelize follow the regions of
/// `op`: scf.for, scf.while, scf.if, scf.index_switch and scf.execute_region
/// whose regions have one block each, on ranked tensors without encoding and on
/// scalars. Others with regions are ops like any other.
bool isControlFlow(Operation *op);

/// Whether `op`, a control flow op, repeats its regions.
bool isLoop(Operation *op);

/// All variables of a control flow op, scalars included, in the order of its
/// operands and results.
SmallVector<CarrySlot> getCarrySlots(Operation *op);

/// The region arguments and results that `operand`, of a control flow op or of
/// a terminator in one, flows into; none for bounds and conditions, or if it is
/// neither.
SmallVector<Value, 2> getFlowTargets(OpOperand &operand);

/// Whether `op` is control flow or a terminator in one. Takes time for each of
/// its results.
bool hasFlow(Operation *op);

/// getFlowTargets of an operand whose op is known to have flow.
SmallVector<Value, 2> getTargetsInFlow(OpOperand &operand);

} // namespace mlir::dp

#endif // DP_ANALYSIS_PLACEMENT_CONTROLFLOW_H
