//===- ScalarCode.h - Regions of foreign ops as scalar code -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_SCALARCODE_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_SCALARCODE_H

#include "dp/IR/DPEnums.h"

#include "mlir/IR/Builders.h"

#include <memory>

namespace mlir::dp {

/// The computation of a region on tensors of rank 0, as ops on scalars.
struct ScalarCode {
  /// Its arguments are the region's, as scalars of signless types. It has no
  /// terminator.
  std::unique_ptr<Block> block;
  /// The operands of the region's terminator: values of `block`, or from
  /// outside of the op.
  SmallVector<Value> results;

  /// Clones the code to `builder`. Arguments may be of signed types; a result
  /// is cast to its element of `types`.
  SmallVector<Value> emit(OpBuilder &builder, Location loc,
                          ValueRange arguments, TypeRange types) const;
};

/// Returns the code of region `number` of `op`, an op of an unregistered
/// dialect. Emits an error at `op` if the region has an op that is neither
/// elementwise on tensors of rank 0 nor scalar; the error names that op.
FailureOr<ScalarCode> getScalarCode(Operation *op, unsigned number = 0);

/// The combination of an element with its update.
struct Combination {
  enum Form {
    replace,  ///< the update
    reduce,   ///< a reduction of both, of `kind`
    subtract, ///< the old element less the update
    other,
  };
  Form form = other;
  ReductionKind kind = ReductionKind::add;
};

/// Matches the combination of arguments `before` and `update` of `code` to
/// result `number`.
Combination matchCombination(const ScalarCode &code, unsigned number,
                             unsigned before, unsigned update);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_SCALARCODE_H
