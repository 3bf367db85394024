//===- Settings.h - Settings of a run as text -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_SETTINGS_H
#define DP_TOOLS_DP_RUN_SETTINGS_H

#include "Options.h"

#include "dp/Files/Checkpoint.h"

#include <string>

namespace dp {

/// Returns the options that must be the same in all processes of a job, because
/// they determine the steps, their inputs and the calls. File names may differ,
/// but all must name a file, or none, if all take part in writing it.
Settings optionsOfAll(const Options &options);

/// `none`, or the number.
template <typename T>
std::string settingText(const std::optional<T> &value) {
  return value ? std::to_string(*value) : "none";
}

} // namespace dp

#endif // DP_TOOLS_DP_RUN_SETTINGS_H
