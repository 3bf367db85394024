//===- Compare.cpp - PTX's comparisons ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"

using namespace dp::fake::ptx;

namespace {

/// The relations of two numbers; a comparison is true for some of them.
enum : uint8_t { Less = 1, Equal = 2, Greater = 4, Unordered = 8 };

/// Behind a comparison a second predicate may be taken in; `setp.lt.and`.
enum : uint8_t { And = 16, Or = 32, Xor = 48, Combined = 48 };

template <typename T>
uint8_t relate(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    return a < b ? Less : a == b ? Equal : Greater;
  } else {
    double x = a, y = b;
    return x < y ? Less : x == y ? Equal : x > y ? Greater : Unordered;
  }
}

template <typename T>
bool compare(Thread &t, const Instruction &i) {
  T a = t.get<T>(i.from[0]), b = t.get<T>(i.from[1]);
  if constexpr (std::is_same_v<T, float>)
    if (i.flush) {
      a = std::fpclassify(a) == FP_SUBNORMAL ? 0 : a;
      b = std::fpclassify(b) == FP_SUBNORMAL ? 0 : b;
    }
  return i.function & relate(a, b);
}

bool combine(Thread &t, const Instruction &i, bool result) {
  bool other = t.get<bool>(i.from[2]);
  switch (i.function & Combined) {
  case And:
    return result && other;
  case Or:
    return result || other;
  default:
    return result != other;
  }
}

/// The second destination has what the first would have if the comparison had
/// come out otherwise.
template <typename T>
void setPredicate(Thread &t, const Instruction &i) {
  bool result = compare<T>(t, i);
  if (i.function & Combined) {
    t.set<bool>(i.to[1], combine(t, i, !result));
    t.set<bool>(i.to[0], combine(t, i, result));
    return;
  }
  t.set<bool>(i.to[1], !result);
  t.set<bool>(i.to[0], result);
}

/// `set`: all ones, or 1.0.
template <typename T>
void setValue(Thread &t, const Instruction &i) {
  bool result = compare<T>(t, i);
  if (i.function & Combined)
    result = combine(t, i, result);
  if (i.type == Type::F32)
    t.set<float>(i.to[0], result);
  else
    t.set<int32_t>(i.to[0], result ? -1 : 0);
}

bool isFinite(float a) { return std::isfinite(a); }
bool isInfinite(float a) { return std::isinf(a); }
bool isNumber(float a) { return !std::isnan(a); }
bool isNotANumber(float a) { return std::isnan(a); }
bool isFiniteDouble(double a) { return std::isfinite(a); }
bool isInfiniteDouble(double a) { return std::isinf(a); }
bool isNumberDouble(double a) { return !std::isnan(a); }
bool isNotANumberDouble(double a) { return std::isnan(a); }

uint8_t relationOf(const Opcode &opcode) {
  static constexpr struct {
    const char *name;
    uint8_t relation;
  } relations[] = {
      {"eq", Equal},
      {"ne", Less | Greater},
      {"lt", Less},
      {"le", Less | Equal},
      {"gt", Greater},
      {"ge", Greater | Equal},
      {"lo", Less},
      {"ls", Less | Equal},
      {"hi", Greater},
      {"hs", Greater | Equal},
      {"equ", Equal | Unordered},
      {"neu", Less | Greater | Unordered},
      {"ltu", Less | Unordered},
      {"leu", Less | Equal | Unordered},
      {"gtu", Greater | Unordered},
      {"geu", Greater | Equal | Unordered},
      {"num", Less | Equal | Greater},
      {"nan", Unordered},
  };
  for (const auto &each : relations)
    if (opcode.has(each.name))
      return each.relation;
  return 0;
}

template <typename T>
Execute choose(const Opcode &opcode) {
  return opcode.name() == "setp" ? setPredicate<T> : setValue<T>;
}

Execute selectTest(const Opcode &opcode) {
  bool isDouble = opcode.type == Type::F64;
  if (opcode.has("finite"))
    return isDouble ? Call<isFiniteDouble>::execute : Call<isFinite>::execute;
  if (opcode.has("infinite"))
    return isDouble ? Call<isInfiniteDouble>::execute
                    : Call<isInfinite>::execute;
  if (opcode.has("number"))
    return isDouble ? Call<isNumberDouble>::execute : Call<isNumber>::execute;
  if (opcode.has("notanumber"))
    return isDouble ? Call<isNotANumberDouble>::execute
                    : Call<isNotANumber>::execute;
  return nullptr;
}

} // namespace

Execute dp::fake::ptx::selectCompare(const Opcode &opcode, Instruction &into) {
  if (opcode.name() == "testp")
    return selectTest(opcode);
  if (opcode.name() != "setp" && opcode.name() != "set")
    return nullptr;
  into.function = relationOf(opcode);
  if (!into.function)
    return nullptr;
  // `ne` of floats is false for NaN, as all but the `u` forms are.
  into.function |= opcode.has("and")   ? And
                   : opcode.has("or")  ? Or
                   : opcode.has("xor") ? Xor
                                       : 0;
  into.type = opcode.firstType;
  switch (opcode.type) {
  case Type::B16:
    return choose<uint16_t>(opcode);
  case Type::S16:
    return choose<int16_t>(opcode);
  case Type::B32:
    return choose<uint32_t>(opcode);
  case Type::S32:
    return choose<int32_t>(opcode);
  case Type::B64:
    return choose<uint64_t>(opcode);
  case Type::S64:
    return choose<int64_t>(opcode);
  case Type::F16:
    return choose<Half>(opcode);
  case Type::BF16:
    return choose<BFloat>(opcode);
  case Type::F32:
    return choose<float>(opcode);
  case Type::F64:
    return choose<double>(opcode);
  default:
    return nullptr;
  }
}
