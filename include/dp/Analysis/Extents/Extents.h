//===- Extents.h - Sources of the extents of tensors -------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// ValueBoundsConstraintSet does not compute the properties of an extent that
// dp needs (its global size, a value available before an op, whether a loop
// keeps it): it has no chunks of a device, no scf.while and no quotients of two
// sizes. So the walkers ask reifyDimOfResult for one op at a time, and
// follow control flow and destinations, which it does not, by getExtentSource.
//
// Which of them answers what:
//
//   where an extent comes from, and whether     ExtentRoots
//     two are equal, in a graph
//   which size that a program is given is the   SizeTracer
//     global size of a dimension, of a program
//   a global size on one device, while a        Localizer::getGlobalExtent,
//   with
//     dp.parallel is made                         CarriedExtents in loops
//   a number for a size of a schedule, on a     SizeEvaluator
//     number of devices                           (dp/Schedule/Analysis)
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_EXTENTS_EXTENTS_H
#define DP_ANALYSIS_EXTENTS_EXTENTS_H

#include "mlir/IR/Builders.h"

namespace mlir::dp {

/// All values that may flow into `value`, a result or region argument of a
/// RegionBranchOpInterface op, the init of a loop first. Empty for other
/// values, as induction variables.
SmallVector<Value> getIncomingValues(Value value);

/// The tensor whose extents `tensor` has without any computation: the tied
/// destination of an op in destination style, or the first of its incoming
/// values. Null if there is none.
Value getExtentSource(Value tensor);

/// A builder for ops that are only looked at, as reifyDimOfResult makes them:
/// they are erased with it.
class ScratchBuilder : public OpBuilder, OpBuilder::Listener {
public:
  explicit ScratchBuilder(Operation *before) : OpBuilder(before) {
    setListener(this);
  }
  ~ScratchBuilder() override {
    for (Operation *op : llvm::reverse(created))
      op->erase();
  }

private:
  void notifyOperationInserted(Operation *op, InsertPoint) override {
    created.push_back(op);
  }

  SmallVector<Operation *> created;
};

} // namespace mlir::dp

#endif // DP_ANALYSIS_EXTENTS_EXTENTS_H
