// RUN: dp-opt %s --dp-parallelize --split-input-file -verify-diagnostics
// RUN: not dp-opt --dp-parallelize=devices=-1 %s 2>&1 | FileCheck %s
// RUN: not dp-opt --dp-parallelize=devices=2147483648 %s 2>&1 | FileCheck %s --check-prefix=MANY

// CHECK: error: expected option 'devices' to be from 0 to 2147483647, found -1
// MANY: error: expected option 'devices' to be from 0 to 2147483647, found 2147483648

// expected-error @below {{cannot parallelize 'blocks': its body has several blocks, expected structured control flow (scf)}}
func.func @blocks(%x: tensor<8xf32>) -> tensor<8xf32> {
  cf.br ^bb1
^bb1:
  return %x : tensor<8xf32>
}

// -----

// expected-error @below {{cannot parallelize 'on_memref': argument 0 is 'memref<8xf32>', expected a ranked tensor}}
func.func @on_memref(%x: memref<8xf32>) {
  return
}

// -----

// expected-error @below {{cannot parallelize 'on_vector': argument 0 is 'vector<8xf32>', expected a ranked tensor}}
func.func @on_vector(%x: vector<8xf32>) {
  return
}

// -----

// expected-error @below {{cannot parallelize 'no_rank_argument': argument 0 is 'tensor<*xf32>', expected a ranked tensor}}
func.func @no_rank_argument(%x: tensor<*xf32>) {
  return
}

// -----

func.func @no_rank(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{cannot parallelize 'no_rank': a result is 'tensor<*xf32>', expected a ranked tensor}}
  %0 = tensor.cast %x : tensor<8xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// expected-error @below {{cannot parallelize 'memref_result': result 0 is 'memref<8xf32>', expected a ranked tensor}}
func.func @memref_result() -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  return %0 : memref<8xf32>
}

// -----

// expected-error @below {{cannot parallelize 'complex_result': result 0 is 'complex<f32>', expected a ranked tensor or a number}}
func.func @complex_result(%x: complex<f32>) -> complex<f32> {
  return %x : complex<f32>
}

// -----

// expected-error @below {{cannot parallelize 'device_program': it is one device's program already}}
func.func @device_program() -> index attributes {dp.spmd} {
  %0 = dp.rank : index
  return %0 : index
}

// -----

// expected-error @below {{expected a tensor without encoding}}
func.func @sparse(%x: tensor<8x4xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>> {dp.scatter = 0}) {
  return
}

// -----

func.func @sparse_inside(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{cannot parallelize 'sparse_inside': a result is}}
  %0 = sparse_tensor.convert %x : tensor<8xf32> to tensor<8xf32, #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>>
  %1 = sparse_tensor.convert %0 : tensor<8xf32, #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
