//===- AttributeVerifiers.h - Verifiers of `dp.` attributes -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Private to the library. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_IR_ATTRIBUTEVERIFIERS_H
#define DP_LIB_IR_ATTRIBUTEVERIFIERS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <optional>

namespace mlir::dp {

/// `attribute` as an i64, as all numbers in the dialect's attributes are.
std::optional<int64_t> getI64(Attribute attribute);

/// `op` as a function whose type, blocks and arguments agree: attributes are
/// verified before the op that carries them. Null, with an error if `op` is a
/// broken function.
FunctionOpInterface getVerifiedFunction(Operation *op);

/// A program's interface on `op` (dp/IR/Entry.h).
LogicalResult verifyEntryAttr(Operation *op, NamedAttribute attribute);

} // namespace mlir::dp

#endif // DP_LIB_IR_ATTRIBUTEVERIFIERS_H
