//===- CallerMemory.h - Arrays that a step uses where they are --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_CALLERMEMORY_H
#define DP_LIB_RUNTIME_SESSION_CALLERMEMORY_H

#include "StateStore.h"

namespace dp {

/// Decides which arrays of a call a step on the CPU reads and writes in the
/// caller's memory. A program assumes that what it writes overlaps nothing
/// else. So a result is written in place only if it overlaps no argument, no
/// other result and no state, which may lie in the caller's memory, too, and an
/// argument is read in place only if it overlaps no result and no state.
class CallerMemory {
public:
  /// `states` has a state per argument, or null; arrays of states are ignored.
  CallerMemory(const Entry &entry, const std::vector<State *> &states,
               const dp_array *arguments, const dp_array *results);

  bool canRead(size_t argument) const { return readable[argument]; }
  bool canWrite(size_t result) const { return writable[result]; }

private:
  std::vector<bool> readable, writable;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_CALLERMEMORY_H
