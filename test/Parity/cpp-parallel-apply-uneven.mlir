// parallel_apply on chunks of any size: 7 rows are 3, 3 and 1. Each replica gets
// them as a tensor of a dynamic size. One function may be the replica of two devices.
//
// REQUIRES: numpy
// RUN: rm -rf %t && mkdir %t
// RUN: dp-test-parallel %s --parallel-apply=doubled,squared,doubled --only-new | dp-compile - -o %t/apply.so
// RUN: %python -c "import numpy as np; np.savez(r'%t/data.npz', **{'0': np.arange(14, dtype='f').reshape(7, 2) + 1})"
// RUN: timeout 300 dp-run %t/apply.so --devices 3 --data %t/data.npz --batch 7 --steps 1 --metrics %t/out.npz
// RUN: %python -c "import numpy as np; d = np.load(r'%t/out.npz'); print(d['result0'][0].tolist(), d['result1'][0])" | FileCheck %s
// CHECK: {{\[\[}}2.0, 4.0], [6.0, 8.0], [10.0, 12.0], [49.0, 64.0], [81.0, 100.0], [121.0, 144.0], [26.0, 28.0]] [7 9 7]

func.func @doubled(%x: tensor<?x2xf32>) -> (tensor<?x2xf32>, i32) {
  %o = arith.addf %x, %x : tensor<?x2xf32>
  %c = arith.constant 7 : i32
  return %o, %c : tensor<?x2xf32>, i32
}
func.func @squared(%x: tensor<?x2xf32>) -> (tensor<?x2xf32>, i32) {
  %o = arith.mulf %x, %x : tensor<?x2xf32>
  %c = arith.constant 9 : i32
  return %o, %c : tensor<?x2xf32>, i32
}
