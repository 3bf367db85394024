//===- Control.cpp - PTX's branches, barriers and exchanges ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "../Emulator.h"

#include "Machine.h"

using namespace dp::fake;
using namespace dp::fake::ptx;

namespace {

void branch(Thread &t, const Instruction &i) { t.next = i.target; }

void branchByTable(Thread &t, const Instruction &i) {
  const std::vector<size_t> &table = t.kernel->tables[i.offset];
  uint32_t index = t.get<uint32_t>(i.from[0]);
  if (index >= table.size())
    failThread(t.kernel->name + ": a branch to target " +
               std::to_string(index) + " of " + std::to_string(table.size()));
  t.next = table[index];
}

void leave(Thread &t, const Instruction &) { t.next = t.kernel->code.size(); }

void nothing(Thread &, const Instruction &) {}

void barrier(Thread &t, const Instruction &i) {
  if (t.get<uint32_t>(i.from[0]) != 0)
    failThread(t.kernel->name + ": a barrier other than 0");
  dp_emu_barrier();
}

void warpBarrier(Thread &t, const Instruction &i) {
  dp_emu_warp_barrier(t.get<int32_t>(i.from[0]));
}

/// Whether the lane that a shuffle reads is in its segment.
bool isInSegment(uint32_t lane, uint32_t b, uint32_t clamp, uint8_t mode) {
  uint32_t segments = clamp >> 8 & 31, least = lane & segments;
  int32_t most = least | (clamp & 31 & ~segments);
  b &= 31;
  switch (mode) {
  case 0:
    return static_cast<int32_t>(lane) - static_cast<int32_t>(b) >= most;
  case 1:
    return static_cast<int32_t>(lane + b) <= most;
  case 2:
    return static_cast<int32_t>(lane ^ b) <= most;
  default:
    return static_cast<int32_t>(least | (b & ~segments)) <= most;
  }
}

void shuffle(Thread &t, const Instruction &i) {
  uint32_t b = t.get<uint32_t>(i.from[1]), clamp = t.get<uint32_t>(i.from[2]);
  int32_t result = dp_emu_shfl(t.get<int32_t>(i.from[3]),
                               t.get<int32_t>(i.from[0]), b, clamp, i.function);
  t.set<bool>(i.to[1], isInSegment(dp_emu_sreg(12), b, clamp, i.function));
  t.set<int32_t>(i.to[0], result);
}

void ballot(Thread &t, const Instruction &i) {
  t.set<int32_t>(i.to[0], dp_emu_ballot(t.get<int32_t>(i.from[1]),
                                        t.get<bool>(i.from[0])));
}

void any(Thread &t, const Instruction &i) {
  t.set<bool>(i.to[0], dp_emu_ballot(t.get<int32_t>(i.from[1]),
                                     t.get<bool>(i.from[0])) != 0);
}

/// No lane says no.
void all(Thread &t, const Instruction &i) {
  t.set<bool>(i.to[0], dp_emu_ballot(t.get<int32_t>(i.from[1]),
                                     !t.get<bool>(i.from[0])) == 0);
}

/// __assertfail(message, file, line, function, bytes of a character). Its
/// arguments lie in the thread's local memory.
void failAssertion(Thread &t, const Instruction &i) {
  uint64_t values[5] = {};
  for (int n = 0; n < 5; ++n)
    std::memcpy(&values[n], t.local + t.slots[i.from[n]], n == 2 ? 4 : 8);
  auto text = [](uint64_t address) {
    return reinterpret_cast<const char *>(address);
  };
  dp_emu_assert(text(values[0]), text(values[1]), values[2], text(values[3]));
}

} // namespace

Execute dp::fake::ptx::selectControl(const Opcode &opcode, Instruction &into) {
  const std::string &name = opcode.name();
  if (name == "bra")
    return branch;
  if (name == "brx")
    return branchByTable;
  if (name == "ret" || name == "exit")
    return leave;
  // Each access takes effect at once, for all threads.
  if (name == "fence" || name == "membar")
    return nothing;
  if (name == "bar" && opcode.has("warp"))
    return warpBarrier;
  if ((name == "bar" || name == "barrier") && opcode.has("sync"))
    return barrier;
  if (name == "shfl" && opcode.has("sync")) {
    into.function = opcode.has("up")     ? 0
                    : opcode.has("down") ? 1
                    : opcode.has("bfly") ? 2
                                         : 3;
    return shuffle;
  }
  if (name == "vote" && opcode.has("sync"))
    return opcode.has("ballot") ? ballot
           : opcode.has("any")  ? any
           : opcode.has("all")  ? all
                                : nullptr;
  if (name == "call")
    return failAssertion;
  return nullptr;
}
