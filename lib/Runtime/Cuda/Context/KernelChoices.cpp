//===- KernelChoices.cpp - Measured algorithms of libraries ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelChoices.h"
#include "Support/Error.h"

#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

using namespace dp;
using namespace dp::cuda;
using nlohmann::json;

// Raised when the meaning of the numbers changes.
static constexpr int64_t formatVersion = 3;

void KernelChoices::load(const std::string &path) {
  std::ifstream file(path);
  if (!file)
    throw Error("cannot read the kernel choices '" + path + "'");
  std::map<std::string, std::map<Call, Choice>> read;
  std::string measured;
  try {
    json text = json::parse(file);
    if (text.at("version").get<int64_t>() != formatVersion)
      throw Error("the kernel choices '" + path + "' are of version " +
                  text.at("version").dump() + ", not " +
                  std::to_string(formatVersion));
    measured = text.at("machine").get<std::string>();
    for (const auto &[library, choices] : text.at("choices").items())
      for (const json &choice : choices)
        read[library][choice.at("call").get<Call>()] =
            choice.at("choice").get<Choice>();
  } catch (const json::exception &e) {
    throw Error("malformed kernel choices '" + path + "': " + e.what());
  }
  if (measured != machine)
    throw Error("the kernel choices '" + path + "' were measured on " +
                measured + ", and this is " + machine +
                ": measure again, or run without them");
  std::lock_guard<std::mutex> lock(mutex);
  known = std::move(read);
}

void KernelChoices::save(const std::string &path) const {
  json choices = json::object();
  {
    std::lock_guard<std::mutex> lock(mutex);
    for (const auto &[library, calls] : known) {
      json list = json::array();
      for (const auto &[call, choice] : calls)
        list.push_back({{"call", call}, {"choice", choice}});
      choices[library] = std::move(list);
    }
  }
  json text = {{"version", formatVersion},
               {"machine", machine},
               {"choices", std::move(choices)}};
  std::string temporary = path + "." + std::to_string(getpid());
  std::ofstream file(temporary);
  file << text.dump(1) << '\n';
  file.close();
  if (!file || std::rename(temporary.c_str(), path.c_str()) != 0) {
    std::remove(temporary.c_str());
    throw Error("cannot write the kernel choices '" + path + "'");
  }
}

std::optional<KernelChoices::Choice>
KernelChoices::find(const char *library, const Call &call,
                    const std::function<Choice()> &measure) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    std::map<Call, Choice> &calls = known[library];
    auto found = calls.find(call);
    if (found != calls.end())
      return found->second;
  }
  if (!measures)
    return std::nullopt;
  Choice choice = measure();
  std::lock_guard<std::mutex> lock(mutex);
  return known[library].try_emplace(call, std::move(choice)).first->second;
}
