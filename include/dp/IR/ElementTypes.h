//===- ElementTypes.h - Which elements programs have ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The one table of element types. The check of a graph, the layout of buffers
// and the description of a program for the runtime use it.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ELEMENTTYPES_H
#define DP_IR_ELEMENTTYPES_H

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace mlir::dp {

/// Attribute of an entry's argument or result (type): the caller's element
/// type, where it is not that of the MLIR type. `ui8` to `ui64` for signless
/// integers that the caller has as unsigned; a complex type for a tensor of
/// reals whose last dimension has the real and the imaginary part.
inline constexpr llvm::StringLiteral kDTypeAttr = "dp.dtype";

/// Whether a graph may have values of the scalar type `type`: integers of 1 to
/// 64 bits, index, f16, bf16, f32, f64, complex<f32> and complex<f64>.
bool isSupportedElement(Type type);

/// Those types in words, for messages.
StringRef getSupportedElementNames();

/// The type of the first number in `type` (the elements of a shaped type, the
/// parts of a placed one, ...) that isSupportedElement refuses; null if there
/// is none. Types that hold no numbers have none.
Type findUnsupportedElement(Type type);

/// Bytes from one element of a buffer to the next. LLVM's data layouts for
/// x86-64 and NVPTX decide: an integer takes a power of two of bytes.
int64_t getElementBytes(Type element);

/// Whether `element` is as wide as its place in a buffer. Others (i7, i24) have
/// unused bits there, which are zero and which no collective may compute with.
bool isStorageType(Type element);

/// The integer type that fills the place of the integer type `element`.
IntegerType getStorageType(IntegerType element);

/// "f32", "bool", ...: the descriptor's name of an element type; empty for one
/// that no program has at its interface.
StringRef getDTypeName(Type element);

/// Whether `program`, a scalar or a tensor, is what a caller has with elements
/// of `caller`: signless integers with the bits of unsigned ones, or the parts
/// of complex numbers along the last dimension.
bool isHeldAs(Type caller, Type program);

/// The ABI's number (dp_dtype) of the type that has the bytes of `element` in a
/// buffer; none if no collective moves such elements.
std::optional<int32_t> getDTypeNumber(Type element);

} // namespace mlir::dp

#endif // DP_IR_ELEMENTTYPES_H
