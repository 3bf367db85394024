// Gradients of pools: windows that overlap, padded, and windows along the rows of the batch. On a GPU no update is made at an index.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/pools.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t | FileCheck %s
// CHECK: all agree

func.func @step(%x: tensor<8x6x5xf32> {dp.name = "x"}, %s: tensor<8x3x5xf32> {dp.name = "s"}, %y: tensor<8x5xf32> {dp.name = "y"}, %t: tensor<3x5xf32> {dp.name = "t", dp.state}) -> (tensor<8x6x5xf32> {dp.name = "a"}, tensor<8x5xf32> {dp.name = "b"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<8x6x5xf32>, tensor<8x3x5xf32>, tensor<f32>) -> tensor<8x6x5xf32>
  %q = "stablehlo.select_and_scatter"(%y, %t, %zero) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<8x5xf32>, tensor<3x5xf32>, tensor<f32>) -> tensor<8x5xf32>
  return %r, %q : tensor<8x6x5xf32>, tensor<8x5xf32>
}
