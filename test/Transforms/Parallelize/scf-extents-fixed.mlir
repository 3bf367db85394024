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

// -----

// Carried whole: the buffer of an iteration is that of the one before.
func.func @halves(%x: tensor<?xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-error @below {{cannot compile: dimension 0 of a 'tensor<?xf32>' that it carries or gives may change in extent on the way}}
  %0 = scf.while (%a = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %n = tensor.dim %a, %c0 : tensor<?xf32>
    %more = arith.cmpi ugt, %n, %c1 : index
    scf.condition(%more) %a : tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>):
    %n = tensor.dim %a, %c0 : tensor<?xf32>
    %h = arith.divui %n, %c2 : index
    %l = tensor.extract_slice %a[0] [%h] [1] : tensor<?xf32> to tensor<?xf32>
    %r = tensor.extract_slice %a[%h] [%h] [1] : tensor<?xf32> to tensor<?xf32>
    %s = arith.addf %l, %r : tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  %v = tensor.extract %0[%c0] : tensor<?xf32>
  %f = tensor.from_elements %v : tensor<f32>
  return %f : tensor<f32>
}

// -----

func.func @of_two_lengths(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  // expected-error @below {{cannot compile: dimension 0 of a 'tensor<?xf32>' that it carries or gives may change in extent on the way}}
  %0 = scf.if %c -> tensor<?xf32> {
    %a = arith.negf %x : tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  } else {
    %a = arith.addf %y, %y : tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

// Of one extent, though made in other ways.
func.func @same(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = scf.if %c -> tensor<?xf32> {
    %a = arith.negf %x : tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  } else {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty(%size) : tensor<?xf32>
    %a = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  }
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %m = tensor.dim %y, %c0 : tensor<?xf32>
    %e = tensor.empty(%m) : tensor<?xf32>
    %b = linalg.add ins(%y, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
