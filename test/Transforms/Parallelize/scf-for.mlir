// RUN: dp-opt %s --dp-parallelize --canonicalize --cse | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null

// What a loop does not change is brought into place before it, once.
// CHECK-LABEL: func @hoisted
// CHECK-SAME: %[[X2:[^:]*]]: tensor<8xf32> {dp.scatter = 0 : i64}, %{{[^:]*}}: tensor<f32>, %[[N:[^:]*]]: index
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X2]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<f32> -> <tensor<f32>, replicated>
// CHECK: dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[W_HERE:.*]] = %[[REPLICATED]], %[[N_HERE:.*]] = %[[N]])
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[TOTAL:.*]] = linalg.reduce { arith.addf } ins(%[[X_HERE]] : tensor<?xf32>) outs(%[[ZERO]] : tensor<f32>) dimensions = [0]
// CHECK: %[[X:.*]] = dp.all_gather %[[X_HERE]] dim 0 {{.*}} : tensor<?xf32> -> tensor<8xf32>
// CHECK: dp.all_reduce %[[TOTAL]] {{.*}} : tensor<f32> -> tensor<f32>
// CHECK: %[[LOOP:.*]] = scf.for %[[I:.*]] = %[[C0]] to %[[N_HERE]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[W_HERE]]) -> (tensor<f32>)
// CHECK: scf.for %[[I2:.*]] = %[[C0]] to %[[I]] step %[[C1]] iter_args(%[[ACC2:.*]] = %[[ACC]]) -> (tensor<f32>)
// CHECK-NOT: dp.all_
// CHECK: tensor.extract %[[X]]
// CHECK-NOT: dp.all_
// CHECK: dp.yield %[[LOOP]] : tensor<f32>
func.func @hoisted(%x: tensor<8xf32> {dp.scatter = 0}, %w: tensor<f32>, %n: index) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant dense<0.0> : tensor<f32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %w) -> tensor<f32> {
    %1 = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> tensor<f32> {
      %e = tensor.extract %x[%j] : tensor<8xf32>
      %f = tensor.from_elements %e : tensor<f32>
      %q = math.exp %p : tensor<f32>
      %2 = arith.mulf %b, %q : tensor<f32>
      %3 = arith.addf %2, %f : tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    scf.yield %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}

// What is needed outside and in two loops is sent once; what a loop computes for
// itself is not used after it.
// CHECK-LABEL: func @scopes
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32> {dp.scatter = 0 : i64}, %{{[^:]*}}: tensor<12xf32>, %[[N:[^:]*]]: index
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<12xf32> -> <tensor<12xf32>, replicated>
// CHECK: dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[K_HERE:.*]] = %[[REPLICATED]], %[[N_HERE:.*]] = %[[N]])
// CHECK-COUNT-1: dp.all_gather %{{.*}} -> tensor<8xf32>
// CHECK-NOT: dp.all_gather
// CHECK: return
func.func @scopes(%x: tensor<8xf32> {dp.scatter = 0}, %k: tensor<12xf32>, %n: index) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> tensor<12xf32> {
    %1 = tensor.insert_slice %x into %a[%i] [8] [1] : tensor<8xf32> into tensor<12xf32>
    scf.yield %1 : tensor<12xf32>
  }
  %2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> tensor<12xf32> {
    %1 = tensor.insert_slice %x into %a[%i] [8] [1] : tensor<8xf32> into tensor<12xf32>
    scf.yield %1 : tensor<12xf32>
  }
  %3 = tensor.insert_slice %x into %k[%n] [8] [1] : tensor<8xf32> into tensor<12xf32>
  return %0, %2, %3 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}

// A dynamic batch: the loop's variables have its extent.
// CHECK-LABEL: func @dynamic
// CHECK: dp.parallel (%[[EXTENT:.*]] = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}})
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %{{.*}} step %[[C1]] iter_args(%[[ACC:.*]] = %{{.*}}) -> (tensor<?xindex>)
// CHECK: %[[OFFSET:.*]] = dp.shard_offset %[[EXTENT]]
// CHECK: linalg.index 0 : index
// CHECK-NEXT: arith.addi %{{.*}}, %[[OFFSET]]
func.func @dynamic(%x: tensor<?xindex> {dp.scatter = 0}, %n: index) -> tensor<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c0 : tensor<?xindex>
  %e = tensor.empty(%d) : tensor<?xindex>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xindex> {
    %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<?xindex>) outs(%e : tensor<?xindex>) {
    ^bb0(%v: index, %o: index):
      %k = linalg.index 0 : index
      %s = arith.addi %v, %k : index
      linalg.yield %s : index
    } -> tensor<?xindex>
    scf.yield %1 : tensor<?xindex>
  }
  return %0 : tensor<?xindex>
}

// No trip, a variable that nobody reads, none at all.
// CHECK-LABEL: func @unused
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : i32
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %{{.*}} step %[[C1]] iter_args(%[[ACC:.*]] = %[[C7]]) -> (i32)
func.func @unused(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: index) -> (tensor<8x4xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 7 : i32
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %0:2 = scf.for %i = %c1 to %c0 step %c1 iter_args(%a = %x, %b = %z) -> (tensor<8x4xf32>, tensor<4xf32>) {
    %p = linalg.reduce { arith.addf } ins(%a : tensor<8x4xf32>) outs(%b : tensor<4xf32>) dimensions = [0]
    scf.yield %x, %p : tensor<8x4xf32>, tensor<4xf32>
  }
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %i0) -> i32 {
    %k = arith.muli %a, %a : i32
    scf.yield %k : i32
  }
  scf.for %i = %c0 to %n step %c1 {
    func.call @print(%i) : (index) -> ()
  }
  return %0#0, %1 : tensor<8x4xf32>, i32
}
func.func private @print(index)
