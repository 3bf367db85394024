// RUN: dp-opt %s --convert-dp-to-nccl -split-input-file -verify-diagnostics | FileCheck %s
// RUN: dp-opt %s --convert-dp-to-nccl -split-input-file -verify-diagnostics | FileCheck %s --check-prefix=KIND

// Counts are those of the whole buffer; groups and events stay where they are.

// CHECK-LABEL: func.func private @reduce(
// CHECK-SAME: %[[G:[^:]*]]: memref<4x10xf32>, %[[X:[^:]*]]: memref<?x3xbf16>)
// CHECK: dp.group_start
// CHECK: %[[C40:.*]] = arith.constant 40 : index
// CHECK: dp.nccl.all_reduce %[[G]], %[[G]] count %[[C40]] ncclFloat32 ncclSum {dp.reason = "gradient"} : memref<4x10xf32>, memref<4x10xf32>
// CHECK: %[[ROWS:.*]] = memref.dim %[[X]]
// CHECK: %[[COUNT:.*]] = arith.muli %[[ROWS]], %{{.*}}
// CHECK: dp.nccl.all_reduce %[[X]], %[[X]] count %[[COUNT]] ncclBfloat16 ncclProd
// CHECK: dp.group_end
// CHECK: dp.event_record 0 on comm
func.func private @reduce(%g: memref<4x10xf32>, %x: memref<?x3xbf16>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "g", type = tensor<4x10xf32>, placement = replicated, role = input>,
        <name = "x", type = tensor<100x3xbf16>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  dp.group_start
  dp.buffer.all_reduce %g, %g {dp.reason = "gradient"}
      : memref<4x10xf32>, memref<4x10xf32>
  dp.buffer.all_reduce %x, %x kind mul : memref<?x3xbf16>, memref<?x3xbf16>
  dp.group_end
  dp.event_record 0 on comm
  return
}

// -----

// A dimension of 10 x 4 elements in front, units of 2 along the chunked one.

// CHECK-LABEL: func.func private @chunks(
// CHECK-SAME: %[[X:[^:]*]]: memref<10x?x3xi16>, %[[Y:[^:]*]]: memref<10x8x3xi16>
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[C12:.*]] = arith.constant 12 : index
// CHECK: dp.nccl.all_gather %[[X]], %[[Y]] chunks(%[[C10]], %[[C4]], %[[C12]]) ncclUint8
// CHECK: dp.nccl.reduce_scatter %{{.*}}, %{{.*}} chunks(%{{.*}}, %{{.*}}, %{{.*}}) ncclInt64 ncclMin
func.func private @chunks(%x: memref<10x?x3xi16>, %y: memref<10x8x3xi16>,
    %z: memref<6x2xi64>, %w: memref<?x2xi64>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<10x100x3xi16>, placement = sharded<1>, role = batch>,
        <name = "y", type = tensor<10x8x3xi16>, placement = replicated, role = input>,
        <name = "z", type = tensor<6x2xi64>, placement = replicated, role = input>,
        <name = "w", type = tensor<100x2xi64>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  dp.buffer.all_gather %x, %y dim 1 unit 2 : memref<10x?x3xi16>, memref<10x8x3xi16>
  dp.buffer.reduce_scatter %z, %w kind min dim 0 : memref<6x2xi64>, memref<?x2xi64>
  return
}

// -----

// Types that NCCL lacks travel as bytes; chunks are of whole elements.

// CHECK-LABEL: func.func private @exchange(
// CHECK-SAME: %[[X:[^:]*]]: memref<18xbf16>, %[[Y:[^:]*]]: memref<?x?xbf16>, %[[Z:[^:]*]]: memref<9xi16>, %[[W:[^:]*]]: memref<?x?xi16>
// CHECK: %[[C18:.*]] = arith.constant 18 : index
// CHECK: dp.nccl.all_to_all %[[X]], %[[Y]] chunks(%[[C18]], %c1{{.*}}) ncclBfloat16 {dp.reason = "gradient"} : memref<18xbf16>, memref<?x?xbf16>
// CHECK: %[[C9:.*]] = arith.constant 9 : index
// CHECK: %[[C2:.*]] = arith.constant 2 : index
// CHECK: dp.nccl.all_to_all %[[Z]], %[[W]] chunks(%[[C9]], %[[C2]]) ncclUint8
func.func private @exchange(%x: memref<18xbf16>, %y: memref<?x?xbf16>,
    %z: memref<9xi16>, %w: memref<?x?xi16>, %n: index, %m: index)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<18xbf16>, placement = replicated, role = input>,
        <name = "y", type = tensor<?x100xbf16>, placement = sharded<1>, role = batch>,
        <name = "z", type = tensor<9xi16>, placement = replicated, role = input>,
        <name = "w", type = tensor<?x100xi16>, placement = sharded<1>, role = batch>],
      results = [],
      dims = [<argument = 1, dim = 0>, <argument = 3, dim = 0>]>} {
  dp.buffer.all_to_all %x, %y {dp.reason = "gradient"} : memref<18xbf16>, memref<?x?xbf16>
  dp.buffer.all_to_all %z, %w : memref<9xi16>, memref<?x?xi16>
  return
}

// -----

// Bools are bytes; signed, true is the smaller one.

// KIND-LABEL: func.func private @bools(
// KIND: dp.nccl.all_reduce {{.*}} ncclUint8 ncclMin
// KIND: dp.nccl.all_reduce {{.*}} ncclUint8 ncclMin
// KIND: dp.nccl.all_reduce {{.*}} ncclUint8 ncclMax
// KIND: dp.nccl.all_reduce {{.*}} ncclUint8 ncclMax
// KIND: dp.nccl.all_reduce {{.*}} ncclUint8 ncclMax
// KIND: dp.nccl.all_reduce {{.*}} ncclUint8 ncclMin
func.func private @bools(%a: memref<4xi1>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "a", type = tensor<4xi1>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  dp.buffer.all_reduce %a, %a kind and : memref<4xi1>, memref<4xi1>
  dp.buffer.all_reduce %a, %a kind max : memref<4xi1>, memref<4xi1>
  dp.buffer.all_reduce %a, %a kind or : memref<4xi1>, memref<4xi1>
  dp.buffer.all_reduce %a, %a kind min : memref<4xi1>, memref<4xi1>
  dp.buffer.all_reduce %a, %a kind umax : memref<4xi1>, memref<4xi1>
  dp.buffer.all_reduce %a, %a kind mul : memref<4xi1>, memref<4xi1>
  return
}

// -----

// KIND-LABEL: func.func private @numbers(
// KIND: dp.nccl.all_reduce {{.*}} ncclInt32 ncclMax
// KIND: dp.nccl.all_reduce {{.*}} ncclUint32 ncclMax
// KIND: dp.nccl.all_reduce {{.*}} ncclFloat64 ncclMin
// KIND: dp.nccl.all_reduce {{.*}} ncclFloat16 ncclMax
// KIND: dp.nccl.all_reduce {{.*}} ncclInt8 ncclSum
func.func private @numbers(%a: memref<4xi32>, %b: memref<4xf64>,
    %c: memref<4xf16>, %d: memref<4xi8>) attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<4xi32>, placement = replicated, role = input>,
        <name = "b", type = tensor<4xf64>, placement = replicated, role = input>,
        <name = "c", type = tensor<4xf16>, placement = replicated, role = input>,
        <name = "d", type = tensor<4xi8>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  dp.buffer.all_reduce %a, %a kind max : memref<4xi32>, memref<4xi32>
  dp.buffer.all_reduce %a, %a kind umax : memref<4xi32>, memref<4xi32>
  dp.buffer.all_reduce %b, %b kind minnum : memref<4xf64>, memref<4xf64>
  dp.buffer.all_reduce %c, %c kind maxnum : memref<4xf16>, memref<4xf16>
  dp.buffer.all_reduce %d, %d : memref<4xi8>, memref<4xi8>
  return
}

// -----

func.func private @nan(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  // expected-error@+1 {{expected a reduction that NCCL does (dp-decompose-collectives decomposes the others), found 'max' of 'f32'}}
  dp.buffer.all_reduce %a, %a kind max : memref<4xf32>, memref<4xf32>
  return
}
