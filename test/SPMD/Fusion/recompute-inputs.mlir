// RUN: dp-opt %s --dp-recompute-inputs -cse -split-input-file | FileCheck %s

// The mask of the relu is computed from the image, which the gradient reads, and
// the masked gradient in its two readers. The relu's result stays for its caller.

// CHECK-LABEL: func.func private @relu
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4xf32>, %[[W:[^:]*]]: tensor<4xf32>, %[[G:[^:]*]]: tensor<?x4xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN0]], %[[IN1]] : f32
// CHECK: %[[MAX1:.*]] = arith.maximumf %[[PRODUCT]], %[[ZERO]] : f32
// CHECK-NEXT: linalg.yield %[[MAX1]] :
// CHECK: %[[S:.*]] = linalg.generic {{.*}}["reduction", "parallel"]} ins(%[[X]], %[[W]], %[[G]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32, %[[IN2:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: %[[PRODUCT2:.*]] = arith.mulf %[[IN0]], %[[IN1]] : f32
// CHECK: %[[MAX:.*]] = arith.maximumf %[[PRODUCT2]], %[[ZERO]] : f32
// CHECK: %[[IS:.*]] = arith.cmpf ole, %[[MAX]], %[[ZERO]] : f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[ZERO]], %[[IN2]] : f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[CHOSEN]], %[[IN0]] : f32
// CHECK: %[[SUM:.*]] = arith.addf %[[DIFFERENCE]], %[[OUT]] : f32
// CHECK-NEXT: linalg.yield %[[SUM]] :
// CHECK: %[[D:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]], %[[G]], %[[S]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32, %[[IN2:[^:]*]]: f32
// CHECK: %[[PRODUCT3:.*]] = arith.mulf %[[IN0]], %[[IN1]] : f32
// CHECK: %[[MAX2:.*]] = arith.maximumf %[[PRODUCT3]], %[[ZERO]] : f32
// CHECK: %[[IS2:.*]] = arith.cmpf ole, %[[MAX2]], %[[ZERO]] : f32
// CHECK: arith.select %[[IS2]], %[[ZERO]], %[[IN2]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %[[Y]], %[[S]], %[[D]]
#all = affine_map<(n, c) -> (n, c)>
#column = affine_map<(n, c) -> (c)>
func.func private @relu(%x: tensor<?x4xf32>, %w: tensor<4xf32>, %g: tensor<?x4xf32>, %z: tensor<4xf32>, %n: index)
    -> (tensor<?x4xf32>, tensor<4xf32>, tensor<?x4xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %w : tensor<?x4xf32>, tensor<4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<?x4xf32>
  %m = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%y, %g : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.cmpf ole, %a, %zero : f32
    %1 = arith.select %0, %zero, %b : f32
    linalg.yield %1 : f32
  } -> tensor<?x4xf32>
  %s = linalg.generic {indexing_maps = [#all, #all, #column], iterator_types = ["reduction", "parallel"]}
      ins(%m, %x : tensor<?x4xf32>, tensor<?x4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %d = linalg.generic {indexing_maps = [#all, #all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%m, %x, %s : tensor<?x4xf32>, tensor<?x4xf32>, tensor<4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.mulf %b, %c : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?x4xf32>
  return %y, %s, %d : tensor<?x4xf32>, tensor<4xf32>, tensor<?x4xf32>
}

// -----

// Not what takes more reads than before, a quotient of integers, or what is
// computed from a tensor that its reader does not read.

// CHECK-LABEL: func.func private @kept
// CHECK-COUNT-6: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func private @kept(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<f32>, %i: tensor<?xi32>, %j: tensor<?xi32>, %n: index)
    -> (tensor<f32>, tensor<f32>, tensor<?xi32>, tensor<?xf32>) attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?xf32>
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%p : tensor<?xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %q = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%p : tensor<?xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %ei = tensor.empty(%n) : tensor<?xi32>
  %div = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%i, %j : tensor<?xi32>, tensor<?xi32>) outs(%ei : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %0 = arith.divui %a, %b : i32
    linalg.yield %0 : i32
  } -> tensor<?xi32>
  %t = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%i, %j, %div : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) outs(%ei : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32, %o: i32):
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %c : i32
    linalg.yield %1 : i32
  } -> tensor<?xi32>
  %u = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%p, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %s, %q, %t, %u : tensor<f32>, tensor<f32>, tensor<?xi32>, tensor<?xf32>
}

// -----

// The tangent is computed twice rather than stored until the gradient reads it.

// CHECK-LABEL: func.func private @functions
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[G:[^:]*]]: tensor<?xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]] :
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: math.tanh %[[IN]] : f32
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[G]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32
// CHECK: math.tanh %[[IN0]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return
#id = affine_map<(i) -> (i)>
func.func private @functions(%x: tensor<?xf32>, %g: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.tanh %a : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %t : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %d = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %g, %t : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.mulf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %y, %d : tensor<?xf32>, tensor<?xf32>
}

// -----

// In f64 it takes longer than the memory.

// CHECK-LABEL: func.func private @doubles
// CHECK-COUNT-3: linalg.generic
// CHECK: return
#id = affine_map<(i) -> (i)>
func.func private @doubles(%x: tensor<?xf64>, %g: tensor<?xf64>, %n: index) -> (tensor<?xf64>, tensor<?xf64>) attributes {dp.spmd} {
  %e = tensor.empty(%n) : tensor<?xf64>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%e : tensor<?xf64>) {
  ^bb0(%a: f64, %o: f64):
    %0 = math.tanh %a : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %t : tensor<?xf64>, tensor<?xf64>) outs(%e : tensor<?xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %0 = arith.mulf %a, %b : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  %d = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %g, %t : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) outs(%e : tensor<?xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.mulf %a, %b : f64
    %1 = arith.mulf %0, %c : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %y, %d : tensor<?xf64>, tensor<?xf64>
}

// -----

// A loss reads one logarithm of a probability in each row, through a collapse: it
// computes these, and the gradient all of them, so that none is stored.

// CHECK-DAG: #[[$ROW_OF:.*]] = affine_map<(d0, d1) -> (d0 * 6 + d1)>
// CHECK-LABEL: func.func private @loss
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x6x40xbf16>, %[[M:[^:]*]]: tensor<?x6xf32>, %[[L:[^:]*]]: tensor<?x6xindex>
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[L]] :
// CHECK: ^bb0(%[[LABEL:.*]]: index, %[[SUM:.*]]: f32):
// CHECK: %[[INDEX:.*]] = linalg.index 0 : index
// CHECK: %[[INDEX2:.*]] = linalg.index 1 : index
// CHECK: %[[ROW:.*]] = affine.apply #[[$ROW_OF]](%[[INDEX]], %[[INDEX2]])
// CHECK: %[[TIME:.*]] = arith.remui %[[ROW]], %{{.*}} : index
// CHECK: %[[SAMPLE:.*]] = arith.divui %[[ROW]], %{{.*}} : index
// CHECK: %[[A:.*]] = tensor.extract %[[X]][%[[SAMPLE]], %[[TIME]], %[[LABEL]]]
// CHECK: %[[B:.*]] = tensor.extract %[[M]][%[[SAMPLE]], %[[TIME]]]
// CHECK: %[[C:.*]] = arith.extf %[[A]]
// CHECK: %[[D:.*]] = arith.subf %[[C]], %[[B]]
// CHECK: arith.addf %[[SUM]], %[[D]]
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[M]] :
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: bf16, %[[IN1:[^:]*]]: f32
// CHECK: %[[WIDE:.*]] = arith.extf %[[IN0]] : bf16 to f32
// CHECK: %[[DIFFERENCE:.*]] = arith.subf %[[WIDE]], %[[IN1]] : f32
// CHECK: math.exp %[[DIFFERENCE]] : f32
// CHECK-NOT: linalg.generic
// CHECK: return %[[S]], %[[G]]
#all = affine_map<(b, t, c) -> (b, t, c)>
#row = affine_map<(b, t, c) -> (b, t)>
#id = affine_map<(b, t) -> (b, t)>
#none = affine_map<(b, t) -> ()>
func.func private @loss(%x: tensor<?x6x40xbf16>, %m: tensor<?x6xf32>, %l: tensor<?x6xindex>, %n: index)
    -> (tensor<f32>, tensor<?x6x40xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x6x40xf32>
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %m : tensor<?x6x40xbf16>, tensor<?x6xf32>) outs(%e : tensor<?x6x40xf32>) {
  ^bb0(%a: bf16, %b: f32, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.subf %0, %b : f32
    linalg.yield %1 : f32
  } -> tensor<?x6x40xf32>
  %rows = tensor.collapse_shape %p [[0, 1], [2]] : tensor<?x6x40xf32> into tensor<?x40xf32>
  %es = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%l : tensor<?x6xindex>) outs(%z : tensor<f32>) {
  ^bb0(%a: index, %o: f32):
    %b = linalg.index 0 : index
    %t = linalg.index 1 : index
    %r = affine.apply affine_map<(b, t) -> (b * 6 + t)>(%b, %t)
    %0 = tensor.extract %rows[%r, %a] : tensor<?x40xf32>
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %g = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<?x6x40xf32>) outs(%e : tensor<?x6x40xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  } -> tensor<?x6x40xf32>
  return %s, %g : tensor<f32>, tensor<?x6x40xf32>
}

// -----

// Stored: an op that reads many elements, one of each eight, and one in a loop.

// CHECK-LABEL: func.func private @many
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32>, %[[Y:[^:]*]]: tensor<?x80xf32>
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x8xf32>) outs(%{{.*}} : tensor<?x8xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NEGATED:.*]] = arith.negf %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[NEGATED]] :
// CHECK: tensor.extract %[[P]]
// CHECK: %[[Q:.*]] = linalg.generic {{.*}} ins(%[[Y]] : tensor<?x80xf32>) outs(%{{.*}} : tensor<?x80xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[PRODUCT]] :
// CHECK: tensor.extract %[[Q]]
#all = affine_map<(b, c) -> (b, c)>
#id = affine_map<(b) -> (b)>
func.func private @many(%x: tensor<?x8xf32>, %y: tensor<?x80xf32>, %l: tensor<?xindex>, %n: index) -> (tensor<?xf32>, tensor<f32>) attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %p = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<?x8xf32>
  %er = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%l : tensor<?xindex>) outs(%er : tensor<?xf32>) {
  ^bb0(%a: index, %o: f32):
    %b = linalg.index 0 : index
    %0 = tensor.extract %p[%b, %a] : tensor<?x8xf32>
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %ey = tensor.empty(%n) : tensor<?x80xf32>
  %q = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x80xf32>) outs(%ey : tensor<?x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %a : f32
    linalg.yield %0 : f32
  } -> tensor<?x80xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %0 = tensor.extract %q[%i, %c1] : tensor<?x80xf32>
    %1 = arith.addf %s, %0 : f32
    scf.yield %1 : f32
  }
  %t = tensor.from_elements %sum : tensor<f32>
  return %r, %t : tensor<?xf32>, tensor<f32>
}
