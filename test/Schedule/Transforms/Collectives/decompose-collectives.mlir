// RUN: dp-opt %s --dp-decompose-collectives | FileCheck %s
// RUN: dp-opt %s --dp-decompose-collectives | dp-opt --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels --dp-assign-streams | FileCheck %s --check-prefix=ORDER

// NCCL's maximum loses NaN: every rank gathers all summands and takes the maximum.

// CHECK-LABEL: func.func private @maximum(
// CHECK-SAME: %[[G:[^:]*]]: memref<4x3xf32>)
// CHECK: %[[MINE:.*]] = memref.expand_shape %[[G]] {{\[}}[0, 1], [2]] output_shape [1, 4, 3]
// CHECK: %[[N:.*]] = dp.device_count : index
// CHECK: %[[ALL:.*]] = memref.alloc(%[[N]]) : memref<?x4x3xf32>
// CHECK: dp.buffer.all_gather %[[MINE]], %[[ALL]] dim 0 {dp.reason = "why"}
// CHECK: %[[LEAST:.*]] = arith.constant 0xFF800000 : f32
// CHECK: linalg.fill ins(%[[LEAST]] : f32) outs(%[[G]]
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[ALL]] : memref<?x4x3xf32>) outs(%[[G]] : memref<4x3xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32, %[[OUT:[^:]*]]: f32):
// CHECK: arith.maximumf %[[OUT]], %[[IN]] : f32
// CHECK-NOT: dp.buffer.all_reduce

// What was sent in place is written only when it has been gathered.

// ORDER-LABEL: func.func private @maximum(
// ORDER-SAME: %[[G:[^:]*]]: memref<4x3xf32>
// ORDER: %[[EXPANDED:.*]] = memref.expand_shape %[[G]] {{\[}}[0, 1], [2]] output_shape [1, 4, 3] : memref<4x3xf32> into memref<1x4x3xf32>
// ORDER: %[[DEVICES:.*]] = dp.device_count : index
// ORDER: %[[BUFFER:.*]] = memref.alloc(%[[DEVICES]]) : memref<?x4x3xf32>
// ORDER: dp.buffer.all_gather %[[EXPANDED]], %[[BUFFER]] dim 0 {{.*}} : memref<1x4x3xf32>, memref<?x4x3xf32>
// ORDER-NEXT: dp.event_record 1 on comm
// ORDER: dp.stream_wait compute for 1
// ORDER: dp.launch @kernel_maximumf
// ORDER-DAG: %[[INFINITY:.*]] = arith.constant 0xFF800000 : f32
// ORDER: linalg.fill ins(%[[INFINITY]] : f32) outs(%{{.*}} : memref<12xf32>)
func.func private @maximum(%g: memref<4x3xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "g", type = tensor<4x3xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  dp.buffer.all_reduce %g, %g kind max {dp.reason = "why"}
      : memref<4x3xf32>, memref<4x3xf32>
  return
}

// The exclusive or of bools on three devices, of a scalar.

// CHECK-LABEL: func.func private @parity(
// CHECK: %[[EXPANDED:.*]] = memref.expand_shape %{{.*}} [] output_shape [1] : memref<i1> into memref<1xi1>
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<3xi1>
// CHECK: dp.buffer.all_gather %[[EXPANDED]], %[[BUFFER]] dim 0 : memref<1xi1>, memref<3xi1>
// CHECK: arith.addi {{.*}} : i1
func.func private @parity(%g: memref<i1>, %s: memref<i1>)
    attributes {dp.spmd, dp.devices = 3, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<i1>, placement = replicated, role = input>,
        <name = "s", type = tensor<i1>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  dp.buffer.all_reduce %g, %s : memref<i1>, memref<i1>
  return
}

// A rank reduces its own chunk.

// CHECK-LABEL: func.func private @scatter(
// CHECK-SAME: %[[X:[^:]*]]: memref<2x10xi16>, %[[Y:[^:]*]]: memref<2x?xi16>)
// CHECK: dp.buffer.all_gather %{{.*}}, %[[ALL:.*]] dim 0
// CHECK: %[[FIRST:.*]] = dp.shard_offset %{{.*}} unit 5
// CHECK: %[[SIZE:.*]] = memref.dim %[[Y]], %{{.*}}
// CHECK: %[[CHUNK:.*]] = memref.subview %[[ALL]][0, 0, %[[FIRST]]] [%{{.*}}, 2, %[[SIZE]]] [1, 1, 1]
// CHECK: linalg.generic {{.*}} ins(%[[CHUNK]] {{.*}} outs(%[[Y]]
// CHECK: arith.addi {{.*}} : i16
func.func private @scatter(%x: memref<2x10xi16>, %y: memref<2x?xi16>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<2x10xi16>, placement = replicated, role = input>,
        <name = "y", type = tensor<2x100xi16>, placement = sharded<1>, role = batch>],
      results = [],
      dims = []>} {
  dp.buffer.reduce_scatter %x, %y dim 1 unit 5
      : memref<2x10xi16>, memref<2x?xi16>
  return
}

// What NCCL does stays.

// CHECK-LABEL: func.func private @stays(
// CHECK-SAME: %{{[^:]*}}: memref<4xi1>, %{{[^:]*}}: memref<4xf16>, %[[C:[^:]*]]: memref<4xi32>, %[[D:[^:]*]]: memref<?xi32>
// CHECK-NEXT: dp.buffer.all_reduce %{{.*}} kind and
// CHECK-NEXT: dp.buffer.all_reduce %{{.*}} kind maxnum
// CHECK-NEXT: dp.buffer.all_reduce %{{.*}} kind umin
// CHECK-NEXT: dp.buffer.reduce_scatter %[[C]], %[[D]] dim 0 : memref<4xi32>, memref<?xi32>
// CHECK-NEXT: return
func.func private @stays(%a: memref<4xi1>, %b: memref<4xf16>, %c: memref<4xi32>,
    %d: memref<?xi32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<4xi1>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf16>, placement = replicated, role = input>,
        <name = "c", type = tensor<4xi32>, placement = replicated, role = input>,
        <name = "d", type = tensor<100xi32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  dp.buffer.all_reduce %a, %a kind and : memref<4xi1>, memref<4xi1>
  dp.buffer.all_reduce %b, %b kind maxnum : memref<4xf16>, memref<4xf16>
  dp.buffer.all_reduce %c, %c kind umin : memref<4xi32>, memref<4xi32>
  dp.buffer.reduce_scatter %c, %d dim 0 : memref<4xi32>, memref<?xi32>
  return
}
