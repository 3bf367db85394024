// Every op in its custom form, and through its generic form and bytecode.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: dp-opt %s --emit-bytecode | dp-opt | FileCheck %s
// RUN: dp-opt %s --verify-roundtrip

!x = tensor<64x784xf32>
!replicated = !dp.placed<!x, replicated>
!sharded = !dp.placed<!x, sharded<0>>
!blocks = !dp.placed<!x, sharded<1, unit 28>>
!partial = !dp.placed<!x, partial<add>>

// CHECK-LABEL: func @replicate_take
// CHECK-SAME: (%[[X:.*]]: tensor<64x784xf32>)
func.func @replicate_take(%x: !x) -> !x {
  // CHECK: %[[R:.*]] = dp.replicate %[[X]] : tensor<64x784xf32> -> <tensor<64x784xf32>, replicated>
  // GENERIC: "dp.replicate"(%{{.*}}) : (tensor<64x784xf32>) -> !dp.placed<tensor<64x784xf32>, replicated>
  %r = dp.replicate %x : !x -> !replicated
  // CHECK: dp.take %[[R]] : <tensor<64x784xf32>, replicated> -> tensor<64x784xf32>
  // GENERIC: "dp.take"(%{{.*}}) : (!dp.placed<tensor<64x784xf32>, replicated>) -> tensor<64x784xf32>
  %t = dp.take %r : !replicated -> !x
  return %t : !x
}

// CHECK-LABEL: func @scatter_gather
func.func @scatter_gather(%x: !x) -> (!x, !x) {
  // CHECK: %[[S:.*]] = dp.scatter %{{.*}} dim 0 : tensor<64x784xf32> -> <tensor<64x784xf32>, sharded<0>>
  // GENERIC: "dp.scatter"(%{{.*}}) <{dim = 0 : i64, unit = 1 : i64}> : (tensor<64x784xf32>) -> !dp.placed<tensor<64x784xf32>, sharded<0>>
  %s = dp.scatter %x dim 0 : !x -> !sharded
  // CHECK: dp.gather %[[S]] : <tensor<64x784xf32>, sharded<0>> -> tensor<64x784xf32>
  // GENERIC: "dp.gather"
  %g = dp.gather %s : !sharded -> !x
  // CHECK: %[[U:.*]] = dp.scatter %{{.*}} dim 1 unit 28 : tensor<64x784xf32> -> <tensor<64x784xf32>, sharded<1, unit 28>>
  // GENERIC: "dp.scatter"(%{{.*}}) <{dim = 1 : i64, unit = 28 : i64}>
  %u = dp.scatter %x dim 1 unit 28 : !x -> !blocks
  // CHECK: dp.gather %[[U]]
  %h = dp.gather %u : !blocks -> !x
  return %g, %h : !x, !x
}

// CHECK-LABEL: func @reduce_add
func.func @reduce_add(%p: !partial) -> !x {
  // CHECK: dp.reduce_add %{{.*}} : <tensor<64x784xf32>, partial<add>> -> tensor<64x784xf32>
  // GENERIC: "dp.reduce_add"
  %r = dp.reduce_add %p : !partial -> !x
  return %r : !x
}

// Every reduction kind, on an element type that it combines.
// CHECK-LABEL: func @reduce
func.func @reduce(
    %mul: !dp.placed<tensor<f32>, partial<mul>>,
    %max: !dp.placed<tensor<f32>, partial<max>>,
    %min: !dp.placed<tensor<i32>, partial<min>>,
    %maxnum: !dp.placed<tensor<bf16>, partial<maxnum>>,
    %minnum: !dp.placed<tensor<f64>, partial<minnum>>,
    %umax: !dp.placed<tensor<i64>, partial<umax>>,
    %umin: !dp.placed<tensor<index>, partial<umin>>,
    %and: !dp.placed<tensor<i1>, partial<and>>,
    %or: !dp.placed<tensor<i1>, partial<or>>,
    %xor: !dp.placed<tensor<i8>, partial<xor>>) {
  // CHECK: dp.reduce %{{.*}} : <tensor<f32>, partial<mul>> -> tensor<f32>
  // GENERIC: "dp.reduce"(%{{.*}}) : (!dp.placed<tensor<f32>, partial<mul>>) -> tensor<f32>
  %0 = dp.reduce %mul : !dp.placed<tensor<f32>, partial<mul>> -> tensor<f32>
  // CHECK: dp.reduce %{{.*}} : <tensor<f32>, partial<max>> -> tensor<f32>
  %1 = dp.reduce %max : !dp.placed<tensor<f32>, partial<max>> -> tensor<f32>
  // CHECK: dp.reduce %{{.*}} : <tensor<i32>, partial<min>> -> tensor<i32>
  %2 = dp.reduce %min : !dp.placed<tensor<i32>, partial<min>> -> tensor<i32>
  // CHECK: dp.reduce %{{.*}} : <tensor<bf16>, partial<maxnum>> -> tensor<bf16>
  %3 = dp.reduce %maxnum : !dp.placed<tensor<bf16>, partial<maxnum>> -> tensor<bf16>
  // CHECK: dp.reduce %{{.*}} : <tensor<f64>, partial<minnum>> -> tensor<f64>
  %4 = dp.reduce %minnum : !dp.placed<tensor<f64>, partial<minnum>> -> tensor<f64>
  // CHECK: dp.reduce %{{.*}} : <tensor<i64>, partial<umax>> -> tensor<i64>
  %5 = dp.reduce %umax : !dp.placed<tensor<i64>, partial<umax>> -> tensor<i64>
  // CHECK: dp.reduce %{{.*}} : <tensor<index>, partial<umin>> -> tensor<index>
  %6 = dp.reduce %umin : !dp.placed<tensor<index>, partial<umin>> -> tensor<index>
  // CHECK: dp.reduce %{{.*}} : <tensor<i1>, partial<and>> -> tensor<i1>
  %7 = dp.reduce %and : !dp.placed<tensor<i1>, partial<and>> -> tensor<i1>
  // CHECK: dp.reduce %{{.*}} : <tensor<i1>, partial<or>> -> tensor<i1>
  %8 = dp.reduce %or : !dp.placed<tensor<i1>, partial<or>> -> tensor<i1>
  // CHECK: dp.reduce %{{.*}} : <tensor<i8>, partial<xor>> -> tensor<i8>
  %9 = dp.reduce %xor : !dp.placed<tensor<i8>, partial<xor>> -> tensor<i8>
  return
}

// Names in the body may shadow those outside of it.
// CHECK-LABEL: func @parallel
// CHECK-SAME: (%[[X:.*]]: !dp.placed<tensor<64x784xf32>, sharded<0>>, %[[W:.*]]: !dp.placed<tensor<64x784xf32>, replicated>, %[[I:.*]]: index, %[[F:.*]]: f32)
func.func @parallel(%x: !sharded, %w: !replicated, %i: index, %f: f32)
    -> (!sharded, !replicated) {
  // CHECK: %{{.*}}:2 = dp.parallel (%[[XL:.*]] = %[[X]], %[[WL:.*]] = %[[W]], %{{.*}} = %[[I]], %{{.*}} = %[[F]])
  // CHECK-SAME: : (!dp.placed<tensor<64x784xf32>, sharded<0>>, !dp.placed<tensor<64x784xf32>, replicated>, index, f32)
  // CHECK-SAME: -> (!dp.placed<tensor<64x784xf32>, sharded<0>>, !dp.placed<tensor<64x784xf32>, replicated>) {
  // GENERIC: "dp.parallel"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) ({
  // GENERIC-NEXT: ^bb0(%{{.*}}: tensor<?x784xf32>, %{{.*}}: tensor<64x784xf32>, %{{.*}}: index, %{{.*}}: f32):
  %0:2 = dp.parallel (%x = %x, %w = %w, %i = %i, %f = %f)
      : (!sharded, !replicated, index, f32) -> (!sharded, !replicated) {
    // CHECK: dp.yield %[[XL]], %[[WL]] : tensor<?x784xf32>, tensor<64x784xf32>
    // GENERIC: "dp.yield"(%{{.*}}, %{{.*}}) : (tensor<?x784xf32>, tensor<64x784xf32>) -> ()
    dp.yield %x, %w : tensor<?x784xf32>, tensor<64x784xf32>
  }
  return %0#0, %0#1 : !sharded, !replicated
}

// CHECK-LABEL: func @parallel_static
func.func @parallel_static(%x: !sharded, %b: !blocks) -> !sharded {
  // CHECK: dp.parallel (%[[XL:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) devices 4 attributes {note = "a"}
  // GENERIC: "dp.parallel"(%{{.*}}, %{{.*}}) <{devices = 4 : i64}> ({
  // GENERIC-NEXT: ^bb0(%{{.*}}: tensor<16x784xf32>, %{{.*}}: tensor<64x196xf32>):
  %0 = dp.parallel (%l = %x, %k = %b) devices 4 attributes {note = "a"}
      : (!sharded, !blocks) -> !sharded {
    // CHECK: dp.yield %[[XL]] : tensor<16x784xf32>
    dp.yield %l : tensor<16x784xf32>
  }
  return %0 : !sharded
}

// CHECK-LABEL: func @parallel_nothing
func.func @parallel_nothing() {
  // CHECK: dp.parallel () : () -> () {
  // CHECK-NEXT: dp.yield
  dp.parallel () : () -> () {
    dp.yield
  }
  return
}

// CHECK-LABEL: func @placed_collectives
func.func @placed_collectives(%p: !partial, %s: !sharded, %b: !blocks,
                              %r: !replicated) {
  // CHECK: dp.all_reduce %{{.*}} : !dp.placed<tensor<64x784xf32>, partial<add>> -> !dp.placed<tensor<64x784xf32>, replicated>
  // GENERIC: "dp.all_reduce"(%{{.*}}) <{kind = 0 : i32}> : (!dp.placed<tensor<64x784xf32>, partial<add>>)
  %0 = dp.all_reduce %p : !partial -> !replicated
  // CHECK: dp.all_gather %{{.*}} dim 0 : !dp.placed<tensor<64x784xf32>, sharded<0>> -> !dp.placed<tensor<64x784xf32>, replicated>
  // GENERIC: "dp.all_gather"(%{{.*}}) <{dim = 0 : i64, unit = 1 : i64}>
  %1 = dp.all_gather %s dim 0 : !sharded -> !replicated
  // CHECK: dp.all_gather %{{.*}} dim 1 unit 28 : !dp.placed<tensor<64x784xf32>, sharded<1, unit 28>>
  %2 = dp.all_gather %b dim 1 unit 28 : !blocks -> !replicated
  // CHECK: dp.reduce_scatter %{{.*}} dim 0 : !dp.placed<tensor<64x784xf32>, partial<add>> -> !dp.placed<tensor<64x784xf32>, sharded<0>>
  // GENERIC: "dp.reduce_scatter"(%{{.*}}) <{dim = 0 : i64, kind = 0 : i32, unit = 1 : i64}>
  %3 = dp.reduce_scatter %p dim 0 : !partial -> !sharded
  // CHECK: dp.local_slice %{{.*}} dim 1 unit 28 : !dp.placed<tensor<64x784xf32>, replicated> -> !dp.placed<tensor<64x784xf32>, sharded<1, unit 28>>
  // GENERIC: "dp.local_slice"(%{{.*}}) <{dim = 1 : i64, unit = 28 : i64}>
  %4 = dp.local_slice %r dim 1 unit 28 : !replicated -> !blocks
  return
}

// CHECK-LABEL: func @local_collectives
func.func @local_collectives(%x: tensor<64x784xf32>, %c: tensor<?x784xf32>,
                             %d: tensor<?x784xf32>, %n: index,
                             %f: tensor<18xbf16>)
    attributes {dp.spmd} {
  // CHECK: dp.all_reduce %{{.*}} kind max {dp.reason = "softmax"} : tensor<64x784xf32> -> tensor<64x784xf32>
  // GENERIC: "dp.all_reduce"(%{{.*}}) <{kind = 2 : i32}> {dp.reason = "softmax"}
  %0 = dp.all_reduce %x kind max {dp.reason = "softmax"} : tensor<64x784xf32> -> tensor<64x784xf32>
  // CHECK: dp.all_gather %{{.*}} dim 0 : tensor<?x784xf32> -> tensor<64x784xf32>
  %1 = dp.all_gather %c dim 0 : tensor<?x784xf32> -> tensor<64x784xf32>
  // CHECK: dp.all_gather %{{.*}} dim 0 unit 4 size %{{.*}} : tensor<?x784xf32> -> tensor<?x784xf32>
  // GENERIC: "dp.all_gather"(%{{.*}}, %{{.*}}) <{dim = 0 : i64, unit = 4 : i64}>
  %2 = dp.all_gather %c dim 0 unit 4 size %n : tensor<?x784xf32> -> tensor<?x784xf32>
  // CHECK: dp.reduce_scatter %{{.*}} kind min dim 1 unit 28 : tensor<64x784xf32> -> tensor<64x?xf32>
  %3 = dp.reduce_scatter %x kind min dim 1 unit 28 : tensor<64x784xf32> -> tensor<64x?xf32>
  // CHECK: dp.local_slice %{{.*}} dim 0 : tensor<64x784xf32> -> tensor<?x784xf32>
  %4 = dp.local_slice %x dim 0 : tensor<64x784xf32> -> tensor<?x784xf32>
  // CHECK: dp.all_to_all %{{.*}} {dp.reason = "gradient"} : tensor<18xbf16> -> tensor<?x?xbf16>
  // GENERIC: "dp.all_to_all"(%{{.*}}) {dp.reason = "gradient"} : (tensor<18xbf16>) -> tensor<?x?xbf16>
  %5 = dp.all_to_all %f {dp.reason = "gradient"} : tensor<18xbf16> -> tensor<?x?xbf16>
  return
}

// CHECK-LABEL: func @local_static
func.func @local_static(%x: tensor<64x784xf32>, %y: tensor<10xf32>,
                        %z: tensor<12xf16>, %n: tensor<?xf32>)
    attributes {dp.spmd, dp.devices = 4 : i64} {
  // CHECK: %[[S:.*]] = dp.local_slice %{{.*}} dim 0 : tensor<64x784xf32> -> tensor<16x784xf32>
  %0 = dp.local_slice %x dim 0 : tensor<64x784xf32> -> tensor<16x784xf32>
  // CHECK: dp.all_gather %[[S]] dim 0 : tensor<16x784xf32> -> tensor<64x784xf32>
  %1 = dp.all_gather %0 dim 0 : tensor<16x784xf32> -> tensor<64x784xf32>
  // CHECK: dp.local_slice %{{.*}} dim 0 : tensor<10xf32> -> tensor<?xf32>
  %2 = dp.local_slice %y dim 0 : tensor<10xf32> -> tensor<?xf32>
  // CHECK: dp.reduce_scatter %{{.*}} dim 1 unit 196 : tensor<64x784xf32> -> tensor<64x196xf32>
  %3 = dp.reduce_scatter %x dim 1 unit 196 : tensor<64x784xf32> -> tensor<64x196xf32>
  // CHECK: dp.all_to_all %{{.*}} : tensor<12xf16> -> tensor<4x3xf16>
  %4 = dp.all_to_all %z : tensor<12xf16> -> tensor<4x3xf16>
  // CHECK: dp.all_to_all %{{.*}} : tensor<10xf32> -> tensor<4x?xf32>
  %5 = dp.all_to_all %y : tensor<10xf32> -> tensor<4x?xf32>
  // CHECK: dp.all_to_all %{{.*}} : tensor<?xf32> -> tensor<4x?xf32>
  %6 = dp.all_to_all %n : tensor<?xf32> -> tensor<4x?xf32>
  return
}

// CHECK-LABEL: func @where
func.func @where(%extent: index) attributes {dp.spmd} {
  // CHECK: %rank = dp.rank : index
  // GENERIC: "dp.rank"() : () -> index
  %r = dp.rank : index
  // CHECK: %devices = dp.device_count : index
  // GENERIC: "dp.device_count"() : () -> index
  %n = dp.device_count : index
  // CHECK: %offset = dp.shard_offset %{{.*}} : index
  // GENERIC: "dp.shard_offset"(%{{.*}}) <{unit = 1 : i64}> : (index) -> index
  %o = dp.shard_offset %extent : index
  // CHECK: %size = dp.shard_size %{{.*}} unit 4 : index
  // GENERIC: "dp.shard_size"(%{{.*}}) <{unit = 4 : i64}> : (index) -> index
  %s = dp.shard_size %extent unit 4 : index
  return
}

// CHECK-LABEL: func private @attribute
// CHECK-SAME: #dp.placement<replicated>
// CHECK-SAME: #dp.placement<sharded<1, unit 4>>
// CHECK-SAME: #dp.placement<partial<xor>>
func.func private @attribute() attributes {
  a = #dp.placement<replicated>, b = #dp.placement<sharded<1, unit 4>>,
  c = #dp.placement<partial<xor>>}

// CHECK-LABEL: func private @interface
// CHECK-SAME: (tensor<8xf32> {dp.name = "w", dp.state}, tensor<?x8xf32> {dp.name = "x", dp.scatter = 0 : i64})
// CHECK-SAME: -> (tensor<8xf32> {dp.name = "w", dp.updates = 0 : i64})
func.func private @interface(
    tensor<8xf32> {dp.state, dp.name = "w"},
    tensor<?x8xf32> {dp.scatter = 0 : i64, dp.name = "x"})
    -> (tensor<8xf32> {dp.updates = 0 : i64, dp.name = "w"})
