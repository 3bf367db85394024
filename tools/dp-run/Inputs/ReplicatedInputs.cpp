//===- ReplicatedInputs.cpp - Inputs that all devices share ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ReplicatedInputs.h"
#include "Arguments.h"
#include "Names.h"

using namespace dp;

ReplicatedInputs::ReplicatedInputs(const Program &program,
                                   const Options &options,
                                   const StateInputs &states,
                                   const BatchFeed &feed)
    : program(program), options(options), perStepFile(readIf(options.perStep)) {
  std::map<std::string, std::string> ignored;
  renamePaths(perStepFile, argumentPaths(program), ignored);
  for (size_t i = 0; i < program.arguments.size(); ++i) {
    const dp_value_info &value = program.arguments[i];
    if (value.role != DP_ROLE_INPUT)
      continue;
    if (auto found = perStepFile.find(value.name); found != perStepFile.end()) {
      checkType(value, found->second, options.perStep, -1, 1);
      ofEach[i] = found->second;
      continue;
    }
    bool inState = states.file().count(value.name) != 0;
    const NpzFile &file = inState ? states.file() : feed.file();
    if (auto found = file.find(value.name); found != file.end()) {
      checkType(value, found->second, inState ? options.state : options.data,
                -1, 0);
      sameInAll[i] = found->second;
    } else if (options.random) {
      sameInAll[i] =
          makeRandom(value, {value.shape, value.shape + value.rank}, options);
    } else {
      missingInputs.push_back(value.name);
    }
  }
}

void ReplicatedInputs::checkRows(int64_t steps) const {
  for (const auto &item : ofEach) {
    int64_t have = item.second.shape[0];
    if (have < steps)
      throw Failure(options.perStep + ": '" +
                    program.arguments[item.first].name + "' has " +
                    std::to_string(have) + " rows but the run has " +
                    std::to_string(steps) + " steps");
  }
}

void ReplicatedInputs::select(int64_t step, std::vector<dp_array> &arguments) {
  for (auto &item : sameInAll)
    arguments[item.first] = view(item.second);
  for (auto &item : ofEach) {
    NpyArray &all = item.second;
    int64_t bytes = static_cast<int64_t>(all.data.size()) / all.shape[0];
    arguments[item.first] = {all.data.data() + step * bytes, all.dtype,
                             static_cast<int32_t>(all.shape.size() - 1),
                             all.shape.data() + 1};
  }
}
