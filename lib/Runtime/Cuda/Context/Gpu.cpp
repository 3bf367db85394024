//===- Gpu.cpp - A GPU's context, streams and memory ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"
#include "Job/ControlPlane.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <ctime>

using namespace dp;
using namespace dp::cuda;

Gpu::Current::Current(const Gpu &gpu) {
  check(driver().cuCtxPushCurrent_v2(gpu.context), "cuCtxPushCurrent");
}

Gpu::Current::~Current() {
  CUcontext old;
  driver().cuCtxPopCurrent_v2(&old);
}

bool Gpu::push() noexcept {
  return driver().cuCtxPushCurrent_v2(context) == CUDA_SUCCESS;
}

void Gpu::pop() noexcept {
  CUcontext old;
  driver().cuCtxPopCurrent_v2(&old);
}

Gpu::Gpu(int ordinal, Communicator &comm, double timeoutSeconds,
         const CallerGpus &callers)
    : comm(comm), callers(callers), timeoutSeconds(timeoutSeconds),
      spins(spinBudget(comm.ranks())), ordinal(ordinal) {
  char text[256] = "";
  gpuName = "GPU " + std::to_string(ordinal);
  check(driver().cuDeviceGet(&device, ordinal), gpuName);
  check(driver().cuDeviceGetName(text, sizeof text, device), gpuName);
  gpuName += " (" + std::string(text) + ")";
  check(driver().cuDeviceGetAttribute(&maxPitch, CU_DEVICE_ATTRIBUTE_MAX_PITCH,
                                      device),
        gpuName);
}

void Gpu::open() {
  assert(!isOpen() && "it is opened once");
  const Driver &d = driver();
  check(d.cuDevicePrimaryCtxRetain(&context, device), "cannot use " + gpuName);
  Current current(*this);
  int least = 0, greatest = 0;
  check(d.cuCtxGetStreamPriorityRange(&least, &greatest), gpuName);
  // Collectives have priority: all GPUs wait for them.
  const int priorities[] = {least, greatest};
  for (int i = 0; i < 2; ++i)
    check(d.cuStreamCreateWithPriority(&streams[i], CU_STREAM_NON_BLOCKING,
                                       priorities[i]),
          gpuName);
  for (CUevent *event : {&joined, &drained})
    check(d.cuEventCreate(event, CU_EVENT_DISABLE_TIMING), gpuName);
}

void Gpu::copyRows(Rows to, Rows from, int64_t bytes, int64_t count,
                   CUstream stream) {
  const Driver &d = driver();
  if (bytes == 0 || count == 0)
    return;
  if (std::max(to.pitch, from.pitch) <= maxPitch) {
    CUDA_MEMCPY2D copy = {};
    copy.srcMemoryType = copy.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    copy.srcDevice = from.begin;
    copy.srcPitch = static_cast<size_t>(from.pitch);
    copy.dstDevice = to.begin;
    copy.dstPitch = static_cast<size_t>(to.pitch);
    copy.WidthInBytes = static_cast<size_t>(bytes);
    copy.Height = static_cast<size_t>(count);
    return check(d.cuMemcpy2DAsync_v2(&copy, stream), gpuName);
  }
  // Rows of more than 2 GiB are few.
  for (int64_t row = 0; row < count; ++row)
    check(d.cuMemcpyDtoDAsync_v2(to.begin + row * to.pitch,
                                 from.begin + row * from.pitch,
                                 static_cast<size_t>(bytes), stream),
          gpuName);
}

CUstream Gpu::uploadStream() {
  CUstream &stream = streams[2];
  if (!stream) {
    int least = 0, greatest = 0;
    check(driver().cuCtxGetStreamPriorityRange(&least, &greatest), gpuName);
    check(driver().cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING,
                                              least),
          gpuName);
  }
  return stream;
}

bool Gpu::isPinned(const void *data, int64_t bytes) const {
  auto isPinnedAt = [](const void *place) {
    CUmemorytype type = {};
    return driver().cuPointerGetAttribute(&type,
                                          CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                          address(place)) == CUDA_SUCCESS &&
           type == CU_MEMORYTYPE_HOST;
  };
  return bytes > 0 && isPinnedAt(data) &&
         isPinnedAt(static_cast<const char *>(data) + bytes - 1);
}

//===----------------------------------------------------------------------===//
// Arrays of the caller
//===----------------------------------------------------------------------===//

void Gpu::copyPeer(PeerRows to, PeerRows from, int64_t bytes, int64_t count) {
  const Driver &d = driver();
  bool isDense =
      count == 1 || (to.rows.pitch == bytes && from.rows.pitch == bytes);
  if (isDense) {
    bytes *= count;
    count = 1;
  } else if (std::max(to.rows.pitch, from.rows.pitch) <= maxPitch) {
    CUDA_MEMCPY3D_PEER copy = {};
    copy.srcMemoryType = copy.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    copy.srcDevice = from.rows.begin;
    copy.srcContext = from.context;
    copy.srcPitch = static_cast<size_t>(from.rows.pitch);
    copy.dstDevice = to.rows.begin;
    copy.dstContext = to.context;
    copy.dstPitch = static_cast<size_t>(to.rows.pitch);
    copy.WidthInBytes = static_cast<size_t>(bytes);
    copy.Height = static_cast<size_t>(count);
    copy.srcHeight = copy.dstHeight = copy.Height;
    copy.Depth = 1;
    return check(d.cuMemcpy3DPeerAsync(&copy, compute()), gpuName);
  }
  for (int64_t row = 0; row < count; ++row)
    check(d.cuMemcpyPeerAsync(to.rows.begin + row * to.rows.pitch, to.context,
                              from.rows.begin + row * from.rows.pitch,
                              from.context, static_cast<size_t>(bytes),
                              compute()),
          gpuName);
}

static Gpu::Rows rowsOf(const CallersRows &rows) {
  return {address(rows.begin), rows.pitch};
}

void Gpu::copyIn(void *to, const CallersRows &from, int64_t bytes,
                 int64_t count) {
  if (bytes == 0 || count == 0)
    return;
  Rows own = {address(to), bytes};
  if (!isOf(from.gpu))
    return copyPeer({own, context}, {rowsOf(from), callers.contextOf(from.gpu)},
                    bytes, count);
  // One row has no pitch.
  copyRows(own, {address(from.begin), count == 1 ? bytes : from.pitch}, bytes,
           count, compute());
}

void Gpu::copyOut(const CallersRows &to, const void *from, int64_t bytes,
                  int64_t count) {
  if (bytes == 0 || count == 0)
    return;
  Rows own = {address(from), bytes};
  if (!isOf(to.gpu))
    return copyPeer({rowsOf(to), callers.contextOf(to.gpu)}, {own, context},
                    bytes, count);
  copyRows({address(to.begin), count == 1 ? bytes : to.pitch}, own, bytes,
           count, compute());
}

void Gpu::writeRows(void *to, const CallersRows &from, int64_t bytes,
                    int64_t count) {
  Current current(*this);
  awaitCaller();
  copyIn(to, from, bytes, count);
  check(driver().cuStreamSynchronize(compute()), "copy to " + gpuName);
}

void Gpu::readRows(const CallersRows &to, const void *from, int64_t bytes,
                   int64_t count) {
  Current current(*this);
  awaitCaller();
  copyOut(to, from, bytes, count);
  check(driver().cuStreamSynchronize(compute()), "copy from " + gpuName);
}

Gpu::~Gpu() {
  if (!context)
    return;
  const Driver &d = driver();
  push();
  synchronize();
  // While the streams that their release waits for are there.
  outgrown.clear();
  filled.clear();
  scratch.buffer = Buffer();
  zeroed.buffer = Buffer();
  for (CUevent event : {joined, drained})
    if (event)
      d.cuEventDestroy_v2(event);
  for (CUstream stream : streams)
    if (stream)
      d.cuStreamDestroy_v2(stream);
  pop();
  d.cuDevicePrimaryCtxRelease_v2(device);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *Gpu::allocate(int64_t bytes, MemoryKind kind) {
  assert(isOpen() && bytes >= 1 && "an open GPU allocates something");
  Current current(*this);
  const Driver &d = driver();
  size_t size = static_cast<size_t>(bytes);
  if (kind == MemoryKind::Pinned) {
    void *data = nullptr;
    check(d.cuMemAllocHost_v2(&data, size), "cannot allocate " +
                                                std::to_string(bytes) +
                                                " bytes of pinned host memory");
    return data;
  }
  CUdeviceptr data = 0;
  if (kind == MemoryKind::Arena && arenas)
    data = address(arenas->allocate(bytes));
  CUresult result = data ? CUDA_SUCCESS : d.cuMemAlloc_v2(&data, size);
  if (result == CUDA_ERROR_OUT_OF_MEMORY) {
    size_t free = 0, total = 0;
    d.cuMemGetInfo_v2(&free, &total);
    throw Error(gpuName + " has no room for " + std::to_string(bytes) +
                    " bytes: " + std::to_string(free) + " of " +
                    std::to_string(total) + " are free",
                DP_ERROR_MEMORY);
  }
  check(result,
        "cannot allocate " + std::to_string(bytes) + " bytes on " + gpuName);
  if (kind != MemoryKind::Workspace)
    check(d.cuMemsetD8Async(data, 0, size, compute()), gpuName);
  return reinterpret_cast<void *>(data);
}

void Gpu::release(void *data, MemoryKind kind) noexcept {
  const Driver &d = driver();
  if (!push())
    return;
  // Nothing may use it any more, also not the fill with zeros.
  synchronize();
  if (kind == MemoryKind::Pinned)
    d.cuMemFreeHost(data);
  else if (kind != MemoryKind::Arena || !arenas || !arenas->release(data))
    d.cuMemFree_v2(address(data));
  pop();
}

void Gpu::write(void *to, const void *from, int64_t bytes) {
  if (bytes == 0)
    return;
  Current current(*this);
  awaitCaller();
  check(driver().cuMemcpyHtoDAsync_v2(address(to), from,
                                      static_cast<size_t>(bytes), compute()),
        "copy to " + gpuName);
  check(driver().cuStreamSynchronize(compute()), "copy to " + gpuName);
}

void Gpu::read(void *to, const void *from, int64_t bytes) {
  if (bytes == 0)
    return;
  Current current(*this);
  awaitCaller();
  check(driver().cuMemcpyDtoHAsync_v2(to, address(from),
                                      static_cast<size_t>(bytes), compute()),
        "copy from " + gpuName);
  check(driver().cuStreamSynchronize(compute()), "copy from " + gpuName);
}

void *Gpu::grow(Growing &memory, int64_t bytes, MemoryKind kind) {
  // Enqueued work may still use the old buffer, and freeing it would wait for
  // the GPU without a deadline. So it is kept.
  if (bytes > memory.bytes) {
    if (memory.bytes != 0)
      outgrown.push_back(std::move(memory.buffer));
    memory.buffer = Buffer();
    memory.buffer.reserve(*this, bytes, kind);
    memory.bytes = bytes;
  }
  return memory.buffer.data();
}

void *Gpu::workspace(int64_t bytes) {
  return grow(scratch, bytes, MemoryKind::Workspace);
}

// Allocated memory is zero.
const void *Gpu::zeros(int64_t bytes) {
  return grow(zeroed, bytes, MemoryKind::Device);
}

const void *Gpu::ones(dp_dtype dtype, int64_t count) {
  assert((dtype == DP_F32 || dtype == DP_F16 || dtype == DP_BF16) &&
         "the type has no number 1 here");
  Growing &memory = filled[dtype];
  int64_t known = memory.bytes, bytes = (count * dtypeSize(dtype) + 3) / 4 * 4;
  void *data = grow(memory, bytes, MemoryKind::Device);
  if (bytes > known) {
    unsigned half = dtype == DP_F16 ? 0x3c00 : 0x3f80;
    check(driver().cuMemsetD32Async(
              address(data), dtype == DP_F32 ? 0x3f800000 : half << 16 | half,
              static_cast<size_t>(bytes / 4), compute()),
          gpuName);
  }
  return data;
}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

void Gpu::synchronize() noexcept {
  for (CUstream stream : streams)
    if (stream)
      driver().cuStreamSynchronize(stream);
}

void Gpu::join(CUstream waiting, CUstream awaited) {
  check(driver().cuEventRecord(joined, awaited), gpuName);
  check(driver().cuStreamWaitEvent(waiting, joined, 0), gpuName);
}

/// `0.5 s`.
static std::string formatSeconds(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g s", value);
  return text;
}

void Gpu::poll(Time start, int64_t &polls, const char *what) {
  if (comm.failed())
    throw Error("another rank failed", DP_ERROR_ABORTED);
  auto waitsIn = [&] {
    std::string stuck = pending ? pending->firstUnfinished() : "";
    return stuck.empty() ? stuck : "; it waits in " + stuck;
  };
  // A launcher ends the job because another process failed.
  if (wasInterrupted())
    throw Error(std::string(what) + " was interrupted" + waitsIn(),
                DP_ERROR_INTERRUPTED);
  // Cheap, but not needed at every poll.
  if (polls % 64 == 63 && pending)
    pending->checkErrors();
  if (++polls <= spins) {
    cpuRelax();
    return;
  }
  // A little before the watchdog: it cannot name the work that the GPU waits
  // for.
  double limit = timeoutSeconds * 0.9;
  if (limit > 0 &&
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
              .count() > limit) {
    throw Error(std::string(what) + " did not finish within " +
                    formatSeconds(timeoutSeconds) + waitsIn(),
                DP_ERROR_TIMEOUT);
  }
  // From 1 us up to 100 us.
  int64_t pause = std::min<int64_t>(100, 1 + (polls - spins) / 8);
  timespec time = {0, static_cast<long>(pause * 1000)};
  nanosleep(&time, nullptr);
}

void Gpu::drain(CUstream stream) {
  check(driver().cuEventRecord(drained, stream), gpuName);
  Time start = std::chrono::steady_clock::now();
  int64_t polls = 0;
  while (true) {
    CUresult result = driver().cuEventQuery(drained);
    if (result == CUDA_SUCCESS)
      break;
    if (result != CUDA_ERROR_NOT_READY)
      check(result, "a step on " + gpuName);
    poll(start, polls, "the step");
  }
  if (pending)
    pending->checkErrors();
}

void Gpu::drainAll() {
  for (CUstream stream : streams)
    drain(stream);
}
