//===- GpuTilesTest.cpp - Transposes of a GPU, on the CPU -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "GpuKernels.h"

namespace {

// y[j][i] = x[i][j], of $N rows.
const char *const kTranspose = R"(
func.func @launch(%x: memref<$Nx45xf32>, %y: memref<45x$Nxf32>) {
  %c = arith.constant 1 : index
  %0 = memref.cast %x : memref<$Nx45xf32> to memref<?x45xf32>
  %1 = memref.cast %y : memref<45x$Nxf32> to memref<45x?xf32>
  dp.launch @kernel extent %c cost %c (%0, %1) : memref<?x45xf32>, memref<45x?xf32>
  return
}
func.func private @kernel(%x: memref<?x45xf32> {llvm.noalias}, %y: memref<45x?xf32> {llvm.noalias}, %b: index, %e: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(j, i) -> (i, j)>, affine_map<(j, i) -> (j, i)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x45xf32>) outs(%y : memref<45x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
)";

class GpuTiles : public GpuKernels {
protected:
  /// Returns true if the kernel transposes `n` rows.
  bool transposes(int64_t n) {
    std::vector<float> x = makeValues<float>(n * 45), expected(n * 45);
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < 45; ++j)
        expected[j * n + i] = x[i * 45 + j];
    CUdeviceptr dx = upload(x), dy = upload(std::vector<float>(n * 45));
    run(withSize(kTranspose, n), {dx, dy});
    return download<float>(dy, n * 45) == expected;
  }
};

// Rows that no tile ends with, and those of one tile.
TEST_F(GpuTiles, Transposes) {
  for (int64_t n : {1, 9, 32, 70})
    EXPECT_TRUE(transposes(n)) << n;
}

// The threads of a tile read what others have written.
TEST_F(GpuTiles, NeedsItsBarrier) {
  dropsBarriers = true;
  EXPECT_FALSE(transposes(70));
}

} // namespace
