//===- Machine.h - Decoded PTX and the thread that runs it ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each register of a kernel has a slot of 8 bytes, and so has each number that
// an instruction names and each special register. An instruction is a function
// of a thread and of the slots that it reads and writes.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_PTX_MACHINE_H
#define DP_TEST_FAKECUDA_PTX_MACHINE_H

#include "Syntax.h"

#include <cstring>
#include <type_traits>

namespace dp::fake::ptx {

/// The types of PTX as far as operations tell them apart.
enum class Type : uint8_t {
  None,
  Pred,
  B8,
  B16,
  B32,
  B64,
  S8,
  S16,
  S32,
  S64,
  F16,
  BF16,
  F32,
  F64,
  F16x2,
  BF16x2
};

inline bool isFloat(Type type) { return type >= Type::F16; }
inline bool isSigned(Type type) {
  return type >= Type::S8 && type <= Type::S64;
}
/// 1 for predicates.
unsigned bytesOf(Type type);

enum class Space : uint8_t { Generic, Global, Shared, Local, Param };

/// How a result of floats is rounded: to nearest even, to zero, down, up.
enum class Rounding : uint8_t { Nearest, Zero, Down, Up };

struct Kernel;
struct Thread;
struct Instruction;
using Execute = void (*)(Thread &, const Instruction &);

constexpr uint32_t none = ~uint32_t(0);

struct Instruction {
  Execute execute = nullptr;
  uint32_t guard =
      none; ///< slot of the predicate without which nothing is done
  bool guardIsNegated = false;
  /// Slots. `none` where nothing is written.
  uint32_t to[4] = {none, none, none, none}, from[5] = {};
  uint8_t count = 1; ///< of the elements of a vector
  Type type = Type::None, fromType = Type::None;
  Space space = Space::Generic;
  Rounding rounding = Rounding::Nearest;
  bool toInteger = false; ///< cvt.rni and so on: `rounding` is that to integers
  bool flush = false, saturate = false, isConstant = false;
  /// Elements of a vector that is loaded which nothing reads, as bits. LLVM
  /// fills gaps of aligned vectors with them.
  uint8_t unread = 0;
  uint8_t function =
      0;              ///< a comparison, a shuffle's mode, an atomic's function
  int64_t offset = 0; ///< of an address in bytes, or a table of the kernel
  size_t target = 0;  ///< of a branch
  unsigned line = 0;
};

struct Kernel {
  std::string name;
  std::vector<Instruction> code;
  std::vector<uint64_t> initial; ///< of all slots
  uint32_t specials = 0;         ///< slot of %tid.x; more follow
  uint32_t sharedBytes = 0, localBytes = 0, paramBytes = 0;
  /// Offset and size of each parameter.
  std::vector<std::pair<uint32_t, uint32_t>> params;
  std::vector<std::vector<size_t>> tables; ///< of brx.idx
};

struct Thread {
  const Kernel *kernel;
  uint64_t *slots;
  char *params, *shared, *local;
  size_t next = 0; ///< instruction
  uint32_t carry = 0;
  uint64_t within = 0; ///< bytes of the load that lie in a buffer

  template <typename T>
  T get(uint32_t slot) const {
    if constexpr (std::is_same_v<T, bool>) {
      return slots[slot] != 0;
    } else {
      T value;
      std::memcpy(&value, &slots[slot], sizeof(T));
      return value;
    }
  }

  /// A register that is wider than T gets its value with the sign extended, as
  /// loads do.
  template <typename T>
  void set(uint32_t slot, T value) {
    if (slot == none)
      return;
    if constexpr (std::is_integral_v<T>) {
      slots[slot] = static_cast<uint64_t>(static_cast<int64_t>(value));
    } else {
      uint64_t bits = 0;
      std::memcpy(&bits, &value, sizeof(T));
      slots[slot] = bits;
    }
  }
};

/// What an opcode says, `cvt.rn.bf16.f32`.
class Opcode {
public:
  explicit Opcode(const Statement &statement);

  const std::string &name() const { return parts[0]; }
  bool has(const char *part) const;
  /// The last type, and the one before it.
  Type type = Type::None, firstType = Type::None;

private:
  const std::vector<std::string> &parts;
};

// Each gives the function that executes a statement, and completes `into`, or
// null where it does not know the opcode.
Execute selectInteger(const Opcode &opcode, Instruction &into);
Execute selectFloat(const Opcode &opcode, Instruction &into);
Execute selectCompare(const Opcode &opcode, Instruction &into);
Execute selectConversion(const Opcode &opcode, Instruction &into);
Execute selectMemory(const Opcode &opcode, Instruction &into);
Execute selectControl(const Opcode &opcode, Instruction &into);

/// Wraps a function of values as one of slots.
template <auto function>
struct Call;
template <typename R, typename... A, R (*function)(A...)>
struct Call<function> {
  template <size_t... n>
  static void apply(Thread &t, const Instruction &i,
                    std::index_sequence<n...>) {
    t.set<R>(i.to[0], function(t.get<A>(i.from[n])...));
  }
  static void execute(Thread &t, const Instruction &i) {
    apply(t, i, std::index_sequence_for<A...>());
  }
};

} // namespace dp::fake::ptx

#endif // DP_TEST_FAKECUDA_PTX_MACHINE_H
