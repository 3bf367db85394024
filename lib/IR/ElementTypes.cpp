//===- ElementTypes.cpp - Element types of programs -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/ElementTypes.h"

#include "dp/IR/DP.h"
#include "dp/Runtime/DeviceABI.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// The runtime's name and number of an element type.
struct DType {
  StringRef name;
  dp_dtype number;
};
} // namespace

static std::optional<DType> findFloat(Type type) {
  if (type.isF16())
    return DType{"f16", DP_F16};
  if (type.isBF16())
    return DType{"bf16", DP_BF16};
  if (isa<Float8E4M3FNType>(type))
    return DType{"f8e4m3fn", DP_F8E4M3};
  if (isa<Float8E5M2Type>(type))
    return DType{"f8e5m2", DP_F8E5M2};
  if (type.isF32())
    return DType{"f32", DP_F32};
  if (type.isF64())
    return DType{"f64", DP_F64};
  return std::nullopt;
}

static std::optional<DType> findInteger(unsigned width, bool isUnsigned) {
  switch (width) {
  case 1:
    return DType{"bool", DP_BOOL};
  case 8:
    return isUnsigned ? DType{"u8", DP_U8} : DType{"i8", DP_I8};
  case 16:
    return isUnsigned ? DType{"u16", DP_U16} : DType{"i16", DP_I16};
  case 32:
    return isUnsigned ? DType{"u32", DP_U32} : DType{"i32", DP_I32};
  case 64:
    return isUnsigned ? DType{"u64", DP_U64} : DType{"i64", DP_I64};
  default:
    return std::nullopt;
  }
}

/// Returns the runtime's element type for `type` itself, not for its storage
/// type.
static std::optional<DType> findDType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return findInteger(integer.getWidth(), integer.isUnsigned());
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return DType{"c64", DP_C64};
    if (complex.getElementType().isF64())
      return DType{"c128", DP_C128};
    return std::nullopt;
  }
  return findFloat(type);
}

bool mlir::dp::isF8(Type type) {
  return isa<Float8E4M3FNType, Float8E5M2Type>(type);
}

bool mlir::dp::isSupportedElement(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() >= 1 && integer.getWidth() <= 64;
  return type.isIndex() || findDType(type).has_value();
}

StringRef mlir::dp::getSupportedElementNames() {
  return "integers of 1 to 64 bits, index, f8E4M3FN, f8E5M2, f16, bf16, f32, "
         "f64, complex<f32> and complex<f64>";
}

Type mlir::dp::findUnsupportedElement(Type type) {
  if (isa<IntegerType, FloatType, ComplexType>(type))
    return isSupportedElement(type) ? Type() : type;
  if (auto shaped = dyn_cast<ShapedType>(type))
    return findUnsupportedElement(shaped.getElementType());
  if (auto placed = dyn_cast<PlacedType>(type))
    return findUnsupportedElement(placed.getTensorType());
  if (auto tuple = dyn_cast<TupleType>(type))
    for (Type inner : tuple.getTypes())
      if (Type found = findUnsupportedElement(inner))
        return found;
  return {};
}

int64_t mlir::dp::getElementBytes(Type element) {
  if (element.isIndex())
    return 8;
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * getElementBytes(complex.getElementType());
  return llvm::PowerOf2Ceil(
      llvm::divideCeil(element.getIntOrFloatBitWidth(), 8));
}

bool mlir::dp::isStorageType(Type element) {
  auto integer = dyn_cast<IntegerType>(element);
  return !integer || findInteger(integer.getWidth(), false).has_value();
}

IntegerType mlir::dp::getStorageType(IntegerType element) {
  if (isStorageType(element))
    return element;
  return IntegerType::get(element.getContext(), 8 * getElementBytes(element));
}

StringRef mlir::dp::getDTypeName(Type element) {
  std::optional<DType> dtype = findDType(element);
  return dtype && !isF8(element) ? dtype->name : StringRef();
}

std::optional<int32_t> mlir::dp::getDTypeNumber(Type element) {
  if (element.isIndex())
    return DP_I64;
  if (auto integer = dyn_cast<IntegerType>(element);
      integer && integer.getWidth() <= 64)
    element = getStorageType(integer);
  std::optional<DType> dtype = findDType(element);
  return dtype ? std::optional<int32_t>(dtype->number) : std::nullopt;
}

bool mlir::dp::isHeldAs(Type caller, Type program) {
  if (getDTypeName(caller).empty())
    return false;
  Type element = getElementTypeOrSelf(program);
  if (auto complex = dyn_cast<ComplexType>(caller)) {
    auto tensor = dyn_cast<RankedTensorType>(program);
    return complex.getElementType() == element && tensor &&
           tensor.getRank() > 0 && tensor.getShape().back() == 2;
  }
  auto integer = dyn_cast<IntegerType>(element);
  return integer && integer.isSignless() && !integer.isInteger(1) &&
         caller == IntegerType::get(caller.getContext(), integer.getWidth(),
                                    IntegerType::Unsigned);
}
