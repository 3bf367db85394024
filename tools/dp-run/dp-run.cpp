//===- dp-run.cpp - Runs an executable ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CheckData.h"
#include "Checkpointer.h"
#include "Compare.h"
#include "Inputs.h"
#include "Job.h"
#include "Progress.h"
#include "Signals.h"

#include "dp/Files/ArrayFile.h"

#include <chrono>
#include <cstdio>
#include <exception>
#include <thread>

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

/// The seconds of each step, as the caller sees it and by the device's own
/// clock.
struct Timings {
  std::vector<double> steps, deviceSteps;
};

static std::string formatList(const std::vector<double> &values) {
  std::string text = "[";
  char number[32];
  for (size_t i = 0; i < values.size(); ++i) {
    std::snprintf(number, sizeof number, "%s%.9g", i ? "," : "", values[i]);
    text += number;
  }
  return text + "]";
}

static void writeTimings(const std::string &path, const Timings &timings) {
  std::string text = "{\"steps\":" + formatList(timings.steps);
  if (!timings.deviceSteps.empty())
    text += ",\"device_steps\":" + formatList(timings.deviceSteps);
  text += "}\n";
  writeFileAtomically(path, text.data(), text.size());
}

/// The devices to run on: one per process, or as many threads as asked for.
static int64_t deviceCount(const Options &options, const Program &program,
                           const Job &job) {
  int64_t fixed = dp_executable_device_count(program.get());
  int64_t devices = options.devices.value_or(
      !job.isAlone() ? job.processes()
      : fixed != 0   ? fixed
      : options.deviceIds.empty()
          ? 1
          : static_cast<int64_t>(options.deviceIds.size()));
  if (!job.isAlone() && devices != job.processes())
    throw Failure("--devices " + std::to_string(devices) + ": the job has " +
                  std::to_string(job.processes()) +
                  " processes of one device each");
  if (options.verify && fixed > 1)
    throw Failure("--verify needs one device, but the executable was compiled "
                  "for " +
                  std::to_string(fixed));
  return devices;
}

static std::unique_ptr<Program> loadProgram(const Options &options,
                                            const Job &job) {
  auto program = std::make_unique<Program>(options.program, options.entry);
  // Before any work is done for nothing.
  if (job.isFirst())
    checkOutputs(options);
  return program;
}

static dp_session_options sessionOptions(const Options &options,
                                         int64_t devices, const Job &job) {
  dp_session_options o = {};
  o.devices = devices;
  o.threads = options.threads;
  o.job = job.get();
  o.timeout_seconds = options.timeout;
  o.on_timeout = endOnTimeout;
  if (options.backend == "cuda")
    o.backend = DP_BACKEND_CUDA;
  o.device_ids = options.deviceIds.data();
  o.num_device_ids = static_cast<int64_t>(options.deviceIds.size());
  o.output_device = options.outputDevice ? &*options.outputDevice : nullptr;
  o.deterministic = options.deterministic;
  o.cuda_graph = options.cudaGraph;
  o.loopback = options.loopback;
  // To compare with one device, each process needs all rows.
  o.local_batches = !job.isAlone() && !options.verify;
  return o;
}

/// The states under the names that they were read by. Leaves none.
static NpzFile underTheirPaths(Inputs &inputs) {
  NpzFile states = std::move(inputs.states());
  for (const auto &[name, path] : inputs.pathsOfStates())
    if (auto node = states.extract(name)) {
      node.key() = path;
      states.insert(std::move(node));
    }
  return states;
}

/// Writes what was asked for and prints the last scalars; tries each, whatever
/// became of the others.
static void writeOutputs(const Options &options, const Program &program,
                         const Recorder &recorder, StepResults &results,
                         Inputs &inputs, bool hasState, const Timings &timings,
                         Attempts &attempts) {
  if (!options.out.empty() && hasState)
    attempts.run([&] { writeArrays(options.out, underTheirPaths(inputs)); });
  if (!options.metrics.empty())
    attempts.run([&] { writeArrays(options.metrics, recorder.metrics()); });
  if (!options.timings.empty())
    attempts.run([&] { writeTimings(options.timings, timings); });
  for (size_t i = 0; i < program.results.size() && !timings.steps.empty(); ++i)
    if (results.has(i) && program.results[i].rank == 0)
      std::printf("%s %s\n", program.results[i].name,
                  formatScalar(results.arrays()[i]).c_str());
}

/// Prints what the session has to say.
static void printWarnings(Session &session) {
  while (const char *text = dp_session_take_warning(session.get()))
    std::fprintf(stderr, "dp-run: warning: %s\n", text);
}

/// What is in the file of --state, of this process or of the first one.
static NpzFile readStates(const Options &options, Job &job) {
  NpzFile states;
  job.together([&] {
    if (!options.broadcastState || job.isFirst())
      states = readIf(options.state);
  });
  if (options.broadcastState)
    job.together([&] { job.broadcast(states); });
  return states;
}

/// Returns the exit status.
static int run(const Options &options, Job &job) {
  job.compare(optionsOfAll(options));
  std::unique_ptr<Program> loaded;
  std::unique_ptr<Session> created;
  std::unique_ptr<Inputs> read;
  int64_t devices = 0;
  job.together([&] {
    loaded = loadProgram(options, job);
    devices = deviceCount(options, *loaded, job);
  });
  const Program &program = *loaded;
  dp_session_options settings = sessionOptions(options, devices, job);
  job.together([&] { created = std::make_unique<Session>(program, settings); });
  Session &session = *created;
  printWarnings(session);
  std::unique_ptr<Verifier> verifier;
  Resumed resumed = readCheckpoint(options, job);
  NpzFile given = readStates(options, job);
  job.together([&] {
    bool ownChunks = settings.local_batches && !options.join;
    NpzFile states;
    std::map<std::string, std::string> paths;
    if (resumed.last) {
      states = std::move(resumed.last->states);
      paths = resumed.last->paths;
    }
    read = std::make_unique<Inputs>(
        program, options, std::move(given), ownChunks ? job.process() : 0,
        ownChunks ? devices : 1, std::move(states), paths);
    for (auto &item : read->states())
      session.setState(item.first, item.second);
    if (options.verify)
      verifier = std::make_unique<Verifier>(program, job.isFirst(), settings);
  });
  Inputs &inputs = *read;
  job.compare(inputs.settingsOfAll());
  if (!job.isAlone() && !options.join && !options.hasOwnData)
    compareData(job, inputs.rowDigests());
  if (settings.local_batches)
    checkData(job, inputs.rowFilesInUse());
  auto argumentsOf = [&](int64_t step) -> const std::vector<dp_array> & {
    const std::vector<dp_array> &arguments = inputs.argumentsOf(step);
    return options.join ? session.join(arguments) : arguments;
  };
  Recorder recorder(program);
  Attempts attempts;
  Checkpointer checkpointer(options, job, session, inputs, recorder,
                            resumed.folder.get(), attempts);
  int64_t first = 0;
  if (options.join)
    job.together([&] {
      inputs.setStepsPerEpoch(job.largest(inputs.ownStepsPerEpoch()));
    });
  if (resumed.last) {
    first = resumed.last->step;
    checkpointer.require(*resumed.last, resumed.name);
    job.together([&] {
      if (!options.metrics.empty() && job.isFirst())
        recorder.restore(*resumed.last->metrics, first);
    });
    if (job.isFirst())
      std::printf("going on from '%s' at step %lld\n", resumed.name.c_str(),
                  static_cast<long long>(first));
  }
  bool hasSteps = first < inputs.steps();
  job.together([&] {
    if (hasSteps)
      session.prepare(argumentsOf(first));
  });

  StepResults results(program, !options.metrics.empty() || options.verify,
                      job.isFirst());
  Progress progress(inputs.steps(), inputs.epochs(), first);
  Timings timings;
  int64_t done = first;
  int stopped = 0;
  if (int signal = stopOnSignals())
    throw Failure("ended by " + nameOfSignal(signal) +
                  " before the first step");
  while (done < inputs.steps() && stopped == 0) {
    int64_t step = done;
    const std::vector<dp_array> &arguments = argumentsOf(step);
    const std::vector<dp_array> &room = results.allocate(session, arguments);
    if (verifier)
      verifier->synchronize(session, inputs.states());
    auto begin = std::chrono::steady_clock::now();
    session.run(arguments, room);
    timings.steps.push_back(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
            .count());
    if (double seconds = dp_session_step_seconds(session.get()); seconds >= 0)
      timings.deviceSteps.push_back(seconds);
    ++done;
    stopped = job.stopSignal();
    printWarnings(session);
    if (verifier)
      verifier->compare(step, arguments, results, session);
    if (!options.metrics.empty())
      recorder.record(results);
    bool lastOfEpoch =
        done == inputs.steps() || inputs.epochOf(done) != inputs.epochOf(step);
    if (job.isFirst())
      progress.step(done, inputs.epochOf(step), lastOfEpoch,
                    timings.steps.back(),
                    [&] { return scalars(program, results); });
    checkpointer.step(done, lastOfEpoch,
                      done == inputs.steps() || stopped != 0);
  }
  // All that was asked for has been done: no signal has cut it short.
  if (done == inputs.steps())
    stopped = 0;

  bool hasState = false;
  if (!options.out.empty())
    attempts.run([&] {
      session.getStates(inputs.states());
      hasState = true;
    });
  if (job.isFirst()) {
    progress.end();
    writeOutputs(options, program, recorder, results, inputs, hasState, timings,
                 attempts);
    if (verifier)
      std::printf("%s\n", verifier->summary().c_str());
  }
  attempts.run([] {
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
      throw Failure("cannot write to standard output");
  });
  if (stopped != 0 && job.isFirst())
    std::fprintf(stderr, "dp-run: stopped by %s after step %lld of %lld\n",
                 nameOfSignal(stopped).c_str(), static_cast<long long>(done),
                 static_cast<long long>(inputs.steps()));
  if (!attempts.failures().empty()) {
    job.abort(joined(attempts.failures()));
    return 1;
  }
  job.finish();
  return stopped == 0 ? 0 : 128 + stopped;
}

int main(int argc, char **argv) {
  std::unique_ptr<Job> job;
  auto letOthersReport = [] {
    // A launcher kills the others as soon as one has ended.
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
  };
  auto fail = [&](const char *message) {
    if (job)
      job->abort(message);
    reportError(message);
    if (job && !job->isAlone())
      letOthersReport();
    return 1;
  };
  handleSignals();
  try {
    std::optional<Options> options = parseOptions(argc, argv);
    if (!options)
      return std::fflush(stdout) != 0;
    job = std::make_unique<Job>(*options);
    for (size_t at; (at = options->data.find("{rank}")) != std::string::npos;) {
      options->data.replace(at, 6, std::to_string(job->process()));
      options->hasOwnData = true;
    }
    int status = run(*options, *job);
    if (status == 1 && !job->isAlone())
      letOthersReport();
    return status;
  } catch (const Aborted &e) {
    // Another process reports it; the first one says where it was.
    if (!job || job->isFirst())
      return fail(e.what());
    return 1;
  } catch (const std::bad_alloc &) {
    return fail("out of memory");
  } catch (const std::exception &e) {
    return fail(e.what());
  }
}
