// RUN: dp-opt %s --dp-lower-contractions --dp-outline-kernels | FileCheck %s

// Kernels take the address of a view's first element, whatever its offset is. One
// kernel serves all offsets at multiples of 16 bytes, and knows of them; another
// one serves the others, and those that are not known.

#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func private @views(
// CHECK: dp.launch @[[ALIGNED:kernel_negf[_0-9]*]] extent
// CHECK: dp.launch @[[ALIGNED]] extent
// CHECK: dp.launch @[[OTHER:kernel_negf[_0-9]*]] extent
// CHECK: dp.launch @[[OTHER]] extent
// CHECK: func.func private @[[ALIGNED]](%{{[^:]*}}: memref<2x4xf32, strided<[8, 1], offset: ?>> {llvm.align = 16 : i64, llvm.noalias}
// CHECK: func.func private @[[OTHER]](%{{[^:]*}}: memref<2x4xf32, strided<[8, 1], offset: ?>> {llvm.noalias}
func.func private @views(%x: memref<6x8xf32>, %y: memref<2x4xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<6x8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x4xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %a = memref.subview %x[1, 4] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 12>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<2x4xf32, strided<[8, 1], offset: 12>>) outs(%y : memref<2x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  }
  %b = memref.subview %x[0, 4] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 4>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%b : memref<2x4xf32, strided<[8, 1], offset: 4>>) outs(%y : memref<2x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  }
  %c = memref.subview %x[1, 3] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 11>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : memref<2x4xf32, strided<[8, 1], offset: 11>>) outs(%y : memref<2x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %d = memref.subview %x[%i, 4] [2, 4] [1, 1] : memref<6x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%d : memref<2x4xf32, strided<[8, 1], offset: ?>>) outs(%y : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
  }
  return
}
