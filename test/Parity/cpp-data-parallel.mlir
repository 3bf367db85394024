// torch::nn::parallel::data_parallel(module, input, devices, output_device, dim)
// as a library call: dp::dataParallel on a func.func. The result is another
// function; the module does not change otherwise (dp-test-parallel compares).
//
// REQUIRES: numpy
// DEFINE: %{dims} = none,0
// DEFINE: %{devices} = 4
// DEFINE: %{call} = dp-test-parallel %s --data-parallel=forward --dims=%{dims} --devices=%{devices}
// RUN: rm -rf %t && mkdir %t
// RUN: %{call} | FileCheck %s
// CHECK-LABEL: func.func @forward(
// CHECK: call @layer(
// CHECK-LABEL: func.func @forward_data_parallel(
// CHECK-SAME: %[[W:[^:]*]]: tensor<3x2xf32>
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x3xf32>
// CHECK-SAME: -> (tensor<5x2xf32> {{.*}}, tensor<f32>
// CHECK-DAG: dp.replicate %[[W]]
// CHECK-DAG: dp.scatter %[[X]] dim 0
// CHECK: dp.parallel {{.*}} devices 4
// CHECK-DAG: dp.gather
// CHECK-DAG: dp.reduce_add
// CHECK-LABEL: func.func private @layer(
//
// It computes what forward computes. dp-compile accepts a function that is
// parallel already.
// RUN: sed 's/x: tensor<5x3xf32>/x: tensor<5x3xf32> {dp.scatter = 0}/' %s > %t/annotated.mlir
// RUN: timeout 200 %python %S/Inputs/same_function.py %t/annotated.mlir --call "dp-test-parallel {graph} --data-parallel=forward --only-new --devices={devices}" --entry forward --made forward_data_parallel --shapes 3x2,5x3 --batch 1 --tool-dir %bin --work %t
//
// ReduceAdd's checks, and others, are errors at the function or the argument.
// DEFINE: %{fails} = not %{call} 2>&1 | FileCheck %s --check-prefix
// REDEFINE: %{dims} = none
// RUN: %{fails}=COUNT
// COUNT: cpp-data-parallel.mlir:[[@LINE+21]]:{{.*}}error: cannot parallelize 'forward': expected 2 dimensions, one per argument, found 1
// REDEFINE: %{dims} = none,2
// RUN: %{fails}=DIM
// DIM: error: cannot scatter argument 1 of 'forward' along dimension 2: it is 'tensor<5x3xf32>'
// REDEFINE: %{dims} = none,0
// REDEFINE: %{devices} = -1
// RUN: %{fails}=DEVICES
// DEVICES: error: cannot parallelize 'forward': expected 0 to 2147483647 devices, found -1
// RUN: not dp-test-parallel %s --data-parallel=declared 2>&1 | FileCheck %s --check-prefix=BODY
// BODY: error: cannot parallelize 'declared': it has no body
//
// A function that is parallel already, or calls one that is.
// RUN: not dp-test-parallel %s --data-parallel=already --dims=0 --devices=3 2>&1 | FileCheck %s --check-prefix=ALREADY
// ALREADY: error: cannot parallelize 'already': it is parallel already
// RUN: not dp-test-parallel %s --data-parallel=again 2>&1 | FileCheck %s --check-prefix=CALLS
// CALLS: error: cannot parallelize 'again': 'already', which it calls, is parallel already
//
// Scalars to a vector, as torch's Gather.
// RUN: dp-test-parallel %s --data-parallel=forward --dims=none,0 --devices=3 --gather-scalars | FileCheck %s --check-prefix=VECTOR
// VECTOR: func.func @forward_data_parallel({{.*}} -> (tensor<5x2xf32> {dp.name = "result0"}, tensor<3xf32> {dp.name = "result1"})

func.func @forward(%w: tensor<3x2xf32>, %x: tensor<5x3xf32>) -> (tensor<5x2xf32>, tensor<f32>) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %o = call @layer(%w, %x) : (tensor<3x2xf32>, tensor<5x3xf32>) -> tensor<5x2xf32>
  %s = linalg.reduce { arith.addf } ins(%o : tensor<5x2xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %o, %s : tensor<5x2xf32>, tensor<f32>
}

func.func private @layer(%w: tensor<3x2xf32>, %x: tensor<5x3xf32>) -> tensor<5x2xf32> {
  %z = arith.constant dense<0.0> : tensor<5x2xf32>
  %o = linalg.matmul ins(%x, %w : tensor<5x3xf32>, tensor<3x2xf32>) outs(%z : tensor<5x2xf32>) -> tensor<5x2xf32>
  return %o : tensor<5x2xf32>
}

func.func private @declared(tensor<5x3xf32>)

func.func private @already(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> !dp.placed<tensor<6xf32>, sharded<0>>
  %1 = dp.parallel (%a = %0) devices 2 : (!dp.placed<tensor<6xf32>, sharded<0>>) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    %b = arith.addf %a, %a : tensor<3xf32>
    dp.yield %b : tensor<3xf32>
  }
  %2 = dp.gather %1 : !dp.placed<tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
func.func private @again(%x: tensor<6xf32>) -> tensor<6xf32> {
  %r = call @already(%x) : (tensor<6xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
