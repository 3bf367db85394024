// The steps of a recurrence one behind the other: [B, 6] of each of three steps
// is [3 * B, 6]. A layer on these rows is computed by the device that has the
// batch's row, and nothing is gathered.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/concat_rows.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=parallel %s --scatter x:0 -o - | FileCheck %s --check-prefix=PARALLEL
// PARALLEL-NOT: dp.all_gather
// PARALLEL: dp.all_reduce
// PARALLEL-NOT: dp.all_gather

func.func @train(%x: tensor<10x6xf32> {dp.name = "x"}, %w: tensor<6x6xf32> {dp.name = "w", dp.state},
    %v: tensor<6x4xf32> {dp.name = "v", dp.state})
    -> (tensor<6x4xf32> {dp.updates = 2 : i64}, tensor<10x4xf32> {dp.name = "last"}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<10x6xf32>
  %rows = linalg.fill ins(%zero : f32) outs(%e : tensor<10x6xf32>) -> tensor<10x6xf32>
  %h1 = linalg.matmul ins(%x, %w : tensor<10x6xf32>, tensor<6x6xf32>) outs(%rows : tensor<10x6xf32>) -> tensor<10x6xf32>
  %t1 = linalg.tanh ins(%h1 : tensor<10x6xf32>) outs(%e : tensor<10x6xf32>) -> tensor<10x6xf32>
  %h2 = linalg.matmul ins(%t1, %w : tensor<10x6xf32>, tensor<6x6xf32>) outs(%rows : tensor<10x6xf32>) -> tensor<10x6xf32>
  %t2 = linalg.tanh ins(%h2 : tensor<10x6xf32>) outs(%e : tensor<10x6xf32>) -> tensor<10x6xf32>
  %all = tensor.concat dim(0) %t2, %x, %t1 : (tensor<10x6xf32>, tensor<10x6xf32>, tensor<10x6xf32>) -> tensor<30x6xf32>
  %e4 = tensor.empty() : tensor<30x4xf32>
  %outs = linalg.fill ins(%zero : f32) outs(%e4 : tensor<30x4xf32>) -> tensor<30x4xf32>
  %y = linalg.matmul ins(%all, %v : tensor<30x6xf32>, tensor<6x4xf32>) outs(%outs : tensor<30x4xf32>) -> tensor<30x4xf32>
  %s = linalg.tanh ins(%y : tensor<30x4xf32>) outs(%e4 : tensor<30x4xf32>) -> tensor<30x4xf32>
  %steps = tensor.expand_shape %s [[0, 1], [2]] output_shape [3, 10, 4] : tensor<30x4xf32> into tensor<3x10x4xf32>
  %last = tensor.extract_slice %steps[2, 0, 0] [1, 10, 4] [1, 1, 1] : tensor<3x10x4xf32> to tensor<10x4xf32>
  %transposed = tensor.empty() : tensor<6x30xf32>
  %at = linalg.transpose ins(%all : tensor<30x6xf32>) outs(%transposed : tensor<6x30xf32>) permutation = [1, 0]
  %e64 = tensor.empty() : tensor<6x4xf32>
  %g0 = linalg.fill ins(%zero : f32) outs(%e64 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %g = linalg.matmul ins(%at, %s : tensor<6x30xf32>, tensor<30x4xf32>) outs(%g0 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %v1 = linalg.sub ins(%v, %g : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e64 : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %v1, %last : tensor<6x4xf32>, tensor<10x4xf32>
}
