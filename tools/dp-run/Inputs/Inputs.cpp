//===- Inputs.cpp - The arguments of an entry -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"
#include "Arguments.h"

using namespace dp;

/// Throws Failure if an argument has no source, for all of them at once.
/// Returns the plan of the steps, which presumes all batches.
static StepPlan makePlan(const Program &program, const Options &options,
                         const StateInputs &states, const BatchFeed &feed,
                         const ReplicatedInputs &replicated) {
  std::string text;
  for (const std::string &part :
       {describeMissing("state", "--state", states.missing(), options.state,
                        states.file()),
        describeMissing("data", "--data", feed.missing(), options.data,
                        feed.file()),
        describeMissing("input", "--per-step or --state", replicated.missing(),
                        options.perStep, replicated.file())})
    if (!part.empty())
      text += (text.empty() ? "" : "; ") + part;
  if (!text.empty())
    throw Failure("entry '" + program.entryName + "' lacks " + text);
  return StepPlan(program, options, feed);
}

Inputs::Inputs(const Program &program, const Options &options, NpzFile states,
               int64_t rank, int64_t ranks, NpzFile resumed,
               const std::map<std::string, std::string> &resumedPaths)
    : stateInputs(program, options, std::move(states), std::move(resumed),
                  resumedPaths),
      feed(program, options, rank, ranks),
      replicatedInputs(program, options, stateInputs, feed),
      stepPlan(makePlan(program, options, stateInputs, feed, replicatedInputs)),
      current(program.arguments.size()) {
  feed.load(stepPlan);
  replicatedInputs.checkRows(stepPlan.steps());
  // Arrays that no argument took are not needed any more.
  stateInputs.dropFile();
  feed.dropFile();
  replicatedInputs.dropFile();
}

void Inputs::setStepsPerEpoch(int64_t count) {
  stepPlan.setStepsPerEpoch(count);
  replicatedInputs.checkRows(stepPlan.steps());
}

const std::vector<dp_array> &Inputs::argumentsOf(int64_t step) {
  if (!feed.isEmpty())
    feed.select(stepPlan.rowsOf(step), current);
  replicatedInputs.select(step, current);
  return current;
}
