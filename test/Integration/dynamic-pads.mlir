// Padding that the step computes: of a dynamic batch to ten rows, and of
// features by a number in the state.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/dynamic_pads.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

// If it is negative, or does not make the size of the result, the step ends on all
// devices. Nothing is written beside the result.
//
// RUN: dp-compile %s --scatter x:0 -o %t/pads.so
// RUN: %python -c "import numpy as n; n.savez('%t/rows.npz', x=n.ones((11, 3), 'f')); n.savez('%t/eleven.npz', s=n.ones((10, 3), 'f'), at=n.int64(1))"
// RUN: not dp-run %t/pads.so --devices 2 --state %t/eleven.npz --data %t/rows.npz --batch 11 --steps 1 2>&1 | FileCheck %s --check-prefix=ROWS
// ROWS: error: {{.*}}assertion failed: the high padding of dimension 0 is negative at run time, which only constant padding may be, or greater than the result's extent ({{.*}}dynamic-pads.mlir:{{[0-9]+}})
//
// RUN: %python -c "import numpy as n; n.savez('%t/left.npz', s=n.ones((10, 3), 'f'), at=n.int64(-2))"
// RUN: not dp-run %t/pads.so --devices 3 --state %t/left.npz --data %t/rows.npz --batch 10 --steps 1 2>&1 | FileCheck %s --check-prefix=LEFT
// LEFT: error: {{.*}}assertion failed: the low padding of dimension 1 is negative at run time
//
// RUN: %python -c "import numpy as n; n.savez('%t/right.npz', s=n.ones((10, 3), 'f'), at=n.int64(3))"
// RUN: not dp-run %t/pads.so --devices 1 --state %t/right.npz --data %t/rows.npz --batch 10 --steps 1 2>&1 | FileCheck %s --check-prefix=RIGHT
// RIGHT: error: {{.*}}assertion failed: the high padding of dimension 1 is negative at run time

func.func @pads(%s: tensor<10x3xf32> {dp.state} loc("s"), %at: tensor<i64> {dp.state} loc("at"), %x: tensor<?x3xf32> loc("x"))
    -> (tensor<10x3xf32> {dp.updates = 0 : i64, jax.result_info = "s"}, tensor<i64> {dp.updates = 1 : i64, jax.result_info = "at"},
        tensor<?x5xf32> {jax.result_info = "moved"}) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %two = arith.constant 2 : i64
  %half = arith.constant 0.5 : f32
  %n = tensor.dim %x, %c0 : tensor<?x3xf32>
  %missing = arith.subi %c10, %n : index
  %rows = tensor.pad %x low[0, 0] high[%missing, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %half : f32
  } : tensor<?x3xf32> to tensor<10x3xf32>
  %new = arith.addf %s, %rows : tensor<10x3xf32>
  %number = tensor.extract %at[] : tensor<i64>
  %left = arith.index_cast %number : i64 to index
  %right = arith.subi %c2, %left : index
  %moved = tensor.pad %x low[0, %left] high[0, %right] {
  ^bb0(%i: index, %j: index):
    tensor.yield %half : f32
  } : tensor<?x3xf32> to tensor<?x5xf32>
  %other = arith.subi %two, %number : i64
  %next = tensor.from_elements %other : tensor<i64>
  return %new, %next, %moved : tensor<10x3xf32>, tensor<i64>, tensor<?x5xf32>
}
