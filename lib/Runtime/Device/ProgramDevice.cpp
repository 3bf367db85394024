//===- ProgramDevice.cpp - The interface of a device to a program ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ProgramDevice.h"

using namespace dp;

dp_status dp_device::failOfCheck() {
  const auto &check = failedCheck.text;
  return fail(DP_ERROR_PROGRAM, std::string("assertion failed: ") +
                                    check.message + " (" + check.file + ":" +
                                    std::to_string(check.line) + ")");
}

dp_status dp_device::fail(const Error &error) {
  bool isOfAWait = error.status == DP_ERROR_TIMEOUT ||
                   error.status == DP_ERROR_GONE ||
                   error.status == DP_ERROR_INTERRUPTED;
  if (!isOfAWait)
    return fail(error.status, error.what());
  return comm.fail(Error("rank " + std::to_string(rank) + ": " + error.what(),
                         error.status, error.rank));
}

static thread_local dp_device *runningDevice = nullptr;

RunsFor::RunsFor(dp_device &device) : outer(runningDevice) {
  runningDevice = &device;
}

RunsFor::~RunsFor() { runningDevice = outer; }

dp_device *RunsFor::current() { return runningDevice; }
