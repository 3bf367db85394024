//===- DeviceCollectives.cpp - Collectives of a rank on a GPU -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DeviceCollectives.h"
#include "Support/DType.h"
#include "Support/Error.h"
#include "dp/Runtime/Chunk.h"
#include "dp/Runtime/Hash.h"

using namespace dp;
using namespace dp::cuda;

DeviceCollectives::DeviceCollectives(Gpu &gpu, int64_t rank, Communicator &comm,
                                     Team &team, const CudaSettings &settings,
                                     DeviceBackend &backend, StepGraph &graph,
                                     RankVote &vote, NcclArenas *arenas)
    : gpu(gpu), rank(rank), comm(comm), team(team), settings(settings),
      backend(backend), graph(graph), vote(vote), arenas(arenas) {
  if (settings.usesNccl)
    nccl =
        std::make_unique<NcclRank>(gpu, rank, comm.ranks(), settings, arenas);
}

DeviceCollectives::~DeviceCollectives() {
  for (Mark &m : marks)
    driver().cuEventDestroy_v2(m.event);
}

void DeviceCollectives::disconnect() noexcept {
  if (nccl)
    nccl->disconnect();
}

void DeviceCollectives::beginStep() {
  hash = hashBasis;
  numMarks = 0;
}

void DeviceCollectives::checkErrors() {
  if (nccl)
    nccl->checkErrors();
}

void DeviceCollectives::registerArenas() {
  if (areArenasSettled || !nccl || comm.ranks() == 1)
    return;
  areArenasSettled = true;
  // The NCCL of another process may register memory even if this one does not.
  if (!settings.registersArenas && !settings.isAcross)
    return;
  int32_t mine = arenas ? nccl->registerArenas() : NcclArenas::Foreign;
  int32_t all = vote.least(mine);
  if (all == NcclArenas::Registered || !arenas)
    return;
  arenas->deregisterAll();
  arenas->giveUp();
  if (mine != NcclArenas::Registered && !arenas->reason().empty())
    backend.warn("NCCL copies the buffers of collectives: " + arenas->reason());
  // In a graph NCCL would still register buffers where it can.
  if (mine != NcclArenas::Foreign && all == NcclArenas::Foreign)
    graph.refuse("NCCL can register the arenas of some ranks only");
}

/// Throws unless all ranks issue the same: unequal sizes are undefined
/// behaviour in NCCL.
void DeviceCollectives::compare(const CollectiveCall *calls, int64_t count) {
  dry.assign(calls, calls + count);
  for (CollectiveCall &call : dry) {
    call.dry = true;
    for (int64_t word :
         {static_cast<int64_t>(call.kind), static_cast<int64_t>(call.dtype),
          static_cast<int64_t>(call.op), call.outer, call.blocks,
          call.blockElems, call.index})
      hash = hashWord(static_cast<uint64_t>(word), hash);
  }
  // It costs a microsecond between threads, but a message between processes.
  if (comm.ranks() == 1 || (trusted && settings.isAcross))
    return;
  if (comm.rendezvous(rank, team, dry.data(), count) != DP_SUCCESS)
    throw Error("the collectives differ", DP_ERROR_ABORTED);
}

/// Of one rank each collective is a copy.
void DeviceCollectives::copy(const CollectiveCall &call) {
  auto bytes = static_cast<size_t>(call.elements() * dtypeSize(call.dtype));
  if (call.send != call.recv && bytes > 0)
    check(driver().cuMemcpyDtoDAsync_v2(address(call.recv), address(call.send),
                                        bytes, gpu.commStream()),
          gpu.name());
}

void DeviceCollectives::run(const CollectiveCall *calls, int64_t count) {
  if (settings.isAlone) {
    compare(calls, count);
    for (int64_t i = 0; i < count; ++i)
      copy(calls[i]);
    mark(calls[0]);
    return;
  }
  if (!nccl) {
    staged.assign(calls, calls + count);
    throughHost(staged);
    return;
  }
  compare(calls, count);
  direct.clear();
  staged.clear();
  for (int64_t i = 0; i < count; ++i)
    if (NcclRank::supports(calls[i]))
      direct.push_back(&calls[i]);
    else
      staged.push_back(calls[i]);
  if (!staged.empty())
    throughHost(staged);
  if (direct.empty())
    return;
  nccl->run(direct.data(), static_cast<int64_t>(direct.size()));
  mark(*direct.front());
}

void DeviceCollectives::mark(const CollectiveCall &first) {
  if (graph.isCapturing())
    return;
  if (numMarks == marks.size()) {
    CUevent event;
    check(driver().cuEventCreate(&event, CU_EVENT_DISABLE_TIMING), gpu.name());
    marks.push_back({event, {}});
  }
  Mark &m = marks[numMarks++];
  m.call = first;
  check(driver().cuEventRecord(m.event, gpu.commStream()), gpu.name());
}

std::string DeviceCollectives::firstUnfinished() {
  for (size_t i = 0; i < numMarks; ++i)
    if (driver().cuEventQuery(marks[i].event) == CUDA_ERROR_NOT_READY)
      return comm.describe(marks[i].call);
  return "";
}

/// Elements that this rank, with chunk `mine`, sends and receives.
static int64_t sent(const CollectiveCall &c, Chunk mine) {
  return c.kind == CallKind::AllGather ? c.outer * mine.size * c.blockElems
                                       : c.elements();
}
static int64_t received(const CollectiveCall &c, Chunk mine, int64_t ranks) {
  int64_t part = c.outer * mine.size * c.blockElems;
  return c.kind == CallKind::ReduceScatter ? part
         : c.kind == CallKind::AllToAll    ? ranks * part
                                           : c.elements();
}

void DeviceCollectives::throughHost(const std::vector<CollectiveCall> &calls) {
  if (graph.isCapturing())
    throw Error(comm.describe(calls.front()) +
                " goes through the host, which a CUDA graph cannot");
  graph.refuse(comm.describe(calls.front()) + " goes through the host");
  const Driver &d = driver();
  CUstream stream = gpu.commStream();
  int64_t ranks = comm.ranks(), bytes = 0;
  std::vector<CollectiveCall> onHost = calls;
  auto reserve = [&](int64_t size) {
    int64_t offset = bytes;
    bytes += (size + 63) / 64 * 64;
    return reinterpret_cast<void *>(offset);
  };
  auto chunk = [&](const CollectiveCall &c) {
    return chunkOf(c.blocks, ranks, rank);
  };
  for (CollectiveCall &c : onHost) {
    int64_t size = dtypeSize(c.dtype);
    bool inPlace = c.send == c.recv;
    c.send = reserve(sent(c, chunk(c)) * size);
    c.recv = inPlace ? const_cast<void *>(c.send)
                     : reserve(received(c, chunk(c), ranks) * size);
  }
  // An earlier group may still upload from the pinned memory.
  gpu.drain(stream);
  pinned.reserve(gpu, bytes, MemoryKind::Pinned);
  auto base = reinterpret_cast<uintptr_t>(pinned.data());
  for (size_t i = 0; i < onHost.size(); ++i) {
    CollectiveCall &c = onHost[i];
    c.send =
        reinterpret_cast<void *>(base + reinterpret_cast<uintptr_t>(c.send));
    c.recv =
        reinterpret_cast<void *>(base + reinterpret_cast<uintptr_t>(c.recv));
    if (int64_t n = sent(c, chunk(c)))
      check(d.cuMemcpyDtoHAsync_v2(
                const_cast<void *>(c.send), address(calls[i].send),
                static_cast<size_t>(n * dtypeSize(c.dtype)), stream),
            gpu.name());
  }
  gpu.drain(stream);
  dp_status status = comm.rendezvous(rank, team, onHost.data(),
                                     static_cast<int64_t>(onHost.size()));
  if (status != DP_SUCCESS)
    throw Error("a collective failed", status);
  for (size_t i = 0; i < onHost.size(); ++i) {
    const CollectiveCall &c = onHost[i];
    if (int64_t n = received(c, chunk(c), ranks))
      check(d.cuMemcpyHtoDAsync_v2(address(calls[i].recv), c.recv,
                                   static_cast<size_t>(n * dtypeSize(c.dtype)),
                                   stream),
            gpu.name());
  }
}
