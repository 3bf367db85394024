#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d0, d1, d6, d3 + d7, d4 + d8, d5 + d9 * 2)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d1, d2, d6, d7, d8, d9)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d0, d1, d2, d3, d4, d5)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map17 = affine_map<(d0, d1) -> ()>
#map18 = affine_map<(d0) -> (d0, 0)>
#map19 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d0, d1, d6, d3 + d7, d4 + d8, d5 * 2 + d9)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map24 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<6x2x3xf32> {dp.name = "params.series", dp.state}, %arg1: tensor<6x2x2xf32> {dp.name = "params.series_groups", dp.state}, %arg2: tensor<6x1x3xf32> {dp.name = "params.series_up", dp.state}, %arg3: tensor<6x2x3x3xf32> {dp.name = "params.image", dp.state}, %arg4: tensor<6xf32> {dp.name = "params.image_bias", dp.state}, %arg5: tensor<4x6x2x3xf32> {dp.name = "params.dilated", dp.state}, %arg6: tensor<8x1x3x3xf32> {dp.name = "params.depth", dp.state}, %arg7: tensor<8x2x3x2xf32> {dp.name = "params.up", dp.state}, %arg8: tensor<8x1x3x3xf32> {dp.name = "params.up_depth", dp.state}, %arg9: tensor<3x4x2x2xf32> {dp.name = "params.wide", dp.state}, %arg10: tensor<4x1x2x3x2xf32> {dp.name = "params.volume", dp.state}, %arg11: tensor<4x2x2x2x2xf32> {dp.name = "params.volume_groups", dp.state}, %arg12: tensor<4x2x2x2x2xf32> {dp.name = "params.volume_up", dp.state}, %arg13: tensor<15x3xf32> {dp.name = "params.out", dp.state}, %arg14: tensor<6x2x3xf32> {dp.name = "momentum.series", dp.state}, %arg15: tensor<6x2x2xf32> {dp.name = "momentum.series_groups", dp.state}, %arg16: tensor<6x1x3xf32> {dp.name = "momentum.series_up", dp.state}, %arg17: tensor<6x2x3x3xf32> {dp.name = "momentum.image", dp.state}, %arg18: tensor<6xf32> {dp.name = "momentum.image_bias", dp.state}, %arg19: tensor<4x6x2x3xf32> {dp.name = "momentum.dilated", dp.state}, %arg20: tensor<8x1x3x3xf32> {dp.name = "momentum.depth", dp.state}, %arg21: tensor<8x2x3x2xf32> {dp.name = "momentum.up", dp.state}, %arg22: tensor<8x1x3x3xf32> {dp.name = "momentum.up_depth", dp.state}, %arg23: tensor<3x4x2x2xf32> {dp.name = "momentum.wide", dp.state}, %arg24: tensor<4x1x2x3x2xf32> {dp.name = "momentum.volume", dp.state}, %arg25: tensor<4x2x2x2x2xf32> {dp.name = "momentum.volume_groups", dp.state}, %arg26: tensor<4x2x2x2x2xf32> {dp.name = "momentum.volume_up", dp.state}, %arg27: tensor<15x3xf32> {dp.name = "momentum.out", dp.state}, %arg28: tensor<6x2x9xf32> {dp.name = "s", dp.scatter = 0 : i64}, %arg29: tensor<6x2x7x8xf32> {dp.name = "i", dp.scatter = 0 : i64}, %arg30: tensor<6x1x4x5x6xf32> {dp.name = "v", dp.scatter = 0 : i64}, %arg31: tensor<6xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<6x2x3xf32> {dp.name = "params.series", dp.updates = 0 : i64}, tensor<6x2x2xf32> {dp.name = "params.series_groups", dp.updates = 1 : i64}, tensor<6x1x3xf32> {dp.name = "params.series_up", dp.updates = 2 : i64}, tensor<6x2x3x3xf32> {dp.name = "params.image", dp.updates = 3 : i64}, tensor<6xf32> {dp.name = "params.image_bias", dp.updates = 4 : i64}, tensor<4x6x2x3xf32> {dp.name = "params.dilated", dp.updates = 5 : i64}, tensor<8x1x3x3xf32> {dp.name = "params.depth", dp.updates = 6 : i64}, tensor<8x2x3x2xf32> {dp.name = "params.up", dp.updates = 7 : i64}, tensor<8x1x3x3xf32> {dp.name = "params.up_depth", dp.updates = 8 : i64}, tensor<3x4x2x2xf32> {dp.name = "params.wide", dp.updates = 9 : i64}, tensor<4x1x2x3x2xf32> {dp.name = "params.volume", dp.updates = 10 : i64}, tensor<4x2x2x2x2xf32> {dp.name = "params.volume_groups", dp.updates = 11 : i64}, tensor<4x2x2x2x2xf32> {dp.name = "params.volume_up", dp.updates = 12 : i64}, tensor<15x3xf32> {dp.name = "params.out", dp.updates = 13 : i64}, tensor<6x2x3xf32> {dp.name = "momentum.series", dp.updates = 14 : i64}, tensor<6x2x2xf32> {dp.name = "momentum.series_groups", dp.updates = 15 : i64}, tensor<6x1x3xf32> {dp.name = "momentum.series_up", dp.updates = 16 : i64}, tensor<6x2x3x3xf32> {dp.name = "momentum.image", dp.updates = 17 : i64}, tensor<6xf32> {dp.name = "momentum.image_bias", dp.updates = 18 : i64}, tensor<4x6x2x3xf32> {dp.name = "momentum.dilated", dp.updates = 19 : i64}, tensor<8x1x3x3xf32> {dp.name = "momentum.depth", dp.updates = 20 : i64}, tensor<8x2x3x2xf32> {dp.name = "momentum.up", dp.updates = 21 : i64}, tensor<8x1x3x3xf32> {dp.name = "momentum.up_depth", dp.updates = 22 : i64}, tensor<3x4x2x2xf32> {dp.name = "momentum.wide", dp.updates = 23 : i64}, tensor<4x1x2x3x2xf32> {dp.name = "momentum.volume", dp.updates = 24 : i64}, tensor<4x2x2x2x2xf32> {dp.name = "momentum.volume_groups", dp.updates = 25 : i64}, tensor<4x2x2x2x2xf32> {dp.name = "momentum.volume_up", dp.updates = 26 : i64}, tensor<15x3xf32> {dp.name = "momentum.out", dp.updates = 27 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xf32> {dp.name = "deep"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<6x3xf32>
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 9.000000e-01 : f64
    %cst_2 = arith.constant 5.000000e-02 : f64
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<6x6x9xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<6x8x3x13xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<6x8x5x15xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<6x6xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<6x6x10xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<6x4x10xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst_11 = arith.constant 1.000000e+01 : f32
    %cst_12 = arith.constant 5.000000e+01 : f32
    %cst_13 = arith.constant 2.400000e+01 : f32
    %cst_14 = arith.constant 2.000000e+02 : f32
    %cst_15 = arith.constant 3.600000e+03 : f32
    %cst_16 = arith.constant 6.000000e+02 : f32
    %cst_17 = arith.constant 2.000000e+00 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c9_i64 = arith.constant 9 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c6 = arith.constant 6 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_18 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_19 = arith.constant -1.000000e+00 : f32
    %cst_20 = arith.constant dense<1> : tensor<i64>
    %cst_21 = arith.constant dense<0> : tensor<i64>
    %padded = tensor.pad %arg28 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x2x9xf32> to tensor<6x2x11xf32>
    %0 = tensor.empty() : tensor<6x6x9xf32>
    %1 = linalg.fill ins(%cst_18 : f32) outs(%0 : tensor<6x6x9xf32>) -> tensor<6x6x9xf32>
    %2 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%padded, %arg0 : tensor<6x2x11xf32>, tensor<6x2x3xf32>) outs(%1 : tensor<6x6x9xf32>) -> tensor<6x6x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<6x6x9xf32>) outs(%0 : tensor<6x6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x9xf32>
    %expanded = tensor.expand_shape %3 [[0], [1], [2, 3]] output_shape [6, 6, 9, 1] : tensor<6x6x9xf32> into tensor<6x6x9x1xf32>
    %padded_22 = tensor.pad %expanded low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x6x9x1xf32> to tensor<6x6x11x1xf32>
    %4 = tensor.empty() : tensor<6x6x5x1xf32>
    %expanded_23 = tensor.expand_shape %padded_22 [[0], [1, 2], [3], [4]] output_shape [6, 3, 2, 11, 1] : tensor<6x6x11x1xf32> into tensor<6x3x2x11x1xf32>
    %expanded_24 = tensor.expand_shape %arg1 [[0, 1], [2], [3, 4]] output_shape [3, 2, 2, 2, 1] : tensor<6x2x2xf32> into tensor<3x2x2x2x1xf32>
    %expanded_25 = tensor.expand_shape %4 [[0], [1, 2], [3], [4]] output_shape [6, 3, 2, 5, 1] : tensor<6x6x5x1xf32> into tensor<6x3x2x5x1xf32>
    %5 = linalg.fill ins(%cst_18 : f32) outs(%expanded_25 : tensor<6x3x2x5x1xf32>) -> tensor<6x3x2x5x1xf32>
    %6 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%expanded_23, %expanded_24 : tensor<6x3x2x11x1xf32>, tensor<3x2x2x2x1xf32>) outs(%5 : tensor<6x3x2x5x1xf32>) -> tensor<6x3x2x5x1xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2], [3, 4]] : tensor<6x3x2x5x1xf32> into tensor<6x6x5xf32>
    %7 = tensor.empty() : tensor<6x6x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<6x6x5xf32>) outs(%7 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x5xf32>
    %inserted_slice = tensor.insert_slice %8 into %cst_3[0, 0, 0] [6, 6, 5] [1, 1, 2] : tensor<6x6x5xf32> into tensor<6x6x9xf32>
    %9 = tensor.empty() : tensor<6x1x3xf32>
    %10 = linalg.fill ins(%cst_18 : f32) outs(%9 : tensor<6x1x3xf32>) -> tensor<6x1x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6x1x3xf32>) outs(%10 : tensor<6x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 2 : index
      %343 = arith.subi %c2, %342 : index
      %extracted = tensor.extract %arg2[%341, %c0, %343] : tensor<6x1x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x3xf32>
    %padded_26 = tensor.pad %inserted_slice low[0, 0, 1] high[0, 0, 2] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x6x9xf32> to tensor<6x6x12xf32>
    %expanded_27 = tensor.expand_shape %padded_26 [[0], [1], [2, 3]] output_shape [6, 6, 12, 1] : tensor<6x6x12xf32> into tensor<6x6x12x1xf32>
    %expanded_28 = tensor.expand_shape %11 [[0], [1], [2, 3]] output_shape [6, 1, 3, 1] : tensor<6x1x3xf32> into tensor<6x1x3x1xf32>
    %12 = tensor.empty() : tensor<6x6x10x1xf32>
    %13 = linalg.fill ins(%cst_18 : f32) outs(%12 : tensor<6x6x10x1xf32>) -> tensor<6x6x10x1xf32>
    %collapsed_29 = tensor.collapse_shape %expanded_28 [[0, 1], [2], [3]] : tensor<6x1x3x1xf32> into tensor<6x3x1xf32>
    %14 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_27, %collapsed_29 : tensor<6x6x12x1xf32>, tensor<6x3x1xf32>) outs(%13 : tensor<6x6x10x1xf32>) -> tensor<6x6x10x1xf32>
    %collapsed_30 = tensor.collapse_shape %14 [[0], [1], [2, 3]] : tensor<6x6x10x1xf32> into tensor<6x6x10xf32>
    %padded_31 = tensor.pad %arg29 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x2x7x8xf32> to tensor<6x2x9x10xf32>
    %15 = tensor.empty() : tensor<6x6x4x8xf32>
    %broadcasted = linalg.broadcast ins(%arg4 : tensor<6xf32>) outs(%15 : tensor<6x6x4x8xf32>) dimensions = [0, 2, 3] 
    %16 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%padded_31, %arg3 : tensor<6x2x9x10xf32>, tensor<6x2x3x3xf32>) outs(%broadcasted : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<6x6x4x8xf32>) outs(%15 : tensor<6x6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x4x8xf32>
    %padded_32 = tensor.pad %17 low[0, 0, 0, 2] high[0, 0, 0, 2] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x6x4x8xf32> to tensor<6x6x4x12xf32>
    %18 = tensor.empty() : tensor<6x4x3x8xf32>
    %19 = linalg.fill ins(%cst_18 : f32) outs(%18 : tensor<6x4x3x8xf32>) -> tensor<6x4x3x8xf32>
    %20 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_32, %arg5 : tensor<6x6x4x12xf32>, tensor<4x6x2x3xf32>) outs(%19 : tensor<6x4x3x8xf32>) -> tensor<6x4x3x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<6x4x3x8xf32>) outs(%18 : tensor<6x4x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x3x8xf32>
    %padded_33 = tensor.pad %21 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x4x3x8xf32> to tensor<6x4x7x12xf32>
    %22 = tensor.empty() : tensor<6x8x3x5xf32>
    %expanded_34 = tensor.expand_shape %padded_33 [[0], [1, 2], [3], [4]] output_shape [6, 4, 1, 7, 12] : tensor<6x4x7x12xf32> into tensor<6x4x1x7x12xf32>
    %expanded_35 = tensor.expand_shape %arg6 [[0, 1], [2], [3], [4]] output_shape [4, 2, 1, 3, 3] : tensor<8x1x3x3xf32> into tensor<4x2x1x3x3xf32>
    %expanded_36 = tensor.expand_shape %22 [[0], [1, 2], [3], [4]] output_shape [6, 4, 2, 3, 5] : tensor<6x8x3x5xf32> into tensor<6x4x2x3x5xf32>
    %23 = linalg.fill ins(%cst_18 : f32) outs(%expanded_36 : tensor<6x4x2x3x5xf32>) -> tensor<6x4x2x3x5xf32>
    %24 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%expanded_34, %expanded_35 : tensor<6x4x1x7x12xf32>, tensor<4x2x1x3x3xf32>) outs(%23 : tensor<6x4x2x3x5xf32>) -> tensor<6x4x2x3x5xf32>
    %collapsed_37 = tensor.collapse_shape %24 [[0], [1, 2], [3], [4]] : tensor<6x4x2x3x5xf32> into tensor<6x8x3x5xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<6x8x3x5xf32>) outs(%22 : tensor<6x8x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x3x5xf32>
    %expanded_38 = tensor.expand_shape %arg7 [[0, 1], [2], [3], [4]] output_shape [2, 4, 2, 3, 2] : tensor<8x2x3x2xf32> into tensor<2x4x2x3x2xf32>
    %26 = tensor.empty() : tensor<2x2x4x3x2xf32>
    %27 = linalg.fill ins(%cst_18 : f32) outs(%26 : tensor<2x2x4x3x2xf32>) -> tensor<2x2x4x3x2xf32>
    %28 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%27 : tensor<2x2x4x3x2xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 1 : index
      %343 = linalg.index 2 : index
      %344 = linalg.index 3 : index
      %345 = linalg.index 4 : index
      %346 = arith.subi %c2, %344 : index
      %347 = arith.subi %c1, %345 : index
      %extracted = tensor.extract %expanded_38[%341, %343, %342, %346, %347] : tensor<2x4x2x3x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x4x3x2xf32>
    %29 = tensor.empty() : tensor<6x8x7x11xf32>
    %30 = linalg.fill ins(%cst_18 : f32) outs(%29 : tensor<6x8x7x11xf32>) -> tensor<6x8x7x11xf32>
    %inserted_slice_39 = tensor.insert_slice %25 into %30[0, 0, 1, 1] [6, 8, 3, 5] [1, 1, 2, 2] : tensor<6x8x3x5xf32> into tensor<6x8x7x11xf32>
    %31 = tensor.empty() : tensor<6x4x5x10xf32>
    %expanded_40 = tensor.expand_shape %inserted_slice_39 [[0], [1, 2], [3], [4]] output_shape [6, 2, 4, 7, 11] : tensor<6x8x7x11xf32> into tensor<6x2x4x7x11xf32>
    %expanded_41 = tensor.expand_shape %31 [[0], [1, 2], [3], [4]] output_shape [6, 2, 2, 5, 10] : tensor<6x4x5x10xf32> into tensor<6x2x2x5x10xf32>
    %32 = linalg.fill ins(%cst_18 : f32) outs(%expanded_41 : tensor<6x2x2x5x10xf32>) -> tensor<6x2x2x5x10xf32>
    %33 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_40, %28 : tensor<6x2x4x7x11xf32>, tensor<2x2x4x3x2xf32>) outs(%32 : tensor<6x2x2x5x10xf32>) -> tensor<6x2x2x5x10xf32>
    %collapsed_42 = tensor.collapse_shape %33 [[0], [1, 2], [3], [4]] : tensor<6x2x2x5x10xf32> into tensor<6x4x5x10xf32>
    %inserted_slice_43 = tensor.insert_slice %25 into %cst_4[0, 0, 0, 0] [6, 8, 3, 5] [1, 1, 1, 3] : tensor<6x8x3x5xf32> into tensor<6x8x3x13xf32>
    %34 = tensor.empty() : tensor<8x1x3x3xf32>
    %35 = linalg.fill ins(%cst_18 : f32) outs(%34 : tensor<8x1x3x3xf32>) -> tensor<8x1x3x3xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<8x1x3x3xf32>) outs(%35 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 2 : index
      %343 = linalg.index 3 : index
      %344 = arith.subi %c2, %342 : index
      %345 = arith.subi %c2, %343 : index
      %extracted = tensor.extract %arg8[%341, %c0, %344, %345] : tensor<8x1x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x1x3x3xf32>
    %padded_44 = tensor.pad %inserted_slice_43 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x8x3x13xf32> to tensor<6x8x7x17xf32>
    %37 = tensor.empty() : tensor<6x8x5x15xf32>
    %38 = linalg.fill ins(%cst_18 : f32) outs(%37 : tensor<6x8x5x15xf32>) -> tensor<6x8x5x15xf32>
    %collapsed_45 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<8x1x3x3xf32> into tensor<8x3x3xf32>
    %39 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_44, %collapsed_45 : tensor<6x8x7x17xf32>, tensor<8x3x3xf32>) outs(%38 : tensor<6x8x5x15xf32>) -> tensor<6x8x5x15xf32>
    %padded_46 = tensor.pad %collapsed_42 low[0, 0, 4, 4] high[0, 0, 4, 4] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x4x5x10xf32> to tensor<6x4x13x18xf32>
    %40 = tensor.empty() : tensor<6x3x4x6xf32>
    %41 = linalg.fill ins(%cst_18 : f32) outs(%40 : tensor<6x3x4x6xf32>) -> tensor<6x3x4x6xf32>
    %42 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<3> : vector<2xi64>} ins(%padded_46, %arg9 : tensor<6x4x13x18xf32>, tensor<3x4x2x2xf32>) outs(%41 : tensor<6x3x4x6xf32>) -> tensor<6x3x4x6xf32>
    %padded_47 = tensor.pad %arg30 low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x1x4x5x6xf32> to tensor<6x1x4x7x8xf32>
    %43 = tensor.empty() : tensor<6x4x3x3x7xf32>
    %44 = linalg.fill ins(%cst_18 : f32) outs(%43 : tensor<6x4x3x3x7xf32>) -> tensor<6x4x3x3x7xf32>
    %45 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : vector<3xi64>, strides = dense<[1, 2, 1]> : vector<3xi64>} ins(%padded_47, %arg10 : tensor<6x1x4x7x8xf32>, tensor<4x1x2x3x2xf32>) outs(%44 : tensor<6x4x3x3x7xf32>) -> tensor<6x4x3x3x7xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<6x4x3x3x7xf32>) outs(%43 : tensor<6x4x3x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x3x3x7xf32>
    %47 = tensor.empty() : tensor<6x4x2x2x5xf32>
    %expanded_48 = tensor.expand_shape %46 [[0], [1, 2], [3], [4], [5]] output_shape [6, 2, 2, 3, 3, 7] : tensor<6x4x3x3x7xf32> into tensor<6x2x2x3x3x7xf32>
    %expanded_49 = tensor.expand_shape %arg11 [[0, 1], [2], [3], [4], [5]] output_shape [2, 2, 2, 2, 2, 2] : tensor<4x2x2x2x2xf32> into tensor<2x2x2x2x2x2xf32>
    %expanded_50 = tensor.expand_shape %47 [[0], [1, 2], [3], [4], [5]] output_shape [6, 2, 2, 2, 2, 5] : tensor<6x4x2x2x5xf32> into tensor<6x2x2x2x2x5xf32>
    %48 = linalg.fill ins(%cst_18 : f32) outs(%expanded_50 : tensor<6x2x2x2x2x5xf32>) -> tensor<6x2x2x2x2x5xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_48, %expanded_49 : tensor<6x2x2x3x3x7xf32>, tensor<2x2x2x2x2x2xf32>) outs(%48 : tensor<6x2x2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      %342 = arith.addf %341, %out : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x2x2x2x5xf32>
    %collapsed_51 = tensor.collapse_shape %49 [[0], [1, 2], [3], [4], [5]] : tensor<6x2x2x2x2x5xf32> into tensor<6x4x2x2x5xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_51 : tensor<6x4x2x2x5xf32>) outs(%47 : tensor<6x4x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x2x2x5xf32>
    %51 = tensor.empty() : tensor<2x4x2x2x2xf32>
    %52 = linalg.fill ins(%cst_18 : f32) outs(%51 : tensor<2x4x2x2x2xf32>) -> tensor<2x4x2x2x2xf32>
    %53 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<2x4x2x2x2xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 1 : index
      %343 = linalg.index 2 : index
      %344 = linalg.index 3 : index
      %345 = linalg.index 4 : index
      %346 = arith.subi %c1, %343 : index
      %347 = arith.subi %c1, %344 : index
      %348 = arith.subi %c1, %345 : index
      %extracted = tensor.extract %arg12[%342, %341, %346, %347, %348] : tensor<4x2x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x2x2x2xf32>
    %54 = tensor.empty() : tensor<6x4x5x7x11xf32>
    %55 = linalg.fill ins(%cst_18 : f32) outs(%54 : tensor<6x4x5x7x11xf32>) -> tensor<6x4x5x7x11xf32>
    %inserted_slice_52 = tensor.insert_slice %50 into %55[0, 0, 1, 2, 1] [6, 4, 2, 2, 5] [1, 1, 2, 2, 2] : tensor<6x4x2x2x5xf32> into tensor<6x4x5x7x11xf32>
    %56 = tensor.empty() : tensor<6x2x4x5x10xf32>
    %57 = linalg.fill ins(%cst_18 : f32) outs(%56 : tensor<6x2x4x5x10xf32>) -> tensor<6x2x4x5x10xf32>
    %58 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : vector<3xi64>, strides = dense<1> : vector<3xi64>} ins(%inserted_slice_52, %53 : tensor<6x4x5x7x11xf32>, tensor<2x4x2x2x2xf32>) outs(%57 : tensor<6x2x4x5x10xf32>) -> tensor<6x2x4x5x10xf32>
    %59 = tensor.empty() : tensor<6x6xf32>
    %60 = linalg.fill ins(%cst_18 : f32) outs(%59 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_30 : tensor<6x6x10xf32>) outs(%60 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6x6xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<6x6xf32>) outs(%59 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_11 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6xf32>
    %extracted_slice = tensor.extract_slice %62[0, 0] [6, 2] [1, 1] : tensor<6x6xf32> to tensor<6x2xf32>
    %extracted_slice_53 = tensor.extract_slice %collapsed_30[0, 2, 0] [6, 4, 10] [1, 1, 1] : tensor<6x6x10xf32> to tensor<6x4x10xf32>
    %extracted_slice_54 = tensor.extract_slice %extracted_slice_53[0, 0, 9] [6, 4, 1] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x4x1xf32>
    %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [[0], [1, 2]] : tensor<6x4x1xf32> into tensor<6x4xf32>
    %63 = tensor.empty() : tensor<6x4xf32>
    %64 = linalg.fill ins(%cst_18 : f32) outs(%63 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_42 : tensor<6x4x5x10xf32>) outs(%64 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6x4xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<6x4xf32>) outs(%63 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_12 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4xf32>
    %67 = tensor.empty() : tensor<6x3xf32>
    %68 = linalg.fill ins(%cst_18 : f32) outs(%67 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%42 : tensor<6x3x4x6xf32>) outs(%68 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<6x3xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_13 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %71 = tensor.empty() : tensor<6x2xf32>
    %72 = linalg.fill ins(%cst_18 : f32) outs(%71 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%58 : tensor<6x2x4x5x10xf32>) outs(%72 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6x2xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<6x2xf32>) outs(%71 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_14 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %collapsed_55, %66, %70, %74 : (tensor<6x2xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x3xf32>, tensor<6x2xf32>) -> tensor<6x15xf32>
    %75 = tensor.empty() : tensor<6x15xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<6x15xf32>) outs(%75 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.tanh %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x15xf32>
    %77 = linalg.matmul ins(%76, %arg13 : tensor<6x15xf32>, tensor<15x3xf32>) outs(%68 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %78 = tensor.empty() : tensor<6xi64>
    %79 = linalg.fill ins(%c0_i64 : i64) outs(%78 : tensor<6xi64>) -> tensor<6xi64>
    %80 = tensor.empty() : tensor<6xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<6xf32>) -> tensor<6xf32>
    %82:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<6x3xf32>) outs(%81, %79 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_167: i64):
      %341 = linalg.index 1 : index
      %342 = arith.index_cast %341 : index to i64
      %343 = arith.maximumf %in, %out : f32
      %344 = arith.cmpf ogt, %in, %out : f32
      %345 = arith.select %344, %342, %out_167 : i64
      linalg.yield %343, %345 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded_56 = tensor.expand_shape %82#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%77, %expanded_56 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<6x3xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.exp %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %85 = tensor.empty() : tensor<6x1xf32>
    %86 = linalg.fill ins(%cst_18 : f32) outs(%85 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "reduction"]} ins(%84 : tensor<6x3xf32>) outs(%86 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6x1xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<6x1xf32>) outs(%85 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.log %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x1xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%83, %88 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %90 = tensor.empty() : tensor<6xi1>
    %91 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg31 : tensor<6xi64>) outs(%90 : tensor<6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %341 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %341 : i1
    } -> tensor<6xi1>
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map12], iterator_types = ["parallel"]} ins(%91, %arg31, %cst_21 : tensor<6xi1>, tensor<6xi64>, tensor<i64>) outs(%78 : tensor<6xi64>) {
    ^bb0(%in: i1, %in_167: i64, %in_168: i64, %out: i64):
      %341 = arith.select %in, %in_167, %in_168 : i64
      linalg.yield %341 : i64
    } -> tensor<6xi64>
    %expanded_57 = tensor.expand_shape %92 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_57 : tensor<6x1xi64>) outs(%86 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %341 = linalg.index 0 : index
      %342 = arith.index_cast %in : i64 to index
      %343 = arith.cmpi slt, %342, %c3 : index
      cf.assert %343, "index must be smaller than dim size"
      %344 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %344, "index must be larger or equal to 0"
      %extracted = tensor.extract %89[%341, %342] : tensor<6x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %collapsed_58 = tensor.collapse_shape %93 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %94 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%collapsed_58 : tensor<6xf32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.negf %in : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %95 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map12], iterator_types = ["parallel"]} ins(%91, %94, %cst_5 : tensor<6xi1>, tensor<6xf32>, tensor<f32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_167: f32, %in_168: f32, %out: f32):
      %341 = arith.select %in, %in_167, %in_168 : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %96 = tensor.empty() : tensor<i64>
    %97 = linalg.fill ins(%c0_i64 : i64) outs(%96 : tensor<i64>) -> tensor<i64>
    %98 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["reduction"]} ins(%91 : tensor<6xi1>) outs(%97 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %341 = arith.extui %in : i1 to i64
      %342 = arith.addi %341, %out : i64
      linalg.yield %342 : i64
    } -> tensor<i64>
    %99 = tensor.empty() : tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%98 : tensor<i64>) outs(%99 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %101 = linalg.fill ins(%cst_18 : f32) outs(%99 : tensor<f32>) -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["reduction"]} ins(%95 : tensor<6xf32>) outs(%101 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%102, %100 : tensor<f32>, tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.divf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<6x8x5x15xf32>) outs(%37 : tensor<6x8x5x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %341 : f32
    } -> tensor<6x8x5x15xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%104 : tensor<6x8x5x15xf32>) outs(%101 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%105 : tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_15 : f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%103, %106 : tensor<f32>, tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %108 = linalg.fill ins(%cst_18 : f32) outs(%80 : tensor<6xf32>) -> tensor<6xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map16], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%39 : tensor<6x8x5x15xf32>) outs(%108 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %110 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%109 : tensor<6xf32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_16 : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<6x8x5x15xf32>) outs(%37 : tensor<6x8x5x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_15 : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x5x15xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<6x8x5x15xf32>) outs(%37 : tensor<6x8x5x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %341 : f32
    } -> tensor<6x8x5x15xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<6x8x5x15xf32>) outs(%37 : tensor<6x8x5x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.mulf %in, %cst_17 : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x5x15xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %113 : tensor<6x8x5x15xf32>, tensor<6x8x5x15xf32>) outs(%37 : tensor<6x8x5x15xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x5x15xf32>
    %115 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_6, %100 : tensor<f32>, tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.divf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<f32>
    %expanded_59 = tensor.expand_shape %arg31 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %116 = tensor.empty() : tensor<6x1xi1>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_59 : tensor<6x1xi64>) outs(%116 : tensor<6x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %341 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %341 : i1
    } -> tensor<6x1xi1>
    %118 = tensor.empty() : tensor<6x1xi64>
    %119 = linalg.generic {indexing_maps = [#map7, #map7, #map17, #map7], iterator_types = ["parallel", "parallel"]} ins(%117, %expanded_59, %cst_21 : tensor<6x1xi1>, tensor<6x1xi64>, tensor<i64>) outs(%118 : tensor<6x1xi64>) {
    ^bb0(%in: i1, %in_167: i64, %in_168: i64, %out: i64):
      %341 = arith.select %in, %in_167, %in_168 : i64
      linalg.yield %341 : i64
    } -> tensor<6x1xi64>
    %120 = linalg.fill ins(%c0_i64 : i64) outs(%118 : tensor<6x1xi64>) -> tensor<6x1xi64>
    %121:3 = linalg.generic {indexing_maps = [#map18, #map18, #map12], iterator_types = ["parallel"]} outs(%120, %120, %108 : tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>) {
    ^bb0(%out: i64, %out_167: i64, %out_168: f32):
      %341 = linalg.index 0 : index
      %342 = arith.remsi %341, %c6 : index
      %extracted = tensor.extract %119[%342, %c0] : tensor<6x1xi64>
      %343 = arith.index_cast %342 : index to i64
      linalg.yield %343, %extracted, %cst_19 : i64, i64, f32
    } -> (tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>)
    %122 = tensor.empty() : tensor<6x2xi64>
    %123 = linalg.fill ins(%c0_i64 : i64) outs(%122 : tensor<6x2xi64>) -> tensor<6x2xi64>
    %inserted_slice_60 = tensor.insert_slice %121#0 into %123[0, 0] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %inserted_slice_61 = tensor.insert_slice %121#1 into %inserted_slice_60[0, 1] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %124 = "tm_tensor.scatter"(%121#2, %inserted_slice_61, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "tm_tensor.yield"(%arg32) : (f32) -> ()
    }) : (tensor<6xf32>, tensor<6x2xi64>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map17, #map17, #map7], iterator_types = ["parallel", "parallel"]} ins(%117, %115, %cst_5 : tensor<6x1xi1>, tensor<f32>, tensor<f32>) outs(%85 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_167: f32, %in_168: f32, %out: f32):
      %341 = arith.select %in, %in_167, %in_168 : f32
      linalg.yield %341 : f32
    } -> tensor<6x1xf32>
    %126 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<6x3xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = math.exp %in : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %128 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "reduction"]} ins(%126 : tensor<6x3xf32>) outs(%86 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6x1xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%127, %128 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %130 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%126, %129 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%67 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3xf32>
    %131 = tensor.empty() : tensor<15x6xf32>
    %transposed = linalg.transpose ins(%76 : tensor<6x15xf32>) outs(%131 : tensor<15x6xf32>) permutation = [1, 0] 
    %132 = tensor.empty() : tensor<15x3xf32>
    %133 = linalg.fill ins(%cst_18 : f32) outs(%132 : tensor<15x3xf32>) -> tensor<15x3xf32>
    %134 = linalg.matmul ins(%transposed, %130 : tensor<15x6xf32>, tensor<6x3xf32>) outs(%133 : tensor<15x3xf32>) -> tensor<15x3xf32>
    %135 = tensor.empty() : tensor<3x15xf32>
    %transposed_62 = linalg.transpose ins(%arg13 : tensor<15x3xf32>) outs(%135 : tensor<3x15xf32>) permutation = [1, 0] 
    %136 = linalg.fill ins(%cst_18 : f32) outs(%75 : tensor<6x15xf32>) -> tensor<6x15xf32>
    %137 = linalg.matmul ins(%130, %transposed_62 : tensor<6x3xf32>, tensor<3x15xf32>) outs(%136 : tensor<6x15xf32>) -> tensor<6x15xf32>
    %138 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%76, %76 : tensor<6x15xf32>, tensor<6x15xf32>) outs(%75 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x15xf32>
    %139 = linalg.generic {indexing_maps = [#map17, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_20, %138 : tensor<i64>, tensor<6x15xf32>) outs(%75 : tensor<6x15xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x15xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%137, %139 : tensor<6x15xf32>, tensor<6x15xf32>) outs(%75 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x15xf32>
    %extracted_slice_63 = tensor.extract_slice %140[0, 0] [6, 2] [1, 1] : tensor<6x15xf32> to tensor<6x2xf32>
    %extracted_slice_64 = tensor.extract_slice %140[0, 2] [6, 4] [1, 1] : tensor<6x15xf32> to tensor<6x4xf32>
    %extracted_slice_65 = tensor.extract_slice %140[0, 6] [6, 4] [1, 1] : tensor<6x15xf32> to tensor<6x4xf32>
    %extracted_slice_66 = tensor.extract_slice %140[0, 10] [6, 3] [1, 1] : tensor<6x15xf32> to tensor<6x3xf32>
    %extracted_slice_67 = tensor.extract_slice %140[0, 13] [6, 2] [1, 1] : tensor<6x15xf32> to tensor<6x2xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_67 : tensor<6x2xf32>) outs(%56 : tensor<6x2x4x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4x5x10xf32>
    %142 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<6x2x4x5x10xf32>) outs(%56 : tensor<6x2x4x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_14 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x4x5x10xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_66 : tensor<6x3xf32>) outs(%40 : tensor<6x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x4x6xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<6x3x4x6xf32>) outs(%40 : tensor<6x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_13 : f32
      linalg.yield %341 : f32
    } -> tensor<6x3x4x6xf32>
    %145 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_65 : tensor<6x4xf32>) outs(%31 : tensor<6x4x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x5x10xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<6x4x5x10xf32>) outs(%31 : tensor<6x4x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_12 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x5x10xf32>
    %147 = tensor.empty() : tensor<10xi64>
    %148 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel"]} outs(%147 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %341 = linalg.index 0 : index
      %342 = arith.index_cast %341 : index to i64
      linalg.yield %342 : i64
    } -> tensor<10xi64>
    %expanded_68 = tensor.expand_shape %148 [[0, 1, 2]] output_shape [1, 1, 10] : tensor<10xi64> into tensor<1x1x10xi64>
    %149 = tensor.empty() : tensor<1x1x10xi1>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<1x1x10xi64>) outs(%149 : tensor<1x1x10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %341 = arith.cmpi eq, %in, %c9_i64 : i64
      linalg.yield %341 : i1
    } -> tensor<1x1x10xi1>
    %151 = tensor.empty() : tensor<6x4x10xf32>
    %152 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_64 : tensor<6x4xf32>) outs(%151 : tensor<6x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x10xf32>
    %153 = linalg.generic {indexing_maps = [#map19, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %152, %cst_10 : tensor<1x1x10xi1>, tensor<6x4x10xf32>, tensor<6x4x10xf32>) outs(%151 : tensor<6x4x10xf32>) {
    ^bb0(%in: i1, %in_167: f32, %in_168: f32, %out: f32):
      %341 = arith.select %in, %in_167, %in_168 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x10xf32>
    %inserted_slice_69 = tensor.insert_slice %153 into %cst_9[0, 2, 0] [6, 4, 10] [1, 1, 1] : tensor<6x4x10xf32> into tensor<6x6x10xf32>
    %inserted_slice_70 = tensor.insert_slice %extracted_slice_63 into %cst_8[0, 0] [6, 2] [1, 1] : tensor<6x2xf32> into tensor<6x6xf32>
    %154 = tensor.empty() : tensor<6x6x10xf32>
    %155 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_70 : tensor<6x6xf32>) outs(%154 : tensor<6x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x10xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x6x10xf32>) outs(%154 : tensor<6x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.divf %in, %cst_11 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x10xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_69, %156 : tensor<6x6x10xf32>, tensor<6x6x10xf32>) outs(%154 : tensor<6x6x10xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x10xf32>
    %158 = linalg.fill ins(%cst_18 : f32) outs(%47 : tensor<6x4x2x2x5xf32>) -> tensor<6x4x2x2x5xf32>
    %159 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : vector<3xi64>, strides = dense<2> : vector<3xi64>} ins(%142, %arg12 : tensor<6x2x4x5x10xf32>, tensor<4x2x2x2x2xf32>) outs(%158 : tensor<6x4x2x2x5xf32>) -> tensor<6x4x2x2x5xf32>
    %160 = tensor.empty() : tensor<2x6x4x5x10xf32>
    %transposed_71 = linalg.transpose ins(%142 : tensor<6x2x4x5x10xf32>) outs(%160 : tensor<2x6x4x5x10xf32>) permutation = [1, 0, 2, 3, 4] 
    %161 = tensor.empty() : tensor<4x6x2x2x5xf32>
    %transposed_72 = linalg.transpose ins(%50 : tensor<6x4x2x2x5xf32>) outs(%161 : tensor<4x6x2x2x5xf32>) permutation = [1, 0, 2, 3, 4] 
    %162 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<2> : vector<3xi64>, strides = dense<[1, 2, 1]> : vector<3xi64>} ins(%transposed_71, %transposed_72 : tensor<2x6x4x5x10xf32>, tensor<4x6x2x2x5xf32>) outs(%52 : tensor<2x4x2x2x2xf32>) -> tensor<2x4x2x2x2xf32>
    %163 = tensor.empty() : tensor<4x2x2x2x2xf32>
    %transposed_73 = linalg.transpose ins(%162 : tensor<2x4x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) permutation = [1, 0, 2, 3, 4] 
    %164 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50, %50 : tensor<6x4x2x2x5xf32>, tensor<6x4x2x2x5xf32>) outs(%47 : tensor<6x4x2x2x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x2x2x5xf32>
    %165 = linalg.generic {indexing_maps = [#map20, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_20, %164 : tensor<i64>, tensor<6x4x2x2x5xf32>) outs(%47 : tensor<6x4x2x2x5xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x4x2x2x5xf32>
    %166 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%159, %165 : tensor<6x4x2x2x5xf32>, tensor<6x4x2x2x5xf32>) outs(%47 : tensor<6x4x2x2x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x2x2x5xf32>
    %167 = tensor.empty() : tensor<2x2x2x2x2x2xf32>
    %168 = linalg.fill ins(%cst_18 : f32) outs(%167 : tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2xf32>
    %169 = linalg.generic {indexing_maps = [#map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%168 : tensor<2x2x2x2x2x2xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 1 : index
      %343 = linalg.index 2 : index
      %344 = linalg.index 3 : index
      %345 = linalg.index 4 : index
      %346 = linalg.index 5 : index
      %347 = arith.subi %c1, %344 : index
      %348 = arith.subi %c1, %345 : index
      %349 = arith.subi %c1, %346 : index
      %extracted = tensor.extract %expanded_49[%341, %343, %342, %347, %348, %349] : tensor<2x2x2x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x2x2x2x2xf32>
    %170 = tensor.empty() : tensor<6x4x4x4x9xf32>
    %171 = linalg.fill ins(%cst_18 : f32) outs(%170 : tensor<6x4x4x4x9xf32>) -> tensor<6x4x4x4x9xf32>
    %inserted_slice_74 = tensor.insert_slice %166 into %171[0, 0, 1, 1, 2] [6, 4, 2, 2, 5] [1, 1, 1, 1, 1] : tensor<6x4x2x2x5xf32> into tensor<6x4x4x4x9xf32>
    %expanded_75 = tensor.expand_shape %inserted_slice_74 [[0], [1, 2], [3], [4], [5]] output_shape [6, 2, 2, 4, 4, 9] : tensor<6x4x4x4x9xf32> into tensor<6x2x2x4x4x9xf32>
    %expanded_76 = tensor.expand_shape %43 [[0], [1, 2], [3], [4], [5]] output_shape [6, 2, 2, 3, 3, 7] : tensor<6x4x3x3x7xf32> into tensor<6x2x2x3x3x7xf32>
    %172 = linalg.fill ins(%cst_18 : f32) outs(%expanded_76 : tensor<6x2x2x3x3x7xf32>) -> tensor<6x2x2x3x3x7xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_75, %169 : tensor<6x2x2x4x4x9xf32>, tensor<2x2x2x2x2x2xf32>) outs(%172 : tensor<6x2x2x3x3x7xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      %342 = arith.addf %341, %out : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x2x3x3x7xf32>
    %collapsed_77 = tensor.collapse_shape %173 [[0], [1, 2], [3], [4], [5]] : tensor<6x2x2x3x3x7xf32> into tensor<6x4x3x3x7xf32>
    %174 = tensor.empty() : tensor<2x2x6x3x3x7xf32>
    %transposed_78 = linalg.transpose ins(%expanded_48 : tensor<6x2x2x3x3x7xf32>) outs(%174 : tensor<2x2x6x3x3x7xf32>) permutation = [2, 1, 0, 3, 4, 5] 
    %expanded_79 = tensor.expand_shape %166 [[0], [1, 2], [3], [4], [5]] output_shape [6, 2, 2, 2, 2, 5] : tensor<6x4x2x2x5xf32> into tensor<6x2x2x2x2x5xf32>
    %175 = tensor.empty() : tensor<2x2x6x2x2x5xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<6x2x2x2x2x5xf32>) outs(%175 : tensor<2x2x6x2x2x5xf32>) permutation = [1, 2, 0, 3, 4, 5] 
    %expanded_81 = tensor.expand_shape %51 [[0], [1, 2], [3], [4], [5]] output_shape [2, 2, 2, 2, 2, 2] : tensor<2x4x2x2x2xf32> into tensor<2x2x2x2x2x2xf32>
    %176 = linalg.fill ins(%cst_18 : f32) outs(%expanded_81 : tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2xf32>
    %177 = linalg.generic {indexing_maps = [#map22, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%transposed_78, %transposed_80 : tensor<2x2x6x3x3x7xf32>, tensor<2x2x6x2x2x5xf32>) outs(%176 : tensor<2x2x2x2x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      %342 = arith.addf %341, %out : f32
      linalg.yield %342 : f32
    } -> tensor<2x2x2x2x2x2xf32>
    %collapsed_82 = tensor.collapse_shape %177 [[0], [1, 2], [3], [4], [5]] : tensor<2x2x2x2x2x2xf32> into tensor<2x4x2x2x2xf32>
    %transposed_83 = linalg.transpose ins(%collapsed_82 : tensor<2x4x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) permutation = [1, 0, 2, 3, 4] 
    %178 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46, %46 : tensor<6x4x3x3x7xf32>, tensor<6x4x3x3x7xf32>) outs(%43 : tensor<6x4x3x3x7xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x3x3x7xf32>
    %179 = linalg.generic {indexing_maps = [#map20, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_20, %178 : tensor<i64>, tensor<6x4x3x3x7xf32>) outs(%43 : tensor<6x4x3x3x7xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x4x3x3x7xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_77, %179 : tensor<6x4x3x3x7xf32>, tensor<6x4x3x3x7xf32>) outs(%43 : tensor<6x4x3x3x7xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x3x3x7xf32>
    %181 = tensor.empty() : tensor<1x6x4x7x8xf32>
    %transposed_84 = linalg.transpose ins(%padded_47 : tensor<6x1x4x7x8xf32>) outs(%181 : tensor<1x6x4x7x8xf32>) permutation = [1, 0, 2, 3, 4] 
    %182 = tensor.empty() : tensor<4x6x3x3x7xf32>
    %transposed_85 = linalg.transpose ins(%180 : tensor<6x4x3x3x7xf32>) outs(%182 : tensor<4x6x3x3x7xf32>) permutation = [1, 0, 2, 3, 4] 
    %183 = tensor.empty() : tensor<1x4x2x3x2xf32>
    %184 = linalg.fill ins(%cst_18 : f32) outs(%183 : tensor<1x4x2x3x2xf32>) -> tensor<1x4x2x3x2xf32>
    %185 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : vector<3xi64>, strides = dense<1> : vector<3xi64>} ins(%transposed_84, %transposed_85 : tensor<1x6x4x7x8xf32>, tensor<4x6x3x3x7xf32>) outs(%184 : tensor<1x4x2x3x2xf32>) -> tensor<1x4x2x3x2xf32>
    %186 = tensor.empty() : tensor<4x1x2x3x2xf32>
    %transposed_86 = linalg.transpose ins(%185 : tensor<1x4x2x3x2xf32>) outs(%186 : tensor<4x1x2x3x2xf32>) permutation = [1, 0, 2, 3, 4] 
    %187 = tensor.empty() : tensor<4x3x2x2xf32>
    %188 = linalg.fill ins(%cst_18 : f32) outs(%187 : tensor<4x3x2x2xf32>) -> tensor<4x3x2x2xf32>
    %189 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%188 : tensor<4x3x2x2xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 1 : index
      %343 = linalg.index 2 : index
      %344 = linalg.index 3 : index
      %345 = arith.subi %c1, %343 : index
      %346 = arith.subi %c1, %344 : index
      %extracted = tensor.extract %arg9[%342, %341, %345, %346] : tensor<3x4x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x3x2x2xf32>
    %190 = tensor.empty() : tensor<6x3x10x16xf32>
    %191 = linalg.fill ins(%cst_18 : f32) outs(%190 : tensor<6x3x10x16xf32>) -> tensor<6x3x10x16xf32>
    %inserted_slice_87 = tensor.insert_slice %144 into %191[0, 0, 0, 0] [6, 3, 4, 6] [1, 1, 3, 3] : tensor<6x3x4x6xf32> into tensor<6x3x10x16xf32>
    %192 = tensor.empty() : tensor<6x4x9x15xf32>
    %193 = linalg.fill ins(%cst_18 : f32) outs(%192 : tensor<6x4x9x15xf32>) -> tensor<6x4x9x15xf32>
    %194 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_87, %189 : tensor<6x3x10x16xf32>, tensor<4x3x2x2xf32>) outs(%193 : tensor<6x4x9x15xf32>) -> tensor<6x4x9x15xf32>
    %extracted_slice_88 = tensor.extract_slice %194[0, 0, 3, 0] [6, 4, 5, 15] [1, 1, 1, 1] : tensor<6x4x9x15xf32> to tensor<6x4x5x15xf32>
    %extracted_slice_89 = tensor.extract_slice %extracted_slice_88[0, 0, 0, 3] [6, 4, 5, 10] [1, 1, 1, 1] : tensor<6x4x5x15xf32> to tensor<6x4x5x10xf32>
    %extracted_slice_90 = tensor.extract_slice %padded_46[0, 0, 0, 0] [6, 4, 11, 18] [1, 1, 1, 1] : tensor<6x4x13x18xf32> to tensor<6x4x11x18xf32>
    %extracted_slice_91 = tensor.extract_slice %extracted_slice_90[0, 0, 0, 0] [6, 4, 11, 17] [1, 1, 1, 1] : tensor<6x4x11x18xf32> to tensor<6x4x11x17xf32>
    %195 = tensor.empty() : tensor<4x6x11x17xf32>
    %transposed_92 = linalg.transpose ins(%extracted_slice_91 : tensor<6x4x11x17xf32>) outs(%195 : tensor<4x6x11x17xf32>) permutation = [1, 0, 2, 3] 
    %196 = tensor.empty() : tensor<3x6x4x6xf32>
    %transposed_93 = linalg.transpose ins(%144 : tensor<6x3x4x6xf32>) outs(%196 : tensor<3x6x4x6xf32>) permutation = [1, 0, 2, 3] 
    %197 = linalg.conv_2d_nchw_fchw {dilations = dense<3> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_92, %transposed_93 : tensor<4x6x11x17xf32>, tensor<3x6x4x6xf32>) outs(%188 : tensor<4x3x2x2xf32>) -> tensor<4x3x2x2xf32>
    %198 = tensor.empty() : tensor<3x4x2x2xf32>
    %transposed_94 = linalg.transpose ins(%197 : tensor<4x3x2x2xf32>) outs(%198 : tensor<3x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %extracted_slice_89 : tensor<6x4x5x10xf32>, tensor<6x4x5x10xf32>) outs(%31 : tensor<6x4x5x10xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x5x10xf32>
    %200 = linalg.fill ins(%cst_18 : f32) outs(%22 : tensor<6x8x3x5xf32>) -> tensor<6x8x3x5xf32>
    %collapsed_95 = tensor.collapse_shape %arg8 [[0, 1], [2], [3]] : tensor<8x1x3x3xf32> into tensor<8x3x3xf32>
    %201 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<[1, 3]> : vector<2xi64>} ins(%114, %collapsed_95 : tensor<6x8x5x15xf32>, tensor<8x3x3xf32>) outs(%200 : tensor<6x8x3x5xf32>) -> tensor<6x8x3x5xf32>
    %expanded_96 = tensor.expand_shape %114 [[0], [1], [2, 3], [4]] output_shape [6, 8, 1, 5, 15] : tensor<6x8x5x15xf32> into tensor<6x8x1x5x15xf32>
    %202 = tensor.empty() : tensor<1x8x6x5x15xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<6x8x1x5x15xf32>) outs(%202 : tensor<1x8x6x5x15xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_98 = tensor.expand_shape %25 [[0], [1], [2, 3], [4]] output_shape [6, 8, 1, 3, 5] : tensor<6x8x3x5xf32> into tensor<6x8x1x3x5xf32>
    %203 = tensor.empty() : tensor<8x1x6x3x5xf32>
    %transposed_99 = linalg.transpose ins(%expanded_98 : tensor<6x8x1x3x5xf32>) outs(%203 : tensor<8x1x6x3x5xf32>) permutation = [1, 2, 0, 3, 4] 
    %204 = tensor.empty() : tensor<1x8x3x3xf32>
    %expanded_100 = tensor.expand_shape %204 [[0], [1, 2], [3], [4]] output_shape [1, 8, 1, 3, 3] : tensor<1x8x3x3xf32> into tensor<1x8x1x3x3xf32>
    %205 = linalg.fill ins(%cst_18 : f32) outs(%expanded_100 : tensor<1x8x1x3x3xf32>) -> tensor<1x8x1x3x3xf32>
    %206 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 3]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_97, %transposed_99 : tensor<1x8x6x5x15xf32>, tensor<8x1x6x3x5xf32>) outs(%205 : tensor<1x8x1x3x3xf32>) -> tensor<1x8x1x3x3xf32>
    %collapsed_101 = tensor.collapse_shape %206 [[0], [1, 2], [3], [4]] : tensor<1x8x1x3x3xf32> into tensor<1x8x3x3xf32>
    %transposed_102 = linalg.transpose ins(%collapsed_101 : tensor<1x8x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) permutation = [1, 0, 2, 3] 
    %padded_103 = tensor.pad %199 low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x4x5x10xf32> to tensor<6x4x7x10xf32>
    %expanded_104 = tensor.expand_shape %padded_103 [[0], [1, 2], [3], [4]] output_shape [6, 2, 2, 7, 10] : tensor<6x4x7x10xf32> into tensor<6x2x2x7x10xf32>
    %expanded_105 = tensor.expand_shape %22 [[0], [1, 2], [3], [4]] output_shape [6, 2, 4, 3, 5] : tensor<6x8x3x5xf32> into tensor<6x2x4x3x5xf32>
    %207 = linalg.fill ins(%cst_18 : f32) outs(%expanded_105 : tensor<6x2x4x3x5xf32>) -> tensor<6x2x4x3x5xf32>
    %208 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%expanded_104, %expanded_38 : tensor<6x2x2x7x10xf32>, tensor<2x4x2x3x2xf32>) outs(%207 : tensor<6x2x4x3x5xf32>) -> tensor<6x2x4x3x5xf32>
    %collapsed_106 = tensor.collapse_shape %208 [[0], [1, 2], [3], [4]] : tensor<6x2x4x3x5xf32> into tensor<6x8x3x5xf32>
    %209 = tensor.empty() : tensor<2x2x6x7x10xf32>
    %transposed_107 = linalg.transpose ins(%expanded_104 : tensor<6x2x2x7x10xf32>) outs(%209 : tensor<2x2x6x7x10xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_108 = tensor.expand_shape %25 [[0], [1, 2], [3], [4]] output_shape [6, 2, 4, 3, 5] : tensor<6x8x3x5xf32> into tensor<6x2x4x3x5xf32>
    %210 = tensor.empty() : tensor<2x4x6x3x5xf32>
    %transposed_109 = linalg.transpose ins(%expanded_108 : tensor<6x2x4x3x5xf32>) outs(%210 : tensor<2x4x6x3x5xf32>) permutation = [1, 2, 0, 3, 4] 
    %211 = tensor.empty() : tensor<2x8x3x2xf32>
    %expanded_110 = tensor.expand_shape %211 [[0], [1, 2], [3], [4]] output_shape [2, 2, 4, 3, 2] : tensor<2x8x3x2xf32> into tensor<2x2x4x3x2xf32>
    %212 = linalg.fill ins(%cst_18 : f32) outs(%expanded_110 : tensor<2x2x4x3x2xf32>) -> tensor<2x2x4x3x2xf32>
    %213 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_107, %transposed_109 : tensor<2x2x6x7x10xf32>, tensor<2x4x6x3x5xf32>) outs(%212 : tensor<2x2x4x3x2xf32>) -> tensor<2x2x4x3x2xf32>
    %collapsed_111 = tensor.collapse_shape %213 [[0], [1, 2], [3], [4]] : tensor<2x2x4x3x2xf32> into tensor<2x8x3x2xf32>
    %214 = tensor.empty() : tensor<8x2x3x2xf32>
    %transposed_112 = linalg.transpose ins(%collapsed_111 : tensor<2x8x3x2xf32>) outs(%214 : tensor<8x2x3x2xf32>) permutation = [1, 0, 2, 3] 
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %collapsed_106 : tensor<6x8x3x5xf32>, tensor<6x8x3x5xf32>) outs(%22 : tensor<6x8x3x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x3x5xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %25 : tensor<6x8x3x5xf32>, tensor<6x8x3x5xf32>) outs(%22 : tensor<6x8x3x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x3x5xf32>
    %217 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_20, %216 : tensor<i64>, tensor<6x8x3x5xf32>) outs(%22 : tensor<6x8x3x5xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x8x3x5xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %217 : tensor<6x8x3x5xf32>, tensor<6x8x3x5xf32>) outs(%22 : tensor<6x8x3x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x8x3x5xf32>
    %219 = tensor.empty() : tensor<4x1x2x3x3xf32>
    %220 = linalg.fill ins(%cst_18 : f32) outs(%219 : tensor<4x1x2x3x3xf32>) -> tensor<4x1x2x3x3xf32>
    %221 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%220 : tensor<4x1x2x3x3xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 2 : index
      %343 = linalg.index 3 : index
      %344 = linalg.index 4 : index
      %345 = arith.subi %c2, %343 : index
      %346 = arith.subi %c2, %344 : index
      %extracted = tensor.extract %expanded_35[%341, %342, %c0, %345, %346] : tensor<4x2x1x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1x2x3x3xf32>
    %222 = tensor.empty() : tensor<6x8x5x10xf32>
    %223 = linalg.fill ins(%cst_18 : f32) outs(%222 : tensor<6x8x5x10xf32>) -> tensor<6x8x5x10xf32>
    %inserted_slice_113 = tensor.insert_slice %218 into %223[0, 0, 0, 0] [6, 8, 3, 5] [1, 1, 2, 2] : tensor<6x8x3x5xf32> into tensor<6x8x5x10xf32>
    %expanded_114 = tensor.expand_shape %inserted_slice_113 [[0], [1, 2], [3], [4]] output_shape [6, 4, 2, 5, 10] : tensor<6x8x5x10xf32> into tensor<6x4x2x5x10xf32>
    %expanded_115 = tensor.expand_shape %18 [[0], [1, 2], [3], [4]] output_shape [6, 4, 1, 3, 8] : tensor<6x4x3x8xf32> into tensor<6x4x1x3x8xf32>
    %224 = linalg.fill ins(%cst_18 : f32) outs(%expanded_115 : tensor<6x4x1x3x8xf32>) -> tensor<6x4x1x3x8xf32>
    %225 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_114, %221 : tensor<6x4x2x5x10xf32>, tensor<4x1x2x3x3xf32>) outs(%224 : tensor<6x4x1x3x8xf32>) -> tensor<6x4x1x3x8xf32>
    %collapsed_116 = tensor.collapse_shape %225 [[0], [1, 2], [3], [4]] : tensor<6x4x1x3x8xf32> into tensor<6x4x3x8xf32>
    %extracted_slice_117 = tensor.extract_slice %padded_33[0, 0, 0, 0] [6, 4, 7, 11] [1, 1, 1, 1] : tensor<6x4x7x12xf32> to tensor<6x4x7x11xf32>
    %expanded_118 = tensor.expand_shape %extracted_slice_117 [[0], [1], [2, 3], [4]] output_shape [6, 4, 1, 7, 11] : tensor<6x4x7x11xf32> into tensor<6x4x1x7x11xf32>
    %226 = tensor.empty() : tensor<1x4x6x7x11xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<6x4x1x7x11xf32>) outs(%226 : tensor<1x4x6x7x11xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_120 = tensor.expand_shape %218 [[0], [1, 2], [3], [4]] output_shape [6, 4, 2, 3, 5] : tensor<6x8x3x5xf32> into tensor<6x4x2x3x5xf32>
    %227 = tensor.empty() : tensor<4x2x6x3x5xf32>
    %transposed_121 = linalg.transpose ins(%expanded_120 : tensor<6x4x2x3x5xf32>) outs(%227 : tensor<4x2x6x3x5xf32>) permutation = [1, 2, 0, 3, 4] 
    %expanded_122 = tensor.expand_shape %204 [[0], [1, 2], [3], [4]] output_shape [1, 4, 2, 3, 3] : tensor<1x8x3x3xf32> into tensor<1x4x2x3x3xf32>
    %228 = linalg.fill ins(%cst_18 : f32) outs(%expanded_122 : tensor<1x4x2x3x3xf32>) -> tensor<1x4x2x3x3xf32>
    %229 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_119, %transposed_121 : tensor<1x4x6x7x11xf32>, tensor<4x2x6x3x5xf32>) outs(%228 : tensor<1x4x2x3x3xf32>) -> tensor<1x4x2x3x3xf32>
    %collapsed_123 = tensor.collapse_shape %229 [[0], [1, 2], [3], [4]] : tensor<1x4x2x3x3xf32> into tensor<1x8x3x3xf32>
    %transposed_124 = linalg.transpose ins(%collapsed_123 : tensor<1x8x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) permutation = [1, 0, 2, 3] 
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %21 : tensor<6x4x3x8xf32>, tensor<6x4x3x8xf32>) outs(%18 : tensor<6x4x3x8xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x3x8xf32>
    %231 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_20, %230 : tensor<i64>, tensor<6x4x3x8xf32>) outs(%18 : tensor<6x4x3x8xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x4x3x8xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_116, %231 : tensor<6x4x3x8xf32>, tensor<6x4x3x8xf32>) outs(%18 : tensor<6x4x3x8xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x4x3x8xf32>
    %233 = tensor.empty() : tensor<6x4x2x3xf32>
    %234 = linalg.fill ins(%cst_18 : f32) outs(%233 : tensor<6x4x2x3xf32>) -> tensor<6x4x2x3xf32>
    %235 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%234 : tensor<6x4x2x3xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 1 : index
      %343 = linalg.index 2 : index
      %344 = linalg.index 3 : index
      %345 = arith.subi %c1, %343 : index
      %346 = arith.subi %c2, %344 : index
      %extracted = tensor.extract %arg5[%342, %341, %345, %346] : tensor<4x6x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x2x3xf32>
    %236 = tensor.empty() : tensor<6x4x5x12xf32>
    %237 = linalg.fill ins(%cst_18 : f32) outs(%236 : tensor<6x4x5x12xf32>) -> tensor<6x4x5x12xf32>
    %inserted_slice_125 = tensor.insert_slice %232 into %237[0, 0, 1, 2] [6, 4, 3, 8] [1, 1, 1, 1] : tensor<6x4x3x8xf32> into tensor<6x4x5x12xf32>
    %238 = linalg.fill ins(%cst_18 : f32) outs(%15 : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32>
    %239 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_125, %235 : tensor<6x4x5x12xf32>, tensor<6x4x2x3xf32>) outs(%238 : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32>
    %240 = tensor.empty() : tensor<6x6x4x12xf32>
    %transposed_126 = linalg.transpose ins(%padded_32 : tensor<6x6x4x12xf32>) outs(%240 : tensor<6x6x4x12xf32>) permutation = [1, 0, 2, 3] 
    %241 = tensor.empty() : tensor<4x6x3x8xf32>
    %transposed_127 = linalg.transpose ins(%232 : tensor<6x4x3x8xf32>) outs(%241 : tensor<4x6x3x8xf32>) permutation = [1, 0, 2, 3] 
    %242 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<[1, 2]> : vector<2xi64>} ins(%transposed_126, %transposed_127 : tensor<6x6x4x12xf32>, tensor<4x6x3x8xf32>) outs(%234 : tensor<6x4x2x3xf32>) -> tensor<6x4x2x3xf32>
    %243 = tensor.empty() : tensor<4x6x2x3xf32>
    %transposed_128 = linalg.transpose ins(%242 : tensor<6x4x2x3xf32>) outs(%243 : tensor<4x6x2x3xf32>) permutation = [1, 0, 2, 3] 
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %17 : tensor<6x6x4x8xf32>, tensor<6x6x4x8xf32>) outs(%15 : tensor<6x6x4x8xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x4x8xf32>
    %245 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_20, %244 : tensor<i64>, tensor<6x6x4x8xf32>) outs(%15 : tensor<6x6x4x8xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x6x4x8xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239, %245 : tensor<6x6x4x8xf32>, tensor<6x6x4x8xf32>) outs(%15 : tensor<6x6x4x8xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x4x8xf32>
    %247 = tensor.empty() : tensor<2x6x9x10xf32>
    %transposed_129 = linalg.transpose ins(%padded_31 : tensor<6x2x9x10xf32>) outs(%247 : tensor<2x6x9x10xf32>) permutation = [1, 0, 2, 3] 
    %transposed_130 = linalg.transpose ins(%246 : tensor<6x6x4x8xf32>) outs(%15 : tensor<6x6x4x8xf32>) permutation = [1, 0, 2, 3] 
    %248 = tensor.empty() : tensor<2x6x3x3xf32>
    %249 = linalg.fill ins(%cst_18 : f32) outs(%248 : tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32>
    %250 = linalg.conv_2d_nchw_fchw {dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_129, %transposed_130 : tensor<2x6x9x10xf32>, tensor<6x6x4x8xf32>) outs(%249 : tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32>
    %251 = tensor.empty() : tensor<6x2x3x3xf32>
    %transposed_131 = linalg.transpose ins(%250 : tensor<2x6x3x3xf32>) outs(%251 : tensor<6x2x3x3xf32>) permutation = [1, 0, 2, 3] 
    %252 = linalg.generic {indexing_maps = [#map1, #map23], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%246 : tensor<6x6x4x8xf32>) outs(%108 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.addf %in, %out : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %expanded_132 = tensor.expand_shape %157 [[0], [1], [2, 3]] output_shape [6, 6, 10, 1] : tensor<6x6x10xf32> into tensor<6x6x10x1xf32>
    %expanded_133 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [6, 1, 3, 1] : tensor<6x1x3xf32> into tensor<6x1x3x1xf32>
    %padded_134 = tensor.pad %expanded_132 low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x6x10x1xf32> to tensor<6x6x12x1xf32>
    %253 = linalg.fill ins(%cst_18 : f32) outs(%4 : tensor<6x6x5x1xf32>) -> tensor<6x6x5x1xf32>
    %collapsed_135 = tensor.collapse_shape %expanded_133 [[0, 1], [2], [3]] : tensor<6x1x3x1xf32> into tensor<6x3x1xf32>
    %254 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%padded_134, %collapsed_135 : tensor<6x6x12x1xf32>, tensor<6x3x1xf32>) outs(%253 : tensor<6x6x5x1xf32>) -> tensor<6x6x5x1xf32>
    %collapsed_136 = tensor.collapse_shape %254 [[0], [1], [2, 3]] : tensor<6x6x5x1xf32> into tensor<6x6x5xf32>
    %padded_137 = tensor.pad %157 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x6x10xf32> to tensor<6x6x12xf32>
    %extracted_slice_138 = tensor.extract_slice %padded_137[0, 0, 0] [6, 6, 11] [1, 1, 1] : tensor<6x6x12xf32> to tensor<6x6x11xf32>
    %expanded_139 = tensor.expand_shape %extracted_slice_138 [[0], [1], [2, 3]] output_shape [6, 6, 1, 11] : tensor<6x6x11xf32> into tensor<6x6x1x11xf32>
    %255 = tensor.empty() : tensor<1x6x6x11xf32>
    %transposed_140 = linalg.transpose ins(%expanded_139 : tensor<6x6x1x11xf32>) outs(%255 : tensor<1x6x6x11xf32>) permutation = [2, 1, 0, 3] 
    %expanded_141 = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [6, 6, 1, 5] : tensor<6x6x5xf32> into tensor<6x6x1x5xf32>
    %256 = tensor.empty() : tensor<6x1x6x5xf32>
    %transposed_142 = linalg.transpose ins(%expanded_141 : tensor<6x6x1x5xf32>) outs(%256 : tensor<6x1x6x5xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_143 = tensor.collapse_shape %transposed_142 [[0], [1, 2], [3]] : tensor<6x1x6x5xf32> into tensor<6x6x5xf32>
    %257 = tensor.empty() : tensor<1x6x3x1xf32>
    %expanded_144 = tensor.expand_shape %transposed_140 [[0], [1], [2], [3, 4]] output_shape [1, 6, 6, 11, 1] : tensor<1x6x6x11xf32> into tensor<1x6x6x11x1xf32>
    %expanded_145 = tensor.expand_shape %collapsed_143 [[0, 1], [2], [3, 4]] output_shape [6, 1, 6, 5, 1] : tensor<6x6x5xf32> into tensor<6x1x6x5x1xf32>
    %expanded_146 = tensor.expand_shape %257 [[0], [1, 2], [3], [4]] output_shape [1, 6, 1, 3, 1] : tensor<1x6x3x1xf32> into tensor<1x6x1x3x1xf32>
    %258 = linalg.fill ins(%cst_18 : f32) outs(%expanded_146 : tensor<1x6x1x3x1xf32>) -> tensor<1x6x1x3x1xf32>
    %259 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_144, %expanded_145 : tensor<1x6x6x11x1xf32>, tensor<6x1x6x5x1xf32>) outs(%258 : tensor<1x6x1x3x1xf32>) -> tensor<1x6x1x3x1xf32>
    %collapsed_147 = tensor.collapse_shape %259 [[0], [1, 2], [3, 4]] : tensor<1x6x1x3x1xf32> into tensor<1x6x3xf32>
    %transposed_148 = linalg.transpose ins(%collapsed_147 : tensor<1x6x3xf32>) outs(%9 : tensor<6x1x3xf32>) permutation = [1, 0, 2] 
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<6x6x5xf32>, tensor<6x6x5xf32>) outs(%7 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x5xf32>
    %261 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20, %260 : tensor<i64>, tensor<6x6x5xf32>) outs(%7 : tensor<6x6x5xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x6x5xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_136, %261 : tensor<6x6x5xf32>, tensor<6x6x5xf32>) outs(%7 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x5xf32>
    %expanded_149 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [6, 6, 5, 1] : tensor<6x6x5xf32> into tensor<6x6x5x1xf32>
    %263 = tensor.empty() : tensor<3x2x2x2x1xf32>
    %264 = linalg.fill ins(%cst_18 : f32) outs(%263 : tensor<3x2x2x2x1xf32>) -> tensor<3x2x2x2x1xf32>
    %265 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%264 : tensor<3x2x2x2x1xf32>) {
    ^bb0(%out: f32):
      %341 = linalg.index 0 : index
      %342 = linalg.index 1 : index
      %343 = linalg.index 2 : index
      %344 = linalg.index 3 : index
      %345 = arith.subi %c1, %344 : index
      %extracted = tensor.extract %expanded_24[%341, %343, %342, %345, %c0] : tensor<3x2x2x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x2x2x2x1xf32>
    %266 = tensor.empty() : tensor<6x6x11x1xf32>
    %267 = linalg.fill ins(%cst_18 : f32) outs(%266 : tensor<6x6x11x1xf32>) -> tensor<6x6x11x1xf32>
    %inserted_slice_150 = tensor.insert_slice %expanded_149 into %267[0, 0, 1, 0] [6, 6, 5, 1] [1, 1, 2, 1] : tensor<6x6x5x1xf32> into tensor<6x6x11x1xf32>
    %268 = tensor.empty() : tensor<6x6x9x1xf32>
    %expanded_151 = tensor.expand_shape %inserted_slice_150 [[0], [1, 2], [3], [4]] output_shape [6, 3, 2, 11, 1] : tensor<6x6x11x1xf32> into tensor<6x3x2x11x1xf32>
    %expanded_152 = tensor.expand_shape %268 [[0], [1, 2], [3], [4]] output_shape [6, 3, 2, 9, 1] : tensor<6x6x9x1xf32> into tensor<6x3x2x9x1xf32>
    %269 = linalg.fill ins(%cst_18 : f32) outs(%expanded_152 : tensor<6x3x2x9x1xf32>) -> tensor<6x3x2x9x1xf32>
    %270 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_151, %265 : tensor<6x3x2x11x1xf32>, tensor<3x2x2x2x1xf32>) outs(%269 : tensor<6x3x2x9x1xf32>) -> tensor<6x3x2x9x1xf32>
    %collapsed_153 = tensor.collapse_shape %270 [[0], [1, 2], [3, 4]] : tensor<6x3x2x9x1xf32> into tensor<6x6x9xf32>
    %padded_154 = tensor.pad %3 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg32: index, %arg33: index, %arg34: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x6x9xf32> to tensor<6x6x11xf32>
    %expanded_155 = tensor.expand_shape %padded_154 [[0], [1, 2], [3]] output_shape [6, 3, 2, 11] : tensor<6x6x11xf32> into tensor<6x3x2x11xf32>
    %271 = tensor.empty() : tensor<2x3x6x11xf32>
    %transposed_156 = linalg.transpose ins(%expanded_155 : tensor<6x3x2x11xf32>) outs(%271 : tensor<2x3x6x11xf32>) permutation = [2, 1, 0, 3] 
    %expanded_157 = tensor.expand_shape %262 [[0], [1, 2], [3]] output_shape [6, 3, 2, 5] : tensor<6x6x5xf32> into tensor<6x3x2x5xf32>
    %272 = tensor.empty() : tensor<3x2x6x5xf32>
    %transposed_158 = linalg.transpose ins(%expanded_157 : tensor<6x3x2x5xf32>) outs(%272 : tensor<3x2x6x5xf32>) permutation = [1, 2, 0, 3] 
    %273 = tensor.empty() : tensor<2x6x2x1xf32>
    %expanded_159 = tensor.expand_shape %transposed_156 [[0], [1], [2], [3, 4]] output_shape [2, 3, 6, 11, 1] : tensor<2x3x6x11xf32> into tensor<2x3x6x11x1xf32>
    %expanded_160 = tensor.expand_shape %transposed_158 [[0], [1], [2], [3, 4]] output_shape [3, 2, 6, 5, 1] : tensor<3x2x6x5xf32> into tensor<3x2x6x5x1xf32>
    %expanded_161 = tensor.expand_shape %273 [[0], [1, 2], [3], [4]] output_shape [2, 3, 2, 2, 1] : tensor<2x6x2x1xf32> into tensor<2x3x2x2x1xf32>
    %274 = linalg.fill ins(%cst_18 : f32) outs(%expanded_161 : tensor<2x3x2x2x1xf32>) -> tensor<2x3x2x2x1xf32>
    %275 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%expanded_159, %expanded_160 : tensor<2x3x6x11x1xf32>, tensor<3x2x6x5x1xf32>) outs(%274 : tensor<2x3x2x2x1xf32>) -> tensor<2x3x2x2x1xf32>
    %collapsed_162 = tensor.collapse_shape %275 [[0], [1, 2], [3, 4]] : tensor<2x3x2x2x1xf32> into tensor<2x6x2xf32>
    %276 = tensor.empty() : tensor<6x2x2xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_162 : tensor<2x6x2xf32>) outs(%276 : tensor<6x2x2xf32>) permutation = [1, 0, 2] 
    %277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %3 : tensor<6x6x9xf32>, tensor<6x6x9xf32>) outs(%0 : tensor<6x6x9xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x9xf32>
    %278 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20, %277 : tensor<i64>, tensor<6x6x9xf32>) outs(%0 : tensor<6x6x9xf32>) {
    ^bb0(%in: i64, %in_167: f32, %out: f32):
      %341 = arith.sitofp %in : i64 to f32
      %342 = arith.subf %341, %in_167 : f32
      linalg.yield %342 : f32
    } -> tensor<6x6x9xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_153, %278 : tensor<6x6x9xf32>, tensor<6x6x9xf32>) outs(%0 : tensor<6x6x9xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.mulf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x6x9xf32>
    %280 = tensor.empty() : tensor<2x6x11xf32>
    %transposed_164 = linalg.transpose ins(%padded : tensor<6x2x11xf32>) outs(%280 : tensor<2x6x11xf32>) permutation = [1, 0, 2] 
    %transposed_165 = linalg.transpose ins(%279 : tensor<6x6x9xf32>) outs(%0 : tensor<6x6x9xf32>) permutation = [1, 0, 2] 
    %281 = tensor.empty() : tensor<2x6x3xf32>
    %282 = linalg.fill ins(%cst_18 : f32) outs(%281 : tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
    %283 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%transposed_164, %transposed_165 : tensor<2x6x11xf32>, tensor<6x6x9xf32>) outs(%282 : tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
    %284 = tensor.empty() : tensor<6x2x3xf32>
    %transposed_166 = linalg.transpose ins(%283 : tensor<2x6x3xf32>) outs(%284 : tensor<6x2x3xf32>) permutation = [1, 0, 2] 
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<6x2x3xf32>) outs(%284 : tensor<6x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x3xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %transposed_166 : tensor<6x2x3xf32>, tensor<6x2x3xf32>) outs(%284 : tensor<6x2x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x3xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<6x2x3xf32>) outs(%284 : tensor<6x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x3xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %287 : tensor<6x2x3xf32>, tensor<6x2x3xf32>) outs(%284 : tensor<6x2x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x3xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<6x2x2xf32>) outs(%276 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x2xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %transposed_163 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%276 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x2xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<6x2x2xf32>) outs(%276 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x2xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %291 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%276 : tensor<6x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x2xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<6x1x3xf32>) outs(%9 : tensor<6x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x1x3xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %transposed_148 : tensor<6x1x3xf32>, tensor<6x1x3xf32>) outs(%9 : tensor<6x1x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x1x3xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<6x1x3xf32>) outs(%9 : tensor<6x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x1x3xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %295 : tensor<6x1x3xf32>, tensor<6x1x3xf32>) outs(%9 : tensor<6x1x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x1x3xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17 : tensor<6x2x3x3xf32>) outs(%251 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x3x3xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %transposed_131 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%251 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x3x3xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298 : tensor<6x2x3x3xf32>) outs(%251 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6x2x3x3xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %299 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%251 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6x2x3x3xf32>
    %301 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg18 : tensor<6xf32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6xf32>
    %302 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%301, %252 : tensor<6xf32>, tensor<6xf32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %303 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%302 : tensor<6xf32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<6xf32>
    %304 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%arg4, %303 : tensor<6xf32>, tensor<6xf32>) outs(%80 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<6xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg19 : tensor<4x6x2x3xf32>) outs(%243 : tensor<4x6x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x6x2x3xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305, %transposed_128 : tensor<4x6x2x3xf32>, tensor<4x6x2x3xf32>) outs(%243 : tensor<4x6x2x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x6x2x3xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<4x6x2x3xf32>) outs(%243 : tensor<4x6x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x6x2x3xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %307 : tensor<4x6x2x3xf32>, tensor<4x6x2x3xf32>) outs(%243 : tensor<4x6x2x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x6x2x3xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<8x1x3x3xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%309, %transposed_124 : tensor<8x1x3x3xf32>, tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<8x1x3x3xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310 : tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<8x1x3x3xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %311 : tensor<8x1x3x3xf32>, tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<8x1x3x3xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg21 : tensor<8x2x3x2xf32>) outs(%214 : tensor<8x2x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<8x2x3x2xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%313, %transposed_112 : tensor<8x2x3x2xf32>, tensor<8x2x3x2xf32>) outs(%214 : tensor<8x2x3x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<8x2x3x2xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314 : tensor<8x2x3x2xf32>) outs(%214 : tensor<8x2x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<8x2x3x2xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %315 : tensor<8x2x3x2xf32>, tensor<8x2x3x2xf32>) outs(%214 : tensor<8x2x3x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<8x2x3x2xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg22 : tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<8x1x3x3xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317, %transposed_102 : tensor<8x1x3x3xf32>, tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<8x1x3x3xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318 : tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<8x1x3x3xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %319 : tensor<8x1x3x3xf32>, tensor<8x1x3x3xf32>) outs(%34 : tensor<8x1x3x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<8x1x3x3xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg23 : tensor<3x4x2x2xf32>) outs(%198 : tensor<3x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<3x4x2x2xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321, %transposed_94 : tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) outs(%198 : tensor<3x4x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<3x4x2x2xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322 : tensor<3x4x2x2xf32>) outs(%198 : tensor<3x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<3x4x2x2xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %323 : tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) outs(%198 : tensor<3x4x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<3x4x2x2xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg24 : tensor<4x1x2x3x2xf32>) outs(%186 : tensor<4x1x2x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x1x2x3x2xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%325, %transposed_86 : tensor<4x1x2x3x2xf32>, tensor<4x1x2x3x2xf32>) outs(%186 : tensor<4x1x2x3x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x1x2x3x2xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%326 : tensor<4x1x2x3x2xf32>) outs(%186 : tensor<4x1x2x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x1x2x3x2xf32>
    %328 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %327 : tensor<4x1x2x3x2xf32>, tensor<4x1x2x3x2xf32>) outs(%186 : tensor<4x1x2x3x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x1x2x3x2xf32>
    %329 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg25 : tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x2x2x2x2xf32>
    %330 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%329, %transposed_83 : tensor<4x2x2x2x2xf32>, tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x2x2x2x2xf32>
    %331 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%330 : tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x2x2x2x2xf32>
    %332 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg11, %331 : tensor<4x2x2x2x2xf32>, tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x2x2x2x2xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg26 : tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x2x2x2x2xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%333, %transposed_73 : tensor<4x2x2x2x2xf32>, tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x2x2x2x2xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%334 : tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<4x2x2x2x2xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %335 : tensor<4x2x2x2x2xf32>, tensor<4x2x2x2x2xf32>) outs(%163 : tensor<4x2x2x2x2xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<4x2x2x2x2xf32>
    %337 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<15x3xf32>) outs(%132 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_1 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<15x3xf32>
    %338 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%337, %134 : tensor<15x3xf32>, tensor<15x3xf32>) outs(%132 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.addf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<15x3xf32>
    %339 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%338 : tensor<15x3xf32>) outs(%132 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %341 = arith.truncf %cst_2 : f64 to f32
      %342 = arith.mulf %in, %341 : f32
      linalg.yield %342 : f32
    } -> tensor<15x3xf32>
    %340 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg13, %339 : tensor<15x3xf32>, tensor<15x3xf32>) outs(%132 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %in_167: f32, %out: f32):
      %341 = arith.subf %in, %in_167 : f32
      linalg.yield %341 : f32
    } -> tensor<15x3xf32>
    return %288, %292, %296, %300, %304, %308, %312, %316, %320, %324, %328, %332, %336, %340, %286, %290, %294, %298, %302, %306, %310, %314, %318, %322, %326, %330, %334, %338, %107, %110 : tensor<6x2x3xf32>, tensor<6x2x2xf32>, tensor<6x1x3xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>, tensor<4x6x2x3xf32>, tensor<8x1x3x3xf32>, tensor<8x2x3x2xf32>, tensor<8x1x3x3xf32>, tensor<3x4x2x2xf32>, tensor<4x1x2x3x2xf32>, tensor<4x2x2x2x2xf32>, tensor<4x2x2x2x2xf32>, tensor<15x3xf32>, tensor<6x2x3xf32>, tensor<6x2x2xf32>, tensor<6x1x3xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>, tensor<4x6x2x3xf32>, tensor<8x1x3x3xf32>, tensor<8x2x3x2xf32>, tensor<8x1x3x3xf32>, tensor<3x4x2x2xf32>, tensor<4x1x2x3x2xf32>, tensor<4x2x2x2x2xf32>, tensor<4x2x2x2x2xf32>, tensor<15x3xf32>, tensor<f32>, tensor<6xf32>
  }
}

