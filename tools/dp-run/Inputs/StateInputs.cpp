//===- StateInputs.cpp - Initial states -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "StateInputs.h"
#include "Arguments.h"
#include "Names.h"

using namespace dp;

StateInputs::StateInputs(const Program &program, const Options &options,
                         NpzFile file, NpzFile resumed,
                         const std::map<std::string, std::string> &resumedPaths)
    : given(std::move(file)) {
  renamePaths(given, argumentPaths(program), statePaths);
  for (auto &[name, array] : resumed) {
    statePaths.erase(name);
    given[name] = std::move(array);
  }
  for (const auto &[name, path] : resumedPaths)
    statePaths[name] = path;
  for (const dp_value_info &value : program.arguments) {
    if (value.role != DP_ROLE_STATE)
      continue;
    if (auto found = given.find(value.name); found != given.end()) {
      checkType(value, found->second, options.state, -1, 0);
      states[value.name] = found->second;
    } else if (options.random) {
      states[value.name] =
          makeRandom(value, {value.shape, value.shape + value.rank}, options);
    } else {
      missingStates.push_back(value.name);
    }
  }
}
