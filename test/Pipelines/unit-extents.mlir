// A slice's size that is computed, and known, is static before the dimensions of one
// element go: upstream's canonicalization of a slice without them takes a dynamic
// dimension of one element for one that is gone, too.
//
// RUN: dp-opt %s --dp-parallel-pipeline="accumulate=3 devices=2" --dp-spmd-pipeline | FileCheck %s
//
// CHECK-LABEL: func.func private @step
// CHECK: scf.for
// CHECK: tensor.extract_slice %{{.*}}[%{{.*}}, 0, 0] [2, 2, 1]
// CHECK: tensor.extract_slice %{{.*}}[4, 0, 0] [1, 2, 1]
// CHECK: dp.all_reduce

func.func @step(%x: tensor<10x2x1xf32> {dp.scatter = 0}) -> (tensor<1xf32>, tensor<1xf32>) {
  %z = arith.constant dense<0.0> : tensor<1xf32>
  %c = arith.constant dense<4.0> : tensor<1xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<10x2x1xf32>) outs(%z : tensor<1xf32>) dimensions = [0, 1]
  %q = arith.mulf %s, %s : tensor<1xf32>
  return %s, %q : tensor<1xf32>, tensor<1xf32>
}

// The same where the graph drops a dimension: one row a device.
// RUN: dp-opt %s --dp-parallel-pipeline="accumulate=5 devices=10" --dp-spmd-pipeline | FileCheck %s --check-prefix=ROW
//
// ROW-LABEL: func.func private @column
// ROW: tensor.extract_slice %{{.*}}[0, 0, 1] [1, 7, 1] [1, 1, 1] : tensor<1x7x2xf32> to tensor<7xf32>
func.func @column(%x: tensor<10x7x2xf32> {dp.scatter = 0}) -> tensor<10x7xf32> {
  %s = tensor.extract_slice %x[0, 0, 1] [10, 7, 1] [1, 1, 1] : tensor<10x7x2xf32> to tensor<10x7xf32>
  return %s : tensor<10x7xf32>
}

// ROW-LABEL: func.func private @insert
// ROW: tensor.insert_slice %{{.*}} into %{{.*}}[0, 0, 1] [1, 7, 1] [1, 1, 1] : tensor<7xf32> into tensor<{{.*}}x7x2xf32>
func.func @insert(%x: tensor<10x7xf32> {dp.scatter = 0}) -> tensor<10x7x2xf32> {
  %z = arith.constant dense<0.0> : tensor<10x7x2xf32>
  %s = tensor.insert_slice %x into %z[0, 0, 1] [10, 7, 1] [1, 1, 1] : tensor<10x7xf32> into tensor<10x7x2xf32>
  return %s : tensor<10x7x2xf32>
}
