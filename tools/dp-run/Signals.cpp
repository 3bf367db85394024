//===- Signals.cpp - Ending a run by a signal -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Signals.h"

#include "dp/Files/OutputFile.h"
#include "dp/Runtime/Runtime.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <unistd.h>

using namespace dp;

static std::atomic<bool> stepsRun{false}, isInJob{false}, isAsked{false},
    isEnding{false};
static std::atomic<int> lastSignal{0};
static std::atomic<int64_t> wishTime{0}; ///< nanoseconds
static_assert(std::atomic<int64_t>::is_always_lock_free,
              "a signal handler writes it");

// timeout(1) and some launchers send one signal to the process and to its
// group: both are one request.
static constexpr int64_t sameWish = 250'000'000;
// Seconds that a process has to report what it waits for.
static constexpr unsigned lastWords = 5, lastWordsAgain = 1;

static int64_t now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * INT64_C(1'000'000'000) + t.tv_nsec;
}

/// Ends the process as the signal would have.
static void end(int signal) {
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
  } else if (isInJob.load() && !isEnding.exchange(true)) {
    dp_interrupt();
    alarm(first ? lastWords : lastWordsAgain);
  } else {
    end(signal);
  }
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
  install(SIGALRM, [](int) { end(lastSignal.load()); });
  // mpirun: SIGCONT, and a second later SIGTERM and SIGKILL at once.
  if (std::getenv("OMPI_COMM_WORLD_SIZE"))
    install(SIGCONT, [](int) { dp_interrupt_if_not_stopped(); });
}

int dp::stopOnSignals() {
  stepsRun.store(true);
  // Only in a job: a single process has ended.
  return isEnding.load() ? lastSignal.load() : 0;
}

std::string dp::nameOfSignal(int signal) {
  const char *name = sigabbrev_np(signal);
  return name ? std::string("SIG") + name : "signal " + std::to_string(signal);
}
