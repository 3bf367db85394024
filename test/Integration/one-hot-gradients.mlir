// The gradient of a lookup of one column per row, as JAX writes it: an update that is added to zeros, which other ops read. Its values are numbers
// of either sign, NaN, infinities and zeros; some indices are no column. Batches of 7, 7 and 3 rows.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/one_hot_gradients.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree
// Only what is added to a whole tensor stays an update, of that tensor.
// RUN: dp-compile %s --scatter v:0,h:0,n:0,i:0,x:0 --emit=spmd -o - | FileCheck %s --check-prefix=SPMD
// SPMD-NOT: dp.index_update
// SPMD: dp.index_update %{{.*}} into %x
// SPMD-NOT: dp.index_update

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
func.func @step(%v: tensor<?x1xf32> {dp.name = "v"}, %h: tensor<?x1xf16> {dp.name = "h"}, %n: tensor<?x1xi32> {dp.name = "n"},
                %i: tensor<?x1x1xi32> {dp.name = "i"}, %x: tensor<?x9xf32> {dp.name = "x"})
    -> (tensor<?x9xf32> {dp.name = "products"}, tensor<?xf32> {dp.name = "sums"}, tensor<9xf32> {dp.name = "columns"},
        tensor<?x9xf32> {dp.name = "halves"}, tensor<?x9xi32> {dp.name = "integers"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %zeroh = arith.constant 0.0 : f16
  %zeroi = arith.constant 0 : i32
  %rows = tensor.dim %x, %c0 : tensor<?x9xf32>
  %e = tensor.empty(%rows) : tensor<?x9xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  %u = dp.index_update %v into %z at %i dims [1] batching [0] kind add : tensor<?x1xf32>, tensor<?x9xf32>, tensor<?x1x1xi32>
  %products = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %u : tensor<?x9xf32>, tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<?x9xf32>
  %negated = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u : tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  } -> tensor<?x9xf32>
  %se = tensor.empty(%rows) : tensor<?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%negated : tensor<?x9xf32>) outs(%sz : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %ce = tensor.empty() : tensor<9xf32>
  %cz = linalg.fill ins(%zero : f32) outs(%ce : tensor<9xf32>) -> tensor<9xf32>
  %columns = linalg.reduce { arith.addf } ins(%u : tensor<?x9xf32>) outs(%cz : tensor<9xf32>) dimensions = [0]

  %he = tensor.empty(%rows) : tensor<?x9xf16>
  %hz = linalg.fill ins(%zeroh : f16) outs(%he : tensor<?x9xf16>) -> tensor<?x9xf16>
  %hu = dp.index_update %h into %hz at %i dims [1] batching [0] kind add : tensor<?x1xf16>, tensor<?x9xf16>, tensor<?x1x1xi32>
  %halves = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %hu : tensor<?x9xf32>, tensor<?x9xf16>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%a: f32, %b: f16, %o: f32):
    %w = arith.extf %b : f16 to f32
    %r = arith.addf %a, %w : f32
    linalg.yield %r : f32
  } -> tensor<?x9xf32>

  %ie = tensor.empty(%rows) : tensor<?x9xi32>
  %iz = linalg.fill ins(%zeroi : i32) outs(%ie : tensor<?x9xi32>) -> tensor<?x9xi32>
  %iu = dp.index_update %n into %iz at %i dims [1] batching [0] kind add : tensor<?x1xi32>, tensor<?x9xi32>, tensor<?x1x1xi32>
  %integers = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%iu : tensor<?x9xi32>) outs(%ie : tensor<?x9xi32>) {
  ^bb0(%a: i32, %o: i32):
    %three = arith.constant 3 : i32
    %r = arith.muli %a, %three : i32
    linalg.yield %r : i32
  } -> tensor<?x9xi32>
  return %products, %sums, %columns, %halves, %integers
      : tensor<?x9xf32>, tensor<?xf32>, tensor<9xf32>, tensor<?x9xf32>, tensor<?x9xi32>
}
