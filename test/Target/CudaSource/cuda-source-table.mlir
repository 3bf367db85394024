// A table of constants is an array on the device.

// RUN: dp-compile %s --target cuda --emit cuda-src -o %t.cu
// RUN: FileCheck %s --input-file %t.cu

// CHECK: __device__ const float [[T:[A-Za-z0-9_]+]][6] = {
// CHECK-NEXT: 1.5f, 2.5f, -3.5f, 4.5f, 5.5f, INFINITY};
// CHECK: __global__
// CHECK: [[T]][
#id = affine_map<(d0) -> (d0)>
func.func @add(%x: tensor<6xf32> {dp.name = "x"}) -> (tensor<6xf32> {dp.name = "y"}) {
  %t = arith.constant dense<[1.5, 2.5, -3.5, 4.5, 5.5, 0x7F800000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %t : tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<6xf32>
  return %y : tensor<6xf32>
}
