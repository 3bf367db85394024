// The schedule's ops in their custom form, and through generic form and bytecode.

// RUN: dp-opt %s | dp-opt | FileCheck %s
// RUN: dp-opt %s --mlir-print-op-generic | dp-opt | FileCheck %s
// RUN: dp-opt %s --emit-bytecode | dp-opt | FileCheck %s

func.func private @k(memref<?xf32>, f32, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @nothing(index, index) attributes {dp.kernel = #dp.kernel}

// CHECK-LABEL: func @launch(
// CHECK-SAME: %[[X:.*]]: memref<?xf32>, %[[S:.*]]: f32, %[[N:.*]]: index)
func.func @launch(%x: memref<?xf32>, %s: f32, %n: index) attributes {dp.spmd} {
  // CHECK: dp.launch @k extent %[[N]] cost %[[N]](%[[X]], %[[S]]) : memref<?xf32>, f32
  dp.launch @k extent %n cost %n (%x, %s) : memref<?xf32>, f32
  // CHECK: dp.launch @nothing extent %[[N]] cost %[[N]]()
  dp.launch @nothing extent %n cost %n ()
  return
}

// CHECK-LABEL: func @launch_batch(
// CHECK-SAME: %[[X:.*]]: memref<?xf32>, %[[Y:.*]]: memref<?xf32>, %[[S:.*]]: f32, %[[N:.*]]: index)
func.func @launch_batch(%x: memref<?xf32>, %y: memref<?xf32>, %s: f32, %n: index) attributes {dp.spmd} {
  // CHECK: dp.launch_batch @k extents(%[[N]], %[[N]]) costs(%[[N]], %[[N]]) sets [(%[[X]], %[[S]]), (%[[Y]], %[[S]])] : memref<?xf32>, f32
  dp.launch_batch @k extents(%n, %n) costs(%n, %n) sets [(%x, %s), (%y, %s)]
      : memref<?xf32>, f32
  // CHECK: dp.launch_batch @nothing extents(%[[N]]) costs(%[[N]]) sets [()]{{$}}
  dp.launch_batch @nothing extents(%n) costs(%n) sets [()]
  return
}

// CHECK-LABEL: func @launch_region(
// CHECK-SAME: %[[X:.*]]: memref<?xf32>, %[[S:.*]]: f32, %[[N:.*]]: index, %[[M:.*]]: index)
func.func @launch_region(%x: memref<?xf32>, %s: f32, %n: index, %m: index) attributes {dp.spmd} {
  // CHECK: dp.launch_region "kernel_fill" extent %[[N]] cost %[[M]] kernel #dp.kernel<loop = 0> {
  // CHECK-NEXT: linalg.fill ins(%[[S]] : f32) outs(%[[X]] : memref<?xf32>)
  // CHECK-NEXT: }
  dp.launch_region "kernel_fill" extent %n cost %m kernel #dp.kernel<loop = 0> {
    linalg.fill ins(%s : f32) outs(%x : memref<?xf32>)
  }
  // CHECK: dp.launch_region "kernel_fill" of "blocks_mlp" extent %[[N]] cost %[[N]] kernel #dp.kernel attributes {note = 1 : i64} {
  dp.launch_region "kernel_fill" of "blocks_mlp" extent %n cost %n kernel #dp.kernel attributes {note = 1} {
    linalg.fill ins(%s : f32) outs(%x : memref<?xf32>)
  }
  return
}

// CHECK-LABEL: func @gemm(
func.func @gemm(%a: memref<?x64xf32>, %b: memref<64x10xf32>,
                %c: memref<?x10xf32>, %m: index) attributes {dp.spmd} {
  // CHECK: dp.gemm ins(%[[A:.*]], %[[B:.*]]) outs(%[[C:.*]]) size(%[[M:.*]], %[[M]], %[[M]], %[[M]]) ld(%[[M]], %[[M]], %[[M]]) stride(%[[M]], %[[M]], %[[M]]) : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
  dp.gemm ins(%a, %b) outs(%c) size(%m, %m, %m, %m) ld(%m, %m, %m)
      stride(%m, %m, %m)
      : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
  // CHECK: dp.gemm accumulate ins(trans_a %[[A]], trans_b %[[B]])
  dp.gemm accumulate ins(trans_a %a, trans_b %b) outs(%c) size(%m, %m, %m, %m)
      ld(%m, %m, %m) stride(%m, %m, %m)
      : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
  // CHECK: dp.gemm ins({{.*}}) stride({{.*}}) outer(%[[M]], %[[M]], %[[M]], %[[M]]) :
  dp.gemm ins(%a, %b) outs(%c) size(%m, %m, %m, %m) ld(%m, %m, %m)
      stride(%m, %m, %m) outer(%m, %m, %m, %m)
      : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
  return
}

// CHECK-LABEL: func @epilogue(
func.func @epilogue(%a: memref<4x8xf32>, %b: memref<8x2xf32>,
    %c: memref<4x2xf32>, %bias: memref<2xf32>, %m: index) attributes {dp.spmd} {
  // CHECK: dp.gemm ins({{.*}}) stride({{.*}}) bias(%{{.*}} : memref<2xf32>) relu precision tf32 :
  dp.gemm ins(%a, %b) outs(%c) size(%m, %m, %m, %m) ld(%m, %m, %m)
      stride(%m, %m, %m) bias(%bias : memref<2xf32>) relu precision tf32
      : memref<4x8xf32>, memref<8x2xf32>, memref<4x2xf32>
  return
}

// CHECK-LABEL: func @factor_sums(
func.func @factor_sums(%a: memref<?x8xf32>, %b: memref<?x2xf32>,
    %c: memref<8x2xf32>, %sa: memref<8xf32>, %sb: memref<2xf32>, %m: index)
    attributes {dp.spmd} {
  // CHECK: dp.gemm ins({{.*}}) stride({{.*}}) sums(%{{.*}} : memref<8xf32>) :
  dp.gemm ins(trans_a %a, %b) outs(%c) size(%m, %m, %m, %m) ld(%m, %m, %m)
      stride(%m, %m, %m) sums(%sa : memref<8xf32>)
      : memref<?x8xf32>, memref<?x2xf32>, memref<8x2xf32>
  // CHECK: dp.gemm ins({{.*}}) stride({{.*}}) sums of_b(%{{.*}} : memref<2xf32>) precision tf32 :
  dp.gemm ins(trans_a %a, %b) outs(%c) size(%m, %m, %m, %m) ld(%m, %m, %m)
      stride(%m, %m, %m) sums of_b (%sb : memref<2xf32>) precision tf32
      : memref<?x8xf32>, memref<?x2xf32>, memref<8x2xf32>
  return
}

// CHECK-LABEL: func @collectives(
func.func @collectives(%x: memref<12x4xf32>, %c: memref<?x4xf32>)
    attributes {dp.spmd} {
  // CHECK: dp.group_start
  dp.group_start
  // CHECK: dp.buffer.all_reduce %{{.*}}, %{{.*}} kind max : memref<12x4xf32>, memref<12x4xf32>
  dp.buffer.all_reduce %x, %x kind max : memref<12x4xf32>, memref<12x4xf32>
  // CHECK: dp.buffer.all_gather %{{.*}}, %{{.*}} dim 0 unit 3 : memref<?x4xf32>, memref<12x4xf32>
  dp.buffer.all_gather %c, %x dim 0 unit 3 : memref<?x4xf32>, memref<12x4xf32>
  // CHECK: dp.buffer.reduce_scatter %{{.*}}, %{{.*}} dim 0 {dp.reason = "grad"} : memref<12x4xf32>, memref<?x4xf32>
  dp.buffer.reduce_scatter %x, %c dim 0 {dp.reason = "grad"}
      : memref<12x4xf32>, memref<?x4xf32>
  // CHECK: dp.group_end
  dp.group_end
  return
}

// CHECK-LABEL: func @streams(
func.func @streams(%x: memref<4xf32>, %y: memref<?xi8>) attributes {dp.spmd} {
  // CHECK: dp.event_record 0 on compute
  dp.event_record 0 on compute
  // CHECK: dp.stream_wait comm for 0(%{{.*}}, %{{.*}}) : memref<4xf32>, memref<?xi8>
  dp.stream_wait comm for 0 (%x, %y) : memref<4xf32>, memref<?xi8>
  // CHECK: dp.event_record 3 on comm
  dp.event_record 3 on comm
  // CHECK: dp.stream_wait compute for 3{{$}}
  dp.stream_wait compute for 3
  return
}

// CHECK-LABEL: func @host_read(
func.func @host_read(%x: memref<4x?xi32>, %y: memref<f32>, %i: index)
    -> (i32, f32) attributes {dp.spmd} {
  // CHECK: %[[X:.*]] = dp.host_read %{{.*}}[%[[I:.*]], %[[I]]] : memref<4x?xi32>
  %0 = dp.host_read %x[%i, %i] : memref<4x?xi32>
  // CHECK: %[[Y:.*]] = dp.host_read %{{.*}}[] : memref<f32>
  %1 = dp.host_read %y[] : memref<f32>
  // CHECK: return %[[X]], %[[Y]] : i32, f32
  return %0, %1 : i32, f32
}

// CHECK-LABEL: func @nccl(
func.func @nccl(%x: memref<4xi1>, %y: memref<?xi16>, %z: memref<8xi16>,
    %w: memref<8x2xf64>, %v: memref<?x2xf64>, %u: memref<4x2xi16>, %n: index)
    attributes {dp.spmd} {
  // CHECK: dp.nccl.all_reduce %{{.*}}, %{{.*}} count %[[N:.*]] ncclUint8 ncclMin : memref<4xi1>, memref<4xi1>
  dp.nccl.all_reduce %x, %x count %n ncclUint8 ncclMin : memref<4xi1>, memref<4xi1>
  // CHECK: dp.nccl.all_gather %{{.*}}, %{{.*}} chunks(%[[N]], %[[N]], %[[N]]) ncclUint8 : memref<?xi16>, memref<8xi16>
  dp.nccl.all_gather %y, %z chunks(%n, %n, %n) ncclUint8
      : memref<?xi16>, memref<8xi16>
  // CHECK: dp.nccl.reduce_scatter %{{.*}}, %{{.*}} chunks(%[[N]], %[[N]], %[[N]]) ncclFloat64 ncclProd {dp.reason = "grad"}
  dp.nccl.reduce_scatter %w, %v chunks(%n, %n, %n) ncclFloat64 ncclProd
      {dp.reason = "grad"} : memref<8x2xf64>, memref<?x2xf64>
  // CHECK: dp.nccl.all_to_all %{{.*}}, %{{.*}} chunks(%[[N]], %[[N]]) ncclUint8 {dp.reason = "grad"} : memref<8xi16>, memref<4x2xi16>
  dp.nccl.all_to_all %z, %u chunks(%n, %n) ncclUint8 {dp.reason = "grad"}
      : memref<8xi16>, memref<4x2xi16>
  // CHECK: dp.buffer.all_to_all %{{.*}}, %{{.*}} : memref<8xi16>, memref<4x2xi16>
  dp.buffer.all_to_all %z, %u : memref<8xi16>, memref<4x2xi16>
  return
}

// CHECK-LABEL: func.func @tokens
func.func @tokens(%g: memref<8xf32>, %c: i1) attributes {dp.spmd} {
  // CHECK: dp.group_start
  // CHECK: %[[T:.*]] = dp.group_end async -> !dp.token
  dp.group_start
  dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
  %t = dp.group_end async -> !dp.token
  scf.if %c {
    // CHECK: dp.wait %[[T]](%{{.*}}) : memref<8xf32>
    dp.wait %t (%g) : memref<8xf32>
  } else {
    scf.if %c {
      // CHECK: dp.wait %[[T]]{{$}}
      dp.wait %t
    } else {
      dp.wait %t
    }
  }
  return
}
