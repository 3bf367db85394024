// RUN: dp-opt %s --dp-parallelize=fixed-extents -split-input-file -verify-diagnostics -o /dev/null

// An executable has no buffers that change in size.

func.func @other(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{cannot parallelize: a tensor that it carries is sharded along a dimension whose extent may change on the way}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %1 = arith.negf %y : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

func.func @either(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32> {dp.scatter = 0}, %c: i1) -> tensor<?xf32> {
  // expected-error @below {{whose extent may change on the way}}
  %0 = scf.if %c -> tensor<?xf32> {
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %y : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
