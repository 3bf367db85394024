// RUN: dp-opt %s --dp-print-placement -o /dev/null 2>&1 | FileCheck %s
// RUN: dp-opt %s --dp-print-placement --mlir-print-op-on-diagnostic=false -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHORT

// Each remark has a note with the op, whose values are numbered within their
// function. An op of several lines begins on a line of its own.

// SHORT: remark: sharded<0>
// SHORT-NOT: see current operation

// CHECK: remark: sharded<0>
// CHECK: note: see current operation: %0 = arith.addf %arg0, %arg0 : tensor<8x3xf32>
// CHECK: remark: sharded<0>
// CHECK: note: see current operation: %1 = arith.mulf %0, %arg0 : tensor<8x3xf32>
func.func @elementwise(%x: tensor<8x3xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> tensor<8x3xf32> {
  %sum = arith.addf %x, %x : tensor<8x3xf32>
  %product = arith.mulf %sum, %x : tensor<8x3xf32>
  return %product : tensor<8x3xf32>
}

// CHECK: remark: partial<add>
// CHECK: note: see current operation:
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<8xf32>) outs(%arg1 : tensor<f32>)
func.func @reduction(%x: tensor<8xf32> {dp.name = "x", dp.scatter = 0 : i64}, %zero: tensor<f32>) -> tensor<f32> {
  %sum = linalg.reduce ins(%x : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
      (%a: f32, %b: f32) {
        %c = arith.addf %a, %b : f32
        linalg.yield %c : f32
      }
  return %sum : tensor<f32>
}
