// MMDataParallel's train_step and val_step: two entries of one program that share
// state by name, each with scatter rules of its own. Where there is no GPU the same
// graph runs on the CPU. Stacked data (DataContainer(stack=True)) is an argument with
// the samples of a device along a dimension of their own.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{scatter} = --scatter=train_step/images:0,val_step/images:1,stacked_step/images:0,targets:0
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %S/Inputs/steps.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run %{scatter}
// RUN: rm -rf %t && mkdir %t
// RUN: env ENTRY=train_step %{run} --work %t/train
// RUN: env ENTRY=val_step %{run} --work %t/val
// RUN: env ENTRY=stacked_step %{run} --work %t/stacked
// DEFINE: %{cuda} = env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} "--compile-options=--target cuda --arch emulated"
// RUN: env ENTRY=train_step %{cuda} --work %t/cuda-train
// RUN: env ENTRY=val_step %{cuda} --work %t/cuda-val
// RUN: env ENTRY=stacked_step %{cuda} --work %t/cuda-stacked
//
// One entry reads the state that the other has updated.
// RUN: timeout 300 dp-run %t/train/step.so --entry val_step --devices 3 --state %t/train/out-2.npz --random 4 --metrics %t/three.npz
// RUN: timeout 300 dp-run %t/train/step.so --entry val_step --devices 1 --state %t/train/out-2.npz --random 4 --metrics %t/one.npz
// RUN: %python %S/../Runtime/Inputs/same_arrays.py %t/one.npz %t/three.npz

func.func @train_step(%w: tensor<3x2xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %images: tensor<8x3xf32> loc("images"), %targets: tensor<8x2xf32> loc("targets"))
    -> (tensor<3x2xf32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"}) {
  %r:2 = call @step(%w, %images, %targets) : (tensor<3x2xf32>, tensor<8x3xf32>, tensor<8x2xf32>) -> (tensor<3x2xf32>, tensor<f32>)
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<f32>
}

// Four stacks of two samples each.
func.func @stacked_step(%w: tensor<3x2xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %images: tensor<4x2x3xf32> loc("images"), %targets: tensor<4x2x2xf32> loc("targets"))
    -> (tensor<3x2xf32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"}) {
  %i = tensor.collapse_shape %images [[0, 1], [2]] : tensor<4x2x3xf32> into tensor<8x3xf32>
  %t = tensor.collapse_shape %targets [[0, 1], [2]] : tensor<4x2x2xf32> into tensor<8x2xf32>
  %r:2 = call @step(%w, %i, %t) : (tensor<3x2xf32>, tensor<8x3xf32>, tensor<8x2xf32>) -> (tensor<3x2xf32>, tensor<f32>)
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<f32>
}

// Its images are columns.
func.func @val_step(%w: tensor<3x2xf32> loc("w"), %images: tensor<3x5xf32> loc("images")) -> (tensor<5x2xf32> {jax.result_info = "scores"}) {
  %z = arith.constant dense<0.0> : tensor<5x2xf32>
  %p = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%images, %w : tensor<3x5xf32>, tensor<3x2xf32>) outs(%z : tensor<5x2xf32>) -> tensor<5x2xf32>
  return %p : tensor<5x2xf32>
}

func.func private @step(%w: tensor<3x2xf32>, %x: tensor<8x3xf32>, %y: tensor<8x2xf32>) -> (tensor<3x2xf32>, tensor<f32>) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %zy = arith.constant dense<0.0> : tensor<8x2xf32>
  %zg = arith.constant dense<0.0> : tensor<3x2xf32>
  %rate = arith.constant dense<0.0625> : tensor<3x2xf32>
  %p = linalg.matmul ins(%x, %w : tensor<8x3xf32>, tensor<3x2xf32>) outs(%zy : tensor<8x2xf32>) -> tensor<8x2xf32>
  %d = arith.subf %p, %y : tensor<8x2xf32>
  %q = arith.mulf %d, %d : tensor<8x2xf32>
  %loss = linalg.reduce { arith.addf } ins(%q : tensor<8x2xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %d : tensor<8x3xf32>, tensor<8x2xf32>) outs(%zg : tensor<3x2xf32>) -> tensor<3x2xf32>
  %s = arith.mulf %g, %rate : tensor<3x2xf32>
  %n = arith.subf %w, %s : tensor<3x2xf32>
  return %n, %loss : tensor<3x2xf32>, tensor<f32>
}
