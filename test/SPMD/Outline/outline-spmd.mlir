// RUN: dp-opt %s --dp-outline-spmd -split-input-file | FileCheck %s

// State becomes its own destination, other results get one; the placements
// become the interface.

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: %[[W:[^:]*]]: tensor<8xf32>,
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xf32> {bufferization.writable = false},
// CHECK-SAME: %[[S:[^:]*]]: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
// CHECK-SAME: dp.entry = #dp.entry<arguments = [
// CHECK-SAME: <name = "w", type = tensor<8xf32>, placement = replicated, role = state>
// CHECK-SAME: <name = "x", type = tensor<60x8xf32>, placement = sharded<0>, role = batch>
// CHECK-SAME: results = [<name = "w", type = tensor<8xf32>, placement = replicated, updates = 0>
// CHECK-SAME: <name = "s", type = tensor<8xf32>, placement = partial<add>, location = #loc{{[0-9]*}}, reason = "a sum over the batch">
// CHECK-SAME: dims = []>
// CHECK-SAME: dp.spmd
// CHECK: %[[B:.*]] = arith.constant 60 : index
// CHECK: dp.shard_size %[[B]]
// CHECK: %[[NEW:.*]] = arith.addf %[[W]], %[[W]]
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK: %[[SUM:.*]] = linalg.reduce ins(%[[X]] : tensor<?x8xf32>) outs(%[[ZERO]] : tensor<8xf32>) dimensions = [0]
// CHECK: %[[R0:.*]] = bufferization.materialize_in_destination %[[NEW]] in %[[W]]
// CHECK: %[[R1:.*]] = bufferization.materialize_in_destination %[[SUM]] in %[[S]]
// CHECK: return %[[R0]], %[[R1]]
func.func @step(%w: tensor<8xf32> {dp.state, dp.name = "w"},
                %x: tensor<60x8xf32> {dp.scatter = 0, dp.name = "x"})
    -> (tensor<8xf32> {dp.name = "w", dp.updates = 0},
        tensor<8xf32> {dp.name = "s"}) {
  %wr = dp.replicate %w
      : tensor<8xf32> -> !dp.placed<tensor<8xf32>, replicated>
  %xs = dp.scatter %x dim 0
      : tensor<60x8xf32> -> !dp.placed<tensor<60x8xf32>, sharded<0>>
  %c60 = arith.constant 60 : index
  %0:2 = dp.parallel (%wl = %wr, %xl = %xs, %b = %c60)
      : (!dp.placed<tensor<8xf32>, replicated>,
         !dp.placed<tensor<60x8xf32>, sharded<0>>, index)
      -> (!dp.placed<tensor<8xf32>, replicated>,
          !dp.placed<tensor<8xf32>, partial<add>>) {
    %n = dp.shard_size %b : index
    %new = arith.addf %wl, %wl : tensor<8xf32>
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    %sum = linalg.reduce ins(%xl : tensor<?x8xf32>) outs(%zero : tensor<8xf32>)
        dimensions = [0]
        (%in: f32, %out: f32) {
          %a = arith.addf %in, %out : f32
          linalg.yield %a : f32
        }
    dp.yield %new, %sum : tensor<8xf32>, tensor<8xf32>
  }
  %w1 = dp.take %0#0
      : !dp.placed<tensor<8xf32>, replicated> -> tensor<8xf32>
  %s = dp.reduce_add %0#1 {dp.reason = "a sum over the batch"}
      : !dp.placed<tensor<8xf32>, partial<add>> -> tensor<8xf32>
  return %w1, %s : tensor<8xf32>, tensor<8xf32>
}

// -----

// A dynamic batch: its global size is an argument, its local size is computed.

// CHECK-LABEL: func.func private @dynamic(
// CHECK-SAME: %{{[^:]*}}: tensor<?xf32> {bufferization.writable = false},
// CHECK-SAME: %[[OUT:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index)
// CHECK-SAME: results = [<name = "y", type = tensor<?xf32>, placement = sharded<0>, dims = [0]
// CHECK-SAME: dims = [<argument = 0, dim = 0>]>
// CHECK: dp.shard_size %[[N]]
// CHECK: %[[E:.*]] = linalg.exp ins(%{{.*}} : tensor<?xf32>) outs(%{{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: materialize_in_destination %[[E]] in %[[OUT]]
func.func @dynamic(%x: tensor<?xf32> {dp.scatter = 0, dp.name = "x"})
    -> (tensor<?xf32> {dp.name = "y"}) {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?xf32>
  %xs = dp.scatter %x dim 0
      : tensor<?xf32> -> !dp.placed<tensor<?xf32>, sharded<0>>
  %0 = dp.parallel (%xl = %xs, %n = %b)
      : (!dp.placed<tensor<?xf32>, sharded<0>>, index)
      -> !dp.placed<tensor<?xf32>, sharded<0>> {
    %size = dp.shard_size %n : index
    %e = tensor.empty(%size) : tensor<?xf32>
    %y = linalg.exp ins(%xl : tensor<?xf32>) outs(%e : tensor<?xf32>)
        -> tensor<?xf32>
    dp.yield %y : tensor<?xf32>
  }
  %y = dp.gather %0 : !dp.placed<tensor<?xf32>, sharded<0>> -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

// The size of a result that is joined with dimensions of size 1 is that of the
// argument.

// CHECK-LABEL: func.func private @squeezed(
// CHECK-SAME: results = [<name = "y", type = tensor<?xf32>, placement = sharded<0>, dims = [0]
// CHECK-SAME: dims = [<argument = 0, dim = 0>]>
func.func @squeezed(%x: tensor<?x1x1xf32> {dp.scatter = 0, dp.name = "x"})
    -> (tensor<?xf32> {dp.name = "y"}) {
  %xs = dp.scatter %x dim 0
      : tensor<?x1x1xf32> -> !dp.placed<tensor<?x1x1xf32>, sharded<0>>
  %0 = dp.parallel (%xl = %xs)
      : (!dp.placed<tensor<?x1x1xf32>, sharded<0>>)
      -> !dp.placed<tensor<?xf32>, sharded<0>> {
    %y = tensor.collapse_shape %xl [[0, 1, 2]]
        : tensor<?x1x1xf32> into tensor<?xf32>
    dp.yield %y : tensor<?xf32>
  }
  %y = dp.gather %0 : !dp.placed<tensor<?xf32>, sharded<0>> -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

// Two states exchanged: each is read before either is overwritten.

// CHECK-LABEL: func.func private @exchange(
// CHECK-SAME: %[[A:[^:]*]]: tensor<4xf32>, %[[B:[^:]*]]: tensor<4xf32>)
// CHECK: %[[CB:.*]] = bufferization.alloc_tensor() copy(%[[B]])
// CHECK: %[[CA:.*]] = bufferization.alloc_tensor() copy(%[[A]])
// CHECK: materialize_in_destination %[[CB]] in %[[A]]
// CHECK: materialize_in_destination %[[CA]] in %[[B]]
func.func @exchange(%a: tensor<4xf32> {dp.state, dp.name = "a"},
                    %b: tensor<4xf32> {dp.state, dp.name = "b"})
    -> (tensor<4xf32> {dp.name = "a", dp.updates = 0},
        tensor<4xf32> {dp.name = "b", dp.updates = 1}) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}

// -----

// A state that the step leaves as it is costs nothing.

// CHECK-LABEL: func.func private @unchanged(
// CHECK-NOT: materialize
// CHECK: return
func.func @unchanged(%a: tensor<4xf32> {dp.state, dp.name = "a"})
    -> (tensor<4xf32> {dp.name = "a", dp.updates = 0}) {
  return %a : tensor<4xf32>
}
