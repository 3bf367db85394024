// Ops that write a part of their results, which keep the other elements: every second
// row of a state, the diagonal of the batch's products, the last of several writes.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/partial_writes.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree

#ij = affine_map<(i, j) -> (i, j)>
#i = affine_map<(i) -> (i)>
func.func @write(%x: tensor<7x3xf32> {dp.name = "x"}, %kept: tensor<14x3xf32> {dp.name = "kept", dp.state})
    -> (tensor<14x3xf32> {dp.updates = 1 : i64}, tensor<7x7xf32> {dp.name = "products"}, tensor<7xf32> {dp.name = "last"},
        tensor<3xf32> {dp.name = "sums"}) {
  %zero = arith.constant 0.0 : f32
  %e77 = tensor.empty() : tensor<7x7xf32>
  %e7 = tensor.empty() : tensor<7xf32>
  %e3 = tensor.empty() : tensor<3xf32>
  %e14 = tensor.empty() : tensor<14xf32>
  // kept[2 i + 1] = x[i] - kept[2 i + 1]
  %next = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (2 * i + 1, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<7x3xf32>) outs(%kept : tensor<14x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<14x3xf32>
  // The products of the rows, without the diagonal.
  %none = linalg.fill ins(%zero : f32) outs(%e77 : tensor<7x7xf32>) -> tensor<7x7xf32>
  %all = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%x, %x : tensor<7x3xf32>, tensor<7x3xf32>) outs(%none : tensor<7x7xf32>) -> tensor<7x7xf32>
  %products = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} outs(%all : tensor<7x7xf32>) {
  ^bb0(%b: f32):
    linalg.yield %zero : f32
  } -> tensor<7x7xf32>
  // The last column of a row, in every second place.
  %lowest = arith.constant 0xFF800000 : f32
  %low = linalg.fill ins(%lowest : f32) outs(%e14 : tensor<14xf32>) -> tensor<14xf32>
  %spread = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (2 * i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<7x3xf32>) outs(%low : tensor<14xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<14xf32>
  %last = linalg.generic {indexing_maps = [affine_map<(i) -> (2 * i)>, affine_map<(i) -> (2 * i + 1)>, #i], iterator_types = ["parallel"]}
      ins(%spread, %spread : tensor<14xf32>, tensor<14xf32>) outs(%e7 : tensor<7xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.maximumf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<7xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3xf32>) -> tensor<3xf32>
  %sums = linalg.reduce { arith.addf } ins(%next : tensor<14x3xf32>) outs(%zeros : tensor<3xf32>) dimensions = [0]
  return %next, %products, %last, %sums : tensor<14x3xf32>, tensor<7x7xf32>, tensor<7xf32>, tensor<3xf32>
}
