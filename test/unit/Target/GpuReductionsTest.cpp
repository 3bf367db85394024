//===- GpuReductionsTest.cpp - Reductions of a GPU, on the CPU ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "GpuKernels.h"

#include <cmath>

namespace {

/// The text of a launch of `out[i] = combine(out[i], all of x[.., i, ..])`.
std::string reduction(const std::string &combine, const std::string &x,
                      const std::string &out, const std::string &dynamicX,
                      const std::string &dynamicOut, const std::string &maps,
                      const std::string &iterators) {
  std::string element = x.substr(x.rfind('x') + 1);
  return "func.func @launch(%x: memref<" + x + ">, %s: memref<" + out +
         ">) {\n"
         "  %c = arith.constant 1 : index\n"
         "  %0 = memref.cast %x : memref<" +
         x + "> to memref<" + dynamicX + ">\n  %1 = memref.cast %s : memref<" +
         out + "> to memref<" + dynamicOut +
         ">\n  dp.launch @kernel extent %c cost %c (%0, %1) : memref<" +
         dynamicX + ">, memref<" + dynamicOut +
         ">\n  return\n}\n"
         "func.func private @kernel(%x: memref<" +
         dynamicX + "> {llvm.noalias}, %s: memref<" + dynamicOut +
         "> {llvm.noalias}, %b: index, %e: index) attributes {dp.kernel = "
         "#dp.kernel<loop = 0>} "
         "{\n  linalg.generic {indexing_maps = [" +
         maps + "], iterator_types = [" + iterators + "]} ins(%x : memref<" +
         dynamicX + ">) outs(%s : memref<" + dynamicOut +
         ">) {\n  ^bb0(%a: " + element + ", %o: " + element +
         "):\n    %r = " + combine + " : " + element +
         "\n    linalg.yield %r : " + element + "\n  }\n  return\n}\n";
}

const char *const kRows = "affine_map<(d0, d1) -> (d0, d1)>, "
                          "affine_map<(d0, d1) -> (d0)>";
const char *const kColumns = "affine_map<(d0, d1) -> (d1, d0)>, "
                             "affine_map<(d0, d1) -> (d0)>";
const char *const kParallelReduction = "\"parallel\", \"reduction\"";

TEST_F(GpuKernels, RowsByThreadAndWarpAndBlock) {
  // 10 summands: threads; 500: warps; 5000: blocks.
  for (int64_t m : {10, 500, 5000})
    for (int64_t n : {1, 9, 77}) {
      std::vector<float> x = makeValues<float>(n * m),
                         s = makeValues<float>(n, 3), expected = s;
      for (int64_t i = 0; i < n * m; ++i)
        expected[i / m] = std::max(expected[i / m], x[i]);
      CUdeviceptr dx = upload(x), ds = upload(s);
      std::string length = std::to_string(m);
      std::string shape = std::to_string(n) + "x" + length + "xf32";
      run(reduction("arith.maximumf %a, %o", shape, std::to_string(n) + "xf32",
                    "?x" + length + "xf32", "?xf32", kRows, kParallelReduction),
          {dx, ds});
      EXPECT_EQ(download<float>(ds, n), expected) << n << " x " << m;
    }
}

TEST_F(GpuKernels, WholeBufferByOneBlock) {
  // No summand leaves the old value; 64-bit values travel whole.
  for (int64_t n : {0, 1, 31, 512, 513, 10007}) {
    std::vector<int64_t> x(std::max<int64_t>(n, 1));
    uint64_t sum = 12345; // wraps, as the kernel does
    for (int64_t i = 0; i < n; ++i) {
      x[i] = static_cast<uint64_t>(i) * 2654435761 << 20 ^ i;
      sum += x[i];
    }
    CUdeviceptr dx = upload(x), ds = upload(std::vector<int64_t>{12345});
    run(reduction("arith.addi %a, %o", std::to_string(n) + "xi64", "i64",
                  "?xi64", "i64",
                  "affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>",
                  "\"reduction\""),
        {dx, ds});
    EXPECT_EQ(download<uint64_t>(ds, 1)[0], sum) << n;
    EXPECT_EQ(blocks.back(), 512);
  }
}

TEST_F(GpuKernels, ColumnsSideBySide) {
  // 40 columns are no multiple of 32; fewer rows than the block has, and more.
  for (int64_t n : {0, 1, 15, 16, 17, 1000}) {
    std::vector<float> x = makeValues<float>(std::max<int64_t>(n, 1) * 40),
                       s = makeValues<float>(40, 3);
    std::vector<double> expected(s.begin(), s.end());
    for (int64_t i = 0; i < n * 40; ++i)
      expected[i % 40] += x[i];
    CUdeviceptr dx = upload(x), ds = upload(s);
    std::string rows = std::to_string(n);
    run(reduction("arith.addf %o, %a", rows + "x40xf32", "40xf32", "?x40xf32",
                  "40xf32", kColumns, kParallelReduction),
        {dx, ds});
    std::vector<float> got = download<float>(ds, 40);
    for (int64_t i = 0; i < 40; ++i)
      ASSERT_NEAR(got[i], expected[i], 1e-4 * std::max<int64_t>(n, 1))
          << i << " of " << n;
  }
}

TEST_F(GpuKernels, BitsAndBytes) {
  // The sum of i1 is exclusive or; 8 bits travel in a word of 32.
  constexpr int64_t n = 3, m = 2000;
  std::vector<uint8_t> x(n * m), s{0, 1, 1}, expected = s;
  for (int64_t i = 0; i < n * m; ++i) {
    x[i] = i * 7919 % 13 % 2;
    expected[i / m] ^= x[i];
  }
  CUdeviceptr dx = upload(x), ds = upload(s);
  run(reduction("arith.addi %a, %o", "3x2000xi1", "3xi1", "3x2000xi1", "3xi1",
                kRows, kParallelReduction),
      {dx, ds});
  EXPECT_EQ(download<uint8_t>(ds, n), expected);

  std::vector<int8_t> y(n * m), least{5, 5, -128}, expectedLeast = least;
  for (int64_t i = 0; i < n * m; ++i) {
    y[i] = i * 31 % 127 - 20 + 10 * (i / m);
    expectedLeast[i / m] = std::min(expectedLeast[i / m], y[i]);
  }
  CUdeviceptr dy = upload(y), dl = upload(least);
  run(reduction("arith.minsi %a, %o", "3x2000xi8", "3xi8", "3x2000xi8", "3xi8",
                kRows, kParallelReduction),
      {dy, dl});
  EXPECT_EQ(download<int8_t>(dl, n), expectedLeast);
}

TEST_F(GpuKernels, NumbersAreKeptAndNaNIsFound) {
  // maxnum of NaN only is NaN; maximum finds the one NaN.
  constexpr int64_t n = 2000;
  float nan = std::nanf("");
  std::vector<float> x(2 * n, nan);
  x[n + 700] = -3.5f;
  CUdeviceptr dx = upload(x), ds = upload(std::vector<float>{nan, nan});
  run(reduction("arith.maxnumf %a, %o", "2x2000xf32", "2xf32", "2x2000xf32",
                "2xf32", kRows, kParallelReduction),
      {dx, ds});
  std::vector<float> got = download<float>(ds, 2);
  EXPECT_TRUE(std::isnan(got[0]));
  EXPECT_EQ(got[1], -3.5f);

  x = makeValues<float>(2 * n);
  x[n + 1999] = nan;
  dx = upload(x);
  ds = upload(std::vector<float>{-1e30f, -1e30f});
  run(reduction("arith.maximumf %a, %o", "2x2000xf32", "2xf32", "2x2000xf32",
                "2xf32", kRows, kParallelReduction),
      {dx, ds});
  got = download<float>(ds, 2);
  EXPECT_EQ(got[0], *std::max_element(x.begin(), x.begin() + n));
  EXPECT_TRUE(std::isnan(got[1]));
}

TEST_F(GpuKernels, TwoResultsOfTwoLoops) {
  // Sum and minimum over the first and the last dimension at once.
  constexpr int64_t n = 33, m = 37, k = 9;
  std::vector<float> x = makeValues<float>(n * m * k),
                     s = makeValues<float>(m, 3), l(m, 1.0f);
  std::vector<double> sum(s.begin(), s.end());
  std::vector<float> least = l;
  for (int64_t i = 0; i < n * m * k; ++i) {
    sum[i / k % m] += x[i];
    least[i / k % m] = std::min(least[i / k % m], x[i]);
  }
  CUdeviceptr dx = upload(x), ds = upload(s), dl = upload(l);
  run(R"mlir(
    #x = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
    #out = affine_map<(d0, d1, d2) -> (d1)>
    func.func @launch(%x: memref<33x37x9xf32>, %s: memref<37xf32>, %l: memref<37xf32>) {
      %c = arith.constant 37 : index
      %0 = memref.cast %x : memref<33x37x9xf32> to memref<?x37x9xf32>
      dp.launch @kernel extent %c cost %c (%0, %s, %l) : memref<?x37x9xf32>, memref<37xf32>, memref<37xf32>
      return
    }
    func.func private @kernel(%x: memref<?x37x9xf32>, %s: memref<37xf32>, %l: memref<37xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 1>} {
      linalg.generic {indexing_maps = [#x, #out, #out], iterator_types = ["reduction", "parallel", "reduction"]}
          ins(%x : memref<?x37x9xf32>) outs(%s, %l : memref<37xf32>, memref<37xf32>) {
      ^bb0(%a: f32, %b: f32, %c: f32):
        %0 = arith.addf %b, %a : f32
        %1 = arith.minimumf %c, %a : f32
        linalg.yield %0, %1 : f32, f32
      }
      return
    })mlir",
      {dx, ds, dl});
  std::vector<float> got = download<float>(ds, m);
  for (int64_t i = 0; i < m; ++i)
    ASSERT_NEAR(got[i], sum[i], 2e-3) << i;
  EXPECT_EQ(download<float>(dl, m), least);
}

TEST_F(GpuKernels, ArgmaxInOrder) {
  // No combiner of single results; the first of equals wins.
  constexpr int64_t n = 70, m = 60;
  std::vector<float> x(n * m);
  std::vector<int32_t> expected(n);
  for (int64_t i = 0; i < n * m; ++i) {
    x[i] = i * 37 % 11;
    if (x[i] > x[i / m * m + expected[i / m]])
      expected[i / m] = i % m;
  }
  CUdeviceptr dx = upload(x), dm = upload(std::vector<float>(n, -1)),
              da = upload(std::vector<int32_t>(n, -1));
  run(R"mlir(
    #x = affine_map<(d0, d1) -> (d0, d1)>
    #out = affine_map<(d0, d1) -> (d0)>
    func.func @launch(%x: memref<70x60xf32>, %m: memref<70xf32>, %at: memref<70xi32>) {
      %c = arith.constant 70 : index
      dp.launch @kernel extent %c cost %c (%x, %m, %at) : memref<70x60xf32>, memref<70xf32>, memref<70xi32>
      return
    }
    func.func private @kernel(%x: memref<70x60xf32>, %m: memref<70xf32>, %at: memref<70xi32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      linalg.generic {indexing_maps = [#x, #out, #out], iterator_types = ["parallel", "reduction"]}
          ins(%x : memref<70x60xf32>) outs(%m, %at : memref<70xf32>, memref<70xi32>) {
      ^bb0(%a: f32, %b: f32, %c: i32):
        %j = linalg.index 1 : index
        %j32 = arith.index_cast %j : index to i32
        %0 = arith.cmpf oge, %b, %a : f32
        %1 = arith.select %0, %b, %a : f32
        %2 = arith.select %0, %c, %j32 : i32
        linalg.yield %1, %2 : f32, i32
      }
      return
    })mlir",
      {dx, dm, da});
  EXPECT_EQ(download<int32_t>(da, n), expected);
}

TEST_F(GpuKernels, Window) {
  // Nine summands at indices that are sums.
  std::vector<float> x = makeValues<float>(17 * 17),
                     w = makeValues<float>(9, 3), y = makeValues<float>(64, 5);
  std::vector<double> expected(y.begin(), y.end());
  for (int i = 0; i < 64; ++i)
    for (int k = 0; k < 9; ++k)
      expected[i] +=
          x[(i / 8 * 2 + k / 3) * 17 + i % 8 * 2 + k % 3] * double(w[k]);
  CUdeviceptr dx = upload(x), dw = upload(w), dy = upload(y);
  run(R"mlir(
    #in = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>
    #filter = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
    #out = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
    func.func @launch(%x: memref<17x17xf32>, %w: memref<3x3xf32>, %y: memref<8x8xf32>) {
      %c = arith.constant 8 : index
      dp.launch @kernel extent %c cost %c (%x, %w, %y) : memref<17x17xf32>, memref<3x3xf32>, memref<8x8xf32>
      return
    }
    func.func private @kernel(%x: memref<17x17xf32>, %w: memref<3x3xf32>, %y: memref<8x8xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      linalg.generic {indexing_maps = [#in, #filter, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
          ins(%x, %w : memref<17x17xf32>, memref<3x3xf32>) outs(%y : memref<8x8xf32>) {
      ^bb0(%a: f32, %u: f32, %b: f32):
        %p = arith.mulf %a, %u : f32
        %0 = arith.addf %b, %p : f32
        linalg.yield %0 : f32
      }
      return
    })mlir",
      {dx, dw, dy});
  std::vector<float> got = download<float>(dy, 64);
  for (int i = 0; i < 64; ++i)
    ASSERT_NEAR(got[i], expected[i], 2e-3) << i;
}

} // namespace
