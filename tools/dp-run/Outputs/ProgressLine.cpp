//===- ProgressLine.cpp - Progress of a run on standard output ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"

#include <cstdio>
#include <unistd.h>

using namespace dp;

ProgressLine::ProgressLine(int64_t steps, int64_t epochs, int64_t done)
    : steps(steps), epochs(epochs), shownSteps(done),
      terminal(isatty(STDOUT_FILENO)) {}

void ProgressLine::end() {
  if (isOpen)
    std::printf("\n");
  isOpen = false;
}

bool ProgressLine::isDue(int64_t done) {
  auto now = Clock::now();
  if (done != steps && now - lastShown < std::chrono::milliseconds(100))
    return false;
  lastShown = now;
  return true;
}

void ProgressLine::show(int64_t done, int64_t epoch,
                        const std::string &metrics) {
  double milliseconds =
      (total - shownTotal) * 1e3 / static_cast<double>(done - shownSteps);
  shownTotal = total;
  shownSteps = done;
  if (!terminal) {
    std::printf("epoch %lld/%lld, step %lld: %s%.3f ms a step\n",
                static_cast<long long>(epoch + 1),
                static_cast<long long>(epochs), static_cast<long long>(done),
                metrics.c_str(), milliseconds);
    std::fflush(stdout);
    return;
  }
  constexpr int width = 30;
  int filled = static_cast<int>(static_cast<double>(done) * width /
                                static_cast<double>(steps));
  std::string bar(filled, '#');
  bar.resize(width, '.');
  std::printf("\r\033[K[%s] %lld/%lld %s%.3f ms a step", bar.c_str(),
              static_cast<long long>(done), static_cast<long long>(steps),
              metrics.c_str(), milliseconds);
  isOpen = true;
  if (done == steps)
    end();
  std::fflush(stdout);
}
