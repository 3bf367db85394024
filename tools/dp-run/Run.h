//===- Run.h - One run of a program -----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_RUN_H
#define DP_TOOLS_DP_RUN_RUN_H

#include "Inputs/Inputs.h"
#include "Job.h"
#include "Outputs/Checkpointer.h"
#include "Outputs/Compare.h"
#include "Outputs/ProgressLine.h"
#include "Outputs/Timings.h"

namespace dp {

/// Loads a program and its inputs, runs the steps that the options ask for and
/// writes the outputs. All processes of a job do this in the same order; code
/// in Job::together throws in all of them.
class Run {
public:
  Run(const Options &options, Job &job) : options(options), job(job) {}

  /// Returns the exit status. Throws Failure, FileError or std::bad_alloc.
  int execute();

private:
  void load();
  void readInputs();
  void compareInputs();
  void continueFromCheckpoint();
  void prepareFirstStep();
  void runSteps();
  void runStep();
  void writeOutputs(bool hasState);
  int finish();

  bool isDone() const { return done == inputs->plan().steps(); }
  const std::vector<dp_array> &argumentsOf(int64_t step);
  std::string formatScalars() const;
  void printWarnings();

  const Options &options;
  Job &job;
  std::unique_ptr<Program> program;
  dp_session_options settings = {};
  std::unique_ptr<Session> session;
  Resumed resumed;
  std::unique_ptr<Inputs> inputs;
  std::unique_ptr<Verifier> verifier; ///< with --verify
  std::unique_ptr<Recorder> recorder;
  std::unique_ptr<StepResults> results;
  std::unique_ptr<ProgressLine> progress;
  Attempts attempts;
  std::unique_ptr<Checkpointer> checkpointer;
  Timings timings;
  int64_t done = 0; ///< steps, including the steps before --resume
  int stopped = 0;  ///< the signal that stopped the run; 0: none
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_RUN_H
