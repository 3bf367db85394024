//===- Fault.h - Deliberate failures ----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_COLLECTIVES_FAULT_H
#define DP_LIB_RUNTIME_COLLECTIVES_FAULT_H

#include <cstdint>

namespace dp {

/// A failure that a test requests by DP_FAULT=RANK:SEQUENCE:KIND: that rank
/// fails when it comes to the rendezvous of that number. Rendezvous are counted
/// from 1 over all steps of a session; the end of a step is one, too.
struct Fault {
  enum Kind {
    None,
    Kill,  ///< SIGKILL; if ranks are threads, the rank fails
    Stall, ///< never continues
    Abort, ///< fails with a message
    Exit,  ///< the process ends with status 0; a thread fails
  };
  Kind kind = None;
  int64_t rank = 0;
  uint64_t sequence = 0;

  /// Reads the fault from the environment. Throws Error if it is malformed.
  static Fault ofEnvironment();

  bool isDue(int64_t r, uint64_t s) const {
    return kind != None && r == rank && s == sequence;
  }
};

} // namespace dp

#endif // DP_LIB_RUNTIME_COLLECTIVES_FAULT_H
