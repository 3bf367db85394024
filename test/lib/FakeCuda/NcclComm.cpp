//===- NcclComm.cpp - Communicators, groups, the calls --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Nccl.h"

#include <cstdlib>
#include <cstring>
#include <set>
#include <unistd.h>

using namespace dp::fake;

namespace {

struct Global {
  std::map<std::string, std::shared_ptr<Clique>> cliques; // by unique id
  int64_t ids = 0;
  Handles<::ncclComm> comms;
  std::map<const void *, int> memory; // of ncclMemAlloc, and its device
};

/// What a thread has issued since ncclGroupStart.
struct Group {
  struct Item {
    ncclComm_t comm;
    Transfer transfer;
    Stream *stream;
  };
  int depth = 0;
  std::vector<Item> items;
  std::vector<ncclComm_t> inits;
};

Global &global() {
  static auto *global = new Global;
  return *global;
}

thread_local Group group;
thread_local std::string lastError;

/// A call's lock, and what it returns when it must fail by injection.
struct NcclCall {
  std::unique_lock<EngineMutex> lock{engine().mutex};
  ncclResult_t result;
  explicit NcclCall(const char *name)
      : result(static_cast<ncclResult_t>(injectedFailure(name))) {}
};

} // namespace

#define NCCL_CALL(name)                                                        \
  NcclCall call(name);                                                         \
  if (call.result)                                                             \
  return call.result

static ncclResult_t fail(ncclResult_t result, const std::string &message) {
  lastError = message;
  return result;
}

/// How often a call that does not block says so: never the same for all.
static int somePolls() { return 1 + static_cast<int>(chance(3)); }

//===----------------------------------------------------------------------===//
// Communicators
//===----------------------------------------------------------------------===//

ncclResult_t ncclGetVersion(int *version) {
  const char *wanted = std::getenv("DP_FAKE_NCCL_VERSION");
  *version = wanted ? std::atoi(wanted) : 22809;
  return ncclSuccess;
}

ncclResult_t ncclGetUniqueId(ncclUniqueId *id) {
  NCCL_CALL("ncclGetUniqueId");
  std::memset(id->internal, 0, sizeof(id->internal));
  std::snprintf(id->internal, sizeof(id->internal), "dp fake id %lld",
                static_cast<long long>(++global().ids));
  return ncclSuccess;
}

/// All ranks are there: their devices must differ.
static void checkDevices(Clique &clique) {
  std::map<int, int> rankOf;
  for (auto &[rank, comm] : clique.members) {
    auto [it, isNew] = rankOf.try_emplace(comm->device, rank);
    if (isNew)
      continue;
    lastError = "Duplicate GPU detected : rank " + std::to_string(rank) +
                " and rank " + std::to_string(it->second) +
                " both on CUDA device " + std::to_string(comm->device);
    for (auto &member : clique.members)
      member.second->error = ncclInvalidUsage;
    return;
  }
}

/// ` NCCL_ALGO=Ring`, all such variables in order.
static std::string environment() {
  std::set<std::string> variables;
  for (char **variable = environ; *variable; ++variable)
    if (std::strncmp(*variable, "NCCL_", 5) == 0)
      variables.insert(*variable);
  std::string text;
  for (const std::string &variable : variables)
    text += " " + variable;
  return text;
}

/// Joins the clique of an id; does not wait for the others.
static ncclResult_t initRank(ncclComm_t *result, int ranks,
                             const ncclUniqueId &id, int rank, int device,
                             bool blocking) {
  if (!result || ranks < 1 || rank < 0 || rank >= ranks)
    return fail(ncclInvalidArgument, "Invalid rank requested");
  if (device < 0)
    return fail(ncclUnhandledCudaError, "no current CUDA context");
  std::shared_ptr<Clique> &clique = global().cliques[std::string(
      id.internal, strnlen(id.internal, sizeof(id.internal)))];
  if (!clique) {
    clique = std::make_shared<Clique>();
    clique->ranks = ranks;
  }
  if (clique->ranks != ranks || clique->members.count(rank))
    return fail(ncclInvalidUsage, "rank " + std::to_string(rank) + " of " +
                                      std::to_string(ranks) +
                                      " does not fit the others");
  auto *comm = new ::ncclComm;
  comm->clique = clique;
  comm->rank = rank;
  comm->device = device;
  comm->blocking = blocking;
  comm->polls = blocking ? 0 : somePolls();
  trace("rank " + std::to_string(rank) + " of " + std::to_string(ranks) +
        ": ncclCommInitRank(" + (blocking ? "blocking" : "non-blocking") + ")" +
        environment());
  clique->members[rank] = comm;
  *result = global().comms.add<ncclComm_t>(comm);
  if (clique->members.size() == static_cast<size_t>(ranks)) {
    clique->complete = true;
    checkDevices(*clique);
  }
  engine().wake();
  return ncclSuccess;
}

/// Whether no other thread has aborted it while this one waited.
static bool exists(ncclComm_t comm) { return global().comms.get(comm); }

/// Waits for the other ranks of a communicator that blocks.
static ncclResult_t awaitRanks(NcclCall &call, ncclComm_t comm) {
  if (!comm->blocking)
    return ncclInProgress;
  engine().runUntil(call.lock, nullptr, [&] {
    return !exists(comm) || comm->error || comm->clique->complete;
  });
  return exists(comm) ? comm->error : ncclInternalError;
}

ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int ranks,
                                    ncclUniqueId id, int rank,
                                    ncclConfig_t *config) {
  NCCL_CALL("ncclCommInitRankConfig");
  if (config && config->magic != 0xcafebeef)
    return fail(ncclInvalidArgument, "ncclConfig_t was not initialized");
  bool blocking = !config || config->blocking != 0;
  ncclResult_t result =
      initRank(comm, ranks, id, rank, currentDevice(), blocking);
  if (result)
    return result;
  if (group.depth > 0) {
    group.inits.push_back(*comm);
    return blocking ? ncclSuccess : ncclInProgress;
  }
  return awaitRanks(call, *comm);
}

ncclResult_t ncclCommInitRank(ncclComm_t *comm, int ranks, ncclUniqueId id,
                              int rank) {
  return ncclCommInitRankConfig(comm, ranks, id, rank, nullptr);
}

ncclResult_t ncclCommInitAll(ncclComm_t *comms, int devices, const int *list) {
  ncclUniqueId id;
  if (ncclResult_t result = ncclGetUniqueId(&id))
    return result;
  NCCL_CALL("ncclCommInitAll");
  for (int i = 0; i < devices; ++i) {
    int device = list ? list[i] : i;
    if (device < 0 || device >= settings().devices)
      return fail(ncclUnhandledCudaError, "invalid device ordinal");
    if (ncclResult_t result = initRank(&comms[i], devices, id, i, device, true))
      return result;
  }
  return comms[0]->error;
}

/// The communicator, after checking that it may be used now.
static ncclResult_t ready(ncclComm_t handle, ncclComm_t &comm) {
  comm = global().comms.get(handle);
  if (!comm) {
    violation("NCCL: there is no such communicator (any more)");
    return fail(ncclInvalidArgument, "invalid communicator");
  }
  if (comm->error)
    return comm->error;
  if (comm->inProgress())
    return fail(ncclInvalidArgument,
                "Attempt to use communicator before the previous operation "
                "returned ncclSuccess");
  return ncclSuccess;
}

ncclResult_t ncclCommGetAsyncError(ncclComm_t handle, ncclResult_t *error) {
  NCCL_CALL("ncclCommGetAsyncError");
  ncclComm_t comm = global().comms.get(handle);
  if (!comm || !error)
    return fail(ncclInvalidArgument, "invalid communicator");
  if (comm->polls > 0)
    --comm->polls;
  if (comm->finalized)
    engine().progress(nullptr);
  while (!comm->error && !comm->deferred.empty()) {
    Deferred &next = comm->deferred.front();
    if (next.polls-- > 0)
      break;
    comm->enqueue(std::move(next.transfers), *next.stream);
    comm->deferred.pop_front();
  }
  *error = comm->inProgress() ? ncclInProgress : comm->error;
  return ncclSuccess;
}

/// The real library waits, without end, until the last graph that holds the
/// communicator's collectives is destroyed.
static void checkGraphs(const ncclComm &comm) {
  if (comm.inGraphs.use_count() > 1)
    violation("NCCL: the communicator of rank " + std::to_string(comm.rank) +
              " goes while a graph holds its collectives");
}

bool ncclComm::isIdle() {
  for (auto &op : ops)
    if (auto pending = op.lock(); pending && !pending->isDone())
      return false;
  ops.clear();
  return true;
}

ncclResult_t ncclCommFinalize(ncclComm_t handle) {
  NCCL_CALL("ncclCommFinalize");
  ncclComm_t comm;
  if (ncclResult_t result = ready(handle, comm))
    return result;
  if (comm->finalized)
    return fail(ncclInvalidArgument, "finalized twice");
  checkGraphs(*comm);
  comm->finalized = true;
  if (comm->blocking) {
    engine().runUntil(call.lock, nullptr,
                      [&] { return !exists(comm) || comm->isIdle(); });
    return exists(comm) ? ncclSuccess : ncclInternalError;
  }
  comm->polls = somePolls();
  return ncclInProgress;
}

static void destroy(ncclComm_t comm) {
  global().comms.remove(comm);
  comm->clique->members.erase(comm->rank);
  delete comm;
}

ncclResult_t ncclCommDestroy(ncclComm_t handle) {
  NCCL_CALL("ncclCommDestroy");
  ncclComm_t comm = global().comms.get(handle);
  if (!comm) {
    violation("NCCL: there is no such communicator (any more)");
    return fail(ncclInvalidArgument, "invalid communicator");
  }
  checkGraphs(*comm);
  engine().runUntil(call.lock, nullptr, [&] {
    return !exists(comm) || comm->error || comm->isIdle();
  });
  if (exists(comm))
    destroy(comm);
  return ncclSuccess;
}

ncclResult_t ncclCommAbort(ncclComm_t handle) {
  NCCL_CALL("ncclCommAbort");
  ncclComm_t comm = global().comms.get(handle);
  if (!comm)
    return fail(ncclInvalidArgument, "invalid communicator");
  checkGraphs(*comm);
  for (auto &op : comm->ops)
    if (auto pending = op.lock())
      pending->abandon();
  destroy(comm);
  engine().wake();
  return ncclSuccess;
}

const char *ncclGetErrorString(ncclResult_t result) {
  switch (result) {
  case ncclSuccess:
    return "no error";
  case ncclUnhandledCudaError:
    return "unhandled cuda error (run with NCCL_DEBUG=INFO for details)";
  case ncclSystemError:
    return "unhandled system error (run with NCCL_DEBUG=INFO for details)";
  case ncclInternalError:
    return "internal error - please report this issue to the NCCL developers";
  case ncclInvalidArgument:
    return "invalid argument (run with NCCL_DEBUG=WARN for details)";
  case ncclInvalidUsage:
    return "invalid usage (run with NCCL_DEBUG=WARN for details)";
  case ncclRemoteError:
    return "remote process exited or there was a network error";
  case ncclInProgress:
    return "NCCL operation in progress";
  }
  return "unknown result code";
}

const char *ncclGetLastError(ncclComm_t) { return lastError.c_str(); }

ncclResult_t ncclCommCount(const ncclComm_t handle, int *count) {
  NCCL_CALL("ncclCommCount");
  ncclComm_t comm;
  if (ncclResult_t result = ready(handle, comm))
    return result;
  *count = comm->clique->ranks;
  return ncclSuccess;
}

ncclResult_t ncclCommCuDevice(const ncclComm_t handle, int *device) {
  NCCL_CALL("ncclCommCuDevice");
  ncclComm_t comm;
  if (ncclResult_t result = ready(handle, comm))
    return result;
  *device = comm->device;
  return ncclSuccess;
}

ncclResult_t ncclCommUserRank(const ncclComm_t handle, int *rank) {
  NCCL_CALL("ncclCommUserRank");
  ncclComm_t comm;
  if (ncclResult_t result = ready(handle, comm))
    return result;
  *rank = comm->rank;
  return ncclSuccess;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool dp::fake::isNcclMemory(const void *pointer) {
  return global().memory.count(pointer);
}

ncclResult_t ncclMemAlloc(void **pointer, size_t bytes) {
  NCCL_CALL("ncclMemAlloc");
  int device = currentDevice();
  if (device < 0 || !pointer || bytes == 0)
    return fail(ncclInvalidArgument, "ncclMemAlloc: bad argument");
  Memory &memory = engine().memory;
  if (bytes > settings().memoryOf(device) - memory.used(device) ||
      !(*pointer = memory.allocate(bytes, device)))
    return fail(ncclUnhandledCudaError, "out of memory");
  global().memory[*pointer] = device;
  return ncclSuccess;
}

ncclResult_t ncclMemFree(void *pointer) {
  NCCL_CALL("ncclMemFree");
  auto found = global().memory.find(pointer);
  if (found == global().memory.end()) {
    violation("ncclMemFree of what is no memory of ncclMemAlloc (any more)");
    return fail(ncclInvalidArgument, "ncclMemFree: bad argument");
  }
  for (auto &clique : global().cliques)
    for (auto &[rank, comm] : clique.second->members)
      if (comm->find(pointer, 1))
        violation("ncclMemFree of memory that rank " + std::to_string(rank) +
                  " has registered");
  engine().memory.release(pointer, found->second);
  global().memory.erase(found);
  return ncclSuccess;
}

ncclResult_t ncclCommRegister(const ncclComm_t handle, void *pointer,
                              size_t bytes, void **result) {
  NCCL_CALL("ncclCommRegister");
  ncclComm_t comm;
  if (ncclResult_t failure = ready(handle, comm))
    return failure;
  const Allocation *allocation = engine().memory.find(pointer, bytes);
  if (!allocation || allocation->device != comm->device || !result)
    return fail(ncclInvalidArgument, "ncclCommRegister: no such memory");
  if (!isNcclMemory(reinterpret_cast<void *>(allocation->base)))
    violation("ncclCommRegister of memory that is not of ncclMemAlloc");
  comm->registered[++comm->handles] = {reinterpret_cast<uintptr_t>(pointer),
                                       bytes};
  *result = reinterpret_cast<void *>(comm->handles);
  trace("rank " + std::to_string(comm->rank) + ": ncclCommRegister");
  return ncclSuccess;
}

ncclResult_t ncclCommDeregister(const ncclComm_t handle, void *registration) {
  NCCL_CALL("ncclCommDeregister");
  ncclComm_t comm;
  if (ncclResult_t failure = ready(handle, comm))
    return failure;
  if (!comm->isIdle())
    violation("ncclCommDeregister while collectives run");
  if (!comm->registered.erase(reinterpret_cast<uintptr_t>(registration))) {
    violation("ncclCommDeregister of what is not registered (any more)");
    return fail(ncclInvalidArgument, "Deregister: Could not find handle");
  }
  trace("rank " + std::to_string(comm->rank) + ": ncclCommDeregister");
  return ncclSuccess;
}

//===----------------------------------------------------------------------===//
// Groups and collectives
//===----------------------------------------------------------------------===//

void ncclComm::enqueue(std::vector<Transfer> transfers, Stream &stream) {
  Op op;
  op.kind = Op::Meet;
  for (const Transfer &t : transfers)
    op.name += (op.name.empty() ? "" : " + ") + t.name();
  if (stream.capture)
    stream.capture->needs.push_back(inGraphs);
  // In a graph this runs at each launch.
  bool isCaptured = stream.capture != nullptr;
  size_t direct = 0;
  for (Transfer &t : transfers)
    if ((t.isRegistered = isRegistered(t))) {
      ++direct;
      const void *pointer = t.send ? t.send : t.recv;
      t.offset = reinterpret_cast<uintptr_t>(pointer) - find(pointer, 0)->begin;
    }
  op.meet = [this, transfers,
             isCaptured](Stream &s) -> std::shared_ptr<Rendezvous> {
    if (!global().comms.get(this)) {
      violation("a graph holds collectives of a communicator that is gone");
      return std::make_shared<CollectiveOp>(s);
    }
    for (const Transfer &t : transfers)
      if (t.isRegistered && !isRegistered(t))
        violation("NCCL: the buffers of " + t.name() +
                  " were deregistered before it ran");
    auto collective =
        std::make_shared<CollectiveOp>(this, transfers, s, isCaptured);
    ops.erase(std::remove_if(ops.begin(), ops.end(),
                             [](auto &o) { return o.expired(); }),
              ops.end());
    ops.push_back(collective);
    return collective;
  };
  std::string name = stream.name;
  engine().enqueue(stream, std::move(op));
  if (direct != 0)
    trace("device " + std::to_string(device) + " " + name + ": " +
          std::to_string(direct) + " of " + std::to_string(transfers.size()) +
          " collectives on registered buffers");
}

const Registration *ncclComm::find(const void *pointer, size_t bytes) const {
  auto begin = reinterpret_cast<uintptr_t>(pointer);
  for (auto &item : registered)
    if (begin >= item.second.begin &&
        begin + bytes <= item.second.begin + item.second.bytes)
      return &item.second;
  return nullptr;
}

bool ncclComm::isRegistered(const Transfer &t) const {
  if (t.kind == Transfer::Reduce) // as the real library
    return false;
  size_t bytes = t.count * sizeOf(t.type);
  size_t n = static_cast<size_t>(clique->ranks);
  bool sends = t.kind != Transfer::Recv, receives = t.kind != Transfer::Send;
  return (!sends || find(t.send, t.kind == Transfer::ReduceScatter ? n * bytes
                                                                   : bytes)) &&
         (!receives ||
          find(t.recv, t.kind == Transfer::AllGather ? n * bytes : bytes));
}

/// Two transfers of one group have no order, so they must not overlap where
/// one of them writes.
static void checkOverlap(const std::vector<Transfer> &transfers, int ranks) {
  struct Range {
    const char *begin;
    size_t bytes;
    bool written;
    size_t owner;
  };
  std::vector<Range> ranges;
  for (size_t i = 0; i < transfers.size(); ++i) {
    const Transfer &t = transfers[i];
    size_t bytes = t.count * sizeOf(t.type);
    size_t sent = t.kind == Transfer::ReduceScatter ? bytes * ranks : bytes;
    size_t received = t.kind == Transfer::AllGather ? bytes * ranks : bytes;
    if (t.send && t.kind != Transfer::Broadcast)
      ranges.push_back({static_cast<const char *>(t.send), sent, false, i});
    if (t.recv)
      ranges.push_back({static_cast<const char *>(t.recv), received, true, i});
  }
  std::sort(ranges.begin(), ranges.end(),
            [](const Range &a, const Range &b) { return a.begin < b.begin; });
  for (size_t i = 0; i < ranges.size(); ++i)
    for (size_t j = i + 1; j < ranges.size() &&
                           ranges[j].begin < ranges[i].begin + ranges[i].bytes;
         ++j)
      if (ranges[i].owner != ranges[j].owner &&
          (ranges[i].written || ranges[j].written))
        violation("NCCL: " + transfers[ranges[i].owner].name() + " and " +
                  transfers[ranges[j].owner].name() +
                  " of one group overlap in memory");
}

/// Launches what a group holds, one operation per communicator.
static ncclResult_t launchGroup(NcclCall &call) {
  std::vector<Group::Item> items = std::move(group.items);
  std::vector<ncclComm_t> inits = std::move(group.inits);
  group.items.clear();
  group.inits.clear();
  ncclResult_t result = ncclSuccess;
  for (ncclComm_t comm : inits)
    if (ncclResult_t r = awaitRanks(call, comm))
      result = r;
  std::vector<ncclComm_t> order;
  std::map<ncclComm_t, std::vector<Transfer>> transfers;
  std::map<ncclComm_t, Stream *> streams;
  for (Group::Item &item : items) {
    if (transfers[item.comm].empty()) {
      order.push_back(item.comm);
      streams[item.comm] = item.stream;
    } else if (streams[item.comm] != item.stream) {
      return fail(ncclInvalidUsage,
                  "the fake takes one stream per communicator in a group");
    }
    transfers[item.comm].push_back(item.transfer);
  }
  for (ncclComm_t comm : order) {
    checkOverlap(transfers[comm], comm->clique->ranks);
    if (comm->blocking) {
      comm->enqueue(std::move(transfers[comm]), *streams[comm]);
      continue;
    }
    // Not in the stream before the caller has asked often enough.
    comm->deferred.push_back(
        {std::move(transfers[comm]), streams[comm], somePolls()});
    result = ncclInProgress;
  }
  return result;
}

ncclResult_t ncclGroupStart() {
  NCCL_CALL("ncclGroupStart");
  ++group.depth;
  return ncclSuccess;
}

ncclResult_t ncclGroupEnd() {
  NcclCall call("ncclGroupEnd");
  if (group.depth == 0)
    return fail(ncclInvalidUsage, "ncclGroupEnd: not in a group call.");
  if (--group.depth > 0)
    return call.result;
  if (call.result) {
    group.items.clear();
    group.inits.clear();
    return call.result;
  }
  return launchGroup(call);
}

static ncclResult_t issue(const char *name, ncclComm_t handle,
                          CUstream streamHandle, Transfer transfer) {
  NCCL_CALL(name);
  ncclComm_t comm;
  if (ncclResult_t result = ready(handle, comm))
    return result;
  if (comm->finalized || !sizeOf(transfer.type) || transfer.op > ncclAvg ||
      transfer.root < 0 || transfer.root >= comm->clique->ranks)
    return fail(ncclInvalidArgument, std::string(name) + ": bad argument");
  Stream *stream = streamHandle ? streamHandles().get(streamHandle)
                                : engine().defaultStream(comm->device);
  if (!stream || stream->device != comm->device)
    return fail(ncclInvalidArgument,
                std::string(name) + ": the stream is not the device's");
  group.items.push_back({comm, transfer, stream});
  return group.depth > 0 ? ncclSuccess : launchGroup(call);
}

ncclResult_t ncclAllReduce(const void *send, void *recv, size_t count,
                           ncclDataType_t type, ncclRedOp_t op, ncclComm_t comm,
                           CUstream stream) {
  return issue("ncclAllReduce", comm, stream,
               {Transfer::AllReduce, send, recv, count, type, op});
}

ncclResult_t ncclReduce(const void *send, void *recv, size_t count,
                        ncclDataType_t type, ncclRedOp_t op, int root,
                        ncclComm_t comm, CUstream stream) {
  return issue("ncclReduce", comm, stream,
               {Transfer::Reduce, send, recv, count, type, op, root});
}

ncclResult_t ncclBroadcast(const void *send, void *recv, size_t count,
                           ncclDataType_t type, int root, ncclComm_t comm,
                           CUstream stream) {
  return issue("ncclBroadcast", comm, stream,
               {Transfer::Broadcast, send, recv, count, type, ncclSum, root});
}

ncclResult_t ncclAllGather(const void *send, void *recv, size_t count,
                           ncclDataType_t type, ncclComm_t comm,
                           CUstream stream) {
  return issue("ncclAllGather", comm, stream,
               {Transfer::AllGather, send, recv, count, type});
}

ncclResult_t ncclReduceScatter(const void *send, void *recv, size_t count,
                               ncclDataType_t type, ncclRedOp_t op,
                               ncclComm_t comm, CUstream stream) {
  return issue("ncclReduceScatter", comm, stream,
               {Transfer::ReduceScatter, send, recv, count, type, op});
}

ncclResult_t ncclSend(const void *send, size_t count, ncclDataType_t type,
                      int peer, ncclComm_t comm, CUstream stream) {
  return issue("ncclSend", comm, stream,
               {Transfer::Send, send, nullptr, count, type, ncclSum, peer});
}

ncclResult_t ncclRecv(void *recv, size_t count, ncclDataType_t type, int peer,
                      ncclComm_t comm, CUstream stream) {
  return issue("ncclRecv", comm, stream,
               {Transfer::Recv, nullptr, recv, count, type, ncclSum, peer});
}
