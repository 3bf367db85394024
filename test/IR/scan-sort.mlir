// dp.scan, dp.sort and their buffer forms in their custom form, through generic
// form and bytecode, and what becomes simpler.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s
// RUN: dp-opt %s --emit-bytecode | dp-opt | FileCheck %s
// RUN: dp-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK-LABEL: func @forms(
func.func @forms(%x: tensor<8x5xf32>, %i: tensor<8x5xi64>, %s: tensor<8xf32>, %n: tensor<8xi64>, %c: tensor<5xf32>)
    -> (tensor<8x5xf32>, tensor<8xf32>, tensor<8x5xi64>, tensor<8x5xi64>) {
  %e = tensor.empty() : tensor<8x5xf32>
  %ei = tensor.empty() : tensor<8x5xi64>
  // CHECK: %[[P:.*]], %[[T:.*]] = dp.scan ins(%{{.*}} : tensor<8x5xf32>) outs(%{{.*}} : tensor<8x5xf32>) init(%{{.*}} : tensor<8xf32>) dim 1 {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
  // CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
  // CHECK-NEXT: dp.yield %[[S]] : f32
  %p, %t = dp.scan ins(%x : tensor<8x5xf32>) outs(%e : tensor<8x5xf32>) init(%s : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  // CHECK: %[[R:.*]]:2, %{{.*}}:2 = dp.scan ins(%{{.*}}, %{{.*}} : tensor<8x5xf32>, tensor<8x5xi64>) outs(%{{.*}}) init(%{{.*}}) dim 1 exclusive reverse {
  // CHECK: } {dp.reason = "x"}
  %r:4 = dp.scan ins(%x, %i : tensor<8x5xf32>, tensor<8x5xi64>) outs(%e, %ei : tensor<8x5xf32>, tensor<8x5xi64>)
      init(%s, %n : tensor<8xf32>, tensor<8xi64>) dim 1 exclusive reverse {
  ^bb0(%a: f32, %ia: i64, %b: f32, %ib: i64):
    %g = arith.cmpf ogt, %b, %a : f32
    %0 = arith.select %g, %b, %a : f32
    %1 = arith.select %g, %ib, %ia : i64
    dp.yield %0, %1 : f32, i64
  } {dp.reason = "x"}
  // CHECK: %[[Q:.*]]:2 = dp.sort outs(%{{.*}}, %{{.*}} : tensor<8x5xf32>, tensor<8x5xi64>) dim 0 {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i64, %{{.*}}: i64):
  // CHECK-NEXT: %[[L:.*]] = arith.cmpf olt, %[[A]], %[[B]] : f32
  // CHECK-NEXT: dp.yield %[[L]] : i1
  %q:2 = dp.sort outs(%x, %i : tensor<8x5xf32>, tensor<8x5xi64>) dim 0 {
  ^bb0(%a: f32, %b: f32, %ia: i64, %ib: i64):
    %0 = arith.cmpf olt, %a, %b : f32
    dp.yield %0 : i1
  }
  // CHECK: return %[[P]], %[[T]], %[[R]]#1, %[[Q]]#1
  return %p, %t, %r#1, %q#1 : tensor<8x5xf32>, tensor<8xf32>, tensor<8x5xi64>, tensor<8x5xi64>
}

// CHECK-LABEL: func @buffers(
func.func @buffers(%x: memref<?x5xf32>, %p: memref<?x5xf32, strided<[?, 1], offset: ?>>, %s: memref<?xf32>, %i: memref<?x5xi64>) attributes {dp.spmd} {
  // CHECK: dp.buffer.scan ins(%{{.*}} : memref<?x5xf32>) outs(%{{.*}} : memref<?x5xf32, strided<[?, 1], offset: ?>>) init(%{{.*}} : memref<?xf32>) dim 1 exclusive {
  dp.buffer.scan ins(%x : memref<?x5xf32>) outs(%p : memref<?x5xf32, strided<[?, 1], offset: ?>>) init(%s : memref<?xf32>) dim 1 exclusive {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  // CHECK: dp.buffer.sort outs(%{{.*}} : memref<?x5xf32>) dim 0 {
  dp.buffer.sort outs(%x : memref<?x5xf32>) dim 0 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.cmpf olt, %a, %b : f32
    dp.yield %0 : i1
  }
  // CHECK: dp.buffer.sort outs(%{{.*}} : memref<?x5xi64>) scratch(%{{.*}} : memref<?x5xi64>) dim 0 {
  dp.buffer.sort outs(%i : memref<?x5xi64>) scratch(%i : memref<?x5xi64>) dim 0 {
  ^bb0(%a: i64, %b: i64):
    %0 = arith.cmpi slt, %a, %b : i64
    dp.yield %0 : i1
  }
  return
}

// Nothing to scan.
// CANON-LABEL: func @empty(
// CANON-SAME: %[[E:[^:]*]]: tensor<8x0xf32>, %[[Z:[^:]*]]: tensor<8xf32>)
// CANON-NEXT: return %[[E]], %[[Z]]
func.func @empty(%x: tensor<8x0xf32>, %z: tensor<8xf32>) -> (tensor<8x0xf32>, tensor<8xf32>) {
  %p, %t = dp.scan ins(%x : tensor<8x0xf32>) outs(%x : tensor<8x0xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    dp.yield %0 : f32
  }
  return %p, %t : tensor<8x0xf32>, tensor<8xf32>
}

// One element is sorted, and so is none.
// CANON-LABEL: func @single(
// CANON-SAME: %[[X:[^:]*]]: tensor<8x1xf32>, %[[Y:[^:]*]]: tensor<0x4xf32>)
// CANON-NEXT: return %[[X]], %[[Y]]
func.func @single(%x: tensor<8x1xf32>, %y: tensor<0x4xf32>) -> (tensor<8x1xf32>, tensor<0x4xf32>) {
  %0 = dp.sort outs(%x : tensor<8x1xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  %1 = dp.sort outs(%y : tensor<0x4xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  return %0, %1 : tensor<8x1xf32>, tensor<0x4xf32>
}

// Unused ones go away; their constants stay in the region.
// CANON-LABEL: func @unused(
// CANON-SAME: %[[X:[^:]*]]: tensor<8x3xi32>
// CANON-NEXT: %[[R:.*]] = dp.sort outs(%[[X]] : tensor<8x3xi32>) dim 1 {
// CANON-NEXT: ^bb0
// CANON-NEXT: arith.constant 7 : i32
func.func @unused(%x: tensor<8x3xi32>) -> tensor<8x3xi32> {
  %r = dp.sort outs(%x : tensor<8x3xi32>) dim 1 {
  ^bb0(%a: i32, %b: i32):
    %c = arith.constant 7 : i32
    %ra = arith.remui %a, %c : i32
    %rb = arith.remui %b, %c : i32
    %l = arith.cmpi ult, %ra, %rb : i32
    dp.yield %l : i1
  }
  %u = dp.sort outs(%r : tensor<8x3xi32>) dim 0 {
  ^bb0(%a: i32, %b: i32):
    %l = arith.cmpi ult, %a, %b : i32
    dp.yield %l : i1
  }
  return %r : tensor<8x3xi32>
}
