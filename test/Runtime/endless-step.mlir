// A signal ends a run whose step never ends: after the grace, or at the second
// signal, with the step named, and with the checkpoints of the steps before it.
//
// REQUIRES: numpy
// RUN: dp-compile %s -o %t.so
// RUN: timeout 300 %python %S/Inputs/endless_step.py %bin/dp-run %t.so %t.work | FileCheck %s
// CHECK: 1 devices, grace: ended in step 3
// CHECK-NEXT: 3 devices, grace: ended in step 3
// CHECK-NEXT: 2 devices, second signal: ended in step 3
// CHECK-NEXT: 2 processes, grace: ended in step 3
// CHECK-NEXT: 2 processes, second signal: ended in step 3
//
// RUN: not dp-run %t.so --grace -1 2>&1 | FileCheck %s --check-prefix=GRACE
// GRACE: dp-run: error: --grace must be from 0 to 1e9 seconds

// Does not end if `by` is 0.
func.func @train(%s: tensor<i64> {tf.aliasing_output = 0 : i32} loc("s"), %x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %by: tensor<i64> loc("by"))
    -> (tensor<i64>, tensor<4xi64> {jax.result_info = "y"}) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %cst = arith.constant dense<0> : tensor<4xi64>
  %first = tensor.extract %by[] : tensor<i64>
  %old = tensor.extract %s[] : tensor<i64>
  %n:2 = scf.while (%i = %first, %k = %old) : (i64, i64) -> (i64, i64) {
    %again = arith.cmpi sle, %i, %zero : i64
    scf.condition(%again) %i, %k : i64, i64
  } do {
  ^bb0(%i: i64, %k: i64):
    %next = arith.muli %k, %i : i64
    scf.yield %i, %next : i64, i64
  }
  %new = arith.addi %n#1, %one : i64
  %t = tensor.from_elements %new : tensor<i64>
  %y = linalg.reduce { arith.addi } ins(%x : tensor<?x4xi64>) outs(%cst : tensor<4xi64>) dimensions = [0]
  return %t, %y : tensor<i64>, tensor<4xi64>
}
