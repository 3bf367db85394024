//===- CudaDevice.cpp - A rank on a GPU -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudaDevice.h"
#include "Cuda/Libraries/AttentionPlans.h"
#include "Cuda/Libraries/ConvPlans.h"
#include "Cuda/Libraries/FftPlans.h"
#include "Cuda/Libraries/GemmPlans.h"
#include "Cuda/Libraries/Solvers.h"
#include "Cuda/Nccl/NcclArenas.h"
#include "Support/Error.h"

#include <cassert>
#include <cstring>

using namespace dp;
using namespace dp::cuda;

CudaDevice::CudaDevice(int64_t rank, Communicator &comm, Team &team,
                       const CudaSettings &settings, DeviceBackend &backend)
    : Device(rank, comm), team(team), settings(settings), backend(backend),
      gpu(settings.gpus[rank - settings.firstRank], comm,
          settings.timeoutSeconds, settings.callers),
      kernels(gpu, settings.executable.descriptor.arch, rank, comm),
      vote(rank, comm, team), graph(gpu, backend, vote, settings.usesGraphs) {
  if (settings.registersArenas)
    arenas = std::make_unique<NcclArenas>(graph);
  gpu.setArenaMemory(arenas.get());
}

void CudaDevice::connect() {
  gpu.open();
  Gpu::Current current(gpu);
  for (CUevent *event : {&begun, &ended})
    check(driver().cuEventCreate(event, 0), gpu.name());
  if (settings.executable.uses.gemm)
    gemms = std::make_unique<GemmPlans>(gpu, graph, settings.choices.get());
  if (settings.executable.uses.conv)
    convs = std::make_unique<ConvPlans>(gpu, settings.choices.get());
  if (settings.executable.uses.collectives)
    connectTransfers();
}

void CudaDevice::connectTransfers() {
  transfers = std::make_unique<DeviceCollectives>(
      gpu, rank, comm, team, settings, backend, graph, vote, arenas.get());
  gpu.setPendingWork(transfers.get());
}

void CudaDevice::connectReductions() {
  if (transfers)
    return;
  Gpu::Current current(gpu);
  connectTransfers();
}

void CudaDevice::disconnect() noexcept {
  if (!transfers || !gpu.push())
    return;
  graph.clear();
  transfers->disconnect();
  gpu.pop();
}

CudaDevice::~CudaDevice() {
  if (!gpu.isOpen())
    return;
  gpu.push();
  gpu.synchronize();
  gpu.setPendingWork(nullptr);
  graph.clear();
  gpu.setArenaMemory(nullptr);
  transfers.reset();
  arenas.reset();
  solvers.reset();
  attentions.reset();
  ffts.reset();
  convs.reset();
  gemms.reset();
  readings = Buffer();
  kernels.clear();
  for (CUevent event : events)
    driver().cuEventDestroy_v2(event);
  for (CUevent event : {begun, ended, uploaded[0], uploaded[1]})
    if (event)
      driver().cuEventDestroy_v2(event);
  gpu.pop();
}

void CudaDevice::prepare(int64_t count) {
  Gpu::Current current(gpu);
  graph.clear();
  if (transfers)
    transfers->beginLayout();
  if (gemms)
    gemms->forgetAddresses();
  if (solvers)
    solvers->forgetAddresses();
  while (static_cast<int64_t>(events.size()) < count) {
    CUevent event;
    check(driver().cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), gpu.name());
    events.push_back(event);
  }
}

//===----------------------------------------------------------------------===//
// Calls of a program
//===----------------------------------------------------------------------===//

/// Turns an exception of f into a failure of this rank.
template <typename F>
dp_status CudaDevice::guarded(F f) {
  try {
    f();
    return DP_SUCCESS;
  } catch (const Error &e) {
    std::optional<Kernels::FailedCheck> check;
    if (e.status == DP_ERROR_LIBRARY)
      check = kernels.failedCheck();
    if (e.status == DP_ERROR_LIBRARY || e.status == DP_ERROR_TIMEOUT ||
        e.status == DP_ERROR_GONE || e.status == DP_ERROR_INTERRUPTED)
      unusable = check ? check->text : e.what();
    if (check)
      return comm.fail(check->rank, DP_ERROR_PROGRAM, check->text);
    return fail(e);
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
    CUfunction function = kernels.find(kernel, sharedBytes);
    CUresult result = driver().cuLaunchKernel(
        function, static_cast<unsigned>(grid), 1, 1,
        static_cast<unsigned>(block), 1, 1, static_cast<unsigned>(sharedBytes),
        gpu.compute(), const_cast<void **>(params), nullptr);
    if (result != CUDA_SUCCESS)
      check(result,
            "kernel '" + std::string(kernel.name) + "' on " + gpu.name());
  });
}

dp_status CudaDevice::recordEvent(int32_t event, int32_t stream) {
  return guarded([&] {
    if (event >= static_cast<int64_t>(events.size()))
      throw Error("event_record of event " + std::to_string(event) + " of " +
                  std::to_string(events.size()));
    check(driver().cuEventRecord(events[event], gpu.stream(stream)),
          gpu.name());
  });
}

dp_status CudaDevice::waitEvent(int32_t stream, int32_t event) {
  return guarded([&] {
    if (event >= static_cast<int64_t>(events.size()))
      throw Error("stream_wait for event " + std::to_string(event) + " of " +
                  std::to_string(events.size()));
    check(driver().cuStreamWaitEvent(gpu.stream(stream), events[event], 0),
          gpu.name());
  });
}

dp_status CudaDevice::gemm(const GemmCall &call) {
  return guarded([&] { gemms->run(call); });
}

dp_status CudaDevice::conv(const ConvCall &call) {
  return guarded([&] { convs->run(call); });
}

dp_status CudaDevice::routine(const RoutineCall &call) {
  if (!call.has(DP_ROUTINE_LIBRARY))
    return fail(DP_ERROR_INVALID,
                "a routine that is no call of a GPU's library");
  return guarded([&] {
    if (call.routine >= DP_ROUTINE_FFT) {
      if (!ffts)
        ffts = std::make_unique<FftPlans>(gpu);
      return ffts->run(call);
    }
    if (!solvers)
      solvers = std::make_unique<Solvers>(gpu, graph);
    solvers->run(call);
  });
}

dp_status CudaDevice::attention(const AttentionCall &call) {
  return guarded([&] {
    if (!attentions)
      attentions =
          std::make_unique<AttentionPlans>(gpu, settings.choices.get());
    attentions->run(call);
  });
}

dp_status CudaDevice::collectives(const CollectiveCall *calls, int64_t count) {
  assert(count >= 1 && "a group of nothing");
  return guarded([&] { transfers->run(calls, count); });
}

dp_status CudaDevice::copy(void *dst, const void *src, int64_t bytes) {
  return guarded([&] {
    check(driver().cuMemcpyDtoDAsync_v2(address(dst), address(src),
                                        static_cast<size_t>(bytes),
                                        gpu.compute()),
          gpu.name());
  });
}

dp_status CudaDevice::readBack(void *dst, const void *src, int64_t bytes) {
  return guarded([&] {
    std::string what = "a value that decides what the step does next";
    if (graph.isCapturing())
      throw Error(what + " is read, which a CUDA graph cannot");
    graph.refuse(what + " is read");
    // The driver may block the host in a copy to pageable memory.
    readings.reserve(gpu, bytes, MemoryKind::Pinned);
    check(driver().cuMemcpyDtoHAsync_v2(readings.data(), address(src),
                                        static_cast<size_t>(bytes),
                                        gpu.compute()),
          gpu.name());
    gpu.drain(gpu.compute());
    std::memcpy(dst, readings.data(), static_cast<size_t>(bytes));
  });
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

dp_status CudaDevice::awaitCaller() {
  return guarded([&] {
    requireUsable();
    gpu.awaitCaller();
  });
}

bool CudaDevice::canUse(int32_t number, const void *data) const {
  // Kernels take memory to begin where an allocation may. A captured step has
  // the addresses of the buffers that it was captured with.
  constexpr uintptr_t alignment = 64;
  return gpu.isOf(number) && canMoveBuffers() &&
         reinterpret_cast<uintptr_t>(data) % alignment == 0;
}

void CudaDevice::buffersMoved() {
  if (gemms)
    gemms->forgetManyAddresses();
  if (solvers)
    solvers->forgetManyAddresses();
}

dp_status CudaDevice::reduceResults(const CollectiveCall *calls,
                                    int64_t count) {
  return guarded([&] {
    gpu.join(gpu.commStream(), gpu.compute());
    transfers->run(calls, count);
    gpu.join(gpu.compute(), gpu.commStream());
  });
}

dp_status CudaDevice::enqueueRowsIn(void *to, const CallersRows &from,
                                    int64_t bytes, int64_t count) {
  return guarded([&] { gpu.copyIn(to, from, bytes, count); });
}

dp_status CudaDevice::enqueueRowsOut(const CallersRows &to, const void *from,
                                     int64_t bytes, int64_t count) {
  return guarded([&] { gpu.copyOut(to, from, bytes, count); });
}

dp_status CudaDevice::enqueueUpload(void *to, const void *pinned,
                                    int64_t bytes) {
  return guarded([&] {
    requireUsable();
    if (bytes != 0)
      check(driver().cuMemcpyHtoDAsync_v2(
                address(to), pinned, static_cast<size_t>(bytes), gpu.compute()),
            gpu.name());
  });
}

void CudaDevice::beginUploads(int slot, const std::vector<Upload> &uploads) {
  Gpu::Current current(gpu);
  requireUsable();
  CUstream stream = gpu.uploadStream();
  // New memory is filled with zeros first.
  gpu.join(stream, gpu.compute());
  try {
    for (const Upload &upload : uploads)
      if (upload.bytes != 0)
        check(driver().cuMemcpyHtoDAsync_v2(
                  address(upload.device), upload.pinned,
                  static_cast<size_t>(upload.bytes), stream),
              gpu.name());
    if (!uploaded[slot])
      check(driver().cuEventCreate(&uploaded[slot], CU_EVENT_DISABLE_TIMING),
            gpu.name());
    check(driver().cuEventRecord(uploaded[slot], stream), gpu.name());
  } catch (const Error &) {
    driver().cuStreamSynchronize(stream);
    throw;
  }
}

void CudaDevice::awaitUploads() {
  Gpu::Current current(gpu);
  check(driver().cuStreamSynchronize(gpu.uploadStream()),
        "uploads to " + gpu.name());
}

dp_status CudaDevice::useUploads(int slot) {
  return guarded([&] {
    check(driver().cuStreamWaitEvent(gpu.compute(), uploaded[slot], 0),
          gpu.name());
  });
}

dp_status CudaDevice::enqueueDownload(void *pinned, const void *from,
                                      int64_t bytes) {
  return guarded([&] {
    if (bytes != 0)
      check(driver().cuMemcpyDtoHAsync_v2(pinned, address(from),
                                          static_cast<size_t>(bytes),
                                          gpu.compute()),
            gpu.name());
  });
}

void CudaDevice::requireUsable() const {
  if (!unusable.empty())
    throw Error("an earlier step failed and " + gpu.name() +
                    " needs a new session: " + unusable,
                DP_ERROR_INVALID);
}

void CudaDevice::beginStep() {
  Device::beginStep();
  isCurrent = gpu.push();
  isTimed = false;
  if (transfers)
    transfers->beginStep();
}

void CudaDevice::endStep() noexcept {
  // Work of a failed step may still run and use memory that is released or
  // written next. NCCL's is aborted.
  if (comm.failed()) {
    graph.clear();
    if (transfers && transfers->abort() && unusable.empty())
      unusable = "its communicator was aborted";
    gpu.synchronize();
  }
  if (isCurrent)
    gpu.pop();
  isCurrent = false;
}

dp_status CudaDevice::run(dp_entry_fn entry, void *const *buffers,
                          const int64_t *dims, void *arena) {
  dp_status status = DP_SUCCESS;
  auto step = [&] {
    gpu.join(gpu.commStream(), gpu.compute());
    status = entry(this, buffers, dims, arena);
    // Results are read from the compute stream.
    gpu.join(gpu.compute(), gpu.commStream());
    return status == DP_SUCCESS;
  };
  dp_status own = guarded([&] {
    requireUsable();
    if (transfers)
      transfers->registerArenas();
    // Outside of the graph: an event inside has no time of its own.
    check(driver().cuEventRecord(begun, gpu.compute()), gpu.name());
    if (settings.usesGraphs)
      graph.run(entry, step);
    else
      step();
    // The other ranks of the process multiply the same shapes.
    if (gemms && rank == settings.firstRank)
      for (const std::string &text : gemms->takeFallbacks())
        backend.warn(text);
    check(driver().cuEventRecord(ended, gpu.compute()), gpu.name());
    isTimed = true;
  });
  return status != DP_SUCCESS ? status : own;
}

dp_status CudaDevice::finish() {
  if (inGroup)
    return fail(DP_ERROR_INVALID,
                "the step returned inside a group of collectives");
  dp_status drainedStatus = guarded([&] {
    gpu.drain(gpu.compute());
    if (!isTimed)
      return;
    float milliseconds;
    check(driver().cuEventElapsedTime(&milliseconds, begun, ended), gpu.name());
    lastSeconds = milliseconds * 1e-3;
  });
  if (drainedStatus)
    return drainedStatus;
  // Ranks that did not compare each collective compare a hash of all now. A
  // slow rank may read `finishing` after this one has left the rendezvous.
  finishing = {CallKind::Finish, DP_BOOL, 0, 0, 0, 0, -1, nullptr, nullptr};
  finishing.blocks = transfers ? transfers->digest() : 0;
  dp_status status = comm.rendezvous(rank, team, &finishing, 1);
  if (status == DP_SUCCESS && transfers)
    transfers->trust();
  return status;
}
