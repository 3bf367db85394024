//===- Names.h - Names of arguments in files --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_NAMES_H
#define DP_TOOLS_DP_RUN_INPUTS_NAMES_H

#include "Program.h"

#include <map>
#include <string>

namespace dp {

/// If `name` is a path in a caller's data, as JAX names arguments, returns its
/// keys joined by dots: "opt.1.count" for "state['opt'][1].count". Else returns
/// an empty text.
std::string pathOf(const std::string &name);

/// Returns the names of arguments by their paths, for paths that only one
/// argument has.
std::map<std::string, std::string> argumentPaths(const Program &program);

/// Renames entries of `map` from an argument's path to its name, unless `map`
/// has the name; adds these arguments to `found`, the path by the name.
template <typename T>
void renamePaths(std::map<std::string, T> &map,
                 const std::map<std::string, std::string> &paths,
                 std::map<std::string, std::string> &found) {
  for (const auto &[path, name] : paths) {
    if (!map.count(path) || map.count(name))
      continue;
    auto node = map.extract(path);
    node.key() = name;
    map.insert(std::move(node));
    found[name] = path;
  }
}

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_NAMES_H
