//===- Settings.h - What a run was asked for, as text -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_SETTINGS_H
#define DP_TOOLS_DP_RUN_SETTINGS_H

#include "Options.h"

#include <string>
#include <utility>
#include <vector>

namespace dp {

/// Names and values, in the order in which people should read them.
using Settings = std::vector<std::pair<std::string, std::string>>;

/// The options that all processes of a job must have alike, since they say
/// which steps there are, what is fed and which calls a process makes. Files
/// may be others; whether there is one must be the same where all take part in
/// writing it.
Settings optionsOfAll(const Options &options);

/// `none`, or the number.
template <typename T>
std::string settingText(const std::optional<T> &value) {
  return value ? std::to_string(*value) : "none";
}

} // namespace dp

#endif // DP_TOOLS_DP_RUN_SETTINGS_H
