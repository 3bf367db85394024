//===- ScalarCode.h - Regions of foreign ops as scalar code -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_SCALARCODE_H
#define DP_LIB_TRANSFORMS_IMPORT_SCALARCODE_H

#include "dp/IR/DPEnums.h"

#include "mlir/IR/Builders.h"

#include <memory>

namespace mlir::dp {

/// What a region computes from tensors of rank 0, on scalars.
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

/// The code of region `number` of `op`, an op of an unregistered dialect. An
/// error at `op`, which names the other op, if the region has an op that is
/// neither elementwise on tensors of rank 0 nor scalar.
FailureOr<ScalarCode> getScalarCode(Operation *op, unsigned number = 0);

/// How `code` combines arguments `before` and `update` to result `number`.
struct Combination {
  enum Form {
    replace,  ///< the update
    reduce,   ///< a reduction of both, of `kind`
    subtract, ///< what was there less the update
    other,
  };
  Form form = other;
  ReductionKind kind = ReductionKind::add;
};
Combination matchCombination(const ScalarCode &code, unsigned number,
                             unsigned before, unsigned update);

/// `type` with a signless element if that is an integer.
Type getSignless(Type type);

/// `value`, cast to `type` if it has another one of the same bits.
Value castSign(OpBuilder &builder, Location loc, Value value, Type type);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_SCALARCODE_H
