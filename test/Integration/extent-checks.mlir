// Extents that only a run knows: equal ones give what numpy gives, and others end
// the step on all devices with one error at its place.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/Inputs/extent_checks.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host --devices 1,2,3,4,7,8 | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_GUARD=1 DP_FAKE_CUDA_DEVICES=8 %{run} --work %t.cuda --devices 1,3,8 "--compile-options=--target cuda --arch emulated" | FileCheck %s
// CHECK: all agree

func.func @sum(%x: tensor<?x4xf32> {dp.scatter = 0 : i64} loc("x"), %y: tensor<?x4xf32> loc("y"))
    -> (tensor<?x4xf32> {jax.result_info = "z"}) {
  %z = arith.addf %x, %y : tensor<?x4xf32> // WRONG: linalg.generic
  return %z : tensor<?x4xf32>
}

func.func @joined(%x: tensor<?x4xf32> {dp.scatter = 0 : i64} loc("x"), %y: tensor<?x4xf32> loc("y"))
    -> (tensor<?x8xf32> {jax.result_info = "z"}) {
  %z = tensor.concat dim(1) %x, %y : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32> // WRONG: tensor.concat
  return %z : tensor<?x8xf32>
}

// A sum over the rows, of which each device has some.
func.func @product(%x: tensor<?x4xf32> {dp.scatter = 0 : i64} loc("x"), %y: tensor<?x4xf32> loc("y"))
    -> (tensor<4x4xf32> {jax.result_info = "z"}) {
  %f = arith.constant dense<0.0> : tensor<4x4xf32>
  %z = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] // WRONG: linalg.matmul
      ins(%x, %y : tensor<?x4xf32>, tensor<?x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// The product of the elements if one of x is positive, else x.
func.func @branch(%x: tensor<?x4xf32> {dp.scatter = 0 : i64} loc("x"), %y: tensor<?x4xf32> loc("y"))
    -> (tensor<?x4xf32> {jax.result_info = "z"}) {
  %zero = arith.constant 0.0 : f32
  %cst = arith.constant dense<0.0> : tensor<f32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<?x4xf32>) outs(%cst : tensor<f32>) dimensions = [0, 1]
  %m = tensor.extract %max[] : tensor<f32>
  %positive = arith.cmpf ogt, %m, %zero : f32
  %z = scf.if %positive -> tensor<?x4xf32> {
    %p = arith.mulf %x, %y : tensor<?x4xf32> // WRONG: linalg.generic
    scf.yield %p : tensor<?x4xf32>
  } else {
    scf.yield %x : tensor<?x4xf32>
  }
  return %z : tensor<?x4xf32>
}

// z[i] = x[i] + y[2 i] + y[2 i + 1].
func.func @window(%x: tensor<?x4xf32> {dp.scatter = 0 : i64} loc("x"), %y: tensor<?x4xf32> loc("y"))
    -> (tensor<?x4xf32> {jax.result_info = "z"}) {
  %window = tensor.empty() : tensor<2xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i * 2 + k, j)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} // WRONG: linalg.generic
      ins(%y, %window : tensor<?x4xf32>, tensor<2xf32>) outs(%x : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}

// One head of keys for the heads of queries, which are the rows of x.
func.func @heads(%x: tensor<?x4xf32> {dp.scatter = 0 : i64} loc("x"), %y: tensor<?x4xf32> loc("y"))
    -> (tensor<4xf32> {jax.result_info = "z"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %m = tensor.dim %y, %c0 : tensor<?x4xf32>
  %q = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 1, 4] : tensor<?x4xf32> into tensor<?x1x4xf32>
  %k = tensor.expand_shape %y [[0, 1], [2]] output_shape [%m, 1, 4] : tensor<?x4xf32> into tensor<?x1x4xf32>
  %o = tensor.empty(%n) : tensor<?x1x4xf32>
  %l = tensor.empty(%n) : tensor<?x1xf32>
  %a:2 = dp.attention ins(%q, %k, %k : tensor<?x1x4xf32>, tensor<?x1x4xf32>, tensor<?x1x4xf32>) group 11 scale 0.5 outs(%o, %l : tensor<?x1x4xf32>, tensor<?x1xf32>) // WRONG: dp.attention
  %cst = arith.constant dense<0.0> : tensor<4xf32>
  %z = linalg.reduce { arith.addf } ins(%a#0 : tensor<?x1x4xf32>) outs(%cst : tensor<4xf32>) dimensions = [0, 1]
  return %z : tensor<4xf32>
}
