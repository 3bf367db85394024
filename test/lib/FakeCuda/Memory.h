//===- Memory.h - Device and pinned memory with shadow ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// All memory of all devices lies in one reserved range of addresses, none of
// which is ever used twice. Beside it lies a shadow cell per 4 bytes that says
// who wrote last and who has read since. An access that is out of bounds, of
// freed memory, or not ordered with an earlier one (happens-before by vector
// clocks, so the order in which things did run does not matter) is a violation.
// A page whose cells are all alike has one cell until a part of it is touched.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_MEMORY_H
#define DP_TEST_FAKECUDA_MEMORY_H

#include "Clock.h"

#include <map>
#include <string>

namespace dp::fake {

/// One operation of a stream as the checker sees it. `clock` is what happened
/// before it.
struct OpContext {
  uint32_t id = 0;
  int device = 0;
  const Clock *clock = nullptr;
  /// Operations already found to be ordered before this one.
  uint32_t ordered[64] = {};
};

struct Allocation {
  uintptr_t base;
  size_t bytes;
  int device; ///< -1: pinned host memory, which all devices reach
  int number;
  bool freed = false;
  mutable bool isGuarded = false; ///< see Memory::guard()
};

class Memory {
public:
  enum Access { Read, Write };

  /// What reading memory that nothing ever wrote means.
  enum Unwritten { Allowed, Wrong };

  /// Memory filled with 0xff (NaN in every float type), or null.
  void *allocate(size_t bytes, int device);
  /// Whether `pointer` is the base of a live allocation on `device`.
  bool release(void *pointer, int device);
  size_t used(int device) const;
  /// Ends the process where it accesses the devices' memory. access() makes the
  /// allocation accessible again.
  void guard();

  /// The live allocation that holds the whole range, or null.
  const Allocation *find(const void *pointer, size_t bytes) const;

  /// How many of the bytes lie in the live allocation of the first one; all of
  /// them where there is none.
  size_t bytesWithin(const void *pointer, size_t bytes) const;

  /// A new operation; `id` of its OpContext.
  uint32_t addOp(const std::string &name, uint32_t stream, uint32_t tick,
                 int device);

  /// Records and checks an access by `op`. False where it must not happen (out
  /// of bounds or freed); a race is reported and true.
  bool access(OpContext &op, const void *pointer, int64_t bytes, Access kind,
              Unwritten unwritten);

  /// Whether `op` wrote last there. False outside of the devices' memory.
  bool isWrittenBy(const OpContext &op, const void *pointer) const;

  /// `kernel foo (stream 1, operation 7)`.
  std::string describe(uint32_t op) const;

private:
  struct Cell {
    uint32_t write; // operation, 0: none yet
    uint32_t read;  // operation, or index of `readers` with the top bit set
  };
  struct Op {
    uint32_t stream, tick, name;
    int32_t device;
  };

  bool reserve();
  /// Changes the protection of the allocation's pages.
  static void protect(const Allocation &a, int protection);
  void makeAccessible(const Allocation &a);
  struct Page {
    Cell cell;     // of all its cells, until
    bool expanded; // each has its own
  };

  Cell *cellOf(uintptr_t address) const {
    return shadow + (address - start) / granule;
  }
  bool ordered(OpContext &op, uint32_t before) const {
    return before == op.id || op.ordered[before % 64] == before ||
           orderedByClock(op, before);
  }
  bool orderedByClock(OpContext &op, uint32_t before) const;
  void race(const OpContext &op, Access kind, uint32_t other, Access otherKind,
            uintptr_t address) const;
  bool accessFew(OpContext &op, uintptr_t address, int64_t bytes, Access kind,
                 bool mustBeWritten);
  bool read(OpContext &op, Cell &cell, uintptr_t at, bool mustBeWritten);
  void write(OpContext &op, Cell &cell, uintptr_t at);
  void reportUnwritten(const OpContext &op, uintptr_t at) const;
  void check(OpContext &op, Access kind, uint32_t other, Access otherKind,
             uintptr_t at);
  void addReader(OpContext &op, Cell &cell);
  Cell *expand(uintptr_t address);
  bool accessPage(OpContext &op, uintptr_t address, Access kind,
                  bool mustBeWritten);
  const Allocation *nearest(uintptr_t address) const;

  static constexpr size_t granule = 4, pageBytes = 4096;
  static constexpr uint32_t several = 1u << 31;

  uintptr_t start = 0, next = 0, end = 0;
  Cell *shadow = nullptr;
  Page *pages = nullptr;
  std::map<uintptr_t, Allocation> allocations; // freed ones too
  std::vector<const Allocation *> accessible;  // of devices, since guard()
  mutable const Allocation *last = nullptr;
  std::vector<Op> ops{Op{}};
  std::vector<std::string> names;
  std::map<std::string, uint32_t> nameIndex;
  std::vector<std::vector<uint32_t>> readers;
  std::vector<uint32_t> freeReaders;
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_MEMORY_H
