// The gradient of a padded pool with overlapping windows in f16, of which the part inside of the padding is used, with a sum over the
// batch for each channel and a maximum over channels behind it: on a GPU windows are gathered without a loop, for the part that is used
// only, and threads have vectors of channels, in padded images, too. NaNs and infinities are among the numbers.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/pool_slices.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#id = affine_map<(b, i, j, c) -> (b, i, j, c)>
#pixel = affine_map<(b, i, j, c) -> (b, i, j)>
#channel = affine_map<(b, i, j, c) -> (c)>
func.func @step(%x: tensor<8x7x9x64xf16> {dp.name = "x"}, %s: tensor<8x4x5x64xf16> {dp.name = "s"})
    -> (tensor<8x7x9x64xf16> {dp.name = "dx"}, tensor<64xf32> {dp.name = "sum"}, tensor<8x7x9xf32> {dp.name = "most"}, tensor<8x7x9x64xf32> {dp.name = "part"}) {
  %low = arith.constant 0xFC00 : f16
  %out0 = arith.constant 0.0 : f16
  %z32 = arith.constant 0.0 : f32
  %low32 = arith.constant 0xFF800000 : f32
  %zero = arith.constant dense<0.0> : tensor<f16>
  %wide = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%b: index, %i: index, %j: index, %c: index):
    tensor.yield %low : f16
  } : tensor<8x7x9x64xf16> to tensor<8x9x11x64xf16>
  %r = "stablehlo.select_and_scatter"(%wide, %s, %zero) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%c) : (tensor<f16>) -> ()
  }) : (tensor<8x9x11x64xf16>, tensor<8x4x5x64xf16>, tensor<f16>) -> tensor<8x9x11x64xf16>
  %d = tensor.extract_slice %r[0, 1, 1, 0] [8, 7, 9, 64] [1, 1, 1, 1] : tensor<8x9x11x64xf16> to tensor<8x7x9x64xf16>
  %e = tensor.empty() : tensor<8x7x9x64xf16>
  %scaled = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%d, %x : tensor<8x7x9x64xf16>, tensor<8x7x9x64xf16>) outs(%e : tensor<8x7x9x64xf16>) {
  ^bb0(%g: f16, %in: f16, %out: f16):
    %is = arith.cmpf ogt, %in, %out0 : f16
    %0 = arith.select %is, %g, %out0 : f16
    linalg.yield %0 : f16
  } -> tensor<8x7x9x64xf16>
  %f = tensor.empty() : tensor<8x7x9x64xf32>
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%scaled : tensor<8x7x9x64xf16>) outs(%f : tensor<8x7x9x64xf32>) {
  ^bb0(%in: f16, %out: f32):
    %0 = arith.extf %in : f16 to f32
    linalg.yield %0 : f32
  } -> tensor<8x7x9x64xf32>
  %se = tensor.empty() : tensor<64xf32>
  %sz = linalg.fill ins(%z32 : f32) outs(%se : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#id, #channel], iterator_types = ["reduction", "reduction", "reduction", "parallel"]}
      ins(%w : tensor<8x7x9x64xf32>) outs(%sz : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %me = tensor.empty() : tensor<8x7x9xf32>
  %mz = linalg.fill ins(%low32 : f32) outs(%me : tensor<8x7x9xf32>) -> tensor<8x7x9xf32>
  %most = linalg.generic {indexing_maps = [#id, #pixel], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%w : tensor<8x7x9x64xf32>) outs(%mz : tensor<8x7x9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<8x7x9xf32>
  %part = linalg.generic {indexing_maps = [#id, #pixel, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%w, %most : tensor<8x7x9x64xf32>, tensor<8x7x9xf32>) outs(%f : tensor<8x7x9x64xf32>) {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %0 = arith.subf %in, %m : f32
    linalg.yield %0 : f32
  } -> tensor<8x7x9x64xf32>
  return %scaled, %sum, %most, %part : tensor<8x7x9x64xf16>, tensor<64xf32>, tensor<8x7x9xf32>, tensor<8x7x9x64xf32>
}
