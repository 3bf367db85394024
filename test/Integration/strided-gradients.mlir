// The gradients of a strided filter of one pixel, in bf16: the filter's reads every other row of a padded image, but none of the padding
// (dp-normalize), and the image's is inserted between zeros, rounded before on a GPU (dp-unite-roundings). Small integers: sums are exact.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/strided_gradients.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#g = affine_map<(b, t, k, n) -> (b, t, n)>
#w = affine_map<(b, t, k, n) -> (k, n)>
#x = affine_map<(b, t, k, n) -> (b, t, k)>
#fx = affine_map<(k, n, b, t) -> (b, t, k)>
#fg = affine_map<(k, n, b, t) -> (b, t, n)>
#fw = affine_map<(k, n, b, t) -> (k, n)>
#id = affine_map<(b, t, k) -> (b, t, k)>

func.func @step(%w: tensor<6x8xbf16> {dp.name = "w", dp.state}, %x: tensor<?x7x6xbf16> {dp.name = "x"}, %g: tensor<?x4x8xbf16> {dp.name = "g"})
    -> (tensor<?x7x6xf32> {dp.name = "dx"}, tensor<6x8xf32> {dp.name = "dw"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %n = tensor.dim %x, %c0 : tensor<?x7x6xbf16>
  %padded = tensor.pad %x low[0, 1, 0] high[0, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %zero : bf16
  } : tensor<?x7x6xbf16> to tensor<?x10x6xbf16>
  %read = tensor.extract_slice %padded[0, 1, 0] [%n, 4, 6] [1, 2, 1] : tensor<?x10x6xbf16> to tensor<?x4x6xbf16>
  %ew = tensor.empty() : tensor<6x8xbf16>
  %fw = linalg.fill ins(%zero : bf16) outs(%ew : tensor<6x8xbf16>) -> tensor<6x8xbf16>
  %dwn = linalg.generic {indexing_maps = [#fx, #fg, #fw], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%read, %g : tensor<?x4x6xbf16>, tensor<?x4x8xbf16>) outs(%fw : tensor<6x8xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<6x8xbf16>
  %dw = arith.extf %dwn : tensor<6x8xbf16> to tensor<6x8xf32>

  %ed = tensor.empty(%n) : tensor<?x4x6xbf16>
  %fd = linalg.fill ins(%zero : bf16) outs(%ed : tensor<?x4x6xbf16>) -> tensor<?x4x6xbf16>
  %d = linalg.generic {indexing_maps = [#g, #w, #x], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%g, %w : tensor<?x4x8xbf16>, tensor<6x8xbf16>) outs(%fd : tensor<?x4x6xbf16>) {
  ^bb0(%i: bf16, %j: bf16, %o: bf16):
    %m = arith.mulf %i, %j : bf16
    %s = arith.addf %o, %m : bf16
    linalg.yield %s : bf16
  } -> tensor<?x4x6xbf16>
  %ez = tensor.empty(%n) : tensor<?x7x6xbf16>
  %fz = linalg.fill ins(%zero : bf16) outs(%ez : tensor<?x7x6xbf16>) -> tensor<?x7x6xbf16>
  %between = tensor.insert_slice %d into %fz[0, 0, 0] [%n, 4, 6] [1, 2, 1] : tensor<?x4x6xbf16> into tensor<?x7x6xbf16>
  %ex = tensor.empty(%n) : tensor<?x7x6xf32>
  %dx = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%between, %x : tensor<?x7x6xbf16>, tensor<?x7x6xbf16>) outs(%ex : tensor<?x7x6xf32>) {
  ^bb0(%i: bf16, %j: bf16, %o: f32):
    %s = arith.addf %i, %j : bf16
    %wide = arith.extf %s : bf16 to f32
    linalg.yield %wide : f32
  } -> tensor<?x7x6xf32>
  return %dx, %dw : tensor<?x7x6xf32>, tensor<6x8xf32>
}
