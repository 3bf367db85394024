//===- Routine.h - The signatures of numerical routines ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The verifier, the placement rule, the cost and the call of a routine read its
// signature, so that a new routine is a line here and a function of the
// runtime.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ROUTINE_H
#define DP_IR_ROUTINE_H

#include "dp/IR/DP.h"

#include <map>

namespace mlir::dp {

/// The last dimensions of the operands and results of a routine, each named by
/// a letter.
struct RoutineSignature {
  struct Operand {
    bool isInteger = false; ///< i32; else f32 or f64
    bool isInOut = false;   ///< a result whose old contents are an input
    SmallString<4> dims;
  };
  SmallVector<Operand> inputs, results;
  RoutineFlags allowed = RoutineFlags::none;
  /// The inputs in which the results are linear together: all that are partial
  /// must be these, and the others of these zero.
  SmallVector<unsigned> linear;

  static RoutineSignature get(Routine routine, RoutineFlags flags);

  /// The inputs, then the results.
  SmallVector<Operand> getOperands() const;
};

/// Returns true for the routines of Fourier transforms; the others are linear
/// algebra.
bool isFourier(Routine routine);

/// Where a size of a routine is found: dimension `dim` of operand `operand`,
/// inputs before results.
struct RoutineSize {
  unsigned operand;
  int64_t dim;
};

/// Returns the sizes of a routine in alphabetical order of their letters, for
/// operands of the types `types`.
std::map<char, RoutineSize> getRoutineSizes(const RoutineSignature &signature,
                                            TypeRange types);

/// Returns the number of leading dimensions that count the matrices.
int64_t getNumBatchDims(const RoutineSignature &signature, TypeRange types);

} // namespace mlir::dp

#endif // DP_IR_ROUTINE_H
