//===- Options.cpp - The command line of dp-run ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Program.h"

#include <CLI/CLI.hpp>
#include <iostream>

using namespace dp;

static const char description[] =
    "Runs an entry of an executable on N devices.\n"
    "Batches are consecutive rows of the data, beginning again after the last; "
    "where the graph's batch is dynamic, the last batch of an epoch may be "
    "shorter. Without --epochs and --steps, one epoch. A FILE of arrays is a "
    ".npz, or a .safetensors if it is called so.";

/// The message of a parse error, on one line.
static std::string oneLine(std::string text) {
  for (char &c : text)
    if (c == '\n')
      c = ' ';
  while (!text.empty() && text.back() == ' ')
    text.pop_back();
  return text;
}

std::optional<Options> dp::parseOptions(int argc, char **argv) {
  Options o;
  CLI::App app(description, "dp-run");
  app.get_formatter()->column_width(28);
  app.add_option("program", o.program, "executable that dp-compile wrote")
      ->required()
      ->type_name("STEP.so");
  app.add_option("--devices", o.devices,
                 "number of devices (default: the processes of the job, what "
                 "the program was compiled for, or 1)");
  app.add_option("--threads", o.threads,
                 "threads per device (default: cores / devices)");
  app.add_option("--backend", o.backend,
                 "how processes find each other: mpi, tcp (torchrun, srun), "
                 "host (this one alone), or auto: as it was launched; cuda "
                 "is auto for a program that must be for GPUs")
      ->type_name("NAME");
  app.add_option("--device-ids", o.deviceIds,
                 "GPUs of the ranks, as 0,2 (default: 0, 1, ...)")
      ->delimiter(',')
      ->type_name("IDS");
  app.add_option("--output-device", o.outputDevice,
                 "GPU that replicated results are read from (default: rank "
                 "0's)")
      ->type_name("ID");
  app.add_flag("--deterministic", o.deterministic,
               "have NCCL add up in an order that does not vary");
  app.add_flag("--cuda-graph", o.cudaGraph,
               "run each step as one CUDA graph (one GPU per process)");
  app.add_flag("--loopback", o.loopback,
               "let ranks share GPUs; collectives go through the host");
  app.add_option("--timeout", o.timeout,
                 "end the run when a rank is stuck or gone for this long "
                 "(default: 600; 0: never)")
      ->type_name("SECONDS");
  app.add_option("--secret-file", o.secretFile,
                 "file with the secret of the job's processes, which nobody "
                 "else may read (default: DP_JOB_SECRET_FILE, DP_JOB_SECRET, "
                 "or ~/.config/dp/job-secret, which is made)")
      ->type_name("FILE");
  app.add_option("--listen", o.listenAt,
                 "host name or address that this process listens at while the "
                 "job meets (default: rank 0 at MASTER_ADDR, another rank at "
                 "the address that it reaches rank 0 from)")
      ->type_name("ADDRESS");
  app.add_flag("--tls", o.tls,
               "encrypt all connections of the job's processes (backend tcp)");
  app.add_option("--entry", o.entry, "entry to run (default: the only one)");
  app.add_option("--state", o.state, "state by name, and inputs held constant")
      ->type_name("FILE");
  app.add_flag("--broadcast-state", o.broadcastState,
               "rank 0 alone reads --state, and sends it to the others");
  app.add_option("--data", o.data,
                 "rows by argument name; {rank} in it is the process's number")
      ->type_name("FILE");
  auto *join = app.add_flag(
      "--join", o.join,
      "--data are each process's own rows, any number of them, --batch of them "
      "a step; steps until all processes are out");
  app.add_option("--per-step", o.perStep,
                 "inputs with a leading step dimension, one row a step")
      ->type_name("FILE");
  app.add_option("--batch", o.batch, "rows a step (default: the graph's)");
  auto *epochs = app.add_option("--epochs", o.epochs, "passes over the data");
  app.add_option("--steps", o.steps,
                 "number of steps, those before --resume included")
      ->excludes(epochs)
      ->excludes(join);
  app.add_option("--shuffle", o.shuffle,
                 "permute the rows in every epoch, from this seed")
      ->type_name("SEED");
  app.add_option("--random", o.random, "fill what no file gives from this seed")
      ->type_name("SEED");
  app.add_flag("--verify", o.verify,
               "run every step on one device too and compare");
  app.add_option("--metrics", o.metrics, "write every result of every step")
      ->type_name("FILE");
  app.add_option("--out", o.out, "write the final state")->type_name("FILE");
  app.add_option("--timings", o.timings, "write the seconds of every step")
      ->type_name("JSON");
  auto *checkpoint =
      app.add_option("--checkpoint", o.checkpoint,
                     "folder to write checkpoints to: at the end, after a "
                     "signal, and as --every says")
          ->type_name("DIR");
  app.add_option("--every", o.every,
                 "steps from checkpoint to checkpoint (default: each epoch's)")
      ->needs(checkpoint);
  app.add_flag("--resume", o.resume,
               "go on from the last checkpoint in the folder; from the "
               "beginning where there is none")
      ->needs(checkpoint);
  app.add_option("--checkpoint-format", o.checkpointFormat,
                 "npz or safetensors (default: npz)")
      ->needs(checkpoint)
      ->check(CLI::IsMember({"npz", "safetensors"}))
      ->type_name("NAME");
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp &) {
    std::cout << app.help();
    return std::nullopt;
  } catch (const CLI::ParseError &e) {
    throw Failure(oneLine(e.what()) + " (dp-run --help lists the options)");
  }
  // As from a variable that is not set.
  for (const CLI::Option *option : app.get_options())
    for (const std::string &text : option->results())
      if (text.empty())
        throw Failure(option->get_name() +
                      " is given an empty text (dp-run --help lists the "
                      "options)");
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
  if (o.threads < 0)
    throw Failure("--threads must be at least 1, not " +
                  std::to_string(o.threads));
  return o;
}
