//===- Engine.h - Streams as queues, run late and in any order --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Enqueuing never runs anything. Operations run when a host thread waits for or
// asks about one, in an order chosen by Settings::Order among all that stream
// order and events allow, on the thread that waits, one at a time: whatever the
// program forgot to order may come in the other order.
//
// Everything is guarded by one mutex, which API calls take at entry.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_ENGINE_H
#define DP_TEST_FAKECUDA_ENGINE_H

#include "CudaApi.h"
#include "Memory.h"
#include "Report.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <utility>

namespace dp::fake {

struct Stream;
struct Capture;

/// One cuEventRecord: what a wait that follows it waits for.
struct Record {
  Stream *stream = nullptr;
  bool done = false;
  Clock clock;
  std::chrono::steady_clock::time_point time;
  bool captured = false;          ///< recorded into a graph, not run
  std::weak_ptr<Capture> capture; ///< which also holds this
};

/// An operation that may have to wait for others when its turn has come: a
/// rank's part in collectives.
class Rendezvous {
public:
  virtual ~Rendezvous() = default;
  /// The stream has come to this operation.
  virtual void arrive(const OpContext &op) = 0;
  /// Whether the stream may go on, and then what happened before that.
  virtual bool isDone() const = 0;
  virtual const Clock &clock() const = 0;
  /// The device has failed: it takes no part any more.
  virtual void abandon() = 0;
  /// The streams of those that have been enqueued and are not there yet.
  virtual std::vector<Stream *> missing() const = 0;
};

/// What is put into a stream.
struct Op {
  enum Kind { Work, Record, Wait, Meet };

  Kind kind = Work;
  std::string name;
  std::function<void(OpContext &)> run;                      // Work
  std::function<std::shared_ptr<Rendezvous>(Stream &)> meet; // Meet
  std::shared_ptr<dp::fake::Record> record;                  // Record, Wait

  // Set by the engine.
  Clock host; // what the enqueuing thread knew to be complete
  std::shared_ptr<Rendezvous> rendezvous;
  bool arrived = false;
};

struct Stream {
  int device = 0;
  uint32_t index = 0; ///< its component in clocks
  std::string name;
  bool legacy = false;   ///< the default stream of its device
  bool blocking = false; ///< ordered with the default stream
  std::deque<Op> queue;
  uint64_t enqueued = 0, completed = 0; // operations
  uint32_t enqueuedWork = 0;            // those that touch memory
  uint32_t tick = 0;
  Clock clock;
  std::shared_ptr<Capture> capture; ///< where operations go instead
  uint32_t captureIndex = 0;

  bool idle() const { return queue.empty(); }
};

/// The engine's mutex. With DP_FAKE_CUDA_GUARD, who does not hold it cannot
/// access the memory of devices, as the host cannot that of a GPU.
class EngineMutex {
public:
  explicit EngineMutex(Memory &memory) : memory(memory) {}
  void lock() { mutex.lock(); }
  bool try_lock() { return mutex.try_lock(); }
  void unlock() {
    if (settings().guard)
      memory.guard();
    mutex.unlock();
  }

private:
  std::mutex mutex;
  Memory &memory;
};

class Engine {
public:
  Memory memory;
  EngineMutex mutex{memory};
  Settings::Order order = settings().order;

  /// A new stream of `device`; it lives for ever (clocks name it).
  Stream *createStream(int device, bool blocking, const std::string &name);
  Stream *defaultStream(int device);
  std::string streamName(uint32_t index) const { return streams[index]->name; }
  const std::vector<std::unique_ptr<Stream>> &allStreams() const {
    return streams;
  }

  /// Appends to the stream, or to the graph that it is being captured into.
  void enqueue(Stream &stream, Op op);
  std::shared_ptr<Record> record(Stream &stream);
  void wait(Stream &stream, std::shared_ptr<Record> record);

  /// Runs operations until `done`, by preference what `stream` (may be null)
  /// needs; sleeps while there is nothing to run.
  void runUntil(std::unique_lock<EngineMutex> &lock, Stream *stream,
                const std::function<bool()> &done);
  /// Runs one operation, if there is one. False where nothing can run.
  bool progress(Stream *stream);
  /// Runs a few operations, since a query takes time, too.
  void progressSome(Stream *stream);
  /// Runs all that can run.
  void drain();
  /// Waits for all that is in the stream; the calling thread then knows.
  void synchronize(std::unique_lock<EngineMutex> &lock, Stream &stream);
  /// The calling thread has seen what `clock` covers complete.
  void learn(const Clock &clock);
  /// Something that sleeping threads wait for has happened.
  void wake() { changed.notify_all(); }

  /// Every later call on the device fails with `code`, and what is left in its
  /// streams has no effect.
  void fault(int device, CUresult code = CUDA_ERROR_ILLEGAL_ADDRESS);
  CUresult faultOf(int device) const;
  void clearFaults() { faults.clear(); }

private:
  void step(Stream &stream);
  bool isReady(const Stream &stream) const;
  Stream *helpful(Stream &stream, std::set<Stream *> &visited);
  Stream *choose(Stream *wanted);
  Clock &hostClock();

  std::vector<std::unique_ptr<Stream>> streams;
  std::map<int, Stream *> defaults;
  std::map<int, CUresult> faults;
  std::condition_variable_any changed;
  Clock published; // what some thread knows to be complete
  Clock epoch;     // what all threads do, since everything was complete
  uint64_t epochNumber = 0;
};

Engine &engine();

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_ENGINE_H
