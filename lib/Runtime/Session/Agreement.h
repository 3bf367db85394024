//===- Agreement.h - What is the same in all processes ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_AGREEMENT_H
#define DP_LIB_RUNTIME_SESSION_AGREEMENT_H

#include "Job/ControlPlane.h"
#include "dp/Runtime/Runtime.h"

#include <string>

namespace dp {

/// Digest of shape and bytes: two values that differ in one bit, or by two
/// elements that changed places, have different ones but by a chance of 2^-64.
uint64_t digestOf(const dp_array &value);

/// A value that all processes should have.
struct Shared {
  const char *name;
  bool isSet;
  uint64_t digest;
};

/// Throws on all processes, DP_ERROR_INVALID on process 0 and DP_ERROR_ABORTED
/// on the others, unless each has what process 0 has; the message names the
/// first value that differs and the ranks that it differs on. All give values
/// of the same names in the same order. `what` is as in ControlPlane.
void requireEqual(ControlPlane &control, const char *what,
                  const std::vector<Shared> &values);

/// A setting of a process: `--batch`, `8`.
struct Setting {
  std::string name, value;
};

/// Throws on all processes, with statuses as requireEqual, unless all have the
/// same settings; the message names those that differ, each value and the ranks
/// that have it. The lists may be of different lengths and orders. `what` is as
/// in ControlPlane.
void requireSameSettings(ControlPlane &control, const char *what,
                         const std::vector<Setting> &settings);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_AGREEMENT_H
