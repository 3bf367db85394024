//===- Fingerprint.h - Inputs as settings that are compared -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_FINGERPRINT_H
#define DP_TOOLS_DP_RUN_INPUTS_FINGERPRINT_H

#include "Inputs.h"
#include "Settings.h"

namespace dp {

/// Returns the settings that must be the same in all processes: the numbers of
/// rows and steps, and inputs that all share.
Settings settingsOfAll(const Program &program, const Options &options,
                       const Inputs &inputs);

/// Returns the settings that a run must have in common with one that it
/// continues after `step` steps: rows, seeds, and digests of all inputs of
/// those steps.
Settings settingsOfRun(const Program &program, const Options &options,
                       Inputs &inputs, int64_t step);

/// Returns the name of each batch and the digest of its rows, in the order of
/// the arguments.
std::vector<std::pair<std::string, uint64_t>>
rowDigests(const BatchFeed &batches);

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_FINGERPRINT_H
