// Sums over a batch by many blocks, for adjacent columns of several types and numbers, and rows of several ops. On a GPU a thread has vectors
// of columns or of a row's elements, and loads four summands at a time; what is left over at the end of a column, of a part and of a device's
// rows is added as well. Small integers, whose sums are exact; NaN and infinities in some columns and rows.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/vector_sums.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

#all = affine_map<(b, t, c) -> (b, t, c)>
#column = affine_map<(b, t, c) -> (c)>
#id = affine_map<(b, c) -> (b, c)>
#row = affine_map<(b, c) -> (b)>
func.func @step(%x: tensor<23x731x64xbf16> {dp.name = "x"}, %y: tensor<23x731x24xf32> {dp.name = "y"}, %z: tensor<23x731x6xf16> {dp.name = "z"}, %v: tensor<23x731x200xf32> {dp.name = "v"}, %r: tensor<23x768xf16> {dp.name = "r"})
    -> (tensor<64xf32> {dp.name = "sum_x"}, tensor<64xf32> {dp.name = "square_x"}, tensor<64xf32> {dp.name = "most_x"}, tensor<24xf32> {dp.name = "sum_y"}, tensor<24xf32> {dp.name = "square_y"}, tensor<24xf32> {dp.name = "most_y"}, tensor<6xf32> {dp.name = "sum_z"}, tensor<6xf32> {dp.name = "square_z"}, tensor<6xf32> {dp.name = "most_z"}, tensor<200xf32> {dp.name = "sum_v"}, tensor<200xf32> {dp.name = "square_v"}, tensor<200xf32> {dp.name = "most_v"}, tensor<23xf32> {dp.name = "row_most"}, tensor<23xf32> {dp.name = "row_sum"}, tensor<23x768xf32> {dp.name = "part"}) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %ex = tensor.empty() : tensor<64xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<64xf32>) -> tensor<64xf32>
  %lx = linalg.fill ins(%low : f32) outs(%ex : tensor<64xf32>) -> tensor<64xf32>
  %sx:3 = linalg.generic {indexing_maps = [#all, #column, #column, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<23x731x64xbf16>) outs(%zx, %zx, %lx : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  ^bb0(%in: bf16, %sum: f32, %square: f32, %most: f32):
    %w = arith.extf %in : bf16 to f32
    %0 = arith.addf %sum, %w : f32
    %1 = arith.mulf %w, %w : f32
    %2 = arith.addf %square, %1 : f32
    %3 = arith.maximumf %most, %w : f32
    linalg.yield %0, %2, %3 : f32, f32, f32
  } -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %ey = tensor.empty() : tensor<24xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<24xf32>) -> tensor<24xf32>
  %ly = linalg.fill ins(%low : f32) outs(%ey : tensor<24xf32>) -> tensor<24xf32>
  %sy:3 = linalg.generic {indexing_maps = [#all, #column, #column, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%y : tensor<23x731x24xf32>) outs(%zy, %zy, %ly : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
  ^bb0(%in: f32, %sum: f32, %square: f32, %most: f32):
    %0 = arith.addf %sum, %in : f32
    %1 = arith.mulf %in, %in : f32
    %2 = arith.addf %square, %1 : f32
    %3 = arith.maximumf %most, %in : f32
    linalg.yield %0, %2, %3 : f32, f32, f32
  } -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
  %ez = tensor.empty() : tensor<6xf32>
  %zz = linalg.fill ins(%zero : f32) outs(%ez : tensor<6xf32>) -> tensor<6xf32>
  %lz = linalg.fill ins(%low : f32) outs(%ez : tensor<6xf32>) -> tensor<6xf32>
  %sz:3 = linalg.generic {indexing_maps = [#all, #column, #column, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%z : tensor<23x731x6xf16>) outs(%zz, %zz, %lz : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  ^bb0(%in: f16, %sum: f32, %square: f32, %most: f32):
    %w = arith.extf %in : f16 to f32
    %0 = arith.addf %sum, %w : f32
    %1 = arith.mulf %w, %w : f32
    %2 = arith.addf %square, %1 : f32
    %3 = arith.maximumf %most, %w : f32
    linalg.yield %0, %2, %3 : f32, f32, f32
  } -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
  %ev = tensor.empty() : tensor<200xf32>
  %zv = linalg.fill ins(%zero : f32) outs(%ev : tensor<200xf32>) -> tensor<200xf32>
  %lv = linalg.fill ins(%low : f32) outs(%ev : tensor<200xf32>) -> tensor<200xf32>
  %sv:3 = linalg.generic {indexing_maps = [#all, #column, #column, #column], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%v : tensor<23x731x200xf32>) outs(%zv, %zv, %lv : tensor<200xf32>, tensor<200xf32>, tensor<200xf32>) {
  ^bb0(%in: f32, %sum: f32, %square: f32, %most: f32):
    %0 = arith.addf %sum, %in : f32
    %1 = arith.mulf %in, %in : f32
    %2 = arith.addf %square, %1 : f32
    %3 = arith.maximumf %most, %in : f32
    linalg.yield %0, %2, %3 : f32, f32, f32
  } -> (tensor<200xf32>, tensor<200xf32>, tensor<200xf32>)
  %er = tensor.empty() : tensor<23xf32>
  %lr = linalg.fill ins(%low : f32) outs(%er : tensor<23xf32>) -> tensor<23xf32>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<23xf32>) -> tensor<23xf32>
  %most = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%r : tensor<23x768xf16>) outs(%lr : tensor<23xf32>) {
  ^bb0(%in: f16, %out: f32):
    %w = arith.extf %in : f16 to f32
    %0 = arith.maximumf %out, %w : f32
    linalg.yield %0 : f32
  } -> tensor<23xf32>
  %ep = tensor.empty() : tensor<23x768xf32>
  %part = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%r, %most : tensor<23x768xf16>, tensor<23xf32>) outs(%ep : tensor<23x768xf32>) {
  ^bb0(%in: f16, %m: f32, %out: f32):
    %w = arith.extf %in : f16 to f32
    %0 = arith.subf %w, %m : f32
    linalg.yield %0 : f32
  } -> tensor<23x768xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%part : tensor<23x768xf32>) outs(%zr : tensor<23xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<23xf32>
  return %sx#0, %sx#1, %sx#2, %sy#0, %sy#1, %sy#2, %sz#0, %sz#1, %sz#2, %sv#0, %sv#1, %sv#2, %most, %sum, %part
      : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<200xf32>, tensor<200xf32>, tensor<200xf32>, tensor<23xf32>, tensor<23xf32>, tensor<23x768xf32>
}
