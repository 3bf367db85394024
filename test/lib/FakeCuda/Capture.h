//===- Capture.h - Stream capture and graphs --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A graph is the list of what was enqueued, by captured stream; a launch
// enqueues it again into streams of its own. Their order and their events are
// exactly the dependencies that a real graph would have.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CAPTURE_H
#define DP_TEST_FAKECUDA_CAPTURE_H

#include "Engine.h"

#include <thread>

namespace dp::fake {

/// What is captured from one cuStreamBeginCapture on.
struct Capture : std::enable_shared_from_this<Capture> {
  struct Command {
    uint32_t stream;
    Op op;
  };

  std::vector<Command> commands;
  std::vector<Stream *> streams; ///< the first is where it began
  bool invalid = false;
  CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
  std::thread::id thread;
  /// What the captured operations need: each has an owner besides this.
  std::vector<std::shared_ptr<void>> needs;

  /// Operations of `stream` are captured from now on.
  void include(Stream &stream);
  void add(Stream &stream, Op op);
  /// Ends the capture of all its streams.
  void end();
  /// Whether the first stream waits, at its end, for all of the others.
  bool isJoined() const;

private:
  // What precedes, among the captured operations, the next one of each stream.
  std::vector<Clock> clocks;
  std::vector<uint32_t> ticks;
};

struct Graph {
  std::shared_ptr<Capture> capture;
};

struct GraphExec {
  std::shared_ptr<Capture> capture;
  std::vector<Stream *> streams; ///< one per captured stream

  explicit GraphExec(std::shared_ptr<Capture> capture);
  void launch(Stream &stream);
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_CAPTURE_H
