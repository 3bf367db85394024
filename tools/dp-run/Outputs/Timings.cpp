//===- Timings.cpp - The seconds of every step ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Timings.h"

#include "dp/Files/OutputFile.h"

#include <nlohmann/json.hpp>

using namespace dp;

void Timings::write(const std::string &path) const {
  nlohmann::ordered_json json = {{"steps", steps}};
  if (!deviceSteps.empty())
    json["device_steps"] = deviceSteps;
  std::string text = json.dump() + "\n";
  writeFileAtomically(path, text.data(), text.size());
}
