// A batch normalization with a relu, and with a residual addition, and their
// gradients: their sums are one pass over the image, the mask of the relu is
// computed from it, and the update of a filter of one pixel is in place. Some
// devices have no row.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/batch_norm.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s
// RUN: %{run} --work %t.host | FileCheck %s
// CHECK: all agree
//
// Each pair of sums is one launch, and the filter's momentum and value, which
// nothing copies.
// RUN: dp-compile --emit=schedule %s --scatter x:0,t:0,u:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE-LABEL: func.func private @train(
// SCHEDULE: dp.launch @kernel_{{(parts_)?}}addf_mulf_addf
// SCHEDULE: dp.launch @kernel_{{(parts_)?}}addf_subf_mulf
// SCHEDULE: dp.launch @kernel_mulf_addf_mulf extent %c24
// SCHEDULE-NOT: @kernel_copy

#all = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#channel = affine_map<(d0, d1, d2, d3) -> (d1)>
#one = affine_map<(d0) -> (d0)>
#none = affine_map<(d0, d1, d2, d3) -> ()>
#rows = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#filter = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
func.func @train(%x: tensor<?x6x8x12xf32> {dp.name = "x"}, %t: tensor<?x6x8x12xf32> {dp.name = "t"}, %u: tensor<?x6x4x1x1xf32> {dp.name = "u"},
    %gamma: tensor<6xf32> {dp.name = "gamma", dp.state}, %beta: tensor<6xf32> {dp.name = "beta", dp.state},
    %running: tensor<6xf32> {dp.name = "running", dp.state}, %spread: tensor<6xf32> {dp.name = "spread", dp.state},
    %k: tensor<6x4x1x1xf32> {dp.name = "k", dp.state}, %v: tensor<6x4x1x1xf32> {dp.name = "v", dp.state})
    -> (tensor<6xf32> {dp.updates = 3 : i64}, tensor<6xf32> {dp.updates = 4 : i64}, tensor<6xf32> {dp.updates = 5 : i64},
        tensor<6xf32> {dp.updates = 6 : i64}, tensor<6x4x1x1xf32> {dp.updates = 7 : i64}, tensor<6x4x1x1xf32> {dp.updates = 8 : i64},
        tensor<f32> {dp.name = "loss"}, tensor<?x6x8x12xf32> {dp.name = "dx"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x6x8x12xf32>
  %ni = arith.index_cast %n : index to i32
  %rows = arith.sitofp %ni : i32 to f32
  %pixels = arith.constant 96.0 : f32
  %count = arith.mulf %rows, %pixels : f32
  %e = tensor.empty(%n) : tensor<?x6x8x12xf32>
  %ec = tensor.empty() : tensor<6xf32>
  %ek = tensor.empty() : tensor<6x4x1x1xf32>
  %es = tensor.empty() : tensor<f32>
  %zc = linalg.fill ins(%zero : f32) outs(%ec : tensor<6xf32>) -> tensor<6xf32>
  %zk = linalg.fill ins(%zero : f32) outs(%ek : tensor<6x4x1x1xf32>) -> tensor<6x4x1x1xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>

  // The statistics, and the running ones.
  %sum = linalg.generic {indexing_maps = [#all, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<?x6x8x12xf32>) outs(%zc : tensor<6xf32>) {
    ^bb0(%a0: f32, %o0: f32):
      %r = arith.addf %a0, %o0 : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %squares = linalg.generic {indexing_maps = [#all, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<?x6x8x12xf32>) outs(%zc : tensor<6xf32>) {
    ^bb0(%a0: f32, %o0: f32):
      %p = arith.mulf %a0, %a0 : f32
      %r = arith.addf %p, %o0 : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %mean = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%sum : tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %o0: f32):
      %r = arith.divf %a0, %count : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %var = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%squares, %mean : tensor<6xf32>, tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %q = arith.divf %a0, %count : f32
      %p = arith.mulf %a1, %a1 : f32
      %r = arith.subf %q, %p : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %scale = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%var : tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %o0: f32):
      %eps = arith.constant 1.0e-3 : f32
      %p = arith.addf %a0, %eps : f32
      %r = math.rsqrt %p : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %running1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%running, %mean : tensor<6xf32>, tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %m = arith.constant 0.9 : f32
      %l = arith.constant 0.1 : f32
      %p = arith.mulf %a0, %m : f32
      %q = arith.mulf %a1, %l : f32
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %spread1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%spread, %var : tensor<6xf32>, tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %m = arith.constant 0.9 : f32
      %l = arith.constant 0.1 : f32
      %p = arith.mulf %a0, %m : f32
      %q = arith.mulf %a1, %l : f32
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>

  // The normalized image, the relu and the residual addition.
  %y = linalg.generic {indexing_maps = [#all, #channel, #channel, #channel, #channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %mean, %scale, %gamma, %beta : tensor<?x6x8x12xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<?x6x8x12xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %o0: f32):
      %p = arith.subf %a0, %a1 : f32
      %q = arith.mulf %p, %a2 : f32
      %s = arith.mulf %q, %a3 : f32
      %b = arith.addf %s, %a4 : f32
      %r = arith.maximumf %b, %zero : f32
      linalg.yield %r : f32
  } -> tensor<?x6x8x12xf32>
  %z = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %t : tensor<?x6x8x12xf32>, tensor<?x6x8x12xf32>) outs(%e : tensor<?x6x8x12xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %p = arith.addf %a0, %a1 : f32
      %r = arith.maximumf %p, %zero : f32
      linalg.yield %r : f32
  } -> tensor<?x6x8x12xf32>
  %loss = linalg.generic {indexing_maps = [#all, #all, #none], iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%z, %t : tensor<?x6x8x12xf32>, tensor<?x6x8x12xf32>) outs(%zs : tensor<f32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %p = arith.mulf %a0, %a1 : f32
      %r = arith.addf %p, %o0 : f32
      linalg.yield %r : f32
  } -> tensor<f32>

  // The gradient of the loss, through both relus.
  %dz = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%z, %t : tensor<?x6x8x12xf32>, tensor<?x6x8x12xf32>) outs(%e : tensor<?x6x8x12xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %c = arith.cmpf ole, %a0, %zero : f32
      %r = arith.select %c, %zero, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x8x12xf32>
  %dy = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %dz : tensor<?x6x8x12xf32>, tensor<?x6x8x12xf32>) outs(%e : tensor<?x6x8x12xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %c = arith.cmpf ole, %a0, %zero : f32
      %r = arith.select %c, %zero, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<?x6x8x12xf32>
  %dbeta = linalg.generic {indexing_maps = [#all, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%dy : tensor<?x6x8x12xf32>) outs(%zc : tensor<6xf32>) {
    ^bb0(%a0: f32, %o0: f32):
      %r = arith.addf %a0, %o0 : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %dscaled = linalg.generic {indexing_maps = [#all, #all, #channel, #channel], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%dy, %x, %mean : tensor<?x6x8x12xf32>, tensor<?x6x8x12xf32>, tensor<6xf32>) outs(%zc : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %o0: f32):
      %d = arith.subf %a1, %a2 : f32
      %p = arith.mulf %a0, %d : f32
      %r = arith.addf %p, %o0 : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %dgamma = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%dscaled, %scale : tensor<6xf32>, tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %r = arith.mulf %a0, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %dx = linalg.generic {indexing_maps = [#all, #all, #channel, #channel, #channel, #channel, #channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%dy, %x, %mean, %scale, %gamma, %dbeta, %dgamma : tensor<?x6x8x12xf32>, tensor<?x6x8x12xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<?x6x8x12xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %o0: f32):
      %d = arith.subf %a1, %a2 : f32
      %h = arith.mulf %d, %a3 : f32
      %b = arith.divf %a5, %count : f32
      %g = arith.divf %a6, %count : f32
      %p = arith.mulf %h, %g : f32
      %q = arith.subf %a0, %b : f32
      %s = arith.subf %q, %p : f32
      %f = arith.mulf %a3, %a4 : f32
      %r = arith.mulf %s, %f : f32
      linalg.yield %r : f32
  } -> tensor<?x6x8x12xf32>

  // The updates.
  %gamma1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%gamma, %dgamma : tensor<6xf32>, tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %l = arith.constant 1.0e-4 : f32
      %p = arith.mulf %a1, %l : f32
      %r = arith.subf %a0, %p : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %beta1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%beta, %dbeta : tensor<6xf32>, tensor<6xf32>) outs(%ec : tensor<6xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %l = arith.constant 1.0e-4 : f32
      %p = arith.mulf %a1, %l : f32
      %r = arith.subf %a0, %p : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %dk = linalg.generic {indexing_maps = [#rows, #filter], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]}
      ins(%u : tensor<?x6x4x1x1xf32>) outs(%zk : tensor<6x4x1x1xf32>) {
    ^bb0(%a0: f32, %o0: f32):
      %r = arith.addf %a0, %o0 : f32
      linalg.yield %r : f32
  } -> tensor<6x4x1x1xf32>
  %v1 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v, %dk : tensor<6x4x1x1xf32>, tensor<6x4x1x1xf32>) outs(%ek : tensor<6x4x1x1xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %m = arith.constant 0.9 : f32
      %p = arith.mulf %a0, %m : f32
      %r = arith.addf %p, %a1 : f32
      linalg.yield %r : f32
  } -> tensor<6x4x1x1xf32>
  %k1 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%k, %v1 : tensor<6x4x1x1xf32>, tensor<6x4x1x1xf32>) outs(%ek : tensor<6x4x1x1xf32>) {
    ^bb0(%a0: f32, %a1: f32, %o0: f32):
      %l = arith.constant 0.01 : f32
      %p = arith.mulf %a1, %l : f32
      %r = arith.subf %a0, %p : f32
      linalg.yield %r : f32
  } -> tensor<6x4x1x1xf32>
  return %gamma1, %beta1, %running1, %spread1, %k1, %v1, %loss, %dx : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x4x1x1xf32>, tensor<6x4x1x1xf32>, tensor<f32>, tensor<?x6x8x12xf32>
}
