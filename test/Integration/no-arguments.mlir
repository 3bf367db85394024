// An entry without arguments: its descriptor has the results, which the caller gets.
//
// REQUIRES: numpy
// RUN: rm -rf %t && mkdir -p %t
// RUN: dp-compile %s -o %t/step.so
// RUN: dp-run %t/step.so --devices 3 --metrics %t/results.npz
// RUN: %python -c "import numpy as np; print(np.load('%t/results.npz')['numbers'].tolist())" | FileCheck %s
// CHECK: 0.0, 1.0, 2.0

#i = affine_map<(i) -> (i)>
func.func @step() -> (tensor<3xf32> {dp.name = "numbers"}) {
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]}
      outs(%e : tensor<3xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %k = arith.index_cast %n : index to i32
    %f = arith.sitofp %k : i32 to f32
    linalg.yield %f : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
