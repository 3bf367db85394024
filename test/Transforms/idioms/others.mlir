// memref, bufferization, vector, complex, quant, shape, index, math and more.
func.func @memrefs(%x: tensor<8xf32>) -> tensor<8xf32> {
  %m = bufferization.to_buffer %x : tensor<8xf32> to memref<8xf32>
  %n = memref.alloc() : memref<8xf32>
  memref.copy %m, %n : memref<8xf32> to memref<8xf32>
  %0 = bufferization.to_tensor %n restrict writable : memref<8xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @subviews(%x: tensor<8x6xf32>) -> tensor<4x3xf32> {
  %m = bufferization.to_buffer %x : tensor<8x6xf32> to memref<8x6xf32>
  %s = memref.subview %m[0, 0] [4, 3] [2, 1] : memref<8x6xf32> to memref<4x3xf32, strided<[12, 1]>>
  %a = memref.alloc() : memref<4x3xf32>
  memref.copy %s, %a : memref<4x3xf32, strided<[12, 1]>> to memref<4x3xf32>
  %0 = bufferization.to_tensor %a restrict : memref<4x3xf32> to tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// -----
func.func @memref_argument(%m: memref<8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
// -----
memref.global "private" constant @table : memref<8xf32> = dense<3.0>
func.func @global(%x: tensor<8xf32>) -> tensor<8xf32> {
  %m = memref.get_global @table : memref<8xf32>
  %t = bufferization.to_tensor %m : memref<8xf32> to tensor<8xf32>
  %0 = arith.addf %x, %t : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @allocs(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<?xf32>) {
  %a = bufferization.alloc_tensor() copy(%x) : tensor<8xf32>
  %b = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = bufferization.materialize_in_destination %x in %a : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %b : tensor<8xf32>, tensor<?xf32>
}
// -----
func.func @dealloc(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = bufferization.alloc_tensor() : tensor<8xf32>
  bufferization.dealloc_tensor %a : tensor<8xf32>
  return %x : tensor<8xf32>
}
// -----
func.func @vectors(%x: tensor<8x4xf32>, %i: index) -> (tensor<8x4xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %x[%i, %c0], %z {in_bounds = [true]} : tensor<8x4xf32>, vector<4xf32>
  %w = arith.addf %v, %v : vector<4xf32>
  %0 = vector.transfer_write %w, %x[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x4xf32>
  return %0, %w : tensor<8x4xf32>, vector<4xf32>
}
// -----
func.func @vector_results_inside(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %x[%c0, %c0], %z : tensor<8x4xf32>, vector<8x4xf32>
  %r = vector.multi_reduction <add>, %v, %v [] : vector<8x4xf32> to vector<8x4xf32>
  %0 = vector.transfer_write %r, %x[%c0, %c0] : vector<8x4xf32>, tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// -----
func.func @tensor_of_vectors(%x: tensor<8xvector<4xf32>>) -> tensor<8xvector<4xf32>> {
  return %x : tensor<8xvector<4xf32>>
}
// -----
func.func @vector_elements(%x: tensor<8xvector<4xf32>>, %z: tensor<vector<4xf32>>) -> tensor<vector<4xf32>> {
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xvector<4xf32>>) outs(%z : tensor<vector<4xf32>>) dimensions = [0]
  return %0 : tensor<vector<4xf32>>
}
// -----
func.func @scalable(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%c0], %z : tensor<8xf32>, vector<[4]xf32>
  %0 = vector.transfer_write %v, %x[%c0] : vector<[4]xf32>, tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @complex_numbers(%x: tensor<8xcomplex<f32>>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.map ins(%x, %y : tensor<8xcomplex<f32>>, tensor<8xf32>) outs(%y : tensor<8xf32>)
    (%a: complex<f32>, %b: f32, %o: f32) {
      %c = complex.create %b, %b : complex<f32>
      %d = complex.mul %a, %c : complex<f32>
      %e = complex.abs %d : complex<f32>
      linalg.yield %e : f32
    }
  return %0 : tensor<8xf32>
}
// -----
func.func @complex_scalars(%x: tensor<8xcomplex<f32>>, %c: complex<f32>) -> tensor<8xcomplex<f32>> {
  %s = tensor.splat %c : tensor<8xcomplex<f32>>
  return %s : tensor<8xcomplex<f32>>
}
// -----
func.func @quantize(%x: tensor<8x3xf32>) -> tensor<8x3xf32> {
  %0 = quant.qcast %x : tensor<8x3xf32> to tensor<8x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = quant.dcast %0 : tensor<8x3x!quant.uniform<i8:f32, 0.5:3>> to tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}
// -----
func.func @quantize_per_axis(%x: tensor<8x2xf32>) -> tensor<8x2xi8> {
  %0 = quant.qcast %x : tensor<8x2xf32> to tensor<8x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %1 = quant.scast %0 : tensor<8x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>> to tensor<8x2xi8>
  return %1 : tensor<8x2xi8>
}
// -----
func.func @quantize_the_batch(%x: tensor<2x8xf32>) -> tensor<2x8x!quant.uniform<i8:f32:0, {0.5, 0.25}>> {
  %0 = quant.qcast %x : tensor<2x8xf32> to tensor<2x8x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return %0 : tensor<2x8x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
}
// -----
func.func @shapes(%x: tensor<?x4xf32>) -> (tensor<2xindex>, tensor<?x4xf32>) {
  %s = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %0 = tensor.reshape %x(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  return %s, %0 : tensor<2xindex>, tensor<?x4xf32>
}
// -----
func.func @math_ops(%x: tensor<8xf32>, %i: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>, tensor<8xi1>) {
  %0 = math.exp %x : tensor<8xf32>
  %1 = math.fma %0, %x, %x : tensor<8xf32>
  %2 = math.fpowi %1, %i : tensor<8xf32>, tensor<8xi32>
  %3 = math.ctpop %i : tensor<8xi32>
  %4 = math.isnan %2 : tensor<8xf32>
  return %2, %3, %4 : tensor<8xf32>, tensor<8xi32>, tensor<8xi1>
}
// -----
func.func @arith_ops(%x: tensor<8xf32>, %i: tensor<8xi32>) -> (tensor<8xi64>, tensor<8xf16>, tensor<8xi32>, tensor<8xi1>, tensor<8xi32>) {
  %0 = arith.extsi %i : tensor<8xi32> to tensor<8xi64>
  %1 = arith.truncf %x : tensor<8xf32> to tensor<8xf16>
  %2, %o = arith.addui_extended %i, %i : tensor<8xi32>, tensor<8xi1>
  %l, %h = arith.mulsi_extended %i, %i : tensor<8xi32>
  return %0, %1, %2, %o, %h : tensor<8xi64>, tensor<8xf16>, tensor<8xi32>, tensor<8xi1>, tensor<8xi32>
}
// -----
func.func @select_of_tensors(%p: i1, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.select %p, %x, %y : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @index_ops(%x: tensor<8xf32>, %n: index) -> index {
  %0 = index.add %n, %n
  %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%0)
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<8xf32>
  %2 = index.mul %1, %d
  return %2 : index
}
// -----
func.func @affine_loop(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = affine.for %i = 0 to 8 iter_args(%a = %x) -> tensor<8xf32> {
    %v = tensor.extract %x[%i] : tensor<8xf32>
    %w = tensor.insert %v into %a[%i] : tensor<8xf32>
    affine.yield %w : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @unregistered(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "some.op"(%x) {attr = 1 : i32} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @unregistered_region(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "some.op"() ({
    "some.use"(%x) : (tensor<8xf32>) -> ()
  }) : () -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @unregistered_types(%x: tensor<8x!foo.bar>) -> tensor<8x!foo.bar> {
  return %x : tensor<8x!foo.bar>
}
// -----
func.func @opaque(%x: tensor<8xf32>) -> (!foo.bar, tensor<8xf32>) {
  %0 = "some.op"(%x) : (tensor<8xf32>) -> !foo.bar
  return %0, %x : !foo.bar, tensor<8xf32>
}
// -----
func.func @casts(%x: tensor<8xui32>) -> tensor<8xi32> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<8xui32> to tensor<8xi32>
  return %0 : tensor<8xi32>
}
// -----
func.func @poison(%x: tensor<8xf32>) -> tensor<8xf32> {
  %p = ub.poison : tensor<8xf32>
  %0 = arith.addf %x, %p : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
ml_program.global private mutable @counter(dense<0> : tensor<i64>) : tensor<i64>
func.func @globals(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ml_program.global_load @counter : tensor<i64>
  ml_program.global_store @counter = %0 : tensor<i64>
  return %x : tensor<8xf32>
}
// -----
func.func @async_region(%x: tensor<8xf32>) -> tensor<8xf32> {
  %t, %f = async.execute -> !async.value<tensor<8xf32>> {
    %0 = arith.addf %x, %x : tensor<8xf32>
    async.yield %0 : tensor<8xf32>
  }
  %1 = async.await %f : !async.value<tensor<8xf32>>
  return %1 : tensor<8xf32>
}
// -----
module @inner {
  func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}
// -----
module {
  module {
    func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
      %0 = arith.addf %x, %x : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
  }
}
// -----
func.func @wide_integers(%x: tensor<8xi1000>, %z: tensor<i1000>) -> tensor<i1000> {
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<8xi1000>) outs(%z : tensor<i1000>) dimensions = [0]
  return %0 : tensor<i1000>
}
// -----
func.func @tuple(%x: tensor<8xf32>, %t: tuple<i32, f32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
// -----
func.func @none_type(%x: tensor<8xf32>) -> (tensor<8xf32>, none) {
  %n = "some.none"() : () -> none
  return %x, %n : tensor<8xf32>, none
}
// -----
func.func @string(%x: tensor<2x!foo.string>) -> tensor<2x!foo.string> {
  return %x : tensor<2x!foo.string>
}
