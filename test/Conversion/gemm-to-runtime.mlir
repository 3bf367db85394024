// RUN: dp-opt %s --convert-dp-to-runtime | FileCheck %s

// The numbers of a product are in a constant: types of A, B and C (7: f32, 6:
// bf16, 15: f8E4M3FN), transposed A and B, accumulation, precision (1: TF32),
// epilogue (3: bias and relu; 8: sums of B); then the outer batch, the batch, m,
// n, k, the leading dimensions, strides and outer strides.

// CHECK-DAG: llvm.mlir.global private constant @[[$PLAIN:dp_numbers\.7\.7\.7\.0\.0\.0\.0\.0\.\.1\.1\.8\.4\.16\.16\.4\.4\.0\.0\.0\.0\.0\.0]]() {{.*}} : !llvm.struct<(array<8 x i32>, array<14 x i64>)> {
// CHECK-DAG: llvm.mlir.global private constant @[[$OPEN:dp_numbers\.6\.6\.7\.1\.0\.1\.0\.0\.\.1\.1\.16\.4\.0\.16\.4\.4\.0\.0\.0\.0\.0\.0]]()
// CHECK-DAG: llvm.mlir.global private constant @[[$FUSED:dp_numbers\.7\.7\.7\.0\.0\.0\.1\.3\.\.2\.1\.0\.4\.16\.16\.4\.4\.0\.0\.0\.128\.0\.32]]()
// CHECK-DAG: llvm.mlir.global private constant @[[$SUMS:dp_numbers\.7\.7\.7\.1\.0\.0\.0\.8\.\.1\.1\.16\.4\.8\.16\.4\.4\.0\.0\.0\.0\.0\.0]]()
// CHECK-DAG: llvm.mlir.global private constant @[[$F8:dp_numbers\.15\.15\.7\.0\.1\.0\.0\.0\.\.1\.1\.16\.16\.16\.16\.16\.16\.0\.0\.0\.0\.0\.0]]()

// One copy serves all calls with a size that is known at run time only.
// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr
// CHECK: %[[COPY:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(array<8 x i32>, array<14 x i64>)>
// CHECK-NOT: llvm.alloca %{{.*}} x !llvm.struct<(array<8 x i32>

// CHECK: %[[SHAPE:.*]] = llvm.mlir.addressof @[[$PLAIN]]
// CHECK-NOT: memcpy
// CHECK: llvm.call @dp_rt_gemm(%[[DEVICE]], %[[SHAPE]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %[[BIAS:[^,]*]], %[[NULL:[^,]*]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32

// The number of rows is k, the fifth number.
// CHECK: %[[SHAPE:.*]] = llvm.mlir.addressof @[[$OPEN]]
// CHECK: %[[BYTES:.*]] = arith.constant 144 : i64
// CHECK: "llvm.intr.memcpy"(%[[COPY]], %[[SHAPE]], %[[BYTES]])
// CHECK: %[[PLACE:.*]] = llvm.getelementptr %[[COPY]][0, 1, 4]
// CHECK: llvm.store %[[ROWS:.*]], %[[PLACE]] : i64, !llvm.ptr
// CHECK: llvm.call @dp_rt_gemm(%[[DEVICE]], %[[COPY]],

// CHECK: %[[SHAPE:.*]] = llvm.mlir.addressof @[[$FUSED]]
// CHECK: "llvm.intr.memcpy"(%[[COPY]], %[[SHAPE]],
// CHECK: %[[PLACE:.*]] = llvm.getelementptr %[[COPY]][0, 1, 2]
// CHECK-NEXT: llvm.store %{{.*}}, %[[PLACE]]
// CHECK-NOT: llvm.store
// CHECK: %[[NULL:.*]] = llvm.mlir.zero
// CHECK: llvm.call @dp_rt_gemm(%[[DEVICE]], %[[COPY]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %[[NULL]])

// CHECK: %[[SHAPE:.*]] = llvm.mlir.addressof @[[$SUMS]]
// CHECK: %[[NULL:.*]] = llvm.mlir.zero
// CHECK: llvm.call @dp_rt_gemm(%[[DEVICE]], %[[SHAPE]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %[[NULL]], %{{[^,]*}})

// CHECK: %[[SHAPE:.*]] = llvm.mlir.addressof @[[$F8]]
// CHECK: llvm.call @dp_rt_gemm_f8(%[[DEVICE]], %[[SHAPE]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,)]*}})
func.func private @step(%x: memref<?x16xbf16>, %g: memref<?x4xbf16>, %t: memref<8x16xf32>, %w: memref<16x4xf32>,
    %y: memref<8x4xf32>, %b: memref<4xf32>, %u: memref<2x?x16xf32>, %v: memref<2x?x4xf32>, %f: memref<16x16xf32>,
    %n: index, %n1: index, %n2: index, %n3: index, %arena: memref<?xi8>)
    attributes {dp.spmd, dp.arena = #dp.arena<@step.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x16xbf16>, placement = sharded<0>, role = batch>,
        <name = "g", type = tensor<?x4xbf16>, placement = sharded<0>, role = batch>,
        <name = "t", type = tensor<8x16xf32>, placement = replicated, role = state>,
        <name = "w", type = tensor<16x4xf32>, placement = replicated, role = state>,
        <name = "y", type = tensor<8x4xf32>, placement = replicated, role = state>,
        <name = "b", type = tensor<4xf32>, placement = replicated, role = state>,
        <name = "u", type = tensor<2x?x16xf32>, placement = sharded<1>, role = batch>,
        <name = "v", type = tensor<2x?x4xf32>, placement = sharded<1>, role = batch>,
        <name = "f", type = tensor<16x16xf32>, placement = replicated, role = state>],
      results = [],
      dims = [<argument = 0, dim = 0>, <argument = 1, dim = 0>, <argument = 6, dim = 1>, <argument = 7, dim = 1>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %rows = memref.dim %x, %c0 : memref<?x16xbf16>
  dp.gemm ins(%t, %w) outs(%y) size(%c1, %c8, %c4, %c16) ld(%c16, %c4, %c4) stride(%c0, %c0, %c0) : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  dp.gemm accumulate ins(trans_a %x, %g) outs(%w) size(%c1, %c16, %c4, %rows) ld(%c16, %c4, %c4) stride(%c0, %c0, %c0) : memref<?x16xbf16>, memref<?x4xbf16>, memref<16x4xf32>
  %each = memref.dim %u, %c1 : memref<2x?x16xf32>
  dp.gemm ins(%u, %w) outs(%v) size(%c1, %each, %c4, %c16) ld(%c16, %c4, %c4) stride(%c0, %c0, %c0) outer(%c2, %c128, %c0, %c32) bias(%b : memref<4xf32>) relu precision tf32 : memref<2x?x16xf32>, memref<16x4xf32>, memref<2x?x4xf32>
  dp.gemm ins(trans_a %t, %y) outs(%w) size(%c1, %c16, %c4, %c8) ld(%c16, %c4, %c4) stride(%c0, %c0, %c0) sums of_b(%b : memref<4xf32>) : memref<8x16xf32>, memref<8x4xf32>, memref<16x4xf32>
  %e = memref.view %arena[%c0][] : memref<?xi8> to memref<16x16xf8E4M3FN>
  dp.gemm ins(%e, trans_b %e) outs(%f) size(%c1, %c16, %c16, %c16) ld(%c16, %c16, %c16) stride(%c0, %c0, %c0) : memref<16x16xf8E4M3FN>, memref<16x16xf8E4M3FN>, memref<16x16xf32>
  return
}
func.func private @step.arena(%n: index, %n1: index, %n2: index, %n3: index) -> index attributes {dp.spmd} {
  %s = dp.shard_size %n : index
  return %s : index
}
