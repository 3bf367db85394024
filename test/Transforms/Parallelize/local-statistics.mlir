// RUN: dp-opt %s --dp-parallelize=local-statistics --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s --check-prefix=SYNC
// RUN: dp-opt %s --dp-parallelize="local-statistics buffers=average" --canonicalize | FileCheck %s --check-prefix=AVERAGE
// RUN: dp-opt %s --dp-parallelize="local-statistics devices=3" -o /dev/null

// Statistics of the batch: of all rows without the option, of each device's own
// rows with it.

#x = affine_map<(i, j) -> (i, j)>
#c = affine_map<(i, j) -> (j)>

// The mean that is subtracted is that of 12 rows over 12, or of n rows over n.
// CHECK-LABEL: func @center
// CHECK-SAME: %[[X:[^:]*]]: tensor<12x4xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<12x4xf32> -> <tensor<12x4xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<4xf32> -> <tensor<4xf32>, replicated>
// CHECK: dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[RUNNING_HERE:.*]] = %[[REPLICATED]])
// CHECK-DAG: %[[ZERO2:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C12:.*]] = arith.constant 12 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-DAG: %[[OLD_SHARE:.*]] = arith.constant dense<0.899999976> : tensor<4xf32>
// CHECK-DAG: %[[NEW_SHARE:.*]] = arith.constant dense<1.000000e-01> : tensor<4xf32>
// CHECK: %[[SUM:.*]] = linalg.reduce { arith.addf } ins(%[[X_HERE]] : tensor<?x4xf32>) outs(%[[ZERO]] : tensor<4xf32>) dimensions = [0]
// CHECK: %[[MEAN:.*]] = arith.divf %[[SUM]]
// CHECK: %[[ROWS:.*]] = dp.shard_size %[[C12]] : index
// CHECK: %[[N:.*]] = arith.maxui %[[ROWS]]
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK: %[[COUNT:.*]] = arith.sitofp %[[INDEX]] : i64 to f32
// CHECK: %[[TIMES:.*]] = arith.divf %{{.*}}, %[[COUNT]]
// CHECK: %[[OWN:.*]] = linalg.generic {{.*}} ins(%[[MEAN]]
// CHECK: arith.mulf %{{.*}}, %[[TIMES]]
// CHECK: linalg.broadcast ins(%[[OWN]]
// What stays as state is the first device's.
// CHECK: %[[OLD:.*]] = arith.mulf %[[RUNNING_HERE]], %[[OLD_SHARE]] : tensor<4xf32>
// CHECK: %[[NEW:.*]] = arith.mulf %[[OWN]], %[[NEW_SHARE]] : tensor<4xf32>
// CHECK: %[[SUM2:.*]] = arith.addf %[[OLD]], %[[NEW]] : tensor<4xf32>
// CHECK: %[[RANK:.*]] = dp.rank : index
// CHECK: %[[IS:.*]] = arith.cmpi eq, %[[RANK]], %[[C0]] : index
// CHECK: %[[FIRST:.*]] = linalg.generic {{.*}} ins(%[[SUM2]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[IN]], %[[ZERO2]] : f32
// CHECK-NEXT: linalg.yield %[[CHOSEN]] :
// CHECK: %[[SAME:.*]] = dp.all_reduce %[[FIRST]]
// CHECK-NOT: dp.all_reduce
// CHECK: dp.yield %{{.*}}, %[[SAME]]
// Or each device's, times its share of the rows.
// AVERAGE-LABEL: func @center
// AVERAGE-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// AVERAGE-DAG: %[[ROWS:.*]] = arith.constant dense<1.200000e+01> : tensor<4xf32>
// AVERAGE-DAG: %[[OLD_SHARE:.*]] = arith.constant dense<0.899999976> : tensor<4xf32>
// AVERAGE-DAG: %[[NEW_SHARE:.*]] = arith.constant dense<1.000000e-01> : tensor<4xf32>
// AVERAGE: %[[TOTAL:.*]] = linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?x4xf32>) outs(%[[ZERO]] : tensor<4xf32>) dimensions = [0]
// AVERAGE: %[[PART_OF_MEAN:.*]] = arith.divf %[[TOTAL]], %[[ROWS]] : tensor<4xf32>
// AVERAGE: %[[OWN_MEAN:.*]] = linalg.generic {{.*}} ins(%[[PART_OF_MEAN]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// AVERAGE: %[[MEANS:.*]] = linalg.broadcast ins(%[[OWN_MEAN]] : tensor<4xf32>) outs(%{{.*}} : tensor<?x4xf32>) dimensions = [0]
// AVERAGE: %[[CENTERED:.*]] = arith.subf %{{.*}}, %[[MEANS]] : tensor<?x4xf32>
// AVERAGE: %[[OLD:.*]] = arith.mulf %{{.*}}, %[[OLD_SHARE]] : tensor<4xf32>
// AVERAGE: %[[NEW:.*]] = arith.mulf %[[OWN_MEAN]], %[[NEW_SHARE]] : tensor<4xf32>
// AVERAGE: %[[UPDATED:.*]] = arith.addf %[[OLD]], %[[NEW]] : tensor<4xf32>
// AVERAGE: %[[SHARE:.*]] = arith.divf %{{.*}}, %{{.*}} : f32
// AVERAGE: %[[SOME:.*]] = arith.cmpi ne, %{{.*}} : index
// AVERAGE: %[[PART:.*]] = linalg.generic {{.*}} ins(%[[UPDATED]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// AVERAGE: arith.mulf %{{.*}}, %[[SHARE]]
// AVERAGE: arith.select %[[SOME]]
// AVERAGE: %[[REDUCED:.*]] = dp.all_reduce %[[PART]]
// AVERAGE-NOT: dp.all_reduce
// AVERAGE: dp.yield %[[CENTERED]], %[[REDUCED]] : tensor<?x4xf32>, tensor<4xf32>
// SYNC-LABEL: func @center
// SYNC-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// SYNC-DAG: %[[ROWS:.*]] = arith.constant dense<1.200000e+01> : tensor<4xf32>
// SYNC: %[[TOTAL:.*]] = linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?x4xf32>) outs(%[[ZERO]] : tensor<4xf32>) dimensions = [0]
// SYNC: %[[PART_OF_MEAN:.*]] = arith.divf %[[TOTAL]], %[[ROWS]] : tensor<4xf32>
// SYNC-NEXT: %[[MEAN:.*]] = dp.all_reduce %[[PART_OF_MEAN]] {{.*}} : tensor<4xf32> -> tensor<4xf32>
// SYNC-NOT: dp.all_reduce
// SYNC: %[[MEANS:.*]] = linalg.broadcast ins(%[[MEAN]] : tensor<4xf32>) outs(%{{.*}} : tensor<?x4xf32>)
// SYNC-NEXT: %[[CENTERED:.*]] = arith.subf %{{.*}}, %[[MEANS]] : tensor<?x4xf32>
// SYNC-NOT: dp.all_reduce
// SYNC: dp.yield %[[CENTERED]], %{{.*}} : tensor<?x4xf32>, tensor<4xf32>
func.func @center(%x: tensor<12x4xf32> {dp.scatter = 0}, %running: tensor<4xf32> {dp.state})
    -> (tensor<12x4xf32>, tensor<4xf32> {dp.updates = 1}) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %n = arith.constant dense<12.0> : tensor<4xf32>
  %old = arith.constant dense<0.9> : tensor<4xf32>
  %new = arith.constant dense<0.1> : tensor<4xf32>
  %e = tensor.empty() : tensor<12x4xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<12x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %m = arith.divf %s, %n : tensor<4xf32>
  %b = linalg.broadcast ins(%m : tensor<4xf32>) outs(%e : tensor<12x4xf32>) dimensions = [0]
  %y = arith.subf %x, %b : tensor<12x4xf32>
  %r = arith.mulf %running, %old : tensor<4xf32>
  %t = arith.mulf %m, %new : tensor<4xf32>
  %u = arith.addf %r, %t : tensor<4xf32>
  return %y, %u : tensor<12x4xf32>, tensor<4xf32>
}

// A sum that is not divided by the rows, a mean that no row reads again, and one
// over features are what they are on one device.
// CHECK-LABEL: func @others
// CHECK-SAME: %[[X:[^:]*]]: tensor<12x4xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<12x4xf32> -> <tensor<12x4xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<4xf32> -> <tensor<4xf32>, replicated>
// CHECK: dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[W_HERE:.*]] = %[[REPLICATED]])
// CHECK-NOT: arith.maxui
// CHECK: return
func.func @others(%x: tensor<12x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>)
    -> (tensor<12x4xf32>, tensor<4xf32>, tensor<12xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %z12 = arith.constant dense<0.0> : tensor<12xf32>
  %five = arith.constant dense<0.13> : tensor<4xf32>
  %n = arith.constant dense<12.0> : tensor<4xf32>
  %four = arith.constant dense<4.0> : tensor<12xf32>
  %e = tensor.empty() : tensor<12x4xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<12x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %h = arith.mulf %s, %five : tensor<4xf32>
  %b = linalg.broadcast ins(%h : tensor<4xf32>) outs(%e : tensor<12x4xf32>) dimensions = [0]
  %y = arith.subf %x, %b : tensor<12x4xf32>
  %g = arith.divf %s, %n : tensor<4xf32>
  %u = arith.subf %w, %g : tensor<4xf32>
  %f = linalg.reduce { arith.addf } ins(%x : tensor<12x4xf32>) outs(%z12 : tensor<12xf32>) dimensions = [1]
  %v = arith.divf %f, %four : tensor<12xf32>
  return %y, %u, %v : tensor<12x4xf32>, tensor<4xf32>, tensor<12xf32>
}

// The number of rows may be computed, checked, and divided by after other
// factors: variance, and the mean in its derivative.
// CHECK-LABEL: func @variance
// CHECK-SAME: %[[X:[^:]*]]: tensor<12x4xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<12x4xf32> -> <tensor<12x4xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<4xf32> -> <tensor<4xf32>, replicated>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[W_HERE:.*]] = %[[REPLICATED]])
// CHECK-NOT: dp.all_reduce
// CHECK: %[[PICKED:.*]] = dp.gather %[[PARALLEL]] : <tensor<12x4xf32>, sharded<0>> -> tensor<12x4xf32>
// CHECK-NEXT: return %[[PICKED]] :
func.func @variance(%x: tensor<12x4xf32> {dp.scatter = 0}, %w: tensor<4xf32>) -> tensor<12x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<4xf32>
  %rows = arith.constant dense<12.0> : tensor<f32>
  %freedom = arith.constant dense<0> : tensor<i32>
  %e = tensor.empty() : tensor<12x4xf32>
  %e4 = tensor.empty() : tensor<4xf32>
  %zero = arith.constant 0.0 : f32
  %f = arith.sitofp %freedom : tensor<i32> to tensor<f32>
  %n = arith.subf %rows, %f : tensor<f32>
  %nb = linalg.broadcast ins(%n : tensor<f32>) outs(%e4 : tensor<4xf32>) dimensions = [0]
  %q = arith.mulf %x, %x : tensor<12x4xf32>
  %s = linalg.reduce { arith.addf } ins(%q : tensor<12x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %t = arith.mulf %s, %w : tensor<4xf32>
  %v = arith.divf %t, %nb : tensor<4xf32>
  %k = tensor.extract %n[] : tensor<f32>
  %c = arith.cmpf ogt, %k, %zero : f32
  %u = arith.select %c, %v, %nan : tensor<4xf32>
  %b = linalg.broadcast ins(%u : tensor<4xf32>) outs(%e : tensor<12x4xf32>) dimensions = [0]
  %y = arith.mulf %x, %b : tensor<12x4xf32>
  return %y : tensor<12x4xf32>
}
