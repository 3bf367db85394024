//===- Checkpointer.cpp - Reading and writing of checkpoints --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Checkpointer.h"

#include "dp/Files/Digest.h"

#include <cstdio>

using namespace dp;

Resumed dp::readCheckpoint(const Options &options, Job &job) {
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
      throw Failure(
          "'" + options.checkpoint +
          "' has checkpoints of another run: give --resume to continue "
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

/// Returns the settings that the first process compares and writes. With --join
/// every process has rows of its own, else all have the same settings. May
/// throw in one process alone.
Settings Checkpointer::settingsAfter(int64_t step) {
  Settings settings;
  if (options.join) {
    job.together(
        [&] { settings = settingsOfRun(program, options, inputs, step); });
    settings = job.gather(settings);
  } else if (job.isFirst()) {
    settings = settingsOfRun(program, options, inputs, step);
  }
  if (job.isFirst()) {
    if (programDigest.empty())
      programDigest = digestOfFile(options.program);
    settings.emplace_back("the program's digest", programDigest);
  }
  return settings;
}

void Checkpointer::require(const Checkpoint &last, const std::string &name) {
  job.together([&] {
    if (last.step > inputs.plan().steps())
      throw Failure("the checkpoint '" + name + "' is at step " +
                    std::to_string(last.step) + ", but the run has " +
                    std::to_string(inputs.plan().steps()) +
                    " steps: --steps and --epochs count from the beginning");
  });
  Settings settings;
  if (options.join)
    settings = settingsAfter(last.step);
  job.together([&] {
    if (!job.isFirst())
      return;
    if (!options.join)
      settings = settingsAfter(last.step);
    requireSameRun(last, name, settings);
    if (!options.metrics.empty() && !last.metrics)
      throw Failure("the checkpoint '" + name +
                    "' has no metrics, which the run that wrote it did not "
                    "collect: leave --metrics out");
  });
}

void Checkpointer::step(int64_t done, bool lastOfEpoch, bool isLast) {
  bool isDue = options.every ? done % *options.every == 0 : lastOfEpoch;
  if (options.checkpoint.empty() || !(isDue || isLast))
    return;
  session.getStates(inputs.states().values());
  Settings settings;
  if (options.join)
    settings = settingsAfter(done);
  if (!job.isFirst())
    return;
  attempts.run([&] {
    if (!options.join)
      settings = settingsAfter(done);
    write(done, std::move(settings));
  });
}

void Checkpointer::write(int64_t done, Settings settings) {
  CheckpointHead head;
  head.step = done;
  head.epoch = inputs.plan().epochOf(done);
  head.settings = std::move(settings);
  head.paths = inputs.states().paths();
  std::optional<NpzFile> metrics;
  if (!options.metrics.empty())
    metrics = recorder.save();
  folder->write(head, inputs.states().values(), metrics ? &*metrics : nullptr);
}
