// RUN: dp-opt %s --convert-dp-to-runtime | FileCheck %s

// Types of factors and result (7: f32, 6: bf16), the kind, and last the
// precision (1: TF32), the epilogue (3: a bias and relu) and the bias.

// CHECK-LABEL: func.func @dp_entry_step(
// CHECK-SAME: %[[DEVICE:[^:]*]]: !llvm.ptr
// CHECK: %[[IN:.*]] = arith.constant 6 : i32
// CHECK: %[[OUT:.*]] = arith.constant 6 : i32
// CHECK: %[[KIND:.*]] = arith.constant 0 : i32
// CHECK: %[[ADD:.*]] = arith.constant 1 : i32
// CHECK: %[[IEEE:.*]] = arith.constant 0 : i32
// CHECK: llvm.call @dp_rt_conv(%[[DEVICE]], %[[IN]], %[[OUT]], %[[KIND]], {{.*}}, %[[ADD]], %[[IEEE]], %[[NONE:[^,]*]], %[[NULL:[^,]*]])
// CHECK: %[[IN:.*]] = arith.constant 7 : i32
// CHECK: %[[OUT:.*]] = arith.constant 7 : i32
// CHECK: %[[KIND:.*]] = arith.constant 1 : i32
// CHECK: arith.constant 0 : i32
// CHECK: %[[ADD:.*]] = arith.constant 0 : i32
// CHECK: %[[TF32:.*]] = arith.constant 1 : i32
// CHECK: llvm.call @dp_rt_conv(%[[DEVICE]], %[[IN]], %[[OUT]], %[[KIND]], {{.*}}, %[[ADD]], %[[TF32]], %{{[^,]*}}, %{{[^,]*}})
// CHECK: %[[EPILOGUE:.*]] = arith.constant 3 : i32
// CHECK: llvm.call @dp_rt_conv({{.*}}, %[[EPILOGUE]], %[[BIAS:[^,]*]])
func.func private @step(%x: memref<?x8x4xbf16>, %w: memref<8x3x4xbf16>, %y: memref<?x6x8xbf16>, %u: memref<?x8x4xf32>, %v: memref<?x6x8xf32>,
    %g: memref<8x3x4xf32>, %b: memref<8xf32>, %n: index, %n1: index, %n2: index, %n3: index, %arena: memref<?xi8>)
    attributes {dp.spmd, dp.arena = #dp.arena<@step.arena>,
    dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<?x8x4xbf16>, placement = sharded<0>, role = batch>,
        <name = "w", type = tensor<8x3x4xbf16>, placement = replicated, role = state>,
        <name = "y", type = tensor<?x6x8xbf16>, placement = sharded<0>, role = batch>,
        <name = "u", type = tensor<?x8x4xf32>, placement = sharded<0>, role = batch>,
        <name = "v", type = tensor<?x6x8xf32>, placement = sharded<0>, role = batch>,
        <name = "g", type = tensor<8x3x4xf32>, placement = replicated, role = state>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = state>],
      results = [],
      dims = [<argument = 0, dim = 0>, <argument = 2, dim = 0>, <argument = 3, dim = 0>, <argument = 4, dim = 0>]>} {
  dp.conv accumulate ins(%x, %w) outs(%y) strides [1] dilations [1] : memref<?x8x4xbf16>, memref<8x3x4xbf16>, memref<?x6x8xbf16>
  dp.conv filter_gradient ins(%u, %v) outs(%g) strides [1] dilations [1] precision tf32 : memref<?x8x4xf32>, memref<?x6x8xf32>, memref<8x3x4xf32>
  dp.conv ins(%u, %g) outs(%v) strides [1] dilations [1] bias(%b : memref<8xf32>) relu : memref<?x8x4xf32>, memref<8x3x4xf32>, memref<?x6x8xf32>
  return
}
func.func private @step.arena(%n: index, %n1: index, %n2: index, %n3: index) -> index attributes {dp.spmd} {
  %s = dp.shard_size %n : index
  return %s : index
}
