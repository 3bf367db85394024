#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> ()>
#map12 = affine_map<(d0) -> ()>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map15 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map16 = affine_map<(d0, d1) -> (0, d1)>
#map17 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map18 = affine_map<(d0) -> (d0, 0)>
module {
  func.func @train_step(%arg0: tensor<4x3xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<3x3xf32> {dp.name = "params.move", dp.state}, %arg2: tensor<3xf32> {dp.name = "params.first", dp.state}, %arg3: tensor<4x7x4xf32> {dp.name = "x", dp.scatter = 1 : i64}, %arg4: tensor<4x7xi64> {dp.name = "y", dp.scatter = 1 : i64}, %arg5: tensor<7xi64> {dp.name = "length", dp.scatter = 0 : i64}) -> (tensor<4x3xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<3x3xf32> {dp.name = "params.move", dp.updates = 1 : i64}, tensor<3xf32> {dp.name = "params.first", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7x4xi64> {dp.name = "path"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<3x3xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x7x3xf32>
    %c3 = arith.constant 3 : index
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0x7FF0000000000000 : f64
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<7xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<4x7x1xf32>
    %cst_9 = arith.constant 7.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg3 [[0, 1], [2]] : tensor<4x7x4xf32> into tensor<28x4xf32>
    %0 = tensor.empty() : tensor<28x3xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<28x3xf32>) -> tensor<28x3xf32>
    %2 = linalg.matmul ins(%collapsed, %arg0 : tensor<28x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<28x3xf32>) -> tensor<28x3xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [4, 7, 3] : tensor<28x3xf32> into tensor<4x7x3xf32>
    %3 = tensor.empty() : tensor<4xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %196 = linalg.index 0 : index
      %197 = arith.index_cast %196 : index to i64
      linalg.yield %197 : i64
    } -> tensor<4xi64>
    %expanded_10 = tensor.expand_shape %4 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %5 = tensor.empty() : tensor<4x7xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5, %expanded_10 : tensor<7xi64>, tensor<4x1xi64>) outs(%5 : tensor<4x7xi1>) {
    ^bb0(%in: i64, %in_78: i64, %out: i1):
      %196 = arith.cmpi sgt, %in, %in_78 : i64
      linalg.yield %196 : i1
    } -> tensor<4x7xi1>
    %extracted_slice = tensor.extract_slice %arg4[0, 0] [1, 7] [1, 1] : tensor<4x7xi64> to tensor<1x7xi64>
    %collapsed_11 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x7xi64> into tensor<7xi64>
    %7 = tensor.empty() : tensor<7xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<7xi64>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %196 = arith.cmpi slt, %in, %c0_i64 : i64
      %197 = arith.addi %in, %c3_i64 : i64
      %198 = arith.select %196, %197, %in : i64
      %199 = arith.index_cast %198 : i64 to index
      %extracted = tensor.extract %arg2[%199] : tensor<3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7xf32>
    %expanded_12 = tensor.expand_shape %arg4 [[0], [1, 2]] output_shape [4, 7, 1] : tensor<4x7xi64> into tensor<4x7x1xi64>
    %9 = tensor.empty() : tensor<4x7x1xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<4x7x1xf32>) -> tensor<4x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<4x7x1xi64>) outs(%10 : tensor<4x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %196 = linalg.index 0 : index
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %in : i64 to index
      %199 = arith.cmpi slt, %198, %c3 : index
      cf.assert %199, "index must be smaller than dim size"
      %200 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %200, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded[%196, %197, %198] : tensor<4x7x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x7x1xf32>
    %collapsed_13 = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<4x7x1xf32> into tensor<4x7xf32>
    %12 = tensor.empty() : tensor<4x7xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13, %6 : tensor<4x7xf32>, tensor<4x7xi1>) outs(%12 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_78: i1, %out: f32):
      %196 = arith.uitofp %in_78 : i1 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<4x7xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<7xf32>) -> tensor<7xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<4x7xf32>) outs(%14 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %15 : tensor<7xf32>, tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %extracted_slice_14 = tensor.extract_slice %arg4[0, 0] [3, 7] [1, 1] : tensor<4x7xi64> to tensor<3x7xi64>
    %extracted_slice_15 = tensor.extract_slice %arg4[1, 0] [3, 7] [1, 1] : tensor<4x7xi64> to tensor<3x7xi64>
    %17 = tensor.empty() : tensor<3x7xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_14, %extracted_slice_15 : tensor<3x7xi64>, tensor<3x7xi64>) outs(%17 : tensor<3x7xf32>) {
    ^bb0(%in: i64, %in_78: i64, %out: f32):
      %196 = arith.cmpi slt, %in, %c0_i64 : i64
      %197 = arith.addi %in, %c3_i64 : i64
      %198 = arith.select %196, %197, %in : i64
      %199 = arith.index_cast %198 : i64 to index
      %200 = arith.cmpi slt, %in_78, %c0_i64 : i64
      %201 = arith.addi %in_78, %c3_i64 : i64
      %202 = arith.select %200, %201, %in_78 : i64
      %203 = arith.index_cast %202 : i64 to index
      %extracted = tensor.extract %arg1[%199, %203] : tensor<3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x7xf32>
    %extracted_slice_16 = tensor.extract_slice %6[1, 0] [3, 7] [1, 1] : tensor<4x7xi1> to tensor<3x7xi1>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %extracted_slice_16 : tensor<3x7xf32>, tensor<3x7xi1>) outs(%17 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %in_78: i1, %out: f32):
      %196 = arith.uitofp %in_78 : i1 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<3x7xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["reduction", "parallel"]} ins(%19 : tensor<3x7xf32>) outs(%14 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%16, %20 : tensor<7xf32>, tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %extracted_slice_17 = tensor.extract_slice %expanded[0, 0, 0] [1, 7, 3] [1, 1, 1] : tensor<4x7x3xf32> to tensor<1x7x3xf32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2]] : tensor<1x7x3xf32> into tensor<7x3xf32>
    %22 = tensor.empty() : tensor<7x3xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %collapsed_18 : tensor<3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_19 = tensor.extract_slice %6[1, 0] [1, 7] [1, 1] : tensor<4x7xi1> to tensor<1x7xi1>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1]] : tensor<1x7xi1> into tensor<7xi1>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0, 1]] output_shape [7, 1] : tensor<7xi1> into tensor<7x1xi1>
    %expanded_22 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %24 = tensor.empty() : tensor<7x3x3xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %arg1 : tensor<7x3x1xf32>, tensor<3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %26 = tensor.empty() : tensor<7x3xi64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<7x3xi64>) -> tensor<7x3xi64>
    %28 = linalg.fill ins(%cst_3 : f32) outs(%22 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %29:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%25 : tensor<7x3x3xf32>) outs(%28, %27 : tensor<7x3xf32>, tensor<7x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7x3xf32>, tensor<7x3xi64>)
    %expanded_23 = tensor.expand_shape %29#0 [[0, 1], [2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %30 = tensor.empty() : tensor<7x1x3xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.absf %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x1x3xf32>
    %32 = tensor.empty() : tensor<7x1x3xi1>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<7x1x3xf32>) outs(%32 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %196 = arith.extf %in : f32 to f64
      %197 = arith.cmpf oeq, %196, %cst_4 : f64
      linalg.yield %197 : i1
    } -> tensor<7x1x3xi1>
    %34 = linalg.generic {indexing_maps = [#map4, #map8, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %cst_6, %expanded_23 : tensor<7x1x3xi1>, tensor<f32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x1x3xf32>
    %collapsed_24 = tensor.collapse_shape %34 [[0], [1, 2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %34 : tensor<7x3x3xf32>, tensor<7x1x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %37 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%36 : tensor<7x3x3xf32>) outs(%37 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.log %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %collapsed_24 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_25 = tensor.extract_slice %expanded[1, 0, 0] [1, 7, 3] [1, 1, 1] : tensor<4x7x3xf32> to tensor<1x7x3xf32>
    %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2]] : tensor<1x7x3xf32> into tensor<7x3xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40, %collapsed_26 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %41, %23 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %43 = tensor.empty() : tensor<3xi64>
    %44 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%43 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %196 = linalg.index 0 : index
      %197 = arith.index_cast %196 : index to i64
      linalg.yield %197 : i64
    } -> tensor<3xi64>
    %45 = linalg.generic {indexing_maps = [#map2, #map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %29#1, %44 : tensor<7x1xi1>, tensor<7x3xi64>, tensor<3xi64>) outs(%26 : tensor<7x3xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %196 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %196 : i64
    } -> tensor<7x3xi64>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29#0, %collapsed_26 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %46, %23 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_27 = tensor.extract_slice %6[2, 0] [1, 7] [1, 1] : tensor<4x7xi1> to tensor<1x7xi1>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1]] : tensor<1x7xi1> into tensor<7xi1>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0, 1]] output_shape [7, 1] : tensor<7xi1> into tensor<7x1xi1>
    %expanded_30 = tensor.expand_shape %42 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %arg1 : tensor<7x3x1xf32>, tensor<3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %49:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%48 : tensor<7x3x3xf32>) outs(%28, %27 : tensor<7x3xf32>, tensor<7x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7x3xf32>, tensor<7x3xi64>)
    %expanded_31 = tensor.expand_shape %49#0 [[0, 1], [2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.absf %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x1x3xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<7x1x3xf32>) outs(%32 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %196 = arith.extf %in : f32 to f64
      %197 = arith.cmpf oeq, %196, %cst_4 : f64
      linalg.yield %197 : i1
    } -> tensor<7x1x3xi1>
    %52 = linalg.generic {indexing_maps = [#map4, #map8, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %cst_6, %expanded_31 : tensor<7x1x3xi1>, tensor<f32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x1x3xf32>
    %collapsed_32 = tensor.collapse_shape %52 [[0], [1, 2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %52 : tensor<7x3x3xf32>, tensor<7x1x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%54 : tensor<7x3x3xf32>) outs(%37 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.log %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%56, %collapsed_32 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_33 = tensor.extract_slice %expanded[2, 0, 0] [1, 7, 3] [1, 1, 1] : tensor<4x7x3xf32> to tensor<1x7x3xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2]] : tensor<1x7x3xf32> into tensor<7x3xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%57, %collapsed_34 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %58, %42 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %expanded_35 = tensor.expand_shape %47 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %arg1 : tensor<7x3x1xf32>, tensor<3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %61:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%60 : tensor<7x3x3xf32>) outs(%28, %27 : tensor<7x3xf32>, tensor<7x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7x3xf32>, tensor<7x3xi64>)
    %62 = linalg.generic {indexing_maps = [#map2, #map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %61#1, %44 : tensor<7x1xi1>, tensor<7x3xi64>, tensor<3xi64>) outs(%26 : tensor<7x3xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %196 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %196 : i64
    } -> tensor<7x3xi64>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%61#0, %collapsed_34 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %63, %47 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_36 = tensor.extract_slice %6[3, 0] [1, 7] [1, 1] : tensor<4x7xi1> to tensor<1x7xi1>
    %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1]] : tensor<1x7xi1> into tensor<7xi1>
    %expanded_38 = tensor.expand_shape %collapsed_37 [[0, 1]] output_shape [7, 1] : tensor<7xi1> into tensor<7x1xi1>
    %expanded_39 = tensor.expand_shape %59 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %arg1 : tensor<7x3x1xf32>, tensor<3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %66:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%65 : tensor<7x3x3xf32>) outs(%28, %27 : tensor<7x3xf32>, tensor<7x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7x3xf32>, tensor<7x3xi64>)
    %expanded_40 = tensor.expand_shape %66#0 [[0, 1], [2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.absf %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x1x3xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<7x1x3xf32>) outs(%32 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %196 = arith.extf %in : f32 to f64
      %197 = arith.cmpf oeq, %196, %cst_4 : f64
      linalg.yield %197 : i1
    } -> tensor<7x1x3xi1>
    %69 = linalg.generic {indexing_maps = [#map4, #map8, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %cst_6, %expanded_40 : tensor<7x1x3xi1>, tensor<f32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x1x3xf32>
    %collapsed_41 = tensor.collapse_shape %69 [[0], [1, 2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %69 : tensor<7x3x3xf32>, tensor<7x1x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%71 : tensor<7x3x3xf32>) outs(%37 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.log %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73, %collapsed_41 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_42 = tensor.extract_slice %expanded[3, 0, 0] [1, 7, 3] [1, 1, 1] : tensor<4x7x3xf32> to tensor<1x7x3xf32>
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<1x7x3xf32> into tensor<7x3xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74, %collapsed_43 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %75, %59 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %expanded_44 = tensor.expand_shape %64 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44, %arg1 : tensor<7x3x1xf32>, tensor<3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %78:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%77 : tensor<7x3x3xf32>) outs(%28, %27 : tensor<7x3xf32>, tensor<7x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7x3xf32>, tensor<7x3xi64>)
    %79 = linalg.generic {indexing_maps = [#map2, #map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %78#1, %44 : tensor<7x1xi1>, tensor<7x3xi64>, tensor<3xi64>) outs(%26 : tensor<7x3xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %196 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %196 : i64
    } -> tensor<7x3xi64>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78#0, %collapsed_43 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %80, %64 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %82 = tensor.empty() : tensor<7xi64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<7xi64>) -> tensor<7xi64>
    %84 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<7xf32>) -> tensor<7xf32>
    %85:2 = linalg.generic {indexing_maps = [#map3, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%81 : tensor<7x3xf32>) outs(%84, %83 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %expanded_45 = tensor.expand_shape %85#1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %86 = tensor.empty() : tensor<7x1xi64>
    %87 = linalg.fill ins(%c0_i64 : i64) outs(%86 : tensor<7x1xi64>) -> tensor<7x1xi64>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_45 : tensor<7x1xi64>) outs(%87 : tensor<7x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = linalg.index 0 : index
      %197 = arith.index_cast %in : i64 to index
      %198 = arith.cmpi slt, %197, %c3 : index
      cf.assert %198, "index must be smaller than dim size"
      %199 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %199, "index must be larger or equal to 0"
      %extracted = tensor.extract %79[%196, %197] : tensor<7x3xi64>
      linalg.yield %extracted : i64
    } -> tensor<7x1xi64>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<7x1xi64>) outs(%87 : tensor<7x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = linalg.index 0 : index
      %197 = arith.index_cast %in : i64 to index
      %198 = arith.cmpi slt, %197, %c3 : index
      cf.assert %198, "index must be smaller than dim size"
      %199 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %199, "index must be larger or equal to 0"
      %extracted = tensor.extract %62[%196, %197] : tensor<7x3xi64>
      linalg.yield %extracted : i64
    } -> tensor<7x1xi64>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<7x1xi64>) outs(%87 : tensor<7x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = linalg.index 0 : index
      %197 = arith.index_cast %in : i64 to index
      %198 = arith.cmpi slt, %197, %c3 : index
      cf.assert %198, "index must be smaller than dim size"
      %199 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %199, "index must be larger or equal to 0"
      %extracted = tensor.extract %45[%196, %197] : tensor<7x3xi64>
      linalg.yield %extracted : i64
    } -> tensor<7x1xi64>
    %91:2 = linalg.generic {indexing_maps = [#map3, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%76 : tensor<7x3xf32>) outs(%84, %83 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %196 = linalg.index 1 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_78 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %expanded_46 = tensor.expand_shape %91#0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %92 = tensor.empty() : tensor<7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_46 : tensor<7x1xf32>) outs(%92 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.absf %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x1xf32>
    %94 = tensor.empty() : tensor<7x1xi1>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<7x1xf32>) outs(%94 : tensor<7x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %196 = arith.extf %in : f32 to f64
      %197 = arith.cmpf oeq, %196, %cst_4 : f64
      linalg.yield %197 : i1
    } -> tensor<7x1xi1>
    %96 = linalg.generic {indexing_maps = [#map3, #map11, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%95, %cst_6, %expanded_46 : tensor<7x1xi1>, tensor<f32>, tensor<7x1xf32>) outs(%92 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x1xf32>
    %collapsed_47 = tensor.collapse_shape %96 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%76, %96 : tensor<7x3xf32>, tensor<7x1xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%98 : tensor<7x3xf32>) outs(%14 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%99 : tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.log %in : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%100, %collapsed_47 : tensor<7xf32>, tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%101, %21 : tensor<7xf32>, tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %103 = tensor.empty() : tensor<f32>
    %104 = linalg.fill ins(%cst_1 : f32) outs(%103 : tensor<f32>) -> tensor<f32>
    %105 = linalg.generic {indexing_maps = [#map, #map12], iterator_types = ["reduction"]} ins(%102 : tensor<7xf32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%105 : tensor<f32>) outs(%103 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.divf %in, %cst_9 : f32
      linalg.yield %196 : f32
    } -> tensor<f32>
    %concat = tensor.concat dim(1) %90, %89, %88, %expanded_45 : (tensor<7x1xi64>, tensor<7x1xi64>, tensor<7x1xi64>, tensor<7x1xi64>) -> tensor<7x4xi64>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.divf %in, %cst_9 : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%107 : tensor<7xf32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.negf %in : f32
      linalg.yield %196 : f32
    } -> tensor<7xf32>
    %expanded_48 = tensor.expand_shape %107 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %expanded_49 = tensor.expand_shape %101 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%76, %expanded_49 : tensor<7x3xf32>, tensor<7x1xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_48, %110 : tensor<7x1xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.mulf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map11, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %cst_6, %111 : tensor<7x1xi1>, tensor<f32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map3, #map11, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %111, %cst_6 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<f32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %expanded_50 = tensor.expand_shape %4 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xi64> into tensor<4x1x1xi64>
    %114 = tensor.empty() : tensor<4x1x1xi1>
    %115 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<4x1x1xi64>) outs(%114 : tensor<4x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi eq, %in, %c3_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<4x1x1xi1>
    %116 = tensor.empty() : tensor<4x7x3xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7x3xf32>
    %118 = linalg.generic {indexing_maps = [#map14, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %117, %cst_2 : tensor<4x1x1xi1>, tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %expanded_51 = tensor.expand_shape %113 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %expanded_52 = tensor.expand_shape %74 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %expanded_52 : tensor<7x3x3xf32>, tensor<7x1x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %121 = linalg.generic {indexing_maps = [#map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %120 : tensor<7x1x3xf32>, tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.mulf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %122 = tensor.empty() : tensor<7x3x1xf32>
    %123 = linalg.fill ins(%cst_1 : f32) outs(%122 : tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<7x3x3xf32>) outs(%123 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x1xf32>
    %125 = tensor.empty() : tensor<1x3x3xf32>
    %126 = linalg.fill ins(%cst_1 : f32) outs(%125 : tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%121 : tensor<7x3x3xf32>) outs(%126 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_53 = tensor.collapse_shape %127 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %collapsed_54 = tensor.collapse_shape %124 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%112, %collapsed_54 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map11, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %cst_6, %128 : tensor<7x1xi1>, tensor<f32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map3, #map11, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %128, %cst_6 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<f32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<4x1x1xi64>) outs(%114 : tensor<4x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<4x1x1xi1>
    %132 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7x3xf32>
    %133 = linalg.generic {indexing_maps = [#map14, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %132, %cst_2 : tensor<4x1x1xi1>, tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %134 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %133 : tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %expanded_55 = tensor.expand_shape %130 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %expanded_56 = tensor.expand_shape %57 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %expanded_56 : tensor<7x3x3xf32>, tensor<7x1x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55, %136 : tensor<7x1x3xf32>, tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.mulf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<7x3x3xf32>) outs(%123 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x1xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%137 : tensor<7x3x3xf32>) outs(%126 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_57 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %140 = tensor.empty() : tensor<3x3xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_53, %collapsed_57 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<3x3xf32>
    %collapsed_58 = tensor.collapse_shape %138 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%129, %collapsed_58 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map11, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %cst_6, %142 : tensor<7x1xi1>, tensor<f32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map3, #map11, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %142, %cst_6 : tensor<7x1xi1>, tensor<7x3xf32>, tensor<f32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<4x1x1xi64>) outs(%114 : tensor<4x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<4x1x1xi1>
    %146 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7x3xf32>
    %147 = linalg.generic {indexing_maps = [#map14, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146, %cst_2 : tensor<4x1x1xi1>, tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %147 : tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %expanded_59 = tensor.expand_shape %144 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %expanded_60 = tensor.expand_shape %40 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %expanded_60 : tensor<7x3x3xf32>, tensor<7x1x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %151 = linalg.generic {indexing_maps = [#map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %150 : tensor<7x1x3xf32>, tensor<7x3x3xf32>) outs(%24 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.mulf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x3xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<7x3x3xf32>) outs(%123 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<7x3x1xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%151 : tensor<7x3x3xf32>) outs(%126 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_61 = tensor.collapse_shape %153 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%141, %collapsed_61 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<3x3xf32>
    %collapsed_62 = tensor.collapse_shape %152 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %collapsed_62 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<7x3xf32>
    %156 = tensor.empty() : tensor<1x3xf32>
    %157 = linalg.fill ins(%cst_1 : f32) outs(%156 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction", "parallel"]} ins(%155 : tensor<7x3xf32>) outs(%157 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<1x3xf32>
    %collapsed_63 = tensor.collapse_shape %158 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<4x1x1xi64>) outs(%114 : tensor<4x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<4x1x1xi1>
    %160 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7x3xf32>
    %161 = linalg.generic {indexing_maps = [#map14, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160, %cst_2 : tensor<4x1x1xi1>, tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %162 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %161 : tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<7xf32>) outs(%17 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163, %extracted_slice_16 : tensor<3x7xf32>, tensor<3x7xi1>) outs(%17 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %in_78: i1, %out: f32):
      %196 = arith.uitofp %in_78 : i1 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<3x7xf32>
    %collapsed_64 = tensor.collapse_shape %extracted_slice_14 [[0, 1]] : tensor<3x7xi64> into tensor<21xi64>
    %collapsed_65 = tensor.collapse_shape %extracted_slice_15 [[0, 1]] : tensor<3x7xi64> into tensor<21xi64>
    %expanded_66 = tensor.expand_shape %collapsed_64 [[0, 1]] output_shape [21, 1] : tensor<21xi64> into tensor<21x1xi64>
    %expanded_67 = tensor.expand_shape %collapsed_65 [[0, 1]] output_shape [21, 1] : tensor<21xi64> into tensor<21x1xi64>
    %concat_68 = tensor.concat dim(1) %expanded_66, %expanded_67 : (tensor<21x1xi64>, tensor<21x1xi64>) -> tensor<21x2xi64>
    %collapsed_69 = tensor.collapse_shape %164 [[0, 1]] : tensor<3x7xf32> into tensor<21xf32>
    %expanded_70 = tensor.expand_shape %collapsed_69 [[0, 1, 2]] output_shape [21, 1, 1] : tensor<21xf32> into tensor<21x1x1xf32>
    %165 = "tm_tensor.scatter"(%expanded_70, %concat_68, %cst_0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %196 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%196) : (f32) -> ()
    }) : (tensor<21x1x1xf32>, tensor<21x2xi64>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%154, %165 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<3x3xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<7xf32>) outs(%12 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%167, %6 : tensor<4x7xf32>, tensor<4x7xi1>) outs(%12 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_78: i1, %out: f32):
      %196 = arith.uitofp %in_78 : i1 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<4x7xf32>
    %169 = tensor.empty() : tensor<1xi64>
    %170 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%169 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_71 = tensor.expand_shape %170 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %171 = tensor.empty() : tensor<1x1x1xi1>
    %172 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<1x1x1xi64>) outs(%171 : tensor<1x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<1x1x1xi1>
    %expanded_72 = tensor.expand_shape %168 [[0], [1, 2]] output_shape [4, 7, 1] : tensor<4x7xf32> into tensor<4x7x1xf32>
    %173 = linalg.generic {indexing_maps = [#map17, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %expanded_72, %cst_8 : tensor<1x1x1xi1>, tensor<4x7x1xf32>, tensor<4x7x1xf32>) outs(%9 : tensor<4x7x1xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %196 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x1xf32>
    %174 = tensor.empty() : tensor<28x1xi64>
    %175 = linalg.fill ins(%c0_i64 : i64) outs(%174 : tensor<28x1xi64>) -> tensor<28x1xi64>
    %176 = tensor.empty() : tensor<28xf32>
    %177 = linalg.fill ins(%cst_1 : f32) outs(%176 : tensor<28xf32>) -> tensor<28xf32>
    %178:4 = linalg.generic {indexing_maps = [#map18, #map18, #map18, #map], iterator_types = ["parallel"]} outs(%175, %175, %175, %177 : tensor<28x1xi64>, tensor<28x1xi64>, tensor<28x1xi64>, tensor<28xf32>) {
    ^bb0(%out: i64, %out_78: i64, %out_79: i64, %out_80: f32):
      %196 = linalg.index 0 : index
      %197 = arith.remsi %196, %c7 : index
      %198 = arith.divsi %196, %c7 : index
      %199 = arith.remsi %198, %c4 : index
      %extracted = tensor.extract %expanded_12[%199, %197, %c0] : tensor<4x7x1xi64>
      %extracted_81 = tensor.extract %173[%199, %197, %c0] : tensor<4x7x1xf32>
      %200 = arith.index_cast %199 : index to i64
      %201 = arith.index_cast %197 : index to i64
      linalg.yield %200, %201, %extracted, %extracted_81 : i64, i64, i64, f32
    } -> (tensor<28x1xi64>, tensor<28x1xi64>, tensor<28x1xi64>, tensor<28xf32>)
    %179 = tensor.empty() : tensor<28x3xi64>
    %180 = linalg.fill ins(%c0_i64 : i64) outs(%179 : tensor<28x3xi64>) -> tensor<28x3xi64>
    %inserted_slice = tensor.insert_slice %178#0 into %180[0, 0] [28, 1] [1, 1] : tensor<28x1xi64> into tensor<28x3xi64>
    %inserted_slice_73 = tensor.insert_slice %178#1 into %inserted_slice[0, 1] [28, 1] [1, 1] : tensor<28x1xi64> into tensor<28x3xi64>
    %inserted_slice_74 = tensor.insert_slice %178#2 into %inserted_slice_73[0, 2] [28, 1] [1, 1] : tensor<28x1xi64> into tensor<28x3xi64>
    %181 = "tm_tensor.scatter"(%178#3, %inserted_slice_74, %cst_2) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %196 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%196) : (f32) -> ()
    }) : (tensor<28xf32>, tensor<28x3xi64>, tensor<4x7x3xf32>) -> tensor<4x7x3xf32>
    %182 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %181 : tensor<4x7x3xf32>, tensor<4x7x3xf32>) outs(%116 : tensor<4x7x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<4x7x3xf32>
    %expanded_75 = tensor.expand_shape %collapsed_11 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_76 = tensor.expand_shape %108 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %183 = "tm_tensor.scatter"(%expanded_76, %expanded_75, %cst) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %196 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%196) : (f32) -> ()
    }) : (tensor<7x1xf32>, tensor<7x1xi64>, tensor<3xf32>) -> tensor<3xf32>
    %184 = tensor.empty() : tensor<3xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_63, %183 : tensor<3xf32>, tensor<3xf32>) outs(%184 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.addf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<3xf32>
    %collapsed_77 = tensor.collapse_shape %182 [[0, 1], [2]] : tensor<4x7x3xf32> into tensor<28x3xf32>
    %186 = tensor.empty() : tensor<4x28xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<28x4xf32>) outs(%186 : tensor<4x28xf32>) permutation = [1, 0] 
    %187 = tensor.empty() : tensor<4x3xf32>
    %188 = linalg.fill ins(%cst_1 : f32) outs(%187 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %189 = linalg.matmul ins(%transposed, %collapsed_77 : tensor<4x28xf32>, tensor<28x3xf32>) outs(%188 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %190 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<4x3xf32>) outs(%187 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.truncf %cst_5 : f64 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<4x3xf32>
    %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %190 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%187 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<4x3xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.truncf %cst_5 : f64 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<3x3xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %192 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<3x3xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%185 : tensor<3xf32>) outs(%184 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.truncf %cst_5 : f64 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %194 : tensor<3xf32>, tensor<3xf32>) outs(%184 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %196 = arith.subf %in, %in_78 : f32
      linalg.yield %196 : f32
    } -> tensor<3xf32>
    return %191, %193, %195, %106, %concat : tensor<4x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<f32>, tensor<7x4xi64>
  }
}

