// RUN: dp-opt %s --dp-parallelize --mlir-print-local-scope | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=2 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=16 -o /dev/null

// Inputs on which MLIR 22's `shard` dialect crashes or drops rows.

// An argument that nobody uses.
// CHECK-LABEL: func @unused_argument
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32> {dp.scatter = 0 : i64}, %{{[^:]*}}: tensor<8xf32> {dp.scatter = 0 : i64}, %[[N:[^:]*]]: i32
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[SHARDED2:.*]] = dp.scatter %{{.*}} dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[UNUSED_HERE:.*]] = %[[SHARDED2]], %[[N_HERE:.*]] = %[[N]])
// CHECK: arith.addf %{{.*}} : tensor<?xf32>
func.func @unused_argument(%x: tensor<8xf32> {dp.scatter = 0}, %unused: tensor<8xf32> {dp.scatter = 0}, %n: i32) -> tensor<8xf32> {
  %0 = arith.addf %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// An op that no batch reaches runs alike on all devices, and counts once: an L2
// penalty is not a part of the sum.
// CHECK-LABEL: func @no_batch_reaches
// CHECK: dp.parallel (%{{.*}} = %{{.*}}, %[[W:.*]] = %{{.*}})
// CHECK: %[[P:.*]] = arith.mulf %[[W]], %[[W]] : tensor<f32>
// CHECK: %[[S:.*]] = dp.all_reduce %{{.*}} : tensor<f32>
// CHECK: arith.addf %[[S]], %[[P]]
func.func @no_batch_reaches(%x: tensor<8xf32> {dp.scatter = 0}, %w: tensor<f32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %penalty = arith.mulf %w, %w : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %0 = arith.addf %loss, %penalty : tensor<f32>
  return %0 : tensor<f32>
}

// A scalar that the body of a sharded reduction captures.
// CHECK-LABEL: func @captured_scalar
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[C_HERE:.*]] = %{{.*}}) : (!dp.placed<tensor<8xf32>, sharded<0>>, f32) -> !dp.placed<tensor<f32>, partial<add>>
// CHECK: linalg.generic {{.*}} ins(%[[X_HERE]] : tensor<?xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK-NEXT: arith.mulf %[[IN]], %[[C_HERE]] : f32
// CHECK-NOT: dp.all_reduce
// CHECK: %[[ADDED:.*]] = dp.reduce_add %[[PARALLEL]] : <tensor<f32>, partial<add>> -> tensor<f32>
// CHECK-NEXT: return %[[ADDED]] :
func.func @captured_scalar(%x: tensor<8xf32> {dp.scatter = 0}, %c: f32) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.mulf %a, %c : f32
    %u = arith.addf %s, %t : f32
    linalg.yield %u : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// linalg.index counts from the shard's beginning in the whole tensor.
// CHECK-LABEL: func @index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[OFFSET:.*]] = dp.shard_offset %[[C8]] : index
// CHECK: %[[LOCAL:.*]] = linalg.index 0
// CHECK: %[[GLOBAL:.*]] = arith.addi %[[LOCAL]], %[[OFFSET]]
// CHECK: linalg.index 1
// CHECK: arith.addi %[[GLOBAL]]
func.func @index(%x: tensor<8x4xindex> {dp.scatter = 0}) -> tensor<8x4xindex> {
  %o = tensor.empty() : tensor<8x4xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x4xindex>) outs(%o : tensor<8x4xindex>) {
  ^bb0(%a: index, %b: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    %t = arith.addi %s, %a : index
    linalg.yield %t : index
  } -> tensor<8x4xindex>
  return %0 : tensor<8x4xindex>
}

// Two inits, one combiner that is not add.
// CHECK-LABEL: func @two_inits
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<f32> -> <tensor<f32>, replicated>
// CHECK: %[[REPLICATED2:.*]] = dp.replicate %{{.*}} : tensor<f32> -> <tensor<f32>, replicated>
// CHECK: %[[PARALLEL:.*]]:2 = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[S_HERE:.*]] = %[[REPLICATED]], %[[M_HERE:.*]] = %[[REPLICATED2]])
// CHECK: dp.reduce_add %[[PARALLEL]]#0 : <tensor<f32>, partial<add>> -> tensor<f32>
// CHECK: dp.reduce %{{.*}} partial<max>
func.func @two_inits(%x: tensor<8xf32> {dp.scatter = 0}, %s: tensor<f32>, %m: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0:2 = linalg.reduce ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%s, %m : tensor<f32>, tensor<f32>) dimensions = [0]
    (%a: f32, %b: f32, %p: f32, %q: f32) {
      %0 = arith.addf %p, %a : f32
      %1 = arith.maximumf %q, %b : f32
      linalg.yield %0, %1 : f32, f32
    }
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}

// A combiner that no collective knows: the input is made whole.
// CHECK-LABEL: func @other_combiner
// CHECK: %[[GATHERED:.*]] = dp.all_gather %{{.*}} dim 0 {{.*}} : tensor<?xf32> -> tensor<8xf32>
// CHECK: %[[TOTAL:.*]] = linalg.reduce { arith.divf } ins(%[[GATHERED]] : tensor<8xf32>) outs(%{{.*}} : tensor<f32>) dimensions = [0]
// CHECK-NEXT: dp.yield %[[TOTAL]] :
func.func @other_combiner(%x: tensor<8xf32> {dp.scatter = 0}, %s: tensor<f32>) -> tensor<f32> {
  %0 = linalg.reduce { arith.divf } ins(%x : tensor<8xf32>) outs(%s : tensor<f32>) dimensions = [0]
  return %0 : tensor<f32>
}

// A broadcast written as (0, j).
// CHECK-LABEL: func @zero_map
// CHECK-NOT: dp.all_gather
// CHECK: dp.parallel (%[[X_HERE:.*]] = %{{.*}}, %[[B_HERE:.*]] = %{{.*}})
// CHECK-NOT: dp.all_gather
// CHECK: linalg.generic {{.*}}(d0, d1) -> (0, d1){{.*}} ins(%[[X_HERE]], %[[B_HERE]] : tensor<?x4xf32>, tensor<1x4xf32>)
func.func @zero_map(%x: tensor<8x4xf32> {dp.scatter = 0}, %b: tensor<1x4xf32>) -> tensor<8x4xf32> {
  %o = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %b : tensor<8x4xf32>, tensor<1x4xf32>) outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32, %c: f32, %d: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// 7 rows over 2 devices, 8 rows over 16: chunks are dynamic or empty, no row is
// dropped (test/Integration runs them).
// CHECK-LABEL: func @seven_rows
// CHECK: linalg.exp ins(%{{.*}} : tensor<?x3xf32>)
// CHECK: dp.gather %{{.*}} -> tensor<7x3xf32>
func.func @seven_rows(%x: tensor<7x3xf32> {dp.scatter = 0}) -> tensor<7x3xf32> {
  %o = tensor.empty() : tensor<7x3xf32>
  %0 = linalg.exp ins(%x : tensor<7x3xf32>) outs(%o : tensor<7x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// What a loop carries stays sharded.
// CHECK-LABEL: func @scf_for
// CHECK-NOT: dp.all_gather
// CHECK: scf.for {{.*}} -> (tensor<?xf32>)
func.func @scf_for(%x: tensor<8xf32> {dp.scatter = 0}, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %1 = arith.mulf %a, %a : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// A call runs the single-device function, also where that is an entry itself.
// CHECK-LABEL: func @call
// CHECK: %[[X:.*]] = dp.all_gather %{{.*}} dim 0 {{.*}} : tensor<?xf32> -> tensor<8xf32>
// CHECK: call @helper(%[[X]])
// CHECK: call @unused_argument_on_one_device
func.func @call(%x: tensor<8xf32> {dp.scatter = 0}, %n: i32) -> tensor<8xf32> {
  %0 = func.call @helper(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = func.call @unused_argument(%0, %x, %n) : (tensor<8xf32>, tensor<8xf32>, i32) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @helper(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// CHECK-LABEL: func @tosa
// CHECK: %[[X:.*]] = dp.all_gather %{{.*}} dim 0 {{.*}} : tensor<?xf32> -> tensor<8xf32>
// CHECK: tosa.exp %[[X]]
func.func @tosa(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %0 = tosa.exp %x : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func private @unused_argument_on_one_device(
// CHECK-NOT: dp.
