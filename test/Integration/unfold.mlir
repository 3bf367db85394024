// torch.nn.functional.unfold and its gradient as PyTorch exports them: they read rows, channels
// and windows at numbers that are operands.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/unfold.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/unfold.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.2 --compile-options=--accumulate=2 | FileCheck %s
// CHECK: all agree
// Nothing is sent for them.
// RUN: dp-compile %s --emit=parallel -o - | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: dp.{{all_gather|reduce_scatter|all_to_all}}
// LOCAL: dp.index_update {{.*}} batching [0, 1] kind add
// LOCAL-NOT: dp.{{all_gather|reduce_scatter|all_to_all}}

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, 0, 0, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3)>
module {
  func.func @f(%arg0: tensor<2x3x5x5xf32> {dp.name = "t0", dp.scatter = 0 : i64}) -> (tensor<f32> {dp.name = "s"}, tensor<2x3x5x5xf32> {dp.name = "g_t0"}, tensor<2x12x16xf32> {dp.name = "o0"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x3x5x5xf32>
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<2x12x16xf32>
    %0 = tensor.empty() : tensor<4xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<2xi64>
    %expanded_2 = tensor.expand_shape %3 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %4 = tensor.empty() : tensor<2x4xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<1x4xi64>, tensor<2x1xi64>) outs(%4 : tensor<2x4xi64>) {
    ^bb0(%in: i64, %in_19: i64, %out: i64):
      %27 = arith.addi %in, %in_19 : i64
      linalg.yield %27 : i64
    } -> tensor<2x4xi64>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xi64> into tensor<2x4x1x1xi64>
    %6 = tensor.empty() : tensor<3xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<3xi64>
    %expanded_4 = tensor.expand_shape %7 [[0, 1, 2, 3, 4]] output_shape [3, 1, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %3 [[0, 1, 2, 3, 4, 5]] output_shape [2, 1, 1, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1x1x1xi64>
    %8 = tensor.empty() : tensor<2x3x2x4x2x4xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_4, %expanded_3, %5 : tensor<2x1x1x1x1x1xi64>, tensor<3x1x1x1x1xi64>, tensor<2x4x1x1xi64>, tensor<2x4xi64>) outs(%8 : tensor<2x3x2x4x2x4xf32>) {
    ^bb0(%in: i64, %in_19: i64, %in_20: i64, %in_21: i64, %out: f32):
      %27 = arith.cmpi slt, %in, %c0_i64 : i64
      %28 = arith.addi %in, %c2_i64 : i64
      %29 = arith.select %27, %28, %in : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_19, %c0_i64 : i64
      %32 = arith.addi %in_19, %c3_i64 : i64
      %33 = arith.select %31, %32, %in_19 : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_20, %c0_i64 : i64
      %36 = arith.addi %in_20, %c5_i64 : i64
      %37 = arith.select %35, %36, %in_20 : i64
      %38 = arith.index_cast %37 : i64 to index
      %39 = arith.cmpi slt, %in_21, %c0_i64 : i64
      %40 = arith.addi %in_21, %c5_i64 : i64
      %41 = arith.select %39, %40, %in_21 : i64
      %42 = arith.index_cast %41 : i64 to index
      %extracted = tensor.extract %arg0[%30, %34, %38, %42] : tensor<2x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x2x4x2x4xf32>
    %10 = tensor.empty() : tensor<2x3x2x2x4x4xf32>
    %transposed = linalg.transpose ins(%9 : tensor<2x3x2x4x2x4xf32>) outs(%10 : tensor<2x3x2x2x4x4xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3], [4, 5]] : tensor<2x3x2x2x4x4xf32> into tensor<2x12x16xf32>
    %11 = tensor.empty() : tensor<384xf32>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<384xf32>) {
    ^bb0(%out: f32):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.sitofp %28 : i64 to f32
      %30 = arith.addf %29, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<384xf32>
    %expanded_6 = tensor.expand_shape %12 [[0, 1, 2]] output_shape [2, 12, 16] : tensor<384xf32> into tensor<2x12x16xf32>
    %13 = tensor.empty() : tensor<2x12x16xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.cos %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x12x16xf32>
    %15 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %14 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%13 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %27 = arith.mulf %in, %in_19 : f32
      linalg.yield %27 : f32
    } -> tensor<2x12x16xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<f32>) -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction", "reduction", "reduction"]} ins(%15 : tensor<2x12x16xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%18 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %cst_0 : f32
      linalg.yield %27 : f32
    } -> tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %14 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%13 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %27 = arith.mulf %in, %in_19 : f32
      linalg.yield %27 : f32
    } -> tensor<2x12x16xf32>
    %expanded_7 = tensor.expand_shape %20 [[0], [1, 2, 3], [4, 5]] output_shape [2, 3, 2, 2, 4, 4] : tensor<2x12x16xf32> into tensor<2x3x2x2x4x4xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x3x2x2x4x4xf32>) outs(%8 : tensor<2x3x2x4x2x4xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %21 = tensor.empty() : tensor<2x3x2x4x2x4xi64>
    %22 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2xi64>) outs(%21 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_9 = tensor.collapse_shape %22 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %23 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<3xi64>) outs(%21 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_10 = tensor.collapse_shape %23 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %24 = linalg.generic {indexing_maps = [#map14, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x4xi64>) outs(%21 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_11 = tensor.collapse_shape %24 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %25 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x4xi64>) outs(%21 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_12 = tensor.collapse_shape %25 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %expanded_13 = tensor.expand_shape %collapsed_9 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %expanded_14 = tensor.expand_shape %collapsed_10 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %expanded_15 = tensor.expand_shape %collapsed_11 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %expanded_16 = tensor.expand_shape %collapsed_12 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %concat = tensor.concat dim(1) %expanded_13, %expanded_14, %expanded_15, %expanded_16 : (tensor<384x1xi64>, tensor<384x1xi64>, tensor<384x1xi64>, tensor<384x1xi64>) -> tensor<384x4xi64>
    %collapsed_17 = tensor.collapse_shape %transposed_8 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xf32> into tensor<384xf32>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1, 2, 3, 4]] output_shape [384, 1, 1, 1, 1] : tensor<384xf32> into tensor<384x1x1x1x1xf32>
    %26 = "tm_tensor.scatter"(%expanded_18, %concat, %cst) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %27 = arith.addf %arg2, %arg1 : f32
      "tm_tensor.yield"(%27) : (f32) -> ()
    }) : (tensor<384x1x1x1x1xf32>, tensor<384x4xi64>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
    return %19, %26, %collapsed : tensor<f32>, tensor<2x3x5x5xf32>, tensor<2x12x16xf32>
  }
}

