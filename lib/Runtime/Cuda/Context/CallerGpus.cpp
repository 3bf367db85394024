//===- CallerGpus.cpp - The caller's streams and arrays on GPUs -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CallerGpus.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

static std::string nameOf(int gpu) { return "GPU " + std::to_string(gpu); }

namespace {
/// Makes a context current for a scope.
class Entered {
public:
  explicit Entered(CUcontext context) {
    check(driver().cuCtxPushCurrent_v2(context), "cuCtxPushCurrent");
  }
  ~Entered() {
    CUcontext old;
    driver().cuCtxPopCurrent_v2(&old);
  }
  Entered(const Entered &) = delete;
};
} // namespace

CallerGpus::~CallerGpus() {
  for (auto &[number, gpu] : gpus) {
    for (CUevent event : gpu.events)
      driver().cuEventDestroy_v2(event);
    if (gpu.digests) {
      driver().cuCtxPushCurrent_v2(gpu.context);
      gpu.digests->clear();
      CUcontext old;
      driver().cuCtxPopCurrent_v2(&old);
    }
    driver().cuDevicePrimaryCtxRelease_v2(number);
  }
}

/// Lets copies of `gpu` read and write the memory of `peer` directly. Where
/// that cannot be, the driver stages them.
void CallerGpus::reachFrom(int gpu, int peer) {
  int can = 0;
  check(driver().cuDeviceCanAccessPeer(&can, gpu, peer), nameOf(gpu));
  if (!can)
    return;
  CUcontext context;
  check(driver().cuDevicePrimaryCtxRetain(&context, gpu), nameOf(gpu));
  CUresult result;
  {
    Entered entered(context);
    result = driver().cuCtxEnablePeerAccess(contextOf(peer), 0);
  }
  driver().cuDevicePrimaryCtxRelease_v2(gpu); // The rank keeps it.
  if (result != CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
    check(result, "the access of " + nameOf(gpu) + " to " + nameOf(peer));
}

CallerGpus::CallersGpu &CallerGpus::open(int gpu) {
  if (auto found = gpus.find(gpu); found != gpus.end())
    return found->second;
  CUdevice device;
  int visible = 0;
  check(driver().cuDeviceGetCount(&visible), "cannot count the GPUs");
  if (gpu < 0 || gpu >= visible)
    throw Error("an array is in the memory of " + nameOf(gpu) + "; " +
                std::to_string(visible) + " are visible, from 0");
  check(driver().cuDeviceGet(&device, gpu), nameOf(gpu));
  CUcontext context;
  check(driver().cuDevicePrimaryCtxRetain(&context, device), nameOf(gpu));
  CallersGpu &made = gpus[gpu];
  made.context = context;
  for (int rank : ranks)
    if (rank != gpu)
      reachFrom(rank, gpu);
  return made;
}

void CallerGpus::record(const std::vector<CallersStream> &streams) {
  recorded.clear();
  std::map<int, size_t> used;
  for (const CallersStream &stream : streams) {
    CallersGpu &gpu = open(stream.gpu);
    Entered entered(gpu.context);
    size_t number = used[stream.gpu]++;
    if (number == gpu.events.size()) {
      CUevent event;
      check(driver().cuEventCreate(&event, CU_EVENT_DISABLE_TIMING),
            nameOf(stream.gpu));
      gpu.events.push_back(event);
    }
    check(driver().cuEventRecord(gpu.events[number],
                                 static_cast<CUstream>(stream.stream)),
          "the caller's stream of " + nameOf(stream.gpu));
    recorded.push_back(gpu.events[number]);
  }
}

void CallerGpus::await(CUstream stream) const {
  for (CUevent event : recorded)
    check(driver().cuStreamWaitEvent(stream, event, 0), "cuStreamWaitEvent");
}

void CallerGpus::read(void *host, const void *data, CallersStream of,
                      int64_t bytes) {
  if (bytes == 0)
    return;
  std::string what = "copy from " + nameOf(of.gpu);
  auto stream = static_cast<CUstream>(of.stream);
  Entered entered(open(of.gpu).context);
  check(driver().cuMemcpyDtoHAsync_v2(host, address(data),
                                      static_cast<size_t>(bytes), stream),
        what);
  check(driver().cuStreamSynchronize(stream), what);
}

void CallerGpus::write(void *data, CallersStream of, const void *host,
                       int64_t bytes) {
  if (bytes == 0)
    return;
  std::string what = "copy to " + nameOf(of.gpu);
  auto stream = static_cast<CUstream>(of.stream);
  Entered entered(open(of.gpu).context);
  check(driver().cuMemcpyHtoDAsync_v2(address(data), host,
                                      static_cast<size_t>(bytes), stream),
        what);
  check(driver().cuStreamSynchronize(stream), what);
}

std::vector<uint64_t>
CallerGpus::digest(const std::vector<CallersBytes> &arrays) {
  std::vector<uint64_t> found;
  found.reserve(arrays.size());
  // Arrays of one stream that follow each other, as all of a module do, are
  // waited for together.
  for (size_t begin = 0, end; begin < arrays.size(); begin = end) {
    CallersStream stream = arrays[begin].stream;
    for (end = begin + 1; end < arrays.size() && arrays[end].stream == stream;)
      ++end;
    CallersGpu &gpu = open(stream.gpu);
    Entered entered(gpu.context);
    if (!gpu.digests)
      gpu.digests = std::make_unique<Digests>(nameOf(stream.gpu));
    found.resize(end);
    gpu.digests->compute(&arrays[begin], end - begin,
                         static_cast<CUstream>(stream.stream), &found[begin]);
  }
  return found;
}
