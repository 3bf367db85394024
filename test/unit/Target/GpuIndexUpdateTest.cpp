//===- GpuIndexUpdateTest.cpp - Indexed updates of a GPU, on the CPU ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each element has the bits of its updates in order, one by one.
//
//===----------------------------------------------------------------------===//

#include "GpuKernels.h"

#include "llvm/Support/FormatVariadic.h"

#include <cstring>

namespace {

// {0} updates of {2} elements each, of type {3} and kind {5}, into {1} rows.
// The kernel's types have {6} rows of {4} elements.
const char *const kUpdate = R"(
func.func @launch(%u: memref<{0}x{2}x{3}>, %d: memref<{1}x{2}x{3}>, %i: memref<{0}xi32>) {{
  %c = arith.constant 1 : index
  %0 = memref.cast %u : memref<{0}x{2}x{3}> to memref<?x{4}x{3}>
  %1 = memref.cast %d : memref<{1}x{2}x{3}> to memref<{6}x{4}x{3}>
  %2 = memref.cast %i : memref<{0}xi32> to memref<?xi32>
  dp.launch @kernel extent %c cost %c (%0, %1, %2) : memref<?x{4}x{3}>, memref<{6}x{4}x{3}>, memref<?xi32>
  return
}
func.func private @kernel(%u: memref<?x{4}x{3}> {{llvm.noalias}, %d: memref<{6}x{4}x{3}> {{llvm.noalias},
                          %i: memref<?xi32> {{llvm.noalias}, %b: index, %e: index)
    attributes {{dp.kernel = #dp.kernel<loop = 0>} {{
  dp.buffer.index_update %u into %d at %i dims [0] {5} : memref<?x{4}x{3}>, memref<{6}x{4}x{3}>, memref<?xi32>
  return
}
)";

// dest[b][i[b][t][1]][i[b][t][0]] = updates[b][t], the last one last, in $N
// batches of 300 updates.
const char *const kPairs = R"(
func.func @launch(%u: memref<$Nx300xi64>, %d: memref<$Nx5x7xi64>, %i: memref<$Nx300x2xi64>) {
  %c = arith.constant 1 : index
  %0 = memref.cast %u : memref<$Nx300xi64> to memref<?x?xi64>
  %1 = memref.cast %d : memref<$Nx5x7xi64> to memref<?x5x7xi64>
  %2 = memref.cast %i : memref<$Nx300x2xi64> to memref<?x?x2xi64>
  dp.launch @kernel extent %c cost %c (%0, %1, %2) : memref<?x?xi64>, memref<?x5x7xi64>, memref<?x?x2xi64>
  return
}
func.func private @kernel(%u: memref<?x?xi64> {llvm.noalias}, %d: memref<?x5x7xi64> {llvm.noalias},
                          %i: memref<?x?x2xi64> {llvm.noalias}, %b: index, %e: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  dp.buffer.index_update %u into %d at %i dims [2, 1] batching [0] : memref<?x?xi64>, memref<?x5x7xi64>, memref<?x?x2xi64>
  return
}
)";

uint32_t getBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}

/// bf16, whose sums are rounded to nearest, ties to even.
struct BF16 {
  BF16(float value = 0) {
    uint32_t wide = getBits(value);
    bits = (wide + 0x7fff + (wide >> 16 & 1)) >> 16;
  }
  operator float() const {
    uint32_t wide = uint32_t(bits) << 16;
    float value;
    std::memcpy(&value, &wide, 4);
    return value;
  }
  uint16_t bits;
};

/// `count` rows of which -2, -1, `rows` and `rows` + 1 do not exist.
std::vector<int32_t> makeRows(int64_t count, int64_t rows) {
  std::vector<int32_t> result(count);
  for (int64_t i = 0; i < count; ++i)
    result[i] = (i * 7919 + i / 13) % (rows + 4) - 2;
  return result;
}

class GpuIndexUpdate : public GpuKernels {
protected:
  /// Returns true if the kernel updates `rows` rows as one thread would.
  template <typename T, typename Combine>
  bool updates(const char *type, const char *kind, int64_t rows,
               int64_t columns, const std::vector<int32_t> &at, Combine combine,
               bool isDynamic = false) {
    int64_t count = at.size();
    std::vector<T> updates = makeValues<T>(count * columns);
    std::vector<T> expected = makeValues<T>(rows * columns, 2);
    // Sums whose roundings tell the order.
    if constexpr (std::is_floating_point_v<T>)
      for (T &value : updates)
        value *= T(1.1);
    CUdeviceptr dest = upload(expected);
    for (int64_t i = 0; i < count; ++i)
      for (int64_t j = 0; j < columns && at[i] >= 0 && at[i] < rows; ++j) {
        T &old = expected[at[i] * columns + j];
        old = combine(old, updates[i * columns + j]);
      }
    updates.resize(std::max<int64_t>(updates.size(), 1));
    std::vector<int32_t> given = at;
    given.resize(std::max<int64_t>(count, 1));
    std::string text =
        llvm::formatv(kUpdate, count, rows, columns, type,
                      isDynamic ? "?" : std::to_string(columns), kind,
                      isDynamic ? "?" : std::to_string(rows));
    run(text, {upload(updates), dest, upload(given)});
    std::vector<T> got = download<T>(dest, rows * columns);
    return std::memcmp(got.data(), expected.data(), got.size() * sizeof(T)) ==
           0;
  }

  bool adds(int64_t rows, int64_t columns, const std::vector<int32_t> &at,
            bool isDynamic = false) {
    return updates<float>(
        "f32", "kind add", rows, columns, at,
        [](float a, float b) { return a + b; }, isDynamic);
  }
};

// None, less than a warp, chunks that are whole and not, several chunks.
TEST_F(GpuIndexUpdate, AddsAnyNumber) {
  for (int64_t count : {0, 1, 31, 255, 256, 257, 1024, 1025, 5000})
    EXPECT_TRUE(adds(9, 3, makeRows(count, 9))) << count;
  EXPECT_EQ(blocks.front(), 256);
}

// Windows of one element, of a part of a block, and of several blocks; extents
// that only the launch knows.
TEST_F(GpuIndexUpdate, HasAnyWindow) {
  EXPECT_TRUE(adds(40, 1, makeRows(700, 40)));
  EXPECT_TRUE(adds(11, 100, makeRows(300, 11)));
  EXPECT_TRUE(adds(3, 300, makeRows(300, 3)));
  EXPECT_TRUE(adds(11, 45, makeRows(300, 11), /*isDynamic=*/true));
}

// So many rows that the threads of a block share those of its class.
TEST_F(GpuIndexUpdate, HasSubclasses) {
  EXPECT_TRUE(adds(4500, 3, makeRows(400, 4500)));
}

// A thread has several rows: 0 and 1,024 of 1,100, which come in turns, in no
// order, and many times each.
TEST_F(GpuIndexUpdate, AddsToSeveralRows) {
  std::vector<int32_t> at(400);
  for (int64_t i = 0; i < 400; ++i)
    at[i] = i < 100   ? i % 2 * 1024
            : i < 200 ? i * i % 7 % 2 * 1024 + i % 3
                      : (i + 20) / 90 % 2 * 1024;
  EXPECT_TRUE(adds(1100, 100, at));
  EXPECT_TRUE(updates<float>("f32", "", 1100, 100, at,
                             [](float, float b) { return b; }));
}

// All updates are of one row, and fill the list of its block again and again.
TEST_F(GpuIndexUpdate, AddsToOneRow) {
  EXPECT_TRUE(adds(8, 3, std::vector<int32_t>(5000, 5)));
  EXPECT_TRUE(adds(1, 2, std::vector<int32_t>(2000, 0)));
}

TEST_F(GpuIndexUpdate, IgnoresWhatDoesNotExist) {
  EXPECT_TRUE(adds(8, 3, std::vector<int32_t>(300, -1)));
  EXPECT_TRUE(adds(8, 3, std::vector<int32_t>(300, 8)));
  EXPECT_TRUE(adds(8, 3, std::vector<int32_t>(300, INT32_MIN)));
}

TEST_F(GpuIndexUpdate, CombinesEachKind) {
  std::vector<int32_t> at = makeRows(500, 10);
  auto add = [](auto a, auto b) { return a + b; };
  auto max = [](auto a, auto b) { return std::max(a, b); };
  EXPECT_TRUE(updates<float>("f32", "kind mul", 10, 3, at, std::multiplies()));
  EXPECT_TRUE(updates<float>("f32", "kind max", 10, 3, at, max));
  EXPECT_TRUE(updates<double>("f64", "kind add", 10, 3, at, add));
  EXPECT_TRUE(updates<int64_t>("i64", "kind add", 10, 3, at, add));
  EXPECT_TRUE(updates<int8_t>("i8", "kind xor", 10, 3, at, std::bit_xor()));
  EXPECT_TRUE(updates<BF16>("bf16", "kind add", 10, 3, at,
                            [](BF16 a, BF16 b) -> BF16 { return a + b; }));
}

// The last update of an element stays, whatever its type.
TEST_F(GpuIndexUpdate, Sets) {
  std::vector<int32_t> at = makeRows(500, 10);
  auto set = [](auto, auto b) { return b; };
  EXPECT_TRUE(updates<float>("f32", "", 10, 3, at, set));
  EXPECT_TRUE(updates<uint16_t>("f16", "", 10, 3, at, set));
  EXPECT_TRUE(updates<uint8_t>("f8E4M3FN", "", 10, 3, at, set));
}

TEST_F(GpuIndexUpdate, HasBatchesAndPairs) {
  for (int64_t n : {1, 3}) {
    std::vector<int64_t> updates(n * 300), at(n * 600), expected(n * 35, -1);
    CUdeviceptr dest = upload(expected);
    for (int64_t i = 0; i < n * 300; ++i) {
      updates[i] = i + 1;
      int64_t x = at[2 * i] = (i * 31 + i / 7) % 9 - 1;
      int64_t y = at[2 * i + 1] = (i * 17 + i / 5) % 7 - 1;
      if (x >= 0 && x < 7 && y >= 0 && y < 5)
        expected[i / 300 * 35 + y * 7 + x] = updates[i];
    }
    run(withSize(kPairs, n), {upload(updates), dest, upload(at)});
    EXPECT_EQ(download<int64_t>(dest, n * 35), expected) << n;
  }
}

// The counts of the warps and the list are written by other threads than read
// them.
TEST_F(GpuIndexUpdate, NeedsEachBarrier) {
  for (unsigned number : {0, 1}) {
    droppedBarrier = number;
    EXPECT_FALSE(adds(9, 3, makeRows(3000, 9))) << number;
  }
}

} // namespace
