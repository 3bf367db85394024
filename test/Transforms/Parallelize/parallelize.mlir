// RUN: dp-opt %s --dp-parallelize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 | FileCheck %s --check-prefix=FOUR
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize --cse -o /dev/null

#id = affine_map<(i) -> (i)>

// A gradient that leaves the function is added up outside ...
// CHECK-LABEL: func @gradient(
// CHECK-SAME: %[[W:.*]]: tensor<4xf32>, %[[X:.*]]: tensor<8x4xf32>
// CHECK-DAG: %[[PW:.*]] = dp.replicate %[[W]]
// CHECK-DAG: %[[PX:.*]] = dp.scatter %[[X]] dim 0
// CHECK: %[[P:.*]] = dp.parallel (%[[LW:.*]] = %[[PW]], %[[LX:.*]] = %[[PX]])
// CHECK: %[[Y:.*]] = linalg.vecmat ins(%{{.*}}, %[[LX]] : tensor<?xf32>, tensor<?x4xf32>)
// CHECK: dp.yield %[[Y]] : tensor<4xf32>
// CHECK: dp.reduce_add %[[P]]
// FOUR-LABEL: func @gradient(
// FOUR: dp.parallel ({{.*}}) devices 4
// FOUR: linalg.vecmat ins(%{{.*}}, %{{.*}} : tensor<2xf32>, tensor<2x4xf32>)
func.func @gradient(%w: tensor<4xf32>, %x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %0 = linalg.vecmat ins(%one, %x : tensor<8xf32>, tensor<8x4xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ... one that updates state is added up inside, and the state stays.
// CHECK-LABEL: func @update(
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[W:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}})
// CHECK: %[[P:.*]] = linalg.reduce { arith.addf } ins(%[[X]]
// CHECK: %[[G:.*]] = dp.all_reduce %[[P]] {dp.reason = "made by linalg.reduce at {{.*}}parallelize.mlir:[[#@LINE+7]]:8, needed by arith.subf at {{.*}}parallelize.mlir:[[#@LINE+8]]:8"}
// CHECK: %[[N:.*]] = arith.subf %[[W]], %[[G]]
// CHECK: dp.yield %[[N]]
// CHECK: %[[TAKEN:.*]] = dp.take %[[PARALLEL]] : <tensor<4xf32>, replicated> -> tensor<4xf32>
// CHECK-NEXT: return %[[TAKEN]] :
func.func @update(%w: tensor<4xf32> {dp.name = "w", dp.state}, %x: tensor<8x4xf32> {dp.scatter = 0}) -> (tensor<4xf32> {dp.updates = 0}) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %g = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %n = arith.subf %w, %g : tensor<4xf32>
  return %n : tensor<4xf32>
}

// State that is sharded stays sharded.
// CHECK-LABEL: func @sharded_state(
// CHECK-SAME: %[[S:[^:]*]]: tensor<8xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[S]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<8xf32> -> <tensor<8xf32>, replicated>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[S_HERE:.*]] = %[[SHARDED]], %[[X_HERE:.*]] = %[[REPLICATED]])
// CHECK: dp.yield %{{.*}} : tensor<?xf32>
// CHECK: %[[PICKED:.*]] = dp.gather %[[PARALLEL]] : <tensor<8xf32>, sharded<0>> -> tensor<8xf32>
// CHECK-NEXT: return %[[PICKED]] :
func.func @sharded_state(%s: tensor<8xf32> {dp.name = "moments", dp.scatter = 0, dp.state}, %x: tensor<8xf32>) -> (tensor<8xf32> {dp.updates = 0}) {
  %0 = arith.addf %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// State replaced by rows of the batch: gathered inside, for all hold it whole.
// CHECK-LABEL: func @state_from_batch(
// CHECK-SAME: %[[S:[^:]*]]: tensor<8xf32>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %[[S]] : tensor<8xf32> -> <tensor<8xf32>, replicated>
// CHECK: %[[SHARDED:.*]] = dp.scatter %{{.*}} dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[S_HERE:.*]] = %[[REPLICATED]], %[[X_HERE:.*]] = %[[SHARDED]])
// CHECK: %[[EXP:.*]] = math.exp %{{.*}} : tensor<?xf32>
// CHECK: %[[GATHERED:.*]] = dp.all_gather %[[EXP]] dim 0 {{.*}} : tensor<?xf32> -> tensor<8xf32>
// CHECK-NEXT: dp.yield %[[GATHERED]] :
// CHECK: %[[TAKEN:.*]] = dp.take %[[PARALLEL]] : <tensor<8xf32>, replicated> -> tensor<8xf32>
// CHECK-NEXT: return %[[TAKEN]] :
func.func @state_from_batch(%s: tensor<8xf32> {dp.name = "s", dp.state}, %x: tensor<8xf32> {dp.scatter = 0}) -> (tensor<8xf32> {dp.updates = 0}) {
  %0 = math.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Arguments returned as they are, one value twice, numbers.
// CHECK-LABEL: func @returned(
// CHECK-SAME: %[[X2:[^:]*]]: tensor<8xf32> {dp.scatter = 0 : i64}, %{{[^:]*}}: tensor<2xf32>, %[[N2:[^:]*]]: i32
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X2]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[REPLICATED:.*]] = dp.replicate %{{.*}} : tensor<2xf32> -> <tensor<2xf32>, replicated>
// CHECK: %[[P:.*]]:4 = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[W_HERE:.*]] = %[[REPLICATED]], %[[N_HERE:.*]] = %[[N2]])
// CHECK: %[[N:.*]] = tensor.from_elements %{{.*}} : tensor<i32>
// CHECK: dp.yield %{{.*}}, %{{.*}}, %{{.*}}, %[[N]] : tensor<?xf32>, tensor<2xf32>, tensor<f32>, tensor<i32>
// CHECK-DAG: %[[TAKEN:.*]] = dp.take %[[P]]#3 : <tensor<i32>, replicated> -> tensor<i32>
// CHECK-DAG: %[[X:.*]] = dp.gather %[[P]]#0
// CHECK-DAG: %[[W:.*]] = dp.take %[[P]]#1
// CHECK-DAG: %[[S:.*]] = dp.reduce_add %[[P]]#2
// CHECK-DAG: %[[I:.*]] = tensor.extract %[[TAKEN]][] : tensor<i32>
// CHECK: return %[[X]], %[[X]], %[[W]], %[[S]], %[[S]], %[[I]]
func.func @returned(%x: tensor<8xf32> {dp.scatter = 0}, %w: tensor<2xf32>, %n: i32) -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, i32) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  return %x, %x, %w, %0, %0, %n : tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, i32
}

// CHECK-LABEL: func @nothing()
// CHECK: dp.parallel () : () -> ()
func.func @nothing() {
  return
}

// The global extent of a dynamic batch goes in; chunks are cut from it, and
// tensor.dim gives it.
// CHECK-LABEL: func @dynamic_batch(
// CHECK-SAME: %[[X2:[^:]*]]: tensor<?x4xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[D:.*]] = tensor.dim %[[X2]], %[[C0]] : tensor<?x4xf32>
// CHECK: dp.parallel (%[[N:.*]] = %[[D]], %[[X:.*]] = %{{.*}})
// CHECK: arith.index_cast %[[N]] : index to i32
// CHECK: %[[SIZE:.*]] = dp.shard_size %[[N]] : index
// CHECK: tensor.empty(%[[SIZE]])
func.func @dynamic_batch(%x: tensor<?x4xf32> {dp.scatter = 0}) -> (tensor<?x4xf32>, i32) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %k = arith.index_cast %n : index to i32
  %o = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.exp ins(%x : tensor<?x4xf32>) outs(%o : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %k : tensor<?x4xf32>, i32
}

// Gathering it again says how large it is in all.
// CHECK-LABEL: func @dynamic_gather(
// CHECK: dp.parallel (%[[N:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}}, %{{.*}} = %{{.*}})
// CHECK: dp.all_gather %[[X]] dim 0 size %[[N]]
func.func @dynamic_gather(%x: tensor<?xf32> {dp.scatter = 0}, %i: index) -> f32 {
  %0 = tensor.extract %x[%i] : tensor<?xf32>
  return %0 : f32
}

// A tensor that is sharded on demand has its own extent elsewhere.
// CHECK-LABEL: func @dynamic_whole(
// CHECK: %[[S:.*]] = dp.local_slice %[[Y:.*]] dim 0
// CHECK: tensor.dim %[[Y]]
func.func @dynamic_whole(%x: tensor<?xf32> {dp.scatter = 0}, %y: tensor<?xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = arith.addf %x, %y : tensor<?xf32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  return %0, %n : tensor<?xf32>, index
}

// Two dynamic batches along different dimensions: the chunk sizes are each
// dimension's own.
// CHECK-LABEL: func @dynamic_conflict(
// CHECK: dp.parallel (%[[N0:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}}, %[[N1:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}}) :
// CHECK: %[[W:.*]] = dp.all_gather %[[Y]] dim 1 size %[[N1]]
// CHECK: %[[L:.*]] = dp.local_slice %[[W]] dim 0
// CHECK: %[[E:.*]] = dp.shard_size %[[N0]] : index
// CHECK: tensor.empty(%[[E]], %{{.*}})
// CHECK: linalg.generic {{.*}} ins(%[[L]], %[[X]] :
func.func @dynamic_conflict(%x: tensor<?x?x4xf32> {dp.scatter = 0}, %y: tensor<?x?xf32> {dp.scatter = 1}) -> tensor<?x?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x4xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x4xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y, %x : tensor<?x?xf32>, tensor<?x?x4xf32>) outs(%e : tensor<?x?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// An init that is not the identity counts once: the first device has it.
// CHECK-LABEL: func @init(
// CHECK: %[[R:.*]] = dp.rank : index
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[R]], %{{.*}}
// CHECK: %[[ZERO:.*]] = arith.constant 0.0
// CHECK: arith.select %[[FIRST]], %{{.*}}, %[[ZERO]]
// CHECK: linalg.reduce { arith.addf }
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK: arith.select %[[FIRST]], %{{.*}}, %[[ONE]]
// CHECK: linalg.reduce { arith.mulf }
// CHECK-NOT: arith.select
// CHECK: linalg.reduce { arith.maximumf }
func.func @init(%x: tensor<8xf32> {dp.scatter = 0}, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%i : tensor<f32>) dimensions = [0]
  %1 = linalg.reduce { arith.mulf } ins(%x : tensor<8xf32>) outs(%i : tensor<f32>) dimensions = [0]
  %2 = linalg.reduce { arith.maximumf } ins(%x : tensor<8xf32>) outs(%i : tensor<f32>) dimensions = [0]
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// Identities need nothing: zero for sums, one for products, however they were
// filled.
// CHECK-LABEL: func @identities(
// CHECK-NOT: dp.rank
// CHECK: return
func.func @identities(%x: tensor<8x4xf32> {dp.scatter = 0}, %n: tensor<8x4xi32> {dp.scatter = 0}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>) {
  %zero = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %one = arith.constant dense<1.0> : tensor<f32>
  %b = linalg.broadcast ins(%one : tensor<f32>) outs(%e : tensor<4xf32>) dimensions = [0]
  %1 = linalg.reduce { arith.mulf } ins(%x : tensor<8x4xf32>) outs(%b : tensor<4xf32>) dimensions = [0]
  %c0 = arith.constant 0 : i32
  %s = tensor.splat %c0 : tensor<4xi32>
  %2 = linalg.reduce { arith.xori } ins(%n : tensor<8x4xi32>) outs(%s : tensor<4xi32>) dimensions = [0]
  %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %zero : f32
  } -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%g : tensor<4xf32>) dimensions = [0]
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>
}

// A sum that goes on from another sum goes on in parts.
// CHECK-LABEL: func @partial_init(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[SHARDED2:.*]] = dp.scatter %{{.*}} dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[Y_HERE:.*]] = %[[SHARDED2]])
// CHECK: %[[P:.*]] = linalg.reduce { arith.addf }
// CHECK: linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?xf32>) outs(%[[P]] : tensor<f32>)
// CHECK-NOT: dp.all_reduce
// CHECK: %[[ADDED:.*]] = dp.reduce_add %[[PARALLEL]] : <tensor<f32>, partial<add>> -> tensor<f32>
// CHECK-NEXT: return %[[ADDED]] :
func.func @partial_init(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %1 = linalg.reduce { arith.addf } ins(%y : tensor<8xf32>) outs(%0 : tensor<f32>) dimensions = [0]
  return %1 : tensor<f32>
}

// A maximum that goes on from a sum needs it whole.
// CHECK-LABEL: func @partial_init_of_other_kind(
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[TOTAL:.*]] = linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?xf32>) outs(%[[ZERO]] : tensor<f32>) dimensions = [0]
// CHECK: %[[W:.*]] = dp.all_reduce %[[TOTAL]] {{.*}} : tensor<f32> -> tensor<f32>
// CHECK: linalg.reduce { arith.maximumf } ins(%{{.*}}) outs(%[[W]] : tensor<f32>)
// CHECK: dp.reduce {{.*}} partial<max>
func.func @partial_init_of_other_kind(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %1 = linalg.reduce { arith.maximumf } ins(%x : tensor<8xf32>) outs(%0 : tensor<f32>) dimensions = [0]
  return %1 : tensor<f32>
}

// Cheap producers are made again for the shard: fills, splats, generated
// numbers (which count from the shard's beginning), elementwise ops on them.
// CHECK-LABEL: func @made_again(
// CHECK-NOT: dp.local_slice
// CHECK-DAG: %[[OFF:.*]] = dp.shard_offset %{{.*}} : index
// CHECK: tensor.generate
// CHECK: ^bb0(%[[I:.*]]: index)
// CHECK: arith.addi %[[I]], %[[OFF]]
// CHECK-NOT: dp.local_slice
// CHECK: dp.yield
// FOUR-LABEL: func @made_again(
// FOUR: arith.constant dense<2.000000e+00> : tensor<2xf32>
func.func @made_again(%x: tensor<8xf32> {dp.scatter = 0}, %s: f32) -> tensor<8xf32> {
  %c = arith.constant dense<2.0> : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %p = tensor.splat %s : tensor<8xf32>
  %g = tensor.generate {
  ^bb0(%i: index):
    %v = arith.index_cast %i : index to i32
    %w = arith.sitofp %v : i32 to f32
    tensor.yield %w : f32
  } : tensor<8xf32>
  %0 = arith.addf %c, %f : tensor<8xf32>
  %1 = arith.addf %0, %p : tensor<8xf32>
  %2 = arith.addf %1, %g : tensor<8xf32>
  %3 = arith.addf %2, %x : tensor<8xf32>
  return %3 : tensor<8xf32>
}

// Others are sliced: numbers that differ, an argument, a product that is also
// needed whole.
// CHECK-LABEL: func @sliced(
// CHECK-COUNT-3: dp.local_slice
func.func @sliced(%x: tensor<4xf32> {dp.scatter = 0}, %y: tensor<4xf32>, %m: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %p = linalg.matvec ins(%m, %y : tensor<4x4xf32>, tensor<4xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  %0 = arith.addf %x, %c : tensor<4xf32>
  %1 = arith.addf %0, %y : tensor<4xf32>
  %2 = arith.addf %1, %p : tensor<4xf32>
  return %2, %p : tensor<4xf32>, tensor<4xf32>
}

// Random numbers of a named op count from the shard's beginning, too.
// CHECK-LABEL: func @random(
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[OFF:.*]] = dp.shard_offset %[[C8]] : index
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}} : f64, f64, i32) outs(%{{.*}} : tensor<?x4xf32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: arith.addi %[[I]], %[[OFF]]
func.func @random(%x: tensor<8x4xf32> {dp.scatter = 0}, %lo: f64, %hi: f64, %seed: i32) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = arith.mulf %0, %x : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// A captured tensor is read at the local index along its shard, elsewhere at
// the global one.
// CHECK-LABEL: func @captured(
// CHECK: dp.parallel (%[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}})
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[OFF:.*]] = dp.shard_offset %[[C8]] : index
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[G:.*]] = arith.addi %[[I]], %[[OFF]]
// CHECK: tensor.extract %[[X]][%[[I]]]
// CHECK: tensor.extract %[[Y]][%[[G]]]
func.func @captured(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<9xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %a = tensor.extract %x[%i] : tensor<8xf32>
    %b = tensor.extract %y[%i] : tensor<9xf32>
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// One row: one device has it, the others join with nothing.
// CHECK-LABEL: func @one_row(
// CHECK: linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?x4xf32>)
// FOUR-LABEL: func @one_row(
// FOUR: linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?x4xf32>)
func.func @one_row(%x: tensor<1x4xf32> {dp.scatter = 0}) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<1x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  return %0 : tensor<4xf32>
}

// No rows at all.
// CHECK-LABEL: func @no_rows(
// FOUR-LABEL: func @no_rows(
// FOUR: math.exp %{{.*}} : tensor<0x4xf32>
func.func @no_rows(%x: tensor<0x4xf32> {dp.scatter = 0}) -> (tensor<0x4xf32>, tensor<4xf32>, tensor<0xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %0 = math.exp %x : tensor<0x4xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<0x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<0x4xf32> into tensor<0xf32>
  return %0, %1, %2 : tensor<0x4xf32>, tensor<4xf32>, tensor<0xf32>
}

// A sum that is needed sharded, and by nobody whole, is scattered as it is
// added.
// CHECK-LABEL: func @reduce_scatter(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x8xf32>
// CHECK: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8x8xf32> -> <tensor<8x8xf32>, sharded<0>>
// CHECK: %[[SHARDED2:.*]] = dp.scatter %{{.*}} dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
// CHECK: %[[PARALLEL:.*]] = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]], %[[Y_HERE:.*]] = %[[SHARDED2]])
// CHECK: dp.reduce_scatter %{{.*}} dim 0
// CHECK-NOT: dp.all_reduce
// CHECK: %[[PICKED:.*]] = dp.gather %[[PARALLEL]] : <tensor<8xf32>, sharded<0>> -> tensor<8xf32>
// CHECK-NEXT: return %[[PICKED]] :
func.func @reduce_scatter(%x: tensor<8x8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %z = arith.constant dense<0.0> : tensor<8xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x8xf32>) outs(%z : tensor<8xf32>) dimensions = [0]
  %1 = arith.mulf %0, %y : tensor<8xf32>
  return %1 : tensor<8xf32>
}
