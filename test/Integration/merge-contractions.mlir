// A weight that three steps of a recurrence use: its gradient is one product of
// all steps' rows, and that of a wide layer three that add to each other.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/merge_contractions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0 -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-COUNT-4: dp.gemm
// SCHEDULE-NOT: dp.gemm

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @train(%x: tensor<11x3x160xf32> {dp.name = "x"}, %w: tensor<160x160xf32> {dp.name = "w", dp.state},
    %v: tensor<3x5xf32> {dp.name = "v", dp.state})
    -> (tensor<160x160xf32> {dp.updates = 1 : i64}, tensor<3x5xf32> {dp.updates = 2 : i64}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<160x160xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<160x160xf32>) -> tensor<160x160xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0] [11, 1, 160] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x160xf32>
  %x1 = tensor.extract_slice %x[0, 1, 0] [11, 1, 160] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x160xf32>
  %x2 = tensor.extract_slice %x[0, 2, 0] [11, 1, 160] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x160xf32>
  %g0 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x0, %x1 : tensor<11x160xf32>, tensor<11x160xf32>) outs(%zeros : tensor<160x160xf32>) -> tensor<160x160xf32>
  %g1 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x1, %x2 : tensor<11x160xf32>, tensor<11x160xf32>) outs(%zeros : tensor<160x160xf32>) -> tensor<160x160xf32>
  %g2 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x2, %x2 : tensor<11x160xf32>, tensor<11x160xf32>) outs(%zeros : tensor<160x160xf32>) -> tensor<160x160xf32>
  %g01 = linalg.add ins(%g1, %g0 : tensor<160x160xf32>, tensor<160x160xf32>) outs(%e : tensor<160x160xf32>) -> tensor<160x160xf32>
  %g = linalg.add ins(%g01, %g2 : tensor<160x160xf32>, tensor<160x160xf32>) outs(%e : tensor<160x160xf32>) -> tensor<160x160xf32>
  %w1 = linalg.add ins(%w, %g : tensor<160x160xf32>, tensor<160x160xf32>) outs(%e : tensor<160x160xf32>) -> tensor<160x160xf32>

  // Of a few columns.
  %ev = tensor.empty() : tensor<3x5xf32>
  %zerosv = linalg.fill ins(%zero : f32) outs(%ev : tensor<3x5xf32>) -> tensor<3x5xf32>
  %l0 = tensor.extract_slice %x[0, 0, 0] [11, 1, 3] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x3xf32>
  %l1 = tensor.extract_slice %x[0, 1, 7] [11, 1, 3] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x3xf32>
  %l2 = tensor.extract_slice %x[0, 2, 9] [11, 1, 3] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x3xf32>
  %r0 = tensor.extract_slice %x[0, 1, 1] [11, 1, 5] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x5xf32>
  %r1 = tensor.extract_slice %x[0, 2, 30] [11, 1, 5] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x5xf32>
  %r2 = tensor.extract_slice %x[0, 0, 60] [11, 1, 5] [1, 1, 1] : tensor<11x3x160xf32> to tensor<11x5xf32>
  %h0 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%l0, %r0 : tensor<11x3xf32>, tensor<11x5xf32>) outs(%zerosv : tensor<3x5xf32>) -> tensor<3x5xf32>
  %h1 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%l1, %r1 : tensor<11x3xf32>, tensor<11x5xf32>) outs(%zerosv : tensor<3x5xf32>) -> tensor<3x5xf32>
  %h2 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%l2, %r2 : tensor<11x3xf32>, tensor<11x5xf32>) outs(%zerosv : tensor<3x5xf32>) -> tensor<3x5xf32>
  %h01 = linalg.add ins(%h0, %h1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%ev : tensor<3x5xf32>) -> tensor<3x5xf32>
  %h = linalg.add ins(%h2, %h01 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%ev : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v1 = linalg.sub ins(%v, %h : tensor<3x5xf32>, tensor<3x5xf32>) outs(%ev : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %w1, %v1 : tensor<160x160xf32>, tensor<3x5xf32>
}
