//===- Signals.cpp - Ending a run by a signal -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Signals.h"

#include "ErrorReport.h"

#include "dp/Files/OutputFile.h"
#include "dp/Runtime/Runtime.h"

#include <atomic>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iterator>
#include <string_view>
#include <sys/time.h>
#include <unistd.h>

using namespace dp;

static std::atomic<bool> stepsRun{false}, isInJob{false}, isAsked{false},
    isEnding{false};
static std::atomic<int> lastSignal{0};
static std::atomic<int64_t> wishTime{0};    ///< nanoseconds
static std::atomic<int64_t> currentStep{0}; ///< from 1; 0: none runs
static_assert(std::atomic<int64_t>::is_always_lock_free,
              "a signal handler writes it");

// Written before `stepsRun`.
static double grace = 0;          ///< seconds; 0: no limit
static std::string runningEntry;  ///< ` of entry 'train'`
static std::string messagePrefix; ///< `dp-run: error: rank 1: `

// timeout(1) and some launchers send one signal to the process and to its
// group: both are one request.
static constexpr int64_t sameWish = 250'000'000;
// Seconds in which a process reports the operation that it waits for.
static constexpr double lastWords = 5, lastWordsAgain = 1;

static int64_t now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * INT64_C(1'000'000'000) + t.tv_nsec;
}

static void setTimer(double seconds) {
  itimerval timer = {};
  timer.it_value.tv_sec = static_cast<time_t>(seconds);
  timer.it_value.tv_usec =
      static_cast<suseconds_t>((seconds - std::floor(seconds)) * 1e6);
  setitimer(ITIMER_REAL, &timer, nullptr);
}

namespace {
/// A line that a signal handler writes.
class Line {
public:
  void add(std::string_view text) {
    size += text.copy(buffer + size, sizeof buffer - 1 - size);
  }
  void add(int64_t number) {
    char digits[20];
    add({digits,
         static_cast<size_t>(
             std::to_chars(digits, std::end(digits), number).ptr - digits)});
  }
  void write() {
    buffer[size++] = '\n';
    // Nobody is left to tell if it fails.
    [[maybe_unused]] ssize_t written = ::write(STDERR_FILENO, buffer, size);
  }

private:
  char buffer[512];
  size_t size = 0;
};
} // namespace

/// Reports the operation that `signal` interrupts.
static void reportEnd(int signal) {
  if (!stepsRun.load() || !claimReport())
    return;
  Line line;
  line.add(messagePrefix);
  line.add("ended by SIG");
  line.add(sigabbrev_np(signal));
  if (int64_t step = currentStep.load()) {
    line.add(" in step ");
    line.add(step);
    line.add(runningEntry);
    line.add(", which has not ended");
  } else {
    line.add(" before all outputs were written");
  }
  line.write();
}

/// Ends the process as the signal would have. A step that runs cannot be cut
/// short, so its session is not destroyed.
static void end(int signal) {
  reportEnd(signal);
  removeTemporaryFile();
  struct sigaction action = {};
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, nullptr);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
  raise(signal);
}

/// Ends the process; in a job after it has reported the operation that it waits
/// for.
static void leave(int signal, double seconds) {
  if (!isInJob.load() || isEnding.exchange(true))
    return end(signal);
  dp_interrupt();
  setTimer(seconds);
}

static void onSignal(int signal) {
  int64_t time = now();
  if (wishTime.load() != 0 && time - wishTime.load() < sameWish)
    return;
  int error = errno;
  wishTime.store(time);
  lastSignal.store(signal);
  bool first = !isAsked.exchange(true);
  if (first && stepsRun.load()) {
    dp_request_stop(signal);
    setTimer(grace);
  } else {
    leave(signal, first ? lastWords : lastWordsAgain);
  }
  errno = error;
}

/// The grace of the step that runs is over, or that of last words.
static void onTimer(int) {
  int error = errno;
  if (isEnding.load())
    end(lastSignal.load());
  else if (currentStep.load() != 0)
    leave(lastSignal.load(), lastWordsAgain);
  errno = error;
}

static void install(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, nullptr);
}

void dp::handleSignals() {
  install(SIGXFSZ, SIG_IGN);
  install(SIGPIPE, SIG_IGN);
  install(SIGTERM, onSignal);
  install(SIGALRM, onTimer);
  // nohup and shells have commands in the background ignore these.
  for (int signal : {SIGINT, SIGHUP}) {
    struct sigaction present;
    if (sigaction(signal, nullptr, &present) == 0 &&
        present.sa_handler != SIG_IGN)
      install(signal, onSignal);
  }
}

void dp::reportWaitsOnSignals() {
  isInJob.store(true);
  // mpirun: SIGCONT, and a second later SIGTERM and SIGKILL at once.
  if (std::getenv("OMPI_COMM_WORLD_SIZE"))
    install(SIGCONT, [](int) { dp_interrupt_if_not_stopped(); });
}

int dp::stopOnSignals(const std::string &entry, int64_t rank, double seconds) {
  grace = seconds;
  runningEntry = " of entry '" + entry + "'";
  messagePrefix = "dp-run: error: ";
  if (isInJob.load())
    messagePrefix += "rank " + std::to_string(rank) + ": ";
  stepsRun.store(true);
  // Only in a job: a single process has ended.
  return isEnding.load() ? lastSignal.load() : 0;
}

StepInProgress::StepInProgress(int64_t number) {
  currentStep.store(number);
  // A process of a job that was asked during the last step, too late for the
  // others to stop after it.
  if (isAsked.load())
    setTimer(grace);
}

StepInProgress::~StepInProgress() { currentStep.store(0); }

std::string dp::nameOfSignal(int signal) {
  const char *name = sigabbrev_np(signal);
  return name ? std::string("SIG") + name : "signal " + std::to_string(signal);
}
