// RUN: dp-opt %s --convert-dp-kernels-to-loops -canonicalize -cse | FileCheck %s

// A row sum: the loop over the row is innermost, in a scalar that may be
// reassociated. The rows are the launch's range.

// CHECK-DAG: #[[$WINDOW:.*]] = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-DAG: #[[$STRIDED:.*]] = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-LABEL: func.func private @row_sum(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x10xf32>, %[[S:[^:]*]]: memref<?xf32>, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : index
// CHECK: scf.for %[[I:.*]] = %[[BEGIN]] to %[[END]] step %[[C1]]
// CHECK: %[[INIT:.*]] = memref.load %[[S]][%[[I]]]
// CHECK: %[[SUM:.*]] = scf.for %[[J:.*]] = %[[C0]] to %[[C10]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[INIT]])
// CHECK: %[[V:.*]] = memref.load %[[X]][%[[I]], %[[J]]]
// CHECK: %[[N:.*]] = arith.addf %[[ACC]], %[[V]] fastmath<reassoc,contract>
// CHECK: scf.yield %[[N]]
// CHECK: memref.store %[[SUM]], %[[S]][%[[I]]]
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#v = affine_map<(d0) -> (d0)>
func.func private @row_sum(%x: memref<?x10xf32>, %s: memref<?xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#id, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x10xf32>) outs(%s : memref<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %out, %in : f32
      linalg.yield %a : f32
  }
  return
}

// A column sum: the columns are contiguous, so the rows run outside and the sum
// stays in memory.

// CHECK-LABEL: func.func private @column_sum(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x512xf32>, %[[S:[^:]*]]: memref<512xf32>, %[[BEGIN:[^:]*]]: index, %[[END:[^:]*]]: index)
// CHECK: %[[N:.*]] = memref.dim %[[X]]
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[N]]
// CHECK: scf.for %[[J:.*]] = %[[BEGIN]] to %[[END]]
// CHECK-DAG: memref.load %[[X]][%[[I]], %[[J]]]
// CHECK-DAG: memref.load %[[S]][%[[J]]]
// CHECK: memref.store %{{.*}}, %[[S]][%[[J]]]
func.func private @column_sum(%x: memref<?x512xf32>, %s: memref<512xf32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#t, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x512xf32>) outs(%s : memref<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %out, %in : f32
      linalg.yield %a : f32
  }
  return
}

// A row of a sum of everything is added up before it is added to the others.

// CHECK-LABEL: func.func private @sum_of_all(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x512xf32>, %[[S:[^:]*]]: memref<f32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant {{-?}}0.0{{.*}} : f32
// CHECK: scf.for %[[I:.*]] =
// CHECK: %[[BEFORE:.*]] = memref.load %[[S]][]
// CHECK: %[[SUM:.*]] = scf.for %[[J:.*]] = {{.*}} iter_args(%[[ACC:.*]] = %[[ZERO]])
// CHECK: %[[NEXT:.*]] = arith.addf %[[ACC]], %{{.*}} fastmath<reassoc,contract>
// CHECK: scf.yield %[[NEXT]]
// CHECK: %[[NOW:.*]] = arith.addf %[[BEFORE]], %[[SUM]] : f32
// CHECK: memref.store %[[NOW]], %[[S]][]
func.func private @sum_of_all(%x: memref<?x512xf32>, %s: memref<f32>, %begin: index,
    %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%x : memref<?x512xf32>) outs(%s : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.addf %out, %in : f32
      linalg.yield %a : f32
  }
  return
}

// Only sums and products may be reassociated: a maximum stays as it is. A sum of
// everything has no loop to split.

// CHECK-LABEL: func.func private @maximum(
// CHECK: arith.maximumf %{{.*}}, %{{.*}} : f32
func.func private @maximum(%x: memref<?xf32>, %s: memref<f32>, %begin: index,
    %end: index) attributes {dp.kernel = #dp.kernel} {
  linalg.generic {indexing_maps = [#v, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : memref<?xf32>) outs(%s : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %a = arith.maximumf %out, %in : f32
      linalg.yield %a : f32
  }
  return
}

// linalg.index is the loop's variable.

// CHECK-LABEL: func.func private @exp(
// CHECK-SAME: %[[X:[^:]*]]: memref<?xf32>
// CHECK: scf.for %[[I:.*]] =
// CHECK: %[[VALUE:.*]] = memref.load %[[X]][%[[I]]] : memref<?xf32>
// CHECK: math.exp %[[VALUE]] : f32
// CHECK: arith.index_cast %[[I]] : index to i32
func.func private @exp(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi32>,
    %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]}
      ins(%x : memref<?xf32>) outs(%y, %z : memref<?xf32>, memref<?xi32>) {
    ^bb0(%in: f32, %out: f32, %out2: i32):
      %e = math.exp %in : f32
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i32
      linalg.yield %e, %c : f32, i32
  }
  return
}

// A window's indices are computed.

// CHECK-LABEL: func.func private @window(
// CHECK-SAME: %[[X:[^:]*]]: memref<10xf32>, %[[K:[^:]*]]: memref<3xf32>, %[[Y:[^:]*]]: memref<8xf32>
// CHECK: scf.for %[[I:.*]] = %{{.*}} to
// CHECK: %[[OLD:.*]] = memref.load %[[Y]][%[[I]]]
// CHECK: scf.for %[[J:.*]] = %{{.*}} to %{{.*}} iter_args(%{{.*}} = %[[OLD]])
// CHECK: %[[AT:.*]] = affine.apply #[[$WINDOW]](%[[I]], %[[J]])
// CHECK-NEXT: memref.load %[[X]][%[[AT]]]
// CHECK-NEXT: memref.load %[[K]][%[[J]]]
func.func private @window(%x: memref<10xf32>, %k: memref<3xf32>,
    %y: memref<8xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>,
                                   affine_map<(d0, d1) -> (d1)>, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %k : memref<10xf32>, memref<3xf32>) outs(%y : memref<8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  }
  return
}

// LLVM loses elements of this reduction if it is llvm.maxnum.
// CHECK-LABEL: func.func private @maxnum
// CHECK-SAME: %[[IN:[^:]*]]: memref<7x7xf32>
// CHECK: scf.for {{.*}} iter_args(%[[ACC:.*]] = %{{.*}})
// CHECK: %[[X:.*]] = memref.load %[[IN]][%{{.*}}, %{{.*}}] : memref<7x7xf32>
// CHECK: %[[BETTER:.*]] = arith.cmpf ogt, %[[ACC]], %[[X]] : f32
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[X]], %[[X]] : f32
// CHECK: %[[NUMBER:.*]] = arith.select %[[BETTER]], %[[ACC]], %[[X]] : f32
// CHECK: %[[Y:.*]] = arith.select %[[NAN]], %[[ACC]], %[[NUMBER]] : f32
// CHECK: scf.yield %[[Y]] : f32
func.func private @maxnum(%in: memref<7x7xf32>, %out: memref<7xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%in : memref<7x7xf32>) outs(%out : memref<7xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %m = arith.maxnumf %acc, %a : f32
    linalg.yield %m : f32
  }
  return
}

// An output with an element for each iteration of the reduction: both are in
// memory.
// CHECK-LABEL: func.func private @also_elements
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK-NOT: iter_args
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[I]]] : memref<3xi32>
// CHECK: memref.store %{{.*}}, %{{.*}}[] : memref<i32>
func.func private @also_elements(%a: memref<3xi32>, %s: memref<i32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel} {
  %c5 = arith.constant 5 : i32
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      outs(%a, %s : memref<3xi32>, memref<i32>) {
  ^bb0(%x: i32, %acc: i32):
    %n = arith.addi %acc, %c5 : i32
    linalg.yield %c5, %n : i32, i32
  }
  return
}

// The tensor that has a pool's window as its shape is never read: the innermost
// loop is the one along the rows of the result.
// CHECK-LABEL: func.func private @pool(
// CHECK-SAME: %[[X:.*]]: memref<?x4x114x114xf32>, %{{.*}}: memref<3x3xf32>, %[[Y:.*]]: memref<?x4x56x56xf32>
// CHECK: scf.for %[[N:.*]] =
// CHECK: scf.for %[[C:.*]] =
// CHECK: scf.for %[[H:.*]] =
// CHECK: scf.for %{{.*}} =
// CHECK: scf.for %{{.*}} =
// CHECK: scf.for %[[W:.*]] =
// CHECK: %[[PLACE:.*]] = affine.apply #[[$STRIDED]](%[[H]], %{{.*}})
// CHECK: %[[PLACE2:.*]] = affine.apply #[[$STRIDED]](%[[W]], %{{.*}})
// CHECK: %[[VALUE2:.*]] = memref.load %[[X]][%[[N]], %[[C]], %[[PLACE]], %[[PLACE2]]] : memref<?x4x114x114xf32>
// CHECK: %[[VALUE:.*]] = memref.load %[[Y]][%[[N]], %[[C]], %[[H]], %[[W]]]
// CHECK: arith.maximumf %[[VALUE]], %[[VALUE2]] : f32
func.func private @pool(%x: memref<?x4x114x114xf32>, %window: memref<3x3xf32>, %y: memref<?x4x56x56xf32>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (n, c, h * 2 + i, w * 2 + j)>,
                                   affine_map<(n, c, h, w, i, j) -> (i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %window : memref<?x4x114x114xf32>, memref<3x3xf32>) outs(%y : memref<?x4x56x56xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %m = arith.maximumf %acc, %a : f32
    linalg.yield %m : f32
  }
  return
}
