// The gradients of biases: sums of the rows whose products with others are the
// gradients of weights. On a GPU a product adds them up, of f32 and of bf16.
//
// REQUIRES: numpy
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/factor_sums.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_TRACE=%t.trace %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
//
// A second product, with ones, where cuBLASLt has no algorithm that adds up.
// RUN: %if fake-cuda %{ env DP_FAKE_CUBLASLT_SUMS=0 DP_FAKE_CUDA_TRACE=%t.ones %{run} "--compile-options=--target cuda --arch emulated" --work %t.second | FileCheck %s %}
// RUN: %if fake-cuda %{ FileCheck %s --input-file=%t.trace --check-prefix=ONE --implicit-check-not="cublasLtMatmul 12x1x" %}
// RUN: %if fake-cuda %{ FileCheck %s --input-file=%t.ones --check-prefix=TWO %}
// ONE: cublasLtMatmul
// TWO: cublasLtMatmul 12x1x
// RUN: %if fake-cuda %{ dp-compile %s --scatter x:0,t:0,h:0 --target cuda --arch emulated -o %t.so %}
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=2 DP_FAKE_CUBLASLT_SUMS=0 %fake_cuda dp-run %t.so --random 1 --steps 2 --devices 2 2>&1 | FileCheck %s --check-prefix=SAYS --implicit-check-not=warning %}
// SAYS: dp-run: warning: cuBLASLt has no algorithm for 3 of the products that add up a factor, first for gemm of {{.*}}: a second product does that
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0,t:0,h:0 --target cuda -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-COUNT-3: dp.gemm {{.*}} sums
// SCHEDULE-NOT: sums
// Rounded factors are not the numbers that the graph adds up.
// RUN: dp-compile --emit=schedule %s --scatter x:0,t:0,h:0 --target cuda --matmul-precision=tf32 -o - | FileCheck %s --check-prefix=TF32
// TF32: dp.gemm {{.*}} sums {{.*}}xbf16>
// TF32-NOT: sums

#id3 = affine_map<(a, b, c) -> (a, b, c)>
#last = affine_map<(a, b, c) -> (c)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id2 = affine_map<(a, b) -> (a, b)>
#column = affine_map<(a, b) -> (b)>
func.func @train(%x: tensor<11x7x20xf32> {dp.name = "x"}, %t: tensor<11x7x12xf32> {dp.name = "t"},
    %h: tensor<11x24xbf16> {dp.name = "h"},
    %w: tensor<20x12xf32> {dp.name = "w", dp.state}, %b: tensor<12xf32> {dp.name = "b", dp.state})
    -> (tensor<20x12xf32> {dp.updates = 3 : i64}, tensor<12xf32> {dp.updates = 4 : i64},
        tensor<20xf32> {dp.name = "sx"}, tensor<24x24xf32> {dp.name = "dh"}, tensor<24xf32> {dp.name = "sh"}) {
  %zero = arith.constant 0.0 : f32
  %rate = arith.constant 0.01 : f32
  %xr = tensor.collapse_shape %x [[0, 1], [2]] : tensor<11x7x20xf32> into tensor<77x20xf32>
  %ey = tensor.empty() : tensor<77x12xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<77x12xf32>) -> tensor<77x12xf32>
  %p = linalg.matmul ins(%xr, %w : tensor<77x20xf32>, tensor<20x12xf32>) outs(%zy : tensor<77x12xf32>) -> tensor<77x12xf32>
  %y = tensor.expand_shape %p [[0, 1], [2]] output_shape [11, 7, 12] : tensor<77x12xf32> into tensor<11x7x12xf32>
  %eg = tensor.empty() : tensor<11x7x12xf32>
  %g = linalg.generic {indexing_maps = [#id3, #last, #id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%y, %b, %t : tensor<11x7x12xf32>, tensor<12xf32>, tensor<11x7x12xf32>) outs(%eg : tensor<11x7x12xf32>) {
  ^bb0(%a: f32, %c: f32, %d: f32, %o: f32):
    %0 = arith.addf %a, %c : f32
    %1 = arith.subf %0, %d : f32
    linalg.yield %1 : f32
  } -> tensor<11x7x12xf32>
  %gr = tensor.collapse_shape %g [[0, 1], [2]] : tensor<11x7x12xf32> into tensor<77x12xf32>
  %ew = tensor.empty() : tensor<20x12xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<20x12xf32>) -> tensor<20x12xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%xr, %gr : tensor<77x20xf32>, tensor<77x12xf32>) outs(%zw : tensor<20x12xf32>) -> tensor<20x12xf32>
  %eb = tensor.empty() : tensor<12xf32>
  %zb = linalg.fill ins(%zero : f32) outs(%eb : tensor<12xf32>) -> tensor<12xf32>
  // Rows of three dimensions.
  %db = linalg.reduce {arith.addf} ins(%g : tensor<11x7x12xf32>) outs(%zb : tensor<12xf32>) dimensions = [0, 1]
  %w1 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%w, %dw : tensor<20x12xf32>, tensor<20x12xf32>) outs(%ew : tensor<20x12xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %0 = arith.mulf %c, %rate : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<20x12xf32>
  %b1 = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      ins(%b, %db : tensor<12xf32>, tensor<12xf32>) outs(%eb : tensor<12xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %0 = arith.mulf %c, %rate : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<12xf32>
  // The other factor: a second product of the rows adds it up.
  %twice = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<77x12xf32>) outs(%ey : tensor<77x12xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.tanh %a : f32
    linalg.yield %0 : f32
  } -> tensor<77x12xf32>
  %dv = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%xr, %twice : tensor<77x20xf32>, tensor<77x12xf32>) outs(%zw : tensor<20x12xf32>) -> tensor<20x12xf32>
  %es = tensor.empty() : tensor<20xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<20xf32>) -> tensor<20xf32>
  %sx0 = linalg.generic {indexing_maps = [#id2, #column], iterator_types = ["reduction", "parallel"]}
      ins(%xr : tensor<77x20xf32>) outs(%zs : tensor<20xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<20xf32>
  %zs2 = linalg.fill ins(%zero : f32) outs(%es : tensor<20xf32>) -> tensor<20xf32>
  %rows = linalg.generic {indexing_maps = [#id2, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]}
      ins(%dv : tensor<20x12xf32>) outs(%zs2 : tensor<20xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<20xf32>
  %sx = linalg.add ins(%sx0, %rows : tensor<20xf32>, tensor<20xf32>) outs(%es : tensor<20xf32>) -> tensor<20xf32>
  // 16-bit factors.
  %ed = tensor.empty() : tensor<24x24xf32>
  %zd = linalg.fill ins(%zero : f32) outs(%ed : tensor<24x24xf32>) -> tensor<24x24xf32>
  %dh = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h, %h : tensor<11x24xbf16>, tensor<11x24xbf16>) outs(%zd : tensor<24x24xf32>) -> tensor<24x24xf32>
  %eh = tensor.empty() : tensor<24xf32>
  %zh = linalg.fill ins(%zero : f32) outs(%eh : tensor<24xf32>) -> tensor<24xf32>
  %sh = linalg.generic {indexing_maps = [#id2, #column], iterator_types = ["reduction", "parallel"]}
      ins(%h : tensor<11x24xbf16>) outs(%zh : tensor<24xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<24xf32>
  return %w1, %b1, %sx, %dh, %sh : tensor<20x12xf32>, tensor<12xf32>, tensor<20xf32>, tensor<24x24xf32>, tensor<24xf32>
}
