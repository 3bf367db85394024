//===- Agreement.h - Values that all processes must agree on ----*- C++ -*-===//
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

/// Returns a digest of shape and bytes. Values that differ in a bit, or in the
/// order of two elements, have the same digest with a probability of 2^-64.
uint64_t digestOf(const dp_array &value);

/// A value that all processes must have.
struct Shared {
  const char *name;
  bool isSet;
  uint64_t digest;
};

/// Throws on all processes unless each has the values of process 0:
/// DP_ERROR_INVALID on process 0, DP_ERROR_ABORTED on the others. The message
/// names the first value that differs and the ranks on which it does. All
/// processes pass the same names in the same order. `what` is as in
/// ControlPlane.
void requireEqual(ControlPlane &control, const char *what,
                  const std::vector<Shared> &values);

/// Says in which steps processes compare values that each step is given anew:
/// when they change, and in a run of steps that all change them, as a schedule
/// does, in the 1st, 2nd, 4th and so on to the 64th, each 64th, and after the
/// last one. A process that changes one alone is at another step's comparison
/// than the others, and that ends the job.
class ComparedSteps {
public:
  /// Is called once a step; `changed`: since the last one.
  bool isNext(bool changed);

private:
  int64_t length = 0; ///< of the run of steps that have changed values
};

/// A setting of a process: `--batch`, `8`.
struct Setting {
  std::string name, value;
};

/// Throws on all processes, with statuses as requireEqual, unless all have the
/// same settings. The message names the settings that differ, with each value
/// and the ranks that have it. The lists may differ in length and order. `what`
/// is as in ControlPlane.
void requireSameSettings(ControlPlane &control, const char *what,
                         const std::vector<Setting> &settings);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_AGREEMENT_H
