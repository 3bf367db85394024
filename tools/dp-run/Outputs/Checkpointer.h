//===- Checkpointer.h - Reading and writing of checkpoints ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_CHECKPOINTER_H
#define DP_TOOLS_DP_RUN_OUTPUTS_CHECKPOINTER_H

#include "Checkpoint.h"
#include "Inputs/Fingerprint.h"
#include "Job.h"
#include "Outputs.h"
#include "Recorder.h"

namespace dp {

/// The folder of --checkpoint and the checkpoint that this run continues from.
/// Only the first process has the folder and the metrics.
struct Resumed {
  std::unique_ptr<CheckpointFolder> folder;
  std::optional<Checkpoint> last;
  std::string name; ///< of the file of `last`, in the first process
};

/// Opens the folder and, with --resume, reads its last checkpoint. All
/// processes call it; throws in all.
Resumed readCheckpoint(const Options &options, Job &job);

/// Writes checkpoints when the options ask for them. All processes make all
/// calls.
class Checkpointer {
public:
  Checkpointer(const Program &program, const Options &options, Job &job,
               Session &session, Inputs &inputs, const Recorder &recorder,
               CheckpointFolder *folder, Attempts &attempts)
      : program(program), options(options), job(job), session(session),
        inputs(inputs), recorder(recorder), folder(folder), attempts(attempts) {
  }

  /// Throws Failure in all processes unless `last`, the file `name`, is of this
  /// run.
  void require(const Checkpoint &last, const std::string &name);

  /// Called after `done` steps. A failure is added to `attempts`, and the run
  /// continues.
  void step(int64_t done, bool lastOfEpoch, bool isLast);

private:
  Settings settingsAfter(int64_t step);
  void write(int64_t done, Settings settings);

  const Program &program;
  const Options &options;
  Job &job;
  Session &session;
  Inputs &inputs;
  const Recorder &recorder;
  CheckpointFolder *folder;
  Attempts &attempts;
  std::string programDigest;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_CHECKPOINTER_H
