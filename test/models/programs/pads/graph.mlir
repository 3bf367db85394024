#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map17 = affine_map<(d0, d1) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (d0)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 + d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d2 + d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d4)>
#map24 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map25 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map26 = affine_map<(d0, d1, d2, d3) -> ()>
#map27 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2)>
module {
  func.func @train_step(%arg0: tensor<3x2x3x3xf32> {dp.name = "params.a", dp.state}, %arg1: tensor<3x3x3x3xf32> {dp.name = "params.b", dp.state}, %arg2: tensor<3x3x3x3xf32> {dp.name = "params.c", dp.state}, %arg3: tensor<2x3x3xf32> {dp.name = "params.d", dp.state}, %arg4: tensor<5x2x5x5xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<3x2x3x3xf32> {dp.name = "params.a", dp.updates = 0 : i64}, tensor<3x3x3x3xf32> {dp.name = "params.b", dp.updates = 1 : i64}, tensor<3x3x3x3xf32> {dp.name = "params.c", dp.updates = 2 : i64}, tensor<2x3x3xf32> {dp.name = "params.d", dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5xf32> {dp.name = "most"}) {
    %c8_i64 = arith.constant 8 : i64
    %c39_i64 = arith.constant 39 : i64
    %c38_i64 = arith.constant 38 : i64
    %c5_i64 = arith.constant 5 : i64
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c4_i64 = arith.constant 4 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c40_i64 = arith.constant 40 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<5x3x6x6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<5x3x6x8xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<5x3x36xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<5x2x38xf32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<5x6x6xf32>
    %cst_7 = arith.constant 1.000000e-01 : f64
    %cst_8 = arith.constant 7.000000e+00 : f32
    %cst_9 = arith.constant 5.000000e-01 : f32
    %cst_10 = arith.constant 3.800000e+02 : f32
    %cst_11 = arith.constant 3.000000e+00 : f32
    %cst_12 = arith.constant 5.000000e+01 : f32
    %cst_13 = arith.constant 1.800000e+02 : f32
    %cst_14 = arith.constant 2.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<5x3x5x8xf32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<5x3x5x5xf32>
    %cst_17 = arith.constant dense<1> : tensor<i64>
    %cst_18 = arith.constant dense<2> : tensor<i64>
    %cst_19 = arith.constant dense<37> : tensor<i64>
    %cst_20 = arith.constant dense<4> : tensor<i64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      %185 = arith.addi %184, %c-1_i64 : i64
      linalg.yield %185 : i64
    } -> tensor<7xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<7xi64>) outs(%0 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = math.absi %in : i64
      linalg.yield %183 : i64
    } -> tensor<7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_20, %2 : tensor<i64>, tensor<7xi64>) outs(%0 : tensor<7xi64>) {
    ^bb0(%in: i64, %in_84: i64, %out: i64):
      %183 = arith.subi %in, %in_84 : i64
      linalg.yield %183 : i64
    } -> tensor<7xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<7xi64>) outs(%0 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = math.absi %in : i64
      linalg.yield %183 : i64
    } -> tensor<7xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_20, %4 : tensor<i64>, tensor<7xi64>) outs(%0 : tensor<7xi64>) {
    ^bb0(%in: i64, %in_84: i64, %out: i64):
      %183 = arith.subi %in, %in_84 : i64
      linalg.yield %183 : i64
    } -> tensor<7xi64>
    %6 = tensor.empty() : tensor<5xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      linalg.yield %184 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %8 = tensor.empty() : tensor<2xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      linalg.yield %184 : i64
    } -> tensor<2xi64>
    %expanded_21 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %expanded_22 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [5, 1, 1, 1] : tensor<5xi64> into tensor<5x1x1x1xi64>
    %10 = tensor.empty() : tensor<5x2x7x5xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_21, %expanded, %7 : tensor<5x1x1x1xi64>, tensor<2x1x1xi64>, tensor<7x1xi64>, tensor<5xi64>) outs(%10 : tensor<5x2x7x5xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %in_86: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c2_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c5_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %195 = arith.cmpi slt, %in_86, %c0_i64 : i64
      %196 = arith.addi %in_86, %c5_i64 : i64
      %197 = arith.select %195, %196, %in_86 : i64
      %198 = arith.index_cast %197 : i64 to index
      %extracted = tensor.extract %arg4[%186, %190, %194, %198] : tensor<5x2x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x2x7x5xf32>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      linalg.yield %184 : i64
    } -> tensor<7xi64>
    %expanded_23 = tensor.expand_shape %12 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %13 = tensor.empty() : tensor<5x2x7x7xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_21, %expanded_23, %5 : tensor<5x1x1x1xi64>, tensor<2x1x1xi64>, tensor<7x1xi64>, tensor<7xi64>) outs(%13 : tensor<5x2x7x7xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %in_86: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c2_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c7_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %195 = arith.cmpi slt, %in_86, %c0_i64 : i64
      %196 = arith.addi %in_86, %c5_i64 : i64
      %197 = arith.select %195, %196, %in_86 : i64
      %198 = arith.index_cast %197 : i64 to index
      %extracted = tensor.extract %11[%186, %190, %194, %198] : tensor<5x2x7x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x2x7x7xf32>
    %15 = tensor.empty() : tensor<5x3x5x5xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<5x3x5x5xf32>) -> tensor<5x3x5x5xf32>
    %17 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%14, %arg0 : tensor<5x2x7x7xf32>, tensor<3x2x3x3xf32>) outs(%16 : tensor<5x3x5x5xf32>) -> tensor<5x3x5x5xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<5x3x5x5xf32>) outs(%15 : tensor<5x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.tanh %in : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x5x5xf32>
    %19 = tensor.empty() : tensor<8xi64>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%19 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      %185 = arith.addi %184, %c-1_i64 : i64
      linalg.yield %185 : i64
    } -> tensor<8xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%20 : tensor<8xi64>) outs(%19 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.maxsi %in, %c0_i64 : i64
      %184 = arith.minsi %183, %c4_i64 : i64
      linalg.yield %184 : i64
    } -> tensor<8xi64>
    %expanded_24 = tensor.expand_shape %21 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %22 = tensor.empty() : tensor<3xi64>
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%22 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      linalg.yield %184 : i64
    } -> tensor<3xi64>
    %expanded_25 = tensor.expand_shape %23 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
    %24 = tensor.empty() : tensor<5x3x8x5xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_25, %expanded_24, %7 : tensor<5x1x1x1xi64>, tensor<3x1x1xi64>, tensor<8x1xi64>, tensor<5xi64>) outs(%24 : tensor<5x3x8x5xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %in_86: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c3_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c5_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %195 = arith.cmpi slt, %in_86, %c0_i64 : i64
      %196 = arith.addi %in_86, %c5_i64 : i64
      %197 = arith.select %195, %196, %in_86 : i64
      %198 = arith.index_cast %197 : i64 to index
      %extracted = tensor.extract %18[%186, %190, %194, %198] : tensor<5x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3x8x5xf32>
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%19 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      %185 = arith.addi %184, %c-2_i64 : i64
      linalg.yield %185 : i64
    } -> tensor<8xi64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%26 : tensor<8xi64>) outs(%19 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.maxsi %in, %c0_i64 : i64
      %184 = arith.minsi %183, %c4_i64 : i64
      linalg.yield %184 : i64
    } -> tensor<8xi64>
    %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%19 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      linalg.yield %184 : i64
    } -> tensor<8xi64>
    %expanded_26 = tensor.expand_shape %28 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %29 = tensor.empty() : tensor<5x3x8x8xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_25, %expanded_26, %27 : tensor<5x1x1x1xi64>, tensor<3x1x1xi64>, tensor<8x1xi64>, tensor<8xi64>) outs(%29 : tensor<5x3x8x8xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %in_86: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c3_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c8_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %195 = arith.cmpi slt, %in_86, %c0_i64 : i64
      %196 = arith.addi %in_86, %c5_i64 : i64
      %197 = arith.select %195, %196, %in_86 : i64
      %198 = arith.index_cast %197 : i64 to index
      %extracted = tensor.extract %25[%186, %190, %194, %198] : tensor<5x3x8x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3x8x8xf32>
    %31 = tensor.empty() : tensor<5x3x6x6xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<5x3x6x6xf32>) -> tensor<5x3x6x6xf32>
    %33 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%30, %arg1 : tensor<5x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%32 : tensor<5x3x6x6xf32>) -> tensor<5x3x6x6xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.tanh %in : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %extracted_slice = tensor.extract_slice %34[0, 0, 0, 5] [5, 3, 6, 1] [1, 1, 1, 1] : tensor<5x3x6x6xf32> to tensor<5x3x6x1xf32>
    %extracted_slice_27 = tensor.extract_slice %34[0, 0, 0, 0] [5, 3, 6, 1] [1, 1, 1, 1] : tensor<5x3x6x6xf32> to tensor<5x3x6x1xf32>
    %concat = tensor.concat dim(3) %extracted_slice, %34, %extracted_slice_27 : (tensor<5x3x6x1xf32>, tensor<5x3x6x6xf32>, tensor<5x3x6x1xf32>) -> tensor<5x3x6x8xf32>
    %extracted_slice_28 = tensor.extract_slice %concat[0, 0, 5, 0] [5, 3, 1, 8] [1, 1, 1, 1] : tensor<5x3x6x8xf32> to tensor<5x3x1x8xf32>
    %extracted_slice_29 = tensor.extract_slice %concat[0, 0, 0, 0] [5, 3, 1, 8] [1, 1, 1, 1] : tensor<5x3x6x8xf32> to tensor<5x3x1x8xf32>
    %concat_30 = tensor.concat dim(2) %extracted_slice_28, %concat, %extracted_slice_29 : (tensor<5x3x1x8xf32>, tensor<5x3x6x8xf32>, tensor<5x3x1x8xf32>) -> tensor<5x3x8x8xf32>
    %35 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat_30, %arg2 : tensor<5x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%32 : tensor<5x3x6x6xf32>) -> tensor<5x3x6x6xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.tanh %in : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %collapsed = tensor.collapse_shape %36 [[0], [1], [2, 3]] : tensor<5x3x6x6xf32> into tensor<5x3x36xf32>
    %extracted_slice_31 = tensor.extract_slice %collapsed[0, 0, 0] [5, 3, 7] [1, 1, 1] : tensor<5x3x36xf32> to tensor<5x3x7xf32>
    %37 = tensor.empty() : tensor<5x3x1xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<5x3x1xf32>) -> tensor<5x3x1xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%extracted_slice_31 : tensor<5x3x7xf32>) outs(%38 : tensor<5x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %in, %out : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x1xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<5x3x1xf32>) outs(%37 : tensor<5x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_8 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x1xf32>
    %41 = tensor.empty() : tensor<5x3x36xf32>
    %42 = linalg.generic {indexing_maps = [#map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %collapsed : tensor<5x3x1xf32>, tensor<5x3x36xf32>) outs(%41 : tensor<5x3x36xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x36xf32>
    %padded = tensor.pad %42 low[0, 0, -1] high[0, 0, 3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_9 : f32
    } : tensor<5x3x36xf32> to tensor<5x3x38xf32>
    %43 = tensor.empty() : tensor<40xi64>
    %44 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%43 : tensor<40xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      %185 = arith.addi %184, %c-2_i64 : i64
      linalg.yield %185 : i64
    } -> tensor<40xi64>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%44 : tensor<40xi64>) outs(%43 : tensor<40xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = math.absi %in : i64
      linalg.yield %183 : i64
    } -> tensor<40xi64>
    %46 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_19, %45 : tensor<i64>, tensor<40xi64>) outs(%43 : tensor<40xi64>) {
    ^bb0(%in: i64, %in_84: i64, %out: i64):
      %183 = arith.subi %in, %in_84 : i64
      linalg.yield %183 : i64
    } -> tensor<40xi64>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%46 : tensor<40xi64>) outs(%43 : tensor<40xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = math.absi %in : i64
      linalg.yield %183 : i64
    } -> tensor<40xi64>
    %48 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_19, %47 : tensor<i64>, tensor<40xi64>) outs(%43 : tensor<40xi64>) {
    ^bb0(%in: i64, %in_84: i64, %out: i64):
      %183 = arith.subi %in, %in_84 : i64
      linalg.yield %183 : i64
    } -> tensor<40xi64>
    %expanded_32 = tensor.expand_shape %23 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %expanded_33 = tensor.expand_shape %7 [[0, 1, 2]] output_shape [5, 1, 1] : tensor<5xi64> into tensor<5x1x1xi64>
    %49 = tensor.empty() : tensor<5x3x40xf32>
    %50 = linalg.generic {indexing_maps = [#map9, #map10, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %expanded_32, %48 : tensor<5x1x1xi64>, tensor<3x1xi64>, tensor<40xi64>) outs(%49 : tensor<5x3x40xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c3_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c38_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %extracted = tensor.extract %padded[%186, %190, %194] : tensor<5x3x38xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3x40xf32>
    %51 = tensor.empty() : tensor<5x2x38xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<5x2x38xf32>) -> tensor<5x2x38xf32>
    %53 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%50, %arg3 : tensor<5x3x40xf32>, tensor<2x3x3xf32>) outs(%52 : tensor<5x2x38xf32>) -> tensor<5x2x38xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<5x2x38xf32>) outs(%51 : tensor<5x2x38xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %183 : f32
    } -> tensor<5x2x38xf32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%54 : tensor<5x2x38xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %in, %out : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%57 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_10 : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<5x6x6xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map14], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%36 : tensor<5x3x6x6xf32>) outs(%60 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %in, %out : f32
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<5x6x6xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_11 : f32
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %63 = tensor.empty() : tensor<5xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<5xf32>) -> tensor<5xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%arg4 : tensor<5x2x5x5xf32>) outs(%64 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %in, %out : f32
      linalg.yield %183 : f32
    } -> tensor<5xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%65 : tensor<5xf32>) outs(%63 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_12 : f32
      linalg.yield %183 : f32
    } -> tensor<5xf32>
    %expanded_34 = tensor.expand_shape %66 [[0, 1, 2]] output_shape [5, 1, 1] : tensor<5xf32> into tensor<5x1x1xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %expanded_34 : tensor<5x6x6xf32>, tensor<5x1x1xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.subf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<5x6x6xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%68 : tensor<5x6x6xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %in, %out : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%69 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_13 : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%58, %70 : tensor<f32>, tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %72 = tensor.empty() : tensor<5x2xi64>
    %73 = linalg.fill ins(%c0_i64 : i64) outs(%72 : tensor<5x2xi64>) -> tensor<5x2xi64>
    %74 = tensor.empty() : tensor<5x2xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %76:2 = linalg.generic {indexing_maps = [#map7, #map16, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<5x2x38xf32>) outs(%75, %73 : tensor<5x2xf32>, tensor<5x2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_84: i64):
      %183 = linalg.index 2 : index
      %184 = arith.index_cast %183 : index to i64
      %185 = arith.maximumf %in, %out : f32
      %186 = arith.cmpf ogt, %in, %out : f32
      %187 = arith.select %186, %184, %out_84 : i64
      linalg.yield %185, %187 : f32, i64
    } -> (tensor<5x2xf32>, tensor<5x2xi64>)
    %77 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<5xi64>) -> tensor<5xi64>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<5xf32>) -> tensor<5xf32>
    %79:2 = linalg.generic {indexing_maps = [#map17, #map18, #map18], iterator_types = ["parallel", "reduction"]} ins(%76#0 : tensor<5x2xf32>) outs(%78, %77 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_84: i64):
      %183 = linalg.index 1 : index
      %184 = arith.index_cast %183 : index to i64
      %185 = arith.maximumf %in, %out : f32
      %186 = arith.cmpf ogt, %in, %out : f32
      %187 = arith.select %186, %184, %out_84 : i64
      linalg.yield %185, %187 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %80 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<5x6x6xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_13 : f32
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<5x6x6xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<5x6x6xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %cst_14 : f32
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<5x6x6xf32>, tensor<5x6x6xf32>) outs(%59 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x6x6xf32>
    %84 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<5x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x6x6xf32>
    %85 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_11 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<5x2x38xf32>) outs(%51 : tensor<5x2x38xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_10 : f32
      linalg.yield %183 : f32
    } -> tensor<5x2x38xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<5x2x38xf32>) outs(%51 : tensor<5x2x38xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %183 : f32
    } -> tensor<5x2x38xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<5x2x38xf32>) outs(%51 : tensor<5x2x38xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %cst_14 : f32
      linalg.yield %183 : f32
    } -> tensor<5x2x38xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<5x2x38xf32>, tensor<5x2x38xf32>) outs(%51 : tensor<5x2x38xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x2x38xf32>
    %90 = tensor.empty() : tensor<2x3x3xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x3x3xf32>) outs(%91 : tensor<2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = linalg.index 0 : index
      %184 = linalg.index 1 : index
      %185 = linalg.index 2 : index
      %186 = arith.subi %c2, %185 : index
      %extracted = tensor.extract %arg3[%183, %184, %186] : tensor<2x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3xf32>
    %padded_35 = tensor.pad %89 low[0, 0, 2] high[0, 0, 2] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<5x2x38xf32> to tensor<5x2x42xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%49 : tensor<5x3x40xf32>) -> tensor<5x3x40xf32>
    %94 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_35, %92 : tensor<5x2x42xf32>, tensor<2x3x3xf32>) outs(%93 : tensor<5x3x40xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      %184 = arith.addf %183, %out : f32
      linalg.yield %184 : f32
    } -> tensor<5x3x40xf32>
    %95 = linalg.generic {indexing_maps = [#map22, #map23, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%50, %89 : tensor<5x3x40xf32>, tensor<5x2x38xf32>) outs(%91 : tensor<2x3x3xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      %184 = arith.addf %183, %out : f32
      linalg.yield %184 : f32
    } -> tensor<2x3x3xf32>
    %expanded_36 = tensor.expand_shape %23 [[0, 1, 2]] output_shape [1, 3, 1] : tensor<3xi64> into tensor<1x3x1xi64>
    %96 = tensor.empty() : tensor<38xi64>
    %97 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%96 : tensor<38xi64>) {
    ^bb0(%out: i64):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i64
      linalg.yield %184 : i64
    } -> tensor<38xi64>
    %expanded_37 = tensor.expand_shape %97 [[0, 1, 2]] output_shape [1, 1, 38] : tensor<38xi64> into tensor<1x1x38xi64>
    %98 = tensor.empty() : tensor<1x1x38xi64>
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<1x1x38xi64>) outs(%98 : tensor<1x1x38xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.addi %in, %c2_i64 : i64
      linalg.yield %183 : i64
    } -> tensor<1x1x38xi64>
    %100 = linalg.generic {indexing_maps = [#map12, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18, %expanded_37 : tensor<i64>, tensor<1x1x38xi64>) outs(%98 : tensor<1x1x38xi64>) {
    ^bb0(%in: i64, %in_84: i64, %out: i64):
      %183 = arith.subi %in, %in_84 : i64
      linalg.yield %183 : i64
    } -> tensor<1x1x38xi64>
    %101 = tensor.empty() : tensor<1x1x38xi1>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x1x38xi64>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i64, %out: i1):
      %183 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x1x38xi64>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i64, %out: i1):
      %183 = arith.cmpi sle, %in, %c39_i64 : i64
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %104 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %103 : tensor<1x1x38xi1>, tensor<1x1x38xi1>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i1, %in_84: i1, %out: i1):
      %183 = arith.andi %in, %in_84 : i1
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %105 = tensor.empty() : tensor<5x1x1xi64>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<5x1x1xi64>) outs(%105 : tensor<5x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.maxsi %in, %c0_i64 : i64
      %184 = arith.minsi %183, %c4_i64 : i64
      linalg.yield %184 : i64
    } -> tensor<5x1x1xi64>
    %107 = tensor.empty() : tensor<1x3x1xi64>
    %108 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<1x3x1xi64>) outs(%107 : tensor<1x3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.maxsi %in, %c0_i64 : i64
      %184 = arith.minsi %183, %c2_i64 : i64
      linalg.yield %184 : i64
    } -> tensor<1x3x1xi64>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x1x38xi64>) outs(%98 : tensor<1x1x38xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.maxsi %in, %c0_i64 : i64
      %184 = arith.minsi %183, %c39_i64 : i64
      linalg.yield %184 : i64
    } -> tensor<1x1x38xi64>
    %110 = tensor.empty() : tensor<5x3x38xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map24, #map25, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %108, %109 : tensor<5x1x1xi64>, tensor<1x3x1xi64>, tensor<1x1x38xi64>) outs(%110 : tensor<5x3x38xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c3_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c40_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %extracted = tensor.extract %94[%186, %190, %194] : tensor<5x3x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3x38xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<1x1x38xi1>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i1, %out: i1):
      %183 = arith.xori %in, %true : i1
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %113 = linalg.generic {indexing_maps = [#map25, #map12, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %cst_4, %111 : tensor<1x1x38xi1>, tensor<f32>, tensor<5x3x38xf32>) outs(%110 : tensor<5x3x38xf32>) {
    ^bb0(%in: i1, %in_84: f32, %in_85: f32, %out: f32):
      %183 = arith.select %in, %in_84, %in_85 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x38xf32>
    %114 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<1x1x38xi64>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i64, %out: i1):
      %183 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %115 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<1x1x38xi64>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i64, %out: i1):
      %183 = arith.cmpi sle, %in, %c2_i64 : i64
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %116 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %115 : tensor<1x1x38xi1>, tensor<1x1x38xi1>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i1, %in_84: i1, %out: i1):
      %183 = arith.andi %in, %in_84 : i1
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x1x38xi64>) outs(%98 : tensor<1x1x38xi64>) {
    ^bb0(%in: i64, %out: i64):
      %183 = arith.maxsi %in, %c0_i64 : i64
      %184 = arith.minsi %183, %c39_i64 : i64
      linalg.yield %184 : i64
    } -> tensor<1x1x38xi64>
    %118 = linalg.generic {indexing_maps = [#map9, #map24, #map25, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %108, %117 : tensor<5x1x1xi64>, tensor<1x3x1xi64>, tensor<1x1x38xi64>) outs(%110 : tensor<5x3x38xf32>) {
    ^bb0(%in: i64, %in_84: i64, %in_85: i64, %out: f32):
      %183 = arith.cmpi slt, %in, %c0_i64 : i64
      %184 = arith.addi %in, %c5_i64 : i64
      %185 = arith.select %183, %184, %in : i64
      %186 = arith.index_cast %185 : i64 to index
      %187 = arith.cmpi slt, %in_84, %c0_i64 : i64
      %188 = arith.addi %in_84, %c3_i64 : i64
      %189 = arith.select %187, %188, %in_84 : i64
      %190 = arith.index_cast %189 : i64 to index
      %191 = arith.cmpi slt, %in_85, %c0_i64 : i64
      %192 = arith.addi %in_85, %c40_i64 : i64
      %193 = arith.select %191, %192, %in_85 : i64
      %194 = arith.index_cast %193 : i64 to index
      %extracted = tensor.extract %94[%186, %190, %194] : tensor<5x3x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3x38xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<1x1x38xi1>) outs(%101 : tensor<1x1x38xi1>) {
    ^bb0(%in: i1, %out: i1):
      %183 = arith.xori %in, %true : i1
      linalg.yield %183 : i1
    } -> tensor<1x1x38xi1>
    %120 = linalg.generic {indexing_maps = [#map25, #map12, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %cst_4, %118 : tensor<1x1x38xi1>, tensor<f32>, tensor<5x3x38xf32>) outs(%110 : tensor<5x3x38xf32>) {
    ^bb0(%in: i1, %in_84: f32, %in_85: f32, %out: f32):
      %183 = arith.select %in, %in_84, %in_85 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x38xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %120 : tensor<5x3x38xf32>, tensor<5x3x38xf32>) outs(%110 : tensor<5x3x38xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x38xf32>
    %padded_38 = tensor.pad %121 low[0, 0, 1] high[0, 0, -3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<5x3x38xf32> to tensor<5x3x36xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_38, %40 : tensor<5x3x36xf32>, tensor<5x3x1xf32>) outs(%41 : tensor<5x3x36xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x36xf32>
    %123 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_38, %collapsed : tensor<5x3x36xf32>, tensor<5x3x36xf32>) outs(%41 : tensor<5x3x36xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x36xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<5x3x36xf32>) outs(%38 : tensor<5x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %in, %out : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x1xf32>
    %expanded_39 = tensor.expand_shape %122 [[0], [1], [2, 3]] output_shape [5, 3, 6, 6] : tensor<5x3x36xf32> into tensor<5x3x6x6xf32>
    %125 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %expanded_39 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %126 = tensor.empty() : tensor<5x3x7xf32>
    %collapsed_40 = tensor.collapse_shape %124 [[0], [1, 2]] : tensor<5x3x1xf32> into tensor<5x3xf32>
    %127 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_40 : tensor<5x3xf32>) outs(%126 : tensor<5x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x7xf32>
    %128 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<5x3x7xf32>) outs(%126 : tensor<5x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_8 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x7xf32>
    %inserted_slice = tensor.insert_slice %128 into %cst_3[0, 0, 0] [5, 3, 7] [1, 1, 1] : tensor<5x3x7xf32> into tensor<5x3x36xf32>
    %expanded_41 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3]] output_shape [5, 3, 6, 6] : tensor<5x3x36xf32> into tensor<5x3x6x6xf32>
    %129 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %expanded_41 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %36 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %131 = linalg.generic {indexing_maps = [#map26, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17, %130 : tensor<i64>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: i64, %in_84: f32, %out: f32):
      %183 = arith.sitofp %in : i64 to f32
      %184 = arith.subf %183, %in_84 : f32
      linalg.yield %184 : f32
    } -> tensor<5x3x6x6xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %133 = tensor.empty() : tensor<3x3x3x3xf32>
    %134 = linalg.fill ins(%cst : f32) outs(%133 : tensor<3x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %135 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%134 : tensor<3x3x3x3xf32>) {
    ^bb0(%out: f32):
      %183 = linalg.index 0 : index
      %184 = linalg.index 1 : index
      %185 = linalg.index 2 : index
      %186 = linalg.index 3 : index
      %187 = arith.subi %c2, %185 : index
      %188 = arith.subi %c2, %186 : index
      %extracted = tensor.extract %arg2[%184, %183, %187, %188] : tensor<3x3x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x3x3xf32>
    %136 = tensor.empty() : tensor<5x3x10x10xf32>
    %137 = linalg.fill ins(%cst : f32) outs(%136 : tensor<5x3x10x10xf32>) -> tensor<5x3x10x10xf32>
    %inserted_slice_42 = tensor.insert_slice %132 into %137[0, 0, 2, 2] [5, 3, 6, 6] [1, 1, 1, 1] : tensor<5x3x6x6xf32> into tensor<5x3x10x10xf32>
    %138 = linalg.fill ins(%cst : f32) outs(%29 : tensor<5x3x8x8xf32>) -> tensor<5x3x8x8xf32>
    %139 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_42, %135 : tensor<5x3x10x10xf32>, tensor<3x3x3x3xf32>) outs(%138 : tensor<5x3x8x8xf32>) -> tensor<5x3x8x8xf32>
    %140 = tensor.empty() : tensor<3x5x8x8xf32>
    %transposed = linalg.transpose ins(%concat_30 : tensor<5x3x8x8xf32>) outs(%140 : tensor<3x5x8x8xf32>) permutation = [1, 0, 2, 3] 
    %141 = tensor.empty() : tensor<3x5x6x6xf32>
    %transposed_43 = linalg.transpose ins(%132 : tensor<5x3x6x6xf32>) outs(%141 : tensor<3x5x6x6xf32>) permutation = [1, 0, 2, 3] 
    %142 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed, %transposed_43 : tensor<3x5x8x8xf32>, tensor<3x5x6x6xf32>) outs(%134 : tensor<3x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %transposed_44 = linalg.transpose ins(%142 : tensor<3x3x3x3xf32>) outs(%133 : tensor<3x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    %extracted_slice_45 = tensor.extract_slice %139[0, 0, 0, 0] [5, 3, 1, 8] [1, 1, 1, 1] : tensor<5x3x8x8xf32> to tensor<5x3x1x8xf32>
    %extracted_slice_46 = tensor.extract_slice %139[0, 0, 1, 0] [5, 3, 6, 8] [1, 1, 1, 1] : tensor<5x3x8x8xf32> to tensor<5x3x6x8xf32>
    %extracted_slice_47 = tensor.extract_slice %139[0, 0, 7, 0] [5, 3, 1, 8] [1, 1, 1, 1] : tensor<5x3x8x8xf32> to tensor<5x3x1x8xf32>
    %inserted_slice_48 = tensor.insert_slice %extracted_slice_47 into %cst_2[0, 0, 0, 0] [5, 3, 1, 8] [1, 1, 1, 1] : tensor<5x3x1x8xf32> into tensor<5x3x6x8xf32>
    %143 = tensor.empty() : tensor<5x3x6x8xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_46, %inserted_slice_48 : tensor<5x3x6x8xf32>, tensor<5x3x6x8xf32>) outs(%143 : tensor<5x3x6x8xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x8xf32>
    %inserted_slice_49 = tensor.insert_slice %extracted_slice_45 into %cst_2[0, 0, 5, 0] [5, 3, 1, 8] [1, 1, 1, 1] : tensor<5x3x1x8xf32> into tensor<5x3x6x8xf32>
    %145 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %inserted_slice_49 : tensor<5x3x6x8xf32>, tensor<5x3x6x8xf32>) outs(%143 : tensor<5x3x6x8xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x8xf32>
    %extracted_slice_50 = tensor.extract_slice %145[0, 0, 0, 0] [5, 3, 6, 1] [1, 1, 1, 1] : tensor<5x3x6x8xf32> to tensor<5x3x6x1xf32>
    %extracted_slice_51 = tensor.extract_slice %145[0, 0, 0, 1] [5, 3, 6, 6] [1, 1, 1, 1] : tensor<5x3x6x8xf32> to tensor<5x3x6x6xf32>
    %extracted_slice_52 = tensor.extract_slice %145[0, 0, 0, 7] [5, 3, 6, 1] [1, 1, 1, 1] : tensor<5x3x6x8xf32> to tensor<5x3x6x1xf32>
    %inserted_slice_53 = tensor.insert_slice %extracted_slice_52 into %cst_1[0, 0, 0, 0] [5, 3, 6, 1] [1, 1, 1, 1] : tensor<5x3x6x1xf32> into tensor<5x3x6x6xf32>
    %146 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_51, %inserted_slice_53 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %inserted_slice_54 = tensor.insert_slice %extracted_slice_50 into %cst_1[0, 0, 0, 5] [5, 3, 6, 1] [1, 1, 1, 1] : tensor<5x3x6x1xf32> into tensor<5x3x6x6xf32>
    %147 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %inserted_slice_54 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.addf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %148 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %149 = linalg.generic {indexing_maps = [#map26, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17, %148 : tensor<i64>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: i64, %in_84: f32, %out: f32):
      %183 = arith.sitofp %in : i64 to f32
      %184 = arith.subf %183, %in_84 : f32
      linalg.yield %184 : f32
    } -> tensor<5x3x6x6xf32>
    %150 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<5x3x6x6xf32>, tensor<5x3x6x6xf32>) outs(%31 : tensor<5x3x6x6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x6x6xf32>
    %151 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%134 : tensor<3x3x3x3xf32>) {
    ^bb0(%out: f32):
      %183 = linalg.index 0 : index
      %184 = linalg.index 1 : index
      %185 = linalg.index 2 : index
      %186 = linalg.index 3 : index
      %187 = arith.subi %c2, %185 : index
      %188 = arith.subi %c2, %186 : index
      %extracted = tensor.extract %arg1[%184, %183, %187, %188] : tensor<3x3x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x3x3xf32>
    %inserted_slice_55 = tensor.insert_slice %150 into %137[0, 0, 2, 2] [5, 3, 6, 6] [1, 1, 1, 1] : tensor<5x3x6x6xf32> into tensor<5x3x10x10xf32>
    %152 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_55, %151 : tensor<5x3x10x10xf32>, tensor<3x3x3x3xf32>) outs(%138 : tensor<5x3x8x8xf32>) -> tensor<5x3x8x8xf32>
    %transposed_56 = linalg.transpose ins(%30 : tensor<5x3x8x8xf32>) outs(%140 : tensor<3x5x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_57 = linalg.transpose ins(%150 : tensor<5x3x6x6xf32>) outs(%141 : tensor<3x5x6x6xf32>) permutation = [1, 0, 2, 3] 
    %153 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_56, %transposed_57 : tensor<3x5x8x8xf32>, tensor<3x5x6x6xf32>) outs(%134 : tensor<3x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %transposed_58 = linalg.transpose ins(%153 : tensor<3x3x3x3xf32>) outs(%133 : tensor<3x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    %154 = tensor.empty() : tensor<5x3x8x8xi64>
    %155 = linalg.generic {indexing_maps = [#map15, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<5xi64>) outs(%154 : tensor<5x3x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x8x8xi64>
    %collapsed_59 = tensor.collapse_shape %155 [[0, 1, 2, 3]] : tensor<5x3x8x8xi64> into tensor<960xi64>
    %156 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<3xi64>) outs(%154 : tensor<5x3x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x8x8xi64>
    %collapsed_60 = tensor.collapse_shape %156 [[0, 1, 2, 3]] : tensor<5x3x8x8xi64> into tensor<960xi64>
    %157 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<8xi64>) outs(%154 : tensor<5x3x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x8x8xi64>
    %collapsed_61 = tensor.collapse_shape %157 [[0, 1, 2, 3]] : tensor<5x3x8x8xi64> into tensor<960xi64>
    %158 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<8xi64>) outs(%154 : tensor<5x3x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x8x8xi64>
    %collapsed_62 = tensor.collapse_shape %158 [[0, 1, 2, 3]] : tensor<5x3x8x8xi64> into tensor<960xi64>
    %expanded_63 = tensor.expand_shape %collapsed_59 [[0, 1]] output_shape [960, 1] : tensor<960xi64> into tensor<960x1xi64>
    %expanded_64 = tensor.expand_shape %collapsed_60 [[0, 1]] output_shape [960, 1] : tensor<960xi64> into tensor<960x1xi64>
    %expanded_65 = tensor.expand_shape %collapsed_61 [[0, 1]] output_shape [960, 1] : tensor<960xi64> into tensor<960x1xi64>
    %expanded_66 = tensor.expand_shape %collapsed_62 [[0, 1]] output_shape [960, 1] : tensor<960xi64> into tensor<960x1xi64>
    %concat_67 = tensor.concat dim(1) %expanded_63, %expanded_64, %expanded_65, %expanded_66 : (tensor<960x1xi64>, tensor<960x1xi64>, tensor<960x1xi64>, tensor<960x1xi64>) -> tensor<960x4xi64>
    %collapsed_68 = tensor.collapse_shape %152 [[0, 1, 2, 3]] : tensor<5x3x8x8xf32> into tensor<960xf32>
    %expanded_69 = tensor.expand_shape %collapsed_68 [[0, 1, 2, 3, 4]] output_shape [960, 1, 1, 1, 1] : tensor<960xf32> into tensor<960x1x1x1x1xf32>
    %159 = "tm_tensor.scatter"(%expanded_69, %concat_67, %cst_15) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %183 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%183) : (f32) -> ()
    }) : (tensor<960x1x1x1x1xf32>, tensor<960x4xi64>, tensor<5x3x5x8xf32>) -> tensor<5x3x5x8xf32>
    %160 = tensor.empty() : tensor<5x3x5x8xi64>
    %161 = linalg.generic {indexing_maps = [#map15, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<5xi64>) outs(%160 : tensor<5x3x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x5x8xi64>
    %collapsed_70 = tensor.collapse_shape %161 [[0, 1, 2, 3]] : tensor<5x3x5x8xi64> into tensor<600xi64>
    %162 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<3xi64>) outs(%160 : tensor<5x3x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x5x8xi64>
    %collapsed_71 = tensor.collapse_shape %162 [[0, 1, 2, 3]] : tensor<5x3x5x8xi64> into tensor<600xi64>
    %163 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<5xi64>) outs(%160 : tensor<5x3x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x5x8xi64>
    %collapsed_72 = tensor.collapse_shape %163 [[0, 1, 2, 3]] : tensor<5x3x5x8xi64> into tensor<600xi64>
    %164 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<8xi64>) outs(%160 : tensor<5x3x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x5x8xi64>
    %collapsed_73 = tensor.collapse_shape %164 [[0, 1, 2, 3]] : tensor<5x3x5x8xi64> into tensor<600xi64>
    %expanded_74 = tensor.expand_shape %collapsed_70 [[0, 1]] output_shape [600, 1] : tensor<600xi64> into tensor<600x1xi64>
    %expanded_75 = tensor.expand_shape %collapsed_71 [[0, 1]] output_shape [600, 1] : tensor<600xi64> into tensor<600x1xi64>
    %expanded_76 = tensor.expand_shape %collapsed_72 [[0, 1]] output_shape [600, 1] : tensor<600xi64> into tensor<600x1xi64>
    %expanded_77 = tensor.expand_shape %collapsed_73 [[0, 1]] output_shape [600, 1] : tensor<600xi64> into tensor<600x1xi64>
    %concat_78 = tensor.concat dim(1) %expanded_74, %expanded_75, %expanded_76, %expanded_77 : (tensor<600x1xi64>, tensor<600x1xi64>, tensor<600x1xi64>, tensor<600x1xi64>) -> tensor<600x4xi64>
    %collapsed_79 = tensor.collapse_shape %159 [[0, 1, 2, 3]] : tensor<5x3x5x8xf32> into tensor<600xf32>
    %expanded_80 = tensor.expand_shape %collapsed_79 [[0, 1, 2, 3, 4]] output_shape [600, 1, 1, 1, 1] : tensor<600xf32> into tensor<600x1x1x1x1xf32>
    %165 = "tm_tensor.scatter"(%expanded_80, %concat_78, %cst_16) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %183 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%183) : (f32) -> ()
    }) : (tensor<600x1x1x1x1xf32>, tensor<600x4xi64>, tensor<5x3x5x5xf32>) -> tensor<5x3x5x5xf32>
    %166 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<5x3x5x5xf32>, tensor<5x3x5x5xf32>) outs(%15 : tensor<5x3x5x5xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x5x5xf32>
    %167 = linalg.generic {indexing_maps = [#map26, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17, %166 : tensor<i64>, tensor<5x3x5x5xf32>) outs(%15 : tensor<5x3x5x5xf32>) {
    ^bb0(%in: i64, %in_84: f32, %out: f32):
      %183 = arith.sitofp %in : i64 to f32
      %184 = arith.subf %183, %in_84 : f32
      linalg.yield %184 : f32
    } -> tensor<5x3x5x5xf32>
    %168 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %167 : tensor<5x3x5x5xf32>, tensor<5x3x5x5xf32>) outs(%15 : tensor<5x3x5x5xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.mulf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<5x3x5x5xf32>
    %169 = tensor.empty() : tensor<2x5x7x7xf32>
    %transposed_81 = linalg.transpose ins(%14 : tensor<5x2x7x7xf32>) outs(%169 : tensor<2x5x7x7xf32>) permutation = [1, 0, 2, 3] 
    %170 = tensor.empty() : tensor<3x5x5x5xf32>
    %transposed_82 = linalg.transpose ins(%168 : tensor<5x3x5x5xf32>) outs(%170 : tensor<3x5x5x5xf32>) permutation = [1, 0, 2, 3] 
    %171 = tensor.empty() : tensor<2x3x3x3xf32>
    %172 = linalg.fill ins(%cst : f32) outs(%171 : tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %173 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_81, %transposed_82 : tensor<2x5x7x7xf32>, tensor<3x5x5x5xf32>) outs(%172 : tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %174 = tensor.empty() : tensor<3x2x3x3xf32>
    %transposed_83 = linalg.transpose ins(%173 : tensor<2x3x3x3xf32>) outs(%174 : tensor<3x2x3x3xf32>) permutation = [1, 0, 2, 3] 
    %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_83 : tensor<3x2x3x3xf32>) outs(%174 : tensor<3x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.truncf %cst_7 : f64 to f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<3x2x3x3xf32>
    %176 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %175 : tensor<3x2x3x3xf32>, tensor<3x2x3x3xf32>) outs(%174 : tensor<3x2x3x3xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.subf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<3x2x3x3xf32>
    %177 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58 : tensor<3x3x3x3xf32>) outs(%133 : tensor<3x3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.truncf %cst_7 : f64 to f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<3x3x3x3xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %177 : tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>) outs(%133 : tensor<3x3x3x3xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.subf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<3x3x3x3xf32>
    %179 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_44 : tensor<3x3x3x3xf32>) outs(%133 : tensor<3x3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.truncf %cst_7 : f64 to f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<3x3x3x3xf32>
    %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %179 : tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>) outs(%133 : tensor<3x3x3x3xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.subf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<3x3x3x3xf32>
    %181 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x3x3xf32>) outs(%90 : tensor<2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.truncf %cst_7 : f64 to f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x3x3xf32>
    %182 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %181 : tensor<2x3x3xf32>, tensor<2x3x3xf32>) outs(%90 : tensor<2x3x3xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %183 = arith.subf %in, %in_84 : f32
      linalg.yield %183 : f32
    } -> tensor<2x3x3xf32>
    return %176, %178, %180, %182, %71, %79#0 : tensor<3x2x3x3xf32>, tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>, tensor<2x3x3xf32>, tensor<f32>, tensor<5xf32>
  }
}

