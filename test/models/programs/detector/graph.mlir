#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0, 0, 0, d4)>
#map12 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map13 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<10x2x3x3xf32> {dp.name = "params.conv", dp.state}, %arg1: tensor<6x2x3x3xf32> {dp.name = "image", dp.scatter = 0 : i64}, %arg2: tensor<6x2x4xf32> {dp.name = "box", dp.scatter = 0 : i64}, %arg3: tensor<6x2xi64> {dp.name = "anchor", dp.scatter = 0 : i64}) -> (tensor<10x2x3x3xf32> {dp.name = "params.conv", dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}, tensor<f32> {dp.name = "cells"}, tensor<6x2xf32> {dp.name = "overlap"}) {
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c6_i64 = arith.constant 6 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6x2x5xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<6x2x2xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<6x2xf32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<6x2x3x3xf32>
    %cst_6 = arith.constant 1.000000e-01 : f64
    %cst_7 = arith.constant 3.000000e+00 : f32
    %cst_8 = arith.constant 2.000000e+00 : f32
    %cst_9 = arith.constant 4.000000e+00 : f32
    %cst_10 = arith.constant 1.080000e+02 : f32
    %cst_11 = arith.constant 1.200000e+01 : f32
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<6x2x3x3xf32>
    %cst_13 = arith.constant dense<1.000000e+00> : tensor<12x1x1x1x1xf32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<6x2x3x3x5xf32>
    %cst_15 = arith.constant dense<1> : tensor<i64>
    %padded = tensor.pad %arg1 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<6x2x3x3xf32> to tensor<6x2x5x5xf32>
    %0 = tensor.empty() : tensor<6x10x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x10x3x3xf32>) -> tensor<6x10x3x3xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<6x2x5x5xf32>, tensor<10x2x3x3xf32>) outs(%1 : tensor<6x10x3x3xf32>) -> tensor<6x10x3x3xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2], [3], [4]] output_shape [6, 2, 5, 3, 3] : tensor<6x10x3x3xf32> into tensor<6x2x5x3x3xf32>
    %3 = tensor.empty() : tensor<6x2x3x3x5xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<6x2x5x3x3xf32>) outs(%3 : tensor<6x2x3x3x5xf32>) permutation = [0, 1, 3, 4, 2] 
    %4 = tensor.empty() : tensor<6xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %152 = linalg.index 0 : index
      %153 = arith.index_cast %152 : index to i64
      linalg.yield %153 : i64
    } -> tensor<6xi64>
    %6 = tensor.empty() : tensor<6x2xi64>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6xi64>) outs(%6 : tensor<6x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x2xi64>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [6, 2, 1] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %8 = tensor.empty() : tensor<6x2xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x2xf32>) outs(%6 : tensor<6x2xi64>) {
    ^bb0(%in: f32, %out: i64):
      %152 = arith.fptosi %in : f32 to i64
      linalg.yield %152 : i64
    } -> tensor<6x2xi64>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x2xi64>) outs(%6 : tensor<6x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %152 = arith.maxsi %in, %c0_i64 : i64
      %153 = arith.minsi %152, %c2_i64 : i64
      linalg.yield %153 : i64
    } -> tensor<6x2xi64>
    %extracted_slice_16 = tensor.extract_slice %arg2[0, 0, 1] [6, 2, 1] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x1xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x2xf32>) outs(%6 : tensor<6x2xi64>) {
    ^bb0(%in: f32, %out: i64):
      %152 = arith.fptosi %in : f32 to i64
      linalg.yield %152 : i64
    } -> tensor<6x2xi64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x2xi64>) outs(%6 : tensor<6x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %152 = arith.maxsi %in, %c0_i64 : i64
      %153 = arith.minsi %152, %c2_i64 : i64
      linalg.yield %153 : i64
    } -> tensor<6x2xi64>
    %collapsed_18 = tensor.collapse_shape %7 [[0, 1]] : tensor<6x2xi64> into tensor<12xi64>
    %collapsed_19 = tensor.collapse_shape %arg3 [[0, 1]] : tensor<6x2xi64> into tensor<12xi64>
    %collapsed_20 = tensor.collapse_shape %14 [[0, 1]] : tensor<6x2xi64> into tensor<12xi64>
    %collapsed_21 = tensor.collapse_shape %11 [[0, 1]] : tensor<6x2xi64> into tensor<12xi64>
    %expanded_22 = tensor.expand_shape %collapsed_18 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_23 = tensor.expand_shape %collapsed_19 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_24 = tensor.expand_shape %collapsed_20 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_25 = tensor.expand_shape %collapsed_21 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %concat = tensor.concat dim(1) %expanded_22, %expanded_23, %expanded_24, %expanded_25 : (tensor<12x1xi64>, tensor<12x1xi64>, tensor<12x1xi64>, tensor<12x1xi64>) -> tensor<12x4xi64>
    %15 = "tm_tensor.scatter"(%cst_13, %concat, %cst_12) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "tm_tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<12x1x1x1x1xf32>, tensor<12x4xi64>, tensor<6x2x3x3xf32>) -> tensor<6x2x3x3xf32>
    %16 = tensor.empty() : tensor<6x2x5xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg3, %14, %11 : tensor<6x2xi64>, tensor<6x2xi64>, tensor<6x2xi64>, tensor<6x2xi64>) outs(%16 : tensor<6x2x5xf32>) {
    ^bb0(%in: i64, %in_58: i64, %in_59: i64, %in_60: i64, %out: f32):
      %152 = arith.cmpi slt, %in, %c0_i64 : i64
      %153 = arith.addi %in, %c6_i64 : i64
      %154 = arith.select %152, %153, %in : i64
      %155 = arith.index_cast %154 : i64 to index
      %156 = arith.cmpi slt, %in_58, %c0_i64 : i64
      %157 = arith.addi %in_58, %c2_i64 : i64
      %158 = arith.select %156, %157, %in_58 : i64
      %159 = arith.index_cast %158 : i64 to index
      %160 = arith.cmpi slt, %in_59, %c0_i64 : i64
      %161 = arith.addi %in_59, %c3_i64 : i64
      %162 = arith.select %160, %161, %in_59 : i64
      %163 = arith.index_cast %162 : i64 to index
      %164 = arith.cmpi slt, %in_60, %c0_i64 : i64
      %165 = arith.addi %in_60, %c3_i64 : i64
      %166 = arith.select %164, %165, %in_60 : i64
      %167 = arith.index_cast %166 : i64 to index
      %168 = linalg.index 2 : index
      %extracted = tensor.extract %transposed[%155, %159, %163, %167, %168] : tensor<6x2x3x3x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x5xf32>
    %extracted_slice_26 = tensor.extract_slice %17[0, 0, 0] [6, 2, 2] [1, 1, 1] : tensor<6x2x5xf32> to tensor<6x2x2xf32>
    %18 = tensor.empty() : tensor<6x2x2xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      %153 = math.exp %152 : f32
      %154 = arith.addf %153, %cst_0 : f32
      %155 = arith.divf %cst_0, %154 : f32
      linalg.yield %155 : f32
    } -> tensor<6x2x2xf32>
    %expanded_27 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [6, 2, 1] : tensor<6x2xi64> into tensor<6x2x1xi64>
    %expanded_28 = tensor.expand_shape %14 [[0], [1, 2]] output_shape [6, 2, 1] : tensor<6x2xi64> into tensor<6x2x1xi64>
    %concat_29 = tensor.concat dim(2) %expanded_27, %expanded_28 : (tensor<6x2x1xi64>, tensor<6x2x1xi64>) -> tensor<6x2x2xi64>
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %concat_29 : tensor<6x2x2xf32>, tensor<6x2x2xi64>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: i64, %out: f32):
      %152 = arith.sitofp %in_58 : i64 to f32
      %153 = arith.addf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x2xf32>
    %extracted_slice_30 = tensor.extract_slice %17[0, 0, 2] [6, 2, 2] [1, 1, 1] : tensor<6x2x5xf32> to tensor<6x2x2xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      %153 = math.exp %152 : f32
      %154 = arith.addf %153, %cst_0 : f32
      %155 = arith.divf %cst_0, %154 : f32
      linalg.yield %155 : f32
    } -> tensor<6x2x2xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %extracted_slice_31 = tensor.extract_slice %arg2[0, 0, 2] [6, 2, 2] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x2xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %extracted_slice_32 = tensor.extract_slice %arg2[0, 0, 0] [6, 2, 2] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x2xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.cmpf ogt, %in, %in_58 : f32
      %153 = arith.select %152, %in, %in_58 : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x2xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.cmpf olt, %in, %in_58 : f32
      %153 = arith.select %152, %in, %in_58 : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x2xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %29 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.cmpf ult, %in, %cst : f32
      %153 = arith.select %152, %cst, %in : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x2xf32>
    %extracted_slice_33 = tensor.extract_slice %34[0, 0, 0] [6, 2, 1] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x2x1xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %extracted_slice_35 = tensor.extract_slice %34[0, 0, 1] [6, 2, 1] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x2x1xf32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34, %collapsed_36 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %extracted_slice_37 = tensor.extract_slice %23[0, 0, 0] [6, 2, 1] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x2x1xf32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %extracted_slice_39 = tensor.extract_slice %23[0, 0, 1] [6, 2, 1] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x2x1xf32>
    %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_38, %collapsed_40 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_9 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %extracted_slice_41 = tensor.extract_slice %25[0, 0, 0] [6, 2, 1] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x2x1xf32>
    %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %extracted_slice_43 = tensor.extract_slice %25[0, 0, 1] [6, 2, 1] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x2x1xf32>
    %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0], [1, 2]] : tensor<6x2x1xf32> into tensor<6x2xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_42, %collapsed_44 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_9 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %35 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %extracted_slice_45 = tensor.extract_slice %transposed[0, 0, 0, 0, 4] [6, 2, 3, 3, 1] [1, 1, 1, 1, 1] : tensor<6x2x3x3x5xf32> to tensor<6x2x3x3x1xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0], [1], [2], [3, 4]] : tensor<6x2x3x3x1xf32> into tensor<6x2x3x3xf32>
    %42 = tensor.empty() : tensor<6x2x3x3xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_46 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.cmpf ult, %in, %cst : f32
      %153 = arith.select %152, %cst, %in : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x3x3xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %15 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %collapsed_46 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %44 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.exp %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %44 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.exp %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.log %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %53 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%54 : tensor<6x2x3x3xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%57 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_10 : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%35, %41 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.divf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %60 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_15, %59 : tensor<i64>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: i64, %in_58: f32, %out: f32):
      %152 = arith.sitofp %in : i64 to f32
      %153 = arith.subf %152, %in_58 : f32
      linalg.yield %153 : f32
    } -> tensor<6x2xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["reduction", "reduction"]} ins(%60 : tensor<6x2xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%61 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_11 : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%58, %62 : tensor<f32>, tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %64 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%15 : tensor<6x2x3x3xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_11 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%59, %41 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.divf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%68, %67 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%66, %41 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.divf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_10 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %52 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.divf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %51 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %49 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %76 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %71 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %45 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %79 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %81 = tensor.empty() : tensor<6x2x3x3xi1>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<6x2x3x3xf32>) outs(%81 : tensor<6x2x3x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %152 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %152 : i1
    } -> tensor<6x2x3x3xi1>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %78, %cst_3 : tensor<6x2x3x3xi1>, tensor<6x2x3x3xf32>, tensor<f32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %84 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%42 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3xf32>
    %86 = tensor.empty() : tensor<5xi64>
    %87 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%86 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %152 = linalg.index 0 : index
      %153 = arith.index_cast %152 : index to i64
      linalg.yield %153 : i64
    } -> tensor<5xi64>
    %expanded_47 = tensor.expand_shape %87 [[0, 1, 2, 3, 4]] output_shape [1, 1, 1, 1, 5] : tensor<5xi64> into tensor<1x1x1x1x5xi64>
    %88 = tensor.empty() : tensor<1x1x1x1x5xi1>
    %89 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47 : tensor<1x1x1x1x5xi64>) outs(%88 : tensor<1x1x1x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %152 = arith.cmpi eq, %in, %c4_i64 : i64
      linalg.yield %152 : i1
    } -> tensor<1x1x1x1x5xi1>
    %90 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<6x2x3x3xf32>) outs(%3 : tensor<6x2x3x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x3x3x5xf32>
    %91 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%89, %90, %cst_14 : tensor<1x1x1x1x5xi1>, tensor<6x2x3x3x5xf32>, tensor<6x2x3x3x5xf32>) outs(%3 : tensor<6x2x3x3x5xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3x5xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%70, %92 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_9 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_38 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_40 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %97 = tensor.empty() : tensor<2xi64>
    %98 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%97 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %152 = linalg.index 0 : index
      %153 = arith.index_cast %152 : index to i64
      linalg.yield %153 : i64
    } -> tensor<2xi64>
    %expanded_48 = tensor.expand_shape %98 [[0, 1, 2]] output_shape [1, 1, 2] : tensor<2xi64> into tensor<1x1x2xi64>
    %99 = tensor.empty() : tensor<1x1x2xi1>
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<1x1x2xi64>) outs(%99 : tensor<1x1x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %152 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %152 : i1
    } -> tensor<1x1x2xi1>
    %101 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<6x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x2xf32>
    %102 = linalg.generic {indexing_maps = [#map12, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %101, %cst_2 : tensor<1x1x2xi1>, tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<1x1x2xi64>) outs(%99 : tensor<1x1x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %152 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %152 : i1
    } -> tensor<1x1x2xi1>
    %104 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<6x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x2xf32>
    %105 = linalg.generic {indexing_maps = [#map12, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %104, %cst_2 : tensor<1x1x2xi1>, tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %105 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%93, %collapsed_34 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%93, %collapsed_36 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%8 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<6x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x2xf32>
    %110 = linalg.generic {indexing_maps = [#map12, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %109, %cst_2 : tensor<1x1x2xi1>, tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x2xf32>
    %112 = linalg.generic {indexing_maps = [#map12, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %111, %cst_2 : tensor<1x1x2xi1>, tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %112 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %114 = tensor.empty() : tensor<6x2x2xi1>
    %115 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<6x2x2xf32>) outs(%114 : tensor<6x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %152 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %152 : i1
    } -> tensor<6x2x2xi1>
    %116 = linalg.generic {indexing_maps = [#map4, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %113, %cst_3 : tensor<6x2x2xi1>, tensor<6x2x2xf32>, tensor<f32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%114 : tensor<6x2x2xi1>) {
    ^bb0(%in: f32, %in_58: f32, %out: i1):
      %152 = arith.cmpf ogt, %in, %in_58 : f32
      linalg.yield %152 : i1
    } -> tensor<6x2x2xi1>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%114 : tensor<6x2x2xi1>) {
    ^bb0(%in: f32, %in_58: f32, %out: i1):
      %152 = arith.cmpf oeq, %in, %in_58 : f32
      linalg.yield %152 : i1
    } -> tensor<6x2x2xi1>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %119, %116 : tensor<6x2x2xi1>, tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %122 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %cst_3, %121 : tensor<6x2x2xi1>, tensor<f32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %122 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%114 : tensor<6x2x2xi1>) {
    ^bb0(%in: f32, %in_58: f32, %out: i1):
      %152 = arith.cmpf olt, %in, %in_58 : f32
      linalg.yield %152 : i1
    } -> tensor<6x2x2xi1>
    %125 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%114 : tensor<6x2x2xi1>) {
    ^bb0(%in: f32, %in_58: f32, %out: i1):
      %152 = arith.cmpf oeq, %in, %in_58 : f32
      linalg.yield %152 : i1
    } -> tensor<6x2x2xi1>
    %127 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %125, %117 : tensor<6x2x2xi1>, tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %128 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %cst_3, %127 : tensor<6x2x2xi1>, tensor<f32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i1, %in_58: f32, %in_59: f32, %out: f32):
      %152 = arith.select %in, %in_58, %in_59 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %128 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %129 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %134 = linalg.generic {indexing_maps = [#map13, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15, %21 : tensor<i64>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i64, %in_58: f32, %out: f32):
      %152 = arith.sitofp %in : i64 to f32
      %153 = arith.subf %152, %in_58 : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x2xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %134 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %inserted_slice = tensor.insert_slice %136 into %cst_1[0, 0, 2] [6, 2, 2] [1, 1, 1] : tensor<6x2x2xf32> into tensor<6x2x5xf32>
    %137 = linalg.generic {indexing_maps = [#map13, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15, %19 : tensor<i64>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: i64, %in_58: f32, %out: f32):
      %152 = arith.sitofp %in : i64 to f32
      %153 = arith.subf %152, %in_58 : f32
      linalg.yield %153 : f32
    } -> tensor<6x2x2xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %137 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %138 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%18 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.mulf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x2xf32>
    %inserted_slice_49 = tensor.insert_slice %139 into %cst_1[0, 0, 0] [6, 2, 2] [1, 1, 1] : tensor<6x2x2xf32> into tensor<6x2x5xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_49 : tensor<6x2x5xf32>, tensor<6x2x5xf32>) outs(%16 : tensor<6x2x5xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x5xf32>
    %collapsed_50 = tensor.collapse_shape %140 [[0, 1], [2]] : tensor<6x2x5xf32> into tensor<12x5xf32>
    %expanded_51 = tensor.expand_shape %collapsed_50 [[0], [1, 2, 3, 4, 5]] output_shape [12, 1, 1, 1, 1, 5] : tensor<12x5xf32> into tensor<12x1x1x1x1x5xf32>
    %141 = "tm_tensor.scatter"(%expanded_51, %concat, %cst_14) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %152 = arith.addf %arg5, %arg4 : f32
      "tm_tensor.yield"(%152) : (f32) -> ()
    }) : (tensor<12x1x1x1x1x5xf32>, tensor<12x4xi64>, tensor<6x2x3x3x5xf32>) -> tensor<6x2x3x3x5xf32>
    %142 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%91, %141 : tensor<6x2x3x3x5xf32>, tensor<6x2x3x3x5xf32>) outs(%3 : tensor<6x2x3x3x5xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.addf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<6x2x3x3x5xf32>
    %143 = tensor.empty() : tensor<6x2x5x3x3xf32>
    %transposed_52 = linalg.transpose ins(%142 : tensor<6x2x3x3x5xf32>) outs(%143 : tensor<6x2x5x3x3xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0], [1, 2], [3], [4]] : tensor<6x2x5x3x3xf32> into tensor<6x10x3x3xf32>
    %144 = tensor.empty() : tensor<2x6x3x3xf32>
    %transposed_54 = linalg.transpose ins(%arg1 : tensor<6x2x3x3xf32>) outs(%144 : tensor<2x6x3x3xf32>) permutation = [1, 0, 2, 3] 
    %145 = tensor.empty() : tensor<10x6x3x3xf32>
    %transposed_55 = linalg.transpose ins(%collapsed_53 : tensor<6x10x3x3xf32>) outs(%145 : tensor<10x6x3x3xf32>) permutation = [1, 0, 2, 3] 
    %padded_56 = tensor.pad %transposed_54 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<2x6x3x3xf32> to tensor<2x6x5x5xf32>
    %146 = tensor.empty() : tensor<2x10x3x3xf32>
    %147 = linalg.fill ins(%cst : f32) outs(%146 : tensor<2x10x3x3xf32>) -> tensor<2x10x3x3xf32>
    %148 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_56, %transposed_55 : tensor<2x6x5x5xf32>, tensor<10x6x3x3xf32>) outs(%147 : tensor<2x10x3x3xf32>) -> tensor<2x10x3x3xf32>
    %149 = tensor.empty() : tensor<10x2x3x3xf32>
    %transposed_57 = linalg.transpose ins(%148 : tensor<2x10x3x3xf32>) outs(%149 : tensor<10x2x3x3xf32>) permutation = [1, 0, 2, 3] 
    %150 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_57 : tensor<10x2x3x3xf32>) outs(%149 : tensor<10x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.truncf %cst_6 : f64 to f32
      %153 = arith.mulf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<10x2x3x3xf32>
    %151 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %150 : tensor<10x2x3x3xf32>, tensor<10x2x3x3xf32>) outs(%149 : tensor<10x2x3x3xf32>) {
    ^bb0(%in: f32, %in_58: f32, %out: f32):
      %152 = arith.subf %in, %in_58 : f32
      linalg.yield %152 : f32
    } -> tensor<10x2x3x3xf32>
    return %151, %63, %64, %35 : tensor<10x2x3x3xf32>, tensor<f32>, tensor<f32>, tensor<6x2xf32>
  }
}

