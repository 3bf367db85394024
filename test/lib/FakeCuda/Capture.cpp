//===- Capture.cpp - Stream capture and graphs ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Capture.h"

using namespace dp::fake;

void Capture::include(Stream &stream) {
  stream.capture = shared_from_this();
  stream.captureIndex = streams.size();
  streams.push_back(&stream);
  clocks.emplace_back();
  ticks.push_back(0);
}

void Capture::add(Stream &stream, Op op) {
  uint32_t index = stream.captureIndex;
  switch (op.kind) {
  case Op::Record:
    op.record->clock = clocks[index];
    break;
  case Op::Wait:
    clocks[index].join(op.record->clock);
    [[fallthrough]];
  case Op::Work:
  case Op::Meet:
    clocks[index].raise(index, ++ticks[index]);
    break;
  }
  commands.push_back({index, std::move(op)});
}

void Capture::end() {
  for (Stream *stream : streams)
    stream->capture = nullptr;
}

bool Capture::isJoined() const {
  for (size_t i = 0; i < streams.size(); ++i)
    if (clocks.front()[i] < ticks[i])
      return false;
  return true;
}

GraphExec::GraphExec(std::shared_ptr<Capture> captured)
    : capture(std::move(captured)) {
  for (Stream *stream : capture->streams)
    streams.push_back(engine().createStream(stream->device, false,
                                            "graph of " + stream->name));
}

void GraphExec::launch(Stream &stream) {
  std::shared_ptr<Record> begin = engine().record(stream);
  for (Stream *s : streams)
    engine().wait(*s, begin);
  std::map<Record *, std::shared_ptr<Record>> records;
  for (const Capture::Command &command : capture->commands) {
    Stream &s = *streams[command.stream];
    if (command.op.kind == Op::Record)
      records[command.op.record.get()] = engine().record(s);
    else if (command.op.kind == Op::Wait)
      engine().wait(s, records.at(command.op.record.get()));
    else
      engine().enqueue(s, command.op);
  }
  for (Stream *s : streams)
    engine().wait(stream, engine().record(*s));
}
