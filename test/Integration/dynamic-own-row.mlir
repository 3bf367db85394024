// The element of each row that a label names, in batches of any size: the loop
// over the labels covers the rows, so nothing but the loss is sent.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/dynamic_own_row.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --emit=parallel -o - | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: dp.all_gather

#row = affine_map<(d0, d1) -> (d0, d1)>
#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

func.func @train_step(
    %w: tensor<6x4xf32> {dp.name = "w", dp.state},
    %x: tensor<?x6xf32> {dp.name = "x", dp.scatter = 0 : i64},
    %y: tensor<?xi32> {dp.name = "y", dp.scatter = 0 : i64})
    -> (tensor<6x4xf32> {dp.name = "w", dp.updates = 0 : i64},
        tensor<f32> {dp.name = "loss"}, tensor<?xf32> {dp.name = "chosen"}) {
  %zero = arith.constant 0.0 : f32
  %rate = arith.constant 0.01 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<?x6xf32>, tensor<6x4xf32>)
      outs(%z : tensor<?x4xf32>) -> tensor<?x4xf32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %chosen = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%y : tensor<?xi32>) outs(%f : tensor<?xf32>) {
  ^bb0(%label: i32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %label : i32 to index
    %v = tensor.extract %logits[%i, %j] : tensor<?x4xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %s = tensor.empty() : tensor<f32>
  %sum = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%chosen : tensor<?xf32>) outs(%sum : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %l = tensor.extract %loss[] : tensor<f32>
  %small = arith.mulf %l, %rate : f32
  %we = tensor.empty() : tensor<6x4xf32>
  %new = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<6x4xf32>) outs(%we : tensor<6x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.subf %a, %small : f32
    linalg.yield %0 : f32
  } -> tensor<6x4xf32>
  return %new, %loss, %chosen : tensor<6x4xf32>, tensor<f32>, tensor<?xf32>
}
