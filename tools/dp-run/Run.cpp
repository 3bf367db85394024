//===- Run.cpp - One run of a program -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Run.h"
#include "ErrorReport.h"
#include "Inputs/Arguments.h"
#include "Inputs/CheckData.h"
#include "Outputs/Profile.h"
#include "Signals.h"

#include "dp/Files/ArrayFile.h"
#include "dp/Files/OutputFile.h"

#include <chrono>
#include <cstdio>
#include <filesystem>

using namespace dp;

/// The number of devices: one per process of a job, else the number of the
/// options.
static int64_t chooseDevices(const Options &options, const Program &program,
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

static dp_session_options makeSessionOptions(const Options &options,
                                             int64_t devices, const Job &job) {
  dp_session_options o = {};
  o.devices = devices;
  o.threads = options.threads;
  o.job = job.get();
  o.timeout_seconds = options.timeout;
  o.on_timeout = endOnTimeout;
  if (!options.backend.empty())
    o.backend = options.backend == "cuda" ? DP_BACKEND_CUDA : DP_BACKEND_HOST;
  o.device_ids = options.deviceIds.data();
  o.num_device_ids = static_cast<int64_t>(options.deviceIds.size());
  o.output_device = options.outputDevice ? &*options.outputDevice : nullptr;
  o.deterministic = options.deterministic;
  o.cuda_graph = options.cudaGraph;
  o.loopback = options.loopback;
  o.tune_kernels = options.tuneKernels;
  // A first run of --tune-kernels has none to read.
  if (!options.kernelChoices.empty() &&
      (!options.tuneKernels || std::filesystem::exists(options.kernelChoices)))
    o.kernel_choices = options.kernelChoices.c_str();
  // A comparison with one device needs all rows in each process.
  o.local_batches = !job.isAlone() && !options.verify;
  return o;
}

/// Reads the file of --state, in this process or in the first one for all.
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

/// Moves the states out of `inputs`, under the names that they have in the file
/// of --state.
static NpzFile takeStates(Inputs &inputs) {
  NpzFile states = std::move(inputs.states().values());
  for (const auto &[name, path] : inputs.states().paths())
    if (auto node = states.extract(name)) {
      node.key() = path;
      states.insert(std::move(node));
    }
  return states;
}

void Run::printWarnings() {
  while (const char *text = dp_session_take_warning(session->get()))
    std::fprintf(stderr, "dp-run: warning: %s\n", text);
}

/// `loss 0.0717, correct 59, `: the scalars of a step.
std::string Run::formatScalars() const {
  std::string text;
  for (size_t i = 0; i < program->results.size(); ++i)
    if (results->has(i) && program->results[i].rank == 0)
      text += std::string(program->results[i].name) + " " +
              formatScalar(results->arrays()[i]) + ", ";
  return text;
}

const std::vector<dp_array> &Run::argumentsOf(int64_t step) {
  const std::vector<dp_array> &arguments = inputs->argumentsOf(step);
  return options.join ? session->join(arguments) : arguments;
}

//===----------------------------------------------------------------------===//
// Before the first step
//===----------------------------------------------------------------------===//

/// Loads the program and makes its session.
void Run::load() {
  int64_t devices = 0;
  job.together([&] {
    program = std::make_unique<Program>(options.program, options.entry);
    // Before any work, which would be lost.
    if (job.isFirst())
      checkOutputs(options);
    devices = chooseDevices(options, *program, job);
  });
  settings = makeSessionOptions(options, devices, job);
  job.together(
      [&] { session = std::make_unique<Session>(*program, settings); });
  printWarnings();
  if (!options.profile.empty())
    job.together([&] { check(dp_session_profile(session->get(), 1)); });
}

/// Reads the inputs and the last checkpoint, and sets the states.
void Run::readInputs() {
  resumed = readCheckpoint(options, job);
  NpzFile given = readStates(options, job);
  job.together([&] {
    bool ownChunks = settings.local_batches && !options.join;
    NpzFile states;
    std::map<std::string, std::string> paths;
    if (resumed.last) {
      states = std::move(resumed.last->states);
      paths = resumed.last->paths;
    }
    inputs = std::make_unique<Inputs>(
        *program, options, std::move(given), ownChunks ? job.process() : 0,
        ownChunks ? settings.devices : 1, std::move(states), paths);
    for (auto &item : inputs->states().values())
      session->setState(item.first, item.second);
    if (options.verify)
      verifier = std::make_unique<Verifier>(*program, job.isFirst(), settings);
  });
}

/// Throws unless the inputs of all processes belong together.
void Run::compareInputs() {
  job.compare(settingsOfAll(*program, options, *inputs));
  if (!job.isAlone() && !options.join && !options.hasOwnData)
    compareData(job, rowDigests(inputs->batches()));
  if (settings.local_batches)
    checkData(job, inputs->batches().filesInUse());
}

void Run::continueFromCheckpoint() {
  const Checkpoint &last = *resumed.last;
  done = last.step;
  checkpointer->require(last, resumed.name);
  job.together([&] {
    if (!options.metrics.empty() && job.isFirst())
      recorder->restore(*last.metrics, done);
  });
  if (job.isFirst())
    std::printf("continuing from '%s' at step %lld\n", resumed.name.c_str(),
                static_cast<long long>(done));
}

void Run::prepareFirstStep() {
  recorder = std::make_unique<Recorder>(*program);
  checkpointer =
      std::make_unique<Checkpointer>(*program, options, job, *session, *inputs,
                                     *recorder, resumed.folder.get(), attempts);
  if (options.join)
    job.together([&] {
      inputs->setStepsPerEpoch(job.largest(inputs->plan().ownStepsPerEpoch()));
    });
  if (resumed.last)
    continueFromCheckpoint();
  bool hasSteps = done < inputs->plan().steps();
  job.together([&] {
    if (hasSteps)
      session->prepare(argumentsOf(done));
  });
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Runs step `done`.
void Run::runStep() {
  StepInProgress running(done + 1);
  const std::vector<dp_array> &arguments = argumentsOf(done);
  const std::vector<dp_array> &room = results->allocate(*session, arguments);
  if (verifier)
    verifier->synchronize(*session, inputs->states().values());
  auto begin = std::chrono::steady_clock::now();
  session->run(arguments, room);
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begin;
  timings.steps.push_back(seconds.count());
  if (double s = dp_session_step_seconds(session->get()); s >= 0)
    timings.deviceSteps.push_back(s);
  ++done;
  stopped = job.stopSignal();
  printWarnings();
  if (verifier)
    verifier->compare(done - 1, arguments, *results, *session);
  if (!options.metrics.empty())
    recorder->record(*results);
}

void Run::runSteps() {
  results = std::make_unique<StepResults>(
      *program, !options.metrics.empty() || options.verify, job.isFirst());
  progress = std::make_unique<ProgressLine>(inputs->plan().steps(),
                                            inputs->plan().epochs(), done);
  if (int signal =
          stopOnSignals(program->entryName, job.process(), options.grace))
    throw Failure("ended by " + nameOfSignal(signal) +
                  " before the first step");
  while (!isDone() && stopped == 0) {
    int64_t epoch = inputs->plan().epochOf(done);
    runStep();
    bool lastOfEpoch = isDone() || inputs->plan().epochOf(done) != epoch;
    if (job.isFirst())
      progress->step(done, epoch, lastOfEpoch, timings.steps.back(),
                     [&] { return formatScalars(); });
    checkpointer->step(done, lastOfEpoch, isDone() || stopped != 0);
  }
}

//===----------------------------------------------------------------------===//
// After the last step
//===----------------------------------------------------------------------===//

/// Writes the output files and prints the last scalars. A failure of one does
/// not keep it from the others.
void Run::writeOutputs(bool hasState) {
  if (!options.out.empty() && hasState)
    attempts.run([&] { writeArrays(options.out, takeStates(*inputs)); });
  if (!options.metrics.empty())
    attempts.run([&] { writeArrays(options.metrics, recorder->metrics()); });
  if (!options.timings.empty())
    attempts.run([&] { timings.write(options.timings); });
  if (options.tuneKernels)
    attempts.run([&] {
      check(dp_session_save_kernel_choices(session->get(),
                                           options.kernelChoices.c_str()));
      std::printf("kernel choices are in '%s'\n",
                  options.kernelChoices.c_str());
    });
  for (size_t i = 0; i < program->results.size() && !timings.steps.empty(); ++i)
    if (results->has(i) && program->results[i].rank == 0)
      std::printf("%s %s\n", program->results[i].name,
                  formatScalar(results->arrays()[i]).c_str());
  if (verifier)
    std::printf("%s\n", verifier->summary().c_str());
}

int Run::finish() {
  // A signal during the last step has not cut the run short.
  if (isDone())
    stopped = 0;
  bool hasState = false;
  if (!options.out.empty())
    attempts.run([&] {
      session->getStates(inputs->states().values());
      hasState = true;
    });
  std::string profile;
  if (!options.profile.empty())
    attempts.run([&] { profile = gatherProfile(job, *program, *session); });
  if (job.isFirst()) {
    progress->end();
    if (!profile.empty())
      attempts.run([&] {
        writeFileAtomically(options.profile, profile.data(), profile.size());
      });
    writeOutputs(hasState);
  }
  attempts.run([] {
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
      throw Failure("cannot write to standard output");
  });
  if (stopped != 0 && job.isFirst())
    std::fprintf(stderr, "dp-run: stopped by %s after step %lld of %lld\n",
                 nameOfSignal(stopped).c_str(), static_cast<long long>(done),
                 static_cast<long long>(inputs->plan().steps()));
  if (!attempts.failures().empty()) {
    job.abort(joined(attempts.failures()));
    return 1;
  }
  job.finish();
  return stopped == 0 ? 0 : 128 + stopped;
}

int Run::execute() {
  job.compare(optionsOfAll(options));
  load();
  readInputs();
  compareInputs();
  prepareFirstStep();
  runSteps();
  return finish();
}
