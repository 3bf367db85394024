//===- Options.cpp - The command line of dp-run ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Program.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>

using namespace dp;

static const char description[] =
    "Runs an entry of an executable on N devices.\n"
    "A step takes the next --batch rows of the data, and after the last row "
    "the "
    "first ones again. If the batch of the graph is dynamic, the last batch of "
    "an epoch may be shorter. Without --epochs and --steps, the run is one "
    "epoch. A FILE of arrays is .npz, or .safetensors if its name ends so.";

/// Returns the message of a parse error on one line.
static std::string oneLine(std::string text) {
  for (char &c : text)
    if (c == '\n')
      c = ' ';
  while (!text.empty() && text.back() == ' ')
    text.pop_back();
  return text;
}

static void addProgram(CLI::App &app, Options &o) {
  app.add_option("program", o.program, "Executable that dp-compile wrote")
      ->required()
      ->type_name("STEP.so");
  app.add_option("--entry", o.entry,
                 "Name of the entry to run (default: the only one)");
}

static void addDevices(CLI::App &app, Options &o) {
  app.add_option("--devices", o.devices,
                 "Number of devices (default: the processes of the job, else "
                 "the number that the program was compiled for, else 1)");
  app.add_option("--threads", o.threads,
                 "Number of threads per device (default: cores / devices)");
  app.add_option("--backend", o.backend,
                 "Kind of the devices, host or cuda; a program for the other "
                 "one is refused (default: that of the program)")
      ->type_name("NAME");
  app.add_option("--device-ids", o.deviceIds,
                 "GPUs of the ranks, for example 0,2 (default: 0, 1, ...)")
      ->delimiter(',')
      ->type_name("IDS");
  app.add_option("--output-device", o.outputDevice,
                 "GPU that replicated results are read from (default: that of "
                 "rank 0)")
      ->type_name("ID");
  app.add_flag("--deterministic", o.deterministic,
               "Make NCCL add in an order that does not depend on timing");
  app.add_flag("--cuda-graph", o.cudaGraph,
               "Run each step as one CUDA graph per GPU");
  app.add_flag("--loopback", o.loopback,
               "Let ranks share GPUs; collectives go through the host");
}

static void addKernelChoices(CLI::App &app, Options &o) {
  app.add_option("--kernel-choices", o.kernelChoices,
                 "File of the algorithms of cuBLASLt and cuDNN that "
                 "--tune-kernels found; none: the libraries choose (default: "
                 "STEP.so.kernels.json, where it is)")
      ->type_name("FILE");
  app.add_flag("--tune-kernels", o.tuneKernels,
               "Measure the algorithms of products and convolutions that the "
               "file of --kernel-choices does not have, and write them to it");
}

/// Replaces the default and `none`.
static void resolveKernelChoices(Options &o) {
  bool isDefault = o.kernelChoices.empty();
  if (isDefault)
    o.kernelChoices = o.program + ".kernels.json";
  if (o.kernelChoices == "none" && o.tuneKernels)
    throw Failure("--tune-kernels writes a file, and --kernel-choices is none");
  if (o.kernelChoices == "none" || (isDefault && !o.tuneKernels &&
                                    !std::filesystem::exists(o.kernelChoices)))
    o.kernelChoices.clear();
}

static void addJob(CLI::App &app, Options &o) {
  app.add_option("--job", o.job,
                 "How the processes of the job connect: mpi, tcp (torchrun, "
                 "srun), host (this process alone), or auto: as the launcher's "
                 "variables say (default: auto)")
      ->type_name("NAME");
  app.add_option("--timeout", o.timeout,
                 "Seconds after which a rank that is stuck or gone ends the "
                 "run; 0: never (default: 600)")
      ->type_name("SECONDS");
  app.add_option("--grace", o.grace,
                 "Seconds from a signal to the end of the run if the step that "
                 "runs has not ended; 0: no limit (default: 25, since "
                 "launchers kill after 30)")
      ->type_name("SECONDS");
  app.add_option("--secret-file", o.secretFile,
                 "File with the secret that the processes of the job share; "
                 "only its owner may read it (default: DP_JOB_SECRET_FILE, "
                 "DP_JOB_SECRET, or ~/.config/dp/job-secret, which is created)")
      ->type_name("FILE");
  app.add_option(
         "--listen", o.listenAt,
         "Host name or address at which this process listens while the "
         "processes connect (default: MASTER_ADDR for rank 0, for other "
         "ranks the address from which they reach rank 0)")
      ->type_name("ADDRESS");
  app.add_flag("--tls", o.tls,
               "Encrypt all connections between the processes (--job tcp)");
}

static void addInputs(CLI::App &app, Options &o) {
  app.add_option("--state", o.state,
                 "Arrays by name: the initial states, and inputs that stay the "
                 "same in all steps")
      ->type_name("FILE");
  app.add_flag("--broadcast-state", o.broadcastState,
               "Read --state in rank 0 only and send it to the others");
  app.add_option("--data", o.data,
                 "Rows of the batches by argument name; {rank} in the name "
                 "stands for the number of the process")
      ->type_name("FILE");
  app.add_option(
         "--per-step", o.perStep,
         "Inputs with a leading step dimension; each step takes one row")
      ->type_name("FILE");
  app.add_option("--shuffle", o.shuffle,
                 "Permute the rows anew in every epoch, from this seed")
      ->type_name("SEED");
  app.add_option("--random", o.random,
                 "Fill arguments that no file gives from this seed")
      ->type_name("SEED");
}

static void addSteps(CLI::App &app, Options &o) {
  auto *join = app.add_flag(
      "--join", o.join,
      "Take --data as the own rows of each process, of which there may be any "
      "number; each step takes --batch of them from each process, until all "
      "processes have run out");
  app.add_option("--batch", o.batch,
                 "Number of rows per step (default: that of the graph)");
  auto *epochs = app.add_option("--epochs", o.epochs,
                                "Number of passes over the data (default: 1)");
  app.add_option("--steps", o.steps,
                 "Number of steps, those before --resume included")
      ->excludes(epochs)
      ->excludes(join);
  app.add_flag("--verify", o.verify,
               "Run every step on one device as well and compare the results");
}

static void addOutputs(CLI::App &app, Options &o) {
  app.add_option("--metrics", o.metrics,
                 "Write all results of all steps to this file")
      ->type_name("FILE");
  app.add_option("--out", o.out, "Write the final states to this file")
      ->type_name("FILE");
  app.add_option("--timings", o.timings,
                 "Write the seconds of every step to this file")
      ->type_name("JSON");
  app.add_option("--profile", o.profile,
                 "Write what each device did in the last step to this file, as "
                 "about://tracing and Perfetto read it")
      ->type_name("JSON");
}

static void addCheckpoints(CLI::App &app, Options &o) {
  auto *checkpoint =
      app.add_option("--checkpoint", o.checkpoint,
                     "Write checkpoints to this folder: at the end, after a "
                     "signal, and every --every steps")
          ->type_name("DIR");
  app.add_option("--every", o.every,
                 "Number of steps between checkpoints (default: those of an "
                 "epoch)")
      ->needs(checkpoint);
  app.add_flag("--resume", o.resume,
               "Continue from the last checkpoint of the folder, or start anew "
               "if it has none")
      ->needs(checkpoint);
  app.add_option("--checkpoint-format", o.checkpointFormat,
                 "Format of checkpoints: npz or safetensors (default: npz)")
      ->needs(checkpoint)
      ->check(CLI::IsMember({"npz", "safetensors"}))
      ->type_name("NAME");
}

/// Throws Failure if an option has a value that no run can have.
static void checkValues(const CLI::App &app, const Options &o) {
  // A variable of the shell that is not set leaves an empty text.
  for (const CLI::Option *option : app.get_options())
    for (const std::string &text : option->results())
      if (text.empty())
        throw Failure(option->get_name() +
                      " is given an empty text (dp-run --help lists the "
                      "options)");
  for (const char *name : {"auto", "mpi", "tcp"})
    if (o.backend == name)
      throw Failure("--backend is host or cuda, the kind of the devices; how "
                    "the processes connect is --job " +
                    o.backend);
  if (!o.backend.empty() && o.backend != "host" && o.backend != "cuda")
    throw Failure("--backend must be host or cuda, not " + o.backend);
  auto positive = [](const std::optional<int64_t> &value, const char *name) {
    if (value && *value < 1)
      throw Failure(std::string(name) + " must be at least 1, not " +
                    std::to_string(*value));
  };
  positive(o.devices, "--devices");
  positive(o.batch, "--batch");
  positive(o.epochs, "--epochs");
  positive(o.steps, "--steps");
  positive(o.every, "--every");
  if (!(o.timeout >= 0 && o.timeout <= 1e9))
    throw Failure("--timeout must be from 0 to 1e9 seconds");
  if (!(o.grace >= 0 && o.grace <= 1e9))
    throw Failure("--grace must be from 0 to 1e9 seconds");
  if (o.threads < 0)
    throw Failure("--threads must be at least 1, not " +
                  std::to_string(o.threads));
}

std::optional<Options> dp::parseOptions(int argc, char **argv) {
  Options o;
  CLI::App app(description, "dp-run");
  app.get_formatter()->column_width(28);
  auto add = [&](const char *group, void (*options)(CLI::App &, Options &)) {
    app.option_defaults()->group(group);
    options(app, o);
  };
  add("Program", addProgram);
  add("Devices", addDevices);
  add("Algorithms of libraries", addKernelChoices);
  add("Processes of a job", addJob);
  add("Inputs", addInputs);
  add("Steps", addSteps);
  add("Outputs", addOutputs);
  add("Checkpoints", addCheckpoints);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp &) {
    std::cout << app.help();
    return std::nullopt;
  } catch (const CLI::ParseError &e) {
    throw Failure(oneLine(e.what()) + " (dp-run --help lists the options)");
  }
  checkValues(app, o);
  resolveKernelChoices(o);
  return o;
}
