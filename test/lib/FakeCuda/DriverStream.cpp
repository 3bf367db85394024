//===- DriverStream.cpp - Streams, events, capture, graphs ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

using namespace dp::fake;

static Handles<Graph> &graphHandles() {
  static auto *handles = new Handles<Graph>;
  return *handles;
}

static Handles<GraphExec> &execHandles() {
  static auto *handles = new Handles<GraphExec>;
  return *handles;
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

static CUresult createStream(const char *name, CUstream *result,
                             unsigned flags) {
  DP_FAKE_CALL(name);
  int device;
  DP_FAKE_TRY(call.device(device));
  if (!result || flags > CU_STREAM_NON_BLOCKING)
    return CUDA_ERROR_INVALID_VALUE;
  static std::map<int, int> created;
  Stream *stream =
      engine().createStream(device, flags == CU_STREAM_DEFAULT,
                            "stream " + std::to_string(created[device]++));
  *result = streamHandles().add<CUstream>(stream);
  return CUDA_SUCCESS;
}

CUresult cuStreamCreate(CUstream *result, unsigned flags) {
  return createStream("cuStreamCreate", result, flags);
}

CUresult cuStreamCreateWithPriority(CUstream *result, unsigned flags, int) {
  return createStream("cuStreamCreateWithPriority", result, flags);
}

CUresult cuStreamDestroy_v2(CUstream handle) {
  DP_FAKE_CALL("cuStreamDestroy_v2");
  Stream *stream = streamHandles().get(handle);
  if (!stream) {
    violation("cuStreamDestroy: there is no such stream (any more)");
    return CUDA_ERROR_INVALID_HANDLE;
  }
  // What is in it still runs.
  streamHandles().remove(stream);
  return CUDA_SUCCESS;
}

CUresult cuStreamSynchronize(CUstream handle) {
  DP_FAKE_CALL("cuStreamSynchronize");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  DP_FAKE_TRY(call.unsafeInCapture());
  if (stream->capture)
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  engine().synchronize(call.lock, *stream);
  return engine().faultOf(stream->device);
}

CUresult cuStreamQuery(CUstream handle) {
  DP_FAKE_CALL("cuStreamQuery");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  DP_FAKE_TRY(call.unsafeInCapture());
  if (stream->idle()) {
    engine().learn(stream->clock);
    return engine().faultOf(stream->device);
  }
  engine().progressSome(stream);
  return CUDA_ERROR_NOT_READY;
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

CUresult cuEventCreate(CUevent *result, unsigned flags) {
  DP_FAKE_CALL("cuEventCreate");
  int device;
  DP_FAKE_TRY(call.device(device));
  if (!result || flags > 7)
    return CUDA_ERROR_INVALID_VALUE;
  auto *event = new Event{device, !(flags & CU_EVENT_DISABLE_TIMING), nullptr};
  *result = eventHandles().add<CUevent>(event);
  return CUDA_SUCCESS;
}

CUresult cuEventDestroy_v2(CUevent handle) {
  DP_FAKE_CALL("cuEventDestroy_v2");
  Event *event = eventHandles().get(handle);
  if (!event) {
    violation("cuEventDestroy: there is no such event (any more)");
    return CUDA_ERROR_INVALID_HANDLE;
  }
  eventHandles().remove(event);
  delete event;
  return CUDA_SUCCESS;
}

CUresult cuEventRecord(CUevent handle, CUstream streamHandle) {
  DP_FAKE_CALL("cuEventRecord");
  Stream *stream;
  Event *event;
  DP_FAKE_TRY(call.stream(streamHandle, stream));
  DP_FAKE_TRY(call.event(handle, event));
  if (event->device != stream->device)
    return CUDA_ERROR_INVALID_HANDLE;
  trace("device " + std::to_string(stream->device) + " " + stream->name +
        ": cuEventRecord");
  event->record = engine().record(*stream);
  return CUDA_SUCCESS;
}

CUresult cuStreamWaitEvent(CUstream streamHandle, CUevent handle, unsigned) {
  DP_FAKE_CALL("cuStreamWaitEvent");
  Stream *stream;
  Event *event;
  DP_FAKE_TRY(call.stream(streamHandle, stream));
  DP_FAKE_TRY(call.event(handle, event));
  bool ignored = waitIgnored(stream->device);
  if (!event->record)
    return CUDA_SUCCESS; // never recorded: nothing to wait for
  trace("device " + std::to_string(stream->device) + " " + stream->name +
        ": cuStreamWaitEvent of " + event->record->stream->name +
        (ignored ? " (ignored)" : ""));
  std::shared_ptr<Capture> capture = event->record->capture.lock();
  if (event->record->captured &&
      (!capture || event->record->stream->capture != capture))
    return CUDA_ERROR_INVALID_VALUE; // that capture has ended
  if (stream->capture && stream->capture != capture) {
    stream->capture->invalid = true;
    return capture ? CUDA_ERROR_STREAM_CAPTURE_MERGE
                   : CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
  }
  if (capture && !stream->capture)
    capture->include(*stream);
  if (!ignored)
    engine().wait(*stream, event->record);
  return CUDA_SUCCESS;
}

CUresult cuEventQuery(CUevent handle) {
  DP_FAKE_CALL("cuEventQuery");
  Event *event;
  DP_FAKE_TRY(call.event(handle, event));
  if (!event->record)
    return CUDA_SUCCESS;
  if (event->record->captured)
    return CUDA_ERROR_CAPTURED_EVENT;
  if (event->record->done) {
    engine().learn(event->record->clock);
    return CUDA_SUCCESS;
  }
  engine().progressSome(event->record->stream);
  return CUDA_ERROR_NOT_READY;
}

CUresult cuEventSynchronize(CUevent handle) {
  DP_FAKE_CALL("cuEventSynchronize");
  Event *event;
  DP_FAKE_TRY(call.event(handle, event));
  std::shared_ptr<Record> record = event->record;
  if (!record)
    return CUDA_SUCCESS;
  if (record->captured)
    return CUDA_ERROR_CAPTURED_EVENT;
  engine().runUntil(call.lock, record->stream, [&] { return record->done; });
  engine().learn(record->clock);
  return engine().faultOf(record->stream->device);
}

CUresult cuEventElapsedTime_v2(float *milliseconds, CUevent start,
                               CUevent end) {
  DP_FAKE_CALL("cuEventElapsedTime_v2");
  Event *first, *second;
  DP_FAKE_TRY(call.event(start, first));
  DP_FAKE_TRY(call.event(end, second));
  if (!first->timing || !second->timing || !first->record || !second->record)
    return CUDA_ERROR_INVALID_HANDLE;
  if (!first->record->done || !second->record->done)
    return CUDA_ERROR_NOT_READY;
  *milliseconds = std::chrono::duration<float, std::milli>(
                      second->record->time - first->record->time)
                      .count();
  return CUDA_SUCCESS;
}

CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
  return cuEventElapsedTime_v2(milliseconds, start, end);
}

//===----------------------------------------------------------------------===//
// Capture and graphs
//===----------------------------------------------------------------------===//

CUresult cuStreamBeginCapture_v2(CUstream handle, CUstreamCaptureMode mode) {
  DP_FAKE_CALL("cuStreamBeginCapture_v2");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  if (stream->legacy)
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  if (stream->capture)
    return CUDA_ERROR_ILLEGAL_STATE;
  auto capture = std::make_shared<Capture>();
  capture->mode = mode;
  capture->thread = std::this_thread::get_id();
  capture->include(*stream);
  return CUDA_SUCCESS;
}

CUresult cuStreamEndCapture(CUstream handle, CUgraph *graph) {
  Call call("cuStreamEndCapture");
  Stream *stream = streamHandles().get(handle);
  if (!stream)
    return CUDA_ERROR_INVALID_HANDLE;
  *graph = nullptr;
  std::shared_ptr<Capture> capture = stream->capture;
  if (!capture)
    return CUDA_ERROR_ILLEGAL_STATE;
  if (capture->streams.front() != stream)
    return CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
  capture->end();
  if (call.code) // the capture has ended nevertheless
    return call.code;
  if (capture->invalid)
    return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
  if (!capture->isJoined())
    return CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
  *graph = graphHandles().add<CUgraph>(new Graph{capture});
  return CUDA_SUCCESS;
}

CUresult cuStreamIsCapturing(CUstream handle, CUstreamCaptureStatus *status) {
  DP_FAKE_CALL("cuStreamIsCapturing");
  Stream *stream = streamHandles().get(handle);
  if (handle && !stream)
    return CUDA_ERROR_INVALID_HANDLE;
  *status = !stream || !stream->capture ? CU_STREAM_CAPTURE_STATUS_NONE
            : stream->capture->invalid  ? CU_STREAM_CAPTURE_STATUS_INVALIDATED
                                        : CU_STREAM_CAPTURE_STATUS_ACTIVE;
  return CUDA_SUCCESS;
}

CUresult cuGraphGetNodes(CUgraph handle, CUgraphNode *nodes, size_t *count) {
  DP_FAKE_CALL("cuGraphGetNodes");
  Graph *graph = graphHandles().get(handle);
  if (!graph || !count)
    return CUDA_ERROR_INVALID_VALUE;
  std::vector<const Capture::Command *> work;
  for (const Capture::Command &c : graph->capture->commands)
    if (c.op.kind == Op::Work || c.op.kind == Op::Meet)
      work.push_back(&c);
  for (size_t i = 0; nodes && i < *count; ++i)
    nodes[i] = i < work.size() ? reinterpret_cast<CUgraphNode>(
                                     const_cast<Capture::Command *>(work[i]))
                               : nullptr;
  if (!nodes)
    *count = work.size();
  return CUDA_SUCCESS;
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *exec, CUgraph handle,
                                     unsigned long long) {
  DP_FAKE_CALL("cuGraphInstantiateWithFlags");
  Graph *graph = graphHandles().get(handle);
  if (!graph || !exec)
    return CUDA_ERROR_INVALID_VALUE;
  *exec = execHandles().add<CUgraphExec>(new GraphExec(graph->capture));
  return CUDA_SUCCESS;
}

CUresult cuGraphUpload(CUgraphExec handle, CUstream streamHandle) {
  DP_FAKE_CALL("cuGraphUpload");
  Stream *stream;
  DP_FAKE_TRY(call.stream(streamHandle, stream));
  return execHandles().get(handle) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphLaunch(CUgraphExec handle, CUstream streamHandle) {
  DP_FAKE_CALL("cuGraphLaunch");
  Stream *stream;
  DP_FAKE_TRY(call.stream(streamHandle, stream));
  GraphExec *exec = execHandles().get(handle);
  if (!exec)
    return CUDA_ERROR_INVALID_VALUE;
  if (stream->capture)
    return CUDA_ERROR_NOT_SUPPORTED; // child graphs are not faked
  trace("device " + std::to_string(stream->device) + " " + stream->name +
        ": cuGraphLaunch");
  exec->launch(*stream);
  return CUDA_SUCCESS;
}

CUresult cuGraphExecDestroy(CUgraphExec handle) {
  DP_FAKE_CALL("cuGraphExecDestroy");
  GraphExec *exec = execHandles().get(handle);
  if (!exec)
    return CUDA_ERROR_INVALID_VALUE;
  execHandles().remove(exec);
  delete exec;
  return CUDA_SUCCESS;
}

CUresult cuGraphDestroy(CUgraph handle) {
  DP_FAKE_CALL("cuGraphDestroy");
  Graph *graph = graphHandles().get(handle);
  if (!graph)
    return CUDA_ERROR_INVALID_VALUE;
  graphHandles().remove(graph);
  delete graph;
  return CUDA_SUCCESS;
}
