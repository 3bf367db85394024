// Attention of three heads by hand: scaled queries and transposed keys are factors,
// keys of two products; a product is transposed by the op that reads it; and what
// three heads gather is inserted side by side into one tensor. No copy is left between them.
//
// REQUIRES: numpy
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/transposed_factors.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0 -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-COUNT-6: dp.launch @kernel_mulf
// SCHEDULE-NOT: dp.launch @kernel_mulf
// RUN: dp-compile --emit=schedule %s --scatter x:0 --target cuda -o - | FileCheck %s --check-prefix=CUDA
// CUDA: dp.launch_batch @kernel_mulf {{.*}} sets [({{[^)]*}}), ({{[^)]*}}), ({{[^)]*}})]
// CUDA-NOT: dp.launch
// CUDA: dp.gemm ins(%{{[^,]*}}, trans_b
// CUDA-COUNT-3: dp.gemm
// CUDA-NOT: dp.launch
// CUDA: dp.launch_batch @kernel_mulf{{.*}} sets [({{[^)]*}}), ({{[^)]*}}), ({{[^)]*}})]

#head = affine_map<(b, h, t, d) -> (b, t, h, d)>
#key = affine_map<(b, h, d, t) -> (b, t, h, d)>
#id4 = affine_map<(a, b, c, d) -> (a, b, c, d)>
#back = affine_map<(b, t, h, d) -> (b, h, t, d)>
#turn = affine_map<(b, t, h, d) -> (b, h, d, t)>
func.func @train(%x: tensor<11x7x12xf32> {dp.name = "x"}, %w: tensor<36x36xf32> {dp.name = "w", dp.state})
    -> (tensor<36x36xf32> {dp.updates = 1 : i64}, tensor<11x7x36xf32> {dp.name = "y"}) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %ex = tensor.empty() : tensor<77x36xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<77x36xf32>) -> tensor<77x36xf32>
  %xr = tensor.collapse_shape %x [[0, 1], [2]] : tensor<11x7x12xf32> into tensor<77x12xf32>
  %wx = tensor.extract_slice %w[0, 0] [12, 36] [1, 1] : tensor<36x36xf32> to tensor<12x36xf32>
  %qkvr = linalg.matmul ins(%xr, %wx : tensor<77x12xf32>, tensor<12x36xf32>) outs(%zx : tensor<77x36xf32>) -> tensor<77x36xf32>
  %qkv = tensor.expand_shape %qkvr [[0, 1], [2]] output_shape [11, 7, 36] : tensor<77x36xf32> into tensor<11x7x36xf32>
  %qs = tensor.extract_slice %qkv[0, 0, 0] [11, 7, 12] [1, 1, 1] : tensor<11x7x36xf32> to tensor<11x7x12xf32>
  %ks = tensor.extract_slice %qkv[0, 0, 12] [11, 7, 12] [1, 1, 1] : tensor<11x7x36xf32> to tensor<11x7x12xf32>
  %vs = tensor.extract_slice %qkv[0, 0, 24] [11, 7, 12] [1, 1, 1] : tensor<11x7x36xf32> to tensor<11x7x12xf32>
  %qh = tensor.expand_shape %qs [[0], [1], [2, 3]] output_shape [11, 7, 3, 4] : tensor<11x7x12xf32> into tensor<11x7x3x4xf32>
  %kh = tensor.expand_shape %ks [[0], [1], [2, 3]] output_shape [11, 7, 3, 4] : tensor<11x7x12xf32> into tensor<11x7x3x4xf32>
  %vh = tensor.expand_shape %vs [[0], [1], [2, 3]] output_shape [11, 7, 3, 4] : tensor<11x7x12xf32> into tensor<11x7x3x4xf32>
  %eq = tensor.empty() : tensor<11x3x7x4xf32>
  %ek = tensor.empty() : tensor<11x3x4x7xf32>
  %q4 = linalg.generic {indexing_maps = [#head, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qh : tensor<11x7x3x4xf32>) outs(%eq : tensor<11x3x7x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<11x3x7x4xf32>
  %k4 = linalg.generic {indexing_maps = [#key, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kh : tensor<11x7x3x4xf32>) outs(%ek : tensor<11x3x4x7xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<11x3x4x7xf32>
  %v4 = linalg.generic {indexing_maps = [#head, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vh : tensor<11x7x3x4xf32>) outs(%eq : tensor<11x3x7x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<11x3x7x4xf32>
  %q = tensor.collapse_shape %q4 [[0, 1], [2], [3]] : tensor<11x3x7x4xf32> into tensor<33x7x4xf32>
  %k = tensor.collapse_shape %k4 [[0, 1], [2], [3]] : tensor<11x3x4x7xf32> into tensor<33x4x7xf32>
  %kb = tensor.collapse_shape %k4 [[0, 1], [2], [3]] : tensor<11x3x4x7xf32> into tensor<33x4x7xf32>
  %v = tensor.collapse_shape %v4 [[0, 1], [2], [3]] : tensor<11x3x7x4xf32> into tensor<33x7x4xf32>
  %es = tensor.empty() : tensor<33x7x7xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<33x7x7xf32>) -> tensor<33x7x7xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<33x7x4xf32>, tensor<33x4x7xf32>) outs(%zs : tensor<33x7x7xf32>) -> tensor<33x7x7xf32>
  %eo = tensor.empty() : tensor<33x7x4xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<33x7x4xf32>) -> tensor<33x7x4xf32>
  %o = linalg.batch_matmul ins(%s, %v : tensor<33x7x7xf32>, tensor<33x7x4xf32>) outs(%zo : tensor<33x7x4xf32>) -> tensor<33x7x4xf32>
  // Keys again, and a product that is written as [d, t] and read as [t, d].
  %et = tensor.empty() : tensor<33x4x7xf32>
  %zt = linalg.fill ins(%zero : f32) outs(%et : tensor<33x4x7xf32>) -> tensor<33x4x7xf32>
  %dk = linalg.batch_matmul ins(%kb, %s : tensor<33x4x7xf32>, tensor<33x7x7xf32>) outs(%zt : tensor<33x4x7xf32>) -> tensor<33x4x7xf32>
  %dv = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%s, %q : tensor<33x7x7xf32>, tensor<33x7x4xf32>) outs(%zo : tensor<33x7x4xf32>) -> tensor<33x7x4xf32>
  %o4 = tensor.expand_shape %o [[0, 1], [2], [3]] output_shape [11, 3, 7, 4] : tensor<33x7x4xf32> into tensor<11x3x7x4xf32>
  %dk4 = tensor.expand_shape %dk [[0, 1], [2], [3]] output_shape [11, 3, 4, 7] : tensor<33x4x7xf32> into tensor<11x3x4x7xf32>
  %dv4 = tensor.expand_shape %dv [[0, 1], [2], [3]] output_shape [11, 3, 7, 4] : tensor<33x7x4xf32> into tensor<11x3x7x4xf32>
  %er = tensor.empty() : tensor<11x7x3x4xf32>
  %or = linalg.generic {indexing_maps = [#back, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%o4 : tensor<11x3x7x4xf32>) outs(%er : tensor<11x7x3x4xf32>) {
  ^bb0(%a: f32, %u: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<11x7x3x4xf32>
  %dkr = linalg.generic {indexing_maps = [#turn, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%dk4 : tensor<11x3x4x7xf32>) outs(%er : tensor<11x7x3x4xf32>) {
  ^bb0(%a: f32, %u: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<11x7x3x4xf32>
  %dvr = linalg.generic {indexing_maps = [#back, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%dv4 : tensor<11x3x7x4xf32>) outs(%er : tensor<11x7x3x4xf32>) {
  ^bb0(%a: f32, %u: f32):
    %0 = arith.mulf %a, %half : f32
    linalg.yield %0 : f32
  } -> tensor<11x7x3x4xf32>
  %oc = tensor.collapse_shape %or [[0], [1], [2, 3]] : tensor<11x7x3x4xf32> into tensor<11x7x12xf32>
  %dkc = tensor.collapse_shape %dkr [[0], [1], [2, 3]] : tensor<11x7x3x4xf32> into tensor<11x7x12xf32>
  %dvc = tensor.collapse_shape %dvr [[0], [1], [2, 3]] : tensor<11x7x3x4xf32> into tensor<11x7x12xf32>
  %y = tensor.concat dim(2) %oc, %dkc, %dvc : (tensor<11x7x12xf32>, tensor<11x7x12xf32>, tensor<11x7x12xf32>) -> tensor<11x7x36xf32>
  %yr = tensor.collapse_shape %y [[0, 1], [2]] : tensor<11x7x36xf32> into tensor<77x36xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%yr, %qkvr : tensor<77x36xf32>, tensor<77x36xf32>) outs(%w : tensor<36x36xf32>) -> tensor<36x36xf32>
  return %g, %y : tensor<36x36xf32>, tensor<11x7x36xf32>
}
