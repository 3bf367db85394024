// TOSA's structured ops, shapes and control flow are gone after one pipeline;
// what its specification does not have is refused on request only.
// RUN: split-file %s %t
// RUN: dp-opt %t/flow.mlir --dp-tosa-pipeline | FileCheck %s --implicit-check-not=tosa.
// RUN: dp-opt %t/flow.mlir --dp-tosa-pipeline=validate=true -o /dev/null
// RUN: dp-opt %t/doubles.mlir --dp-tosa-pipeline | FileCheck %s --check-prefix=DOUBLES
// RUN: not dp-opt %t/doubles.mlir --dp-tosa-pipeline=validate=true 2>&1 | FileCheck %s --check-prefix=INVALID
// RUN: not dp-compile %t/shape.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not dp-compile %t/variable.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=VARIABLE
// RUN: not ls %t/x.so

// CHECK-LABEL: func @flow
// CHECK: tensor.expand_shape
// CHECK: scf.while
// CHECK: scf.condition
// CHECK: scf.yield
// CHECK: scf.if
// CHECK: scf.yield
// DOUBLES: linalg.generic
// INVALID: doubles.mlir:2:8: error: {{.*}}'f64' is not legal
// SHAPE: shape.mlir:3:8: error: {{.*}}shape operand
// VARIABLE: variable.mlir:{{[0-9]+:[0-9]+}}: error:

//--- flow.mlir
func.func @flow(%w: tensor<4xf32>, %n: tensor<i32>, %x: tensor<7x4xf32>) -> tensor<7x4xf32> {
  %zero = "tosa.const"() {values = dense<0> : tensor<i32>} : () -> tensor<i32>
  %one = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
  %row = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %w2 = tosa.reshape %w, %row : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
  %i, %y = tosa.while_loop (%ci = %zero, %cy = %x) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %more = tosa.greater %n, %ci : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %more : tensor<i1>
  } do {
  ^bb0(%bi: tensor<i32>, %by: tensor<7x4xf32>):
    %next = tosa.add %bi, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %moved = tosa.add %by, %w2 : (tensor<7x4xf32>, tensor<1x4xf32>) -> tensor<7x4xf32>
    tosa.yield %next, %moved : tensor<i32>, tensor<7x4xf32>
  }
  %big = tosa.greater %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = tosa.cond_if %big (%a = %y, %b = %w2) : tensor<i1> (tensor<7x4xf32>, tensor<1x4xf32>) -> tensor<7x4xf32> {
  ^bb0(%a: tensor<7x4xf32>, %b: tensor<1x4xf32>):
    %d = tosa.sub %a, %b : (tensor<7x4xf32>, tensor<1x4xf32>) -> tensor<7x4xf32>
    tosa.yield %d : tensor<7x4xf32>
  } else {
  ^bb0(%a: tensor<7x4xf32>, %b: tensor<1x4xf32>):
    tosa.yield %a : tensor<7x4xf32>
  }
  return %r : tensor<7x4xf32>
}
//--- doubles.mlir
func.func @doubles(%x: tensor<?x4xf64>) -> tensor<?x4xf64> {
  %0 = tosa.add %x, %x : (tensor<?x4xf64>, tensor<?x4xf64>) -> tensor<?x4xf64>
  return %0 : tensor<?x4xf64>
}
//--- shape.mlir
func.func @shape(%a: tensor<5x4xf32>, %p: !tosa.shape<4>) -> tensor<?x?xf32> {
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<5x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
//--- variable.mlir
tosa.variable @v = dense<1.0> : tensor<5x4xf32>
func.func @variable(%a: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %v = tosa.variable_read @v : tensor<5x4xf32>
  %0 = tosa.add %a, %v : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
