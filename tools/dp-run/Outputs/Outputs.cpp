//===- Outputs.cpp - The files that a run writes --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Outputs.h"
#include "Program.h"

#include "dp/Files/OutputFile.h"

#include <cstdio>
#include <new>

using namespace dp;

namespace {
struct NamedFile {
  const char *option;
  const std::string *path;
};
} // namespace

void dp::checkOutputs(const Options &options) {
  const std::string tuned =
      options.tuneKernels ? options.kernelChoices : std::string();
  const NamedFile outputs[] = {{"--metrics", &options.metrics},
                               {"--out", &options.out},
                               {"--timings", &options.timings},
                               {"--profile", &options.profile},
                               {"--tune-kernels", &tuned}};
  const NamedFile inputs[] = {{"the program", &options.program},
                              {"--state", &options.state},
                              {"--data", &options.data},
                              {"--per-step", &options.perStep}};
  for (const NamedFile &output : outputs) {
    if (output.path->empty())
      continue;
    checkWritable(*output.path);
    for (const NamedFile &input : inputs)
      if (!input.path->empty() &&
          (output.path != &options.out || input.path != &options.state) &&
          isSameFile(*output.path, *input.path))
        throw Failure(std::string(output.option) + " '" + *output.path +
                      "' is the file of " + input.option +
                      ", which would be lost: give another name");
    for (const NamedFile &other : outputs) {
      if (&other == &output)
        break;
      if (!other.path->empty() && isSameFile(*output.path, *other.path))
        throw Failure(std::string(other.option) + " '" + *other.path +
                      "' and " + output.option + " '" + *output.path +
                      "' are one file: give each a name of its own");
    }
  }
}

void Attempts::run(const std::function<void()> &attempt) {
  try {
    attempt();
  } catch (const std::bad_alloc &) {
    add("out of memory");
  } catch (const std::exception &e) {
    add(e.what());
  }
}

void Attempts::add(const std::string &message) {
  std::fprintf(stderr, "dp-run: error: %s\n", message.c_str());
  messages.push_back(message);
}
