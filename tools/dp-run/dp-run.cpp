//===- dp-run.cpp - Runs an executable ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ErrorReport.h"
#include "Run.h"
#include "Signals.h"

#include <chrono>
#include <cstdio>
#include <exception>
#include <thread>

using namespace dp;

int main(int argc, char **argv) {
  std::unique_ptr<Job> job;
  auto letOthersReport = [&] {
    // A launcher kills the other processes as soon as one has ended, so the one
    // that reports is the first to end.
    int milliseconds = job->isFirst() ? 500 : 1000;
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
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
    int status = Run(*options, *job).execute();
    if (status == 1 && !job->isAlone())
      letOthersReport();
    return status;
  } catch (const Aborted &e) {
    // Another process reports the error; the first one says where it was.
    if (!job || job->isFirst())
      return fail(e.what());
    letOthersReport();
    return 1;
  } catch (const std::bad_alloc &) {
    return fail("out of memory");
  } catch (const std::exception &e) {
    return fail(e.what());
  }
}
