// Parameters of four types in one step. DistributedDataParallel has buckets of
// one type; here, too, but f16 and bf16 gradients travel in the type in
// which they accumulate, so they share the bucket of f32. Each parameter is
// rounded as on one device: all agree bit for bit, except for the order of f64's sum.
//
// REQUIRES: numpy
// RUN: timeout 300 %python %integration/run_program.py %s %S/Inputs/mixed_dtypes.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: timeout 300 %python %integration/run_program.py %s %S/Inputs/mixed_dtypes.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t "--compile-options=--overlap --bucket-cap-mb 0"
// RUN: dp-compile %s --scatter x:0 --emit schedule -o - | FileCheck %s
// CHECK-DAG: dp.buffer.all_reduce {{.*}} {dp.bucket = {{.*}} : memref<12xf32>
// CHECK-DAG: dp.buffer.all_reduce {{.*}} : memref<6xf64>
// CHECK-NOT: dp.buffer.all_reduce

#ij = affine_map<(i, j) -> (i, j)>
#j = affine_map<(i, j) -> (j)>

func.func @train_step(%single: tensor<5xf32> {dp.name = "single", dp.state}, %brain: tensor<4xbf16> {dp.name = "brain", dp.state},
    %half: tensor<3xf16> {dp.name = "half", dp.state}, %double: tensor<6xf64> {dp.name = "double", dp.state},
    %x: tensor<7x6xi32> {dp.name = "x"})
    -> (tensor<5xf32> {dp.updates = 0 : i64}, tensor<4xbf16> {dp.updates = 1 : i64}, tensor<3xf16> {dp.updates = 2 : i64},
        tensor<6xf64> {dp.updates = 3 : i64}) {
  %z32 = arith.constant dense<0.0> : tensor<5xf32>
  %zb = arith.constant dense<0.0> : tensor<4xbf16>
  %z16 = arith.constant dense<0.0> : tensor<3xf16>
  %z64 = arith.constant dense<0.0> : tensor<6xf64>
  %r32 = arith.constant dense<0.015625> : tensor<5xf32>
  %rb = arith.constant dense<0.015625> : tensor<4xbf16>
  %r16 = arith.constant dense<0.015625> : tensor<3xf16>
  %r64 = arith.constant dense<0.015625> : tensor<6xf64>
  %x5 = tensor.extract_slice %x[0, 1] [7, 5] [1, 1] : tensor<7x6xi32> to tensor<7x5xi32>
  %x4 = tensor.extract_slice %x[0, 2] [7, 4] [1, 1] : tensor<7x6xi32> to tensor<7x4xi32>
  %x3 = tensor.extract_slice %x[0, 0] [7, 3] [1, 1] : tensor<7x6xi32> to tensor<7x3xi32>
  %f5 = arith.sitofp %x5 : tensor<7x5xi32> to tensor<7x5xf32>
  %f4 = arith.sitofp %x4 : tensor<7x4xi32> to tensor<7x4xbf16>
  %f3 = arith.sitofp %x3 : tensor<7x3xi32> to tensor<7x3xf16>
  %f6 = arith.sitofp %x : tensor<7x6xi32> to tensor<7x6xf64>
  %g5 = linalg.reduce { arith.addf } ins(%f5 : tensor<7x5xf32>) outs(%z32 : tensor<5xf32>) dimensions = [0]
  %g4 = linalg.reduce { arith.addf } ins(%f4 : tensor<7x4xbf16>) outs(%zb : tensor<4xbf16>) dimensions = [0]
  %g3 = linalg.reduce { arith.addf } ins(%f3 : tensor<7x3xf16>) outs(%z16 : tensor<3xf16>) dimensions = [0]
  // The gradient of f64 has no whole numbers.
  %q6 = arith.mulf %f6, %f6 : tensor<7x6xf64>
  %c6 = arith.constant dense<0.1> : tensor<7x6xf64>
  %s6 = arith.mulf %q6, %c6 : tensor<7x6xf64>
  %g6 = linalg.reduce { arith.addf } ins(%s6 : tensor<7x6xf64>) outs(%z64 : tensor<6xf64>) dimensions = [0]
  %d5 = arith.mulf %g5, %r32 : tensor<5xf32>
  %d4 = arith.mulf %g4, %rb : tensor<4xbf16>
  %d3 = arith.mulf %g3, %r16 : tensor<3xf16>
  %d6 = arith.mulf %g6, %r64 : tensor<6xf64>
  %n5 = arith.subf %single, %d5 : tensor<5xf32>
  %n4 = arith.subf %brain, %d4 : tensor<4xbf16>
  %n3 = arith.subf %half, %d3 : tensor<3xf16>
  %n6 = arith.subf %double, %d6 : tensor<6xf64>
  return %n5, %n4, %n3, %n6 : tensor<5xf32>, tensor<4xbf16>, tensor<3xf16>, tensor<6xf64>
}
