// The loss of a class among 40, of rows without the last position, and its
// gradient. On a GPU no logarithm of a probability is stored: the loss computes
// those that it reads, and the gradient all of them.
//
// REQUIRES: numpy
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/element_reads.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree
//
// RUN: dp-compile --emit=spmd %s --scatter x:0,labels:0 --target cuda -o - | FileCheck %s --check-prefix=SPMD
// SPMD: tensor.extract %extracted_slice{{.*}} : tensor<?x6x40xf32>
// SPMD: tensor.extract {{.*}} : tensor<?x6xf32>
// SPMD-NOT: tensor.extract {{.*}}x40xf32>

#all = affine_map<(b, t, c) -> (b, t, c)>
#row = affine_map<(b, t, c) -> (b, t)>
#id = affine_map<(b, t) -> (b, t)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @train(%x: tensor<11x7x12xf32> {dp.name = "x"}, %labels: tensor<11x6xi64> {dp.name = "labels"},
    %w: tensor<12x40xf32> {dp.name = "w", dp.state})
    -> (tensor<12x40xf32> {dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %rate = arith.constant 0.01 : f32
  %xr = tensor.collapse_shape %x [[0, 1], [2]] : tensor<11x7x12xf32> into tensor<77x12xf32>
  %el = tensor.empty() : tensor<77x40xf32>
  %zl = linalg.fill ins(%zero : f32) outs(%el : tensor<77x40xf32>) -> tensor<77x40xf32>
  %logits = linalg.matmul ins(%xr, %w : tensor<77x12xf32>, tensor<12x40xf32>) outs(%zl : tensor<77x40xf32>) -> tensor<77x40xf32>
  %all = tensor.expand_shape %logits [[0, 1], [2]] output_shape [11, 7, 40] : tensor<77x40xf32> into tensor<11x7x40xf32>
  %z = tensor.extract_slice %all[0, 0, 0] [11, 6, 40] [1, 1, 1] : tensor<11x7x40xf32> to tensor<11x6x40xf32>
  %er = tensor.empty() : tensor<11x6xf32>
  %lr = linalg.fill ins(%low : f32) outs(%er : tensor<11x6xf32>) -> tensor<11x6xf32>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<11x6xf32>) -> tensor<11x6xf32>
  %max = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%z : tensor<11x6x40xf32>) outs(%lr : tensor<11x6xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.maximumf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<11x6xf32>
  %e = tensor.empty() : tensor<11x6x40xf32>
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%z, %max : tensor<11x6x40xf32>, tensor<11x6xf32>) outs(%e : tensor<11x6x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<11x6x40xf32>
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p : tensor<11x6x40xf32>) outs(%zr : tensor<11x6xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<11x6xf32>
  %logp = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p, %sum : tensor<11x6x40xf32>, tensor<11x6xf32>) outs(%e : tensor<11x6x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = math.log %b : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<11x6x40xf32>
  %rows = tensor.collapse_shape %logp [[0, 1], [2]] : tensor<11x6x40xf32> into tensor<66x40xf32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %flat = tensor.collapse_shape %labels [[0, 1]] : tensor<11x6xi64> into tensor<66xi64>
  %loss = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> ()>], iterator_types = ["reduction"]}
      ins(%flat : tensor<66xi64>) outs(%zs : tensor<f32>) {
  ^bb0(%l: i64, %o: f32):
    %r = linalg.index 0 : index
    %i = arith.index_cast %l : i64 to index
    %0 = tensor.extract %rows[%r, %i] : tensor<66x40xf32>
    %1 = arith.subf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %g = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%logp, %labels : tensor<11x6x40xf32>, tensor<11x6xi64>) outs(%e : tensor<11x6x40xf32>) {
  ^bb0(%a: f32, %l: i64, %o: f32):
    %c = linalg.index 2 : index
    %i = arith.index_cast %l : i64 to index
    %0 = math.exp %a : f32
    %is = arith.cmpi eq, %c, %i : index
    %1 = arith.select %is, %one, %zero : f32
    %2 = arith.subf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<11x6x40xf32>
  %ea = tensor.empty() : tensor<11x7x40xf32>
  %za = linalg.fill ins(%zero : f32) outs(%ea : tensor<11x7x40xf32>) -> tensor<11x7x40xf32>
  %ga = tensor.insert_slice %g into %za[0, 0, 0] [11, 6, 40] [1, 1, 1] : tensor<11x6x40xf32> into tensor<11x7x40xf32>
  %gr = tensor.collapse_shape %ga [[0, 1], [2]] : tensor<11x7x40xf32> into tensor<77x40xf32>
  %ew = tensor.empty() : tensor<12x40xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<12x40xf32>) -> tensor<12x40xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%xr, %gr : tensor<77x12xf32>, tensor<77x40xf32>) outs(%zw : tensor<12x40xf32>) -> tensor<12x40xf32>
  %w1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w, %dw : tensor<12x40xf32>, tensor<12x40xf32>) outs(%ew : tensor<12x40xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %0 = arith.mulf %c, %rate : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<12x40xf32>
  return %w1, %loss : tensor<12x40xf32>, tensor<f32>
}
