//===- Integers.cpp - PTX's operations on integers and bits ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include <algorithm>

using namespace dp::fake::ptx;

namespace {

/// Of T's width, without a sign: what wraps. Arithmetic of 16 bits would be
/// that of `int` in C++.
template <typename T>
using Bits = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;

template <typename T>
struct Wide {
  using Type = std::conditional_t<
      std::is_signed_v<T>, std::conditional_t<sizeof(T) == 2, int32_t, int64_t>,
      std::conditional_t<sizeof(T) == 2, uint32_t, uint64_t>>;
};

template <typename T>
using Double =
    std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;

template <typename T>
struct Ops {
  static constexpr unsigned width = 8 * sizeof(T);
  using U = std::make_unsigned_t<T>;

  static T add(T a, T b) { return T(Bits<T>(a) + Bits<T>(b)); }
  static T sub(T a, T b) { return T(Bits<T>(a) - Bits<T>(b)); }
  static T mulLo(T a, T b) { return T(Bits<T>(a) * Bits<T>(b)); }
  static T mulHi(T a, T b) { return T((Double<T>(a) * b) >> width); }
  static typename Wide<T>::Type mulWide(T a, T b) {
    return typename Wide<T>::Type(Double<T>(a) * b);
  }
  static T madLo(T a, T b, T c) { return add(mulLo(a, b), c); }
  static T madHi(T a, T b, T c) { return add(mulHi(a, b), c); }
  static typename Wide<T>::Type madWide(T a, T b, typename Wide<T>::Type c) {
    return Ops<typename Wide<T>::Type>::add(mulWide(a, b), c);
  }
  /// A division by zero has a result of the hardware's own.
  static T div(T a, T b) { return b == 0 ? T(~T(0)) : T(Double<T>(a) / b); }
  static T rem(T a, T b) { return b == 0 ? a : T(Double<T>(a) % b); }
  static T abs(T a) { return a < 0 ? neg(a) : a; }
  static T neg(T a) { return T(0 - Bits<T>(a)); }
  static T min(T a, T b) { return std::min(a, b); }
  static T max(T a, T b) { return std::max(a, b); }

  static T bitAnd(T a, T b) { return a & b; }
  static T bitOr(T a, T b) { return a | b; }
  static T bitXor(T a, T b) { return a ^ b; }
  static T bitNot(T a) { return ~a; }
  static T cnot(T a) { return a == 0; }
  static T shl(T a, uint32_t n) { return n >= width ? 0 : T(U(a) << n); }
  static T shr(T a, uint32_t n) {
    return n >= width ? (a < 0 ? T(-1) : T(0)) : T(a >> n);
  }
  static T select(T a, T b, bool which) { return which ? a : b; }
  static T move(T a) { return a; }

  static uint32_t clz(T a) {
    return a == 0 ? width : __builtin_clzll(uint64_t(U(a))) - (64 - width);
  }
  static uint32_t popc(T a) { return __builtin_popcountll(uint64_t(U(a))); }
  static T brev(T a) {
    U result = 0;
    for (unsigned i = 0; i < width; ++i)
      result |= U(U(a) >> i & 1) << (width - 1 - i);
    return T(result);
  }
  static uint32_t bfind(T a) {
    U bits = a < 0 ? ~U(a) : U(a);
    return bits == 0 ? ~uint32_t(0) : 63 - __builtin_clzll(uint64_t(bits));
  }
  /// The field of `length` bits from bit `at`, both modulo 256.
  static T bfe(T a, uint32_t at, uint32_t length) {
    at &= 255;
    length &= 255;
    if (length == 0)
      return 0;
    unsigned sign = std::min(at + length - 1, width - 1);
    bool fill = std::is_signed_v<T> && (U(a) >> sign & 1);
    U result = 0;
    for (unsigned i = 0; i < width; ++i) {
      bool bit = i < length && at + i < width ? U(a) >> (at + i) & 1 : fill;
      result |= U(bit) << i;
    }
    return T(result);
  }
  static T bfi(T a, T b, uint32_t at, uint32_t length) {
    at &= 255;
    length &= 255;
    U result = U(b);
    for (unsigned i = 0; i < length && at + i < width; ++i)
      result = (result & ~(U(1) << (at + i))) | U(U(a) >> i & 1) << (at + i);
    return T(result);
  }
};

bool predAnd(bool a, bool b) { return a && b; }
bool predOr(bool a, bool b) { return a || b; }
bool predXor(bool a, bool b) { return a != b; }
bool predNot(bool a) { return !a; }
bool predMove(bool a) { return a; }

template <bool isLeft, bool isWrapped>
uint32_t funnel(uint32_t a, uint32_t b, uint32_t by) {
  unsigned n = isWrapped ? by & 31 : std::min(by, 32u);
  uint64_t both = uint64_t(b) << 32 | a;
  return isLeft ? both << n >> 32 : both >> n;
}

/// Bytes of a and b, chosen by the four nibbles of `how`.
uint32_t permute(uint32_t a, uint32_t b, uint32_t how) {
  uint64_t both = uint64_t(b) << 32 | a;
  uint32_t result = 0;
  for (unsigned i = 0; i < 4; ++i) {
    uint32_t nibble = how >> (4 * i) & 15;
    uint8_t byte = both >> (8 * (nibble & 7));
    if (nibble & 8)
      byte = byte & 0x80 ? 0xff : 0;
    result |= uint32_t(byte) << (8 * i);
  }
  return result;
}

/// A function of three bits, bit by bit.
uint32_t lop3(uint32_t a, uint32_t b, uint32_t c, uint32_t table) {
  uint32_t result = 0;
  for (unsigned i = 0; i < 32; ++i) {
    unsigned which = (a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1);
    result |= (table >> which & 1) << i;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Sums with carries
//===----------------------------------------------------------------------===//

/// What an instruction of a chain does: bit 0 reads the carry, 1 writes it.
enum { ReadsCarry = 1, WritesCarry = 2 };

template <typename T>
void finishSum(Thread &t, const Instruction &i, unsigned __int128 sum) {
  if (i.function & WritesCarry)
    t.carry = static_cast<uint32_t>(sum >> (8 * sizeof(T))) & 1;
  t.set<T>(i.to[0], static_cast<T>(sum));
}

template <typename T>
void addCarry(Thread &t, const Instruction &i) {
  finishSum<T>(t, i,
               (unsigned __int128)(t.get<T>(i.from[0])) + t.get<T>(i.from[1]) +
                   (i.function & ReadsCarry ? t.carry : 0));
}

template <typename T>
void subCarry(Thread &t, const Instruction &i) {
  // The borrow is the bit above.
  finishSum<T>(t, i,
               (unsigned __int128)(t.get<T>(i.from[0])) - t.get<T>(i.from[1]) -
                   (i.function & ReadsCarry ? t.carry : 0));
}

template <typename T, bool isHigh>
void madCarry(Thread &t, const Instruction &i) {
  unsigned __int128 product =
      (unsigned __int128)(t.get<T>(i.from[0])) * t.get<T>(i.from[1]);
  T part = static_cast<T>(isHigh ? product >> (8 * sizeof(T)) : product);
  finishSum<T>(t, i,
               (unsigned __int128)(part) + t.get<T>(i.from[2]) +
                   (i.function & ReadsCarry ? t.carry : 0));
}

/// Values of several registers as one: `mov.b64 %rd1, {%r1, %r2}`.
void pack(Thread &t, const Instruction &i) {
  unsigned width = 8 * bytesOf(i.type) / i.count;
  uint64_t mask = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
  uint64_t result = 0;
  for (unsigned n = 0; n < i.count; ++n)
    result |= (t.slots[i.from[n]] & mask) << (n * width);
  t.set<uint64_t>(i.to[0], result);
}

void unpack(Thread &t, const Instruction &i) {
  unsigned width = 8 * bytesOf(i.type) / i.count;
  uint64_t mask = (uint64_t(1) << width) - 1;
  uint64_t value = t.slots[i.from[0]];
  for (unsigned n = 0; n < i.count; ++n)
    t.set<uint64_t>(i.to[n], value >> (n * width) & mask);
}

/// The shift is of 32 bits whatever is shifted, and so are others' results; T
/// says the rest.
template <typename T>
Execute select(const Opcode &opcode) {
  const std::string &name = opcode.name();
  using O = Ops<T>;
  if (name == "add")
    return Call<O::add>::execute;
  if (name == "sub")
    return Call<O::sub>::execute;
  if (name == "mul" && opcode.has("lo"))
    return Call<O::mulLo>::execute;
  if (name == "mul" && opcode.has("hi"))
    return Call<O::mulHi>::execute;
  if (name == "mad" && opcode.has("lo"))
    return Call<O::madLo>::execute;
  if (name == "mad" && opcode.has("hi"))
    return Call<O::madHi>::execute;
  if (name == "div")
    return Call<O::div>::execute;
  if (name == "rem")
    return Call<O::rem>::execute;
  if (name == "abs")
    return Call<O::abs>::execute;
  if (name == "neg")
    return Call<O::neg>::execute;
  if (name == "min")
    return Call<O::min>::execute;
  if (name == "max")
    return Call<O::max>::execute;
  if (name == "and")
    return Call<O::bitAnd>::execute;
  if (name == "or")
    return Call<O::bitOr>::execute;
  if (name == "xor")
    return Call<O::bitXor>::execute;
  if (name == "not")
    return Call<O::bitNot>::execute;
  if (name == "cnot")
    return Call<O::cnot>::execute;
  if (name == "shl")
    return Call<O::shl>::execute;
  if (name == "shr")
    return Call<O::shr>::execute;
  if (name == "selp")
    return Call<O::select>::execute;
  if (name == "mov")
    return Call<O::move>::execute;
  if (name == "clz")
    return Call<O::clz>::execute;
  if (name == "popc")
    return Call<O::popc>::execute;
  if (name == "brev")
    return Call<O::brev>::execute;
  if (name == "bfind")
    return Call<O::bfind>::execute;
  if (name == "bfe")
    return Call<O::bfe>::execute;
  if (name == "bfi")
    return Call<O::bfi>::execute;
  if constexpr (sizeof(T) < 8) {
    if (name == "mul" && opcode.has("wide"))
      return Call<O::mulWide>::execute;
    if (name == "mad" && opcode.has("wide"))
      return Call<O::madWide>::execute;
  }
  return nullptr;
}

Execute selectPredicate(const std::string &name) {
  if (name == "and")
    return Call<predAnd>::execute;
  if (name == "or")
    return Call<predOr>::execute;
  if (name == "xor")
    return Call<predXor>::execute;
  if (name == "not")
    return Call<predNot>::execute;
  if (name == "mov")
    return Call<predMove>::execute;
  return nullptr;
}

template <typename T>
Execute selectCarry(const Opcode &opcode, Instruction &into) {
  const std::string &name = opcode.name();
  bool reads = name == "addc" || name == "subc" || name == "madc";
  if (!reads && !opcode.has("cc"))
    return nullptr;
  into.function =
      (reads ? ReadsCarry : 0) | (opcode.has("cc") ? WritesCarry : 0);
  if (name == "add" || name == "addc")
    return addCarry<T>;
  if (name == "sub" || name == "subc")
    return subCarry<T>;
  if (name == "mad" || name == "madc")
    return opcode.has("hi") ? madCarry<T, true> : madCarry<T, false>;
  return nullptr;
}

} // namespace

Execute dp::fake::ptx::selectInteger(const Opcode &opcode, Instruction &into) {
  const std::string &name = opcode.name();
  if (name == "shf") {
    if (opcode.has("wrap"))
      return opcode.has("l") ? Call<funnel<true, true>>::execute
                             : Call<funnel<false, true>>::execute;
    return opcode.has("l") ? Call<funnel<true, false>>::execute
                           : Call<funnel<false, false>>::execute;
  }
  if (name == "prmt" && opcode.type == Type::B32)
    return Call<permute>::execute;
  if (name == "lop3")
    return Call<lop3>::execute;
  if (name == "mov" && into.count > 1)
    return into.function ? pack : unpack;
  // What only moves bits asks for no more than their number.
  Type type = opcode.type;
  if (name == "selp" || name == "mov")
    type = bytesOf(type) == 8   ? Type::B64
           : bytesOf(type) == 4 ? Type::B32
           : bytesOf(type) == 2 ? Type::B16
                                : type;
  switch (type) {
  case Type::Pred:
    return selectPredicate(name);
  case Type::B16:
    return select<uint16_t>(opcode);
  case Type::S16:
    return select<int16_t>(opcode);
  case Type::B32:
    if (Execute carry = selectCarry<uint32_t>(opcode, into))
      return carry;
    return select<uint32_t>(opcode);
  case Type::S32:
    if (Execute carry = selectCarry<uint32_t>(opcode, into))
      return carry;
    return select<int32_t>(opcode);
  case Type::B64:
    if (Execute carry = selectCarry<uint64_t>(opcode, into))
      return carry;
    return select<uint64_t>(opcode);
  case Type::S64:
    if (Execute carry = selectCarry<uint64_t>(opcode, into))
      return carry;
    return select<int64_t>(opcode);
  default:
    return nullptr;
  }
}
