//===- Conversions.cpp - PTX's cvt ----------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"

#include <limits>

using namespace dp::fake;
using namespace dp::fake::ptx;

namespace {

double readFloat(Thread &t, uint32_t slot, Type type) {
  switch (type) {
  case Type::F16:
    return t.get<Half>(slot);
  case Type::BF16:
    return t.get<BFloat>(slot);
  case Type::F32:
    return t.get<float>(slot);
  default:
    return t.get<double>(slot);
  }
}

/// The low bits of a register, with its sign or without.
__int128 readInteger(Thread &t, uint32_t slot, Type type) {
  switch (type) {
  case Type::S8:
    return t.get<int8_t>(slot);
  case Type::S16:
    return t.get<int16_t>(slot);
  case Type::S32:
    return t.get<int32_t>(slot);
  case Type::S64:
    return t.get<int64_t>(slot);
  case Type::B8:
    return t.get<uint8_t>(slot);
  case Type::B16:
    return t.get<uint16_t>(slot);
  case Type::B32:
    return t.get<uint32_t>(slot);
  default:
    return t.get<uint64_t>(slot);
  }
}

/// The ends of an integer type.
std::pair<__int128, __int128> rangeOf(Type type) {
  unsigned width = 8 * bytesOf(type);
  __int128 one = 1;
  if (isSigned(type))
    return {-(one << (width - 1)), (one << (width - 1)) - 1};
  return {0, (one << width) - 1};
}

void writeInteger(Thread &t, uint32_t slot, Type type, __int128 value) {
  switch (bytesOf(type)) {
  case 1:
    return isSigned(type) ? t.set<int8_t>(slot, value)
                          : t.set<uint8_t>(slot, value);
  case 2:
    return isSigned(type) ? t.set<int16_t>(slot, value)
                          : t.set<uint16_t>(slot, value);
  case 4:
    return isSigned(type) ? t.set<int32_t>(slot, value)
                          : t.set<uint32_t>(slot, value);
  default:
    return t.set<uint64_t>(slot, static_cast<uint64_t>(value));
  }
}

double roundToInteger(double value, Rounding rounding) {
  switch (rounding) {
  case Rounding::Nearest:
    return std::nearbyint(value);
  case Rounding::Zero:
    return std::trunc(value);
  case Rounding::Down:
    return std::floor(value);
  case Rounding::Up:
    return std::ceil(value);
  }
  return value;
}

template <typename From>
float narrow(From value, Rounding rounding) {
  RoundingMode mode(rounding);
  volatile From source = value; // converted here, in this mode
  return static_cast<float>(source);
}

void writeFloat(Thread &t, const Instruction &i, double value) {
  if (i.saturate)
    value = value >= 1 ? 1 : value > 0 ? value : 0;
  switch (i.type) {
  case Type::F16:
    return t.set<Half>(i.to[0], Half::of(value, i.rounding));
  case Type::BF16:
    return t.set<BFloat>(i.to[0], BFloat::of(value, i.rounding));
  case Type::F32: {
    float result = narrow(value, i.toInteger ? Rounding::Nearest : i.rounding);
    if (i.flush && std::fpclassify(result) == FP_SUBNORMAL)
      result = std::copysign(0.0f, result);
    return t.set<float>(i.to[0], result);
  }
  default:
    return t.set<double>(i.to[0], value);
  }
}

void floatToFloat(Thread &t, const Instruction &i) {
  double value = readFloat(t, i.from[0], i.fromType);
  if (i.flush && i.fromType == Type::F32 && value != 0 &&
      std::fabs(value) < std::numeric_limits<float>::min())
    value = std::copysign(0.0, value);
  if (i.toInteger)
    value = roundToInteger(value, i.rounding);
  writeFloat(t, i, value);
}

/// NaN becomes 0; what the type does not have, its nearest end.
void floatToInteger(Thread &t, const Instruction &i) {
  double value =
      roundToInteger(readFloat(t, i.from[0], i.fromType), i.rounding);
  auto [least, most] = rangeOf(i.type);
  __int128 result = std::isnan(value)        ? 0
                    : value <= double(least) ? least
                    : value >= double(most)  ? most
                                             : static_cast<__int128>(value);
  writeInteger(t, i.to[0], i.type, result);
}

void integerToFloat(Thread &t, const Instruction &i) {
  __int128 value = readInteger(t, i.from[0], i.fromType);
  if (i.type == Type::F32)
    return isSigned(i.fromType)
               ? t.set<float>(i.to[0], narrow<int64_t>(value, i.rounding))
               : t.set<float>(i.to[0], narrow<uint64_t>(value, i.rounding));
  // Halves have their largest number long before f64 has to round.
  double exact;
  {
    RoundingMode mode(i.type == Type::F64 ? i.rounding : Rounding::Zero);
    volatile int64_t asSigned = static_cast<int64_t>(value);
    volatile uint64_t asUnsigned = static_cast<uint64_t>(value);
    exact = isSigned(i.fromType) ? static_cast<double>(asSigned)
                                 : static_cast<double>(asUnsigned);
  }
  writeFloat(t, i, exact);
}

void integerToInteger(Thread &t, const Instruction &i) {
  __int128 value = readInteger(t, i.from[0], i.fromType);
  if (i.saturate) {
    auto [least, most] = rangeOf(i.type);
    value = std::min(std::max(value, least), most);
  }
  writeInteger(t, i.to[0], i.type, value);
}

/// The first source goes into the upper half.
template <typename T>
void toPair(Thread &t, const Instruction &i) {
  Pair<T> result = {T::of(t.get<float>(i.from[1]), i.rounding),
                    T::of(t.get<float>(i.from[0]), i.rounding)};
  t.set<Pair<T>>(i.to[0], result);
}

} // namespace

Execute dp::fake::ptx::selectConversion(const Opcode &opcode,
                                        Instruction &into) {
  if (opcode.name() != "cvt" || opcode.has("relu") || opcode.has("satfinite"))
    return nullptr;
  into.type = opcode.firstType;
  into.fromType = opcode.type;
  bool fromWide = into.fromType == Type::F32;
  switch (into.type) {
  case Type::None:
  case Type::Pred:
    return nullptr;
  case Type::F16x2:
    return fromWide ? toPair<Half> : nullptr;
  case Type::BF16x2:
    return fromWide ? toPair<BFloat> : nullptr;
  default:
    break;
  }
  if (into.fromType >= Type::F16x2 || into.fromType <= Type::Pred)
    return nullptr;
  if (isFloat(into.fromType))
    return isFloat(into.type) ? floatToFloat : floatToInteger;
  return isFloat(into.type) ? integerToFloat : integerToInteger;
}
