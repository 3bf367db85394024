// A training step in f16 with loss scaling: the gradients are scaled, and the step is skipped and the
// scale halved when one of them overflows. Without --no-excess-precision, sums are wider than in
// the graph, and sums that overflow in f16 do not overflow.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/loss_scaling.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} --compile-options=--no-excess-precision | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} "--compile-options=--no-excess-precision --target cuda --arch emulated" | FileCheck %s
// RUN: env DP_TEST_WIDE_SUMS=1 %{run} | FileCheck %s
// RUN: not %{run} 2>&1 | FileCheck %s --check-prefix=DIFFERS
// CHECK: all agree
// DIFFERS: finite: {{.*}}, expected

func.func @step(%w: tensor<3xf32> {dp.name = "w", dp.state}, %scale: tensor<f32> {dp.name = "scale", dp.state},
                %x: tensor<8x3xf16> {dp.name = "x"})
    -> (tensor<3xf32> {dp.updates = 0 : i64}, tensor<f32> {dp.updates = 1 : i64}, tensor<i1> {dp.name = "finite"}) {
  // The gradient of row i is x_i times the scale, in f16.
  %s16 = arith.truncf %scale : tensor<f32> to tensor<f16>
  %zero = arith.constant dense<0.0> : tensor<3xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>,
                                        affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x, %s16 : tensor<8x3xf16>, tensor<f16>) outs(%zero : tensor<3xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %p = arith.mulf %a, %b : f16
    %t = arith.addf %o, %p : f16
    linalg.yield %t : f16
  } -> tensor<3xf16>
  // The overflow test of loss scaling.
  %inf = arith.constant 0x7C00 : f16
  %true = arith.constant dense<true> : tensor<i1>
  %finite = linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> ()>],
                            iterator_types = ["reduction"]}
      ins(%g : tensor<3xf16>) outs(%true : tensor<i1>) {
  ^bb0(%a: f16, %o: i1):
    %m = math.absf %a : f16
    %f = arith.cmpf olt, %m, %inf : f16
    %t = arith.andi %o, %f : i1
    linalg.yield %t : i1
  } -> tensor<i1>
  %gw = arith.extf %g : tensor<3xf16> to tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %next = linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>, affine_map<(j) -> ()>,
                                           affine_map<(j) -> ()>, affine_map<(j) -> (j)>],
                          iterator_types = ["parallel"]}
      ins(%w, %gw, %scale, %finite : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i1>) outs(%e : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %f: i1, %o: f32):
    %u = arith.divf %b, %c : f32
    %d = arith.subf %a, %u : f32
    %v = arith.select %f, %d, %a : f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %half = arith.constant dense<0.5> : tensor<f32>
  %less = arith.mulf %scale, %half : tensor<f32>
  %q = tensor.extract %finite[] : tensor<i1>
  %snext = arith.select %q, %scale, %less : tensor<f32>
  return %next, %snext, %finite : tensor<3xf32>, tensor<f32>, tensor<i1>
}
