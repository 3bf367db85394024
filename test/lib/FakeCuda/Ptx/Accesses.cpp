//===- Accesses.cpp - PTX's loads and stores ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Addresses of shared, local and parameter memory are offsets in the thread's
// windows, all others are the emulated devices' own. Every access is checked
// for its bounds and its alignment, as the hardware does. An aligned vector
// that begins in a buffer may reach beyond its end: LLVM fills gaps that way.
// The bytes there are read as ones.
//
//===----------------------------------------------------------------------===//

#include "../Emulator.h"

#include "Image.h"
#include "Machine.h"

#include <algorithm>

using namespace dp::fake;
using namespace dp::fake::ptx;

namespace {

std::string describe(const Thread &t, const Instruction &i) {
  return t.kernel->name + ", line " + std::to_string(i.line) + " of its PTX: ";
}

/// The memory of `bytes` at `offset` of a window.
char *inWindow(Thread &t, const Instruction &i, const char *name, char *window,
               uint64_t size, uint64_t offset, uint64_t bytes) {
  if (offset > size || bytes > size - offset)
    failThread(describe(t, i) + "an access of " + std::to_string(bytes) +
               " bytes at " + std::to_string(static_cast<int64_t>(offset)) +
               " of the " + std::to_string(size) + " bytes of " + name +
               " memory");
  if (offset % bytes != 0)
    failThread(describe(t, i) + "a misaligned access of " +
               std::to_string(bytes) + " bytes at " + std::to_string(offset) +
               " of " + name + " memory");
  return window + offset;
}

char *inShared(Thread &t, const Instruction &i, uint64_t offset, uint64_t bytes,
               Memory::Access kind) {
  char *place =
      inWindow(t, i, "shared", t.shared, t.kernel->sharedBytes, offset, bytes);
  accessShared(place, bytes, kind);
  return place;
}

/// Memory for an access of all elements. Those of 16 bytes at most are one.
char *locate(Thread &t, const Instruction &i, Memory::Access kind) {
  uint64_t bytes = uint64_t(bytesOf(i.type)) * i.count;
  uint64_t address = t.slots[i.from[0]] + i.offset;
  const Kernel &kernel = *t.kernel;
  switch (i.space) {
  case Space::Shared:
    return inShared(t, i, address, bytes, kind);
  case Space::Local:
    return inWindow(t, i, "local", t.local, kernel.localBytes, address, bytes);
  case Space::Param:
    return inWindow(t, i, "parameter", t.params, kernel.paramBytes, address,
                    bytes);
  case Space::Generic:
  case Space::Global:
    break;
  }
  auto within = [&](const char *window, uint64_t size) {
    return address - reinterpret_cast<uintptr_t>(window) < size;
  };
  if (i.space == Space::Generic && within(t.shared, kernel.sharedBytes))
    return inShared(t, i, address - reinterpret_cast<uintptr_t>(t.shared),
                    bytes, kind);
  if (i.space == Space::Generic && within(t.local, kernel.localBytes))
    return inWindow(t, i, "local", t.local, kernel.localBytes,
                    address - reinterpret_cast<uintptr_t>(t.local), bytes);
  if (address % bytes != 0)
    failThread(describe(t, i) + "a misaligned access of " +
               std::to_string(bytes) + " bytes");
  auto *place = reinterpret_cast<char *>(address);
  if (kind == Memory::Write) {
    dp_emu_store(place, bytes);
  } else if (uint64_t inside = bytesWithin(place, bytes);
             !i.unread && inside == bytes) {
    dp_emu_load(place, bytes);
  } else {
    uint64_t element = bytesOf(i.type);
    t.within = inside;
    for (unsigned n = 0; n < i.count; ++n)
      if (uint64_t at = n * element; !(i.unread >> n & 1) && at < t.within)
        dp_emu_load(place + at, std::min(element, t.within - at));
  }
  // Its cache does not see what the kernel itself writes.
  if (i.isConstant && isWrittenByKernel(place))
    failThread(describe(t, i) +
               "a load of constant memory that this kernel has written");
  return place;
}

template <typename T>
void load(Thread &t, const Instruction &i) {
  t.within = i.count * sizeof(T);
  const char *place = locate(t, i, Memory::Read);
  for (unsigned n = 0; n < i.count; ++n) {
    uint64_t at = n * sizeof(T);
    T value;
    std::memset(&value, 0xff, sizeof(T));
    if (at < t.within)
      std::memcpy(&value, place + at, std::min(sizeof(T), t.within - at));
    t.set<T>(i.to[n], value);
  }
}

template <typename T>
void store(Thread &t, const Instruction &i) {
  char *place = locate(t, i, Memory::Write);
  for (unsigned n = 0; n < i.count; ++n) {
    T value = t.get<T>(i.from[1 + n]);
    std::memcpy(place + n * sizeof(T), &value, sizeof(T));
  }
}

/// The functions of atomic operations.
enum : uint8_t { Add, Min, Max, And, Or, Xor, Exchange };

template <typename T>
T combine(uint8_t function, T there, T value) {
  switch (function) {
  case Add:
    return T(uint64_t(there) + uint64_t(value));
  case Min:
    return std::min(there, value);
  case Max:
    return std::max(there, value);
  case And:
    return there & value;
  case Or:
    return there | value;
  case Xor:
    return there ^ value;
  default:
    return value;
  }
}

/// No other thread comes between: they take turns at barriers and shuffles.
template <typename T>
void update(Thread &t, const Instruction &i) {
  locate(t, i, Memory::Read);
  char *place = locate(t, i, Memory::Write);
  T there;
  std::memcpy(&there, place, sizeof(T));
  T result = combine<T>(i.function, there, t.get<T>(i.from[1]));
  std::memcpy(place, &result, sizeof(T));
  t.set<T>(i.to[0], there);
}

template <typename T>
struct Update {
  static void execute(Thread &t, const Instruction &i) { update<T>(t, i); }
};

char *windowOf(const Thread &t, Space space) {
  return space == Space::Shared  ? t.shared
         : space == Space::Local ? t.local
         : space == Space::Param ? t.params
                                 : nullptr;
}

void toGeneric(Thread &t, const Instruction &i) {
  t.set<uint64_t>(i.to[0], t.slots[i.from[0]] + reinterpret_cast<uintptr_t>(
                                                    windowOf(t, i.space)));
}

void fromGeneric(Thread &t, const Instruction &i) {
  t.set<uint64_t>(i.to[0], t.slots[i.from[0]] - reinterpret_cast<uintptr_t>(
                                                    windowOf(t, i.space)));
}

template <template <typename> class F>
Execute select(Type type) {
  switch (bytesOf(type)) {
  case 1:
    return isSigned(type) ? F<int8_t>::execute : F<uint8_t>::execute;
  case 2:
    return isSigned(type) ? F<int16_t>::execute : F<uint16_t>::execute;
  case 4:
    return isSigned(type) ? F<int32_t>::execute : F<uint32_t>::execute;
  default:
    return isSigned(type) ? F<int64_t>::execute : F<uint64_t>::execute;
  }
}

template <typename T>
struct Load {
  static void execute(Thread &t, const Instruction &i) { load<T>(t, i); }
};
template <typename T>
struct Store {
  static void execute(Thread &t, const Instruction &i) { store<T>(t, i); }
};

} // namespace

Execute dp::fake::ptx::selectMemory(const Opcode &opcode, Instruction &into) {
  if (opcode.name() == "cvta")
    return opcode.has("to") ? fromGeneric : toGeneric;
  if (opcode.name() == "atom" || opcode.name() == "red") {
    static constexpr const char *names[] = {"add", "min", "max", "and",
                                            "or",  "xor", "exch"};
    into.type = opcode.type;
    if (isFloat(opcode.type) || bytesOf(opcode.type) < 4)
      return nullptr;
    for (uint8_t function = Add; function <= Exchange; ++function)
      if (opcode.has(names[function])) {
        into.function = function;
        return select<Update>(opcode.type);
      }
    return nullptr;
  }
  bool isLoad = opcode.name() == "ld";
  if ((!isLoad && opcode.name() != "st") || opcode.type == Type::None ||
      opcode.type == Type::Pred)
    return nullptr;
  into.type = opcode.type;
  into.isConstant = opcode.has("nc");
  return isLoad ? select<Load>(opcode.type) : select<Store>(opcode.type);
}
