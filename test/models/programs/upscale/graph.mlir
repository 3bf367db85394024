#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @train_step(%arg0: tensor<8x4x3x3xf32> {dp.name = "params.a", dp.state}, %arg1: tensor<4x2x3x3xf32> {dp.name = "params.b", dp.state}, %arg2: tensor<1x1x3x3xf32> {dp.name = "params.c", dp.state}, %arg3: tensor<6x1x4x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<6x1x8x8xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<8x4x3x3xf32> {dp.name = "params.a", dp.updates = 0 : i64}, tensor<4x2x3x3xf32> {dp.name = "params.b", dp.updates = 1 : i64}, tensor<1x1x3x3xf32> {dp.name = "params.c", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xf32> {dp.name = "most"}) {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6x1x10x8xf32>
    %cst_2 = arith.constant dense<1.000000e-01> : tensor<6x1x8x7xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<6x1x8x8xf32>
    %cst_4 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<6x1x7x8xf32>
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<6x1x8x8xf32>
    %cst_9 = arith.constant 1.000000e-01 : f64
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant 4.000000e+00 : f32
    %cst_13 = arith.constant 2.500000e-01 : f32
    %cst_14 = arith.constant 3.360000e+02 : f32
    %cst_15 = arith.constant 3.840000e+02 : f32
    %cst_16 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst_17 = arith.constant dense<1> : tensor<i64>
    %expanded = tensor.expand_shape %arg3 [[0], [1], [2, 3], [4, 5]] output_shape [6, 1, 2, 2, 2, 2] : tensor<6x1x4x4xf32> into tensor<6x1x2x2x2x2xf32>
    %0 = tensor.empty() : tensor<6x1x2x2x2x2xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<6x1x2x2x2x2xf32>) outs(%0 : tensor<6x1x2x2x2x2xf32>) permutation = [0, 1, 3, 5, 2, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3], [4], [5]] : tensor<6x1x2x2x2x2xf32> into tensor<6x4x2x2xf32>
    %padded = tensor.pad %collapsed low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f32
    } : tensor<6x4x2x2xf32> to tensor<6x4x4x4xf32>
    %1 = tensor.empty() : tensor<6x8x2x2xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x8x2x2xf32>) -> tensor<6x8x2x2xf32>
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<6x4x4x4xf32>, tensor<8x4x3x3xf32>) outs(%2 : tensor<6x8x2x2xf32>) -> tensor<6x8x2x2xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<6x8x2x2xf32>) outs(%1 : tensor<6x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.tanh %in : f32
      linalg.yield %168 : f32
    } -> tensor<6x8x2x2xf32>
    %expanded_18 = tensor.expand_shape %4 [[0], [1, 2, 3], [4], [5]] output_shape [6, 2, 2, 2, 2, 2] : tensor<6x8x2x2xf32> into tensor<6x2x2x2x2x2xf32>
    %5 = tensor.empty() : tensor<6x2x2x2x2x2xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<6x2x2x2x2x2xf32>) outs(%5 : tensor<6x2x2x2x2x2xf32>) permutation = [0, 1, 4, 2, 5, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3], [4, 5]] : tensor<6x2x2x2x2x2xf32> into tensor<6x2x4x4xf32>
    %padded_21 = tensor.pad %collapsed_20 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f32
    } : tensor<6x2x4x4xf32> to tensor<6x2x6x6xf32>
    %6 = tensor.empty() : tensor<6x4x4x4xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32>
    %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_21, %arg1 : tensor<6x2x6x6xf32>, tensor<4x2x3x3xf32>) outs(%7 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<6x4x4x4xf32>) outs(%6 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.tanh %in : f32
      linalg.yield %168 : f32
    } -> tensor<6x4x4x4xf32>
    %expanded_22 = tensor.expand_shape %9 [[0], [1, 2, 3], [4], [5]] output_shape [6, 1, 2, 2, 4, 4] : tensor<6x4x4x4xf32> into tensor<6x1x2x2x4x4xf32>
    %10 = tensor.empty() : tensor<6x1x4x2x4x2xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<6x1x2x2x4x4xf32>) outs(%10 : tensor<6x1x4x2x4x2xf32>) permutation = [0, 1, 4, 2, 5, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3], [4, 5]] : tensor<6x1x4x2x4x2xf32> into tensor<6x1x8x8xf32>
    %11 = tensor.empty() : tensor<8xi64>
    %12 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%11 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %168 = linalg.index 0 : index
      %169 = arith.index_cast %168 : index to i64
      linalg.yield %169 : i64
    } -> tensor<8xi64>
    %13 = tensor.empty() : tensor<8xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%12 : tensor<8xi64>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %168 = arith.sitofp %in : i64 to f32
      linalg.yield %168 : f32
    } -> tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%14 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst_10 : f32
      linalg.yield %168 : f32
    } -> tensor<8xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%15 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.mulf %in, %cst_10 : f32
      linalg.yield %168 : f32
    } -> tensor<8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.subf %in, %cst_10 : f32
      linalg.yield %168 : f32
    } -> tensor<8xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%17 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.cmpf ult, %in, %cst : f32
      %169 = arith.select %168, %cst, %in : f32
      linalg.yield %169 : f32
    } -> tensor<8xf32>
    %expanded_25 = tensor.expand_shape %18 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %19 = tensor.empty() : tensor<8x1xi64>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_25 : tensor<8x1xf32>) outs(%19 : tensor<8x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %168 = arith.fptosi %in : f32 to i64
      linalg.yield %168 : i64
    } -> tensor<8x1xi64>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<8x1xi64>) outs(%19 : tensor<8x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %168 = arith.addi %in, %c1_i64 : i64
      linalg.yield %168 : i64
    } -> tensor<8x1xi64>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8x1xi64>) outs(%19 : tensor<8x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %168 = arith.minsi %in, %c3_i64 : i64
      linalg.yield %168 : i64
    } -> tensor<8x1xi64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%18 : tensor<8xf32>) outs(%11 : tensor<8xi64>) {
    ^bb0(%in: f32, %out: i64):
      %168 = arith.fptosi %in : f32 to i64
      linalg.yield %168 : i64
    } -> tensor<8xi64>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%23 : tensor<8xi64>) outs(%11 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %168 = arith.addi %in, %c1_i64 : i64
      linalg.yield %168 : i64
    } -> tensor<8xi64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%24 : tensor<8xi64>) outs(%11 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %168 = arith.minsi %in, %c3_i64 : i64
      linalg.yield %168 : i64
    } -> tensor<8xi64>
    %26 = tensor.empty() : tensor<1xi64>
    %27 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%26 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_26 = tensor.expand_shape %27 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %28 = tensor.empty() : tensor<6xi64>
    %29 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%28 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %168 = linalg.index 0 : index
      %169 = arith.index_cast %168 : index to i64
      linalg.yield %169 : i64
    } -> tensor<6xi64>
    %expanded_27 = tensor.expand_shape %29 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1xi64>
    %30 = tensor.empty() : tensor<6x1x8x8xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_26, %20, %23 : tensor<6x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<8xi64>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: i64, %in_69: i64, %in_70: i64, %in_71: i64, %out: f32):
      %168 = arith.cmpi slt, %in, %c0_i64 : i64
      %169 = arith.addi %in, %c6_i64 : i64
      %170 = arith.select %168, %169, %in : i64
      %171 = arith.index_cast %170 : i64 to index
      %172 = arith.cmpi slt, %in_69, %c0_i64 : i64
      %173 = arith.addi %in_69, %c1_i64 : i64
      %174 = arith.select %172, %173, %in_69 : i64
      %175 = arith.index_cast %174 : i64 to index
      %176 = arith.cmpi slt, %in_70, %c0_i64 : i64
      %177 = arith.addi %in_70, %c4_i64 : i64
      %178 = arith.select %176, %177, %in_70 : i64
      %179 = arith.index_cast %178 : i64 to index
      %180 = arith.cmpi slt, %in_71, %c0_i64 : i64
      %181 = arith.addi %in_71, %c4_i64 : i64
      %182 = arith.select %180, %181, %in_71 : i64
      %183 = arith.index_cast %182 : i64 to index
      %extracted = tensor.extract %arg3[%171, %175, %179, %183] : tensor<6x1x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x8x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_26, %20, %25 : tensor<6x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<8xi64>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: i64, %in_69: i64, %in_70: i64, %in_71: i64, %out: f32):
      %168 = arith.cmpi slt, %in, %c0_i64 : i64
      %169 = arith.addi %in, %c6_i64 : i64
      %170 = arith.select %168, %169, %in : i64
      %171 = arith.index_cast %170 : i64 to index
      %172 = arith.cmpi slt, %in_69, %c0_i64 : i64
      %173 = arith.addi %in_69, %c1_i64 : i64
      %174 = arith.select %172, %173, %in_69 : i64
      %175 = arith.index_cast %174 : i64 to index
      %176 = arith.cmpi slt, %in_70, %c0_i64 : i64
      %177 = arith.addi %in_70, %c4_i64 : i64
      %178 = arith.select %176, %177, %in_70 : i64
      %179 = arith.index_cast %178 : i64 to index
      %180 = arith.cmpi slt, %in_71, %c0_i64 : i64
      %181 = arith.addi %in_71, %c4_i64 : i64
      %182 = arith.select %180, %181, %in_71 : i64
      %183 = arith.index_cast %182 : i64 to index
      %extracted = tensor.extract %arg3[%171, %175, %179, %183] : tensor<6x1x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x8x8xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_26, %22, %23 : tensor<6x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<8xi64>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: i64, %in_69: i64, %in_70: i64, %in_71: i64, %out: f32):
      %168 = arith.cmpi slt, %in, %c0_i64 : i64
      %169 = arith.addi %in, %c6_i64 : i64
      %170 = arith.select %168, %169, %in : i64
      %171 = arith.index_cast %170 : i64 to index
      %172 = arith.cmpi slt, %in_69, %c0_i64 : i64
      %173 = arith.addi %in_69, %c1_i64 : i64
      %174 = arith.select %172, %173, %in_69 : i64
      %175 = arith.index_cast %174 : i64 to index
      %176 = arith.cmpi slt, %in_70, %c0_i64 : i64
      %177 = arith.addi %in_70, %c4_i64 : i64
      %178 = arith.select %176, %177, %in_70 : i64
      %179 = arith.index_cast %178 : i64 to index
      %180 = arith.cmpi slt, %in_71, %c0_i64 : i64
      %181 = arith.addi %in_71, %c4_i64 : i64
      %182 = arith.select %180, %181, %in_71 : i64
      %183 = arith.index_cast %182 : i64 to index
      %extracted = tensor.extract %arg3[%171, %175, %179, %183] : tensor<6x1x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x8x8xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_26, %22, %25 : tensor<6x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<8xi64>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: i64, %in_69: i64, %in_70: i64, %in_71: i64, %out: f32):
      %168 = arith.cmpi slt, %in, %c0_i64 : i64
      %169 = arith.addi %in, %c6_i64 : i64
      %170 = arith.select %168, %169, %in : i64
      %171 = arith.index_cast %170 : i64 to index
      %172 = arith.cmpi slt, %in_69, %c0_i64 : i64
      %173 = arith.addi %in_69, %c1_i64 : i64
      %174 = arith.select %172, %173, %in_69 : i64
      %175 = arith.index_cast %174 : i64 to index
      %176 = arith.cmpi slt, %in_70, %c0_i64 : i64
      %177 = arith.addi %in_70, %c4_i64 : i64
      %178 = arith.select %176, %177, %in_70 : i64
      %179 = arith.index_cast %178 : i64 to index
      %180 = arith.cmpi slt, %in_71, %c0_i64 : i64
      %181 = arith.addi %in_71, %c4_i64 : i64
      %182 = arith.select %180, %181, %in_71 : i64
      %183 = arith.index_cast %182 : i64 to index
      %extracted = tensor.extract %arg3[%171, %175, %179, %183] : tensor<6x1x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x8x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%18, %23 : tensor<8xf32>, tensor<8xi64>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_69: i64, %out: f32):
      %168 = arith.sitofp %in_69 : i64 to f32
      %169 = arith.subf %in, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<8xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%35 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.cmpf ult, %in, %cst : f32
      %169 = arith.select %168, %cst, %in : f32
      %170 = arith.cmpf ugt, %169, %cst_11 : f32
      %171 = arith.select %170, %cst_11, %169 : f32
      linalg.yield %171 : f32
    } -> tensor<8xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %31 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %36 : tensor<6x1x8x8xf32>, tensor<8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %38 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %33 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %36 : tensor<6x1x8x8xf32>, tensor<8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %41 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %43 = tensor.empty() : tensor<8x1xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_25, %20 : tensor<8x1xf32>, tensor<8x1xi64>) outs(%43 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_69: i64, %out: f32):
      %168 = arith.sitofp %in_69 : i64 to f32
      %169 = arith.subf %in, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<8x1xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<8x1xf32>) outs(%43 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.cmpf ult, %in, %cst : f32
      %169 = arith.select %168, %cst, %in : f32
      %170 = arith.cmpf ugt, %169, %cst_11 : f32
      %171 = arith.select %170, %cst_11, %169 : f32
      linalg.yield %171 : f32
    } -> tensor<8x1xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %39 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %45 : tensor<6x1x8x8xf32>, tensor<8x1xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %47 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24, %48 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %50 = tensor.empty() : tensor<6x1x2x2xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<6x1x2x2xf32>) -> tensor<6x1x2x2xf32>
    %52 = tensor.empty() : tensor<2x2xf32>
    %53 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg3, %52 : tensor<6x1x4x4xf32>, tensor<2x2xf32>) outs(%51 : tensor<6x1x2x2xf32>) -> tensor<6x1x2x2xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<6x1x2x2xf32>) outs(%50 : tensor<6x1x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_12 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x2x2xf32>
    %55 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%13 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %168 = linalg.index 0 : index
      %169 = arith.index_cast %168 : index to i64
      %170 = arith.sitofp %169 : i64 to f32
      %171 = arith.addf %170, %cst : f32
      linalg.yield %171 : f32
    } -> tensor<8xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%55 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst : f32
      linalg.yield %168 : f32
    } -> tensor<8xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%56 : tensor<8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.mulf %in, %cst_13 : f32
      linalg.yield %168 : f32
    } -> tensor<8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%57 : tensor<8xf32>) outs(%11 : tensor<8xi64>) {
    ^bb0(%in: f32, %out: i64):
      %168 = arith.fptosi %in : f32 to i64
      linalg.yield %168 : i64
    } -> tensor<8xi64>
    %expanded_28 = tensor.expand_shape %58 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %59 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_26, %expanded_28, %58 : tensor<6x1x1x1xi64>, tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<8xi64>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: i64, %in_69: i64, %in_70: i64, %in_71: i64, %out: f32):
      %168 = arith.cmpi slt, %in, %c0_i64 : i64
      %169 = arith.addi %in, %c6_i64 : i64
      %170 = arith.select %168, %169, %in : i64
      %171 = arith.index_cast %170 : i64 to index
      %172 = arith.cmpi slt, %in_69, %c0_i64 : i64
      %173 = arith.addi %in_69, %c1_i64 : i64
      %174 = arith.select %172, %173, %in_69 : i64
      %175 = arith.index_cast %174 : i64 to index
      %176 = arith.cmpi slt, %in_70, %c0_i64 : i64
      %177 = arith.addi %in_70, %c2_i64 : i64
      %178 = arith.select %176, %177, %in_70 : i64
      %179 = arith.index_cast %178 : i64 to index
      %180 = arith.cmpi slt, %in_71, %c0_i64 : i64
      %181 = arith.addi %in_71, %c2_i64 : i64
      %182 = arith.select %180, %181, %in_71 : i64
      %183 = arith.index_cast %182 : i64 to index
      %extracted = tensor.extract %54[%171, %175, %179, %183] : tensor<6x1x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x8x8xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.mulf %in, %cst_10 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %60 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %extracted_slice = tensor.extract_slice %61[0, 0, 0, 0] [6, 1, 1, 8] [1, 1, 1, 1] : tensor<6x1x8x8xf32> to tensor<6x1x1x8xf32>
    %extracted_slice_29 = tensor.extract_slice %61[0, 0, 7, 0] [6, 1, 1, 8] [1, 1, 1, 1] : tensor<6x1x8x8xf32> to tensor<6x1x1x8xf32>
    %concat = tensor.concat dim(2) %extracted_slice, %61, %extracted_slice_29 : (tensor<6x1x1x8xf32>, tensor<6x1x8x8xf32>, tensor<6x1x1x8xf32>) -> tensor<6x1x10x8xf32>
    %extracted_slice_30 = tensor.extract_slice %concat[0, 0, 0, 0] [6, 1, 10, 1] [1, 1, 1, 1] : tensor<6x1x10x8xf32> to tensor<6x1x10x1xf32>
    %extracted_slice_31 = tensor.extract_slice %concat[0, 0, 0, 7] [6, 1, 10, 1] [1, 1, 1, 1] : tensor<6x1x10x8xf32> to tensor<6x1x10x1xf32>
    %concat_32 = tensor.concat dim(3) %extracted_slice_30, %concat, %extracted_slice_31 : (tensor<6x1x10x1xf32>, tensor<6x1x10x8xf32>, tensor<6x1x10x1xf32>) -> tensor<6x1x10x10xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%30 : tensor<6x1x8x8xf32>) -> tensor<6x1x8x8xf32>
    %63 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat_32, %arg2 : tensor<6x1x10x10xf32>, tensor<1x1x3x3xf32>) outs(%62 : tensor<6x1x8x8xf32>) -> tensor<6x1x8x8xf32>
    %extracted_slice_33 = tensor.extract_slice %63[0, 0, 0, 1] [6, 1, 8, 7] [1, 1, 1, 1] : tensor<6x1x8x8xf32> to tensor<6x1x8x7xf32>
    %extracted_slice_34 = tensor.extract_slice %63[0, 0, 0, 0] [6, 1, 8, 7] [1, 1, 1, 1] : tensor<6x1x8x8xf32> to tensor<6x1x8x7xf32>
    %64 = tensor.empty() : tensor<6x1x8x7xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_33, %extracted_slice_34 : tensor<6x1x8x7xf32>, tensor<6x1x8x7xf32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<6x1x8x7xf32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.absf %in : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<f32>) -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%66 : tensor<6x1x8x7xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %out : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%69 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_14 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %extracted_slice_35 = tensor.extract_slice %63[0, 0, 1, 0] [6, 1, 7, 8] [1, 1, 1, 1] : tensor<6x1x8x8xf32> to tensor<6x1x7x8xf32>
    %extracted_slice_36 = tensor.extract_slice %63[0, 0, 0, 0] [6, 1, 7, 8] [1, 1, 1, 1] : tensor<6x1x8x8xf32> to tensor<6x1x7x8xf32>
    %71 = tensor.empty() : tensor<6x1x7x8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_35, %extracted_slice_36 : tensor<6x1x7x8xf32>, tensor<6x1x7x8xf32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<6x1x7x8xf32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.absf %in : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%73 : tensor<6x1x7x8xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %out : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%74 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_14 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%70, %75 : tensor<f32>, tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %arg4 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%78 : tensor<6x1x8x8xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %out : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%79 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_15 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%76 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.truncf %cst_9 : f64 to f32
      %169 = arith.mulf %in, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %82 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%80, %81 : tensor<f32>, tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %83 = tensor.empty() : tensor<6x1x8xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%83 : tensor<6x1x8xi64>) -> tensor<6x1x8xi64>
    %85 = tensor.empty() : tensor<6x1x8xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    %87:2 = linalg.generic {indexing_maps = [#map, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<6x1x8x8xf32>) outs(%86, %84 : tensor<6x1x8xf32>, tensor<6x1x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_69: i64):
      %168 = linalg.index 3 : index
      %169 = arith.index_cast %168 : index to i64
      %170 = arith.maximumf %in, %out : f32
      %171 = arith.cmpf ogt, %in, %out : f32
      %172 = arith.select %171, %169, %out_69 : i64
      linalg.yield %170, %172 : f32, i64
    } -> (tensor<6x1x8xf32>, tensor<6x1x8xi64>)
    %88 = tensor.empty() : tensor<6x1xi64>
    %89 = linalg.fill ins(%c0_i64 : i64) outs(%88 : tensor<6x1xi64>) -> tensor<6x1xi64>
    %90 = tensor.empty() : tensor<6x1xf32>
    %91 = linalg.fill ins(%cst_0 : f32) outs(%90 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %92:2 = linalg.generic {indexing_maps = [#map10, #map11, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87#0 : tensor<6x1x8xf32>) outs(%91, %89 : tensor<6x1xf32>, tensor<6x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_69: i64):
      %168 = linalg.index 2 : index
      %169 = arith.index_cast %168 : index to i64
      %170 = arith.maximumf %in, %out : f32
      %171 = arith.cmpf ogt, %in, %out : f32
      %172 = arith.select %171, %169, %out_69 : i64
      linalg.yield %170, %172 : f32, i64
    } -> (tensor<6x1xf32>, tensor<6x1xi64>)
    %93 = linalg.fill ins(%c0_i64 : i64) outs(%28 : tensor<6xi64>) -> tensor<6xi64>
    %94 = tensor.empty() : tensor<6xf32>
    %95 = linalg.fill ins(%cst_0 : f32) outs(%94 : tensor<6xf32>) -> tensor<6xf32>
    %96:2 = linalg.generic {indexing_maps = [#map2, #map12, #map12], iterator_types = ["parallel", "reduction"]} ins(%92#0 : tensor<6x1xf32>) outs(%95, %93 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_69: i64):
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %c0_i64, %out_69 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_15 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.mulf %in, %cst_16 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %99 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<6x1x7x8xf32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_14 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %102 = tensor.empty() : tensor<6x1x7x8xi1>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<6x1x7x8xf32>) outs(%102 : tensor<6x1x7x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %168 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %168 : i1
    } -> tensor<6x1x7x8xi1>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<6x1x7x8xf32>) outs(%102 : tensor<6x1x7x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %168 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %168 : i1
    } -> tensor<6x1x7x8xi1>
    %105 = linalg.generic {indexing_maps = [#map, #map7, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %cst_6, %cst_5 : tensor<6x1x7x8xi1>, tensor<f32>, tensor<f32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: i1, %in_69: f32, %in_70: f32, %out: f32):
      %168 = arith.select %in, %in_69, %in_70 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %cst_4, %105 : tensor<6x1x7x8xi1>, tensor<f32>, tensor<6x1x7x8xf32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: i1, %in_69: f32, %in_70: f32, %out: f32):
      %168 = arith.select %in, %in_69, %in_70 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %106 : tensor<6x1x7x8xf32>, tensor<6x1x7x8xf32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<6x1x7x8xf32>) outs(%71 : tensor<6x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x7x8xf32>
    %inserted_slice = tensor.insert_slice %108 into %cst_3[0, 0, 0, 0] [6, 1, 7, 8] [1, 1, 1, 1] : tensor<6x1x7x8xf32> into tensor<6x1x8x8xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %inserted_slice : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %inserted_slice_37 = tensor.insert_slice %107 into %cst_3[0, 0, 1, 0] [6, 1, 7, 8] [1, 1, 1, 1] : tensor<6x1x7x8xf32> into tensor<6x1x8x8xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %inserted_slice_37 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<6x1x8x7xf32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_14 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %112 = tensor.empty() : tensor<6x1x8x7xi1>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<6x1x8x7xf32>) outs(%112 : tensor<6x1x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %168 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %168 : i1
    } -> tensor<6x1x8x7xi1>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<6x1x8x7xf32>) outs(%112 : tensor<6x1x8x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %168 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %168 : i1
    } -> tensor<6x1x8x7xi1>
    %115 = linalg.generic {indexing_maps = [#map, #map7, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %cst_6, %cst_5 : tensor<6x1x8x7xi1>, tensor<f32>, tensor<f32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: i1, %in_69: f32, %in_70: f32, %out: f32):
      %168 = arith.select %in, %in_69, %in_70 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %cst_4, %115 : tensor<6x1x8x7xi1>, tensor<f32>, tensor<6x1x8x7xf32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: i1, %in_69: f32, %in_70: f32, %out: f32):
      %168 = arith.select %in, %in_69, %in_70 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %116 : tensor<6x1x8x7xf32>, tensor<6x1x8x7xf32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<6x1x8x7xf32>) outs(%64 : tensor<6x1x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x7xf32>
    %inserted_slice_38 = tensor.insert_slice %118 into %cst_3[0, 0, 0, 0] [6, 1, 8, 7] [1, 1, 1, 1] : tensor<6x1x8x7xf32> into tensor<6x1x8x8xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %inserted_slice_38 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %inserted_slice_39 = tensor.insert_slice %117 into %cst_3[0, 0, 0, 1] [6, 1, 8, 7] [1, 1, 1, 1] : tensor<6x1x8x7xf32> into tensor<6x1x8x8xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %inserted_slice_39 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %121 = tensor.empty() : tensor<1x1x3x3xf32>
    %122 = linalg.fill ins(%cst : f32) outs(%121 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %123 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%122 : tensor<1x1x3x3xf32>) {
    ^bb0(%out: f32):
      %168 = linalg.index 2 : index
      %169 = linalg.index 3 : index
      %170 = arith.subi %c2, %168 : index
      %171 = arith.subi %c2, %169 : index
      %extracted = tensor.extract %arg2[%c0, %c0, %170, %171] : tensor<1x1x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x3x3xf32>
    %124 = tensor.empty() : tensor<6x1x12x12xf32>
    %125 = linalg.fill ins(%cst : f32) outs(%124 : tensor<6x1x12x12xf32>) -> tensor<6x1x12x12xf32>
    %inserted_slice_40 = tensor.insert_slice %120 into %125[0, 0, 2, 2] [6, 1, 8, 8] [1, 1, 1, 1] : tensor<6x1x8x8xf32> into tensor<6x1x12x12xf32>
    %126 = tensor.empty() : tensor<6x1x10x10xf32>
    %127 = linalg.fill ins(%cst : f32) outs(%126 : tensor<6x1x10x10xf32>) -> tensor<6x1x10x10xf32>
    %128 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_40, %123 : tensor<6x1x12x12xf32>, tensor<1x1x3x3xf32>) outs(%127 : tensor<6x1x10x10xf32>) -> tensor<6x1x10x10xf32>
    %129 = tensor.empty() : tensor<1x6x10x10xf32>
    %transposed_41 = linalg.transpose ins(%concat_32 : tensor<6x1x10x10xf32>) outs(%129 : tensor<1x6x10x10xf32>) permutation = [1, 0, 2, 3] 
    %130 = tensor.empty() : tensor<1x6x8x8xf32>
    %transposed_42 = linalg.transpose ins(%120 : tensor<6x1x8x8xf32>) outs(%130 : tensor<1x6x8x8xf32>) permutation = [1, 0, 2, 3] 
    %131 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_41, %transposed_42 : tensor<1x6x10x10xf32>, tensor<1x6x8x8xf32>) outs(%122 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %transposed_43 = linalg.transpose ins(%131 : tensor<1x1x3x3xf32>) outs(%121 : tensor<1x1x3x3xf32>) permutation = [1, 0, 2, 3] 
    %extracted_slice_44 = tensor.extract_slice %128[0, 0, 0, 0] [6, 1, 10, 1] [1, 1, 1, 1] : tensor<6x1x10x10xf32> to tensor<6x1x10x1xf32>
    %extracted_slice_45 = tensor.extract_slice %128[0, 0, 0, 1] [6, 1, 10, 8] [1, 1, 1, 1] : tensor<6x1x10x10xf32> to tensor<6x1x10x8xf32>
    %extracted_slice_46 = tensor.extract_slice %128[0, 0, 0, 9] [6, 1, 10, 1] [1, 1, 1, 1] : tensor<6x1x10x10xf32> to tensor<6x1x10x1xf32>
    %inserted_slice_47 = tensor.insert_slice %extracted_slice_46 into %cst_1[0, 0, 0, 7] [6, 1, 10, 1] [1, 1, 1, 1] : tensor<6x1x10x1xf32> into tensor<6x1x10x8xf32>
    %132 = tensor.empty() : tensor<6x1x10x8xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_45, %inserted_slice_47 : tensor<6x1x10x8xf32>, tensor<6x1x10x8xf32>) outs(%132 : tensor<6x1x10x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x10x8xf32>
    %inserted_slice_48 = tensor.insert_slice %extracted_slice_44 into %cst_1[0, 0, 0, 0] [6, 1, 10, 1] [1, 1, 1, 1] : tensor<6x1x10x1xf32> into tensor<6x1x10x8xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %inserted_slice_48 : tensor<6x1x10x8xf32>, tensor<6x1x10x8xf32>) outs(%132 : tensor<6x1x10x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x10x8xf32>
    %extracted_slice_49 = tensor.extract_slice %134[0, 0, 0, 0] [6, 1, 1, 8] [1, 1, 1, 1] : tensor<6x1x10x8xf32> to tensor<6x1x1x8xf32>
    %extracted_slice_50 = tensor.extract_slice %134[0, 0, 1, 0] [6, 1, 8, 8] [1, 1, 1, 1] : tensor<6x1x10x8xf32> to tensor<6x1x8x8xf32>
    %extracted_slice_51 = tensor.extract_slice %134[0, 0, 9, 0] [6, 1, 1, 8] [1, 1, 1, 1] : tensor<6x1x10x8xf32> to tensor<6x1x1x8xf32>
    %inserted_slice_52 = tensor.insert_slice %extracted_slice_51 into %cst_3[0, 0, 7, 0] [6, 1, 1, 8] [1, 1, 1, 1] : tensor<6x1x1x8xf32> into tensor<6x1x8x8xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50, %inserted_slice_52 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %inserted_slice_53 = tensor.insert_slice %extracted_slice_49 into %cst_3[0, 0, 0, 0] [6, 1, 1, 8] [1, 1, 1, 1] : tensor<6x1x1x8xf32> into tensor<6x1x8x8xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %inserted_slice_53 : tensor<6x1x8x8xf32>, tensor<6x1x8x8xf32>) outs(%30 : tensor<6x1x8x8xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.addf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x1x8x8xf32>
    %expanded_54 = tensor.expand_shape %136 [[0], [1], [2, 3], [4, 5]] output_shape [6, 1, 4, 2, 4, 2] : tensor<6x1x8x8xf32> into tensor<6x1x4x2x4x2xf32>
    %137 = tensor.empty() : tensor<6x1x2x2x4x4xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<6x1x4x2x4x2xf32>) outs(%137 : tensor<6x1x2x2x4x4xf32>) permutation = [0, 1, 3, 5, 2, 4] 
    %collapsed_56 = tensor.collapse_shape %transposed_55 [[0], [1, 2, 3], [4], [5]] : tensor<6x1x2x2x4x4xf32> into tensor<6x4x4x4xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%6 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x4x4x4xf32>
    %139 = linalg.generic {indexing_maps = [#map7, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17, %138 : tensor<i64>, tensor<6x4x4x4xf32>) outs(%6 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i64, %in_69: f32, %out: f32):
      %168 = arith.sitofp %in : i64 to f32
      %169 = arith.subf %168, %in_69 : f32
      linalg.yield %169 : f32
    } -> tensor<6x4x4x4xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_56, %139 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%6 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x4x4x4xf32>
    %141 = tensor.empty() : tensor<2x4x3x3xf32>
    %142 = linalg.fill ins(%cst : f32) outs(%141 : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
    %143 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%142 : tensor<2x4x3x3xf32>) {
    ^bb0(%out: f32):
      %168 = linalg.index 0 : index
      %169 = linalg.index 1 : index
      %170 = linalg.index 2 : index
      %171 = linalg.index 3 : index
      %172 = arith.subi %c2, %170 : index
      %173 = arith.subi %c2, %171 : index
      %extracted = tensor.extract %arg1[%169, %168, %172, %173] : tensor<4x2x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x3x3xf32>
    %144 = tensor.empty() : tensor<6x4x6x6xf32>
    %145 = linalg.fill ins(%cst : f32) outs(%144 : tensor<6x4x6x6xf32>) -> tensor<6x4x6x6xf32>
    %inserted_slice_57 = tensor.insert_slice %140 into %145[0, 0, 1, 1] [6, 4, 4, 4] [1, 1, 1, 1] : tensor<6x4x4x4xf32> into tensor<6x4x6x6xf32>
    %146 = tensor.empty() : tensor<6x2x4x4xf32>
    %147 = linalg.fill ins(%cst : f32) outs(%146 : tensor<6x2x4x4xf32>) -> tensor<6x2x4x4xf32>
    %148 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_57, %143 : tensor<6x4x6x6xf32>, tensor<2x4x3x3xf32>) outs(%147 : tensor<6x2x4x4xf32>) -> tensor<6x2x4x4xf32>
    %149 = tensor.empty() : tensor<2x6x4x4xf32>
    %transposed_58 = linalg.transpose ins(%collapsed_20 : tensor<6x2x4x4xf32>) outs(%149 : tensor<2x6x4x4xf32>) permutation = [1, 0, 2, 3] 
    %150 = tensor.empty() : tensor<4x6x4x4xf32>
    %transposed_59 = linalg.transpose ins(%140 : tensor<6x4x4x4xf32>) outs(%150 : tensor<4x6x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_60 = tensor.pad %transposed_58 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f32
    } : tensor<2x6x4x4xf32> to tensor<2x6x6x6xf32>
    %151 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_60, %transposed_59 : tensor<2x6x6x6xf32>, tensor<4x6x4x4xf32>) outs(%142 : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
    %152 = tensor.empty() : tensor<4x2x3x3xf32>
    %transposed_61 = linalg.transpose ins(%151 : tensor<2x4x3x3xf32>) outs(%152 : tensor<4x2x3x3xf32>) permutation = [1, 0, 2, 3] 
    %expanded_62 = tensor.expand_shape %148 [[0], [1], [2, 3], [4, 5]] output_shape [6, 2, 2, 2, 2, 2] : tensor<6x2x4x4xf32> into tensor<6x2x2x2x2x2xf32>
    %transposed_63 = linalg.transpose ins(%expanded_62 : tensor<6x2x2x2x2x2xf32>) outs(%5 : tensor<6x2x2x2x2x2xf32>) permutation = [0, 1, 3, 5, 2, 4] 
    %collapsed_64 = tensor.collapse_shape %transposed_63 [[0], [1, 2, 3], [4], [5]] : tensor<6x2x2x2x2x2xf32> into tensor<6x8x2x2xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %4 : tensor<6x8x2x2xf32>, tensor<6x8x2x2xf32>) outs(%1 : tensor<6x8x2x2xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x8x2x2xf32>
    %154 = linalg.generic {indexing_maps = [#map7, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17, %153 : tensor<i64>, tensor<6x8x2x2xf32>) outs(%1 : tensor<6x8x2x2xf32>) {
    ^bb0(%in: i64, %in_69: f32, %out: f32):
      %168 = arith.sitofp %in : i64 to f32
      %169 = arith.subf %168, %in_69 : f32
      linalg.yield %169 : f32
    } -> tensor<6x8x2x2xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_64, %154 : tensor<6x8x2x2xf32>, tensor<6x8x2x2xf32>) outs(%1 : tensor<6x8x2x2xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.mulf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<6x8x2x2xf32>
    %156 = tensor.empty() : tensor<4x6x2x2xf32>
    %transposed_65 = linalg.transpose ins(%collapsed : tensor<6x4x2x2xf32>) outs(%156 : tensor<4x6x2x2xf32>) permutation = [1, 0, 2, 3] 
    %157 = tensor.empty() : tensor<8x6x2x2xf32>
    %transposed_66 = linalg.transpose ins(%155 : tensor<6x8x2x2xf32>) outs(%157 : tensor<8x6x2x2xf32>) permutation = [1, 0, 2, 3] 
    %padded_67 = tensor.pad %transposed_65 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f32
    } : tensor<4x6x2x2xf32> to tensor<4x6x4x4xf32>
    %158 = tensor.empty() : tensor<4x8x3x3xf32>
    %159 = linalg.fill ins(%cst : f32) outs(%158 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %160 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_67, %transposed_66 : tensor<4x6x4x4xf32>, tensor<8x6x2x2xf32>) outs(%159 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %161 = tensor.empty() : tensor<8x4x3x3xf32>
    %transposed_68 = linalg.transpose ins(%160 : tensor<4x8x3x3xf32>) outs(%161 : tensor<8x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<8x4x3x3xf32>) outs(%161 : tensor<8x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.truncf %cst_9 : f64 to f32
      %169 = arith.mulf %in, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<8x4x3x3xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %162 : tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>) outs(%161 : tensor<8x4x3x3xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<8x4x3x3xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_61 : tensor<4x2x3x3xf32>) outs(%152 : tensor<4x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.truncf %cst_9 : f64 to f32
      %169 = arith.mulf %in, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x2x3x3xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %164 : tensor<4x2x3x3xf32>, tensor<4x2x3x3xf32>) outs(%152 : tensor<4x2x3x3xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<4x2x3x3xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<1x1x3x3xf32>) outs(%121 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.truncf %cst_9 : f64 to f32
      %169 = arith.mulf %in, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<1x1x3x3xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %166 : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) outs(%121 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %168 = arith.subf %in, %in_69 : f32
      linalg.yield %168 : f32
    } -> tensor<1x1x3x3xf32>
    return %163, %165, %167, %82, %96#0 : tensor<8x4x3x3xf32>, tensor<4x2x3x3xf32>, tensor<1x1x3x3xf32>, tensor<f32>, tensor<6xf32>
  }
}

