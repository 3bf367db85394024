// RUN: dp-opt %s --dp-parallelize -split-input-file -verify-diagnostics

// What a loop carries must stay as long as it is where it is cut.
func.func @grows(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{cannot parallelize: a tensor that it carries is sharded along dimension 0, whose extent may change on the way}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %1 = arith.negf %y : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

func.func @either(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %c: i1) -> tensor<?xf32> {
  // expected-error @below {{cannot parallelize: a tensor that it carries is sharded along dimension 0, whose extent may change on the way}}
  %0 = scf.if %c -> tensor<?xf32> {
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %y : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

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
