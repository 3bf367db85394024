//===- StepPlan.cpp - The steps of a run and their rows -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "StepPlan.h"

using namespace dp;

StepPlan::StepPlan(const Program &program, const Options &options,
                   const BatchFeed &feed)
    : options(options) {
  int64_t rows = feed.rows(), batch = feed.batchSize();
  if (feed.isEmpty()) {
    if (options.batch || options.shuffle || options.join)
      throw Failure(
          "entry '" + program.entryName +
          "' takes no batch: --batch, --shuffle and --join do not apply");
    stepCount = options.steps ? *options.steps : options.epochs.value_or(1);
    return;
  }
  if (options.join) {
    if (!feed.mayBeShort())
      throw Failure("--join: the batch of entry '" + program.entryName +
                    "' is " + std::to_string(batch) + " rows, and not dynamic");
    if (rows > 0)
      order.emplace(rows, batch, true, options.shuffle);
    ownPerEpoch = order ? order->stepsFor(1) : 0;
    stepCount = 0;
    return;
  }
  if (rows == 0)
    throw Failure("the data has no rows");
  if (rows < batch && !feed.mayBeShort())
    throw Failure("the data has " + std::to_string(rows) +
                  " rows, fewer than one batch of " + std::to_string(batch));
  order.emplace(rows, batch, feed.mayBeShort(), options.shuffle);
  stepCount = options.steps ? *options.steps
                            : order->stepsFor(options.epochs.value_or(1));
}

void StepPlan::setStepsPerEpoch(int64_t count) {
  int64_t epochs = options.epochs.value_or(1);
  perEpoch = count;
  if (count == 0)
    throw Failure("the data of no process has rows");
  if (__builtin_mul_overflow(epochs, perEpoch, &stepCount))
    throw Failure("--epochs " + std::to_string(epochs) + " is too many");
}

const std::vector<int64_t> &StepPlan::rowsOf(int64_t step) {
  static const std::vector<int64_t> none;
  if (!options.join)
    return order->rowsOf(step);
  int64_t epoch = step / perEpoch, place = step % perEpoch;
  return place < ownPerEpoch ? order->rowsOf(epoch * ownPerEpoch + place)
                             : none;
}

int64_t StepPlan::epochOf(int64_t step) const {
  if (options.join)
    return step / perEpoch;
  return order ? order->epochOf(step) : 0;
}
