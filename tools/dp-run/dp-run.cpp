//===- dp-run.cpp - Runs an executable ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CheckData.h"
#include "Checkpoint.h"
#include "Compare.h"
#include "Digest.h"
#include "Inputs.h"
#include "Job.h"
#include "Outputs.h"
#include "Progress.h"
#include "Signals.h"

#include "dp/Runtime/ArrayFile.h"

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

/// The folder of --checkpoint and what this run goes on from. Only the first
/// process has the folder, all have what was read.
struct Resumed {
  std::unique_ptr<CheckpointFolder> folder;
  std::optional<Checkpoint> last;
  std::string name; ///< of the file of `last`
};

static Resumed resume(const Options &options, Job &job) {
  Resumed r;
  if (options.checkpoint.empty())
    return r;
  NpzFile packed;
  std::optional<NpzFile> metrics;
  job.together([&] {
    if (!job.isFirst())
      return;
    r.folder = std::make_unique<CheckpointFolder>(
        options.checkpoint, "." + options.checkpointFormat);
    if (!options.resume && !r.folder->isEmpty())
      throw Failure("'" + options.checkpoint +
                    "' has checkpoints of another run: give --resume to go on "
                    "from the last one, or another folder");
    if (!options.resume)
      return;
    r.last = r.folder->readLast();
    if (!r.last) {
      std::printf("no checkpoint in '%s': beginning at step 0\n",
                  options.checkpoint.c_str());
      return;
    }
    r.name = r.folder->lastRead();
    metrics = std::move(r.last->metrics);
    r.last->metrics.reset();
    if (!job.isAlone())
      packed = r.last->pack();
  });
  if (!job.isAlone() && options.resume) {
    job.together([&] { job.broadcast(packed); });
    job.together([&] {
      if (!packed.empty())
        r.last = Checkpoint::unpack(std::move(packed), "the checkpoint");
    });
  }
  if (r.last)
    r.last->metrics = std::move(metrics);
  return r;
}

/// Writes checkpoints as the options say.
class Checkpointer {
public:
  Checkpointer(const Options &options, Job &job, const Program &program,
               Session &session, Inputs &inputs, const Recorder &recorder,
               CheckpointFolder *folder, Attempts &attempts)
      : options(options), job(job), program(program), session(session),
        inputs(inputs), recorder(recorder), folder(folder), attempts(attempts) {
  }

  /// After `done` steps; called in all processes.
  void step(int64_t done, bool lastOfEpoch, bool isLast) {
    if (options.checkpoint.empty() ||
        !(isLast || (options.every ? done % *options.every == 0 : lastOfEpoch)))
      return;
    readFinalState(program, session, inputs.states());
    Settings settings;
    auto collect = [&] { settings = inputs.settingsOfRun(done); };
    if (options.join) { // every process has rows of its own
      job.together(collect);
      settings = job.gather(settings);
    }
    if (!job.isFirst())
      return;
    attempts.run([&] {
      if (!options.join)
        collect();
      settings.emplace_back("the program's digest", programDigest());
      Checkpoint checkpoint;
      checkpoint.step = done;
      checkpoint.epoch = inputs.epochOf(done);
      checkpoint.settings = std::move(settings);
      checkpoint.paths = inputs.pathsOfStates();
      if (!options.metrics.empty())
        checkpoint.metrics = recorder.save();
      // Lent, not copied: they may fill half of the memory.
      checkpoint.states = std::move(inputs.states());
      try {
        folder->write(checkpoint);
      } catch (...) {
        inputs.states() = std::move(checkpoint.states);
        throw;
      }
      inputs.states() = std::move(checkpoint.states);
    });
  }

  /// Throws Failure in all processes unless `last` is of this run.
  void require(const Checkpoint &last, const std::string &name) {
    Settings settings;
    job.together([&] {
      if (last.step > inputs.steps())
        throw Failure("the checkpoint '" + name + "' is at step " +
                      std::to_string(last.step) + ", but the run has " +
                      std::to_string(inputs.steps()) +
                      " steps: --steps and --epochs count from the beginning");
      if (job.isFirst() || options.join)
        settings = inputs.settingsOfRun(last.step);
    });
    if (options.join)
      settings = job.gather(settings);
    job.together([&] {
      if (!job.isFirst())
        return;
      settings.emplace_back("the program's digest", programDigest());
      requireSameRun(last, name, settings);
      if (!options.metrics.empty() && !last.metrics)
        throw Failure("the checkpoint '" + name +
                      "' has no metrics, which the run that wrote it did not "
                      "collect: leave --metrics out");
    });
  }

private:
  const std::string &programDigest() {
    if (digest.empty())
      digest = digestOfFile(options.program);
    return digest;
  }

  const Options &options;
  Job &job;
  const Program &program;
  Session &session;
  Inputs &inputs;
  const Recorder &recorder;
  CheckpointFolder *folder;
  Attempts &attempts;
  std::string digest;
};

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
  Resumed resumed = resume(options, job);
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
  Checkpointer checkpointer(options, job, program, session, inputs, recorder,
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
      readFinalState(program, session, inputs.states());
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
