// RUN: dp-opt %s --dp-raise-index-update | FileCheck %s

// RUN: dp-opt %s --dp-parallel-pipeline --canonicalize -o %t.raised.mlir
// RUN: FileCheck %s --check-prefix=ON --input-file=%t.raised.mlir
// RUN: dp-opt %s --dp-parallel-pipeline="no-raise-index-updates" | FileCheck %s --check-prefix=OFF
// ON: dp.index_update
// OFF-NOT: dp.index_update

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#col3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#iota3 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#hot = affine_map<(v, j, b, t) -> (b, t, v)>
#row = affine_map<(v, j, b, t) -> (b, t, j)>
#out = affine_map<(v, j, b, t) -> (v, j)>

// As JAX writes the gradient of an embedding without a scatter: broadcasts, an
// iota, a comparison, a conversion, a contraction, a sum with zeros.
// CHECK-LABEL: func.func @embedding(
// CHECK-SAME: %[[IDS:[^:]*]]: tensor<24x32x1xi32> {{[^%]*}}, %[[G:[^:]*]]: tensor<24x32x64xf32>
// CHECK-DAG: %[[ZERO2:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[ZERO:.*]] = linalg.fill ins(%[[ZERO2]] : f32) outs(%{{.*}} : tensor<128x64xf32>) -> tensor<128x64xf32>
// CHECK: %[[I:.*]] = tensor.collapse_shape %[[IDS]] {{\[}}[0], [1, 2]]
// CHECK: %[[R:.*]] = dp.index_update %[[G]] into %[[ZERO]] at %[[I]] dims [0] kind add : tensor<24x32x64xf32>, tensor<128x64xf32>, tensor<24x32xi32>
// CHECK-NEXT: return %[[R]]
func.func @embedding(%ids: tensor<24x32x1xi32> {dp.scatter = 0}, %g: tensor<24x32x64xf32> {dp.scatter = 0}) -> tensor<128x64xf32> {
  %cst = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<128x64xf32>
  %c = tensor.collapse_shape %ids [[0], [1, 2]] : tensor<24x32x1xi32> into tensor<24x32xi32>
  %ex = tensor.expand_shape %c [[0], [1, 2]] output_shape [24, 32, 1] : tensor<24x32xi32> into tensor<24x32x1xi32>
  %e1 = tensor.empty() : tensor<1x1x128xi32>
  %iota = linalg.generic {indexing_maps = [#id3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1 : tensor<1x1x128xi32>) {
  ^bb0(%o: i32):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    linalg.yield %1 : i32
  } -> tensor<1x1x128xi32>
  %e2 = tensor.empty() : tensor<24x32x128xi32>
  %bi = linalg.generic {indexing_maps = [#col3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%ex : tensor<24x32x1xi32>) outs(%e2 : tensor<24x32x128xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<24x32x128xi32>
  %bn = linalg.generic {indexing_maps = [#iota3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%iota : tensor<1x1x128xi32>) outs(%e2 : tensor<24x32x128xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<24x32x128xi32>
  %e3 = tensor.empty() : tensor<24x32x128xi1>
  %eq = linalg.generic {indexing_maps = [#id3, #id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%bi, %bn : tensor<24x32x128xi32>, tensor<24x32x128xi32>) outs(%e3 : tensor<24x32x128xi1>) {
  ^bb0(%a: i32, %b: i32, %o: i1):
    %0 = arith.cmpi eq, %a, %b : i32
    linalg.yield %0 : i1
  } -> tensor<24x32x128xi1>
  %e4 = tensor.empty() : tensor<24x32x128xf32>
  %hot = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%eq : tensor<24x32x128xi1>) outs(%e4 : tensor<24x32x128xf32>) {
  ^bb0(%a: i1, %o: f32):
    %0 = arith.uitofp %a : i1 to f32
    linalg.yield %0 : f32
  } -> tensor<24x32x128xf32>
  %e5 = tensor.empty() : tensor<128x64xf32>
  %fill = linalg.fill ins(%cst : f32) outs(%e5 : tensor<128x64xf32>) -> tensor<128x64xf32>
  %sum = linalg.generic {indexing_maps = [#hot, #row, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%hot, %g : tensor<24x32x128xf32>, tensor<24x32x64xf32>) outs(%fill : tensor<128x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<128x64xf32>
  %r = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%zeros, %sum : tensor<128x64xf32>, tensor<128x64xf32>) outs(%e5 : tensor<128x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<128x64xf32>
  return %r : tensor<128x64xf32>
}

// A row of its own for each batch, as in the gradient of a picked logit; the
// reduction has one element. The select and the table of numbers are PyTorch's.
// CHECK-LABEL: func.func @labels(
// CHECK-SAME: %[[X:[^:]*]]: tensor<60x10xf32>, %[[L:[^:]*]]: tensor<60xi64>, %[[Y:[^:]*]]: tensor<60x1xf32>
// CHECK: %[[U:.*]] = tensor.collapse_shape %[[Y]] {{\[}}[0, 1]] : tensor<60x1xf32> into tensor<60xf32>
// CHECK: dp.index_update %[[U]] into %[[X]] at %[[L]] dims [1] batching [0] kind add : tensor<60xf32>, tensor<60x10xf32>, tensor<60xi64>
func.func @labels(%x: tensor<60x10xf32>, %l: tensor<60xi64>, %y: tensor<60x1xf32>) -> tensor<60x10xf32> {
  %numbers = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi64>
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<60x10xf32>
  %hot = linalg.generic {indexing_maps = [affine_map<(b, v) -> (b)>, affine_map<(b, v) -> (v)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%l, %numbers : tensor<60xi64>, tensor<10xi64>) outs(%e : tensor<60x10xf32>) {
  ^bb0(%a: i64, %b: i64, %o: f32):
    %0 = arith.cmpi eq, %b, %a : i64
    %1 = arith.select %0, %one, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<60x10xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(b, v, k) -> (b, k)>, affine_map<(b, v, k) -> (b, v)>, affine_map<(b, v, k) -> (b, v)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%y, %hot : tensor<60x1xf32>, tensor<60x10xf32>) outs(%x : tensor<60x10xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<60x10xf32>
  return %sum : tensor<60x10xf32>
}

// An embedding, by linalg.matmul: a read at the index, zero where there is none.
// CHECK-LABEL: func.func @lookup(
// CHECK-SAME: %[[I:[^:]*]]: tensor<8xi32>, %[[W:[^:]*]]: tensor<16x4xf32>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%[[I]] : tensor<8xi32>) outs(%{{.*}} : tensor<8x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN2:[^:]*]]: i32
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[X:.*]] = arith.index_cast %[[IN2]] : i32 to index
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[X]], %c16
// CHECK: %[[V:.*]] = tensor.extract %[[W]][%{{.*}}, %[[J]]]
// CHECK: arith.select %[[IN]], %[[V]], %cst
// CHECK-NOT: linalg.matmul
func.func @lookup(%i: tensor<8xi32>, %w: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %hot = linalg.generic {indexing_maps = [affine_map<(b, v) -> (b)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%a: i32, %o: f32):
    %v = linalg.index 1 : index
    %n = arith.index_cast %v : index to i32
    %0 = arith.cmpi eq, %a, %n : i32
    %1 = arith.extui %0 : i1 to i32
    %2 = arith.sitofp %1 : i32 to f32
    linalg.yield %2 : f32
  } -> tensor<8x16xf32>
  %e2 = tensor.empty() : tensor<8x4xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = linalg.matmul ins(%hot, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// What is added to updated zeros is updated itself.
// CHECK-LABEL: func.func @into_operand(
// CHECK-SAME: %[[X:[^:]*]]: tensor<16x4xf32>, %[[I:[^:]*]]: tensor<8xi32>, %[[U:[^:]*]]: tensor<8x4xf32>
// CHECK: %[[R:.*]] = dp.index_update %[[U]] into %[[X]] at %[[I]] dims [0] kind add
// CHECK-NEXT: return %[[R]]
// Sums in bf16 keep their own.
// CHECK-LABEL: func.func @into_narrow(
// CHECK-SAME: %{{[^:]*}}: tensor<16x4xbf16>, %[[I:[^:]*]]: tensor<8xi32>, %[[U:[^:]*]]: tensor<8x4xbf16>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<16x4xbf16>
// CHECK: %[[S:.*]] = dp.index_update %[[U]] into %[[ZERO]] at %[[I]] dims [0] kind add : tensor<8x4xbf16>, tensor<16x4xbf16>, tensor<8xi32>
// CHECK: linalg.generic {{.*}} ins(%[[S]], %{{.*}} : tensor<16x4xbf16>
// Not one-hot: a number that is -1 where it is true, another comparison, a
// number that the type does not hold, a diagonal.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: dp.index_update
// CHECK-COUNT-4: linalg.matmul
func.func @into_operand(%x: tensor<16x4xf32>, %i: tensor<8xi32>, %u: tensor<8x4xf32>) -> tensor<16x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x4xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %hot = linalg.generic {indexing_maps = [affine_map<(v, b) -> (b)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<16x8xf32>) {
  ^bb0(%a: i32, %o: f32):
    %v = linalg.index 0 : index
    %n = arith.index_cast %v : index to i32
    %0 = arith.cmpi eq, %a, %n : i32
    %1 = arith.uitofp %0 : i1 to f32
    linalg.yield %1 : f32
  } -> tensor<16x8xf32>
  %s = linalg.matmul ins(%hot, %u : tensor<16x8xf32>, tensor<8x4xf32>) outs(%zero : tensor<16x4xf32>) -> tensor<16x4xf32>
  %e2 = tensor.empty() : tensor<16x4xf32>
  %r = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%s, %x : tensor<16x4xf32>, tensor<16x4xf32>) outs(%e2 : tensor<16x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<16x4xf32>
  return %r : tensor<16x4xf32>
}

func.func @into_narrow(%x: tensor<16x4xbf16>, %i: tensor<8xi32>, %u: tensor<8x4xbf16>) -> tensor<16x4xbf16> {
  %zero = arith.constant dense<0.0> : tensor<16x4xbf16>
  %e = tensor.empty() : tensor<16x8xbf16>
  %hot = linalg.generic {indexing_maps = [affine_map<(v, b) -> (b)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<16x8xbf16>) {
  ^bb0(%a: i32, %o: bf16):
    %v = linalg.index 0 : index
    %n = arith.index_cast %v : index to i32
    %0 = arith.cmpi eq, %a, %n : i32
    %1 = arith.uitofp %0 : i1 to bf16
    linalg.yield %1 : bf16
  } -> tensor<16x8xbf16>
  %s = linalg.matmul ins(%hot, %u : tensor<16x8xbf16>, tensor<8x4xbf16>) outs(%zero : tensor<16x4xbf16>) -> tensor<16x4xbf16>
  %e2 = tensor.empty() : tensor<16x4xbf16>
  %r = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%s, %x : tensor<16x4xbf16>, tensor<16x4xbf16>) outs(%e2 : tensor<16x4xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.addf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<16x4xbf16>
  return %r : tensor<16x4xbf16>
}

func.func @others(%i: tensor<8xi32>, %n: tensor<8xi8>, %u: tensor<8x4xf32>) -> (tensor<200x4xf32>, tensor<200x4xf32>, tensor<200x4xf32>, tensor<8x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<200x4xf32>
  %zero8 = arith.constant dense<0.0> : tensor<8x4xf32>
  %e = tensor.empty() : tensor<200x8xf32>
  %e8 = tensor.empty() : tensor<8x8xf32>
  %signed = linalg.generic {indexing_maps = [affine_map<(v, b) -> (b)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: i32, %o: f32):
    %v = linalg.index 0 : index
    %k = arith.index_cast %v : index to i32
    %0 = arith.cmpi eq, %a, %k : i32
    %1 = arith.sitofp %0 : i1 to f32
    linalg.yield %1 : f32
  } -> tensor<200x8xf32>
  %0 = linalg.matmul ins(%signed, %u : tensor<200x8xf32>, tensor<8x4xf32>) outs(%zero : tensor<200x4xf32>) -> tensor<200x4xf32>
  %less = linalg.generic {indexing_maps = [affine_map<(v, b) -> (b)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: i32, %o: f32):
    %v = linalg.index 0 : index
    %k = arith.index_cast %v : index to i32
    %5 = arith.cmpi sle, %a, %k : i32
    %6 = arith.uitofp %5 : i1 to f32
    linalg.yield %6 : f32
  } -> tensor<200x8xf32>
  %1 = linalg.matmul ins(%less, %u : tensor<200x8xf32>, tensor<8x4xf32>) outs(%zero : tensor<200x4xf32>) -> tensor<200x4xf32>
  %narrow = linalg.generic {indexing_maps = [affine_map<(v, b) -> (b)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<8xi8>) outs(%e : tensor<200x8xf32>) {
  ^bb0(%a: i8, %o: f32):
    %v = linalg.index 0 : index
    %k = arith.index_cast %v : index to i8
    %5 = arith.cmpi eq, %a, %k : i8
    %6 = arith.uitofp %5 : i1 to f32
    linalg.yield %6 : f32
  } -> tensor<200x8xf32>
  %2 = linalg.matmul ins(%narrow, %u : tensor<200x8xf32>, tensor<8x4xf32>) outs(%zero : tensor<200x4xf32>) -> tensor<200x4xf32>
  %eye = linalg.generic {indexing_maps = [affine_map<(v, b) -> (v)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<8xi32>) outs(%e8 : tensor<8x8xf32>) {
  ^bb0(%a: i32, %o: f32):
    %v = linalg.index 0 : index
    %k = arith.index_cast %v : index to i32
    %5 = arith.cmpi eq, %a, %k : i32
    %6 = arith.uitofp %5 : i1 to f32
    linalg.yield %6 : f32
  } -> tensor<8x8xf32>
  %3 = linalg.matmul ins(%eye, %u : tensor<8x8xf32>, tensor<8x4xf32>) outs(%zero8 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0, %1, %2, %3 : tensor<200x4xf32>, tensor<200x4xf32>, tensor<200x4xf32>, tensor<8x4xf32>
}

// The product of two: two indexed dimensions. Read, and updated.
// CHECK-LABEL: func.func @pairs(
// CHECK-SAME: %[[I:[^:]*]]: tensor<8xi32>{{[^%]*}}, %[[J:[^:]*]]: tensor<8xi64>{{[^%]*}}, %[[U:[^:]*]]: tensor<8x3xf32>{{[^%]*}}, %[[W:[^:]*]]: tensor<3x5x6xf32>)
// CHECK: %[[AT:.*]] = linalg.generic {{.*}} ins(%[[I]], %[[J]] : tensor<8xi32>, tensor<8xi64>) outs(%{{.*}} : tensor<8x2xindex>)
// CHECK: dp.index_update %[[U]] into %{{.*}} at %[[AT]] dims [1, 0] kind add : tensor<8x3xf32>, tensor<6x5x3xf32>, tensor<8x2xindex>
// CHECK: linalg.generic {{.*}} ins(%[[I]], %[[J]] : tensor<8xi32>, tensor<8xi64>) outs(%{{.*}} : tensor<8x3xf32>)
// CHECK: tensor.extract %[[W]]
func.func @pairs(%i: tensor<8xi32> {dp.scatter = 0}, %j: tensor<8xi64> {dp.scatter = 0}, %u: tensor<8x3xf32> {dp.scatter = 0}, %w: tensor<3x5x6xf32>) -> (tensor<6x5x3xf32>, tensor<8x3xf32>) {
  %zero = arith.constant dense<0.0> : tensor<6x5x3xf32>
  %zero2 = arith.constant dense<0.0> : tensor<8x3xf32>
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x5x6xf32>
  %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<8x5x6xf32>) -> tensor<8x5x6xf32>
  %hot = linalg.generic {indexing_maps = [affine_map<(b, v, k) -> (b)>, affine_map<(b, v, k) -> (b)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%i, %j : tensor<8xi32>, tensor<8xi64>) outs(%fill : tensor<8x5x6xf32>) {
  ^bb0(%a: i32, %b: i64, %o: f32):
    %v = linalg.index 1 : index
    %k = linalg.index 2 : index
    %n = arith.index_cast %v : index to i32
    %m = arith.index_cast %k : index to i64
    %0 = arith.cmpi eq, %a, %n : i32
    %1 = arith.uitofp %0 : i1 to f32
    %2 = arith.cmpi eq, %m, %b : i64
    %3 = arith.uitofp %2 : i1 to f32
    %4 = arith.mulf %1, %3 : f32
    %5 = arith.addf %o, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<8x5x6xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(v, k, c, b) -> (b, v, k)>, affine_map<(v, k, c, b) -> (b, c)>, affine_map<(v, k, c, b) -> (k, v, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%hot, %u : tensor<8x5x6xf32>, tensor<8x3xf32>) outs(%zero : tensor<6x5x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<6x5x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, c, v, k) -> (b, v, k)>, affine_map<(b, c, v, k) -> (c, v, k)>, affine_map<(b, c, v, k) -> (b, c)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%hot, %w : tensor<8x5x6xf32>, tensor<3x5x6xf32>) outs(%zero2 : tensor<8x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8x3xf32>
  return %s, %r : tensor<6x5x3xf32>, tensor<8x3xf32>
}
