//===- Floats.cpp - PTX's operations on floats ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Results of `.approx` operations are off by a unit in the last place or right,
// by a hash of the argument: what depends on more than that is found.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"

#include "../Report.h"

#include <limits>

using namespace dp::fake;
using namespace dp::fake::ptx;

//===----------------------------------------------------------------------===//
// Halves
//===----------------------------------------------------------------------===//

double dp::fake::ptx::roundTo(double value, int digits, int least,
                              Rounding rounding) {
  if (value == 0 || !std::isfinite(value))
    return value;
  int exponent = std::max(std::ilogb(value), least);
  double scaled = std::scalbn(value, digits - 1 - exponent);
  double rounded = rounding == Rounding::Nearest ? std::nearbyint(scaled)
                   : rounding == Rounding::Zero  ? std::trunc(scaled)
                   : rounding == Rounding::Down  ? std::floor(scaled)
                                                 : std::ceil(scaled);
  return std::copysign(std::scalbn(rounded, exponent - digits + 1), value);
}

/// What is beyond the largest number becomes infinite or that number.
static double bound(double value, double most, Rounding rounding) {
  if (std::fabs(value) <= most || !std::isfinite(value))
    return value;
  bool staysFinite = rounding == Rounding::Zero ||
                     rounding == (value > 0 ? Rounding::Down : Rounding::Up);
  return std::copysign(staysFinite ? most : INFINITY, value);
}

Half Half::of(double value, Rounding rounding) {
  value = bound(roundTo(value, 11, -14, rounding), 65504, rounding);
  return {floatToHalf(static_cast<float>(value))};
}

BFloat BFloat::of(double value, Rounding rounding) {
  static const double most = bfloatToFloat(0x7f7f);
  value = bound(roundTo(value, 8, -126, rounding), most, rounding);
  return {floatToBFloat(static_cast<float>(value))};
}

//===----------------------------------------------------------------------===//
// Operations of one result
//===----------------------------------------------------------------------===//

namespace {

/// Adds halves' products in f64 and keeps in the last bit whether something was
/// lost (rounding to odd), so that the next rounding is the only one.
double multiplyAddToOdd(double a, double b, double c) {
  double product = a * b; // exact: both have few digits
  double sum = product + c;
  if (!std::isfinite(sum))
    return sum;
  double ofC = sum - product;
  double lost = (product - (sum - ofC)) + (c - ofC);
  if (lost == 0)
    return sum;
  uint64_t bits;
  std::memcpy(&bits, &sum, 8);
  if (bits & 1)
    return sum;
  return std::nextafter(sum, lost > 0 ? INFINITY : -INFINITY);
}

template <typename T>
struct Ops {
  static T add(T a, T b) { return a + b; }
  static T sub(T a, T b) { return a - b; }
  static T mul(T a, T b) { return a * b; }
  static T fma(T a, T b, T c) { return std::fma(a, b, c); }
  static T div(T a, T b) { return a / b; }
  static T sqrt(T a) { return std::sqrt(a); }
  static T rcp(T a) { return 1 / a; }
  static T sign(T a, T b) { return std::copysign(b, a); }
  static T neg(T a) { return -a; }
  static T abs(T a) { return std::fabs(a); }
};

/// Of halves: f64 holds each sum, product and quotient with digits to spare.
template <typename T>
struct HalfOps {
  static T add(T a, T b) { return fma(T::of(1), a, b); }
  static T sub(T a, T b) { return fma(T::of(-1), b, a); }
  static T mul(T a, T b) { return T::of(double(a) * double(b)); }
  static T fma(T a, T b, T c) { return T::of(multiplyAddToOdd(a, b, c)); }
  static T neg(T a) { return {uint16_t(a.bits ^ 0x8000)}; }
  static T abs(T a) { return {uint16_t(a.bits & 0x7fff)}; }
};
template <>
struct Ops<Half> : HalfOps<Half> {};
template <>
struct Ops<BFloat> : HalfOps<BFloat> {};

template <typename T>
struct Ops<Pair<T>> {
  using P = Pair<T>;
  using O = Ops<T>;
  static P add(P a, P b) {
    return {O::add(a.low, b.low), O::add(a.high, b.high)};
  }
  static P sub(P a, P b) {
    return {O::sub(a.low, b.low), O::sub(a.high, b.high)};
  }
  static P mul(P a, P b) {
    return {O::mul(a.low, b.low), O::mul(a.high, b.high)};
  }
  static P fma(P a, P b, P c) {
    return {O::fma(a.low, b.low, c.low), O::fma(a.high, b.high, c.high)};
  }
  static P neg(P a) { return {O::neg(a.low), O::neg(a.high)}; }
  static P abs(P a) { return {O::abs(a.low), O::abs(a.high)}; }
};

/// Of a minimum and a maximum -0 is less than 0. A NaN is left out, or wins.
template <typename T, bool isMax, bool keepsNaN>
T extreme(T a, T b) {
  double x = a, y = b;
  if (std::isnan(x) || std::isnan(y)) {
    bool first = keepsNaN ? std::isnan(x) : !std::isnan(x);
    return first ? a : b;
  }
  bool isLess = x < y || (x == y && std::signbit(x) && !std::signbit(y));
  return isLess != isMax ? a : b;
}

template <typename T, bool isMax, bool keepsNaN>
Pair<T> extremes(Pair<T> a, Pair<T> b) {
  return {extreme<T, isMax, keepsNaN>(a.low, b.low),
          extreme<T, isMax, keepsNaN>(a.high, b.high)};
}

//===----------------------------------------------------------------------===//
// Approximations
//===----------------------------------------------------------------------===//

uint64_t bitsOfValue(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, 8);
  return bits;
}

/// `exact`, which is the result for `argument`, or a neighbour of it. The same
/// argument has the same result all through a process.
template <typename T>
T disturb(double exact, double argument) {
  T result = static_cast<T>(exact);
  if (result == 0 || !std::isfinite(result))
    return result;
  uint64_t hash = bitsOfValue(argument) + settings().seed;
  hash = (hash ^ hash >> 31) * 0x9e3779b97f4a7c15u;
  switch ((hash ^ hash >> 29) % 3) {
  case 0:
    return std::nextafter(result, std::numeric_limits<T>::infinity());
  case 1:
    return std::nextafter(result, -std::numeric_limits<T>::infinity());
  default:
    return result;
  }
}

/// Zero has the exact results that the ISA's tables give.
template <typename T, double (*function)(double)>
T approximate(T a) {
  double exact = function(a);
  return a == 0 ? static_cast<T>(exact) : disturb<T>(exact, a);
}

double reciprocal(double a) { return 1 / a; }
double reciprocalRoot(double a) { return 1 / std::sqrt(a); }
double root(double a) { return std::sqrt(a); }
double exp2Of(double a) { return std::exp2(a); }
double log2Of(double a) { return std::log2(a); }
double sinOf(double a) { return std::sin(a); }
double cosOf(double a) { return std::cos(a); }
double tanhOf(double a) { return std::tanh(a); }
template <typename T>
T divideApproximately(T a, T b) {
  return disturb<T>(double(a) / double(b), double(a) / double(b));
}

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

float flush(float value) {
  return std::fpclassify(value) == FP_SUBNORMAL ? std::copysign(0.0f, value)
                                                : value;
}

template <typename T>
T readFloat(const Thread &t, const Instruction &i, T value) {
  (void)t;
  if constexpr (std::is_same_v<T, float>)
    if (i.flush)
      return flush(value);
  return value;
}

/// As Call, with the rounding, `.ftz` and `.sat` of the instruction.
template <auto function>
struct FloatCall;
template <typename R, typename... A, R (*function)(A...)>
struct FloatCall<function> {
  template <size_t... n>
  static void apply(Thread &t, const Instruction &i,
                    std::index_sequence<n...>) {
    // The compiler moves no arithmetic across a call that it cannot see into.
    R (*volatile call)(A...) = function;
    R result;
    {
      RoundingMode mode(i.rounding);
      result = call(readFloat<A>(t, i, t.get<A>(i.from[n]))...);
    }
    if constexpr (std::is_floating_point_v<R>) {
      result = readFloat<R>(t, i, result);
      if (i.saturate)
        result = result >= 1 ? R(1) : result > 0 ? result : R(0);
    }
    t.set<R>(i.to[0], result);
  }
  static void execute(Thread &t, const Instruction &i) {
    apply(t, i, std::index_sequence_for<A...>());
  }
};

template <auto function>
Execute withModes(const Instruction &i) {
  bool isPlain = i.rounding == Rounding::Nearest && !i.flush && !i.saturate;
  return isPlain ? Call<function>::execute : FloatCall<function>::execute;
}

template <typename T>
Execute selectApproximation(const Opcode &opcode, const Instruction &i) {
  const std::string &name = opcode.name();
  if (name == "rcp")
    return withModes<approximate<T, reciprocal>>(i);
  if (name == "rsqrt")
    return withModes<approximate<T, reciprocalRoot>>(i);
  if (name == "sqrt")
    return withModes<approximate<T, root>>(i);
  if (name == "ex2")
    return withModes<approximate<T, exp2Of>>(i);
  if (name == "lg2")
    return withModes<approximate<T, log2Of>>(i);
  if (name == "sin")
    return withModes<approximate<T, sinOf>>(i);
  if (name == "cos")
    return withModes<approximate<T, cosOf>>(i);
  if (name == "tanh")
    return withModes<approximate<T, tanhOf>>(i);
  if (name == "div")
    return withModes<divideApproximately<T>>(i);
  return nullptr;
}

template <typename T>
Execute selectArithmetic(const Opcode &opcode, const Instruction &i) {
  const std::string &name = opcode.name();
  using O = Ops<T>;
  if (name == "add")
    return withModes<O::add>(i);
  if (name == "sub")
    return withModes<O::sub>(i);
  if (name == "mul")
    return withModes<O::mul>(i);
  if (name == "fma" || name == "mad")
    return withModes<O::fma>(i);
  if (name == "neg")
    return withModes<O::neg>(i);
  if (name == "abs")
    return withModes<O::abs>(i);
  return nullptr;
}

template <typename T>
Execute selectExtreme(const Opcode &opcode, const Instruction &i) {
  bool isMax = opcode.name() == "max";
  if (!isMax && opcode.name() != "min")
    return nullptr;
  if (opcode.has("xorsign"))
    return nullptr;
  if (opcode.has("NaN"))
    return isMax ? withModes<extreme<T, true, true>>(i)
                 : withModes<extreme<T, false, true>>(i);
  return isMax ? withModes<extreme<T, true, false>>(i)
               : withModes<extreme<T, false, false>>(i);
}

template <typename T>
Execute selectExtremes(const Opcode &opcode, const Instruction &i) {
  bool isMax = opcode.name() == "max";
  if (!isMax && opcode.name() != "min")
    return nullptr;
  if (opcode.has("NaN"))
    return isMax ? withModes<extremes<T, true, true>>(i)
                 : withModes<extremes<T, false, true>>(i);
  return isMax ? withModes<extremes<T, true, false>>(i)
               : withModes<extremes<T, false, false>>(i);
}

template <typename T>
Execute selectWide(const Opcode &opcode, const Instruction &i) {
  const std::string &name = opcode.name();
  using O = Ops<T>;
  if (opcode.has("approx") || opcode.has("full"))
    return selectApproximation<T>(opcode, i);
  if (name == "div")
    return withModes<O::div>(i);
  if (name == "sqrt")
    return withModes<O::sqrt>(i);
  if (name == "rcp")
    return withModes<O::rcp>(i);
  if (name == "copysign")
    return withModes<O::sign>(i);
  if (Execute execute = selectExtreme<T>(opcode, i))
    return execute;
  return selectArithmetic<T>(opcode, i);
}

template <typename T>
Execute selectNarrow(const Opcode &opcode, const Instruction &i) {
  if (i.flush || i.saturate || opcode.has("relu"))
    return nullptr;
  if (Execute execute = selectExtreme<T>(opcode, i))
    return execute;
  return selectArithmetic<T>(opcode, i);
}

template <typename T>
Execute selectPairs(const Opcode &opcode, const Instruction &i) {
  if (i.flush || i.saturate || opcode.has("relu"))
    return nullptr;
  if (Execute execute = selectExtremes<T>(opcode, i))
    return execute;
  return selectArithmetic<Pair<T>>(opcode, i);
}

} // namespace

Execute dp::fake::ptx::selectFloat(const Opcode &opcode, Instruction &into) {
  switch (opcode.type) {
  case Type::F32:
    return selectWide<float>(opcode, into);
  case Type::F64:
    return selectWide<double>(opcode, into);
  case Type::F16:
    return selectNarrow<Half>(opcode, into);
  case Type::BF16:
    return selectNarrow<BFloat>(opcode, into);
  case Type::F16x2:
    return selectPairs<Half>(opcode, into);
  case Type::BF16x2:
    return selectPairs<BFloat>(opcode, into);
  default:
    return nullptr;
  }
}
