//===- NcclTest.cpp - Communicators and collectives -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Gpu.h"
#include "NcclApi.h"

#include <chrono>
#include <functional>
#include <thread>

#define NC(call) EXPECT_EQ(call, ncclSuccess) << #call

namespace {

class Nccl : public Gpu {
protected:
  static constexpr int ranks = 4;

  /// One thread per rank, each with its device as current.
  void run(const std::function<void(int)> &body) {
    std::vector<std::thread> threads;
    for (int r = 0; r < ranks; ++r)
      threads.emplace_back([&, r] {
        use(r);
        body(r);
      });
    for (std::thread &t : threads)
      t.join();
  }

  ncclComm_t comm(int rank, const ncclUniqueId &id) {
    ncclComm_t result = nullptr;
    NC(ncclCommInitRank(&result, ranks, id, rank));
    return result;
  }

  static ncclConfig_t nonblocking() {
    return {sizeof(ncclConfig_t), 0xcafebeef, 22809, 0};
  }

  /// Waits as a program has to.
  static void await(ncclComm_t comm, ncclResult_t result) {
    while (result == ncclInProgress) {
      NC(ncclCommGetAsyncError(comm, &result));
      std::this_thread::yield();
    }
    NC(result);
  }

  ncclUniqueId newId() {
    ncclUniqueId id;
    NC(ncclGetUniqueId(&id));
    return id;
  }
};

/// Data of a rank, other than that of any other and in every element.
std::vector<float> dataOf(int rank, int count) {
  std::vector<float> result;
  for (int i = 0; i < count; ++i)
    result.push_back(static_cast<float>((rank + 1) * 100 + i));
  return result;
}

void expectEach(const std::vector<float> &values, int first, int step) {
  for (size_t i = 0; i < values.size(); ++i)
    EXPECT_EQ(values[i], first + step * static_cast<int>(i));
}

TEST_F(Nccl, CollectivesComputeWhatTheySay) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    CUstream s = stream();
    CUdeviceptr send = upload(dataOf(r, 8)),
                recv = upload(std::vector<float>(32));
    auto *from = reinterpret_cast<void *>(send),
         *to = reinterpret_cast<void *>(recv);
    auto result = [&](int count) {
      CU(cuStreamSynchronize(s));
      return download<float>(recv, count);
    };
    // 100 + 200 + 300 + 400 + 4 i
    NC(ncclAllReduce(from, to, 8, ncclFloat32, ncclSum, c, s));
    expectEach(result(8), 1000, 4);
    NC(ncclAllReduce(from, to, 8, ncclFloat32, ncclMax, c, s));
    expectEach(result(8), 400, 1);
    NC(ncclReduceScatter(from, to, 2, ncclFloat32, ncclSum, c, s));
    expectEach(result(2), 1000 + 8 * r, 4);
    NC(ncclAllGather(from, to, 8, ncclFloat32, c, s));
    std::vector<float> all;
    for (int p = 0; p < ranks; ++p)
      for (float v : dataOf(p, 8))
        all.push_back(v);
    EXPECT_EQ(result(32), all);
    NC(ncclBroadcast(from, to, 8, ncclFloat32, 2, c, s));
    EXPECT_EQ(result(8), dataOf(2, 8));
    NC(ncclReduce(from, r == 1 ? to : nullptr, 8, ncclFloat32, ncclMin, 1, c,
                  s));
    EXPECT_EQ(result(8), dataOf(r == 1 ? 0 : 2, 8));
    // In place, in a group, with each rank's neighbours.
    NC(ncclGroupStart());
    NC(ncclSend(from, 8, ncclFloat32, (r + 1) % ranks, c, s));
    NC(ncclRecv(to, 8, ncclFloat32, (r + ranks - 1) % ranks, c, s));
    NC(ncclGroupEnd());
    EXPECT_EQ(result(8), dataOf((r + ranks - 1) % ranks, 8));
    NC(ncclAllReduce(to, to, 8, ncclFloat32, ncclAvg, c, s));
    expectEach(result(8), 250, 1);
    NC(ncclCommDestroy(c));
  });
}

TEST_F(Nccl, ComputesInEveryType) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    auto sum = [&](auto value, ncclDataType_t type) {
      CUdeviceptr p = upload(std::vector{value, value});
      auto *memory = reinterpret_cast<void *>(p);
      NC(ncclAllReduce(memory, memory, 2, type, ncclSum, c, nullptr));
      return download<decltype(value)>(p, 2)[1];
    };
    EXPECT_EQ(sum(int8_t(100 + r), ncclInt8), int8_t(406));
    EXPECT_EQ(sum(uint8_t(r), ncclUint8), 6);
    EXPECT_EQ(sum(int32_t(-r), ncclInt32), -6);
    EXPECT_EQ(sum(uint32_t(1u << 31), ncclUint32), 0u);
    EXPECT_EQ(sum(int64_t(r) << 40, ncclInt64), int64_t(6) << 40);
    EXPECT_EQ(sum(uint64_t(r), ncclUint64), 6u);
    EXPECT_EQ(sum(0.5 * r, ncclFloat64), 3.0);
    // 1.5 and 0.5 + 1.5 + ..., as bits
    EXPECT_EQ(sum(uint16_t(0x3e00), ncclFloat16), 0x4600); // 6
    EXPECT_EQ(sum(uint16_t(0x3fc0), ncclBfloat16), 0x40c0);
    // Rounded at each step: 256 + 1 stays 256 in bf16.
    EXPECT_EQ(sum(uint16_t(r == 0 ? 0x4380 : 0x3f80), ncclBfloat16), 0x4380);
    NC(ncclCommDestroy(c));
  });
}

TEST_F(Nccl, ReadingAResultTooEarlyIsFound) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    CUstream compute = stream(), transfer = stream();
    CUdeviceptr p = upload(dataOf(r, 8)), q = upload(dataOf(r, 8));
    order(compute, transfer);
    auto *memory = reinterpret_cast<void *>(p);
    NC(ncclAllReduce(memory, memory, 8, ncclFloat32, ncclSum, c, transfer));
    if (r != 2) // which forgets it
      order(transfer, compute);
    CU(cuMemcpyDtoDAsync_v2(q, p, 32, compute));
    CUresult result = cuStreamSynchronize(compute);
    cuStreamSynchronize(transfer);
    if (r != 2) {
      EXPECT_EQ(result, CUDA_SUCCESS);
    }
    NC(ncclCommAbort(c));
  });
  expectViolation({"device 2", "ncclAllReduce(sum, 8 x f32)",
                   "cuMemcpyDtoDAsync 32", "nothing orders the two"});
}

TEST_F(Nccl, SendingWhatIsNotReadyIsFound) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    CUstream compute = stream(), transfer = stream();
    CUdeviceptr p = upload(dataOf(r, 8)), q = upload(dataOf(r, 8));
    CU(cuMemsetD32Async(p, 0, 8, compute));
    if (r != 3)
      order(compute, transfer);
    NC(ncclAllReduce(reinterpret_cast<void *>(p), reinterpret_cast<void *>(q),
                     8, ncclFloat32, ncclSum, c, transfer));
    cuStreamSynchronize(transfer);
    cuStreamSynchronize(compute);
    NC(ncclCommAbort(c));
  });
  expectViolation({"device 3", "ncclAllReduce", "cuMemsetD32Async"});
}

TEST_F(Nccl, WithoutBlockingNothingIsInTheStreamAtOnce) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = nullptr;
    ncclConfig_t config = nonblocking();
    ncclResult_t result = ncclCommInitRankConfig(&c, ranks, id, r, &config);
    EXPECT_EQ(result, ncclInProgress);
    CUstream s = stream(), t = stream();
    CUdeviceptr p = upload(dataOf(r, 8)), q = upload(dataOf(r, 8));
    auto *memory = reinterpret_cast<void *>(p);
    // Too early.
    EXPECT_EQ(ncclAllReduce(memory, memory, 8, ncclFloat32, ncclSum, c, s),
              ncclInvalidArgument);
    await(c, result);
    result = ncclAllReduce(memory, memory, 8, ncclFloat32, ncclSum, c, s);
    EXPECT_EQ(result, ncclInProgress);
    if (r == 1) // records before it has waited: this orders nothing
      order(s, t);
    await(c, result);
    if (r != 1)
      order(s, t);
    CU(cuMemcpyDtoDAsync_v2(q, p, 32, t));
    cuStreamSynchronize(t);
    cuStreamSynchronize(s);
    await(c, ncclCommFinalize(c));
    NC(ncclCommDestroy(c));
  });
  expectViolation({"device 1", "ncclAllReduce", "cuMemcpyDtoDAsync"});
}

TEST_F(Nccl, DifferentCollectivesAreFound) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    CUstream s = stream();
    CUdeviceptr p = upload(dataOf(r, 8));
    auto *memory = reinterpret_cast<void *>(p);
    NC(ncclAllReduce(memory, memory, r == 3 ? 7 : 8, ncclFloat32, ncclSum, c,
                     s));
    ncclResult_t error = ncclSuccess;
    auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    // Those that had arrived stay until they are aborted.
    while (!error && std::chrono::steady_clock::now() < deadline) {
      if (cuStreamQuery(s) == CUDA_SUCCESS)
        break;
      NC(ncclCommGetAsyncError(c, &error));
      if (dp_fake_violations() > 0)
        break;
    }
    EXPECT_EQ(cuStreamQuery(s), CUDA_ERROR_NOT_READY);
    NC(ncclCommAbort(c));
    CU(cuStreamSynchronize(s));
  });
  expectViolation({"NCCL: rank ", "ncclAllReduce(sum, 7 x f32)",
                   "ncclAllReduce(sum, 8 x f32)"});
}

TEST_F(Nccl, ARankThatNeverComesIsWaitedForUntilAbort) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    CUstream s = stream();
    CUdeviceptr p = upload(dataOf(r, 8));
    auto *memory = reinterpret_cast<void *>(p);
    if (r != 0) {
      NC(ncclAllReduce(memory, memory, 8, ncclFloat32, ncclSum, c, s));
      std::thread watchdog([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        NC(ncclCommAbort(c));
      });
      CU(cuStreamSynchronize(s)); // returns because of the abort
      watchdog.join();
      EXPECT_EQ(download<float>(p, 8), dataOf(r, 8));
    } else {
      NC(ncclCommAbort(c));
    }
  });
}

TEST_F(Nccl, OneGpuTwiceIsRefused) {
  ncclUniqueId id = newId();
  std::vector<ncclResult_t> results(2);
  std::vector<std::thread> threads;
  for (int r = 0; r < 2; ++r)
    threads.emplace_back([&, r] {
      use(0);
      ncclComm_t c = nullptr;
      results[r] = ncclCommInitRank(&c, 2, id, r);
      if (c)
        ncclCommAbort(c);
    });
  for (std::thread &t : threads)
    t.join();
  EXPECT_EQ(results, std::vector(2, ncclInvalidUsage));
}

TEST_F(Nccl, OneThreadDrivesAllInAGroup) {
  ncclComm_t comms[ranks];
  NC(ncclCommInitAll(comms, ranks, nullptr));
  std::vector<CUdeviceptr> data;
  std::vector<CUstream> streams;
  for (int r = 0; r < ranks; ++r) {
    use(r);
    data.push_back(upload(dataOf(r, 8)));
    streams.push_back(stream());
  }
  NC(ncclGroupStart());
  for (int r = 0; r < ranks; ++r)
    NC(ncclAllReduce(reinterpret_cast<void *>(data[r]),
                     reinterpret_cast<void *>(data[r]), 8, ncclFloat32, ncclSum,
                     comms[r], streams[r]));
  NC(ncclGroupEnd());
  for (int r = 0; r < ranks; ++r) {
    use(r);
    CU(cuStreamSynchronize(streams[r]));
    EXPECT_EQ(download<float>(data[r], 1)[0], 1000);
    NC(ncclCommDestroy(comms[r]));
  }
}

TEST_F(Nccl, GraphsHoldCollectives) {
  ncclUniqueId id = newId();
  run([&](int r) {
    ncclComm_t c = comm(r, id);
    CUstream s = stream(), t = stream();
    CUdeviceptr p = upload(std::vector<float>{1.0f + r});
    auto *memory = reinterpret_cast<void *>(p);
    CU(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
    order(s, t);
    NC(ncclAllReduce(memory, memory, 1, ncclFloat32, ncclSum, c, t));
    order(t, s);
    CUgraph graph;
    CUgraphExec exec;
    CU(cuStreamEndCapture(s, &graph));
    CU(cuGraphInstantiateWithFlags(&exec, graph, 0));
    for (int i = 0; i < 3; ++i)
      CU(cuGraphLaunch(exec, s));
    CU(cuStreamSynchronize(s));
    EXPECT_EQ(download<float>(p, 1)[0], 10 * 4 * 4);
    CU(cuGraphDestroy(graph));
    CU(cuGraphExecDestroy(exec));
    NC(ncclCommDestroy(c));
  });
}

// A collective is captured by all ranks or by none, and a communicator outlives
// the graphs that hold its collectives.
TEST_F(Nccl, GraphsAreChecked) {
  ncclUniqueId id = newId();
  std::vector<CUgraphExec> execs(ranks);
  std::vector<ncclComm_t> comms(ranks);
  run([&](int r) {
    ncclComm_t c = comms[r] = comm(r, id);
    CUstream s = stream();
    CUdeviceptr data = upload(dataOf(r, 8));
    auto *p = reinterpret_cast<void *>(data);
    auto reduce = [&] {
      NC(ncclAllReduce(p, p, 8, ncclFloat32, ncclSum, c, s));
    };
    CU(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
    reduce();
    CUgraph graph;
    CU(cuStreamEndCapture(s, &graph));
    CU(cuGraphInstantiateWithFlags(&execs[r], graph, 0));
    CU(cuGraphDestroy(graph));
    if (r == 1)
      reduce();
    else
      CU(cuGraphLaunch(execs[r], s));
    CU(cuStreamSynchronize(s));
  });
  expectViolation({"launched ncclAllReduce(sum, 8 x f32) by a graph, rank 1 "
                   "without one"});
  NC(ncclCommDestroy(comms[0]));
  expectViolation({"the communicator of rank 0 goes while a graph holds its "
                   "collectives"});
  for (int r = 1; r < ranks; ++r) {
    CU(cuGraphExecDestroy(execs[r]));
    NC(ncclCommDestroy(comms[r]));
  }
  CU(cuGraphExecDestroy(execs[0]));
}

// All ranks' buffers are registered or none, for as long as they are used.
TEST_F(Nccl, RegistrationIsChecked) {
  ncclUniqueId id = newId();
  std::vector<ncclComm_t> comms(ranks);
  std::vector<void *> memory(ranks), handles(ranks);
  auto reduce = [&](int r) {
    CUstream s = stream();
    CU(cuMemsetD32Async(reinterpret_cast<CUdeviceptr>(memory[r]), 0, 8, s));
    NC(ncclAllReduce(memory[r], memory[r], 8, ncclFloat32, ncclSum, comms[r],
                     s));
    CU(cuStreamSynchronize(s));
  };
  run([&](int r) {
    comms[r] = comm(r, id);
    NC(ncclMemAlloc(&memory[r], 64));
    NC(ncclCommRegister(comms[r], memory[r], 64, &handles[r]));
    reduce(r);
  });
  expectNoViolations();
  run([&](int r) {
    if (r == 2) {
      NC(ncclCommDeregister(comms[r], handles[r]));
    }
  });
  run(reduce);
  expectViolation({"the buffers of ncclAllReduce(sum, 8 x f32) are registered "
                   "on rank",
                   "and not on rank"});
  use(1);
  NC(ncclMemFree(memory[1]));
  expectViolation({"ncclMemFree of memory that rank 1 has registered"});
  use(2);
  EXPECT_EQ(ncclCommDeregister(comms[2], handles[2]), ncclInvalidArgument);
  expectViolation({"not registered (any more)"});
  CUdeviceptr other = upload(std::vector<float>(4));
  NC(ncclCommRegister(comms[2], reinterpret_cast<void *>(other), 16,
                      &handles[2]));
  expectViolation({"not of ncclMemAlloc"});
  CU(cuMemFree_v2(reinterpret_cast<CUdeviceptr>(memory[2])));
  expectViolation({"cuMemFree of memory of ncclMemAlloc"});
}

} // namespace
