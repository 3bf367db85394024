//===- dp-run.cpp - Runs an executable ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "Inputs.h"
#include "Progress.h"

#include <chrono>
#include <cstdio>
#include <exception>

using namespace dp;

/// `loss 0.0717, correct 59, `: the scalars of a step.
static std::string scalars(const Program &program, StepResults &results) {
  std::string text;
  for (size_t i = 0; i < program.results.size(); ++i)
    if (results.has(i) && program.results[i].rank == 0)
      text += std::string(program.results[i].name) + " " +
              formatScalar(results.arrays()[i]) + ", ";
  return text;
}

static void writeTimings(const std::string &path,
                         const std::vector<double> &seconds) {
  std::string text = "{\"steps\":[";
  char number[32];
  for (size_t i = 0; i < seconds.size(); ++i) {
    std::snprintf(number, sizeof number, "%s%.9g", i ? "," : "", seconds[i]);
    text += number;
  }
  text += "]}\n";
  writeFileAtomically(path, text.data(), text.size());
}

/// Reads the states back, with the dtypes and shapes they came with.
static void readFinalState(const Program &program, Session &session,
                           NpzFile &states) {
  for (const dp_value_info &value : program.arguments)
    if (value.role == DP_ROLE_STATE)
      session.getState(value.name, states[value.name]);
}

static void run(const Options &options) {
  Program program(options.program, options.entry);
  // Before any work is done for nothing.
  for (const std::string *path :
       {&options.metrics, &options.out, &options.timings})
    if (!path->empty())
      checkWritable(*path);
  int64_t fixed = dp_executable_device_count(program.get());
  int64_t devices = options.devices.value_or(fixed != 0 ? fixed : 1);
  if (options.verify && fixed > 1)
    throw Failure("--verify needs one device, but the executable was compiled "
                  "for " +
                  std::to_string(fixed));
  Session session(program, devices, options.threads);
  Inputs inputs(program, options);
  for (auto &item : inputs.states())
    session.setState(item.first, item.second);
  std::unique_ptr<Verifier> verifier;
  if (options.verify)
    verifier = std::make_unique<Verifier>(program);

  StepResults results(program, !options.metrics.empty() || options.verify);
  Recorder recorder(program);
  Progress progress(inputs.steps(), inputs.epochs());
  std::vector<double> seconds;
  session.prepare(inputs.argumentsOf(0));
  for (int64_t step = 0; step < inputs.steps(); ++step) {
    const std::vector<dp_array> &arguments = inputs.argumentsOf(step);
    const std::vector<dp_array> &room = results.allocate(session, arguments);
    if (verifier)
      verifier->synchronize(session, inputs.states());
    auto begin = std::chrono::steady_clock::now();
    session.run(arguments, room);
    seconds.push_back(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
            .count());
    if (verifier)
      verifier->compare(step, arguments, results, session);
    if (!options.metrics.empty())
      recorder.record(results);
    bool lastOfEpoch = step + 1 == inputs.steps() ||
                       inputs.epochOf(step + 1) != inputs.epochOf(step);
    progress.step(step + 1, inputs.epochOf(step), lastOfEpoch, seconds.back(),
                  [&] { return scalars(program, results); });
  }

  if (!options.metrics.empty())
    writeNpz(options.metrics, recorder.metrics());
  if (!options.out.empty()) {
    readFinalState(program, session, inputs.states());
    writeNpz(options.out, inputs.states());
  }
  if (!options.timings.empty())
    writeTimings(options.timings, seconds);
  for (size_t i = 0; i < program.results.size(); ++i)
    if (results.has(i) && program.results[i].rank == 0)
      std::printf("%s %s\n", program.results[i].name,
                  formatScalar(results.arrays()[i]).c_str());
  if (verifier)
    std::printf("%s\n", verifier->summary().c_str());
}

int main(int argc, char **argv) {
  try {
    if (std::optional<Options> options = parseOptions(argc, argv))
      run(*options);
    if (std::fflush(stdout) != 0)
      throw Failure("cannot write to standard output");
    return 0;
  } catch (const std::bad_alloc &) {
    std::fprintf(stderr, "dp-run: error: out of memory\n");
  } catch (const std::exception &e) {
    std::fprintf(stderr, "dp-run: error: %s\n", e.what());
  }
  return 1;
}
