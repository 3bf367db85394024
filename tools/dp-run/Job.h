//===- Job.h - The processes of this run ------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_JOB_H
#define DP_TOOLS_DP_RUN_JOB_H

#include "Options.h"
#include "Program.h"
#include "Settings.h"

namespace dp {

/// The job that this process belongs to; without a launcher, a job of one
/// process.
class Job {
public:
  /// Joins the job. Throws Failure.
  explicit Job(const Options &options);

  dp_job *get() const { return job.get(); }
  int64_t processes() const { return dp_job_process_count(get()); }
  int64_t process() const { return dp_job_process(get()); }
  bool isFirst() const { return process() == 0; }
  bool isAlone() const { return processes() == 1; }

  /// Runs f in every process; throws in all if it throws in any.
  template <typename F>
  void together(F &&f) {
    if (isAlone())
      return f();
    std::string error;
    try {
      f();
    } catch (const Aborted &) {
      throw; // all know
    } catch (const std::exception &e) {
      error = *e.what() ? e.what() : "failed";
    }
    check(dp_job_agree(get(), error.empty() ? nullptr : error.c_str()));
  }

  /// Copies the arrays of the first process to all. May throw in one process
  /// alone.
  void broadcast(NpzFile &arrays);

  /// Throws in all processes unless all have these settings.
  void compare(const Settings &settings);

  /// Returns the settings of all processes; settings that differ from the first
  /// one's have the name `NAME of rank R`.
  Settings gather(const Settings &settings);

  /// Returns the texts of all processes, by rank.
  std::vector<std::string> gatherTexts(const std::string &text);

  /// Returns the signal that ends all processes after the step that they have
  /// just run, or 0.
  int stopSignal() const { return dp_job_stop_reason(get()); }

  /// Returns the largest of the processes' values.
  int64_t largest(int64_t value);

  /// Tells the other processes of an error of this one.
  void abort(const std::string &message);
  void finish() { check(dp_job_finish(get())); }

private:
  std::unique_ptr<dp_job, void (*)(dp_job *)> job;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_JOB_H
