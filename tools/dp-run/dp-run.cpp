//===- dp-run.cpp - Runs an executable ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CheckData.h"
#include "Compare.h"
#include "Inputs.h"
#include "Job.h"
#include "Progress.h"

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

/// Reads the states back, with the dtypes and shapes they came with.
static void readFinalState(const Program &program, Session &session,
                           NpzFile &states) {
  for (const dp_value_info &value : program.arguments)
    if (value.role == DP_ROLE_STATE)
      session.getState(value.name, states[value.name]);
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
  for (const std::string *path :
       {&options.metrics, &options.out, &options.timings})
    if (!path->empty() && job.isFirst())
      checkWritable(*path);
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

/// Writes what was asked for and prints the last scalars.
static void writeOutputs(const Options &options, const Program &program,
                         const Recorder &recorder, StepResults &results,
                         Inputs &inputs, const Timings &timings) {
  if (!options.metrics.empty())
    writeNpz(options.metrics, recorder.metrics());
  if (!options.out.empty()) {
    // Under the names that they were read by.
    NpzFile &states = inputs.states();
    for (const auto &[name, path] : inputs.pathsOfStates())
      if (auto node = states.extract(name)) {
        node.key() = path;
        states.insert(std::move(node));
      }
    writeNpz(options.out, states);
  }
  if (!options.timings.empty())
    writeTimings(options.timings, timings);
  for (size_t i = 0; i < program.results.size(); ++i)
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

static void run(const Options &options, Job &job) {
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
  NpzFile given = readStates(options, job);
  job.together([&] {
    bool ownChunks = settings.local_batches && !options.join;
    read = std::make_unique<Inputs>(program, options, std::move(given),
                                    ownChunks ? job.process() : 0,
                                    ownChunks ? devices : 1);
    for (auto &item : read->states())
      session.setState(item.first, item.second);
    if (options.verify)
      verifier = std::make_unique<Verifier>(program, job.isFirst(), settings);
  });
  Inputs &inputs = *read;
  if (!job.isAlone() && !options.join && !options.hasOwnData)
    compareData(job, inputs.rowDigests());
  if (settings.local_batches)
    checkData(job, inputs.rowFilesInUse());
  auto argumentsOf = [&](int64_t step) -> const std::vector<dp_array> & {
    const std::vector<dp_array> &arguments = inputs.argumentsOf(step);
    return options.join ? session.join(arguments) : arguments;
  };
  job.together([&] {
    if (options.join)
      inputs.setStepsPerEpoch(job.largest(inputs.ownStepsPerEpoch()));
    session.prepare(argumentsOf(0));
  });

  StepResults results(program, !options.metrics.empty() || options.verify,
                      job.isFirst());
  Recorder recorder(program);
  Progress progress(inputs.steps(), inputs.epochs());
  Timings timings;
  for (int64_t step = 0; step < inputs.steps(); ++step) {
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
    printWarnings(session);
    if (verifier)
      verifier->compare(step, arguments, results, session);
    if (!options.metrics.empty())
      recorder.record(results);
    bool lastOfEpoch = step + 1 == inputs.steps() ||
                       inputs.epochOf(step + 1) != inputs.epochOf(step);
    if (job.isFirst())
      progress.step(step + 1, inputs.epochOf(step), lastOfEpoch,
                    timings.steps.back(),
                    [&] { return scalars(program, results); });
  }

  if (!options.out.empty())
    readFinalState(program, session, inputs.states());
  if (job.isFirst()) {
    writeOutputs(options, program, recorder, results, inputs, timings);
    if (verifier)
      std::printf("%s\n", verifier->summary().c_str());
  }
  if (std::fflush(stdout) != 0)
    throw Failure("cannot write to standard output");
  job.finish();
}

int main(int argc, char **argv) {
  std::unique_ptr<Job> job;
  auto fail = [&](const char *message) {
    if (job)
      job->abort(message);
    reportError(message);
    // A launcher kills the others as soon as one has ended: let them report
    // too.
    if (job && !job->isAlone())
      std::this_thread::sleep_for(std::chrono::milliseconds(500));
    return 1;
  };
  try {
    std::optional<Options> options = parseOptions(argc, argv);
    if (!options)
      return std::fflush(stdout) != 0;
    job = std::make_unique<Job>(*options);
    for (size_t at; (at = options->data.find("{rank}")) != std::string::npos;) {
      options->data.replace(at, 6, std::to_string(job->process()));
      options->hasOwnData = true;
    }
    run(*options, *job);
    return 0;
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
