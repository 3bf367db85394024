// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
// A fill is part of the reduction that accumulates in its buffer next; of the
// columns, whose loops come in another order, all run as one iteration. It
// stays a kernel where something reads it before, where only a part is reduced,
// or where the reduction reads the buffer, too.

// CHECK-LABEL: func.func private @fills(
// CHECK-SAME:  %[[X:[^:]*]]: memref<5x6xf32>, %[[S:[^:]*]]: memref<5xf32>, %[[C:[^:]*]]: memref<6xf32>
// CHECK-NOT:   @kernel_fill
// CHECK:       dp.launch @[[ROWS:kernel_addf[_0-9]*]] extent %{{.*}} cost %{{.*}}(%[[S]], %[[X]])
// CHECK:       dp.launch @[[COLUMNS:kernel_addf[_0-9]*]] extent %{{.*}} cost %{{.*}}(%[[C]], %[[X]])
// CHECK:       dp.launch @kernel_fill
// CHECK:       dp.launch @kernel_copy
// CHECK-NEXT:  dp.launch @kernel_addf
// CHECK:       dp.launch @kernel_fill
// CHECK:       dp.launch @kernel_addf
// CHECK:       dp.launch @kernel_fill
// CHECK:       dp.launch @kernel_addf
// CHECK:       func.func private @[[ROWS]](%[[OUT:[^:]*]]: memref<5xf32> {llvm.noalias}, {{.*}}) attributes {dp.kernel = #dp.kernel<loop = 0>}
// CHECK:         linalg.fill ins(%{{.*}} : f32) outs(%[[OUT]] : memref<5xf32>)
// CHECK-NEXT:    linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : memref<5x6xf32>) outs(%[[OUT]] : memref<5xf32>)
// CHECK:       func.func private @[[COLUMNS]]({{.*}}) attributes {dp.kernel = #dp.kernel}
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:         linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : memref<6xf32>)
#row_of = affine_map<(d0, d1) -> (d0)>
#column_of = affine_map<(d0, d1) -> (d1)>
func.func private @fills(%x: memref<5x6xf32>, %s: memref<5xf32>, %c: memref<6xf32>, %t: memref<5xf32>, %u: memref<7xf32>, %v: memref<6xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<5x6xf32>, placement = replicated, role = input>,
        <name = "s", type = tensor<5xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<6xf32>, placement = replicated, role = input>,
        <name = "t", type = tensor<5xf32>, placement = replicated, role = input>,
        <name = "u", type = tensor<7xf32>, placement = replicated, role = input>,
        <name = "v", type = tensor<6xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<5xf32>)
  linalg.fill ins(%zero : f32) outs(%c : memref<6xf32>)
  linalg.generic {indexing_maps = [#id, #row_of], iterator_types = ["parallel", "reduction"]} ins(%x : memref<5x6xf32>) outs(%s : memref<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column_of], iterator_types = ["reduction", "parallel"]} ins(%x : memref<5x6xf32>) outs(%c : memref<6xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%s : memref<5xf32>)
  memref.copy %s, %t : memref<5xf32> to memref<5xf32>
  linalg.generic {indexing_maps = [#id, #row_of], iterator_types = ["parallel", "reduction"]} ins(%x : memref<5x6xf32>) outs(%s : memref<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%u : memref<7xf32>)
  %part = memref.subview %u[1] [6] [1] : memref<7xf32> to memref<6xf32, strided<[1], offset: 1>>
  linalg.generic {indexing_maps = [#id, #column_of], iterator_types = ["reduction", "parallel"]} ins(%x : memref<5x6xf32>) outs(%part : memref<6xf32, strided<[1], offset: 1>>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%v : memref<6xf32>)
  linalg.generic {indexing_maps = [#id, #column_of, #column_of], iterator_types = ["reduction", "parallel"]} ins(%x, %v : memref<5x6xf32>, memref<6xf32>) outs(%v : memref<6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    %1 = arith.addf %0, %b : f32
    linalg.yield %1 : f32
  }
  return
}
