// RUN: dp-opt %s --dp-parallelize -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize | FileCheck %s

// An op without a rule takes its operands whole; a remark says what that costs.

// CHECK-LABEL: func @sorted
// CHECK: %[[X:.*]] = dp.all_gather %{{.*}} dim 0 {{.*}} : tensor<?x4xf32> -> tensor<8x4xf32>
// CHECK: %[[S:.*]] = tosa.cos %[[X]]
// CHECK: dp.yield %[[S]]
func.func @sorted(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<8x4xf32> {
  // expected-remark @below {{no placement rule for 'tosa.cos': its operands are made whole on every device (128 bytes) and it runs on each; a rule that follows dimension 0 of 'tensor<8x4xf32>' would keep it sharded}}
  %0 = tosa.cos %x : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Of what all hold whole already there is nothing to say.
func.func @whole(%w: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = tosa.cos %w : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// A region's captures are operands; what it yields may be no tensor.
// CHECK-LABEL: func @loop
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[X:.*]] = dp.all_gather %{{.*}} dim 0 {{.*}} : tensor<?xf32> -> tensor<8xf32>
// CHECK: scf.parallel (%[[I:.*]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) init (%{{.*}}) -> f32
// CHECK: tensor.extract %[[X]]
func.func @loop(%x: tensor<8xf32> {dp.scatter = 0}, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-remark @below {{no placement rule for 'scf.parallel': its operands are made whole on every device (32 bytes)}}
  %0 = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%b) -> f32 {
    %e = tensor.extract %x[%i] : tensor<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0 : f32
}

// A sum is added up before.
// CHECK-LABEL: func @of_sum
// CHECK: %[[CHOSEN:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[TOTAL:.*]] = linalg.reduce { arith.addf } ins(%{{.*}} : tensor<?x4xf32>) outs(%[[CHOSEN]] : tensor<4xf32>) dimensions = [0]
// CHECK: %[[REDUCED:.*]] = dp.all_reduce %[[TOTAL]] {{.*}} : tensor<4xf32> -> tensor<4xf32>
// CHECK: tensor.pad %[[REDUCED]] low[1] high[1]
func.func @of_sum(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<6xf32> {
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{no placement rule for 'tensor.pad': its operands are made whole on every device (16 bytes)}}
  %0 = tensor.pad %p low[1] high[1] {
  ^bb0(%i: index):
    %k = arith.index_cast %i : index to i32
    %v = arith.sitofp %k : i32 to f32
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// What has an effect has it on every device, and stays.
// CHECK-LABEL: func @effect
// CHECK-SAME: %{{[^:]*}}: tensor<8xf32> {dp.scatter = 0 : i64}, %[[P:[^:]*]]: i1
// CHECK: dp.parallel (%[[X_HERE:.*]] = %{{.*}}, %[[P_HERE:.*]] = %[[P]])
// CHECK: cf.assert %[[P_HERE]], "expected p"
// CHECK: %[[X:.*]] = dp.all_gather %[[X_HERE]] dim 0
// CHECK: call @print(%[[X]])
func.func @effect(%x: tensor<8xf32> {dp.scatter = 0}, %p: i1) {
  cf.assert %p, "expected p"
  // expected-remark @below {{no placement rule for 'func.call'}}
  func.call @print(%x) : (tensor<8xf32>) -> ()
  return
}
func.func private @print(tensor<8xf32>)

// Symbols that ops use stay the module's.
// CHECK-LABEL: func @symbols
// CHECK: memref.get_global @table
func.func @symbols(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %m = memref.get_global @table : memref<8xf32>
  %t = bufferization.to_tensor %m : memref<8xf32> to tensor<8xf32>
  %0 = arith.addf %t, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
memref.global "private" constant @table : memref<8xf32> = dense<1.0>

// A recursive function runs on all devices once; what it calls is itself on
// one.
// CHECK-LABEL: func.func @recursive(
// CHECK-SAME: %{{[^:]*}}: tensor<8xf32> {dp.scatter = 0 : i64}, %[[P:[^:]*]]: i1
// CHECK: dp.parallel (%[[X_HERE:.*]] = %{{.*}}, %[[P_HERE:.*]] = %[[P]])
// CHECK: %[[X:.*]] = dp.all_gather %[[X_HERE]] dim 0
// CHECK: scf.if %[[P_HERE]] -> (tensor<?xf32>) {
// CHECK: call @recursive_on_one_device(%[[X]], %[[P_HERE]])
// CHECK-LABEL: func.func private @recursive_on_one_device(
// CHECK: call @recursive_on_one_device
func.func @recursive(%x: tensor<8xf32> {dp.scatter = 0}, %p: i1) -> tensor<8xf32> {
  %0 = scf.if %p -> tensor<8xf32> {
    // expected-remark @below {{no placement rule for 'func.call'}}
    %1 = func.call @recursive(%x, %p) : (tensor<8xf32>, i1) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// What all devices compute alike, and is much, is said.
func.func @every_device(%x: tensor<8x64xf32> {dp.scatter = 0}, %w: tensor<64x64xf32>) -> tensor<8x64xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %y = arith.constant dense<0.0> : tensor<8x64xf32>
  // expected-remark @below {{computed on every device, 262144 iterations: nothing that it reads or is read for is sharded}}
  %0 = linalg.matmul ins(%w, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.matmul ins(%x, %0 : tensor<8x64xf32>, tensor<64x64xf32>) outs(%y : tensor<8x64xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
