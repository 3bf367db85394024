#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<6x6xf32> {dp.name = "params.a", dp.state}, %arg1: tensor<6x4xf32> {dp.name = "params.b", dp.state}, %arg2: tensor<9x4x6xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<9xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<6x6xf32> {dp.name = "params.a", dp.updates = 0 : i64}, tensor<6x4xf32> {dp.name = "params.b", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<f32> {dp.name = "first"}, tensor<4xf32> {dp.name = "last"}, tensor<3xf32> {dp.name = "every"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<9x4xf32>
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0.69999999999999996 : f64
    %cst_2 = arith.constant 3.000000e-01 : f64
    %cst_3 = arith.constant 2.000000e-01 : f64
    %cst_4 = arith.constant 2.500000e-02 : f64
    %cst_5 = arith.constant 9.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-01 : f64
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_9 = arith.constant dense<1.750000e-02> : tensor<f32>
    %cst_10 = arith.constant dense<6.300000e-01> : tensor<f32>
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %cst_11 = arith.constant 5.000000e-01 : f32
    %cst_12 = arith.constant 4.000000e+00 : f32
    %c-1_i64 = arith.constant -1 : i64
    %c9 = arith.constant 9 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_13 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<9x4x6xf32>
    %cst_15 = arith.constant -1.000000e+00 : f32
    %cst_16 = arith.constant dense<1> : tensor<i64>
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<9x4x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_1 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<9x4x6xf32>
    %2 = linalg.fill ins(%cst_13 : f32) outs(%0 : tensor<9x4x6xf32>) -> tensor<9x4x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<9x4x6xf32>) outs(%2 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = linalg.index 0 : index
      %141 = linalg.index 1 : index
      %142 = linalg.index 2 : index
      %143 = arith.subi %c8, %140 : index
      %extracted = tensor.extract %arg2[%143, %141, %142] : tensor<9x4x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_2 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<9x4x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<9x4x6xf32> into tensor<36x6xf32>
    %6 = tensor.empty() : tensor<36x6xf32>
    %7 = linalg.fill ins(%cst_13 : f32) outs(%6 : tensor<36x6xf32>) -> tensor<36x6xf32>
    %8 = linalg.matmul ins(%collapsed, %arg0 : tensor<36x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<36x6xf32>) -> tensor<36x6xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2]] output_shape [9, 4, 6] : tensor<36x6xf32> into tensor<9x4x6xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [9, 4, 2] [1, 1, 1] : tensor<9x4x6xf32> to tensor<9x4x2xf32>
    %extracted_slice_18 = tensor.extract_slice %extracted_slice[0, 3, 0] [9, 1, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x1x2xf32>
    %extracted_slice_19 = tensor.extract_slice %extracted_slice[0, 0, 0] [9, 3, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x3x2xf32>
    %concat = tensor.concat dim(1) %extracted_slice_18, %extracted_slice_19 : (tensor<9x1x2xf32>, tensor<9x3x2xf32>) -> tensor<9x4x2xf32>
    %extracted_slice_20 = tensor.extract_slice %expanded[0, 0, 2] [9, 4, 2] [1, 1, 1] : tensor<9x4x6xf32> to tensor<9x4x2xf32>
    %extracted_slice_21 = tensor.extract_slice %extracted_slice_20[7, 0, 0] [2, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<2x4x2xf32>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_20[0, 0, 0] [7, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<7x4x2xf32>
    %concat_23 = tensor.concat dim(0) %extracted_slice_21, %extracted_slice_22 : (tensor<2x4x2xf32>, tensor<7x4x2xf32>) -> tensor<9x4x2xf32>
    %extracted_slice_24 = tensor.extract_slice %concat_23[0, 1, 0] [9, 3, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x3x2xf32>
    %extracted_slice_25 = tensor.extract_slice %concat_23[0, 0, 0] [9, 1, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x1x2xf32>
    %concat_26 = tensor.concat dim(1) %extracted_slice_24, %extracted_slice_25 : (tensor<9x3x2xf32>, tensor<9x1x2xf32>) -> tensor<9x4x2xf32>
    %extracted_slice_27 = tensor.extract_slice %expanded[0, 0, 4] [9, 4, 2] [1, 1, 1] : tensor<9x4x6xf32> to tensor<9x4x2xf32>
    %9 = tensor.empty() : tensor<9x4x2xf32>
    %10 = linalg.fill ins(%cst_13 : f32) outs(%9 : tensor<9x4x2xf32>) -> tensor<9x4x2xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<9x4x2xf32>) outs(%10 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = linalg.index 0 : index
      %141 = linalg.index 1 : index
      %142 = linalg.index 2 : index
      %143 = arith.subi %c3, %141 : index
      %144 = arith.subi %c1, %142 : index
      %extracted = tensor.extract %extracted_slice_27[%140, %143, %144] : tensor<9x4x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4x2xf32>
    %concat_28 = tensor.concat dim(2) %concat, %concat_26, %11 : (tensor<9x4x2xf32>, tensor<9x4x2xf32>, tensor<9x4x2xf32>) -> tensor<9x4x6xf32>
    %extracted_slice_29 = tensor.extract_slice %concat_28[1, 0, 0] [8, 4, 6] [1, 1, 1] : tensor<9x4x6xf32> to tensor<8x4x6xf32>
    %extracted_slice_30 = tensor.extract_slice %concat_28[0, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<9x4x6xf32> to tensor<1x4x6xf32>
    %concat_31 = tensor.concat dim(0) %extracted_slice_29, %extracted_slice_30 : (tensor<8x4x6xf32>, tensor<1x4x6xf32>) -> tensor<9x4x6xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat_31 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.mulf %in, %cst_11 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat_28, %12 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.tanh %in : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %15 = tensor.empty() : tensor<9xi64>
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%15 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %140 = linalg.index 0 : index
      %141 = arith.index_cast %140 : index to i64
      linalg.yield %141 : i64
    } -> tensor<9xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<9xi64>) -> tensor<9xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<9xi64>) outs(%17 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %140 = linalg.index 0 : index
      %141 = arith.subi %c8, %140 : index
      %extracted = tensor.extract %16[%141] : tensor<9xi64>
      linalg.yield %extracted : i64
    } -> tensor<9xi64>
    %extracted_slice_32 = tensor.extract_slice %18[6] [3] [1] : tensor<9xi64> to tensor<3xi64>
    %extracted_slice_33 = tensor.extract_slice %18[0] [6] [1] : tensor<9xi64> to tensor<6xi64>
    %concat_34 = tensor.concat dim(0) %extracted_slice_32, %extracted_slice_33 : (tensor<3xi64>, tensor<6xi64>) -> tensor<9xi64>
    %19 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat_34 : tensor<9xi64>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %140 = arith.index_cast %in : i64 to index
      %141 = linalg.index 1 : index
      %142 = linalg.index 2 : index
      %extracted = tensor.extract %14[%140, %141, %142] : tensor<9x4x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4x6xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_3 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<9x4x6xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %20 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %22 = tensor.empty() : tensor<9x6xf32>
    %23 = linalg.fill ins(%cst_13 : f32) outs(%22 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%21 : tensor<9x4x6xf32>) outs(%23 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<9x6xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<9x6xf32>) outs(%22 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.divf %in, %cst_12 : f32
      linalg.yield %140 : f32
    } -> tensor<9x6xf32>
    %26 = tensor.empty() : tensor<9x4xf32>
    %27 = linalg.fill ins(%cst_13 : f32) outs(%26 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %28 = linalg.matmul ins(%25, %arg1 : tensor<9x6xf32>, tensor<6x4xf32>) outs(%27 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %29 = tensor.empty() : tensor<9xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<9xf32>) -> tensor<9xf32>
    %31:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<9x4xf32>) outs(%30, %17 : tensor<9xf32>, tensor<9xi64>) {
    ^bb0(%in: f32, %out: f32, %out_79: i64):
      %140 = linalg.index 1 : index
      %141 = arith.index_cast %140 : index to i64
      %142 = arith.maximumf %in, %out : f32
      %143 = arith.cmpf ogt, %in, %out : f32
      %144 = arith.select %143, %141, %out_79 : i64
      linalg.yield %142, %144 : f32, i64
    } -> (tensor<9xf32>, tensor<9xi64>)
    %expanded_35 = tensor.expand_shape %31#0 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%28, %expanded_35 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<9x4xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.exp %in : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %34 = tensor.empty() : tensor<9x1xf32>
    %35 = linalg.fill ins(%cst_13 : f32) outs(%34 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<9x4xf32>) outs(%35 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<9x1xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<9x1xf32>) outs(%34 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.log %in : f32
      linalg.yield %140 : f32
    } -> tensor<9x1xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%32, %37 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %39 = tensor.empty() : tensor<9xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<9xi64>) outs(%39 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %140 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %140 : i1
    } -> tensor<9xi1>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel"]} ins(%40, %arg3, %cst_17 : tensor<9xi1>, tensor<9xi64>, tensor<i64>) outs(%15 : tensor<9xi64>) {
    ^bb0(%in: i1, %in_79: i64, %in_80: i64, %out: i64):
      %140 = arith.select %in, %in_79, %in_80 : i64
      linalg.yield %140 : i64
    } -> tensor<9xi64>
    %expanded_36 = tensor.expand_shape %41 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_36 : tensor<9x1xi64>) outs(%35 : tensor<9x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %140 = linalg.index 0 : index
      %141 = arith.index_cast %in : i64 to index
      %142 = arith.cmpi slt, %141, %c4 : index
      cf.assert %142, "index must be smaller than dim size"
      %143 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %143, "index must be larger or equal to 0"
      %extracted = tensor.extract %38[%140, %141] : tensor<9x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x1xf32>
    %collapsed_37 = tensor.collapse_shape %42 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_37 : tensor<9xf32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel"]} ins(%40, %43, %cst_7 : tensor<9xi1>, tensor<9xf32>, tensor<f32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %140 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %45 = tensor.empty() : tensor<i64>
    %46 = linalg.fill ins(%c0_i64 : i64) outs(%45 : tensor<i64>) -> tensor<i64>
    %47 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction"]} ins(%40 : tensor<9xi1>) outs(%46 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %140 = arith.extui %in : i1 to i64
      %141 = arith.addi %140, %out : i64
      linalg.yield %141 : i64
    } -> tensor<i64>
    %48 = tensor.empty() : tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%47 : tensor<i64>) outs(%48 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %140 = arith.sitofp %in : i64 to f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %50 = linalg.fill ins(%cst_13 : f32) outs(%48 : tensor<f32>) -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction"]} ins(%44 : tensor<9xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%51, %49 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.divf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %53 = linalg.fill ins(%cst_13 : f32) outs(%29 : tensor<9xf32>) -> tensor<9xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%38 : tensor<9x4xf32>) outs(%53 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%54 : tensor<9xf32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<9xi64>) outs(%39 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %140 = arith.cmpi eq, %in, %c-1_i64 : i64
      linalg.yield %140 : i1
    } -> tensor<9xi1>
    %57 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel"]} ins(%56, %cst_7, %55 : tensor<9xi1>, tensor<f32>, tensor<9xf32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %140 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%56 : tensor<9xi1>) outs(%39 : tensor<9xi1>) {
    ^bb0(%in: i1, %out: i1):
      %140 = arith.xori %in, %true : i1
      linalg.yield %140 : i1
    } -> tensor<9xi1>
    %59 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction"]} ins(%58 : tensor<9xi1>) outs(%46 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %140 = arith.extui %in : i1 to i64
      %141 = arith.addi %140, %out : i64
      linalg.yield %141 : i64
    } -> tensor<i64>
    %60 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction"]} ins(%57 : tensor<9xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%60, %59 : tensor<f32>, tensor<i64>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: i64, %out: f32):
      %140 = arith.sitofp %in_79 : i64 to f32
      %141 = arith.divf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%61 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_4 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%52 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_5 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<f32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%63, %62 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<9xi64>) outs(%17 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %140 = linalg.index 0 : index
      %141 = arith.subi %c8, %140 : index
      %extracted = tensor.extract %arg3[%141] : tensor<9xi64>
      linalg.yield %extracted : i64
    } -> tensor<9xi64>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%65 : tensor<9xi64>) outs(%39 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %140 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %140 : i1
    } -> tensor<9xi1>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel"]} ins(%66, %65, %cst_17 : tensor<9xi1>, tensor<9xi64>, tensor<i64>) outs(%15 : tensor<9xi64>) {
    ^bb0(%in: i1, %in_79: i64, %in_80: i64, %out: i64):
      %140 = arith.select %in, %in_79, %in_80 : i64
      linalg.yield %140 : i64
    } -> tensor<9xi64>
    %expanded_38 = tensor.expand_shape %67 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_38 : tensor<9x1xi64>) outs(%35 : tensor<9x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %140 = linalg.index 0 : index
      %141 = arith.index_cast %in : i64 to index
      %142 = arith.cmpi slt, %141, %c4 : index
      cf.assert %142, "index must be smaller than dim size"
      %143 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %143, "index must be larger or equal to 0"
      %extracted = tensor.extract %38[%140, %141] : tensor<9x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x1xf32>
    %collapsed_39 = tensor.collapse_shape %68 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_39 : tensor<9xf32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel"]} ins(%66, %69, %cst_7 : tensor<9xi1>, tensor<9xf32>, tensor<f32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %140 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction"]} ins(%66 : tensor<9xi1>) outs(%46 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %140 = arith.extui %in : i1 to i64
      %141 = arith.addi %140, %out : i64
      linalg.yield %141 : i64
    } -> tensor<i64>
    %72 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%71 : tensor<i64>) outs(%48 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %140 = arith.sitofp %in : i64 to f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction"]} ins(%70 : tensor<9xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%73, %72 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.divf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%64 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_1 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%74 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_2 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%75, %76 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %extracted_slice_40 = tensor.extract_slice %14[0, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<9x4x6xf32> to tensor<1x4x6xf32>
    %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "reduction"]} ins(%collapsed_41 : tensor<4x6xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %extracted_slice_42 = tensor.extract_slice %14[8, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<9x4x6xf32> to tensor<1x4x6xf32>
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
    %extracted_slice_44 = tensor.extract_slice %collapsed_43[0, 0] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_46 = tensor.extract_slice %14[0, 0, 0] [3, 4, 6] [4, 1, 1] : tensor<9x4x6xf32> to tensor<3x4x6xf32>
    %extracted_slice_47 = tensor.extract_slice %extracted_slice_46[0, 0, 0] [3, 1, 6] [1, 1, 1] : tensor<3x4x6xf32> to tensor<3x1x6xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0, 1], [2]] : tensor<3x1x6xf32> into tensor<3x6xf32>
    %extracted_slice_49 = tensor.extract_slice %collapsed_48[0, 0] [3, 1] [1, 1] : tensor<3x6xf32> to tensor<3x1xf32>
    %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %79 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_8, %72 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.divf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %expanded_51 = tensor.expand_shape %65 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %80 = tensor.empty() : tensor<9x1xi1>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_51 : tensor<9x1xi64>) outs(%80 : tensor<9x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %140 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %140 : i1
    } -> tensor<9x1xi1>
    %82 = tensor.empty() : tensor<9x1xi64>
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%81, %expanded_51, %cst_17 : tensor<9x1xi1>, tensor<9x1xi64>, tensor<i64>) outs(%82 : tensor<9x1xi64>) {
    ^bb0(%in: i1, %in_79: i64, %in_80: i64, %out: i64):
      %140 = arith.select %in, %in_79, %in_80 : i64
      linalg.yield %140 : i64
    } -> tensor<9x1xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<9x1xi64>) -> tensor<9x1xi64>
    %85:3 = linalg.generic {indexing_maps = [#map10, #map10, #map1], iterator_types = ["parallel"]} outs(%84, %84, %53 : tensor<9x1xi64>, tensor<9x1xi64>, tensor<9xf32>) {
    ^bb0(%out: i64, %out_79: i64, %out_80: f32):
      %140 = linalg.index 0 : index
      %141 = arith.remsi %140, %c9 : index
      %extracted = tensor.extract %83[%141, %c0] : tensor<9x1xi64>
      %142 = arith.index_cast %141 : index to i64
      linalg.yield %142, %extracted, %cst_15 : i64, i64, f32
    } -> (tensor<9x1xi64>, tensor<9x1xi64>, tensor<9xf32>)
    %86 = tensor.empty() : tensor<9x2xi64>
    %87 = linalg.fill ins(%c0_i64 : i64) outs(%86 : tensor<9x2xi64>) -> tensor<9x2xi64>
    %inserted_slice = tensor.insert_slice %85#0 into %87[0, 0] [9, 1] [1, 1] : tensor<9x1xi64> into tensor<9x2xi64>
    %inserted_slice_52 = tensor.insert_slice %85#1 into %inserted_slice[0, 1] [9, 1] [1, 1] : tensor<9x1xi64> into tensor<9x2xi64>
    %88 = "tm_tensor.scatter"(%85#2, %inserted_slice_52, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "tm_tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<9xf32>, tensor<9x2xi64>, tensor<9x4xf32>) -> tensor<9x4xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map9, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%81, %79, %cst_7 : tensor<9x1xi1>, tensor<f32>, tensor<f32>) outs(%34 : tensor<9x1xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %140 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %140 : f32
    } -> tensor<9x1xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%88, %89 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.mulf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<9x4xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.exp %in : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<9x4xf32>) outs(%35 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<9x1xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.mulf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%90, %93 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %95 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_9, %59 : tensor<f32>, tensor<i64>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: i64, %out: f32):
      %140 = arith.sitofp %in_79 : i64 to f32
      %141 = arith.divf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel"]} ins(%95 : tensor<f32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel"]} ins(%56, %cst_7, %96 : tensor<9xi1>, tensor<f32>, tensor<9xf32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %140 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%97 : tensor<9xf32>) outs(%29 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<9xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<9xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_10, %49 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.divf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<f32>
    %expanded_53 = tensor.expand_shape %arg3 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_53 : tensor<9x1xi64>) outs(%80 : tensor<9x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %140 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %140 : i1
    } -> tensor<9x1xi1>
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %expanded_53, %cst_17 : tensor<9x1xi1>, tensor<9x1xi64>, tensor<i64>) outs(%82 : tensor<9x1xi64>) {
    ^bb0(%in: i1, %in_79: i64, %in_80: i64, %out: i64):
      %140 = arith.select %in, %in_79, %in_80 : i64
      linalg.yield %140 : i64
    } -> tensor<9x1xi64>
    %103:3 = linalg.generic {indexing_maps = [#map10, #map10, #map1], iterator_types = ["parallel"]} outs(%84, %84, %53 : tensor<9x1xi64>, tensor<9x1xi64>, tensor<9xf32>) {
    ^bb0(%out: i64, %out_79: i64, %out_80: f32):
      %140 = linalg.index 0 : index
      %141 = arith.remsi %140, %c9 : index
      %extracted = tensor.extract %102[%141, %c0] : tensor<9x1xi64>
      %142 = arith.index_cast %141 : index to i64
      linalg.yield %142, %extracted, %cst_15 : i64, i64, f32
    } -> (tensor<9x1xi64>, tensor<9x1xi64>, tensor<9xf32>)
    %inserted_slice_54 = tensor.insert_slice %103#0 into %87[0, 0] [9, 1] [1, 1] : tensor<9x1xi64> into tensor<9x2xi64>
    %inserted_slice_55 = tensor.insert_slice %103#1 into %inserted_slice_54[0, 1] [9, 1] [1, 1] : tensor<9x1xi64> into tensor<9x2xi64>
    %104 = "tm_tensor.scatter"(%103#2, %inserted_slice_55, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "tm_tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<9xf32>, tensor<9x2xi64>, tensor<9x4xf32>) -> tensor<9x4xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map9, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %100, %cst_7 : tensor<9x1xi1>, tensor<f32>, tensor<f32>) outs(%34 : tensor<9x1xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %140 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %140 : f32
    } -> tensor<9x1xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.mulf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %106 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%107 : tensor<9x4xf32>) outs(%35 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %out : f32
      linalg.yield %140 : f32
    } -> tensor<9x1xf32>
    %109 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%91, %108 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.mulf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %110 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%107, %109 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %110 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%26 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4xf32>
    %112 = tensor.empty() : tensor<6x9xf32>
    %transposed = linalg.transpose ins(%25 : tensor<9x6xf32>) outs(%112 : tensor<6x9xf32>) permutation = [1, 0] 
    %113 = tensor.empty() : tensor<6x4xf32>
    %114 = linalg.fill ins(%cst_13 : f32) outs(%113 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %115 = linalg.matmul ins(%transposed, %111 : tensor<6x9xf32>, tensor<9x4xf32>) outs(%114 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %116 = tensor.empty() : tensor<4x6xf32>
    %transposed_56 = linalg.transpose ins(%arg1 : tensor<6x4xf32>) outs(%116 : tensor<4x6xf32>) permutation = [1, 0] 
    %117 = linalg.matmul ins(%111, %transposed_56 : tensor<9x4xf32>, tensor<4x6xf32>) outs(%23 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<9x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x6xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.divf %in, %cst_12 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_3 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<9x4x6xf32>
    %expanded_57 = tensor.expand_shape %concat_34 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_58 = tensor.expand_shape %120 [[0], [1, 2], [3]] output_shape [9, 1, 4, 6] : tensor<9x4x6xf32> into tensor<9x1x4x6xf32>
    %121 = "tm_tensor.scatter"(%expanded_58, %expanded_57, %cst_14) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %140 = arith.addf %arg5, %arg4 : f32
      "tm_tensor.yield"(%140) : (f32) -> ()
    }) : (tensor<9x1x4x6xf32>, tensor<9x1xi64>, tensor<9x4x6xf32>) -> tensor<9x4x6xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %121 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.mulf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %124 = linalg.generic {indexing_maps = [#map11, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16, %123 : tensor<i64>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: i64, %in_79: f32, %out: f32):
      %140 = arith.sitofp %in : i64 to f32
      %141 = arith.subf %140, %in_79 : f32
      linalg.yield %141 : f32
    } -> tensor<9x4x6xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %124 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.mulf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.mulf %in, %cst_11 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %extracted_slice_59 = tensor.extract_slice %127[8, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<9x4x6xf32> to tensor<1x4x6xf32>
    %extracted_slice_60 = tensor.extract_slice %127[0, 0, 0] [8, 4, 6] [1, 1, 1] : tensor<9x4x6xf32> to tensor<8x4x6xf32>
    %concat_61 = tensor.concat dim(0) %extracted_slice_59, %extracted_slice_60 : (tensor<1x4x6xf32>, tensor<8x4x6xf32>) -> tensor<9x4x6xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %concat_61 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %extracted_slice_62 = tensor.extract_slice %128[0, 0, 0] [9, 4, 2] [1, 1, 1] : tensor<9x4x6xf32> to tensor<9x4x2xf32>
    %extracted_slice_63 = tensor.extract_slice %128[0, 0, 2] [9, 4, 2] [1, 1, 1] : tensor<9x4x6xf32> to tensor<9x4x2xf32>
    %extracted_slice_64 = tensor.extract_slice %128[0, 0, 4] [9, 4, 2] [1, 1, 1] : tensor<9x4x6xf32> to tensor<9x4x2xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_64 : tensor<9x4x2xf32>) outs(%10 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = linalg.index 0 : index
      %141 = linalg.index 1 : index
      %142 = linalg.index 2 : index
      %143 = arith.subi %c3, %141 : index
      %144 = arith.subi %c1, %142 : index
      %extracted = tensor.extract %extracted_slice_64[%140, %143, %144] : tensor<9x4x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4x2xf32>
    %inserted_slice_65 = tensor.insert_slice %129 into %cst_14[0, 0, 4] [9, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> into tensor<9x4x6xf32>
    %extracted_slice_66 = tensor.extract_slice %extracted_slice_63[0, 3, 0] [9, 1, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x1x2xf32>
    %extracted_slice_67 = tensor.extract_slice %extracted_slice_63[0, 0, 0] [9, 3, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x3x2xf32>
    %concat_68 = tensor.concat dim(1) %extracted_slice_66, %extracted_slice_67 : (tensor<9x1x2xf32>, tensor<9x3x2xf32>) -> tensor<9x4x2xf32>
    %extracted_slice_69 = tensor.extract_slice %concat_68[2, 0, 0] [7, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<7x4x2xf32>
    %extracted_slice_70 = tensor.extract_slice %concat_68[0, 0, 0] [2, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<2x4x2xf32>
    %concat_71 = tensor.concat dim(0) %extracted_slice_69, %extracted_slice_70 : (tensor<7x4x2xf32>, tensor<2x4x2xf32>) -> tensor<9x4x2xf32>
    %inserted_slice_72 = tensor.insert_slice %concat_71 into %cst_14[0, 0, 2] [9, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> into tensor<9x4x6xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_65, %inserted_slice_72 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %extracted_slice_73 = tensor.extract_slice %extracted_slice_62[0, 1, 0] [9, 3, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x3x2xf32>
    %extracted_slice_74 = tensor.extract_slice %extracted_slice_62[0, 0, 0] [9, 1, 2] [1, 1, 1] : tensor<9x4x2xf32> to tensor<9x1x2xf32>
    %concat_75 = tensor.concat dim(1) %extracted_slice_73, %extracted_slice_74 : (tensor<9x3x2xf32>, tensor<9x1x2xf32>) -> tensor<9x4x2xf32>
    %inserted_slice_76 = tensor.insert_slice %concat_75 into %cst_14[0, 0, 0] [9, 4, 2] [1, 1, 1] : tensor<9x4x2xf32> into tensor<9x4x6xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %inserted_slice_76 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%0 : tensor<9x4x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.addf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<9x4x6xf32>
    %collapsed_77 = tensor.collapse_shape %131 [[0, 1], [2]] : tensor<9x4x6xf32> into tensor<36x6xf32>
    %132 = tensor.empty() : tensor<6x36xf32>
    %transposed_78 = linalg.transpose ins(%collapsed : tensor<36x6xf32>) outs(%132 : tensor<6x36xf32>) permutation = [1, 0] 
    %133 = tensor.empty() : tensor<6x6xf32>
    %134 = linalg.fill ins(%cst_13 : f32) outs(%133 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %135 = linalg.matmul ins(%transposed_78, %collapsed_77 : tensor<6x36xf32>, tensor<36x6xf32>) outs(%134 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<6x6xf32>) outs(%133 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_6 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<6x6xf32>
    %137 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %136 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%133 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<6x6xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<6x4xf32>) outs(%113 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.truncf %cst_6 : f64 to f32
      %141 = arith.mulf %in, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<6x4xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %138 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%113 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %140 = arith.subf %in, %in_79 : f32
      linalg.yield %140 : f32
    } -> tensor<6x4xf32>
    return %137, %139, %77, %78, %collapsed_45, %collapsed_50 : tensor<6x6xf32>, tensor<6x4xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<3xf32>
  }
}

