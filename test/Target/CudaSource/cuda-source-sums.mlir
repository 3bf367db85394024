// Products that add up a factor, the left one and the right one, on even and uneven
// chunks, run on the CPU.
//
// REQUIRES: numpy
// RUN: dp-compile %s --scatter x:0,g:0 --target cuda --emit cuda-src -o %t.cu
// RUN: FileCheck %s --input-file=%t.cu --check-prefix=SOURCE
// RUN: dp-compile %s --scatter x:0,g:0 -o %t.so
// RUN: %python %S/check_cuda_source.py %t.cu %t.so --dp-run %bin/dp-run --work %t.work --devices 1 3 | FileCheck %s
// SOURCE-COUNT-2: addUp(d.compute
// CHECK: as on the host

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(a, b) -> (a, b)>
#column = affine_map<(a, b) -> (b)>
func.func @step(%x: tensor<11x20xf32> {dp.name = "x"}, %g: tensor<11x12xf32> {dp.name = "g"})
    -> (tensor<20x12xf32> {dp.name = "dw"}, tensor<12xf32> {dp.name = "db"}, tensor<12x20xf32> {dp.name = "dv"}, tensor<20xf32> {dp.name = "sx"}) {
  %zero = arith.constant 0.0 : f32
  %ew = tensor.empty() : tensor<20x12xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<20x12xf32>) -> tensor<20x12xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %g : tensor<11x20xf32>, tensor<11x12xf32>) outs(%zw : tensor<20x12xf32>) -> tensor<20x12xf32>
  %eb = tensor.empty() : tensor<12xf32>
  %zb = linalg.fill ins(%zero : f32) outs(%eb : tensor<12xf32>) -> tensor<12xf32>
  %db = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g : tensor<11x12xf32>) outs(%zb : tensor<12xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<12xf32>
  %et = tensor.empty() : tensor<11x12xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%g : tensor<11x12xf32>) outs(%et : tensor<11x12xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.tanh %a : f32
    linalg.yield %0 : f32
  } -> tensor<11x12xf32>
  %ev = tensor.empty() : tensor<12x20xf32>
  %zv = linalg.fill ins(%zero : f32) outs(%ev : tensor<12x20xf32>) -> tensor<12x20xf32>
  %dv = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%t, %x : tensor<11x12xf32>, tensor<11x20xf32>) outs(%zv : tensor<12x20xf32>) -> tensor<12x20xf32>
  %es = tensor.empty() : tensor<20xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<20xf32>) -> tensor<20xf32>
  %sx = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<11x20xf32>) outs(%zs : tensor<20xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<20xf32>
  return %dw, %db, %dv, %sx : tensor<20x12xf32>, tensor<12xf32>, tensor<12x20xf32>, tensor<20xf32>
}
