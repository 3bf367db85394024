// A state that the step returns unchanged, as a random key, and reads in a loop
// whose carries begin with parts of it: none of them may share the state's buffer.
//
// REQUIRES: numpy
// RUN: timeout 300 %python %integration/run_program.py %s %integration/Inputs/kept_state.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: timeout 300 %python %integration/run_program.py %s %integration/Inputs/kept_state.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --compile-options=--shard-state=3

func.func @train_step(%key: tensor<6xi32> {tf.aliasing_output = 0 : i32} loc("key"), %w: tensor<3xf32> {tf.aliasing_output = 1 : i32} loc("w"),
    %x: tensor<7x3xf32> loc("x"))
    -> (tensor<6xi32> {jax.result_info = "key"}, tensor<3xf32> {jax.result_info = "w"}, tensor<i32> {jax.result_info = "last"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tensor.extract_slice %key[4] [1] [1] : tensor<6xi32> to tensor<i32>
  %b = tensor.extract_slice %key[1] [1] [1] : tensor<6xi32> to tensor<i32>
  %z = arith.constant dense<5> : tensor<i32>
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %a, %q = %b, %t = %z) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %s = arith.addi %p, %t : tensor<i32>
    %u = arith.xori %s, %q : tensor<i32>
    scf.yield %q, %u, %s : tensor<i32>, tensor<i32>, tensor<i32>
  }
  %m = arith.sitofp %r#1 : tensor<i32> to tensor<f32>
  %zero = arith.constant dense<0.0> : tensor<3xf32>
  %rate = arith.constant dense<0.001> : tensor<f32>
  %e = tensor.empty() : tensor<3xf32>
  %f = arith.mulf %m, %rate : tensor<f32>
  %scale = linalg.broadcast ins(%f : tensor<f32>) outs(%e : tensor<3xf32>) dimensions = [0]
  %g = linalg.reduce { arith.addf } ins(%x : tensor<7x3xf32>) outs(%zero : tensor<3xf32>) dimensions = [0]
  %d = arith.mulf %g, %scale : tensor<3xf32>
  %n = arith.subf %w, %d : tensor<3xf32>
  return %key, %n, %r#2 : tensor<6xi32>, tensor<3xf32>, tensor<i32>
}
