//===- CudaDevice.cpp - A rank on a GPU -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudaDevice.h"
#include "ConvPlans.h"
#include "DeviceCollectives.h"
#include "GemmPlans.h"

#include <cstdio>
#include <cstring>
#include <ctime>

using namespace dp;
using namespace dp::cuda;

CudaDevice::Current::Current(CUcontext context) {
  check(driver().cuCtxPushCurrent_v2(context), "cuCtxPushCurrent");
}

CudaDevice::Current::~Current() {
  CUcontext old;
  driver().cuCtxPopCurrent_v2(&old);
}

CudaDevice::CudaDevice(int64_t rank, Communicator &comm, Team &team,
                       CudaBackend &backend)
    : dp_device(rank, comm), team(team), backend(backend),
      spins(spinBudget(comm.ranks())) {
  char text[256] = "";
  int ordinal = backend.gpus[rank - backend.firstRank];
  gpuName = "GPU " + std::to_string(ordinal);
  check(driver().cuDeviceGet(&device, ordinal), gpuName);
  check(driver().cuDeviceGetName(text, sizeof text, device), gpuName);
  gpuName += " (" + std::string(text) + ")";
}

void CudaDevice::connect() {
  const Driver &d = driver();
  check(d.cuDevicePrimaryCtxRetain(&context, device), "cannot use " + gpuName);
  Current current(context);
  int least = 0, greatest = 0;
  check(d.cuCtxGetStreamPriorityRange(&least, &greatest), gpuName);
  // Collectives first: what waits for them waits on all GPUs.
  int priorities[2] = {least, greatest};
  for (int i = 0; i < 2; ++i)
    check(d.cuStreamCreateWithPriority(&streams[i], CU_STREAM_NON_BLOCKING,
                                       priorities[i]),
          gpuName);
  for (CUevent *event : {&joined, &drained})
    check(d.cuEventCreate(event, CU_EVENT_DISABLE_TIMING), gpuName);
  for (CUevent *event : {&begun, &ended})
    check(d.cuEventCreate(event, 0), gpuName);
  if (backend.executable.uses.gemm)
    gemms = std::make_unique<GemmPlans>(*this);
  if (backend.executable.uses.conv)
    convs = std::make_unique<ConvPlans>(*this);
  if (backend.executable.uses.collectives)
    transfers = std::make_unique<DeviceCollectives>(*this);
}

void CudaDevice::disconnect() noexcept {
  if (transfers)
    transfers->disconnect();
}

CudaDevice::~CudaDevice() {
  if (!context)
    return;
  const Driver &d = driver();
  d.cuCtxPushCurrent_v2(context);
  for (CUstream stream : streams)
    if (stream)
      d.cuStreamSynchronize(stream);
  transfers.reset();
  convs.reset();
  gemms.reset();
  outgrown.clear();
  scratch = Buffer();
  zeroed = Buffer();
  readings = Buffer();
  graph.clear();
  kernels.clear();
  for (CUevent event : events)
    d.cuEventDestroy_v2(event);
  for (CUevent event : {joined, drained, begun, ended})
    if (event)
      d.cuEventDestroy_v2(event);
  for (CUstream stream : streams)
    if (stream)
      d.cuStreamDestroy_v2(stream);
  CUcontext old;
  d.cuCtxPopCurrent_v2(&old);
  d.cuDevicePrimaryCtxRelease_v2(device);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *CudaDevice::allocate(int64_t bytes, Memory memory) {
  Current current(context);
  const Driver &d = driver();
  size_t size = static_cast<size_t>(bytes);
  if (memory == Memory::Pinned) {
    void *data = nullptr;
    check(d.cuMemAllocHost_v2(&data, size), "cannot allocate " +
                                                std::to_string(bytes) +
                                                " bytes of pinned host memory");
    return data;
  }
  CUdeviceptr data = 0;
  CUresult result = d.cuMemAlloc_v2(&data, size);
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
  check(d.cuMemsetD8Async(data, 0, size, compute()), gpuName);
  return reinterpret_cast<void *>(data);
}

void CudaDevice::release(void *data, Memory memory) noexcept {
  const Driver &d = driver();
  if (d.cuCtxPushCurrent_v2(context) != CUDA_SUCCESS)
    return;
  // Nothing may use it any more, the filling with zeros among it.
  for (CUstream stream : streams)
    d.cuStreamSynchronize(stream);
  if (memory == Memory::Pinned)
    d.cuMemFreeHost(data);
  else
    d.cuMemFree_v2(address(data));
  CUcontext old;
  d.cuCtxPopCurrent_v2(&old);
}

void CudaDevice::write(void *to, const void *from, int64_t bytes) {
  if (bytes == 0)
    return;
  Current current(context);
  check(driver().cuMemcpyHtoDAsync_v2(address(to), from,
                                      static_cast<size_t>(bytes), compute()),
        "copy to " + gpuName);
  check(driver().cuStreamSynchronize(compute()), "copy to " + gpuName);
}

void CudaDevice::read(void *to, const void *from, int64_t bytes) {
  if (bytes == 0)
    return;
  Current current(context);
  check(driver().cuMemcpyDtoHAsync_v2(to, address(from),
                                      static_cast<size_t>(bytes), compute()),
        "copy from " + gpuName);
  check(driver().cuStreamSynchronize(compute()), "copy from " + gpuName);
}

void *CudaDevice::workspace(int64_t bytes) {
  // What is enqueued may still use the old one, and to free it would be to wait
  // for the GPU without a deadline.
  if (bytes > scratchBytes) {
    if (scratchBytes != 0)
      outgrown.push_back(std::move(scratch));
    scratch = Buffer();
    scratch.reserve(*this, bytes);
    scratchBytes = bytes;
  }
  return scratch.data();
}

const void *CudaDevice::zeros(int64_t bytes) {
  if (bytes > zeroBytes) {
    if (zeroBytes != 0)
      outgrown.push_back(std::move(zeroed));
    zeroed = Buffer();
    zeroed.reserve(*this, bytes); // filled when allocated
    zeroBytes = bytes;
  }
  return zeroed.data();
}

void CudaDevice::prepare(int64_t count) {
  Current current(context);
  graph.clear();
  if (transfers)
    transfers->distrust();
  while (static_cast<int64_t>(events.size()) < count) {
    CUevent event;
    check(driver().cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), gpuName);
    events.push_back(event);
  }
}

//===----------------------------------------------------------------------===//
// Calls of a program
//===----------------------------------------------------------------------===//

/// Turns what f throws into a failure of this rank.
template <typename F>
dp_status CudaDevice::guarded(F f) {
  try {
    f();
    return DP_SUCCESS;
  } catch (const Error &e) {
    if (e.status == DP_ERROR_LIBRARY || e.status == DP_ERROR_TIMEOUT)
      unusable = e.what();
    return fail(e.status, e.what());
  } catch (const std::bad_alloc &) {
    return fail(DP_ERROR_MEMORY, "out of memory");
  } catch (const std::exception &e) {
    return fail(DP_ERROR_INVALID, e.what());
  }
}

dp_status CudaDevice::launch(const dp_kernel &kernel, void *const *, int64_t,
                             int64_t) {
  return fail(DP_ERROR_INVALID, std::string("kernel '") + kernel.name +
                                    "' is host code; the CUDA backend cannot "
                                    "run it");
}

dp_status CudaDevice::launchGrid(const dp_gpu_kernel &kernel, int64_t grid,
                                 int64_t block, int64_t sharedBytes,
                                 void *const *params) {
  return guarded([&] {
    CUfunction function = kernels.find(*this, kernel, sharedBytes);
    CUresult result = driver().cuLaunchKernel(
        function, static_cast<unsigned>(grid), 1, 1,
        static_cast<unsigned>(block), 1, 1, static_cast<unsigned>(sharedBytes),
        compute(), const_cast<void **>(params), nullptr);
    if (result != CUDA_SUCCESS)
      check(result, "kernel '" + std::string(kernel.name) + "' on " + gpuName);
  });
}

dp_status CudaDevice::recordEvent(int32_t event, int32_t stream) {
  return guarded([&] {
    if (event >= static_cast<int64_t>(events.size()))
      throw Error("event_record of event " + std::to_string(event) + " of " +
                  std::to_string(events.size()));
    check(driver().cuEventRecord(events[event], streams[stream]), gpuName);
  });
}

dp_status CudaDevice::waitEvent(int32_t stream, int32_t event) {
  return guarded([&] {
    if (event >= static_cast<int64_t>(events.size()))
      throw Error("stream_wait for event " + std::to_string(event) + " of " +
                  std::to_string(events.size()));
    check(driver().cuStreamWaitEvent(streams[stream], events[event], 0),
          gpuName);
  });
}

dp_status CudaDevice::gemm(const GemmCall &call) {
  return guarded([&] { gemms->run(call); });
}

dp_status CudaDevice::conv(const ConvCall &call) {
  return guarded([&] { convs->run(call); });
}

dp_status CudaDevice::collectives(const CollectiveCall *calls, int64_t count) {
  return guarded([&] { transfers->run(calls, count); });
}

dp_status CudaDevice::copy(void *dst, const void *src, int64_t bytes) {
  return guarded([&] {
    check(driver().cuMemcpyDtoDAsync_v2(address(dst), address(src),
                                        static_cast<size_t>(bytes), compute()),
          gpuName);
  });
}

dp_status CudaDevice::readBack(void *dst, const void *src, int64_t bytes) {
  return guarded([&] {
    std::string what = "a value that decides what the step does next";
    if (graph.isCapturing())
      throw Error(what + " is read, which a CUDA graph cannot");
    graph.refuse(*this, what + " is read");
    // To pageable memory the driver may copy with the host waiting for it.
    readings.reserve(*this, bytes, Memory::Pinned);
    check(driver().cuMemcpyDtoHAsync_v2(readings.data(), address(src),
                                        static_cast<size_t>(bytes), compute()),
          gpuName);
    drain(compute());
    std::memcpy(dst, readings.data(), static_cast<size_t>(bytes));
  });
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

dp_status CudaDevice::enqueueUpload(void *to, const void *pinned,
                                    int64_t bytes) {
  return guarded([&] {
    requireUsable();
    if (bytes != 0)
      check(driver().cuMemcpyHtoDAsync_v2(
                address(to), pinned, static_cast<size_t>(bytes), compute()),
            gpuName);
  });
}

dp_status CudaDevice::enqueueDownload(void *pinned, const void *from,
                                      int64_t bytes) {
  return guarded([&] {
    if (bytes != 0)
      check(driver().cuMemcpyDtoHAsync_v2(
                pinned, address(from), static_cast<size_t>(bytes), compute()),
            gpuName);
  });
}

void CudaDevice::requireUsable() const {
  if (!unusable.empty())
    throw Error("an earlier step failed and " + gpuName +
                    " needs a new session: " + unusable,
                DP_ERROR_INVALID);
}

void CudaDevice::beginStep() {
  dp_device::beginStep();
  isCurrent = driver().cuCtxPushCurrent_v2(context) == CUDA_SUCCESS;
  isTimed = false;
  if (transfers)
    transfers->beginStep();
}

void CudaDevice::endStep() noexcept {
  // A failed step's work may still run, and use what is released or filled
  // next; NCCL's is aborted.
  if (comm.failed()) {
    if (transfers && transfers->abort() && unusable.empty())
      unusable = "its communicator was aborted";
    for (CUstream stream : streams)
      driver().cuStreamSynchronize(stream);
  }
  CUcontext old;
  if (isCurrent)
    driver().cuCtxPopCurrent_v2(&old);
  isCurrent = false;
}

/// Work given to `waiting` from now on runs after what `awaited` has now.
void CudaDevice::join(CUstream waiting, CUstream awaited, CUevent event) {
  check(driver().cuEventRecord(event, awaited), gpuName);
  check(driver().cuStreamWaitEvent(waiting, event, 0), gpuName);
}

dp_status CudaDevice::run(dp_entry_fn entry, void *const *buffers,
                          const int64_t *dims, void *arena) {
  dp_status status = DP_SUCCESS;
  auto step = [&] {
    join(commStream(), compute(), joined);
    status = entry(this, buffers, dims, arena);
    // Results are read from the compute stream.
    join(compute(), commStream(), joined);
    return status == DP_SUCCESS;
  };
  dp_status own = guarded([&] {
    requireUsable();
    // Outside of a graph, where an event has no time of its own.
    check(driver().cuEventRecord(begun, compute()), gpuName);
    if (backend.usesGraphs)
      graph.run(*this, entry, step);
    else
      step();
    check(driver().cuEventRecord(ended, compute()), gpuName);
    isTimed = true;
  });
  return status != DP_SUCCESS ? status : own;
}

/// `0.5 s`.
static std::string seconds(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g s", value);
  return text;
}

void CudaDevice::poll(Time start, int64_t &polls, const char *what) {
  if (comm.failed())
    throw Error("another rank failed", DP_ERROR_ABORTED);
  auto waitsIn = [&] {
    std::string stuck = transfers ? transfers->firstUnfinished() : "";
    return stuck.empty() ? stuck : "; it waits in " + stuck;
  };
  // A launcher ends the job because another process failed.
  if (wasInterrupted())
    throw Error(std::string(what) + " was interrupted" + waitsIn(),
                DP_ERROR_TIMEOUT);
  // Cheap, but not needed every time.
  if (polls % 64 == 63 && transfers)
    transfers->checkErrors();
  if (++polls <= spins) {
    cpuRelax();
    return;
  }
  // A little before the watchdog, which does not know what a GPU waits for.
  double limit = backend.timeoutSeconds * 0.9;
  if (limit > 0 &&
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
              .count() > limit) {
    throw Error(std::string(what) + " did not finish within " +
                    seconds(backend.timeoutSeconds) + waitsIn(),
                DP_ERROR_TIMEOUT);
  }
  // 1 us at first, up to 100 us.
  int64_t pause = std::min<int64_t>(100, 1 + (polls - spins) / 8);
  timespec time = {0, static_cast<long>(pause * 1000)};
  nanosleep(&time, nullptr);
}

void CudaDevice::drain(CUstream stream) {
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
  if (transfers)
    transfers->checkErrors();
}

dp_status CudaDevice::finish() {
  if (inGroup)
    return fail(DP_ERROR_INVALID,
                "the step returned inside a group of collectives");
  dp_status drainedStatus = guarded([&] {
    drain(compute());
    if (!isTimed)
      return;
    float milliseconds;
    check(driver().cuEventElapsedTime(&milliseconds, begun, ended), gpuName);
    lastSeconds = milliseconds * 1e-3;
  });
  if (drainedStatus)
    return drainedStatus;
  // Ranks that did not compare each collective compare them all now; a slow
  // rank reads it after this one has gone on.
  finishing = {
      CollectiveKind::Finish, DP_BOOL, 0, 0, 0, 0, -1, nullptr, nullptr};
  finishing.blocks = transfers ? transfers->digest() : 0;
  dp_status status = comm.rendezvous(rank, team, &finishing, 1);
  if (status == DP_SUCCESS && transfers)
    transfers->trust();
  return status;
}
