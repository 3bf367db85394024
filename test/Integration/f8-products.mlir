// A product and its two gradients with factors in 8 bits. The largest magnitude
// of a factor is that of all devices' rows, so that results are those of one
// device and of numpy, in which each factor is rounded as the pass says. Batches
// are of 21 and of 8 rows, which no device has a multiple of 16 of.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %S/Inputs/f8_products.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: env FACTORS=hybrid %{run} --compile-options=--fp8=hybrid | FileCheck %s
// RUN: env FACTORS=e4m3 %{run} --compile-options=--fp8=e4m3 | FileCheck %s
// RUN: env CASE=ranges %{run} --devices 1,3 --compile-options=--fp8=hybrid | FileCheck %s
// RUN: env CASE=zeros %{run} --devices 1,3 --compile-options=--fp8=hybrid | FileCheck %s
// RUN: env CASE=subnormal %{run} --devices 1,3 --compile-options=--fp8=hybrid | FileCheck %s
// RUN: env CASE=infinity %{run} --devices 1,3 --compile-options=--fp8=hybrid | FileCheck %s
// RUN: env CASE=nan %{run} --devices 1,3 --compile-options=--fp8=hybrid | FileCheck %s
// CHECK: all agree
//
// Without the option nothing is rounded to 8 bits.
// RUN: not %{run} --devices 1 2>&1 | FileCheck %s --check-prefix=OFF
// OFF: 1 devices, numpy: metrics {{.*}}: off by

#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#mk = affine_map<(m, n, k) -> (m, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @products(%x: tensor<?x64xf32> {dp.name = "x"}, %w: tensor<64x80xf32> {dp.name = "w"}, %g: tensor<?x80xf32> {dp.name = "g"})
    -> (tensor<?x80xf32> {dp.name = "y"}, tensor<?x64xf32> {dp.name = "dx"}, tensor<64x80xf32> {dp.name = "dw"}) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x64xf32>
  %ey = tensor.empty(%b) : tensor<?x80xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<?x80xf32>) -> tensor<?x80xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x64xf32>, tensor<64x80xf32>) outs(%zy : tensor<?x80xf32>) -> tensor<?x80xf32>
  %ex = tensor.empty(%b) : tensor<?x64xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<?x64xf32>) -> tensor<?x64xf32>
  %dx = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%g, %w : tensor<?x80xf32>, tensor<64x80xf32>) outs(%zx : tensor<?x64xf32>) -> tensor<?x64xf32>
  %zw = arith.constant dense<0.0> : tensor<64x80xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %g : tensor<?x64xf32>, tensor<?x80xf32>) outs(%zw : tensor<64x80xf32>) -> tensor<64x80xf32>
  return %y, %dx, %dw : tensor<?x80xf32>, tensor<?x64xf32>, tensor<64x80xf32>
}
