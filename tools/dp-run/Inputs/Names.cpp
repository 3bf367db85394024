//===- Names.cpp - Names of arguments in files ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Names.h"

using namespace dp;

std::string dp::pathOf(const std::string &name) {
  size_t at = name.find_first_of(".[");
  if (at == std::string::npos || name.find('[') == std::string::npos)
    return "";
  std::string path;
  while (at < name.size()) {
    size_t begin = at + 1, end;
    if (name[at] == '.') {
      end = std::min(name.find_first_of(".[", begin), name.size());
      at = end;
    } else if (name[at] == '[') {
      bool quoted =
          begin < name.size() && (name[begin] == '\'' || name[begin] == '"');
      std::string close = quoted ? std::string(1, name[begin++]) + "]" : "]";
      end = name.find(close, begin);
      if (end == std::string::npos)
        return "";
      at = end + close.size();
    } else {
      return "";
    }
    if (end == begin)
      return "";
    path += (path.empty() ? "" : ".") + name.substr(begin, end - begin);
  }
  return path;
}

std::map<std::string, std::string> dp::argumentPaths(const Program &program) {
  std::map<std::string, std::string> paths;
  std::map<std::string, int> uses;
  for (const dp_value_info &value : program.arguments) {
    std::string path = pathOf(value.name);
    ++uses[path.empty() ? value.name : path];
    if (!path.empty())
      paths[path] = value.name;
  }
  for (auto item = paths.begin(); item != paths.end();)
    item = uses[item->first] > 1 ? paths.erase(item) : std::next(item);
  return paths;
}
