//===- Linearity.h - Linearity of scalar code in its operands ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_LINEARITY_H
#define DP_INTERFACES_LINEARITY_H

#include "dp/Interfaces/PlacementRule.h"

namespace mlir::dp {

/// How the result of `op` depends on summands if its operands depend on them as
/// `operands` says. For kind add, linear means f(a + b) = f(a) + f(b) in all
/// linear operands together; for other kinds, that f distributes over the kind.
/// Knows arith ops; any other op is nonlinear unless all its operands are
/// independent.
Linearity getScalarLinearity(Operation *op, ArrayRef<Linearity> operands,
                             ReductionKind kind);

/// Follows the states of the block's arguments through its ops to each operand
/// of the terminator. `captured` gives the state of a tensor that
/// tensor.extract reads in the block.
SmallVector<Linearity>
getBlockLinearity(Block *block, ArrayRef<Linearity> arguments,
                  llvm::function_ref<Linearity(Value)> captured,
                  ReductionKind kind);

/// The reduction kind of a binary arith op, if it combines two numbers. A
/// subtraction counts as add when the accumulator is its left side.
std::optional<ReductionKind> getCombinerKind(Operation *op,
                                             bool accumulatorIsLhs);

/// Returns true if every element of `value` is known to be the identity of
/// `kind`.
bool isIdentityTensor(Value value, ReductionKind kind);

/// The identity of `kind` for numbers of `type`; null if there is none.
TypedAttr getIdentity(OpBuilder &builder, Type type, ReductionKind kind);

} // namespace mlir::dp

#endif // DP_INTERFACES_LINEARITY_H
