// RUN: dp-opt %s --dp-parallelize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=1 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=7 --canonicalize --cse -o /dev/null
// RUN: dp-opt %s --dp-print-placement -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=2147483647 -o /dev/null

// Types and shapes that few graphs have: the output verifies for each.

// CHECK-LABEL: func @booleans
// CHECK: dp.reduce {{.*}}partial<and>
func.func @booleans(%x: tensor<8x4xi1> {dp.scatter = 0}) -> tensor<4xi1> {
  %t = arith.constant dense<true> : tensor<4xi1>
  %0 = linalg.reduce { arith.andi } ins(%x : tensor<8x4xi1>) outs(%t : tensor<4xi1>) dimensions = [0]
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func @indices
func.func @indices(%x: tensor<8xindex> {dp.scatter = 0}, %i: index) -> (tensor<8xindex>, tensor<index>, index) {
  %z = arith.constant dense<0> : tensor<index>
  %c = arith.constant dense<3> : tensor<8xindex>
  %0 = arith.addi %x, %c : tensor<8xindex>
  %1 = linalg.reduce { arith.addi } ins(%0 : tensor<8xindex>) outs(%z : tensor<index>) dimensions = [0]
  return %0, %1, %i : tensor<8xindex>, tensor<index>, index
}

// Complex numbers have no collective: a sum over the batch gathers.
// CHECK-LABEL: func @complex
// CHECK: dp.all_gather %{{.*}} dim 0 {{.*}} : tensor<?xcomplex<f32>> -> tensor<8xcomplex<f32>>
func.func @complex(%x: tensor<8xcomplex<f32>> {dp.scatter = 0}, %z: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<8xcomplex<f32>>) {
  %c = arith.constant dense<(1.0, 2.0)> : tensor<8xcomplex<f32>>
  %0 = linalg.reduce ins(%x : tensor<8xcomplex<f32>>) outs(%z : tensor<complex<f32>>) dimensions = [0]
    (%a: complex<f32>, %b: complex<f32>) {
      %s = complex.add %a, %b : complex<f32>
      linalg.yield %s : complex<f32>
    }
  %e = tensor.empty() : tensor<8xcomplex<f32>>
  %1 = linalg.map ins(%x, %c : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%e : tensor<8xcomplex<f32>>)
    (%a: complex<f32>, %b: complex<f32>, %o: complex<f32>) {
      %s = complex.mul %a, %b : complex<f32>
      linalg.yield %s : complex<f32>
    }
  return %0, %1 : tensor<complex<f32>>, tensor<8xcomplex<f32>>
}

// CHECK-LABEL: func @narrow_floats
func.func @narrow_floats(%x: tensor<8xf16> {dp.scatter = 0}, %y: tensor<8xbf16> {dp.scatter = 0}, %q: tensor<8xf8E4M3FN> {dp.scatter = 0}, %i: tensor<f16>, %j: tensor<bf16>, %k: tensor<f8E4M3FN>) -> (tensor<f16>, tensor<bf16>, tensor<f8E4M3FN>) {
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xf16>) outs(%i : tensor<f16>) dimensions = [0]
  %1 = linalg.reduce { arith.mulf } ins(%y : tensor<8xbf16>) outs(%j : tensor<bf16>) dimensions = [0]
  %2 = linalg.reduce { arith.maximumf } ins(%q : tensor<8xf8E4M3FN>) outs(%k : tensor<f8E4M3FN>) dimensions = [0]
  return %0, %1, %2 : tensor<f16>, tensor<bf16>, tensor<f8E4M3FN>
}

// CHECK-LABEL: func @odd_integers
func.func @odd_integers(%x: tensor<8xi4> {dp.scatter = 0}, %y: tensor<8xi128> {dp.scatter = 0}, %i: tensor<i4>, %j: tensor<i128>) -> (tensor<i4>, tensor<i128>) {
  %0 = linalg.reduce { arith.muli } ins(%x : tensor<8xi4>) outs(%i : tensor<i4>) dimensions = [0]
  %1 = linalg.reduce { arith.addi } ins(%y : tensor<8xi128>) outs(%j : tensor<i128>) dimensions = [0]
  return %0, %1 : tensor<i4>, tensor<i128>
}

// CHECK-LABEL: func @many_dimensions
// CHECK: tensor<?x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3xf32>
func.func @many_dimensions(%x: tensor<8x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3xf32> {dp.scatter = 0}) -> tensor<8x3xf32> {
  %0 = arith.addf %x, %x : tensor<8x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30], [31]] : tensor<8x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x3xf32> into tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}

// Extents whose products overflow.
// CHECK-LABEL: func @huge
func.func @huge(%x: tensor<4611686018427387904x4xf32> {dp.scatter = 0}, %y: tensor<4611686018427387904x4xf32>) -> tensor<4611686018427387904x4xf32> {
  %0 = arith.addf %x, %y : tensor<4611686018427387904x4xf32>
  return %0 : tensor<4611686018427387904x4xf32>
}

// Weights that live outside of the text.
// CHECK-LABEL: func @resource
// CHECK-DAG: %[[CONSTANT:.*]] = arith.constant dense_resource<weights> : tensor<2xf32>
// CHECK: dp.local_slice %[[CONSTANT]] dim 0 : tensor<2xf32> -> tensor<?xf32>
func.func @resource(%x: tensor<2xf32> {dp.scatter = 0}) -> (tensor<2xf32>, tensor<f32>) {
  %w = arith.constant dense_resource<weights> : tensor<2xf32>
  %z = arith.constant dense_resource<zero> : tensor<f32>
  %0 = arith.addf %x, %w : tensor<2xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<2xf32>) outs(%z : tensor<f32>) dimensions = [0]
  return %0, %1 : tensor<2xf32>, tensor<f32>
}

// A sparse attribute is no splat.
// CHECK-LABEL: func @sparse_constant
func.func @sparse_constant(%x: tensor<4xf32> {dp.scatter = 0}) -> tensor<4xf32> {
  %c = arith.constant sparse<[[1]], [2.0]> : tensor<4xf32>
  %0 = arith.addf %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Scalars of all sorts.
// CHECK-LABEL: func @scalars
func.func @scalars(%a: f32, %b: i1, %c: index, %d: i64, %e: complex<f32>, %x: tensor<8xf32> {dp.scatter = 0}) -> (f32, i1, index, i64, tensor<8xf32>) {
  %0 = arith.addf %a, %a : f32
  %1 = complex.re %e : complex<f32>
  %2 = arith.mulf %0, %1 : f32
  %3 = tensor.splat %2 : tensor<8xf32>
  %4 = arith.select %b, %3, %x : tensor<8xf32>
  return %2, %b, %c, %d, %4 : f32, i1, index, i64, tensor<8xf32>
}

// A function value, a none, a vector inside.
// CHECK-LABEL: func @others
// CHECK: call_indirect
func.func @others(%x: tensor<8xf32> {dp.scatter = 0}, %i: index) -> tensor<8xf32> {
  %f = func.constant @identity : (tensor<8xf32>) -> tensor<8xf32>
  %0 = func.call_indirect %f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %c0 = arith.constant 0.0 : f32
  %v = vector.transfer_read %0[%i], %c0 : tensor<8xf32>, vector<4xf32>
  %w = arith.addf %v, %v : vector<4xf32>
  %1 = vector.transfer_write %w, %0[%i] : vector<4xf32>, tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @identity(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// All dimensions dynamic, and the batch is the last.
// CHECK-LABEL: func @all_dynamic
// CHECK: %[[LOCAL:.*]] = dp.local_slice %{{.*}} dim 2 : tensor<?x?x?xf32> -> tensor<?x?x?xf32>
// CHECK: %[[SUM:.*]] = arith.addf %[[LOCAL]], %{{.*}} : tensor<?x?x?xf32>
// CHECK: dp.all_gather %[[SUM]] dim 2 size %{{.*}} {{.*}} : tensor<?x?x?xf32> -> tensor<?x?x?xf32>
func.func @all_dynamic(%x: tensor<?x?x?xf32> {dp.scatter = 2}, %y: tensor<?x?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %y, %c1 : tensor<?x?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = arith.addf %y, %x : tensor<?x?x?xf32>
  %0 = linalg.reduce { arith.addf } ins(%s : tensor<?x?x?xf32>) outs(%z : tensor<?x?xf32>) dimensions = [2]
  %1 = tensor.collapse_shape %s [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// A result whose type says less than the value's producer knew.
// CHECK-LABEL: func @erased
func.func @erased(%x: tensor<8x4xf32> {dp.scatter = 0}, %i: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %x : tensor<8x4xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, %i] [8, 1] [1, 1] : tensor<?x?xf32> to tensor<8xf32>
  %2 = tensor.cast %1 : tensor<8xf32> to tensor<?xf32>
  return %0, %2 : tensor<?x?xf32>, tensor<?xf32>
}

// Loops with no iterations of their own.
// CHECK-LABEL: func @no_loops
func.func @no_loops(%x: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// linalg on memrefs is no structured op on tensors.
// CHECK-LABEL: func @memref_inside
func.func @memref_inside(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%m : memref<8xf32>)
  %t = bufferization.to_tensor %m restrict : memref<8xf32> to tensor<8xf32>
  %0 = arith.addf %x, %t : tensor<8xf32>
  return %0 : tensor<8xf32>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040",
      zero: "0x0400000000000000"
    }
  }
#-}
