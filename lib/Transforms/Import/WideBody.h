//===- WideBody.h - A linalg op that computes wider -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_WIDEBODY_H
#define DP_LIB_TRANSFORMS_IMPORT_WIDEBODY_H

#include "dp/IR/DP.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Whether the elements of `type`, or it, are f16 or bf16.
bool isHalf(Type type);

/// `type` with f32 in place of its elements, or of it.
Type getWideType(Type type);

/// `generic` again with `operands`, of which some are f32 where it has f16 or
/// bf16, and results of the inits' types. What its body computes of wider
/// operands, and adds to wider accumulators, it computes in f32, a product that
/// is added, too; what else reads them reads them rounded. A captured tensor
/// for which `isWide` is true is f32. `generic` stays as it is.
linalg::GenericOp rebuildWide(OpBuilder &builder, linalg::GenericOp generic,
                              ValueRange operands,
                              llvm::function_ref<bool(Value)> isWide);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_WIDEBODY_H
