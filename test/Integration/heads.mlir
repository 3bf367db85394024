// Three heads that are columns of the same rows: queries, keys and values are factors
// where they lie, by products of batches of batches, and the result is written between
// them. A sum and a copy read one elementwise result, a copy and a maximum one
// product. No head is copied.
//
// REQUIRES: numpy
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/heads.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
//
// An older cuBLASLt takes no tables of addresses; then each batch is a call.
// RUN: %if fake-cuda %{ env DP_FAKE_CUBLASLT_VERSION=120500 DP_FAKE_CUDA_TRACE=%t.trace %{run} "--compile-options=--target cuda --arch emulated" --work %t.old | FileCheck %s %}
// RUN: %if fake-cuda %{ FileCheck %s --input-file=%t.trace --check-prefix=OLD --implicit-check-not="7x7x4 batch {{[4-9]|[1-9][0-9]}}" %}
// RUN: %if fake-cuda %{ dp-compile %s --target cuda --arch emulated -o %t.so %}
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=2 DP_FAKE_CUBLASLT_VERSION=120500 %fake_cuda dp-run %t.so --random 1 --devices 2 2>&1 | FileCheck %s --check-prefix=SAYS --implicit-check-not=warning %}
// SAYS: dp-run: warning: cuBLASLt has no algorithm for {{[1-9]}} of the products of batches of batches, first for gemm of 7 x {{.*}}: each batch is a call of its own
// OLD: cublasLtMatmul 7x7x4 batch 3
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0 --target cuda -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-NOT: @kernel_copy
// SCHEDULE-COUNT-3: dp.gemm {{.*}} outer(

#head = affine_map<(b, h, t, d) -> (b, t, h, d)>
#id4 = affine_map<(a, b, c, d) -> (a, b, c, d)>
#q = affine_map<(b, h, m, n, k) -> (b, h, m, k)>
#k = affine_map<(b, h, m, n, k) -> (b, h, n, k)>
#s = affine_map<(b, h, m, n, k) -> (b, h, m, n)>
#rows = affine_map<(b, h, t, d) -> (b, h)>
func.func @train(%x: tensor<11x7x12xf32> {dp.name = "x"}, %w: tensor<12x36xf32> {dp.name = "w", dp.state})
    -> (tensor<12x36xf32> {dp.updates = 1 : i64}, tensor<11x7x12xf32> {dp.name = "y"}, tensor<11x3xf32> {dp.name = "sums"},
        tensor<11x7x12xf32> {dp.name = "z"}, tensor<11x3xf32> {dp.name = "most"}) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %ex = tensor.empty() : tensor<77x36xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<77x36xf32>) -> tensor<77x36xf32>
  %xr = tensor.collapse_shape %x [[0, 1], [2]] : tensor<11x7x12xf32> into tensor<77x12xf32>
  %qkvr = linalg.matmul ins(%xr, %w : tensor<77x12xf32>, tensor<12x36xf32>) outs(%zx : tensor<77x36xf32>) -> tensor<77x36xf32>
  %qkv = tensor.expand_shape %qkvr [[0, 1], [2]] output_shape [11, 7, 36] : tensor<77x36xf32> into tensor<11x7x36xf32>
  %qs = tensor.extract_slice %qkv[0, 0, 0] [11, 7, 12] [1, 1, 1] : tensor<11x7x36xf32> to tensor<11x7x12xf32>
  %ks = tensor.extract_slice %qkv[0, 0, 12] [11, 7, 12] [1, 1, 1] : tensor<11x7x36xf32> to tensor<11x7x12xf32>
  %vs = tensor.extract_slice %qkv[0, 0, 24] [11, 7, 12] [1, 1, 1] : tensor<11x7x36xf32> to tensor<11x7x12xf32>
  %qt = tensor.expand_shape %qs [[0], [1], [2, 3]] output_shape [11, 7, 3, 4] : tensor<11x7x12xf32> into tensor<11x7x3x4xf32>
  %kt = tensor.expand_shape %ks [[0], [1], [2, 3]] output_shape [11, 7, 3, 4] : tensor<11x7x12xf32> into tensor<11x7x3x4xf32>
  %vt = tensor.expand_shape %vs [[0], [1], [2, 3]] output_shape [11, 7, 3, 4] : tensor<11x7x12xf32> into tensor<11x7x3x4xf32>
  %eh = tensor.empty() : tensor<11x3x7x4xf32>
  %qh = linalg.transpose ins(%qt : tensor<11x7x3x4xf32>) outs(%eh : tensor<11x3x7x4xf32>) permutation = [0, 2, 1, 3]
  %kh = linalg.transpose ins(%kt : tensor<11x7x3x4xf32>) outs(%eh : tensor<11x3x7x4xf32>) permutation = [0, 2, 1, 3]
  %vh = linalg.transpose ins(%vt : tensor<11x7x3x4xf32>) outs(%eh : tensor<11x3x7x4xf32>) permutation = [0, 2, 1, 3]
  %es = tensor.empty() : tensor<11x3x7x7xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<11x3x7x7xf32>) -> tensor<11x3x7x7xf32>
  %s = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%qh, %kh : tensor<11x3x7x4xf32>, tensor<11x3x7x4xf32>) outs(%zs : tensor<11x3x7x7xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<11x3x7x7xf32>
  %zh = linalg.fill ins(%zero : f32) outs(%eh : tensor<11x3x7x4xf32>) -> tensor<11x3x7x4xf32>
  %o = linalg.generic {indexing_maps = [#s, #k, #q], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%s, %vh : tensor<11x3x7x7xf32>, tensor<11x3x7x4xf32>) outs(%zh : tensor<11x3x7x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<11x3x7x4xf32>
  %scaled = linalg.generic {indexing_maps = [#id4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%o : tensor<11x3x7x4xf32>) outs(%eh : tensor<11x3x7x4xf32>) {
  ^bb0(%a: f32, %u: f32):
    %0 = math.tanh %a : f32
    linalg.yield %0 : f32
  } -> tensor<11x3x7x4xf32>
  %er = tensor.empty() : tensor<11x3xf32>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<11x3xf32>) -> tensor<11x3xf32>
  %sums = linalg.generic {indexing_maps = [#id4, #rows], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%scaled : tensor<11x3x7x4xf32>) outs(%zr : tensor<11x3xf32>) {
  ^bb0(%a: f32, %u: f32):
    %0 = arith.addf %a, %u : f32
    linalg.yield %0 : f32
  } -> tensor<11x3xf32>
  %ey = tensor.empty() : tensor<11x7x3x4xf32>
  %y4 = linalg.transpose ins(%scaled : tensor<11x3x7x4xf32>) outs(%ey : tensor<11x7x3x4xf32>) permutation = [0, 2, 1, 3]
  %y = tensor.collapse_shape %y4 [[0], [1], [2, 3]] : tensor<11x7x3x4xf32> into tensor<11x7x12xf32>
  %o2 = linalg.generic {indexing_maps = [#s, #k, #q], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%s, %qh : tensor<11x3x7x7xf32>, tensor<11x3x7x4xf32>) outs(%zh : tensor<11x3x7x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<11x3x7x4xf32>
  %z4 = linalg.transpose ins(%o2 : tensor<11x3x7x4xf32>) outs(%ey : tensor<11x7x3x4xf32>) permutation = [0, 2, 1, 3]
  %z = tensor.collapse_shape %z4 [[0], [1], [2, 3]] : tensor<11x7x3x4xf32> into tensor<11x7x12xf32>
  %lowest = arith.constant 0xFF800000 : f32
  %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<11x3xf32>) -> tensor<11x3xf32>
  %most = linalg.generic {indexing_maps = [#id4, #rows], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%o2 : tensor<11x3x7x4xf32>) outs(%lr : tensor<11x3xf32>) {
  ^bb0(%a: f32, %u: f32):
    %0 = arith.maximumf %a, %u : f32
    linalg.yield %0 : f32
  } -> tensor<11x3xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%xr, %qkvr : tensor<77x12xf32>, tensor<77x36xf32>) outs(%w : tensor<12x36xf32>) -> tensor<12x36xf32>
  return %g, %y, %sums, %z, %most : tensor<12x36xf32>, tensor<11x7x12xf32>, tensor<11x3xf32>, tensor<11x7x12xf32>, tensor<11x3xf32>
}
