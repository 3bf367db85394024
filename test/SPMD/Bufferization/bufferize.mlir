// RUN: dp-opt %s --split-input-file --verify-diagnostics --dp-bufferize | FileCheck %s

// Each value of the chain is the buffer of the argument.

// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[T:[^:]*]]: memref<8xf32>, %[[A:[^:]*]]: memref<4xf32>, %[[B:[^:]*]]: memref<4xf32>)
// CHECK-NOT: memref.alloc
// CHECK: %[[LOW:.*]] = memref.subview %[[T]][0]
// CHECK: memref.copy %[[A]], %[[LOW]]
// CHECK: %[[HIGH:.*]] = memref.subview %[[T]][4]
// CHECK: memref.copy %[[B]], %[[HIGH]]
// CHECK: return %[[T]]
func.func @chain(%t: tensor<8xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>)
    -> tensor<8xf32> {
  %0 = tensor.insert_slice %a into %t[0] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %b into %0[4] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// What is read later is not overwritten.

// CHECK-LABEL: func.func @read_later(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK-NOT: outs(%[[T]]
// CHECK: %[[COPY:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK: memref.copy %[[T]], %[[COPY]]
// CHECK: return %[[COPY]], %[[T]]
func.func @read_later(%t: tensor<4xf32>, %f: f32)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %s = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %0 = linalg.fill ins(%f : f32) outs(%s : tensor<2xf32>) -> tensor<2xf32>
  %1 = tensor.insert_slice %0 into %t[0] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  return %1, %t : tensor<4xf32>, tensor<4xf32>
}

// -----

// A slice is changed where it lies, also by the name of a second extraction.

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK-NOT: memref.alloc
// CHECK: %[[A:.*]] = memref.subview %[[T]][1] [2] [1]
// CHECK: %[[B:.*]] = memref.subview %[[T]][1] [2] [1]
// CHECK-NOT: memref.alloc
// CHECK: linalg.exp ins(%[[A]] {{.*}} outs(%[[B]]
// CHECK-NOT: memref.alloc
// CHECK: return %[[T]]
func.func @slice(%t: tensor<4xf32>) -> tensor<4xf32> {
  %a = tensor.extract_slice %t[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %b = tensor.extract_slice %t[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %0 = linalg.exp ins(%a : tensor<2xf32>) outs(%b : tensor<2xf32>)
      -> tensor<2xf32>
  %1 = tensor.insert_slice %0 into %t[1] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// Slices that overlap are not one, and elements that change places are not
// written where they are still to be read.

// CHECK-LABEL: func.func @overlapping(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK: %[[BUFFER:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK: %[[VIEW:.*]] = memref.subview %[[T]][1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK: linalg.exp ins(%[[BUFFER]] : memref<2xf32>) outs(%[[VIEW]] : memref<2xf32, strided<[1], offset: 1>>)
func.func @overlapping(%t: tensor<4xf32>) -> tensor<4xf32> {
  %a = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %b = tensor.extract_slice %t[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %0 = linalg.exp ins(%a : tensor<2xf32>) outs(%b : tensor<2xf32>)
      -> tensor<2xf32>
  %1 = tensor.insert_slice %0 into %t[1] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-SAME: %[[T:[^:]*]]: memref<2x4xf32>
// CHECK: %[[BUFFER:.*]] = memref.alloc() {{.*}} : memref<2x2xf32>
// CHECK: %[[VIEW:.*]] = memref.subview %[[T]][0, 1] [2, 2] [1, 1] : memref<2x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>
// CHECK: linalg.transpose ins(%[[BUFFER]] : memref<2x2xf32>) outs(%[[VIEW]] : memref<2x2xf32, strided<[4, 1], offset: 1>>) permutation = [1, 0]
func.func @transposed(%t: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %a = tensor.extract_slice %t[0, 1] [2, 2] [1, 1]
      : tensor<2x4xf32> to tensor<2x2xf32>
  %b = tensor.extract_slice %t[0, 1] [2, 2] [1, 1]
      : tensor<2x4xf32> to tensor<2x2xf32>
  %0 = linalg.transpose ins(%a : tensor<2x2xf32>) outs(%b : tensor<2x2xf32>)
      permutation = [1, 0]
  %1 = tensor.insert_slice %0 into %t[0, 1] [2, 2] [1, 1]
      : tensor<2x2xf32> into tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// -----

// An insertion elsewhere reads what a write into the slice would change.

// CHECK-LABEL: func.func @inserted_elsewhere(
// CHECK-SAME: %{{[^:]*}}: memref<4xf32>, %[[F:[^:]*]]: f32
// CHECK: %[[BUFFER:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK: linalg.fill ins(%[[F]] : f32) outs(%[[BUFFER]] : memref<2xf32>)
func.func @inserted_elsewhere(%t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %a = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  %1 = tensor.insert_slice %0 into %t[1] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// Every iteration reads what is made before the loop, the second one after the
// write of the first.

// CHECK-LABEL: func.func @captured(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK-SAME: %[[R:[^:]*]]: memref<4xf32>, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[R]]) -> (memref<4xf32>)
// CHECK: %[[OUT:.*]] = memref.alloc()
// CHECK: linalg.exp ins(%[[T]] {{.*}} outs(%[[OUT]]
func.func @captured(%t: tensor<4xf32>, %r: tensor<4xf32>, %n: index)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %r) -> tensor<4xf32> {
    %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
        -> tensor<4xf32>
    %1 = linalg.add ins(%x, %0 : tensor<4xf32>, tensor<4xf32>)
        outs(%x : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}

// A carry is written under a name of its own, all the time.

// CHECK-LABEL: func.func @carry(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %[[T]], %[[Y:.*]] = %
// CHECK: %[[OWN:.*]] = memref.alloc()
// CHECK: linalg.fill {{.*}} outs(%[[OWN]] :
// CHECK: linalg.fill {{.*}} outs(%[[X]] :
// CHECK: memref.copy %[[OWN]], %[[Y]]
func.func @carry(%t: tensor<4xf32>, %r: tensor<4xf32>, %f: f32, %g: f32)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %t, %y = %r)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.fill ins(%g : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
    %2 = bufferization.materialize_in_destination %0 in %y
        : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1, %2 : tensor<4xf32>, tensor<4xf32>
  }
  return %s#0, %s#1 : tensor<4xf32>, tensor<4xf32>
}

// What is written inside by another name is no place for a carry.

// CHECK-LABEL: func.func @written_inside(
// CHECK: %[[PLACE:.*]] = memref.alloc()
// CHECK: %[[CARRY:.*]] = memref.alloc()
// CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %[[CARRY]])
// CHECK: memref.copy %[[X]], %[[PLACE]]
func.func @written_inside(%f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = tensor.empty() : tensor<4xf32>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %0 = bufferization.materialize_in_destination %x in %t
        : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.fill ins(%f : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<4xf32>, tensor<4xf32>)
        outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}

// What the iteration makes itself it overwrites.

// CHECK-LABEL: func.func @own(
// CHECK-SAME: %[[R:[^:]*]]: memref<4xf32>, %{{[^:]*}}: f32, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[R]]) -> (memref<4xf32>)
// CHECK: %[[OWN:.*]] = memref.alloc()
// CHECK-NOT: memref.alloc
// CHECK: linalg.exp ins(%[[OWN]] {{.*}} outs(%[[OWN]]
func.func @own(%r: tensor<4xf32>, %f: f32, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %r) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %t = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
        -> tensor<4xf32>
    %1 = linalg.add ins(%x, %0 : tensor<4xf32>, tensor<4xf32>)
        outs(%x : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %s : tensor<4xf32>
}

// -----

// One branch does not run after the other.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK-NOT: memref.alloc
// CHECK: linalg.exp ins(%[[T]] {{.*}} outs(%[[T]]
// CHECK-NOT: memref.alloc
// CHECK: linalg.tanh ins(%[[T]] {{.*}} outs(%[[T]]
func.func @branches(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
        -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    %0 = linalg.tanh ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
        -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// What nothing may write is copied.

// CHECK-LABEL: func.func @read_only(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK: %[[OUT:.*]] = memref.alloc()
// CHECK: linalg.exp ins(%[[T]] {{.*}} outs(%[[OUT]]
func.func @read_only(%t: tensor<4xf32> {bufferization.writable = false})
    -> tensor<4xf32> {
  %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
      -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Two values cannot be in one buffer at a time.

func.func @required(%t: tensor<4xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-error @below {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %0 = bufferization.materialize_in_destination %a in %t
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = bufferization.materialize_in_destination %b in %t
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Functions that call each other are upstream's analysis's.

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>
// CHECK-NOT: memref.alloc
// CHECK: call @callee(%[[T]])
func.func private @callee(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
      -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @callee(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Both branches write one tensor: they exclude each other.

// CHECK-LABEL: func.func @required_branches(
// CHECK-SAME: %[[T:[^:]*]]: memref<4xf32>, %[[A:[^:]*]]: memref<4xf32>
// CHECK-SAME: %[[C:[^:]*]]: i1
// CHECK-NOT: memref.alloc
// CHECK: scf.if %[[C]] -> (memref<4xf32>)
// CHECK: memref.copy %[[A]], %[[T]]
// CHECK-NOT: memref.alloc
func.func @required_branches(%t: tensor<4xf32>, %a: tensor<4xf32>, %c: i1)
    -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = bufferization.materialize_in_destination %a in %t
        : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    %0 = bufferization.materialize_in_destination %t in %t
        : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// A convolution writes its destination in place and reads it only to accumulate;
// libraries want dense buffers.
// CHECK-LABEL: func @convolutions(
// CHECK-SAME: %[[X:.*]]: memref<?x9x4xf32>, %[[F:.*]]: memref<8x3x4xf32>, %[[Y:.*]]: memref<?x14x8xf32>
// CHECK: %[[PART:.*]] = memref.subview %[[Y]]
// CHECK: %[[DENSE:.*]] = memref.alloc(%{{.*}}) {{.*}} : memref<?x7x8xf32>
// CHECK-NOT: memref.copy
// CHECK: dp.conv ins(%[[X]], %[[F]]) outs(%[[DENSE]]) strides [1] dilations [1]
// CHECK-NEXT: memref.copy %[[DENSE]], %[[PART]]
// CHECK: dp.conv filter_gradient accumulate ins(%[[X]], %{{.*}}) outs(%[[F]])
func.func @convolutions(%x: tensor<?x9x4xf32> {bufferization.writable = false}, %f: tensor<8x3x4xf32>, %y: tensor<?x14x8xf32>, %dy: tensor<?x7x8xf32> {bufferization.writable = false}) -> (tensor<?x14x8xf32>, tensor<8x3x4xf32>)
    attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9x4xf32>
  %part = tensor.extract_slice %y[0, 7, 0] [%n, 7, 8] [1, 1, 1] : tensor<?x14x8xf32> to tensor<?x7x8xf32>
  %0 = dp.convolution ins(%x, %f) outs(%part) strides [1] dilations [1] : tensor<?x9x4xf32>, tensor<8x3x4xf32>, tensor<?x7x8xf32>
  %1 = tensor.insert_slice %0 into %y[0, 7, 0] [%n, 7, 8] [1, 1, 1] : tensor<?x7x8xf32> into tensor<?x14x8xf32>
  %2 = dp.convolution filter_gradient accumulate ins(%x, %dy) outs(%f) strides [1] dilations [1] : tensor<?x9x4xf32>, tensor<?x7x8xf32>, tensor<8x3x4xf32>
  return %1, %2 : tensor<?x14x8xf32>, tensor<8x3x4xf32>
}
