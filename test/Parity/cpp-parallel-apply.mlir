// torch::nn::parallel::parallel_apply(modules, inputs, devices) as a library
// call: a function of its own for each device, applied to the device's chunk.
//
// REQUIRES: numpy
// RUN: rm -rf %t && mkdir %t
// RUN: dp-test-parallel %s --parallel-apply=twice,shifted,largest --dims=0,none --only-new > %t/made.mlir
// RUN: FileCheck %s < %t/made.mlir
// RUN: timeout 200 %python %S/Inputs/parallel_apply.py %t/made.mlir --tool-dir %bin --work %t
// CHECK-LABEL: func.func @twice_parallel_apply(
// CHECK-SAME: tensor<6x2xf32>, %{{.*}}: tensor<2xf32>) -> (tensor<6x2xf32>, tensor<3xf32>)
// CHECK: dp.parallel {{.*}} devices 3
// CHECK: %[[RANK:.*]] = dp.rank
// CHECK: scf.index_switch %[[RANK]]
// CHECK-NOT: call
// CHECK: dp.gather
//
// Checks that types do not make, and ops that replicas may not have.
// RUN: not dp-test-parallel %s --parallel-apply=twice,other 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: cannot apply 'other' in parallel: all replicas must be of one type, but it is '(tensor<2x2xf32>) -> tensor<2x2xf32>' and 'twice' is '(tensor<2x2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<f32>)'
// RUN: not dp-test-parallel %s --parallel-apply=summed 2>&1 | FileCheck %s --check-prefix=COLLECTIVE
// COLLECTIVE: cpp-parallel-apply.mlir:[[@LINE+37]]:{{.*}}error: cannot apply 'summed' in parallel: a replica runs for itself, and 'dp.rank' is of all devices
// RUN: not dp-test-parallel %s --parallel-apply=other --dims=0,0 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: cannot apply 'other' in parallel: expected 1 dimensions, one per argument, found 2
// RUN: not dp-test-parallel %s --parallel-apply=other --dims=2 2>&1 | FileCheck %s --check-prefix=DIM
// DIM: error: cannot apply 'other' in parallel: argument 0 is 'tensor<2x2xf32>' and has no dimension 2 to scatter
// RUN: not dp-test-parallel %s --parallel-apply= 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: cannot apply in parallel: expected a replica for each device, found none
// RUN: dp-test-parallel %s --parallel-apply=twice --only-new > %t/parallel.mlir
// RUN: not dp-test-parallel %t/parallel.mlir --parallel-apply=twice_parallel_apply 2>&1 | FileCheck %s --check-prefix=ALREADY
// ALREADY: error: cannot parallelize 'twice_parallel_apply': it is parallel already

func.func @twice(%x: tensor<2x2xf32>, %b: tensor<2xf32>) -> (tensor<2x2xf32>, tensor<f32>) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %o = arith.addf %x, %x : tensor<2x2xf32>
  %s = linalg.reduce { arith.addf } ins(%o : tensor<2x2xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %o, %s : tensor<2x2xf32>, tensor<f32>
}
func.func @shifted(%x: tensor<2x2xf32>, %b: tensor<2xf32>) -> (tensor<2x2xf32>, tensor<f32>) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %e = tensor.empty() : tensor<2x2xf32>
  %w = linalg.broadcast ins(%b : tensor<2xf32>) outs(%e : tensor<2x2xf32>) dimensions = [0]
  %o = arith.subf %x, %w : tensor<2x2xf32>
  %s = linalg.reduce { arith.addf } ins(%b : tensor<2xf32>) outs(%z : tensor<f32>) dimensions = [0]
  return %o, %s : tensor<2x2xf32>, tensor<f32>
}
func.func @largest(%x: tensor<2x2xf32>, %b: tensor<2xf32>) -> (tensor<2x2xf32>, tensor<f32>) {
  %z = arith.constant dense<-100.0> : tensor<f32>
  %o = call @other(%x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %s = linalg.reduce { arith.maximumf } ins(%x : tensor<2x2xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %o, %s : tensor<2x2xf32>, tensor<f32>
}
func.func @other(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %o = linalg.transpose ins(%x : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) permutation = [1, 0]
  return %o : tensor<2x2xf32>
}
func.func @summed(%x: tensor<2x2xf32>) -> index attributes {dp.spmd} {
  %r = dp.rank : index
  return %r : index
}
