//===- ElementTypes.h - Element types of programs ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The check of a graph, the layout of buffers and the descriptor share this
// table, so that they agree.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ELEMENTTYPES_H
#define DP_IR_ELEMENTTYPES_H

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace mlir::dp {

/// Attribute of an entry's argument or result (type): the caller's element
/// type, where it is not that of the MLIR type. It is `ui8` to `ui64` for
/// signless integers that are unsigned for the caller, and a complex type for
/// reals whose last dimension has the real and the imaginary part.
inline constexpr llvm::StringLiteral kDTypeAttr = "dp.dtype";

/// Returns true if `type` is one of the two 8-bit floats that products take,
/// f8E4M3FN and f8E5M2. Programs only convert and move them.
bool isF8(Type type);

/// Returns true if a graph may have values of the scalar type `type`: integers
/// of 1 to 64 bits, index, f8E4M3FN, f8E5M2, f16, bf16, f32, f64, complex<f32>
/// and complex<f64>.
bool isSupportedElement(Type type);

/// Returns those types in words, for messages.
StringRef getSupportedElementNames();

/// Returns the first element type within `type` (of a shaped or placed type, of
/// a tuple, ...) that isSupportedElement refuses, or null. Types that hold no
/// numbers have none.
Type findUnsupportedElement(Type type);

/// Returns the bytes from one element of a buffer to the next. LLVM's data
/// layouts for x86-64 and NVPTX decide: an integer takes a power of two of
/// bytes.
int64_t getElementBytes(Type element);

/// Returns true if `element` uses all bits of its bytes in a buffer. Others
/// (i7, i24) have unused bits there, which are zero and which no collective may
/// compute with.
bool isStorageType(Type element);

/// Returns the integer type that uses all bits of the bytes that the integer
/// type `element` takes in a buffer.
IntegerType getStorageType(IntegerType element);

/// Returns the descriptor's name of an element type ("f32", "bool", ...); empty
/// for one that no program has at its interface.
StringRef getDTypeName(Type element);

/// Returns true if the scalar or tensor `program` can hold the caller's
/// elements of type `caller`: signless integers hold the bits of unsigned ones,
/// and reals hold the parts of complex numbers along the last dimension.
bool isHeldAs(Type caller, Type program);

/// Returns the ABI's number (dp_dtype) of the type that has the bytes of
/// `element` in a buffer; none if no collective moves such elements.
std::optional<int32_t> getDTypeNumber(Type element);

} // namespace mlir::dp

#endif // DP_IR_ELEMENTTYPES_H
