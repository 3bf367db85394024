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

/// Returns the value of an i64 attribute, which all numbers of the dialect are;
/// none for another attribute.
std::optional<int64_t> getI64(Attribute attribute);

/// Returns `op` as a function whose type, blocks and arguments agree, or null,
/// with an error if `op` is a broken function. Attributes are verified before
/// the op that carries them, so their verifiers cannot rely on it.
FunctionOpInterface getVerifiedFunction(Operation *op);

/// Verifies a `dp.entry` on `op` (dp/IR/Entry.h).
LogicalResult verifyEntryAttr(Operation *op, NamedAttribute attribute);

} // namespace mlir::dp

#endif // DP_LIB_IR_ATTRIBUTEVERIFIERS_H
