//===- NcclRank.cpp - A rank's NCCL communicator --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "NcclRank.h"
#include "Support/DType.h"
#include "Support/Error.h"
#include "dp/Runtime/Chunk.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <optional>
#include <system_error>
#include <thread>

using namespace dp;
using namespace dp::cuda;

//===----------------------------------------------------------------------===//
// Types and reductions
//===----------------------------------------------------------------------===//

static std::optional<ncclDataType_t> typeOf(dp_dtype dtype, bool isUnsigned) {
  switch (dtype) {
  case DP_I8:
  case DP_U8:
    return isUnsigned ? ncclUint8 : ncclInt8;
  case DP_I32:
  case DP_U32:
    return isUnsigned ? ncclUint32 : ncclInt32;
  case DP_I64:
  case DP_U64:
    return isUnsigned ? ncclUint64 : ncclInt64;
  case DP_F16:
    return ncclFloat16;
  case DP_BF16:
    return ncclBfloat16;
  case DP_F32:
    return ncclFloat32;
  case DP_F64:
    return ncclFloat64;
  }
  return std::nullopt;
}

namespace {
struct Reduction {
  ncclDataType_t type;
  ncclRedOp_t op;
};
} // namespace

/// NCCL's equivalent of a reduction. It lacks bitwise reductions (on a bool,
/// max and min replace them), 16-bit integers, and max and min of floats that
/// propagate NaN (its own prefer numbers).
static std::optional<Reduction> reductionOf(dp_dtype dtype, dp_reduction op) {
  bool isBool = dtype == DP_BOOL;
  bool isUnsigned = op == DP_REDUCE_UMAX || op == DP_REDUCE_UMIN;
  if (isBool) {
    switch (op) {
    case DP_REDUCE_AND:
    case DP_REDUCE_MUL:
    case DP_REDUCE_MAX: // signed: true is -1
    case DP_REDUCE_UMIN:
      return Reduction{ncclUint8, ncclMin};
    case DP_REDUCE_OR:
    case DP_REDUCE_MIN:
    case DP_REDUCE_UMAX:
      return Reduction{ncclUint8, ncclMax};
    }
    return std::nullopt;
  }
  std::optional<ncclDataType_t> type = typeOf(dtype, isUnsigned);
  if (!type)
    return std::nullopt;
  switch (op) {
  case DP_REDUCE_ADD:
    return Reduction{*type, ncclSum};
  case DP_REDUCE_MUL:
    return Reduction{*type, ncclProd};
  case DP_REDUCE_MAX:
  case DP_REDUCE_MIN:
    if (isFloat(dtype))
      return std::nullopt;
    return Reduction{*type, op == DP_REDUCE_MAX ? ncclMax : ncclMin};
  case DP_REDUCE_MAXNUM:
  case DP_REDUCE_UMAX:
    return Reduction{*type, ncclMax};
  case DP_REDUCE_MINNUM:
  case DP_REDUCE_UMIN:
    return Reduction{*type, ncclMin};
  }
  return std::nullopt;
}

bool NcclRank::supports(const CollectiveCall &call) {
  return !reduces(call.kind) || reductionOf(call.dtype, call.op);
}

//===----------------------------------------------------------------------===//
// The communicator
//===----------------------------------------------------------------------===//

NcclRank::NcclRank(Gpu &gpu, int64_t rank, int64_t ranks,
                   const CudaSettings &settings, NcclArenas *arenas)
    : gpu(gpu), rank(rank), ranks(ranks), isBlocking(settings.usesGraphs),
      arenas(arenas) {
  try {
    connect(settings);
  } catch (...) {
    abort();
    throw;
  }
}

void NcclRank::connect(const CudaSettings &settings) {
  const char *what = "ncclCommInitRank";
  ncclConfig_t config;
  config.blocking = isBlocking;
  auto init = [ranks = static_cast<int>(ranks), rank = static_cast<int>(rank),
               id = settings.id](ncclComm_t *comm, ncclConfig_t config) {
    return nccl().ncclCommInitRankConfig(comm, ranks, id, rank, &config);
  };
  if (!isBlocking)
    return wait(init(&comm, config), what);
  auto made = std::make_shared<ncclComm_t>(nullptr);
  wait(runApart([=] { return init(made.get(), config); }, what), what);
  comm = *made;
}

/// Runs a call of a blocking communicator in another thread and waits for it
/// within the deadline. If that fails, the call is left running, so it must
/// own all that it uses.
ncclResult_t NcclRank::runApart(std::function<ncclResult_t()> call,
                                const char *what) {
  struct Outcome {
    std::atomic<bool> isThere{false};
    ncclResult_t result = ncclInternalError;
  };
  auto outcome = std::make_shared<Outcome>();
  try {
    std::thread([outcome, call = std::move(call), context = gpu.handle()] {
      CUcontext old;
      driver().cuCtxPushCurrent_v2(context);
      outcome->result = call();
      driver().cuCtxPopCurrent_v2(&old);
      outcome->isThere.store(true, std::memory_order_release);
    }).detach();
  } catch (const std::system_error &e) {
    throw Error(std::string("cannot start a thread for ") + what + ": " +
                    e.what(),
                DP_ERROR_MEMORY);
  }
  auto start = std::chrono::steady_clock::now();
  int64_t polls = 0;
  while (!outcome->isThere.load(std::memory_order_acquire))
    gpu.poll(start, polls, what);
  return outcome->result;
}

NcclRank::~NcclRank() {
  abort();
  for (CUdeviceptr scratch : scratches)
    driver().cuMemFree_v2(scratch);
}

void NcclRank::fail(ncclResult_t result, const char *what) {
  std::string text = nccl().ncclGetErrorString(result);
  const char *last = nccl().ncclGetLastError(nullptr);
  if (last && *last)
    text += std::string(": ") + last;
  throw Error(std::string(what) + " on " + gpu.name() + ": " + text,
              result == ncclRemoteError ? DP_ERROR_GONE : DP_ERROR_LIBRARY);
}

/// Waits until the communicator is ready for another call.
void NcclRank::wait(ncclResult_t result, const char *what) {
  auto start = std::chrono::steady_clock::now();
  int64_t polls = 0;
  while (result == ncclInProgress) {
    if (!comm)
      fail(ncclInternalError, what);
    ncclResult_t state = ncclSuccess;
    ncclResult_t asked = nccl().ncclCommGetAsyncError(comm, &state);
    result = asked == ncclSuccess ? state : asked;
    if (result == ncclInProgress)
      gpu.poll(start, polls, what);
  }
  if (result != ncclSuccess)
    fail(result, what);
}

void NcclRank::checkErrors() {
  if (!comm)
    return;
  ncclResult_t state = ncclSuccess;
  ncclResult_t asked = nccl().ncclCommGetAsyncError(comm, &state);
  if (asked != ncclSuccess)
    state = asked;
  if (state != ncclSuccess && state != ncclInProgress)
    fail(state, "NCCL");
}

NcclArenas::Kind NcclRank::registerArenas() {
  if (!comm)
    throw Error("the communicator was aborted", DP_ERROR_ABORTED);
  return arenas->registerAll(comm);
}

bool NcclRank::abort() noexcept {
  if (!comm)
    return false;
  nccl().ncclCommAbort(comm);
  if (arenas)
    arenas->forget();
  comm = nullptr;
  return true;
}

void NcclRank::disconnect() noexcept {
  if (!comm)
    return;
  if (arenas)
    arenas->deregisterAll();
  try {
    const char *what = "ncclCommFinalize";
    auto finalize = [comm = comm] { return nccl().ncclCommFinalize(comm); };
    wait(isBlocking ? runApart(finalize, what) : finalize(), what);
  } catch (const Error &) {
    abort();
    return;
  }
  nccl().ncclCommDestroy(comm);
  comm = nullptr;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// The whole is [outer, blocks, elems]. If outer is not 1, the ranks' parts are
/// staged one after the other as [rank][outer, size, elems].
struct NcclRank::Transfer {
  const CollectiveCall *call;
  ncclDataType_t type;
  ncclRedOp_t op;
  int64_t elementSize; ///< bytes of `type`
  int64_t perBlock;    ///< elements of `type`
  int64_t ranks;
  bool stagesSend = false, stagesRecv = false;
  char *staged = nullptr; ///< replaces the buffer of the side that is staged

  Chunk chunk(int64_t rank) const { return chunkOf(call->blocks, ranks, rank); }
  int64_t count(int64_t rank) const {
    return call->outer * chunk(rank).size * perBlock;
  }
  /// Bytes from the start of the staged whole to a rank's part; without
  /// staging outer is 1 and the whole is staged as it is.
  int64_t offset(int64_t rank) const {
    return call->outer * chunk(rank).offset * perBlock * elementSize;
  }
  bool isEven() const { return call->blocks % ranks == 0; }
  /// Bytes of the side that is staged: the whole, or `rank`'s rows.
  int64_t stagedBytes(int64_t rank) const {
    return call->kind == CallKind::AllToAll && stagesRecv
               ? ranks * count(rank) * elementSize
               : call->elements() * dtypeSize(call->dtype);
  }
};

void *NcclRank::stage(int64_t bytes) {
  if (bytes > scratchBytes) {
    CUdeviceptr larger = 0;
    check(driver().cuMemAlloc_v2(&larger, static_cast<size_t>(bytes)),
          "cannot allocate " + std::to_string(bytes) +
              " bytes for collectives on " + gpu.name());
    // Enqueued work and other entries' graphs still use the old one.
    scratches.push_back(larger);
    scratchBytes = bytes;
  }
  return reinterpret_cast<void *>(scratches.back());
}

/// Copies the parts of all ranks from the whole to the staged order, or back.
void NcclRank::copyParts(const Transfer &t, bool pack) {
  const CollectiveCall &call = *t.call;
  int64_t block = t.perBlock * t.elementSize, row = call.blocks * block;
  CUdeviceptr whole = address(pack ? call.send : call.recv);
  for (int64_t r = 0; r < t.ranks; ++r) {
    Chunk c = t.chunk(r);
    if (t.count(r) == 0)
      continue;
    CUdeviceptr part = address(t.staged) + t.offset(r);
    CUdeviceptr place = whole + c.offset * block;
    Gpu::Rows rows = {place, row}, parts = {part, c.size * block};
    gpu.copyRows(pack ? parts : rows, pack ? rows : parts, c.size * block,
                 call.outer, gpu.commStream());
  }
}

/// Copies `bytes` before the group, unless they are there.
void NcclRank::copy(void *to, const void *from, int64_t bytes) {
  if (bytes != 0 && to != from)
    check(driver().cuMemcpyDtoDAsync_v2(address(to), address(from),
                                        static_cast<size_t>(bytes),
                                        gpu.commStream()),
          gpu.name());
}

/// Copies this rank's own part of an all_to_all or of an all_gather of uneven
/// parts.
void NcclRank::copyOwnPart(const Transfer &t) {
  const CollectiveCall &call = *t.call;
  int64_t bytes = t.count(rank) * t.elementSize;
  auto *from = static_cast<const char *>(call.send);
  auto *to = static_cast<char *>(call.recv);
  if (call.kind == CallKind::AllToAll)
    copy(to + rank * bytes, from + t.offset(rank), bytes);
  else if (call.kind == CallKind::AllGather && !t.isEven())
    copy((t.staged ? t.staged : to) + t.offset(rank), from, bytes);
}

/// Decides whether the call goes through the scratch memory, and for which of
/// its sides: to pack or unpack parts, or because an all_to_all has a
/// registered buffer on one side only, and NCCL refuses a send and a receive
/// of which only one is registered.
void NcclRank::plan(Transfer &t) const {
  const CollectiveCall &call = *t.call;
  if (call.kind != CallKind::AllToAll) {
    t.stagesSend = call.kind == CallKind::ReduceScatter && call.outer != 1;
    t.stagesRecv = call.kind == CallKind::AllGather && call.outer != 1;
  } else if (arenas) {
    bool sends = arenas->hasRegistered(call.send);
    bool receives = arenas->hasRegistered(call.recv);
    t.stagesSend = sends && !receives;
    t.stagesRecv = receives && !sends;
  }
}

/// Fills the scratch memory before a group.
void NcclRank::packScratch(const Transfer &t) {
  if (t.stagesSend && t.call->kind == CallKind::AllToAll)
    copy(t.staged, t.call->send, t.stagedBytes(rank));
  else if (t.stagesSend)
    copyParts(t, /*pack=*/true);
}

/// Empties it after the group. An all_to_all's own row is not in it.
void NcclRank::unpackScratch(const Transfer &t) {
  if (!t.stagesRecv)
    return;
  if (t.call->kind == CallKind::AllGather)
    return copyParts(t, /*pack=*/false);
  int64_t row = t.count(rank) * t.elementSize;
  int64_t own = rank * row, next = own + row;
  auto *to = static_cast<char *>(t.call->recv);
  copy(to, t.staged, own);
  copy(to + next, t.staged + next, t.stagedBytes(rank) - next);
}

void NcclRank::enqueue(const Transfer &t) {
  const Nccl &n = nccl();
  const CollectiveCall &call = *t.call;
  CUstream stream = gpu.commStream();
  auto done = [&](ncclResult_t result, const char *what) {
    if (result != ncclSuccess && result != ncclInProgress)
      fail(result, what);
  };
  auto size = [](int64_t count) { return static_cast<size_t>(count); };
  int64_t mine = rank;
  if (call.kind == CallKind::AllReduce)
    return done(
        n.ncclAllReduce(call.send, call.recv,
                        size(call.elements() / call.blockElems * t.perBlock),
                        t.type, t.op, comm, stream),
        "ncclAllReduce");
  if (call.kind == CallKind::AllGather) {
    char *whole = t.staged ? t.staged : static_cast<char *>(call.recv);
    if (t.isEven())
      return done(n.ncclAllGather(call.send, whole, size(t.count(mine)), t.type,
                                  comm, stream),
                  "ncclAllGather");
    for (int64_t r = 0; r < t.ranks; ++r)
      if (t.count(r) != 0)
        // In place, where this rank's part already is: the buffers of a call
        // must be registered on all ranks or on none.
        done(n.ncclBroadcast(whole + t.offset(r), whole + t.offset(r),
                             size(t.count(r)), t.type, static_cast<int>(r),
                             comm, stream),
             "ncclBroadcast");
    return;
  }
  if (call.kind == CallKind::AllToAll) {
    auto *from = t.stagesSend ? t.staged : static_cast<const char *>(call.send);
    auto *to = t.stagesRecv ? t.staged : static_cast<char *>(call.recv);
    int64_t row = t.count(mine) * t.elementSize;
    for (int64_t r = 0; r < t.ranks; ++r) {
      if (r == mine) // copied
        continue;
      if (t.count(r) != 0)
        done(n.ncclSend(from + t.offset(r), size(t.count(r)), t.type,
                        static_cast<int>(r), comm, stream),
             "ncclSend");
      if (row != 0)
        done(n.ncclRecv(to + r * row, size(t.count(mine)), t.type,
                        static_cast<int>(r), comm, stream),
             "ncclRecv");
    }
    return;
  }
  auto *whole = t.staged ? t.staged : static_cast<const char *>(call.send);
  if (t.isEven())
    return done(n.ncclReduceScatter(whole, call.recv, size(t.count(mine)),
                                    t.type, t.op, comm, stream),
                "ncclReduceScatter");
  for (int64_t r = 0; r < t.ranks; ++r)
    if (t.count(r) != 0)
      done(n.ncclReduce(whole + t.offset(r), r == mine ? call.recv : nullptr,
                        size(t.count(r)), t.type, t.op, static_cast<int>(r),
                        comm, stream),
           "ncclReduce");
}

void NcclRank::run(const CollectiveCall *const *calls, int64_t count) {
  if (!comm)
    throw Error("the communicator was aborted", DP_ERROR_ABORTED);
  assert(
      std::all_of(calls, calls + count,
                  [](const CollectiveCall *call) { return supports(*call); }) &&
      "NCCL has no such reduction");
  std::vector<Transfer> transfers;
  int64_t staged = 0;
  for (int64_t i = 0; i < count; ++i) {
    const CollectiveCall &call = *calls[i];
    if (call.elements() == 0) // on every rank
      continue;
    Transfer t = {&call,           ncclInt8, ncclSum, dtypeSize(call.dtype),
                  call.blockElems, ranks};
    if (!reduces(call.kind)) { // as bytes, which NCCL has for every type
      t.perBlock *= t.elementSize;
      t.elementSize = 1;
    } else {
      Reduction r = *reductionOf(call.dtype, call.op);
      t.type = r.type;
      t.op = r.op;
    }
    plan(t);
    if (t.stagesSend || t.stagesRecv)
      staged += t.stagedBytes(rank) + 256;
    transfers.push_back(t);
  }
  if (staged != 0) {
    auto *next = static_cast<char *>(stage(staged));
    for (Transfer &t : transfers) {
      if (!t.stagesSend && !t.stagesRecv)
        continue;
      t.staged = next;
      next += (t.stagedBytes(rank) + 255) / 256 * 256;
      packScratch(t);
    }
  }
  for (const Transfer &t : transfers)
    copyOwnPart(t);
  if (transfers.empty())
    return;
  ncclResult_t result = nccl().ncclGroupStart();
  if (result != ncclSuccess)
    fail(result, "ncclGroupStart");
  try {
    for (const Transfer &t : transfers)
      enqueue(t);
  } catch (...) {
    nccl().ncclGroupEnd();
    throw;
  }
  wait(nccl().ncclGroupEnd(), "ncclGroupEnd");
  for (const Transfer &t : transfers)
    unpackScratch(t);
}
