// RUN: dp-opt %s --dp-fuse-callees -split-input-file | FileCheck %s

// An update is one op for the number and one for the tensor. The caller's own
// ops stay as they are.

// CHECK-LABEL: func.func @step
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: math.exp
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: math.exp
// CHECK-NEXT: linalg.yield
// CHECK-LABEL: func.func private @update
// CHECK-SAME: %[[W:[^:]*]]: tensor<8xf32>, %[[G:[^:]*]]: tensor<8xf32>, %[[T:[^:]*]]: tensor<f32>
// CHECK: %[[RATE:.*]] = linalg.generic {{.*}} iterator_types = []} ins(%[[T]] :
// CHECK: arith.addf
// CHECK-NEXT: math.sqrt
// CHECK-NEXT: linalg.yield
// CHECK: %[[R:.*]] = linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%{{.*}}, %{{.*}}, %{{.*}} :
// CHECK: arith.mulf
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.divf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: linalg.yield
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]
#id = affine_map<(i) -> (i)>
#number = affine_map<() -> ()>
#each = affine_map<(i) -> ()>
func.func @step(%w: tensor<8xf32>, %v: tensor<8xf32>, %t: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %g0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%g0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %0 = call @update(%w, %g, %t) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = call @update(%v, %g, %t) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

func.func private @update(%w: tensor<8xf32>, %g: tensor<8xf32>, %t: tensor<f32>) -> tensor<8xf32> {
  %one = arith.constant 1.0 : f32
  %ef = tensor.empty() : tensor<f32>
  %e = tensor.empty() : tensor<8xf32>
  %next = linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%t : tensor<f32>) outs(%ef : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %one : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %rate = linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%next : tensor<f32>) outs(%ef : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.sqrt %a : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %square = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%g, %g : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %scaled = linalg.generic {indexing_maps = [#id, #id, #each, #id], iterator_types = ["parallel"]}
      ins(%square, %g, %rate : tensor<8xf32>, tensor<8xf32>, tensor<f32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.divf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%w, %scaled : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The scaled gradient may have updates of zeros, which become updates of the
// weights. The weights themselves are no such tensor: they are the caller's.

// CHECK-LABEL: func.func private @descend
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK-NEXT: arith.negf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NEXT: linalg.yield
// CHECK: return
#id = affine_map<(i) -> (i)>
#number = affine_map<() -> ()>
#each = affine_map<(i) -> ()>
func.func @step(%w: tensor<8xf32>, %v: tensor<8xf32>, %t: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %g = arith.mulf %w, %v : tensor<8xf32>
  %0 = call @descend(%w, %g, %t) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = call @descend(%v, %v, %t) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

func.func private @descend(%w: tensor<8xf32>, %g: tensor<8xf32>, %t: tensor<f32>) -> tensor<8xf32> {
  %ef = tensor.empty() : tensor<f32>
  %e = tensor.empty() : tensor<8xf32>
  %square = linalg.generic {indexing_maps = [#number, #number, #number], iterator_types = []}
      ins(%t, %t : tensor<f32>, tensor<f32>) outs(%ef : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %rate = linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%square : tensor<f32>) outs(%ef : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %scaled = linalg.generic {indexing_maps = [#id, #each, #id], iterator_types = ["parallel"]}
      ins(%g, %rate : tensor<8xf32>, tensor<f32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%w, %scaled : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Not in a function that others may call, of dynamic extents or with a sum.

// CHECK-LABEL: func.func @public
// CHECK-COUNT-2: linalg.generic
// CHECK-LABEL: func.func private @dynamic
// CHECK-COUNT-2: linalg.generic
// CHECK-LABEL: func.func private @norm
// CHECK-COUNT-2: linalg.generic
#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func @step(%w: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<?xf32>, tensor<f32>) {
  %d = tensor.cast %w : tensor<8xf32> to tensor<?xf32>
  %0 = call @public(%w) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @dynamic(%d, %n) : (tensor<?xf32>, index) -> tensor<?xf32>
  %2 = call @norm(%w) : (tensor<8xf32>) -> tensor<f32>
  return %0, %1, %2 : tensor<8xf32>, tensor<?xf32>, tensor<f32>
}

func.func @public(%w: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = arith.negf %a : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = math.sqrt %a : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

func.func private @dynamic(%w: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%w : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = arith.negf %a : f32
    linalg.yield %2 : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = math.sqrt %a : f32
    linalg.yield %2 : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func private @norm(%w: tensor<8xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = arith.mulf %a, %a : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%0 : tensor<8xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
