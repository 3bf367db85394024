//===- Devices.h - The devices of a session ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_DEVICES_H
#define DP_LIB_RUNTIME_SESSION_DEVICES_H

#include "Device/Device.h"
#include "Job/ControlPlane.h"

#include <cassert>
#include <exception>
#include <functional>
#include <memory>

namespace dp {

/// The ranks of a program that are in this process: all of them, or one per
/// process of a job.
struct RankSet {
  int64_t ranks = 1;
  ControlPlane *control = nullptr; ///< null: all of them
  int64_t sharing = 1; ///< processes that share the cores of this one
};

/// N devices, each with a thread and a team. Device 0 runs on the caller's
/// thread, so a single device needs no other.
class Devices {
public:
  /// Creates the device of a rank, whose team is `team`.
  using Make = std::function<std::unique_ptr<Device>(
      int64_t rank, Communicator &comm, Team &team)>;

  /// Creates host devices with `threads` threads per device; 0: max(1, cores /
  /// count). Throws Error.
  Devices(int64_t count, int64_t threads);
  /// Creates the devices by `make`, in the order of their ranks.
  Devices(const RankSet &set, int64_t threads, const Make &make);
  ~Devices();
  Devices(const Devices &) = delete;

  /// The ranks of the program; the ranks of this process are [first(), end()).
  int64_t count() const { return comm->ranks(); }
  int64_t first() const { return firstRank; }
  int64_t end() const {
    return firstRank + static_cast<int64_t>(devices.size());
  }
  int64_t threadsPerDevice() const { return teams[0]->size(); }
  Communicator &communicator() { return *comm; }
  /// Returns the device of a rank in this process.
  Device &operator[](int64_t rank) {
    assert(first() <= rank && rank < end() && "a rank of another process");
    return *devices[rank - firstRank];
  }
  /// Returns its threads, which its own thread may use between two calls.
  Team &team(int64_t rank) {
    assert(first() <= rank && rank < end() && "a rank of another process");
    return *teams[rank - firstRank];
  }

  /// Runs task(context, rank) on the thread of every device of this process;
  /// returns when all have returned and rethrows the exception of the lowest
  /// rank.
  void run(void (*task)(void *context, int64_t rank), void *context);

  template <typename F>
  void run(F &&f) {
    run([](void *c, int64_t rank) { (*static_cast<F *>(c))(rank); }, &f);
  }

private:
  void threadMain(int64_t device);
  void runTask(int64_t device);
  void stopThreads();

  int spins = 0;
  int64_t firstRank = 0;
  std::unique_ptr<Communicator> comm;
  std::vector<std::unique_ptr<Team>> teams;
  std::vector<std::unique_ptr<Device>> devices;
  std::vector<std::exception_ptr> thrown;
  std::vector<std::thread> threads;
  void (*task)(void *, int64_t) = nullptr;
  void *context = nullptr;
  bool stop = false;
  alignas(64) WaitWord start;
  alignas(64) std::atomic<int64_t> running{0};
  alignas(64) WaitWord finished;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_DEVICES_H
