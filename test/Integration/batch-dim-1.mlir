// Softmax regression whose examples are columns: the batch is dimension 1 of
// %x and of two results, 0 of the labels. 7 columns are uneven on every count
// and leave an empty shard on 8 devices; `linalg.index` along the batch must
// count columns of the whole batch, not of the chunk.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/batch_dim_1.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#ij = affine_map<(d0, d1) -> (d0, d1)>
#j = affine_map<(d0, d1) -> (d1)>
#none = affine_map<(d0, d1) -> ()>

func.func @train_step(
    %w: tensor<4x6xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %x: tensor<6x7xf32> loc("x"), %label: tensor<7xi32> loc("label"))
    -> (tensor<4x6xf32> {jax.result_info = "w"},
        tensor<f32> {jax.result_info = "loss"},
        tensor<4x7xf32> {jax.result_info = "p"},
        tensor<f32> {jax.result_info = "place"}) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %rate = arith.constant 0.5 : f32
  %seven = arith.constant 7.0 : f32
  %classes = arith.constant 4 : i32

  %e = tensor.empty() : tensor<4x7xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e : tensor<4x7xf32>) -> tensor<4x7xf32>
  %z = linalg.matmul ins(%w, %x : tensor<4x6xf32>, tensor<6x7xf32>)
      outs(%z0 : tensor<4x7xf32>) -> tensor<4x7xf32>
  %p = linalg.softmax dimension(0) ins(%z : tensor<4x7xf32>)
      outs(%e : tensor<4x7xf32>) -> tensor<4x7xf32>

  // (p - onehot(label)) / 7
  %d = linalg.generic {indexing_maps = [#ij, #j, #ij],
                       iterator_types = ["parallel", "parallel"]}
      ins(%p, %label : tensor<4x7xf32>, tensor<7xi32>) outs(%e : tensor<4x7xf32>) {
  ^bb0(%a: f32, %l: i32, %o: f32):
    %i = linalg.index 0 : index
    %i32 = arith.index_cast %i : index to i32
    %c = arith.remsi %l, %classes : i32
    %hit = arith.cmpi eq, %i32, %c : i32
    %t = arith.select %hit, %one, %zero : f32
    %0 = arith.subf %a, %t : f32
    %1 = arith.divf %0, %seven : f32
    linalg.yield %1 : f32
  } -> tensor<4x7xf32>

  // loss = mean_j -log p[label_j, j], read at an index along the batch
  %s = tensor.empty() : tensor<f32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>, affine_map<(b) -> ()>],
                          iterator_types = ["reduction"]}
      ins(%label : tensor<7xi32>) outs(%s0 : tensor<f32>) {
  ^bb0(%l: i32, %o: f32):
    %b = linalg.index 0 : index
    %c = arith.remsi %l, %classes : i32
    %i = arith.index_cast %c : i32 to index
    %v = tensor.extract %p[%i, %b] : tensor<4x7xf32>
    %0 = math.log %v : f32
    %1 = arith.divf %0, %seven : f32
    %2 = arith.subf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>

  // sum_ij (7 i + j) p[i, j]
  %place = linalg.generic {indexing_maps = [#ij, #none],
                           iterator_types = ["reduction", "reduction"]}
      ins(%p : tensor<4x7xf32>) outs(%s0 : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %b = linalg.index 1 : index
    %stride = arith.constant 7 : index
    %0 = arith.muli %i, %stride : index
    %1 = arith.addi %0, %b : index
    %2 = arith.index_cast %1 : index to i32
    %3 = arith.sitofp %2 : i32 to f32
    %4 = arith.mulf %3, %a : f32
    %5 = arith.addf %o, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<f32>

  %e1 = tensor.empty() : tensor<4x6xf32>
  %g0 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %et = tensor.empty() : tensor<7x6xf32>
  %xt = linalg.transpose ins(%x : tensor<6x7xf32>) outs(%et : tensor<7x6xf32>) permutation = [1, 0]
  %g = linalg.matmul ins(%d, %xt : tensor<4x7xf32>, tensor<7x6xf32>)
      outs(%g0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %new = linalg.generic {indexing_maps = [#ij, #ij, #ij],
                         iterator_types = ["parallel", "parallel"]}
      ins(%w, %g : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e1 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %b, %rate : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x6xf32>
  return %new, %loss, %p, %place : tensor<4x6xf32>, tensor<f32>, tensor<4x7xf32>, tensor<f32>
}
