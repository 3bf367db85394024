// RUN: dp-opt %s --dp-outline-spmd -split-input-file -verify-diagnostics

// expected-error @below {{argument 0 of entry 'scalar' is of type 'f32', expected a ranked tensor}}
func.func @scalar(%x: f32) {
  return
}

// -----

// expected-error @below {{argument 'arg0' has elements of type 'complex<f32>', which no buffer of a program holds}}
func.func @complex(%x: tensor<4xcomplex<f32>>) {
  return
}

// -----

// expected-error @below {{argument 'x' has elements of type 'i4'}}
func.func @narrow(%x: tensor<4xi4> {dp.name = "x"}) {
  return
}

// -----

func.func @outside(%x: tensor<4xf32> {dp.scatter = 0}) -> tensor<4xf32> {
  // expected-error @below {{'dp.scatter' op places argument 'arg0' as sharded<0>, but it is replicated already}}
  %s = dp.scatter %x dim 0
      : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
  %r = dp.replicate %x
      : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %t = dp.take %r : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @two(%x: tensor<4xf32>) {
  %r = dp.replicate %x
      : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %0 = dp.parallel (%l = %r) : (!dp.placed<tensor<4xf32>, replicated>)
      -> !dp.placed<tensor<4xf32>, replicated> {
    dp.yield %l : tensor<4xf32>
  }
  // expected-error @below {{'dp.parallel' op expected one dp.parallel in 'two'}}
  %1 = dp.parallel (%l = %r) : (!dp.placed<tensor<4xf32>, replicated>)
      -> !dp.placed<tensor<4xf32>, replicated> {
    dp.yield %l : tensor<4xf32>
  }
  return
}

// -----

// The size of a result that no argument has.

func.func @unknown_size(%x: tensor<4xi1>) -> (tensor<?xf32> {dp.name = "y"}) {
  %r = dp.replicate %x : tensor<4xi1> -> !dp.placed<tensor<4xi1>, replicated>
  %0 = dp.parallel (%l = %r) : (!dp.placed<tensor<4xi1>, replicated>)
      -> !dp.placed<tensor<?xf32>, replicated> {
    %c0 = arith.constant 0 : index
    %b = tensor.extract %l[%c0] : tensor<4xi1>
    %n = arith.index_castui %b : i1 to index
    %e = tensor.empty(%n) : tensor<?xf32>
    dp.yield %e : tensor<?xf32>
  }
  %y = dp.take %0 : !dp.placed<tensor<?xf32>, replicated> -> tensor<?xf32>
  // expected-error @below {{result "y" of entry 'unknown_size': dimension 0 is not the size of a dimension of an argument}}
  return %y : tensor<?xf32>
}

// -----

func.func @winograd(%w: tensor<2x3x3x5xf32>) {
  %r = dp.replicate %w
      : tensor<2x3x3x5xf32> -> !dp.placed<tensor<2x3x3x5xf32>, replicated>
  %0 = dp.parallel (%l = %r) : (!dp.placed<tensor<2x3x3x5xf32>, replicated>)
      -> !dp.placed<tensor<6x6x5x2xf32>, replicated> {
    %e = tensor.empty() : tensor<6x6x5x2xf32>
    // expected-error @below {{cannot compile 'linalg.winograd_filter_transform': it has no lowering to buffers; expected the convolution that it is a part of}}
    %u = linalg.winograd_filter_transform fmr(F_4_3) ins(%l : tensor<2x3x3x5xf32>) outs(%e : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    dp.yield %u : tensor<6x6x5x2xf32>
  }
  return
}

// -----

func.func private @callee(tensor<4xf32>) -> tensor<4xf32>

func.func @call(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = dp.replicate %x : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %0 = dp.parallel (%l = %r) : (!dp.placed<tensor<4xf32>, replicated>)
      -> !dp.placed<tensor<4xf32>, replicated> {
    // expected-error @below {{cannot compile the call of 'callee': it could not be inlined, as it is recursive, parallel already or has no body}}
    %c = func.call @callee(%l) : (tensor<4xf32>) -> tensor<4xf32>
    dp.yield %c : tensor<4xf32>
  }
  %t = dp.take %0 : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @control_flow(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = dp.replicate %x : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %0 = dp.parallel (%l = %r) : (!dp.placed<tensor<4xf32>, replicated>)
      -> !dp.placed<tensor<4xf32>, replicated> {
    // expected-error @below {{cannot compile 'scf.execute_region': control flow on a device is scf.for, scf.while and scf.if}}
    %c = scf.execute_region -> tensor<4xf32> {
      scf.yield %l : tensor<4xf32>
    }
    dp.yield %c : tensor<4xf32>
  }
  %t = dp.take %0 : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

// An op of a loop's body is found, too.

func.func @tosa(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = dp.replicate %x : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %0 = dp.parallel (%l = %r) : (!dp.placed<tensor<4xf32>, replicated>)
      -> !dp.placed<tensor<4xf32>, replicated> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %l) -> tensor<4xf32> {
      // expected-error @below {{cannot compile 'tosa.reverse': it has no lowering to buffers}}
      %v = tosa.reverse %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %v : tensor<4xf32>
    }
    dp.yield %c : tensor<4xf32>
  }
  %t = dp.take %0 : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @update_without_state(
    // expected-error @below {{result 'w' of 'update_without_state' updates argument 0 ('dp.updates'), which has no 'dp.state'}}
    %w: tensor<4xf32>) -> (tensor<4xf32> {dp.updates = 0 : i64, dp.name = "w"}) {
  %r = dp.replicate %w : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %t = dp.take %r : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @update_elsewhere(%w: tensor<4xf32> {dp.state}, %x: tensor<4xf32> {dp.scatter = 0})
    -> (tensor<4xf32> {dp.updates = 0 : i64, dp.name = "v"}) {
  %r = dp.replicate %w : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  %s = dp.scatter %x dim 0 : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
  // expected-error @below {{result 'v' is sharded<0>, but the state it updates is replicated}}
  %t = dp.gather %s : !dp.placed<tensor<4xf32>, sharded<0>> -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @scalar_result(%x: tensor<4xf32>) -> index {
  %n = arith.constant 3 : index
  // expected-error @below {{result 0 of entry 'scalar_result' is of type 'index', expected a ranked tensor}}
  return %n : index
}

// -----

// expected-error @below {{'func.func' op expected an entry of one block}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^bb1
^bb1:
  return %x : tensor<4xf32>
}

// -----

func.func @outside_of_parallel(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'linalg.add' op cannot stand outside of dp.parallel in an entry}}
  %s = linalg.add ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

func.func @scattered_outside(
    // expected-error @below {{a scattered argument is used outside of dp.parallel}}
    %x: tensor<4xf32> {dp.scatter = 0}) -> tensor<2xf32> {
  %s = tensor.extract_slice %x[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}
