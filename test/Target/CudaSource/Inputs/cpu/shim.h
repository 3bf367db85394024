// The part of CUDA and NCCL that --emit cuda-src uses, on the CPU: blocks run
// one after the other, the threads of a block as coroutines that switch at
// barriers, shuffles and ballots. Streams and events do nothing, because every
// call is complete when it returns. Launches are written shimLaunch(...) by
// check_cuda_source.py.

#pragma once

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include <setjmp.h>
#include <ucontext.h>

#define __global__
#define __device__
#define __host__
#define __restrict__ __restrict
#define __launch_bounds__(n)
#define __shared__ static thread_local

using std::fmax;
using std::fmin;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::signbit;

template <typename T>
T rsqrt(T x) {
  return T(1) / std::sqrt(x);
}

struct dim3 {
  unsigned x, y, z;
  dim3(int64_t x = 1, int64_t y = 1, int64_t z = 1) : x(x), y(y), z(z) {}
};

inline thread_local dim3 threadIdx, blockIdx;

//===-- Threads of a block --===//

// The first entry of a fiber is by its context, later switches are by jumps:
// swapcontext asks the kernel for the signal mask each time.
struct Fiber {
  ucontext_t context;
  jmp_buf place;
  std::unique_ptr<char[]> stack{new char[stackBytes]};
  bool started = false, done = false;
  uint32_t word = 0; // what a shuffle gives the others

  static constexpr size_t stackBytes = 64 * 1024;
};

// The fibers serve all launches of a host thread.
struct Block {
  jmp_buf scheduler;
  std::vector<std::unique_ptr<Fiber>> fibers;
  size_t current = 0;
  std::function<void()> body;
};

inline thread_local Block block;

// All threads come here once before any goes on.
inline void switchThread() {
  if (_setjmp(block.fibers[block.current]->place) == 0)
    _longjmp(block.scheduler, 1);
}

inline void runFiber() {
  for (;;) {
    block.body();
    block.fibers[block.current]->done = true;
    switchThread();
  }
}

// Runs thread `number` to its next barrier or its end.
inline void resumeThread(size_t number) {
  block.current = number;
  Fiber &fiber = *block.fibers[number];
  if (_setjmp(block.scheduler) != 0)
    return;
  if (fiber.started)
    _longjmp(fiber.place, 1);
  fiber.started = true;
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack.get();
  fiber.context.uc_stack.ss_size = Fiber::stackBytes;
  makecontext(&fiber.context, runFiber, 0);
  setcontext(&fiber.context);
}

template <typename F>
void shimLaunch(dim3 grid, int64_t threads, F body) {
  block.body = body;
  while (static_cast<int64_t>(block.fibers.size()) < threads)
    block.fibers.push_back(std::make_unique<Fiber>());
  for (unsigned z = 0; z < grid.z; ++z)
    for (unsigned y = 0; y < grid.y; ++y)
      for (unsigned x = 0; x < grid.x; ++x) {
        blockIdx = dim3(x, y, z);
        for (int64_t i = 0; i < threads; ++i)
          block.fibers[i]->done = false;
        for (bool any = true; any;) {
          any = false;
          for (int64_t i = 0; i < threads; ++i) {
            if (block.fibers[i]->done)
              continue;
            threadIdx = dim3(i, 0, 0);
            resumeThread(i);
            any = true;
          }
        }
      }
}

inline void __syncthreads() { switchThread(); }
inline void __syncwarp() { switchThread(); }

template <typename T>
T __shfl_xor_sync(unsigned mask, T value, int lane) {
  static_assert(sizeof(T) == 4, "a word");
  if (mask != 0xffffffffu)
    std::abort();
  size_t mine = block.current;
  std::memcpy(&block.fibers[mine]->word, &value, 4);
  switchThread(); // all have written
  T other;
  std::memcpy(&other, &block.fibers[mine ^ lane]->word, 4);
  switchThread(); // all have read
  return other;
}

inline unsigned __ballot_sync(unsigned mask, int predicate) {
  if (mask != 0xffffffffu)
    std::abort();
  size_t first = block.current / 32 * 32;
  block.fibers[block.current]->word = predicate != 0;
  switchThread(); // all have written
  unsigned ballot = 0;
  for (size_t lane = 0; lane < 32; ++lane)
    ballot |= block.fibers[first + lane]->word << lane;
  switchThread(); // all have read
  return ballot;
}

inline int __popc(unsigned x) { return __builtin_popcount(x); }

//===-- The runtime --===//

enum cudaError_t { cudaSuccess = 0 };
enum { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };
enum { cudaEventDisableTiming = 2 };
using cudaStream_t = void *;
using cudaEvent_t = void *;

inline const char *cudaGetErrorString(cudaError_t) { return ""; }
inline cudaError_t cudaGetLastError() { return cudaSuccess; }
inline cudaError_t cudaGetDeviceCount(int *count) {
  *count = 64;
  return cudaSuccess;
}
inline cudaError_t cudaSetDevice(int) { return cudaSuccess; }
inline cudaError_t cudaStreamCreate(cudaStream_t *) { return cudaSuccess; }
inline cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
inline cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned) {
  return cudaSuccess;
}
inline cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }
inline cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t) {
  return cudaSuccess;
}
inline cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned) {
  return cudaSuccess;
}
inline cudaError_t cudaMalloc(void **pointer, size_t bytes) {
  *pointer = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  std::memset(*pointer, 0x7f, bytes); // what nothing writes shows
  return cudaSuccess;
}
template <typename T>
cudaError_t cudaMalloc(T **pointer, size_t bytes) {
  return cudaMalloc(reinterpret_cast<void **>(pointer), bytes);
}
inline cudaError_t cudaFree(void *pointer) {
  std::free(pointer);
  return cudaSuccess;
}
inline cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes,
                                   int, cudaStream_t) {
  std::memcpy(to, from, bytes);
  return cudaSuccess;
}
inline cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, int) {
  std::memcpy(to, from, bytes);
  return cudaSuccess;
}

// Only stored and read: no kernel of the tests computes with it.
struct __half {
  uint16_t bits;
};
inline __half __float2half(float) { return {0}; }
inline float __half2float(__half) { return 0; }

struct __nv_bfloat16 {
  uint16_t bits;

  __nv_bfloat16() = default;
  // To nearest, ties to even.
  explicit __nv_bfloat16(float x) {
    uint32_t wide;
    std::memcpy(&wide, &x, 4);
    bits = x != x ? 0x7fff : (wide + 0x7fff + (wide >> 16 & 1)) >> 16;
  }
  explicit operator float() const {
    uint32_t wide = uint32_t(bits) << 16;
    float result;
    std::memcpy(&result, &wide, 4);
    return result;
  }
};
inline __nv_bfloat16 __float2bfloat16(float x) { return __nv_bfloat16(x); }
inline float __bfloat162float(__nv_bfloat16 x) { return float(x); }

//===-- NCCL: ranks are threads --===//

enum ncclResult_t { ncclSuccess = 0, ncclInvalidUsage = 5 };
enum ncclDataType_t {
  ncclInt8,
  ncclUint8,
  ncclInt32,
  ncclUint32,
  ncclInt64,
  ncclUint64,
  ncclFloat16,
  ncclFloat32,
  ncclFloat64,
  ncclBfloat16
};
enum ncclRedOp_t { ncclSum, ncclProd, ncclMax, ncclMin };
struct ncclUniqueId {
  char internal[128];
};

struct ShimCall {
  const void *send;
  void *recv;
  size_t count;
  ncclDataType_t type;
  ncclRedOp_t op;
};

struct ShimMessage;

// One collective at a time: each rank says what it sends and receives.
struct ShimWorld {
  std::mutex mutex;
  std::condition_variable changed;
  int ranks = 0, arrived = 0;
  uint64_t generation = 0;
  std::vector<ShimCall> calls;
  std::vector<std::vector<ShimMessage> *> messages;

  void meet() {
    std::unique_lock<std::mutex> lock(mutex);
    uint64_t mine = generation;
    if (++arrived == ranks) {
      arrived = 0;
      ++generation;
      changed.notify_all();
    } else {
      changed.wait(lock, [&] { return generation != mine; });
    }
  }
};

inline ShimWorld shimWorld;
struct ShimComm {
  int rank;
};
using ncclComm_t = ShimComm *;

inline const char *ncclGetErrorString(ncclResult_t) { return "mismatch"; }
inline ncclResult_t ncclGetUniqueId(ncclUniqueId *) { return ncclSuccess; }
inline ncclResult_t ncclCommInitRank(ncclComm_t *comm, int ranks, ncclUniqueId,
                                     int rank) {
  {
    std::lock_guard<std::mutex> lock(shimWorld.mutex);
    shimWorld.ranks = ranks;
    shimWorld.calls.resize(ranks);
  }
  *comm = new ShimComm{rank};
  shimWorld.meet();
  return ncclSuccess;
}
inline ncclResult_t ncclCommDestroy(ncclComm_t comm) {
  delete comm;
  return ncclSuccess;
}

inline size_t shimBytes(ncclDataType_t type) {
  static const size_t bytes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};
  return bytes[type];
}

// Collectives one after the other, in order, have the results of a group.
// Messages wait for its end: they meet whoever sends and receives them.
struct ShimMessage {
  const void *send; // null: received
  void *recv;
  size_t count;
  ncclDataType_t type;
  int peer;
};
inline thread_local std::vector<ShimMessage> shimMessages;
inline thread_local ncclComm_t shimMessenger = nullptr;
inline thread_local int shimDepth = 0;

inline ncclResult_t ncclGroupStart() {
  ++shimDepth;
  return ncclSuccess;
}
inline ncclResult_t ncclGroupEnd() {
  if (--shimDepth > 0 || !shimMessenger)
    return ncclSuccess;
  int rank = shimMessenger->rank;
  {
    std::lock_guard<std::mutex> lock(shimWorld.mutex);
    shimWorld.messages.resize(shimWorld.ranks);
    shimWorld.messages[rank] = &shimMessages;
  }
  shimWorld.meet();
  ncclResult_t result = ncclSuccess;
  std::vector<size_t> taken(shimWorld.ranks); // of each rank's messages
  for (const ShimMessage &mine : shimMessages) {
    if (mine.send)
      continue;
    const auto &theirs = *shimWorld.messages[mine.peer];
    size_t &next = taken[mine.peer];
    while (next < theirs.size() &&
           (!theirs[next].send || theirs[next].peer != rank))
      ++next;
    if (next == theirs.size() || theirs[next].count != mine.count ||
        theirs[next].type != mine.type) {
      result = ncclInvalidUsage;
      break;
    }
    std::memcpy(mine.recv, theirs[next++].send,
                mine.count * shimBytes(mine.type));
  }
  shimWorld.meet(); // all have read
  shimMessages.clear();
  shimMessenger = nullptr;
  return result;
}
inline ncclResult_t shimPost(ncclComm_t comm, ShimMessage message) {
  if (shimDepth == 0)
    return ncclInvalidUsage; // would wait for ever
  shimMessenger = comm;
  shimMessages.push_back(message);
  return ncclSuccess;
}
inline ncclResult_t ncclSend(const void *send, size_t count,
                             ncclDataType_t type, int peer, ncclComm_t comm,
                             cudaStream_t) {
  return shimPost(comm, {send, nullptr, count, type, peer});
}
inline ncclResult_t ncclRecv(void *recv, size_t count, ncclDataType_t type,
                             int peer, ncclComm_t comm, cudaStream_t) {
  return shimPost(comm, {nullptr, recv, count, type, peer});
}

// `combine(calls, bytes)` gives the calling rank its result.
template <typename F>
ncclResult_t shimCollective(ncclComm_t comm, ShimCall call, F combine) {
  shimWorld.calls[comm->rank] = call;
  shimWorld.meet();
  ncclResult_t result = ncclSuccess;
  for (const ShimCall &other : shimWorld.calls)
    if (other.count != call.count || other.type != call.type ||
        other.op != call.op)
      result = ncclInvalidUsage;
  std::vector<char> mine;
  if (result == ncclSuccess)
    mine = combine(shimWorld.calls);
  shimWorld.meet(); // all have read
  std::memcpy(call.recv, mine.data(), mine.size());
  shimWorld.meet();
  return result;
}

template <typename T>
std::vector<char> shimReduce(const std::vector<ShimCall> &calls, size_t first,
                             size_t count, ncclRedOp_t op) {
  std::vector<char> result(count * sizeof(T));
  T *out = reinterpret_cast<T *>(result.data());
  for (size_t i = 0; i < count; ++i) {
    T value = static_cast<const T *>(calls[0].send)[first + i];
    for (size_t r = 1; r < calls.size(); ++r) {
      T other = static_cast<const T *>(calls[r].send)[first + i];
      value = op == ncclSum    ? T(value + other)
              : op == ncclProd ? T(value * other)
              : op == ncclMax  ? std::max(value, other)
                               : std::min(value, other);
    }
    out[i] = value;
  }
  return result;
}

inline std::vector<char> shimReduce(const std::vector<ShimCall> &calls,
                                    size_t first, size_t count) {
  ncclRedOp_t op = calls[0].op;
  switch (calls[0].type) {
  case ncclInt8:
    return shimReduce<int8_t>(calls, first, count, op);
  case ncclUint8:
    return shimReduce<uint8_t>(calls, first, count, op);
  case ncclInt32:
    return shimReduce<int32_t>(calls, first, count, op);
  case ncclUint32:
    return shimReduce<uint32_t>(calls, first, count, op);
  case ncclInt64:
    return shimReduce<int64_t>(calls, first, count, op);
  case ncclUint64:
    return shimReduce<uint64_t>(calls, first, count, op);
  case ncclFloat32:
    return shimReduce<float>(calls, first, count, op);
  case ncclFloat64:
    return shimReduce<double>(calls, first, count, op);
  default:
    std::abort();
  }
}

inline ncclResult_t ncclAllReduce(const void *send, void *recv, size_t count,
                                  ncclDataType_t type, ncclRedOp_t op,
                                  ncclComm_t comm, cudaStream_t) {
  return shimCollective(comm, {send, recv, count, type, op}, [&](auto &calls) {
    return shimReduce(calls, 0, count);
  });
}
inline ncclResult_t ncclReduceScatter(const void *send, void *recv,
                                      size_t count, ncclDataType_t type,
                                      ncclRedOp_t op, ncclComm_t comm,
                                      cudaStream_t) {
  return shimCollective(comm, {send, recv, count, type, op}, [&](auto &calls) {
    return shimReduce(calls, comm->rank * count, count);
  });
}
inline ncclResult_t ncclReduce(const void *send, void *recv, size_t count,
                               ncclDataType_t type, ncclRedOp_t op, int root,
                               ncclComm_t comm, cudaStream_t) {
  return shimCollective(comm, {send, recv, count, type, op}, [&](auto &calls) {
    return comm->rank == root ? shimReduce(calls, 0, count)
                              : std::vector<char>();
  });
}
inline ncclResult_t ncclAllGather(const void *send, void *recv, size_t count,
                                  ncclDataType_t type, ncclComm_t comm,
                                  cudaStream_t) {
  size_t bytes = count * shimBytes(type);
  return shimCollective(
      comm, {send, recv, count, type, ncclSum}, [&](auto &calls) {
        std::vector<char> all;
        for (const ShimCall &call : calls)
          all.insert(all.end(), static_cast<const char *>(call.send),
                     static_cast<const char *>(call.send) + bytes);
        return all;
      });
}
inline ncclResult_t ncclBroadcast(const void *send, void *recv, size_t count,
                                  ncclDataType_t type, int root,
                                  ncclComm_t comm, cudaStream_t) {
  size_t bytes = count * shimBytes(type);
  return shimCollective(
      comm, {send, recv, count, type, ncclSum}, [&](auto &calls) {
        const char *from = static_cast<const char *>(calls[root].send);
        return std::vector<char>(from, from + bytes);
      });
}
