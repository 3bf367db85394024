// RUN: dp-test-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-test-opt %s --dp-parallelize 2>/dev/null | FileCheck %s
// RUN: dp-test-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: not dp-opt %s 2>&1 | FileCheck %s --check-prefix=FOREIGN

// A dialect that gets its rules without a change under lib/.
// FOREIGN: Dialect `toy' not found

func.func @center_features(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = toy.center %x dim 1 : tensor<8x4xf32> -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: func @center_batch
// CHECK: %[[X:.*]] = dp.all_gather
// CHECK: toy.center %[[X]] dim 0
func.func @center_batch(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<8x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = toy.center %x dim 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: func @center_sum
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @center_sum(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %1 = toy.center %0 dim 0 : tensor<4xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @histogram
// CHECK: toy.histogram %{{.*}} : tensor<?xi32> -> tensor<10xi32>
// CHECK: dp.reduce_add
func.func @histogram(%x: tensor<8xi32> {dp.scatter = 0}) -> tensor<10xi32> {
  // expected-remark @below {{partial<add>}}
  %0 = toy.histogram %x : tensor<8xi32> -> tensor<10xi32>
  return %0 : tensor<10xi32>
}

// CHECK-LABEL: func @number
// CHECK: dp.parallel (%[[X:.*]] = %{{.*}}, %[[FIRST:.*]] = %{{.*}})
// CHECK: %[[O:.*]] = dp.shard_offset
// CHECK: %[[N:.*]] = arith.addi %[[FIRST]], %[[O]]
// CHECK: toy.number %[[X]] from %[[N]]
func.func @number(%x: tensor<8xi32> {dp.scatter = 0}, %first: index) -> tensor<8xindex> {
  // expected-remark @below {{sharded<0>}}
  %0 = toy.number %x from %first : tensor<8xi32> -> tensor<8xindex>
  return %0 : tensor<8xindex>
}

// CHECK-LABEL: func @no_rule
// CHECK: dp.all_gather
// CHECK: toy.relu
func.func @no_rule(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  // expected-remark @below {{replicated}}
  %0 = toy.relu %x : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
