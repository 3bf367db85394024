//===- Engine.cpp - Streams as queues, run late and in any order ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

#include "Capture.h"

using namespace dp::fake;

Engine &dp::fake::engine() {
  // Never destroyed: calls may come from other libraries' destructors.
  static Engine *engine = new Engine;
  return *engine;
}

Stream *Engine::createStream(int device, bool blocking,
                             const std::string &name) {
  auto stream = std::make_unique<Stream>();
  stream->device = device;
  stream->blocking = blocking;
  stream->index = streams.size();
  stream->name = name;
  streams.push_back(std::move(stream));
  return streams.back().get();
}

Stream *Engine::defaultStream(int device) {
  Stream *&stream = defaults[device];
  if (!stream) {
    stream = createStream(device, false, "default stream");
    stream->legacy = true;
  }
  return stream;
}

//===----------------------------------------------------------------------===//
// What host threads know
//===----------------------------------------------------------------------===//
//
// How threads tell each other that something is complete is invisible here. So
// a thread knows only what it waited for itself, and all threads know what was
// complete at a moment when, for every operation so far, some thread knew it to
// be: between two steps of a program, but not in the midst of one.

Clock &Engine::hostClock() {
  thread_local Clock clock;
  thread_local uint64_t seen = 0;
  if (seen != epochNumber) {
    clock.join(epoch);
    seen = epochNumber;
  }
  return clock;
}

void Engine::learn(const Clock &clock) {
  hostClock().join(clock);
  published.join(clock);
  for (const auto &stream : streams)
    if (published[stream->index] < stream->enqueuedWork)
      return;
  epoch = published;
  ++epochNumber;
}

//===----------------------------------------------------------------------===//
// Enqueuing
//===----------------------------------------------------------------------===//

static void traceOp(const Stream &stream, const Op &op) {
  if (!tracing() || op.name.empty())
    return;
  trace("device " + std::to_string(stream.device) + " " + stream.name + ": " +
        op.name);
}

void Engine::enqueue(Stream &stream, Op op) {
  if (stream.capture) {
    stream.capture->add(stream, std::move(op));
    return;
  }
  // The default stream and those that block with it wait for each other.
  if (op.kind == Op::Work || op.kind == Op::Meet) {
    for (auto &other : streams)
      if (other->device == stream.device && !other->idle() && !other->capture &&
          ((stream.legacy && other->blocking) ||
           (stream.blocking && other->legacy)))
        wait(stream, record(*other));
    // Those that are idle are complete, but the checker must know it, too.
    for (auto &other : streams)
      if (other->device == stream.device && other->idle() &&
          ((stream.legacy && other->blocking) ||
           (stream.blocking && other->legacy)))
        op.host.join(other->clock);
    ++stream.enqueuedWork;
  }
  op.host.join(hostClock());
  if (op.kind == Op::Meet)
    op.rendezvous = op.meet(stream);
  traceOp(stream, op);
  if (!op.name.empty())
    countOperation(op.name);
  stream.queue.push_back(std::move(op));
  ++stream.enqueued;
  wake();
}

std::shared_ptr<Record> Engine::record(Stream &stream) {
  Op op;
  op.kind = Op::Record;
  op.record = std::make_shared<Record>();
  op.record->stream = &stream;
  op.record->captured = stream.capture != nullptr;
  op.record->capture = stream.capture;
  std::shared_ptr<Record> result = op.record;
  enqueue(stream, std::move(op));
  return result;
}

void Engine::wait(Stream &stream, std::shared_ptr<Record> record) {
  Op op;
  op.kind = Op::Wait;
  op.record = std::move(record);
  enqueue(stream, std::move(op));
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Whether step() would get the stream further.
bool Engine::isReady(const Stream &stream) const {
  if (stream.idle())
    return false;
  const Op &op = stream.queue.front();
  if (op.kind == Op::Wait)
    return op.record->done;
  return !op.arrived || op.rendezvous->isDone() || faultOf(stream.device);
}

void Engine::step(Stream &stream) {
  Op &op = stream.queue.front();
  stream.clock.join(op.host);
  switch (op.kind) {
  case Op::Wait:
    stream.clock.join(op.record->clock);
    break;
  case Op::Record:
    op.record->clock = stream.clock;
    op.record->time = std::chrono::steady_clock::now();
    op.record->done = true;
    break;
  case Op::Work:
  case Op::Meet: {
    if (faultOf(stream.device)) {
      if (!op.arrived)
        stream.clock.raise(stream.index, ++stream.tick);
      if (op.rendezvous)
        op.rendezvous->abandon();
      break;
    }
    if (!op.arrived) {
      stream.clock.raise(stream.index, ++stream.tick);
      OpContext context;
      context.device = stream.device;
      context.clock = &stream.clock;
      context.id =
          memory.addOp(op.name, stream.index, stream.tick, stream.device);
      op.arrived = true;
      if (op.kind == Op::Work)
        op.run(context);
      else
        op.rendezvous->arrive(context);
    }
    if (op.kind == Op::Meet) {
      if (!op.rendezvous->isDone())
        return;
      stream.clock.join(op.rendezvous->clock());
    }
    break;
  }
  }
  stream.queue.pop_front();
  ++stream.completed;
}

/// The stream of an operation that can run and that `stream` needs to get on;
/// null where it waits for something not yet enqueued.
Stream *Engine::helpful(Stream &stream, std::set<Stream *> &visited) {
  if (stream.idle() || !visited.insert(&stream).second)
    return nullptr;
  if (isReady(stream))
    return &stream;
  const Op &op = stream.queue.front();
  if (op.kind == Op::Wait)
    return helpful(*op.record->stream, visited);
  for (Stream *peer : op.rendezvous->missing())
    if (Stream *found = helpful(*peer, visited))
      return found;
  return nullptr;
}

Stream *Engine::choose(Stream *wanted) {
  std::set<Stream *> visited;
  Stream *needed = wanted ? helpful(*wanted, visited) : nullptr;
  if (needed && (order == Settings::Order::Lazy ||
                 (order == Settings::Order::Random && chance(2))))
    return needed;
  std::vector<Stream *> ready, others;
  for (auto &stream : streams)
    if (isReady(*stream)) {
      ready.push_back(stream.get());
      if (stream.get() != needed)
        others.push_back(stream.get());
    }
  if (order == Settings::Order::Eager && !others.empty())
    ready = others;
  return ready.empty() ? nullptr : ready[chance(ready.size())];
}

bool Engine::progress(Stream *stream) {
  Stream *chosen = choose(stream);
  if (!chosen)
    return false;
  step(*chosen);
  wake();
  return true;
}

void Engine::progressSome(Stream *stream) {
  for (uint64_t i = chance(32); progress(stream) && i > 0; --i)
    if (order == Settings::Order::Lazy && stream && stream->idle())
      return;
}

void Engine::drain() {
  while (progress(nullptr))
    ;
}

void Engine::runUntil(std::unique_lock<EngineMutex> &lock, Stream *stream,
                      const std::function<bool()> &done) {
  bool ran = false;
  while (!done()) {
    if (Stream *chosen = choose(stream)) {
      step(*chosen);
      ran = true;
      continue;
    }
    if (std::exchange(ran, false))
      wake(); // others may have waited for what has just been done
    changed.wait(lock);
  }
  wake();
}

void Engine::synchronize(std::unique_lock<EngineMutex> &lock, Stream &stream) {
  uint64_t target = stream.enqueued;
  runUntil(lock, &stream, [&] { return stream.completed >= target; });
  learn(stream.clock);
}

void Engine::fault(int device, CUresult code) {
  faults.try_emplace(device, code);
}

CUresult Engine::faultOf(int device) const {
  auto it = faults.find(device);
  return it == faults.end() ? CUDA_SUCCESS : it->second;
}
