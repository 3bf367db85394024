// One step of linear regression on a batch of any size: 25 rows in batches of
// 10, so that the last one of each pass has 5 rows, which leaves empty shards
// on 7 and 8 devices. The mean divides by the global count; the maximum must
// not read an empty chunk.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/dynamic_batch.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#row = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>

func.func @train_step(
    %w: tensor<6x3xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %x: tensor<?x6xf32> loc("x"), %t: tensor<?x3xf32> loc("t"))
    -> (tensor<6x3xf32> {jax.result_info = "w"},
        tensor<f32> {jax.result_info = "loss"},
        tensor<f32> {jax.result_info = "worst"},
        tensor<i32> {jax.result_info = "rows"}) {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %rate = arith.constant 0.1 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %n32 = arith.index_cast %n : index to i32
  %count = arith.sitofp %n32 : i32 to f32

  %e0 = tensor.empty(%n) : tensor<?x3xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x6xf32>, tensor<6x3xf32>)
      outs(%z0 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %d = linalg.generic {indexing_maps = [#row, #row, #row],
                       iterator_types = ["parallel", "parallel"]}
      ins(%y, %t : tensor<?x3xf32>, tensor<?x3xf32>) outs(%e0 : tensor<?x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?x3xf32>

  %s = tensor.empty() : tensor<f32>
  %sum0 = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %squares = linalg.generic {indexing_maps = [#row, #none],
                             iterator_types = ["reduction", "reduction"]}
      ins(%d : tensor<?x3xf32>) outs(%sum0 : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>],
                          iterator_types = []}
      ins(%squares : tensor<f32>) outs(%s : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.divf %a, %count : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %max0 = linalg.fill ins(%lowest : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %worst = linalg.generic {indexing_maps = [#row, #none],
                           iterator_types = ["reduction", "reduction"]}
      ins(%d : tensor<?x3xf32>) outs(%max0 : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.maximumf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<f32>

  %e1 = tensor.empty() : tensor<6x3xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(i, j, b) -> (b, i)>,
                                        affine_map<(i, j, b) -> (b, j)>,
                                        affine_map<(i, j, b) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %d : tensor<?x6xf32>, tensor<?x3xf32>) outs(%z1 : tensor<6x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<6x3xf32>
  %new = linalg.generic {indexing_maps = [#row, #row, #row],
                         iterator_types = ["parallel", "parallel"]}
      ins(%w, %g : tensor<6x3xf32>, tensor<6x3xf32>) outs(%e1 : tensor<6x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %b, %rate : f32
    %1 = arith.divf %0, %count : f32
    %2 = arith.subf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<6x3xf32>
  %rows = tensor.from_elements %n32 : tensor<i32>
  return %new, %loss, %worst, %rows : tensor<6x3xf32>, tensor<f32>, tensor<f32>, tensor<i32>
}
