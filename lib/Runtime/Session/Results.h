//===- Results.h - The results of a step ------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_RESULTS_H
#define DP_LIB_RUNTIME_SESSION_RESULTS_H

#include "EntryPlan.h"

namespace dp {

/// Copies the results of a step to the arrays of the caller. Results without
/// data are not wanted.
class Results {
public:
  explicit Results(const SessionContext &context) : context(context) {}

  /// Copies the share of `rank`, on its thread; all ranks are in this process
  /// and call it after the step.
  void collect(const EntryPlan &plan, int64_t rank,
               const dp_array *results) const;

  /// Gathers the results of all processes on process 0.
  void gather(const EntryPlan &plan, const dp_array *results);

private:
  int64_t pack(const EntryPlan &plan, const dp_array *results);
  void unpack(const EntryPlan &plan, const dp_array *results);

  const SessionContext &context;
  // The messages of gather(), kept from step to step.
  std::vector<char> packed, gathered;
  std::vector<int64_t> bytes; ///< per process
  std::vector<void *> places; ///< of each process's message in `gathered`
  std::vector<const void *> sources;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_RESULTS_H
