//===- GpuKernelsTest.cpp - Elementwise kernels of a GPU, on the CPU ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "GpuKernels.h"

#include <cmath>
#include <cstring>

namespace {

TEST_F(GpuKernels, RowsOfAnyLength) {
  // Vectors, and the elements after the last one; no element, no block.
  for (int64_t n : {0, 1, 3, 4, 5, 1023, 1027, 4096}) {
    std::vector<float> x = makeValues<float>(n), y = makeValues<float>(n, 5);
    CUdeviceptr dx = upload(x.empty() ? std::vector<float>(1) : x);
    CUdeviceptr dy = upload(y.empty() ? std::vector<float>(1) : y);
    run(withSize(R"mlir(
      #id = affine_map<(d0) -> (d0)>
      func.func @launch(%x: memref<$Nxf32>, %y: memref<$Nxf32>) {
        %c = arith.constant $N : index
        %0 = memref.cast %x : memref<$Nxf32> to memref<?xf32>
        %1 = memref.cast %y : memref<$Nxf32> to memref<?xf32>
        dp.launch @kernel extent %c cost %c (%0, %1) : memref<?xf32>, memref<?xf32>
        return
      }
      func.func private @kernel(%x: memref<?xf32> {llvm.noalias}, %y: memref<?xf32> {llvm.noalias}, %b: index, %e: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
        linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
            ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {
        ^bb0(%a: f32, %o: f32):
          %t = math.tanh %a : f32
          %s = arith.subf %o, %t : f32
          linalg.yield %s : f32
        }
        return
      })mlir",
                 n),
        {dx, dy});
    std::vector<float> got = download<float>(dy, n);
    for (int64_t i = 0; i < n; ++i)
      ASSERT_NEAR(got[i], y[i] - std::tanh(x[i]), 2e-6) << i << " of " << n;
  }
}

// What libdevice has no function for.
TEST_F(GpuKernels, RoundingsAndBits) {
  constexpr int64_t n = 77;
  std::vector<float> x = makeValues<float>(n);
  for (float &value : x)
    value *= 0.5f;
  CUdeviceptr dx = upload(x), dy = upload(std::vector<float>(n, -1));
  run(R"mlir(
    #id = affine_map<(d0) -> (d0)>
    func.func @launch(%x: memref<77xf32>, %y: memref<77xf32>) {
      %c = arith.constant 77 : index
      %0 = memref.cast %x : memref<77xf32> to memref<?xf32>
      %1 = memref.cast %y : memref<77xf32> to memref<?xf32>
      dp.launch @kernel extent %c cost %c (%0, %1) : memref<?xf32>, memref<?xf32>
      return
    }
    func.func private @kernel(%x: memref<?xf32> {llvm.noalias}, %y: memref<?xf32> {llvm.noalias}, %b: index, %e: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
          ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {
      ^bb0(%a: f32, %o: f32):
        %t = math.trunc %a : f32
        %r = math.roundeven %a : f32
        %i = arith.fptosi %t : f32 to i32
        %p = math.ctpop %i : i32
        %f = arith.sitofp %p : i32 to f32
        %c = arith.constant 1024.0 : f32
        %u = arith.mulf %r, %c : f32
        %s = arith.addf %t, %u : f32
        %v = arith.addf %s, %f : f32
        linalg.yield %v : f32
      }
      return
    })mlir",
      {dx, dy});
  std::vector<float> got = download<float>(dy, n);
  for (int64_t i = 0; i < n; ++i) {
    float whole = std::trunc(x[i]);
    int bits =
        __builtin_popcount(static_cast<unsigned>(static_cast<int>(whole)));
    ASSERT_EQ(got[i],
              whole + 1024 * std::nearbyint(x[i]) + static_cast<float>(bits))
        << x[i];
  }
}

TEST_F(GpuKernels, BiasAlongColumns) {
  constexpr int64_t n = 77, m = 12;
  std::vector<float> x = makeValues<float>(n * m), b = makeValues<float>(m, 3),
                     s = makeValues<float>(n, 9);
  CUdeviceptr dx = upload(x), db = upload(b), ds = upload(s),
              dy = upload(std::vector<float>(n * m, -1));
  run(R"mlir(
    #id = affine_map<(d0, d1) -> (d0, d1)>
    #column = affine_map<(d0, d1) -> (d1)>
    #row = affine_map<(d0, d1) -> (d0)>
    func.func @launch(%x: memref<77x12xf32>, %b: memref<12xf32>, %s: memref<77xf32>, %y: memref<77x12xf32>) {
      %c = arith.constant 77 : index
      %0 = memref.cast %x : memref<77x12xf32> to memref<?x12xf32>
      %1 = memref.cast %s : memref<77xf32> to memref<?xf32>
      %2 = memref.cast %y : memref<77x12xf32> to memref<?x12xf32>
      dp.launch @kernel extent %c cost %c (%0, %b, %1, %2) : memref<?x12xf32>, memref<12xf32>, memref<?xf32>, memref<?x12xf32>
      return
    }
    func.func private @kernel(%x: memref<?x12xf32>, %b: memref<12xf32>, %s: memref<?xf32>, %y: memref<?x12xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      linalg.generic {indexing_maps = [#id, #column, #row, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x, %b, %s : memref<?x12xf32>, memref<12xf32>, memref<?xf32>) outs(%y : memref<?x12xf32>) {
      ^bb0(%a: f32, %bias: f32, %scale: f32, %o: f32):
        %i = linalg.index 1 : index
        %i32 = arith.index_cast %i : index to i32
        %f = arith.sitofp %i32 : i32 to f32
        %0 = arith.addf %a, %bias : f32
        %1 = arith.mulf %0, %scale : f32
        %2 = arith.addf %1, %f : f32
        linalg.yield %2 : f32
      }
      return
    })mlir",
      {dx, db, ds, dy});
  std::vector<float> got = download<float>(dy, n * m);
  for (int64_t i = 0; i < n * m; ++i)
    ASSERT_NEAR(got[i], (x[i] + b[i % m]) * s[i / m] + i % m, 1e-4) << i;
}

TEST_F(GpuKernels, TransposeToBytes) {
  constexpr int64_t n = 77, m = 5;
  std::vector<float> x = makeValues<float>(n * m);
  CUdeviceptr dx = upload(x), dy = upload(std::vector<uint8_t>(n * m, 9));
  run(R"mlir(
    #id = affine_map<(d0, d1) -> (d0, d1)>
    #transposed = affine_map<(d0, d1) -> (d1, d0)>
    func.func @launch(%x: memref<5x77xf32>, %y: memref<77x5xi1>) {
      %c = arith.constant 77 : index
      %0 = memref.cast %x : memref<5x77xf32> to memref<5x?xf32>
      %1 = memref.cast %y : memref<77x5xi1> to memref<?x5xi1>
      dp.launch @kernel extent %c cost %c (%0, %1) : memref<5x?xf32>, memref<?x5xi1>
      return
    }
    func.func private @kernel(%x: memref<5x?xf32>, %y: memref<?x5xi1>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      %c = arith.constant 0.5 : f32
      linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x : memref<5x?xf32>) outs(%y : memref<?x5xi1>) {
      ^bb0(%a: f32, %o: i1):
        %0 = arith.cmpf ogt, %a, %c : f32
        linalg.yield %0 : i1
      }
      return
    })mlir",
      {dx, dy});
  std::vector<uint8_t> got = download<uint8_t>(dy, n * m);
  for (int64_t i = 0; i < n * m; ++i)
    ASSERT_EQ(got[i], x[i % m * n + i / m] > 0.5f) << i;
}

TEST_F(GpuKernels, StridesScalarsAndBranches) {
  // A view of rows 20 apart that begins at element 4; f64 results of 16 bytes
  // at once; a branch on the index into a captured table.
  constexpr int64_t n = 31, m = 8;
  std::vector<float> x = makeValues<float>(n * 20 + 4);
  std::vector<double> t{0.25, 4, 9};
  CUdeviceptr dx = upload(x), dt = upload(t),
              dy = upload(std::vector<double>(n * m, -1));
  run(R"mlir(
    #id = affine_map<(d0, d1) -> (d0, d1)>
    func.func @launch(%x: memref<31x8xf32, strided<[20, 1], offset: 4>>, %t: memref<3xf64>, %y: memref<31x8xf64>) {
      %c = arith.constant 31 : index
      %c5 = arith.constant 5 : index
      %0 = memref.cast %x : memref<31x8xf32, strided<[20, 1], offset: 4>> to memref<?x8xf32, strided<[?, 1], offset: 4>>
      %1 = memref.cast %y : memref<31x8xf64> to memref<?x8xf64>
      dp.launch @kernel extent %c cost %c (%0, %1, %c5, %t) : memref<?x8xf32, strided<[?, 1], offset: 4>>, memref<?x8xf64>, index, memref<3xf64>
      return
    }
    func.func private @kernel(%x: memref<?x8xf32, strided<[?, 1], offset: 4>>, %y: memref<?x8xf64>, %k: index, %t: memref<3xf64>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      %c3 = arith.constant 3 : index
      %cst = arith.constant 6.25 : f64
      linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x : memref<?x8xf32, strided<[?, 1], offset: 4>>) outs(%y : memref<?x8xf64>) {
      ^bb0(%a: f32, %o: f64):
        %i = linalg.index 1 : index
        %0 = arith.cmpi slt, %i, %k : index
        %1 = scf.if %0 -> f64 {
          %r = arith.remui %i, %c3 : index
          %v = memref.load %t[%r] : memref<3xf64>
          scf.yield %v : f64
        } else {
          scf.yield %cst : f64
        }
        %e = arith.extf %a : f32 to f64
        %s = math.rsqrt %1 : f64
        %2 = arith.addf %e, %s : f64
        linalg.yield %2 : f64
      }
      return
    })mlir",
      {dx, dt, dy});
  std::vector<double> got = download<double>(dy, n * m);
  for (int64_t i = 0; i < n * m; ++i) {
    int64_t column = i % m;
    double value = column < 5 ? t[column % 3] : 6.25;
    ASSERT_EQ(got[i], x[i / m * 20 + 4 + column] + 1 / std::sqrt(value)) << i;
  }
}

/// f32 to bf16, to nearest even; no NaN.
uint16_t toBF16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}
float fromBF16(uint16_t value) {
  uint32_t bits = value << 16;
  float result;
  std::memcpy(&result, &bits, 4);
  return result;
}

TEST_F(GpuKernels, BF16RoundsAfterEachOp) {
  constexpr int64_t n = 40 * 16;
  std::vector<uint16_t> x(n), y(n), expected(n);
  std::vector<float> values = makeValues<float>(2 * n);
  for (int64_t i = 0; i < n; ++i) {
    x[i] = toBF16(values[i] * 1.37f);
    y[i] = toBF16(values[n + i]);
    uint16_t product = toBF16(fromBF16(x[i]) * fromBF16(y[i]));
    expected[i] = toBF16(fromBF16(product) + fromBF16(y[i]));
  }
  CUdeviceptr dx = upload(x), dy = upload(y);
  run(R"mlir(
    #id = affine_map<(d0, d1) -> (d0, d1)>
    func.func @launch(%x: memref<40x16xbf16>, %y: memref<40x16xbf16>) {
      %c = arith.constant 40 : index
      dp.launch @kernel extent %c cost %c (%x, %y) : memref<40x16xbf16>, memref<40x16xbf16>
      return
    }
    func.func private @kernel(%x: memref<40x16xbf16>, %y: memref<40x16xbf16>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
      linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x : memref<40x16xbf16>) outs(%y : memref<40x16xbf16>) {
      ^bb0(%a: bf16, %o: bf16):
        %0 = arith.mulf %a, %o : bf16
        %1 = arith.addf %0, %o : bf16
        linalg.yield %1 : bf16
      }
      return
    })mlir",
      {dx, dy});
  EXPECT_EQ(download<uint16_t>(dy, n), expected);
}

} // namespace
