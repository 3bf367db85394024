// RUN: dp-opt %s --dp-parallelize -verify-diagnostics

func.func @parallel_in_loop(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %r = dp.replicate %a : tensor<8xf32> -> !dp.placed<tensor<8xf32>, replicated>
    // expected-error @below {{cannot parallelize 'parallel_in_loop': it is parallel already}}
    %p = dp.parallel (%l = %r) : (!dp.placed<tensor<8xf32>, replicated>) -> !dp.placed<tensor<8xf32>, replicated> {
      dp.yield %l : tensor<8xf32>
    }
    %t = dp.take %p : !dp.placed<tensor<8xf32>, replicated> -> tensor<8xf32>
    scf.yield %t : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
