// Scalar constants as resources, as exporters write them; upstream's folding of these crashes.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/resources.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @f(%x: tensor<4xf32> {dp.name = "x"}) -> tensor<4xf32> {
  %c = arith.constant dense_resource<one> : tensor<f32>
  %d = arith.addf %c, %c : tensor<f32>
  %r = arith.constant dense_resource<row> : tensor<1xf32>
  %k = arith.constant dense_resource<keep> : tensor<4xi1>
  %s = tensor.collapse_shape %r [] : tensor<1xf32> into tensor<f32>
  %t = arith.mulf %d, %s : tensor<f32>
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>,
                                        affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x, %t, %k : tensor<4xf32>, tensor<f32>, tensor<4xi1>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %p: i1, %o: f32):
    %m = arith.mulf %a, %b : f32
    %v = arith.select %p, %m, %a : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}
{-#
  dialect_resources: { builtin: {
    one: "0x040000000000803f", row: "0x0400000000004040", keep: "0x0100000001000101"
  } }
#-}
