//===- BodyCost.h - Costs of ops in bodies of structured ops ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Passes ask for the cost of a body in four units, because they compare it with
// different things: the threads of a host, the instructions of a GPU beside its
// memory, the time to read an element, and a peak rate. All are of one
// iteration, and follow from one classification of ops (BodyOp). The thresholds
// stand where they are compared.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_BODYCOST_H
#define DP_INTERFACES_BODYCOST_H

#include "mlir/IR/Operation.h"

namespace mlir::dp {

/// An op of a body by what computes it.
enum class BodyOp {
  yield,
  constant,
  simple,          ///< one instruction
  division,        ///< of floats
  integerDivision, ///< and remainder
  function,        ///< an op of math
  scalarRead,      ///< of a tensor of rank 0, which is in a register
  read,            ///< of another element
  region,          ///< with ops inside
};

BodyOp classifyBodyOp(Operation *op);

/// Returns the element operations of `body`, in the unit of dp.launch's cost,
/// by which the host's runtime chooses threads: one for each op and 8 for a
/// function, ops inside of ops included.
int64_t countElementOperations(Block &body);

/// Returns the instructions of a GPU for `op`: 24 for a function, 8 for a
/// division. None if it is not worth computing twice: a read, an op with a
/// region, a division of integers, or a function or division of f64, which
/// takes hundreds.
std::optional<int64_t> countInstructions(Operation *op);

/// Returns the time of `body` in simple ops, where a read, a function, a
/// division and an op with a region take that of 16.
int64_t countSimpleOps(Block &body);

/// Returns the arithmetic operations of `body` as peak rates count them: a
/// fused multiply-add is two; comparisons, selections, casts, constants and
/// the arithmetic of indices are none.
int64_t countFlops(Block &body);

} // namespace mlir::dp

#endif // DP_INTERFACES_BODYCOST_H
