//===- CollectivesTest.cpp - Conformance of the collectives ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Compares every kind, reduction and dtype on every device count, between
// threads and between processes, with a scalar reference that adds in rank
// order. The data differ in every element of every rank. Results must be
// bitwise equal on all ranks and in every run.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Support/DType.h"
#include "dp/Runtime/Chunk.h"
#include "dp/Runtime/Half.h"

#include <cmath>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <limits>

using namespace dp;

namespace {

using Bytes = std::vector<char>;

struct Case {
  dp_dtype dtype;
  dp_reduction op;
};

template <typename T>
T get(const Bytes &b, int64_t i) {
  T value;
  std::memcpy(&value, b.data() + i * sizeof(T), sizeof(T));
  return value;
}
template <typename T>
void set(Bytes &b, int64_t i, T value) {
  std::memcpy(b.data() + i * sizeof(T), &value, sizeof(T));
}

uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 31)) * 0x7fb5d329728ea185;
  x = (x ^ (x >> 27)) * 0x81dadef4bc2dd44d;
  return x ^ (x >> 33);
}

/// Returns random bits for integers, and floats of both signs and several
/// magnitudes.
Bytes makeData(dp_dtype dtype, int64_t count, int64_t rank) {
  if (isComplex(dtype))
    return makeData(partType(dtype), 2 * count, rank);
  Bytes data(count * dtypeSize(dtype));
  for (int64_t i = 0; i < count; ++i) {
    uint64_t bits = mix(static_cast<uint64_t>(i) * 1009 + rank * 77 + 1);
    double value =
        (static_cast<double>(bits >> 40) / 0x1p23 - 1) * (1 << (bits % 8));
    switch (dtype) {
    case DP_BOOL:
      set<uint8_t>(data, i, bits & 1);
      break;
    case DP_F16:
      set(data, i, floatToHalf(static_cast<float>(value)));
      break;
    case DP_BF16:
      set(data, i, floatToBFloat(static_cast<float>(value)));
      break;
    case DP_F32:
      set(data, i, static_cast<float>(value));
      break;
    case DP_F64:
      set(data, i, value);
      break;
    default:
      std::memcpy(data.data() + i * dtypeSize(dtype), &bits, dtypeSize(dtype));
    }
  }
  return data;
}

// The reference: one element over all ranks, written without the library's
// reduction code.
template <typename T>
T combineInteger(dp_reduction op, T a, T b) {
  using U = std::make_unsigned_t<T>;
  using S = std::make_signed_t<T>;
  switch (op) {
  case DP_REDUCE_ADD:
    return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  case DP_REDUCE_MUL:
    return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
  case DP_REDUCE_MAX: // signed, also for unsigned dtypes
    return static_cast<T>(std::max<S>(a, b));
  case DP_REDUCE_MIN:
    return static_cast<T>(std::min<S>(a, b));
  case DP_REDUCE_UMAX:
    return static_cast<T>(std::max<U>(a, b));
  case DP_REDUCE_UMIN:
    return static_cast<T>(std::min<U>(a, b));
  case DP_REDUCE_AND:
    return a & b;
  case DP_REDUCE_OR:
    return a | b;
  default:
    return a ^ b;
  }
}

bool combineBool(dp_reduction op, bool a, bool b) {
  switch (op) {
  case DP_REDUCE_ADD: // 1-bit addition
  case DP_REDUCE_XOR:
    return a != b;
  case DP_REDUCE_MUL:
  case DP_REDUCE_AND:
  case DP_REDUCE_UMIN:
  case DP_REDUCE_MAX: // as 1-bit signed: true is -1
    return a && b;
  default:
    return a || b;
  }
}

template <typename T>
T combineFloat(dp_reduction op, T a, T b) {
  bool nanA = std::isnan(a), nanB = std::isnan(b);
  switch (op) {
  case DP_REDUCE_ADD:
    return a + b;
  case DP_REDUCE_MUL:
    return a * b;
  case DP_REDUCE_MAX:
    return nanA || nanB ? std::numeric_limits<T>::quiet_NaN() : std::max(a, b);
  case DP_REDUCE_MIN:
    return nanA || nanB ? std::numeric_limits<T>::quiet_NaN() : std::min(a, b);
  case DP_REDUCE_MAXNUM:
    return std::fmax(a, b);
  default:
    return std::fmin(a, b);
  }
}

template <typename T>
void expectInteger(const std::vector<Bytes> &inputs, int64_t i, dp_reduction op,
                   Bytes &out) {
  T acc = get<T>(inputs[0], i);
  for (size_t r = 1; r < inputs.size(); ++r)
    acc = combineInteger<T>(op, acc, get<T>(inputs[r], i));
  set(out, i, acc);
}

template <typename T, typename Load, typename Store>
void expectFloat(const std::vector<Bytes> &inputs, int64_t i, dp_reduction op,
                 Load load, Store store) {
  T acc = load(inputs[0], i);
  for (size_t r = 1; r < inputs.size(); ++r)
    acc = combineFloat<T>(op, acc, load(inputs[r], i));
  store(i, acc);
}

Bytes expected(const std::vector<Bytes> &inputs, int64_t count, Case c) {
  Bytes out(count * dtypeSize(c.dtype));
  for (int64_t i = 0; i < count; ++i)
    switch (c.dtype) {
    case DP_BOOL: {
      bool acc = get<uint8_t>(inputs[0], i);
      for (size_t r = 1; r < inputs.size(); ++r)
        acc = combineBool(c.op, acc, get<uint8_t>(inputs[r], i));
      set<uint8_t>(out, i, acc);
      break;
    }
    case DP_I8:
      expectInteger<int8_t>(inputs, i, c.op, out);
      break;
    case DP_I16:
      expectInteger<int16_t>(inputs, i, c.op, out);
      break;
    case DP_I32:
      expectInteger<int32_t>(inputs, i, c.op, out);
      break;
    case DP_I64:
      expectInteger<int64_t>(inputs, i, c.op, out);
      break;
    case DP_U8:
      expectInteger<uint8_t>(inputs, i, c.op, out);
      break;
    case DP_U16:
      expectInteger<uint16_t>(inputs, i, c.op, out);
      break;
    case DP_U32:
      expectInteger<uint32_t>(inputs, i, c.op, out);
      break;
    case DP_U64:
      expectInteger<uint64_t>(inputs, i, c.op, out);
      break;
    case DP_F16:
      expectFloat<float>(
          inputs, i, c.op,
          [](const Bytes &b, int64_t j) {
            return halfToFloat(get<uint16_t>(b, j));
          },
          [&](int64_t j, float v) { set(out, j, floatToHalf(v)); });
      break;
    case DP_BF16:
      expectFloat<float>(
          inputs, i, c.op,
          [](const Bytes &b, int64_t j) {
            return bfloatToFloat(get<uint16_t>(b, j));
          },
          [&](int64_t j, float v) { set(out, j, floatToBFloat(v)); });
      break;
    case DP_F32:
      expectFloat<float>(inputs, i, c.op, get<float>,
                         [&](int64_t j, float v) { set(out, j, v); });
      break;
    case DP_C64:
      for (int64_t part : {2 * i, 2 * i + 1})
        expectFloat<float>(inputs, part, c.op, get<float>,
                           [&](int64_t j, float v) { set(out, j, v); });
      break;
    case DP_C128:
      for (int64_t part : {2 * i, 2 * i + 1})
        expectFloat<double>(inputs, part, c.op, get<double>,
                            [&](int64_t j, double v) { set(out, j, v); });
      break;
    default:
      expectFloat<double>(inputs, i, c.op, get<double>,
                          [&](int64_t j, double v) { set(out, j, v); });
    }
  return out;
}

void forEachCase(const std::function<void(Case)> &body) {
  for (dp_dtype d = DP_BOOL; d <= DP_C128; ++d)
    for (dp_reduction op = DP_REDUCE_ADD; op <= DP_REDUCE_XOR; ++op)
      if (reductionSupports(op, d))
        body({d, op});
}

std::string name(Case c, int64_t ranks, int64_t count) {
  return std::string(reductionName(c.op)) + " " + dtypeName(c.dtype) + " x " +
         std::to_string(count) + " on " + std::to_string(ranks);
}

/// [outer, blocks, elems] -> the dense [outer, chunk, elems] of a rank.
Bytes chunkBytes(const Bytes &whole, int64_t outer, int64_t blocks,
                 int64_t blockBytes, int64_t ranks, int64_t rank) {
  Chunk c = chunkOf(blocks, ranks, rank);
  Bytes out;
  for (int64_t o = 0; o < outer; ++o) {
    auto begin = whole.begin() + (o * blocks + c.offset) * blockBytes;
    out.insert(out.end(), begin, begin + c.size * blockBytes);
  }
  return out;
}

class Collectives : public testing::TestWithParam<ClusterKind> {
protected:
  int64_t ranks() const { return GetParam().ranks; }
};

} // namespace

TEST_P(Collectives, AllReduceOfEveryKind) {
  Cluster devices(GetParam(), 1);
  forEachCase([&](Case c) {
    for (int64_t count : {0, 1, 5, 64, 1000, 5000}) {
      std::vector<Bytes> send, recv;
      for (int64_t r = 0; r < ranks(); ++r) {
        send.push_back(makeData(c.dtype, count, r));
        recv.emplace_back(send[r].size(), 'x');
      }
      Bytes want = expected(send, count, c);
      std::vector<Bytes> before = send;
      auto statuses = runStep(devices, [&](dp_device &d) {
        return dp_rt_all_reduce(&d, send[d.rank].data(), recv[d.rank].data(),
                                count, c.dtype, c.op, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r) {
        ASSERT_EQ(statuses[r], DP_SUCCESS);
        ASSERT_EQ(recv[r], want) << name(c, ranks(), count) << ", rank " << r;
      }
      ASSERT_EQ(send, before);
      // In place.
      runStep(devices, [&](dp_device &d) {
        void *buffer = send[d.rank].data();
        return dp_rt_all_reduce(&d, buffer, buffer, count, c.dtype, c.op, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r)
        ASSERT_EQ(send[r], want) << "in place " << name(c, ranks(), count);
    }
  });
}

TEST_P(Collectives, ReduceScatterOfEveryKind) {
  Cluster devices(GetParam(), 1);
  forEachCase([&](Case c) {
    for (auto shape : std::vector<std::vector<int64_t>>{{1, 8, 3},
                                                        {1, 10, 1},
                                                        {3, 5, 2},
                                                        {2, 3, 7},
                                                        {1, 0, 4},
                                                        {0, 5, 1},
                                                        {4, 1, 65}}) {
      int64_t count = shape[0] * shape[1] * shape[2];
      int64_t size = dtypeSize(c.dtype);
      std::vector<Bytes> send, recv, want;
      for (int64_t r = 0; r < ranks(); ++r)
        send.push_back(makeData(c.dtype, count, r));
      Bytes whole = expected(send, count, c);
      for (int64_t r = 0; r < ranks(); ++r) {
        want.push_back(
            chunkBytes(whole, shape[0], shape[1], shape[2] * size, ranks(), r));
        recv.emplace_back(want[r].size());
      }
      auto statuses = runStep(devices, [&](dp_device &d) {
        return dp_rt_reduce_scatter(&d, send[d.rank].data(),
                                    recv[d.rank].data(), shape[0], shape[1],
                                    shape[2], c.dtype, c.op, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r) {
        ASSERT_EQ(statuses[r], DP_SUCCESS);
        ASSERT_EQ(recv[r], want[r])
            << name(c, ranks(), count) << ", rank " << r;
      }
    }
  });
}

TEST_P(Collectives, AllGatherOfEveryDType) {
  Cluster devices(GetParam(), 1);
  for (dp_dtype dtype = DP_BOOL; dtype <= DP_C128; ++dtype)
    for (auto shape : std::vector<std::vector<int64_t>>{{1, 8, 3},
                                                        {1, 10, 1},
                                                        {3, 5, 2},
                                                        {2, 3, 7},
                                                        {1, 0, 4},
                                                        {0, 5, 1},
                                                        {4, 1, 65}}) {
      int64_t size = dtypeSize(dtype);
      Bytes whole = makeData(dtype, shape[0] * shape[1] * shape[2], 3);
      std::vector<Bytes> send, recv;
      for (int64_t r = 0; r < ranks(); ++r) {
        send.push_back(
            chunkBytes(whole, shape[0], shape[1], shape[2] * size, ranks(), r));
        recv.emplace_back(whole.size());
      }
      auto statuses = runStep(devices, [&](dp_device &d) {
        return dp_rt_all_gather(&d, send[d.rank].data(), recv[d.rank].data(),
                                shape[0], shape[1], shape[2], dtype, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r) {
        ASSERT_EQ(statuses[r], DP_SUCCESS);
        ASSERT_EQ(recv[r], whole) << dtypeName(dtype) << ", rank " << r;
      }
    }
}

// Row r is what rank r sends of this rank's chunk.
TEST_P(Collectives, AllToAllOfEveryDType) {
  Cluster devices(GetParam(), 1);
  for (dp_dtype dtype = DP_BOOL; dtype <= DP_C128; ++dtype)
    for (auto shape : std::vector<std::vector<int64_t>>{
             {8, 3}, {10, 1}, {56, 1}, {5, 2}, {0, 4}, {1, 65}, {3, 5000}}) {
      int64_t block = shape[1] * dtypeSize(dtype);
      std::vector<Bytes> send, recv;
      for (int64_t r = 0; r < ranks(); ++r) {
        send.push_back(makeData(dtype, shape[0] * shape[1], r));
        recv.emplace_back(chunkOf(shape[0], ranks(), r).size * block * ranks());
      }
      std::vector<Bytes> before = send;
      auto statuses = runStep(devices, [&](dp_device &d) {
        return dp_rt_all_to_all(&d, send[d.rank].data(), recv[d.rank].data(),
                                shape[0], shape[1], dtype, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r) {
        ASSERT_EQ(statuses[r], DP_SUCCESS);
        Bytes want;
        for (int64_t from = 0; from < ranks(); ++from) {
          Bytes row = chunkBytes(send[from], 1, shape[0], block, ranks(), r);
          want.insert(want.end(), row.begin(), row.end());
        }
        ASSERT_EQ(recv[r], want) << dtypeName(dtype) << ", rank " << r;
      }
      ASSERT_EQ(send, before);
    }
}

// A group mixes kinds, dtypes and sizes, empty ones among them: a small group,
// and one too large to travel with the meeting.
class Groups : public Collectives {
protected:
  void testGroup(int64_t n);
};

void Groups::testGroup(int64_t n) {
  Cluster devices(GetParam(), 1);
  std::vector<Bytes> floats, ints, part, whole, scattered, rows, wantRows,
      columns;
  for (int64_t r = 0; r < ranks(); ++r) {
    floats.push_back(makeData(DP_F32, n, r));
    ints.push_back(makeData(DP_I16, 31, r));
    rows.emplace_back(chunkOf(n, ranks(), r).size * 4 * ranks());
    scattered.emplace_back(chunkOf(n, ranks(), r).size * 4);
    columns.emplace_back(7 * chunkOf(n / 7, ranks(), r).size * 4);
  }
  Bytes gathered = makeData(DP_F64, 9, 1);
  for (int64_t r = 0; r < ranks(); ++r) {
    part.push_back(chunkBytes(gathered, 1, 9, 8, ranks(), r));
    whole.emplace_back(gathered.size());
  }
  Bytes sum = expected(floats, n, {DP_F32, DP_REDUCE_ADD});
  Bytes product = expected(ints, 31, {DP_I16, DP_REDUCE_MUL});
  Bytes largest = expected(floats, n, {DP_F32, DP_REDUCE_MAX});
  std::vector<Bytes> sums(ranks(), Bytes(n * 4));
  for (int64_t r = 0; r < ranks(); ++r) {
    wantRows.emplace_back();
    for (const Bytes &version : floats) {
      Bytes row = chunkBytes(version, 1, n, 4, ranks(), r);
      wantRows[r].insert(wantRows[r].end(), row.begin(), row.end());
    }
  }
  auto statuses = runStep(devices, [&](dp_device &d) -> dp_status {
    int64_t r = d.rank;
    dp_rt_group_start(&d);
    dp_rt_all_reduce(&d, floats[r].data(), sums[r].data(), n, DP_F32,
                     DP_REDUCE_ADD, 0);
    dp_rt_all_reduce(&d, nullptr, nullptr, 0, DP_F32, DP_REDUCE_ADD, 1);
    dp_rt_all_gather(&d, part[r].data(), whole[r].data(), 1, 9, 1, DP_F64, 1);
    dp_rt_all_reduce(&d, ints[r].data(), ints[r].data(), 31, DP_I16,
                     DP_REDUCE_MUL, 1);
    dp_rt_all_to_all(&d, floats[r].data(), rows[r].data(), n, 1, DP_F32, 0);
    dp_rt_reduce_scatter(&d, floats[r].data(), scattered[r].data(), 1, n, 1,
                         DP_F32, DP_REDUCE_MAX, 0);
    dp_rt_reduce_scatter(&d, floats[r].data(), columns[r].data(), 7, n / 7, 1,
                         DP_F32, DP_REDUCE_MAX, 1);
    return dp_rt_group_end(&d);
  });
  for (int64_t r = 0; r < ranks(); ++r) {
    ASSERT_EQ(statuses[r], DP_SUCCESS);
    EXPECT_EQ(sums[r], sum);
    EXPECT_EQ(ints[r], product);
    EXPECT_EQ(whole[r], gathered);
    EXPECT_EQ(rows[r], wantRows[r]);
    EXPECT_EQ(scattered[r], chunkBytes(largest, 1, n, 4, ranks(), r));
    EXPECT_EQ(columns[r], chunkBytes(largest, 7, n / 7, 4, ranks(), r));
  }
}

TEST_P(Groups, Small) { testGroup(700); }
TEST_P(Groups, Large) { testGroup(70000); }

// Several pieces on each rank, the last one short; some ranks have none of the
// scattered call, whose blocks are fewer than the ranks.
TEST_P(Collectives, LargeReductionsOfEveryDType) {
  Cluster devices(GetParam(), 1);
  for (dp_dtype dtype = DP_BOOL; dtype <= DP_C128; ++dtype) {
    Case c = {dtype, DP_REDUCE_ADD};
    int64_t count = (2 << 20) / dtypeSize(dtype) + 77;
    std::vector<Bytes> send, recv, part;
    for (int64_t r = 0; r < ranks(); ++r) {
      send.push_back(makeData(dtype, count, r));
      recv.emplace_back(send[r].size(), 'x');
      part.emplace_back(chunkOf(5, ranks(), r).size * (count / 5) *
                        dtypeSize(dtype));
    }
    Bytes want = expected(send, count, c);
    for (bool inPlace : {false, true}) {
      auto statuses = runStep(devices, [&](dp_device &d) {
        int64_t r = d.rank;
        if (inPlace)
          return dp_rt_all_reduce(&d, send[r].data(), send[r].data(), count,
                                  dtype, c.op, 0);
        dp_rt_group_start(&d);
        dp_rt_all_reduce(&d, send[r].data(), recv[r].data(), count, dtype, c.op,
                         0);
        dp_rt_reduce_scatter(&d, send[r].data(), part[r].data(), 1, 5,
                             count / 5, dtype, c.op, 1);
        return dp_rt_group_end(&d);
      });
      for (int64_t r = 0; r < ranks(); ++r) {
        ASSERT_EQ(statuses[r], DP_SUCCESS);
        ASSERT_TRUE((inPlace ? send : recv)[r] == want)
            << name(c, ranks(), count) << ", rank " << r;
        ASSERT_TRUE(part[r] == chunkBytes(want, 1, 5,
                                          count / 5 * dtypeSize(dtype), ranks(),
                                          r))
            << "scattered " << name(c, ranks(), count) << ", rank " << r;
      }
    }
  }
}

// Payloads up to the largest that travels with a meeting, and the next larger
// ones.
TEST_P(Collectives, SizesAroundTheLimits) {
  Cluster devices(GetParam(), 1);
  for (int64_t bytes : {32 << 10, 48 << 10, 64 << 10, 96 << 10, 256 << 10})
    for (int64_t count : {bytes / 4 - 1, bytes / 4, bytes / 4 + 1}) {
      std::vector<Bytes> send;
      for (int64_t r = 0; r < ranks(); ++r)
        send.push_back(makeData(DP_F32, count, r));
      Bytes want = expected(send, count, {DP_F32, DP_REDUCE_ADD});
      runStep(devices, [&](dp_device &d) {
        void *buffer = send[d.rank].data();
        return dp_rt_all_reduce(&d, buffer, buffer, count, DP_F32,
                                DP_REDUCE_ADD, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r)
        ASSERT_TRUE(send[r] == want) << count << " on rank " << r;
    }
}

// The order of a sum shows in f32; with more threads than cores, and teams that
// divide the work, it must still be the ranks' order.
TEST_P(Collectives, AreBitIdenticalInEveryRun) {
  constexpr int64_t n = 200000;
  std::vector<Bytes> send;
  for (int64_t r = 0; r < ranks(); ++r)
    send.push_back(makeData(DP_F32, n, r));
  Bytes want = expected(send, n, {DP_F32, DP_REDUCE_ADD});
  for (int64_t threads : {1, 3}) {
    Cluster devices(GetParam(), threads);
    for (int run = 0; run < 5; ++run) {
      std::vector<Bytes> recv(ranks(), Bytes(n * 4));
      runStep(devices, [&](dp_device &d) {
        return dp_rt_all_reduce(&d, send[d.rank].data(), recv[d.rank].data(), n,
                                DP_F32, DP_REDUCE_ADD, 0);
      });
      for (int64_t r = 0; r < ranks(); ++r)
        ASSERT_TRUE(recv[r] == want) << threads << " threads, rank " << r;
    }
  }
}

TEST_P(Collectives, ManyInARow) {
  Cluster devices(GetParam(), 1);
  std::vector<int64_t> totals(ranks());
  for (int step = 0; step < 20; ++step)
    runStep(devices, [&](dp_device &d) -> dp_status {
      for (int i = 0; i < 50; ++i) {
        int64_t value = (d.rank + 1) * (i + 1), sum = 0;
        if (dp_status s = dp_rt_all_reduce(&d, &value, &sum, 1, DP_I64,
                                           DP_REDUCE_ADD, i % 2))
          return s;
        totals[d.rank] += sum;
      }
      return DP_SUCCESS;
    });
  int64_t n = ranks(), each = n * (n + 1) / 2 * (50 * 51 / 2);
  for (int64_t total : totals)
    EXPECT_EQ(total, 20 * each);
}

// max and min carry a NaN from any rank; maxnum and minnum prefer numbers.
TEST_P(Collectives, NaN) {
  Cluster devices(GetParam(), 1);
  float nan = std::numeric_limits<float>::quiet_NaN();
  for (int64_t where = 0; where < ranks(); ++where)
    for (dp_reduction op :
         {DP_REDUCE_MAX, DP_REDUCE_MIN, DP_REDUCE_MAXNUM, DP_REDUCE_MINNUM}) {
      std::vector<std::vector<float>> values;
      for (int64_t r = 0; r < ranks(); ++r) {
        float mine = static_cast<float>(r) - 2;
        values.push_back({r == where ? nan : mine, nan, mine});
      }
      runStep(devices, [&](dp_device &d) {
        float *data = values[d.rank].data();
        return dp_rt_all_reduce(&d, data, data, 3, DP_F32, op, 0);
      });
      bool numbersWin = op == DP_REDUCE_MAXNUM || op == DP_REDUCE_MINNUM;
      for (const std::vector<float> &v : values) {
        EXPECT_EQ(std::isnan(v[0]), !numbersWin || ranks() == 1);
        EXPECT_TRUE(std::isnan(v[1]));
        EXPECT_FALSE(std::isnan(v[2]));
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Ranks, Collectives, testing::ValuesIn(clusterKinds));
INSTANTIATE_TEST_SUITE_P(Ranks, Groups, testing::ValuesIn(clusterKinds));
