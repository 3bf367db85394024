//===- Names.h - What an argument is called in a file -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_NAMES_H
#define DP_TOOLS_DP_RUN_NAMES_H

#include "Program.h"

#include <map>
#include <string>

namespace dp {

/// The keys of `name` joined by dots if it is a path in a caller's data, as JAX
/// names an argument: "opt.1.count" for "state['opt'][1].count". Empty if it is
/// none.
std::string pathOf(const std::string &name);

/// Of the arguments whose names are paths that no other argument has: the name
/// by the path.
std::map<std::string, std::string> argumentPaths(const Program &program);

/// Calls what `map` has under an argument's path, and not under its name, by
/// that name; adds what it found to `found`, the path by the name.
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

#endif // DP_TOOLS_DP_RUN_NAMES_H
