#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
module {
  func.func @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<4x1xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<5x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<5xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<4x1xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<f32> {dp.name = "area"}, tensor<5xf32> {dp.name = "sorted"}, tensor<5xi64> {dp.name = "rank"}) {
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2x2x5xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x2x5xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x5xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<5x1xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x2xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<5xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_10 = arith.constant 1.000000e-01 : f64
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %cst_13 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<5x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %2 = linalg.matmul ins(%arg2, %arg0 : tensor<5x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %3 = tensor.empty() : tensor<4x5xf32>
    %transposed = linalg.transpose ins(%2 : tensor<5x4xf32>) outs(%3 : tensor<4x5xf32>) permutation = [1, 0] 
    %expanded = tensor.expand_shape %transposed [[0, 1], [2]] output_shape [2, 2, 5] : tensor<4x5xf32> into tensor<2x2x5xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded[0, 1, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %4 = tensor.empty() : tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_15 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_15 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2x5xf32>
    %concat = tensor.concat dim(1) %5, %6 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x10xf32>
    %expanded_16 = tensor.expand_shape %concat [[0], [1, 2]] output_shape [2, 2, 5] : tensor<2x10xf32> into tensor<2x2x5xf32>
    %collapsed_17 = tensor.collapse_shape %expanded_16 [[0, 1], [2]] : tensor<2x2x5xf32> into tensor<4x5xf32>
    %extracted_slice_18 = tensor.extract_slice %collapsed_17[1, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
    %expanded_19 = tensor.expand_shape %extracted_slice_18 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %extracted_slice_20 = tensor.extract_slice %expanded_19[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded_19[0, 1, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %7 = tensor.empty() : tensor<1x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21, %collapsed_23 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<1x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21, %collapsed_23 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<1x5xf32>
    %concat_24 = tensor.concat dim(1) %8, %9 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x10xf32>
    %expanded_25 = tensor.expand_shape %concat_24 [[0], [1, 2]] output_shape [1, 2, 5] : tensor<1x10xf32> into tensor<1x2x5xf32>
    %extracted_slice_26 = tensor.extract_slice %collapsed_17[0, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %collapsed_27 = tensor.collapse_shape %expanded_25 [[0, 1], [2]] : tensor<1x2x5xf32> into tensor<2x5xf32>
    %extracted_slice_28 = tensor.extract_slice %collapsed_17[3, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %concat_29 = tensor.concat dim(0) %extracted_slice_26, %collapsed_27, %extracted_slice_28 : (tensor<1x5xf32>, tensor<2x5xf32>, tensor<1x5xf32>) -> tensor<4x5xf32>
    %expanded_30 = tensor.expand_shape %concat_29 [[0, 1], [2]] output_shape [2, 2, 5] : tensor<4x5xf32> into tensor<2x2x5xf32>
    %extracted_slice_31 = tensor.extract_slice %expanded_30[0, 0, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %extracted_slice_33 = tensor.extract_slice %expanded_30[0, 1, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32, %collapsed_34 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32, %collapsed_34 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2x5xf32>
    %concat_35 = tensor.concat dim(1) %10, %11 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x10xf32>
    %expanded_36 = tensor.expand_shape %concat_35 [[0], [1, 2]] output_shape [2, 2, 5] : tensor<2x10xf32> into tensor<2x2x5xf32>
    %collapsed_37 = tensor.collapse_shape %expanded_36 [[0, 1], [2]] : tensor<2x2x5xf32> into tensor<4x5xf32>
    %extracted_slice_38 = tensor.extract_slice %collapsed_37[1, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
    %expanded_39 = tensor.expand_shape %extracted_slice_38 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %extracted_slice_40 = tensor.extract_slice %expanded_39[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %extracted_slice_42 = tensor.extract_slice %expanded_39[0, 1, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41, %collapsed_43 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<1x5xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41, %collapsed_43 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<1x5xf32>
    %concat_44 = tensor.concat dim(1) %12, %13 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x10xf32>
    %expanded_45 = tensor.expand_shape %concat_44 [[0], [1, 2]] output_shape [1, 2, 5] : tensor<1x10xf32> into tensor<1x2x5xf32>
    %extracted_slice_46 = tensor.extract_slice %collapsed_37[0, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %collapsed_47 = tensor.collapse_shape %expanded_45 [[0, 1], [2]] : tensor<1x2x5xf32> into tensor<2x5xf32>
    %extracted_slice_48 = tensor.extract_slice %collapsed_37[3, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %concat_49 = tensor.concat dim(0) %extracted_slice_46, %collapsed_47, %extracted_slice_48 : (tensor<1x5xf32>, tensor<2x5xf32>, tensor<1x5xf32>) -> tensor<4x5xf32>
    %transposed_50 = linalg.transpose ins(%concat_49 : tensor<4x5xf32>) outs(%0 : tensor<5x4xf32>) permutation = [1, 0] 
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_50 : tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = math.tanh %in : f32
      linalg.yield %337 : f32
    } -> tensor<5x4xf32>
    %15 = tensor.empty() : tensor<5x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %17 = linalg.matmul ins(%14, %arg1 : tensor<5x4xf32>, tensor<4x1xf32>) outs(%16 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %collapsed_51 = tensor.collapse_shape %17 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %18 = tensor.empty() : tensor<5xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_51 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.negf %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.cmpf ult, %in, %cst : f32
      %338 = arith.select %337, %cst, %in : f32
      linalg.yield %338 : f32
    } -> tensor<5xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%cst_9, %arg3 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.subf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%21, %collapsed_51 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%22, %20 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%20 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.negf %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%24 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = math.exp %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%19, %20 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.subf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%26 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = math.exp %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%25, %27 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%28 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = math.log %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%23, %29 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_52 = tensor.extract_slice %30[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_53 = tensor.expand_shape %extracted_slice_52 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %extracted_slice_54 = tensor.extract_slice %expanded_53[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_56 = tensor.extract_slice %expanded_53[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %31 = tensor.empty() : tensor<2xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_55, %collapsed_57 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_55, %collapsed_57 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %expanded_58 = tensor.expand_shape %32 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_59 = tensor.expand_shape %33 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %concat_60 = tensor.concat dim(1) %expanded_58, %expanded_59 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %collapsed_61 = tensor.collapse_shape %concat_60 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %extracted_slice_62 = tensor.extract_slice %30[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %concat_63 = tensor.concat dim(0) %collapsed_61, %extracted_slice_62 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    %extracted_slice_64 = tensor.extract_slice %concat_63[1] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_65 = tensor.expand_shape %extracted_slice_64 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %extracted_slice_66 = tensor.extract_slice %expanded_65[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_67 = tensor.collapse_shape %extracted_slice_66 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_68 = tensor.extract_slice %expanded_65[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_69 = tensor.collapse_shape %extracted_slice_68 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_67, %collapsed_69 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_67, %collapsed_69 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %expanded_70 = tensor.expand_shape %34 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_71 = tensor.expand_shape %35 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %concat_72 = tensor.concat dim(1) %expanded_70, %expanded_71 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %extracted_slice_73 = tensor.extract_slice %concat_63[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %collapsed_74 = tensor.collapse_shape %concat_72 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %concat_75 = tensor.concat dim(0) %extracted_slice_73, %collapsed_74 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
    %extracted_slice_76 = tensor.extract_slice %concat_75[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_77 = tensor.expand_shape %extracted_slice_76 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %extracted_slice_78 = tensor.extract_slice %expanded_77[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_80 = tensor.extract_slice %expanded_77[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_79, %collapsed_81 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_79, %collapsed_81 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %expanded_82 = tensor.expand_shape %36 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_83 = tensor.expand_shape %37 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %concat_84 = tensor.concat dim(1) %expanded_82, %expanded_83 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %collapsed_85 = tensor.collapse_shape %concat_84 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %extracted_slice_86 = tensor.extract_slice %concat_75[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %concat_87 = tensor.concat dim(0) %collapsed_85, %extracted_slice_86 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    %extracted_slice_88 = tensor.extract_slice %concat_87[1] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_89 = tensor.expand_shape %extracted_slice_88 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %extracted_slice_90 = tensor.extract_slice %expanded_89[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_91 = tensor.collapse_shape %extracted_slice_90 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_92 = tensor.extract_slice %expanded_89[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_93 = tensor.collapse_shape %extracted_slice_92 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_91, %collapsed_93 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_91, %collapsed_93 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %expanded_94 = tensor.expand_shape %38 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_95 = tensor.expand_shape %39 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %concat_96 = tensor.concat dim(1) %expanded_94, %expanded_95 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %extracted_slice_97 = tensor.extract_slice %concat_87[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %collapsed_98 = tensor.collapse_shape %concat_96 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %concat_99 = tensor.concat dim(0) %extracted_slice_97, %collapsed_98 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
    %extracted_slice_100 = tensor.extract_slice %concat_99[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_101 = tensor.expand_shape %extracted_slice_100 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %extracted_slice_102 = tensor.extract_slice %expanded_101[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_103 = tensor.collapse_shape %extracted_slice_102 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_104 = tensor.extract_slice %expanded_101[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_105 = tensor.collapse_shape %extracted_slice_104 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_103, %collapsed_105 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_103, %collapsed_105 : tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      %338 = arith.select %337, %in, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<2xf32>
    %expanded_106 = tensor.expand_shape %40 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_107 = tensor.expand_shape %41 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %concat_108 = tensor.concat dim(1) %expanded_106, %expanded_107 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %collapsed_109 = tensor.collapse_shape %concat_108 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %extracted_slice_110 = tensor.extract_slice %concat_99[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %concat_111 = tensor.concat dim(0) %collapsed_109, %extracted_slice_110 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    %expanded_112 = tensor.expand_shape %30 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %42 = tensor.empty() : tensor<5x5xi1>
    %43 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_112, %30 : tensor<5x1xf32>, tensor<5xf32>) outs(%42 : tensor<5x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<5x5xi1>
    %44 = tensor.empty() : tensor<5xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<5xi64>) -> tensor<5xi64>
    %46 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%43 : tensor<5x5xi1>) outs(%45 : tensor<5xi64>) {
    ^bb0(%in: i1, %out: i64):
      %337 = arith.extui %in : i1 to i64
      %338 = arith.addi %337, %out : i64
      linalg.yield %338 : i64
    } -> tensor<5xi64>
    %47 = tensor.empty() : tensor<5xi1>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%46 : tensor<5xi64>) outs(%47 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi slt, %in, %c3_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<5xi1>
    %49 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %collapsed_51 : tensor<5x1xf32>, tensor<5xf32>) outs(%42 : tensor<5x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<5x5xi1>
    %expanded_113 = tensor.expand_shape %arg3 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %expanded_113 : tensor<5xf32>, tensor<5x1xf32>) outs(%42 : tensor<5x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<5x5xi1>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %50 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%42 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_211: i1, %out: i1):
      %337 = arith.andi %in, %in_211 : i1
      linalg.yield %337 : i1
    } -> tensor<5x5xi1>
    %52 = tensor.empty() : tensor<i64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<i64>) -> tensor<i64>
    %54 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%51 : tensor<5x5xi1>) outs(%53 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %337 = arith.extui %in : i1 to i64
      %338 = arith.addi %337, %out : i64
      linalg.yield %338 : i64
    } -> tensor<i64>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction"]} ins(%arg3 : tensor<5xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.addf %in, %out : f32
      linalg.yield %337 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel"]} ins(%cst_13, %arg3 : tensor<i64>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: i64, %in_211: f32, %out: f32):
      %337 = arith.sitofp %in : i64 to f32
      %338 = arith.subf %337, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<5xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction"]} ins(%58 : tensor<5xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.addf %in, %out : f32
      linalg.yield %337 : f32
    } -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%57, %59 : tensor<f32>, tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%60 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.cmpf ult, %in, %cst_11 : f32
      %338 = arith.select %337, %cst_11, %in : f32
      linalg.yield %338 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%54, %61 : tensor<i64>, tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: i64, %in_211: f32, %out: f32):
      %337 = arith.sitofp %in : i64 to f32
      %338 = arith.divf %337, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%30, %48 : tensor<5xf32>, tensor<5xi1>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: i1, %out: f32):
      %337 = arith.uitofp %in_211 : i1 to f32
      %338 = arith.mulf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<5xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction"]} ins(%63 : tensor<5xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.addf %in, %out : f32
      linalg.yield %337 : f32
    } -> tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction"]} ins(%48 : tensor<5xi1>) outs(%53 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %337 = arith.extui %in : i1 to i64
      %338 = arith.addi %337, %out : i64
      linalg.yield %338 : i64
    } -> tensor<i64>
    %66 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%64, %65 : tensor<f32>, tensor<i64>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %in_211: i64, %out: f32):
      %337 = arith.sitofp %in_211 : i64 to f32
      %338 = arith.divf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<f32>
    %extracted_slice_114 = tensor.extract_slice %concat_111[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %collapsed_115 = tensor.collapse_shape %extracted_slice_114 [] : tensor<1xf32> into tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_115 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.truncf %cst_10 : f64 to f32
      %338 = arith.mulf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<f32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%66, %67 : tensor<f32>, tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%44 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %337 = linalg.index 0 : index
      %338 = arith.index_cast %337 : index to i64
      linalg.yield %338 : i64
    } -> tensor<5xi64>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%69 : tensor<5xi64>) outs(%47 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<5xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%70, %cst_6, %cst_7 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %72 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_8, %65 : tensor<f32>, tensor<i64>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %in_211: i64, %out: f32):
      %337 = arith.sitofp %in_211 : i64 to f32
      %338 = arith.divf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel"]} ins(%72 : tensor<f32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%73, %48 : tensor<5xf32>, tensor<5xi1>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: i1, %out: f32):
      %337 = arith.uitofp %in_211 : i1 to f32
      %338 = arith.mulf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<5xf32>
    %extracted_slice_116 = tensor.extract_slice %71[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %extracted_slice_117 = tensor.extract_slice %71[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_117 into %cst_7[4] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %expanded_118 = tensor.expand_shape %extracted_slice_116 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%inserted_slice, %cst_7 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_119 = tensor.extract_slice %expanded_118[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_120 = tensor.collapse_shape %extracted_slice_119 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_121 = tensor.extract_slice %expanded_118[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_122 = tensor.collapse_shape %extracted_slice_121 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %76 = tensor.empty() : tensor<2xi1>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_103, %collapsed_105 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_122 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_103, %collapsed_105 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%79, %78, %collapsed_122 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%77, %cst_5, %80 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_103, %collapsed_105 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %83 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%82, %cst_5, %80 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %84 = tensor.empty() : tensor<2xi64>
    %85 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%84 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %337 = linalg.index 0 : index
      %338 = arith.index_cast %337 : index to i64
      linalg.yield %338 : i64
    } -> tensor<2xi64>
    %expanded_123 = tensor.expand_shape %85 [[0, 1]] output_shape [1, 2] : tensor<2xi64> into tensor<1x2xi64>
    %86 = tensor.empty() : tensor<1x2xi1>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_123 : tensor<1x2xi64>) outs(%86 : tensor<1x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<1x2xi1>
    %88 = tensor.empty() : tensor<2x2xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %90 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %89, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_123 : tensor<1x2xi64>) outs(%86 : tensor<1x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<1x2xi1>
    %92 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %93 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %92, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %93 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_120 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%79, %95, %collapsed_120 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%82, %cst_5, %96 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%77, %cst_5, %96 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %99, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %100 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %103 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %102, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%101, %103 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %collapsed_124 = tensor.collapse_shape %104 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %inserted_slice_125 = tensor.insert_slice %collapsed_124 into %cst_7[0] [4] [1] : tensor<4xf32> into tensor<5xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%75, %inserted_slice_125 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_126 = tensor.extract_slice %105[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_127 = tensor.extract_slice %105[1] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_128 = tensor.expand_shape %extracted_slice_127 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %inserted_slice_129 = tensor.insert_slice %extracted_slice_126 into %cst_7[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%cst_7, %inserted_slice_129 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_130 = tensor.extract_slice %expanded_128[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_131 = tensor.collapse_shape %extracted_slice_130 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_132 = tensor.extract_slice %expanded_128[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_133 = tensor.collapse_shape %extracted_slice_132 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_91, %collapsed_93 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_133 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_91, %collapsed_93 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%109, %108, %collapsed_133 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%107, %cst_5, %110 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_91, %collapsed_93 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %113 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%112, %cst_5, %110 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %115 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %114, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %116 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %117 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %116, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %117 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_131 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%109, %119, %collapsed_131 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%112, %cst_5, %120 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%107, %cst_5, %120 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %124 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %123, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %124 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %127 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %126, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %127 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %collapsed_134 = tensor.collapse_shape %128 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %inserted_slice_135 = tensor.insert_slice %collapsed_134 into %cst_7[1] [4] [1] : tensor<4xf32> into tensor<5xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%106, %inserted_slice_135 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_136 = tensor.extract_slice %129[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %extracted_slice_137 = tensor.extract_slice %129[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %inserted_slice_138 = tensor.insert_slice %extracted_slice_137 into %cst_7[4] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %expanded_139 = tensor.expand_shape %extracted_slice_136 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%inserted_slice_138, %cst_7 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_140 = tensor.extract_slice %expanded_139[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_141 = tensor.collapse_shape %extracted_slice_140 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_142 = tensor.extract_slice %expanded_139[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_143 = tensor.collapse_shape %extracted_slice_142 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_79, %collapsed_81 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_143 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_79, %collapsed_81 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%133, %132, %collapsed_143 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%131, %cst_5, %134 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_79, %collapsed_81 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %137 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%136, %cst_5, %134 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %138, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %141 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %140, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %141 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_141 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%133, %143, %collapsed_141 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%136, %cst_5, %144 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%131, %cst_5, %144 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %148 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %147, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %148 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %150, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %151 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %collapsed_144 = tensor.collapse_shape %152 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %inserted_slice_145 = tensor.insert_slice %collapsed_144 into %cst_7[0] [4] [1] : tensor<4xf32> into tensor<5xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%130, %inserted_slice_145 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_146 = tensor.extract_slice %153[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_147 = tensor.extract_slice %153[1] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %expanded_148 = tensor.expand_shape %extracted_slice_147 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %inserted_slice_149 = tensor.insert_slice %extracted_slice_146 into %cst_7[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%cst_7, %inserted_slice_149 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_150 = tensor.extract_slice %expanded_148[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_151 = tensor.collapse_shape %extracted_slice_150 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_152 = tensor.extract_slice %expanded_148[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_153 = tensor.collapse_shape %extracted_slice_152 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_67, %collapsed_69 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_153 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_67, %collapsed_69 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%157, %156, %collapsed_153 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%155, %cst_5, %158 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_67, %collapsed_69 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %161 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%160, %cst_5, %158 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %162 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %163 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %162, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %165 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %164, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %165 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_151 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%157, %167, %collapsed_151 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%160, %cst_5, %168 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%155, %cst_5, %168 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %171, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%166, %172 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %175 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %174, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %175 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %collapsed_154 = tensor.collapse_shape %176 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %inserted_slice_155 = tensor.insert_slice %collapsed_154 into %cst_7[1] [4] [1] : tensor<4xf32> into tensor<5xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%154, %inserted_slice_155 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_156 = tensor.extract_slice %177[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %extracted_slice_157 = tensor.extract_slice %177[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %inserted_slice_158 = tensor.insert_slice %extracted_slice_157 into %cst_7[4] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%74, %inserted_slice_158 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %expanded_159 = tensor.expand_shape %extracted_slice_156 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%178, %cst_7 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %extracted_slice_160 = tensor.extract_slice %expanded_159[0, 0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_161 = tensor.collapse_shape %extracted_slice_160 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_162 = tensor.extract_slice %expanded_159[0, 1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2x1xf32>
    %collapsed_163 = tensor.collapse_shape %extracted_slice_162 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_55, %collapsed_57 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_163 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_55, %collapsed_57 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%182, %181, %collapsed_163 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%180, %cst_5, %183 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_55, %collapsed_57 : tensor<2xf32>, tensor<2xf32>) outs(%76 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2xi1>
    %186 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%185, %cst_5, %183 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %188 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %187, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %189 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %189, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %190 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_161 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%182, %192, %collapsed_161 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%185, %cst_5, %193 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel"]} ins(%180, %cst_5, %193 : tensor<2xi1>, tensor<f32>, tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2xf32>
    %196 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %197 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %196, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%191, %197 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %199 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %200 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %199, %cst_4 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%198, %200 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2xf32>
    %collapsed_164 = tensor.collapse_shape %201 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %inserted_slice_165 = tensor.insert_slice %collapsed_164 into %cst_7[0] [4] [1] : tensor<4xf32> into tensor<5xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%179, %inserted_slice_165 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%202, %28 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.divf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%203, %27 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%204 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.negf %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%203, %25 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%206 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.negf %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%205, %207 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%208, %202 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%202, %21 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%205, %210 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<5xf32>) outs(%47 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %337 : i1
    } -> tensor<5xi1>
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel"]} ins(%212, %209, %cst_5 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%213 : tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.negf %in : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%211, %214 : tensor<5xf32>, tensor<5xf32>) outs(%18 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5xf32>
    %216 = tensor.empty() : tensor<1xi64>
    %217 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%216 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_166 = tensor.expand_shape %217 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %218 = tensor.empty() : tensor<1x1xi1>
    %219 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_166 : tensor<1x1xi64>) outs(%218 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<1x1xi1>
    %expanded_167 = tensor.expand_shape %215 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %220 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%219, %expanded_167, %cst_3 : tensor<1x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%15 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<5x1xf32>
    %transposed_168 = linalg.transpose ins(%14 : tensor<5x4xf32>) outs(%3 : tensor<4x5xf32>) permutation = [1, 0] 
    %221 = tensor.empty() : tensor<4x1xf32>
    %222 = linalg.fill ins(%cst : f32) outs(%221 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %223 = linalg.matmul ins(%transposed_168, %220 : tensor<4x5xf32>, tensor<5x1xf32>) outs(%222 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %transposed_169 = linalg.transpose ins(%220 : tensor<5x1xf32>) outs(%7 : tensor<1x5xf32>) permutation = [1, 0] 
    %224 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %225 = linalg.matmul ins(%arg1, %transposed_169 : tensor<4x1xf32>, tensor<1x5xf32>) outs(%224 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %transposed_170 = linalg.transpose ins(%225 : tensor<4x5xf32>) outs(%0 : tensor<5x4xf32>) permutation = [1, 0] 
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %14 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5x4xf32>
    %227 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13, %226 : tensor<i64>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: i64, %in_211: f32, %out: f32):
      %337 = arith.sitofp %in : i64 to f32
      %338 = arith.subf %337, %in_211 : f32
      linalg.yield %338 : f32
    } -> tensor<5x4xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_170, %227 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.mulf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5x4xf32>
    %transposed_171 = linalg.transpose ins(%228 : tensor<5x4xf32>) outs(%3 : tensor<4x5xf32>) permutation = [1, 0] 
    %extracted_slice_172 = tensor.extract_slice %transposed_171[0, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %extracted_slice_173 = tensor.extract_slice %transposed_171[1, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
    %extracted_slice_174 = tensor.extract_slice %transposed_171[3, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %inserted_slice_175 = tensor.insert_slice %extracted_slice_174 into %cst_2[3, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<4x5xf32>
    %expanded_176 = tensor.expand_shape %extracted_slice_173 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %inserted_slice_177 = tensor.insert_slice %extracted_slice_172 into %cst_2[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<4x5xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_175, %inserted_slice_177 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %extracted_slice_178 = tensor.extract_slice %expanded_176[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_179 = tensor.collapse_shape %extracted_slice_178 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %extracted_slice_180 = tensor.extract_slice %expanded_176[0, 1, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_181 = tensor.collapse_shape %extracted_slice_180 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %230 = tensor.empty() : tensor<1x5xi1>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41, %collapsed_43 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%230 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<1x5xi1>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_181 : tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41, %collapsed_43 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%230 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<1x5xi1>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%233, %232, %collapsed_181 : tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %cst_5, %234 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41, %collapsed_43 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%230 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<1x5xi1>
    %237 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%236, %cst_5, %234 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %expanded_182 = tensor.expand_shape %85 [[0, 1, 2]] output_shape [1, 2, 1] : tensor<2xi64> into tensor<1x2x1xi64>
    %238 = tensor.empty() : tensor<1x2x1xi1>
    %239 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_182 : tensor<1x2x1xi64>) outs(%238 : tensor<1x2x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<1x2x1xi1>
    %240 = tensor.empty() : tensor<1x2x5xf32>
    %241 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %242 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %241, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %243 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_182 : tensor<1x2x1xi64>) outs(%238 : tensor<1x2x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %337 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %337 : i1
    } -> tensor<1x2x1xi1>
    %244 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %245 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %244, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %246 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %245 : tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_179 : tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%233, %247, %collapsed_179 : tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%236, %cst_5, %248 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %cst_5, %248 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %251 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %252 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %251, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %253 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %252 : tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %254 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %255 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %254, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %256 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255 : tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %collapsed_183 = tensor.collapse_shape %256 [[0, 1], [2]] : tensor<1x2x5xf32> into tensor<2x5xf32>
    %inserted_slice_184 = tensor.insert_slice %collapsed_183 into %cst_2[1, 0] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<4x5xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%229, %inserted_slice_184 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %expanded_185 = tensor.expand_shape %257 [[0, 1], [2]] output_shape [2, 2, 5] : tensor<4x5xf32> into tensor<2x2x5xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %cst_2 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %extracted_slice_186 = tensor.extract_slice %expanded_185[0, 0, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_187 = tensor.collapse_shape %extracted_slice_186 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %extracted_slice_188 = tensor.extract_slice %expanded_185[0, 1, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_189 = tensor.collapse_shape %extracted_slice_188 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %259 = tensor.empty() : tensor<2x5xi1>
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32, %collapsed_34 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%259 : tensor<2x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2x5xi1>
    %261 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_189 : tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32, %collapsed_34 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%259 : tensor<2x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2x5xi1>
    %263 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%262, %261, %collapsed_189 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %cst_5, %263 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32, %collapsed_34 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%259 : tensor<2x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2x5xi1>
    %266 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%265, %cst_5, %263 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %267 = tensor.empty() : tensor<2x2x5xf32>
    %268 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %269 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %268, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %270 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %271 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %270, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %272 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %271 : tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_187 : tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%262, %273, %collapsed_187 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%265, %cst_5, %274 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %cst_5, %274 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %277 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %278 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %277, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %279 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %278 : tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %280 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %281 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %280, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %282 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %281 : tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %collapsed_190 = tensor.collapse_shape %282 [[0, 1], [2]] : tensor<2x2x5xf32> into tensor<4x5xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %collapsed_190 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %extracted_slice_191 = tensor.extract_slice %283[0, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %extracted_slice_192 = tensor.extract_slice %283[1, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
    %extracted_slice_193 = tensor.extract_slice %283[3, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
    %inserted_slice_194 = tensor.insert_slice %extracted_slice_193 into %cst_2[3, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<4x5xf32>
    %expanded_195 = tensor.expand_shape %extracted_slice_192 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %inserted_slice_196 = tensor.insert_slice %extracted_slice_191 into %cst_2[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<4x5xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_194, %inserted_slice_196 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %extracted_slice_197 = tensor.extract_slice %expanded_195[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_198 = tensor.collapse_shape %extracted_slice_197 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %extracted_slice_199 = tensor.extract_slice %expanded_195[0, 1, 0] [1, 1, 5] [1, 1, 1] : tensor<1x2x5xf32> to tensor<1x1x5xf32>
    %collapsed_200 = tensor.collapse_shape %extracted_slice_199 [[0, 1], [2]] : tensor<1x1x5xf32> into tensor<1x5xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21, %collapsed_23 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%230 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<1x5xi1>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_200 : tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21, %collapsed_23 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%230 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<1x5xi1>
    %288 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%287, %286, %collapsed_200 : tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%285, %cst_5, %288 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21, %collapsed_23 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%230 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<1x5xi1>
    %291 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%290, %cst_5, %288 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %292 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %293 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %292, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %294 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %295 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %294, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %296 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %295 : tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_198 : tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%287, %297, %collapsed_198 : tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%290, %cst_5, %298 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%285, %cst_5, %298 : tensor<1x5xi1>, tensor<f32>, tensor<1x5xf32>) outs(%7 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x5xf32>
    %301 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %302 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %301, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %303 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %302 : tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %304 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<1x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x5xf32>
    %305 = linalg.generic {indexing_maps = [#map11, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %304, %cst_1 : tensor<1x2x1xi1>, tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %306 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %305 : tensor<1x2x5xf32>, tensor<1x2x5xf32>) outs(%240 : tensor<1x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<1x2x5xf32>
    %collapsed_201 = tensor.collapse_shape %306 [[0, 1], [2]] : tensor<1x2x5xf32> into tensor<2x5xf32>
    %inserted_slice_202 = tensor.insert_slice %collapsed_201 into %cst_2[1, 0] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<4x5xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%284, %inserted_slice_202 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %expanded_203 = tensor.expand_shape %307 [[0, 1], [2]] output_shape [2, 2, 5] : tensor<4x5xf32> into tensor<2x2x5xf32>
    %extracted_slice_204 = tensor.extract_slice %expanded_203[0, 0, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_205 = tensor.collapse_shape %extracted_slice_204 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %extracted_slice_206 = tensor.extract_slice %expanded_203[0, 1, 0] [2, 1, 5] [1, 1, 1] : tensor<2x2x5xf32> to tensor<2x1x5xf32>
    %collapsed_207 = tensor.collapse_shape %extracted_slice_206 [[0, 1], [2]] : tensor<2x1x5xf32> into tensor<2x5xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_15 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%259 : tensor<2x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf ogt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2x5xi1>
    %309 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_207 : tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %310 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_15 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%259 : tensor<2x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf oeq, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2x5xi1>
    %311 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%310, %309, %collapsed_207 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %312 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%308, %cst_5, %311 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_15 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%259 : tensor<2x5xi1>) {
    ^bb0(%in: f32, %in_211: f32, %out: i1):
      %337 = arith.cmpf olt, %in, %in_211 : f32
      linalg.yield %337 : i1
    } -> tensor<2x5xi1>
    %314 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%313, %cst_5, %311 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %315 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %316 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %315, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %317 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %318 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %317, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %319 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %318 : tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_205 : tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.divf %in, %cst_12 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%310, %320, %collapsed_205 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%313, %cst_5, %321 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%308, %cst_5, %321 : tensor<2x5xi1>, tensor<f32>, tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x5xf32>
    %324 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %325 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %324, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %326 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %325 : tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %327 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5xf32>
    %328 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %327, %cst_0 : tensor<1x2x1xi1>, tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: i1, %in_211: f32, %in_212: f32, %out: f32):
      %337 = arith.select %in, %in_211, %in_212 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %329 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %328 : tensor<2x2x5xf32>, tensor<2x2x5xf32>) outs(%267 : tensor<2x2x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<2x2x5xf32>
    %collapsed_208 = tensor.collapse_shape %329 [[0, 1], [2]] : tensor<2x2x5xf32> into tensor<4x5xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %collapsed_208 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.addf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x5xf32>
    %transposed_209 = linalg.transpose ins(%330 : tensor<4x5xf32>) outs(%0 : tensor<5x4xf32>) permutation = [1, 0] 
    %331 = tensor.empty() : tensor<5x5xf32>
    %transposed_210 = linalg.transpose ins(%arg2 : tensor<5x5xf32>) outs(%331 : tensor<5x5xf32>) permutation = [1, 0] 
    %332 = linalg.matmul ins(%transposed_210, %transposed_209 : tensor<5x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.truncf %cst_10 : f64 to f32
      %338 = arith.mulf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<5x4xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %333 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.subf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<5x4xf32>
    %335 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%223 : tensor<4x1xf32>) outs(%221 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %337 = arith.truncf %cst_10 : f64 to f32
      %338 = arith.mulf %in, %337 : f32
      linalg.yield %338 : f32
    } -> tensor<4x1xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %335 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%221 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_211: f32, %out: f32):
      %337 = arith.subf %in, %in_211 : f32
      linalg.yield %337 : f32
    } -> tensor<4x1xf32>
    return %334, %336, %68, %62, %concat_111, %46 : tensor<5x4xf32>, tensor<4x1xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xi64>
  }
}

