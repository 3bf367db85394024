// The equations on a device's tensors, one device, and known results.

// RUN: dp-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func @one_device(
// CHECK-SAME: %[[X:.*]]: tensor<12x4xf32>, %[[D:.*]]: tensor<?x4xf32>, %[[N:.*]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: return %[[X]], %[[X]], %[[D]], %[[X]], %[[D]], %[[C0]], %[[C1]], %[[C0]], %[[N]]
func.func @one_device(%x: tensor<12x4xf32>, %d: tensor<?x4xf32>, %n: index)
    -> (tensor<12x4xf32>, tensor<12x4xf32>, tensor<?x4xf32>, tensor<12x4xf32>,
        tensor<?x4xf32>, index, index, index, index)
    attributes {dp.spmd, dp.devices = 1 : i64} {
  %0 = dp.all_reduce %x kind max : tensor<12x4xf32> -> tensor<12x4xf32>
  %1 = dp.all_gather %x dim 0 : tensor<12x4xf32> -> tensor<12x4xf32>
  %2 = dp.all_gather %d dim 0 size %n : tensor<?x4xf32> -> tensor<?x4xf32>
  %3 = dp.reduce_scatter %x dim 0 unit 3 : tensor<12x4xf32> -> tensor<12x4xf32>
  %4 = dp.local_slice %d dim 0 : tensor<?x4xf32> -> tensor<?x4xf32>
  %5 = dp.rank : index
  %6 = dp.device_count : index
  %7 = dp.shard_offset %n : index
  %8 = dp.shard_size %n unit 3 : index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<12x4xf32>,
      tensor<12x4xf32>, tensor<?x4xf32>, tensor<12x4xf32>, tensor<?x4xf32>,
      index, index, index, index
}

// Four devices: only the even chunks of a known extent are known.
// CHECK-LABEL: func @four_devices(
// CHECK-DAG: %[[N:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[EVEN:.*]] = arith.constant 3 : index
// CHECK-DAG: %[[TEN:.*]] = arith.constant 10 : index
// CHECK: %[[RANK:.*]] = dp.rank : index
// CHECK: %[[UNEVEN:.*]] = dp.shard_size %[[TEN]]
// CHECK: return %[[RANK]], %[[N]], %[[EVEN]], %[[UNEVEN]]
func.func @four_devices() -> (index, index, index, index)
    attributes {dp.spmd, dp.devices = 4 : i64} {
  %c10 = arith.constant 10 : index
  %c12 = arith.constant 12 : index
  %0 = dp.rank : index
  %1 = dp.device_count : index
  %2 = dp.shard_size %c12 unit 3 : index
  %3 = dp.shard_size %c10 : index
  return %0, %1, %2, %3 : index, index, index, index
}

// The count is open: nothing folds.
// CHECK-LABEL: func @open_count(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32>, %[[N:[^:]*]]: index
// CHECK-NEXT: %[[REDUCED:.*]] = dp.all_reduce %[[X]] : tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT: %[[DEVICES:.*]] = dp.device_count : index
// CHECK-NEXT: %[[OFFSET:.*]] = dp.shard_offset %[[N]] : index
// CHECK-NEXT: return %[[REDUCED]], %[[DEVICES]], %[[OFFSET]] :
func.func @open_count(%x: tensor<4xf32>, %n: index)
    -> (tensor<4xf32>, index, index) attributes {dp.spmd} {
  %0 = dp.all_reduce %x : tensor<4xf32> -> tensor<4xf32>
  %1 = dp.device_count : index
  %2 = dp.shard_offset %n : index
  return %0, %1, %2 : tensor<4xf32>, index, index
}

// local_slice ∘ all_gather
// CHECK-LABEL: func @local_slice_all_gather(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @local_slice_all_gather(%x: tensor<?x4xf32>) -> tensor<?x4xf32>
    attributes {dp.spmd} {
  %0 = dp.all_gather %x dim 0 unit 3 : tensor<?x4xf32> -> tensor<12x4xf32>
  %1 = dp.local_slice %0 dim 0 unit 3 : tensor<12x4xf32> -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// Chunks of another unit are other chunks.
// CHECK-LABEL: func @local_slice_all_gather_otherwise(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4xf32>
// CHECK-NEXT: %[[GATHERED:.*]] = dp.all_gather %[[X]] dim 0 unit 3 : tensor<?x4xf32> -> tensor<12x4xf32>
// CHECK-NEXT: %[[LOCAL:.*]] = dp.local_slice %[[GATHERED]] dim 0 : tensor<12x4xf32> -> tensor<?x4xf32>
// CHECK-NEXT: return %[[LOCAL]] :
func.func @local_slice_all_gather_otherwise(%x: tensor<?x4xf32>)
    -> tensor<?x4xf32> attributes {dp.spmd} {
  %0 = dp.all_gather %x dim 0 unit 3 : tensor<?x4xf32> -> tensor<12x4xf32>
  %1 = dp.local_slice %0 dim 0 : tensor<12x4xf32> -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// all_gather ∘ local_slice
// CHECK-LABEL: func @all_gather_local_slice(
// CHECK-SAME: %[[X:.*]]: tensor<10x4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @all_gather_local_slice(%x: tensor<10x4xf32>) -> tensor<10x4xf32>
    attributes {dp.spmd, dp.devices = 4 : i64} {
  %0 = dp.local_slice %x dim 0 : tensor<10x4xf32> -> tensor<?x4xf32>
  %1 = dp.all_gather %0 dim 0 : tensor<?x4xf32> -> tensor<10x4xf32>
  return %1 : tensor<10x4xf32>
}

// CHECK-LABEL: func @all_gather_local_slice_cast(
// CHECK-SAME: %[[X:.*]]: tensor<10x4xf32>
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[X]] : tensor<10x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %[[C]]
func.func @all_gather_local_slice_cast(%x: tensor<10x4xf32>, %n: index)
    -> tensor<?x4xf32> attributes {dp.spmd} {
  %0 = dp.local_slice %x dim 0 : tensor<10x4xf32> -> tensor<?x4xf32>
  %1 = dp.all_gather %0 dim 0 size %n : tensor<?x4xf32> -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// local_slice ∘ all_reduce
// CHECK-LABEL: func @local_slice_all_reduce(
// CHECK-SAME: %[[X:.*]]: tensor<12x4xf32>)
// CHECK-NEXT: %[[R:.*]] = dp.reduce_scatter %[[X]] dim 0 : tensor<12x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @local_slice_all_reduce(%x: tensor<12x4xf32>) -> tensor<3x4xf32>
    attributes {dp.spmd, dp.devices = 4 : i64} {
  %0 = dp.all_reduce %x : tensor<12x4xf32> -> tensor<12x4xf32>
  %1 = dp.local_slice %0 dim 0 : tensor<12x4xf32> -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// CHECK-LABEL: func @local_slice_all_reduce_shared(
// CHECK-SAME: %[[X:[^:]*]]: tensor<12x4xf32>
// CHECK-NEXT: %[[REDUCED:.*]] = dp.all_reduce %[[X]] : tensor<12x4xf32> -> tensor<12x4xf32>
// CHECK-NEXT: %[[LOCAL:.*]] = dp.local_slice %[[REDUCED]] dim 0 : tensor<12x4xf32> -> tensor<?x4xf32>
// CHECK-NEXT: return %[[REDUCED]], %[[LOCAL]] :
func.func @local_slice_all_reduce_shared(%x: tensor<12x4xf32>)
    -> (tensor<12x4xf32>, tensor<?x4xf32>) attributes {dp.spmd} {
  %0 = dp.all_reduce %x : tensor<12x4xf32> -> tensor<12x4xf32>
  %1 = dp.local_slice %0 dim 0 : tensor<12x4xf32> -> tensor<?x4xf32>
  return %0, %1 : tensor<12x4xf32>, tensor<?x4xf32>
}

// What the reduction keeps: zero by add, one by mul, anything by max.
// CHECK-LABEL: func @known(
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1>
// CHECK-DAG: %[[TWO:.*]] = arith.constant dense<2.000000e+00>
// CHECK: return %[[ZERO]], %[[ONE]], %[[TWO]]
func.func @known() -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>)
    attributes {dp.spmd} {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %0 = dp.all_reduce %zero : tensor<4xf32> -> tensor<4xf32>
  %1 = dp.all_reduce %one kind mul : tensor<4xi32> -> tensor<4xi32>
  %2 = dp.all_reduce %two kind max : tensor<4xf32> -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: func @not_known(
// CHECK-COUNT-4: dp.all_reduce
func.func @not_known(%s: f32)
    -> (tensor<4xf32>, tensor<4xi32>, tensor<2xf32>, tensor<4xf32>)
    attributes {dp.spmd} {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %two = arith.constant dense<2> : tensor<4xi32>
  %mixed = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %empty = tensor.empty() : tensor<4xf32>
  %fill = linalg.fill ins(%s : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %0 = dp.all_reduce %one : tensor<4xf32> -> tensor<4xf32>
  %1 = dp.all_reduce %two kind xor : tensor<4xi32> -> tensor<4xi32>
  %2 = dp.all_reduce %mixed kind max : tensor<2xf32> -> tensor<2xf32>
  %3 = dp.all_reduce %fill kind max : tensor<4xf32> -> tensor<4xf32>
  return %0, %1, %2, %3
      : tensor<4xf32>, tensor<4xi32>, tensor<2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @known_fill(
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[F:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[F]]
func.func @known_fill(%n: index) -> tensor<?xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%n) : tensor<?xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %0 = dp.all_reduce %fill : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @known_scattered(
// CHECK-DAG: %[[EVEN:.*]] = arith.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[TEN:.*]] = arith.constant 10 : index
// CHECK: %[[SIZE:.*]] = dp.shard_size %[[TEN]]
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[SIZE]])
// CHECK: %[[UNEVEN:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[EMPTY]]
// CHECK: return %[[EVEN]], %[[UNEVEN]]
func.func @known_scattered() -> (tensor<3xf32>, tensor<?xf32>)
    attributes {dp.spmd, dp.devices = 4 : i64} {
  %even = arith.constant dense<0.0> : tensor<12xf32>
  %uneven = arith.constant dense<0.0> : tensor<10xf32>
  %0 = dp.reduce_scatter %even dim 0 : tensor<12xf32> -> tensor<3xf32>
  %1 = dp.reduce_scatter %uneven dim 0 : tensor<10xf32> -> tensor<?xf32>
  return %0, %1 : tensor<3xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @known_result(
// CHECK: %[[C:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %[[C]]
func.func @known_result() -> tensor<4xf32> {
  %0 = dp.parallel () : () -> !dp.placed<tensor<4xf32>, partial<add>> {
    %zero = arith.constant dense<0.0> : tensor<4xf32>
    dp.yield %zero : tensor<4xf32>
  }
  %1 = dp.reduce_add %0
      : !dp.placed<tensor<4xf32>, partial<add>> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
