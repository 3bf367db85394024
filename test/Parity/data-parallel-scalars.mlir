// torch.nn.DataParallel gathers a scalar output to a vector, one element per
// device. Here the caller gets the single device's scalar, or with
// --gather-scalars (dp.per_device) the vector: for a sum over the batch each
// device's summand, for a replicated value N equal ones, and for a maximum
// each device's own. A device without rows has the neutral element.
//
// REQUIRES: numpy, fake-cuda
// RUN: rm -rf %t && mkdir %t
// RUN: timeout 200 %python %S/Inputs/scalars.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s --check-prefix=AGREE
// RUN: timeout 200 %python %S/Inputs/scalars.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --static | FileCheck %s --check-prefix=AGREE
// RUN: timeout 200 %python %S/Inputs/scalars.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --options "--accumulate 2" | FileCheck %s --check-prefix=AGREE
// RUN: dp-compile %s --scatter x:0 --gather-scalars=* -o %t/host.so
// RUN: env DP_FAKE_CUDA_DEVICES=8 %fake_cuda timeout 200 %python %S/Inputs/scalars.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --options "--target cuda --arch emulated" | FileCheck %s --check-prefix=AGREE
// RUN: timeout 300 dp-run %t/host.so --devices 4 --random 3 --steps 2 --verify
// RUN: not dp-compile %s --scatter x:0 --gather-scalars rows -o %t/a.so 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not dp-compile %s --scatter x:0 --gather-scalars los -o %t/a.so 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: dp-opt %s --dp-annotate="scatter=x:0 gather-scalars=step/loss,largest" --dp-parallelize | FileCheck %s
// RUN: dp-opt %s --dp-annotate="scatter=x:0 gather-scalars=*" --dp-parallelize=devices=3 | FileCheck %s --check-prefix=ALL
// RUN: dp-compile %s --scatter x:0 --gather-scalars=* --report %t/report.json --emit schedule -o /dev/null && FileCheck %s --check-prefix=REPORT < %t/report.json
// RUN: dp-opt %s --dp-parallel-pipeline="scatter=x:0 gather-scalars=*" --dp-spmd-pipeline | FileCheck %s --check-prefix=SPMD
//
// AGREE: 8 devices: agree
// ROWS: error: result 'rows' of 'step' is to be each device's own, but it is no number: 'tensor<5xf32>'
// NONE: error: no function has the result of one number 'los' of option 'gather-scalars'
// NONE: note: 'step' has loss, size, largest, rows
//
// CHECK: -> (tensor<?xf32> {dp.name = "loss"}, tensor<i32> {dp.name = "size"}, tensor<?xf32> {dp.name = "largest"}, tensor<5xf32> {dp.name = "rows"})
// CHECK: dp.gather {{.*}} {dp.per_device} : <tensor<?xf32>, sharded<0>> -> tensor<?xf32>
// ALL: -> (tensor<3xf32> {dp.name = "loss"}, tensor<3xi32> {dp.name = "size"}, tensor<3xf32> {dp.name = "largest"}, tensor<5xf32> {dp.name = "rows"})
// REPORT: "bytes": 4,
// SPMD: dims = [<devices>]>

func.func @step(%w: tensor<3xf32> {dp.name = "w"}, %x: tensor<5x3xf32> {dp.name = "x"})
    -> (tensor<f32> {dp.name = "loss"}, tensor<i32> {dp.name = "size"}, tensor<f32> {dp.name = "largest"}, tensor<5xf32> {dp.name = "rows"}) {
  %z = arith.constant dense<0.0> : tensor<f32>
  %least = arith.constant dense<0xFF800000> : tensor<f32>
  %size = arith.constant dense<15> : tensor<i32>
  %count = arith.constant dense<5.0> : tensor<f32>
  %zr = arith.constant dense<0.0> : tensor<5xf32>
  %rows = linalg.matvec ins(%x, %w : tensor<5x3xf32>, tensor<3xf32>) outs(%zr : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.reduce { arith.addf } ins(%rows : tensor<5xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %loss = arith.divf %sum, %count : tensor<f32>
  %largest = linalg.reduce { arith.maximumf } ins(%rows : tensor<5xf32>) outs(%least : tensor<f32>) dimensions = [0]
  return %loss, %size, %largest, %rows : tensor<f32>, tensor<i32>, tensor<f32>, tensor<5xf32>
}
