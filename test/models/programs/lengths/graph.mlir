#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
module {
  func.func @train_step(%arg0: tensor<5x9xf32> {dp.name = "params.f", dp.state}, %arg1: tensor<5x9xf32> {dp.name = "params.r", dp.state}, %arg2: tensor<6x3xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<7x3x2xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<7xi64> {dp.name = "length", dp.scatter = 0 : i64}, %arg5: tensor<7xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<5x9xf32> {dp.name = "params.f", dp.updates = 0 : i64}, tensor<5x9xf32> {dp.name = "params.r", dp.updates = 1 : i64}, tensor<6x3xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7x3xi64> {dp.name = "turned"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<7x3x3xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<7x3xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<7x1x6xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<7x9xf32>
    %c-100_i64 = arith.constant -100 : i64
    %c7_i64 = arith.constant 7 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c7 = arith.constant 7 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_8 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_9 = arith.constant -1.000000e+00 : f32
    %cst_10 = arith.constant dense<1> : tensor<i64>
    %cst_11 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %287 = linalg.index 0 : index
      %288 = arith.index_cast %287 : index to i64
      linalg.yield %288 : i64
    } -> tensor<3xi64>
    %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x3xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<3xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x3xi1>) {
    ^bb0(%in: i64, %in_111: i64, %out: i1):
      %287 = arith.cmpi slt, %in, %in_111 : i64
      linalg.yield %287 : i1
    } -> tensor<7x3xi1>
    %4 = tensor.empty() : tensor<7x1xi64>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xi64>) outs(%4 : tensor<7x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %287 = arith.subi %in, %c1_i64 : i64
      linalg.yield %287 : i64
    } -> tensor<7x1xi64>
    %6 = tensor.empty() : tensor<7x3xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %1 : tensor<7x1xi64>, tensor<3xi64>) outs(%6 : tensor<7x3xi64>) {
    ^bb0(%in: i64, %in_111: i64, %out: i64):
      %287 = arith.subi %in, %in_111 : i64
      linalg.yield %287 : i64
    } -> tensor<7x3xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %7, %1 : tensor<7x3xi1>, tensor<7x3xi64>, tensor<3xi64>) outs(%6 : tensor<7x3xi64>) {
    ^bb0(%in: i1, %in_111: i64, %in_112: i64, %out: i64):
      %287 = arith.select %in, %in_111, %in_112 : i64
      linalg.yield %287 : i64
    } -> tensor<7x3xi64>
    %9 = tensor.empty() : tensor<7x3x2xi64>
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<7x3xi64>) outs(%9 : tensor<7x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x3x2xi64>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<7x3x2xi64>) outs(%9 : tensor<7x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %287 = arith.remsi %in, %c3_i64 : i64
      %288 = arith.cmpi ne, %287, %c0_i64 : i64
      %289 = arith.cmpi slt, %287, %c0_i64 : i64
      %290 = arith.andi %288, %289 : i1
      %291 = arith.addi %287, %c3_i64 : i64
      %292 = arith.select %290, %291, %287 : i64
      linalg.yield %292 : i64
    } -> tensor<7x3x2xi64>
    %12 = tensor.empty() : tensor<7x3x2xf32>
    %13 = linalg.fill ins(%cst_8 : f32) outs(%12 : tensor<7x3x2xf32>) -> tensor<7x3x2xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<7x3x2xi64>) outs(%13 : tensor<7x3x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %287 = linalg.index 0 : index
      %288 = arith.index_cast %in : i64 to index
      %289 = linalg.index 2 : index
      %290 = arith.cmpi slt, %288, %c3 : index
      cf.assert %290, "index must be smaller than dim size"
      %291 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %291, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg3[%287, %288, %289] : tensor<7x3x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x3x2xf32>
    %15 = tensor.empty() : tensor<7xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<7xi64>) outs(%15 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %287 = arith.subi %in, %c1_i64 : i64
      linalg.yield %287 : i64
    } -> tensor<7xi64>
    %17 = tensor.empty() : tensor<7x1x3xi64>
    %expanded_12 = tensor.expand_shape %16 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %18 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<7x1xi64>) outs(%17 : tensor<7x1x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x1x3xi64>
    %extracted_slice = tensor.extract_slice %arg3[0, 0, 0] [7, 1, 2] [1, 1, 1] : tensor<7x3x2xf32> to tensor<7x1x2xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %concat = tensor.concat dim(1) %collapsed, %cst_0 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    %19 = tensor.empty() : tensor<7x9xf32>
    %20 = linalg.fill ins(%cst_8 : f32) outs(%19 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %21 = linalg.matmul ins(%concat, %arg0 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%20 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice_13 = tensor.extract_slice %21[0, 0] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %22 = tensor.empty() : tensor<7x3xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_13 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_0 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %23 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_14 = tensor.extract_slice %21[0, 3] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %extracted_slice_15 = tensor.extract_slice %21[0, 6] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_15 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_14, %26 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.tanh %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %28 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %29 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_16 = tensor.extract_slice %arg3[0, 1, 0] [7, 1, 2] [1, 1, 1] : tensor<7x3x2xf32> to tensor<7x1x2xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %concat_18 = tensor.concat dim(1) %collapsed_17, %30 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    %31 = linalg.matmul ins(%concat_18, %arg0 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%20 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice_19 = tensor.extract_slice %31[0, 0] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %30 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %32 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_20 = tensor.extract_slice %31[0, 3] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %extracted_slice_21 = tensor.extract_slice %31[0, 6] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_21 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20, %35 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.tanh %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %37 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %38 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_22 = tensor.extract_slice %arg3[0, 2, 0] [7, 1, 2] [1, 1, 1] : tensor<7x3x2xf32> to tensor<7x1x2xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %concat_24 = tensor.concat dim(1) %collapsed_23, %39 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    %40 = linalg.matmul ins(%concat_24, %arg0 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%20 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice_25 = tensor.extract_slice %40[0, 0] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41, %39 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %41 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_26 = tensor.extract_slice %40[0, 3] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %extracted_slice_27 = tensor.extract_slice %40[0, 6] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_27 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26, %44 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.tanh %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43, %46 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42, %47 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %concat_28 = tensor.concat dim(1) %30, %39, %48 : (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    %expanded_29 = tensor.expand_shape %concat_28 [[0], [1, 2]] output_shape [7, 3, 3] : tensor<7x9xf32> into tensor<7x3x3xf32>
    %49 = tensor.empty() : tensor<7x1x3xf32>
    %50 = linalg.fill ins(%cst_8 : f32) outs(%49 : tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<7x1x3xi64>) outs(%50 : tensor<7x1x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %287 = linalg.index 0 : index
      %288 = arith.index_cast %in : i64 to index
      %289 = linalg.index 2 : index
      %290 = arith.cmpi slt, %288, %c3 : index
      cf.assert %290, "index must be smaller than dim size"
      %291 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %291, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_29[%287, %288, %289] : tensor<7x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_30 = tensor.extract_slice %14[0, 0, 0] [7, 1, 2] [1, 1, 1] : tensor<7x3x2xf32> to tensor<7x1x2xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %concat_32 = tensor.concat dim(1) %collapsed_31, %cst_0 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    %52 = linalg.matmul ins(%concat_32, %arg1 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%20 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice_33 = tensor.extract_slice %52[0, 0] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_33 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_0 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %53 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_34 = tensor.extract_slice %52[0, 3] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %extracted_slice_35 = tensor.extract_slice %52[0, 6] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_35 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_34, %56 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.tanh %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%55, %58 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%54, %59 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_36 = tensor.extract_slice %14[0, 1, 0] [7, 1, 2] [1, 1, 1] : tensor<7x3x2xf32> to tensor<7x1x2xf32>
    %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %concat_38 = tensor.concat dim(1) %collapsed_37, %60 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    %61 = linalg.matmul ins(%concat_38, %arg1 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%20 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice_39 = tensor.extract_slice %61[0, 0] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%62, %60 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %62 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_40 = tensor.extract_slice %61[0, 3] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %extracted_slice_41 = tensor.extract_slice %61[0, 6] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40, %65 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.tanh %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%64, %67 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%63, %68 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_42 = tensor.extract_slice %14[0, 2, 0] [7, 1, 2] [1, 1, 1] : tensor<7x3x2xf32> to tensor<7x1x2xf32>
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %concat_44 = tensor.concat dim(1) %collapsed_43, %69 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    %70 = linalg.matmul ins(%concat_44, %arg1 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%20 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice_45 = tensor.extract_slice %70[0, 0] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_45 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %69 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %71 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_46 = tensor.extract_slice %70[0, 3] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %extracted_slice_47 = tensor.extract_slice %70[0, 6] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_47 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      %288 = math.exp %287 : f32
      %289 = arith.addf %288, %cst_1 : f32
      %290 = arith.divf %cst_1, %289 : f32
      linalg.yield %290 : f32
    } -> tensor<7x3xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_46, %74 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.tanh %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73, %76 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %77 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %concat_48 = tensor.concat dim(1) %60, %69, %78 : (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    %expanded_49 = tensor.expand_shape %concat_48 [[0], [1, 2]] output_shape [7, 3, 3] : tensor<7x9xf32> into tensor<7x3x3xf32>
    %79 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%15 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %287 = linalg.index 0 : index
      %288 = arith.index_cast %287 : index to i64
      linalg.yield %288 : i64
    } -> tensor<7xi64>
    %80 = linalg.generic {indexing_maps = [#map7, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%79, %16 : tensor<7xi64>, tensor<7xi64>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: i64, %out: f32):
      %287 = arith.cmpi slt, %in, %c0_i64 : i64
      %288 = arith.addi %in, %c7_i64 : i64
      %289 = arith.select %287, %288, %in : i64
      %290 = arith.index_cast %289 : i64 to index
      %291 = arith.cmpi slt, %in_111, %c0_i64 : i64
      %292 = arith.addi %in_111, %c3_i64 : i64
      %293 = arith.select %291, %292, %in_111 : i64
      %294 = arith.index_cast %293 : i64 to index
      %295 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_49[%290, %294, %295] : tensor<7x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x3xf32>
    %expanded_50 = tensor.expand_shape %80 [[0], [1, 2]] output_shape [7, 1, 3] : tensor<7x3xf32> into tensor<7x1x3xf32>
    %concat_51 = tensor.concat dim(2) %51, %expanded_50 : (tensor<7x1x3xf32>, tensor<7x1x3xf32>) -> tensor<7x1x6xf32>
    %collapsed_52 = tensor.collapse_shape %concat_51 [[0, 1], [2]] : tensor<7x1x6xf32> into tensor<7x6xf32>
    %81 = linalg.fill ins(%cst_8 : f32) outs(%22 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %82 = linalg.matmul ins(%collapsed_52, %arg2 : tensor<7x6xf32>, tensor<6x3xf32>) outs(%81 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<7xi64>) -> tensor<7xi64>
    %84 = tensor.empty() : tensor<7xf32>
    %85 = linalg.fill ins(%cst_2 : f32) outs(%84 : tensor<7xf32>) -> tensor<7xf32>
    %86:2 = linalg.generic {indexing_maps = [#map3, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%82 : tensor<7x3xf32>) outs(%85, %83 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_111: i64):
      %287 = linalg.index 1 : index
      %288 = arith.index_cast %287 : index to i64
      %289 = arith.maximumf %in, %out : f32
      %290 = arith.cmpf ogt, %in, %out : f32
      %291 = arith.select %290, %288, %out_111 : i64
      linalg.yield %289, %291 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %expanded_53 = tensor.expand_shape %86#0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%82, %expanded_53 : tensor<7x3xf32>, tensor<7x1xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.subf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.exp %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %89 = tensor.empty() : tensor<7x1xf32>
    %90 = linalg.fill ins(%cst_8 : f32) outs(%89 : tensor<7x1xf32>) -> tensor<7x1xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<7x3xf32>) outs(%90 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.addf %in, %out : f32
      linalg.yield %287 : f32
    } -> tensor<7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x1xf32>) outs(%89 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.log %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %92 : tensor<7x3xf32>, tensor<7x1xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.subf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %94 = tensor.empty() : tensor<7xi1>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<7xi64>) outs(%94 : tensor<7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %287 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %287 : i1
    } -> tensor<7xi1>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map8, #map], iterator_types = ["parallel"]} ins(%95, %arg5, %cst_11 : tensor<7xi1>, tensor<7xi64>, tensor<i64>) outs(%15 : tensor<7xi64>) {
    ^bb0(%in: i1, %in_111: i64, %in_112: i64, %out: i64):
      %287 = arith.select %in, %in_111, %in_112 : i64
      linalg.yield %287 : i64
    } -> tensor<7xi64>
    %expanded_54 = tensor.expand_shape %96 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_54 : tensor<7x1xi64>) outs(%90 : tensor<7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %287 = linalg.index 0 : index
      %288 = arith.index_cast %in : i64 to index
      %289 = arith.cmpi slt, %288, %c3 : index
      cf.assert %289, "index must be smaller than dim size"
      %290 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %290, "index must be larger or equal to 0"
      %extracted = tensor.extract %93[%287, %288] : tensor<7x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x1xf32>
    %collapsed_55 = tensor.collapse_shape %97 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_55 : tensor<7xf32>) outs(%84 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map8, #map], iterator_types = ["parallel"]} ins(%95, %98, %cst_4 : tensor<7xi1>, tensor<7xf32>, tensor<f32>) outs(%84 : tensor<7xf32>) {
    ^bb0(%in: i1, %in_111: f32, %in_112: f32, %out: f32):
      %287 = arith.select %in, %in_111, %in_112 : f32
      linalg.yield %287 : f32
    } -> tensor<7xf32>
    %100 = tensor.empty() : tensor<i64>
    %101 = linalg.fill ins(%c0_i64 : i64) outs(%100 : tensor<i64>) -> tensor<i64>
    %102 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction"]} ins(%95 : tensor<7xi1>) outs(%101 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %287 = arith.extui %in : i1 to i64
      %288 = arith.addi %287, %out : i64
      linalg.yield %288 : i64
    } -> tensor<i64>
    %103 = tensor.empty() : tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%102 : tensor<i64>) outs(%103 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      linalg.yield %287 : f32
    } -> tensor<f32>
    %105 = linalg.fill ins(%cst_8 : f32) outs(%103 : tensor<f32>) -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction"]} ins(%99 : tensor<7xf32>) outs(%105 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.addf %in, %out : f32
      linalg.yield %287 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%106, %104 : tensor<f32>, tensor<f32>) outs(%103 : tensor<f32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.divf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%cst_5, %104 : tensor<f32>, tensor<f32>) outs(%103 : tensor<f32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.divf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<f32>
    %expanded_56 = tensor.expand_shape %arg5 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %109 = tensor.empty() : tensor<7x1xi1>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_56 : tensor<7x1xi64>) outs(%109 : tensor<7x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %287 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %287 : i1
    } -> tensor<7x1xi1>
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%110, %expanded_56, %cst_11 : tensor<7x1xi1>, tensor<7x1xi64>, tensor<i64>) outs(%4 : tensor<7x1xi64>) {
    ^bb0(%in: i1, %in_111: i64, %in_112: i64, %out: i64):
      %287 = arith.select %in, %in_111, %in_112 : i64
      linalg.yield %287 : i64
    } -> tensor<7x1xi64>
    %112 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<7x1xi64>) -> tensor<7x1xi64>
    %113 = linalg.fill ins(%cst_8 : f32) outs(%84 : tensor<7xf32>) -> tensor<7xf32>
    %114:3 = linalg.generic {indexing_maps = [#map10, #map10, #map], iterator_types = ["parallel"]} outs(%112, %112, %113 : tensor<7x1xi64>, tensor<7x1xi64>, tensor<7xf32>) {
    ^bb0(%out: i64, %out_111: i64, %out_112: f32):
      %287 = linalg.index 0 : index
      %288 = arith.remsi %287, %c7 : index
      %extracted = tensor.extract %111[%288, %c0] : tensor<7x1xi64>
      %289 = arith.index_cast %288 : index to i64
      linalg.yield %289, %extracted, %cst_9 : i64, i64, f32
    } -> (tensor<7x1xi64>, tensor<7x1xi64>, tensor<7xf32>)
    %115 = tensor.empty() : tensor<7x2xi64>
    %116 = linalg.fill ins(%c0_i64 : i64) outs(%115 : tensor<7x2xi64>) -> tensor<7x2xi64>
    %inserted_slice = tensor.insert_slice %114#0 into %116[0, 0] [7, 1] [1, 1] : tensor<7x1xi64> into tensor<7x2xi64>
    %inserted_slice_57 = tensor.insert_slice %114#1 into %inserted_slice[0, 1] [7, 1] [1, 1] : tensor<7x1xi64> into tensor<7x2xi64>
    %117 = "tm_tensor.scatter"(%114#2, %inserted_slice_57, %cst_0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "tm_tensor.yield"(%arg6) : (f32) -> ()
    }) : (tensor<7xf32>, tensor<7x2xi64>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map6, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%110, %108, %cst_4 : tensor<7x1xi1>, tensor<f32>, tensor<f32>) outs(%89 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_111: f32, %in_112: f32, %out: f32):
      %287 = arith.select %in, %in_111, %in_112 : f32
      linalg.yield %287 : f32
    } -> tensor<7x1xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%117, %118 : tensor<7x3xf32>, tensor<7x1xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = math.exp %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%119 : tensor<7x3xf32>) outs(%90 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.addf %in, %out : f32
      linalg.yield %287 : f32
    } -> tensor<7x1xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%120, %121 : tensor<7x3xf32>, tensor<7x1xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%119, %122 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.subf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %124 = tensor.empty() : tensor<6x7xf32>
    %transposed = linalg.transpose ins(%collapsed_52 : tensor<7x6xf32>) outs(%124 : tensor<6x7xf32>) permutation = [1, 0] 
    %125 = tensor.empty() : tensor<6x3xf32>
    %126 = linalg.fill ins(%cst_8 : f32) outs(%125 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %127 = linalg.matmul ins(%transposed, %123 : tensor<6x7xf32>, tensor<7x3xf32>) outs(%126 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %128 = tensor.empty() : tensor<3x6xf32>
    %transposed_58 = linalg.transpose ins(%arg2 : tensor<6x3xf32>) outs(%128 : tensor<3x6xf32>) permutation = [1, 0] 
    %129 = tensor.empty() : tensor<7x6xf32>
    %130 = linalg.fill ins(%cst_8 : f32) outs(%129 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %131 = linalg.matmul ins(%123, %transposed_58 : tensor<7x3xf32>, tensor<3x6xf32>) outs(%130 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %132 = tensor.empty() : tensor<1xi64>
    %133 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%132 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_59 = tensor.expand_shape %133 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %134 = tensor.empty() : tensor<1x1x1xi1>
    %135 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<1x1x1xi64>) outs(%134 : tensor<1x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %287 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %287 : i1
    } -> tensor<1x1x1xi1>
    %expanded_60 = tensor.expand_shape %131 [[0], [1, 2]] output_shape [7, 1, 6] : tensor<7x6xf32> into tensor<7x1x6xf32>
    %136 = tensor.empty() : tensor<7x1x6xf32>
    %137 = linalg.generic {indexing_maps = [#map11, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %expanded_60, %cst_6 : tensor<1x1x1xi1>, tensor<7x1x6xf32>, tensor<7x1x6xf32>) outs(%136 : tensor<7x1x6xf32>) {
    ^bb0(%in: i1, %in_111: f32, %in_112: f32, %out: f32):
      %287 = arith.select %in, %in_111, %in_112 : f32
      linalg.yield %287 : f32
    } -> tensor<7x1x6xf32>
    %extracted_slice_61 = tensor.extract_slice %137[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x1x6xf32> to tensor<7x1x3xf32>
    %extracted_slice_62 = tensor.extract_slice %137[0, 0, 3] [7, 1, 3] [1, 1, 1] : tensor<7x1x6xf32> to tensor<7x1x3xf32>
    %expanded_63 = tensor.expand_shape %79 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %concat_64 = tensor.concat dim(1) %expanded_63, %expanded_12 : (tensor<7x1xi64>, tensor<7x1xi64>) -> tensor<7x2xi64>
    %expanded_65 = tensor.expand_shape %extracted_slice_62 [[0], [1], [2, 3]] output_shape [7, 1, 1, 3] : tensor<7x1x3xf32> into tensor<7x1x1x3xf32>
    %138 = "tm_tensor.scatter"(%expanded_65, %concat_64, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %287 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%287) : (f32) -> ()
    }) : (tensor<7x1x1x3xf32>, tensor<7x2xi64>, tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %extracted_slice_66 = tensor.extract_slice %138[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %collapsed_67 = tensor.collapse_shape %extracted_slice_66 [[0, 1], [2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %extracted_slice_68 = tensor.extract_slice %138[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %collapsed_69 = tensor.collapse_shape %extracted_slice_68 [[0, 1], [2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %extracted_slice_70 = tensor.extract_slice %138[0, 2, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %collapsed_71 = tensor.collapse_shape %extracted_slice_70 [[0, 1], [2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_71, %73 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_71, %76 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%76, %76 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %142 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %141 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%139, %142 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %extracted_slice_46 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %74 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %146 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %74 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74, %146 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%144, %147 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_72 = tensor.insert_slice %148 into %cst_7[0, 6] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %inserted_slice_73 = tensor.insert_slice %145 into %cst_7[0, 3] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_72, %inserted_slice_73 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_71, %71 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_71, %69 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%150, %152 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_69, %151 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %73 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%153, %155 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_74 = tensor.insert_slice %156 into %cst_7[0, 0] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%149, %inserted_slice_74 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %158 = tensor.empty() : tensor<5x7xf32>
    %transposed_75 = linalg.transpose ins(%concat_44 : tensor<7x5xf32>) outs(%158 : tensor<5x7xf32>) permutation = [1, 0] 
    %159 = tensor.empty() : tensor<5x9xf32>
    %160 = linalg.fill ins(%cst_8 : f32) outs(%159 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %161 = linalg.matmul ins(%transposed_75, %157 : tensor<5x7xf32>, tensor<7x9xf32>) outs(%160 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %162 = tensor.empty() : tensor<9x5xf32>
    %transposed_76 = linalg.transpose ins(%arg1 : tensor<5x9xf32>) outs(%162 : tensor<9x5xf32>) permutation = [1, 0] 
    %163 = tensor.empty() : tensor<7x5xf32>
    %164 = linalg.fill ins(%cst_8 : f32) outs(%163 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %165 = linalg.matmul ins(%157, %transposed_76 : tensor<7x9xf32>, tensor<9x5xf32>) outs(%164 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %extracted_slice_77 = tensor.extract_slice %165[0, 2] [7, 3] [1, 1] : tensor<7x5xf32> to tensor<7x3xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%154, %extracted_slice_77 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %64 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %67 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%67, %67 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %170 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %169 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%167, %170 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %172 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171, %extracted_slice_40 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171, %65 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %174 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %65 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%65, %174 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%172, %175 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_78 = tensor.insert_slice %176 into %cst_7[0, 6] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %inserted_slice_79 = tensor.insert_slice %173 into %cst_7[0, 3] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_78, %inserted_slice_79 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %62 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %60 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%178, %180 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_67, %179 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%181, %183 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_80 = tensor.insert_slice %184 into %cst_7[0, 0] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%177, %inserted_slice_80 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %transposed_81 = linalg.transpose ins(%concat_38 : tensor<7x5xf32>) outs(%158 : tensor<5x7xf32>) permutation = [1, 0] 
    %186 = linalg.matmul ins(%transposed_81, %185 : tensor<5x7xf32>, tensor<7x9xf32>) outs(%160 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %187 = linalg.matmul ins(%185, %transposed_76 : tensor<7x9xf32>, tensor<9x5xf32>) outs(%164 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %188 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%161, %186 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<5x9xf32>
    %extracted_slice_82 = tensor.extract_slice %187[0, 2] [7, 3] [1, 1] : tensor<7x5xf32> to tensor<7x3xf32>
    %189 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%182, %extracted_slice_82 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%189, %55 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%189, %58 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%58, %58 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %193 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %192 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%190, %193 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%194, %extracted_slice_34 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%194, %56 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %197 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %56 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%56, %197 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%195, %198 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_83 = tensor.insert_slice %199 into %cst_7[0, 6] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %inserted_slice_84 = tensor.insert_slice %196 into %cst_7[0, 3] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_83, %inserted_slice_84 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%189, %cst_0 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%201, %202 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%53, %55 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_85 = tensor.insert_slice %205 into %cst_7[0, 0] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%200, %inserted_slice_85 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %transposed_86 = linalg.transpose ins(%concat_32 : tensor<7x5xf32>) outs(%158 : tensor<5x7xf32>) permutation = [1, 0] 
    %207 = linalg.matmul ins(%transposed_86, %206 : tensor<5x7xf32>, tensor<7x9xf32>) outs(%160 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%188, %207 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<5x9xf32>
    %209 = tensor.empty() : tensor<21x1xi64>
    %210 = linalg.fill ins(%c0_i64 : i64) outs(%209 : tensor<21x1xi64>) -> tensor<21x1xi64>
    %211 = tensor.empty() : tensor<21xf32>
    %212 = linalg.fill ins(%cst_8 : f32) outs(%211 : tensor<21xf32>) -> tensor<21xf32>
    %213:4 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map], iterator_types = ["parallel"]} outs(%210, %210, %210, %212 : tensor<21x1xi64>, tensor<21x1xi64>, tensor<21x1xi64>, tensor<21xf32>) {
    ^bb0(%out: i64, %out_111: i64, %out_112: i64, %out_113: f32):
      %287 = linalg.index 0 : index
      %288 = arith.remsi %287, %c3 : index
      %289 = arith.divsi %287, %c3 : index
      %290 = arith.remsi %289, %c7 : index
      %extracted = tensor.extract %18[%290, %c0, %288] : tensor<7x1x3xi64>
      %extracted_114 = tensor.extract %extracted_slice_61[%290, %c0, %288] : tensor<7x1x3xf32>
      %291 = arith.index_cast %290 : index to i64
      %292 = arith.index_cast %288 : index to i64
      linalg.yield %291, %extracted, %292, %extracted_114 : i64, i64, i64, f32
    } -> (tensor<21x1xi64>, tensor<21x1xi64>, tensor<21x1xi64>, tensor<21xf32>)
    %214 = tensor.empty() : tensor<21x3xi64>
    %215 = linalg.fill ins(%c0_i64 : i64) outs(%214 : tensor<21x3xi64>) -> tensor<21x3xi64>
    %inserted_slice_87 = tensor.insert_slice %213#0 into %215[0, 0] [21, 1] [1, 1] : tensor<21x1xi64> into tensor<21x3xi64>
    %inserted_slice_88 = tensor.insert_slice %213#1 into %inserted_slice_87[0, 1] [21, 1] [1, 1] : tensor<21x1xi64> into tensor<21x3xi64>
    %inserted_slice_89 = tensor.insert_slice %213#2 into %inserted_slice_88[0, 2] [21, 1] [1, 1] : tensor<21x1xi64> into tensor<21x3xi64>
    %216 = "tm_tensor.scatter"(%213#3, %inserted_slice_89, %cst) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %287 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%287) : (f32) -> ()
    }) : (tensor<21xf32>, tensor<21x3xi64>, tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %extracted_slice_90 = tensor.extract_slice %216[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %collapsed_91 = tensor.collapse_shape %extracted_slice_90 [[0, 1], [2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %extracted_slice_92 = tensor.extract_slice %216[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %collapsed_93 = tensor.collapse_shape %extracted_slice_92 [[0, 1], [2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %extracted_slice_94 = tensor.extract_slice %216[0, 2, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %collapsed_95 = tensor.collapse_shape %extracted_slice_94 [[0, 1], [2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %217 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95, %43 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95, %46 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %46 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %220 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %219 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%217, %220 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%221, %extracted_slice_26 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%221, %44 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %224 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %44 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44, %224 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%222, %225 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_96 = tensor.insert_slice %226 into %cst_7[0, 6] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %inserted_slice_97 = tensor.insert_slice %223 into %cst_7[0, 3] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_96, %inserted_slice_97 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %228 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95, %41 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95, %39 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%228, %230 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_93, %229 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %234 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%231, %233 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_98 = tensor.insert_slice %234 into %cst_7[0, 0] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%227, %inserted_slice_98 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %transposed_99 = linalg.transpose ins(%concat_24 : tensor<7x5xf32>) outs(%158 : tensor<5x7xf32>) permutation = [1, 0] 
    %236 = linalg.matmul ins(%transposed_99, %235 : tensor<5x7xf32>, tensor<7x9xf32>) outs(%160 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %transposed_100 = linalg.transpose ins(%arg0 : tensor<5x9xf32>) outs(%162 : tensor<9x5xf32>) permutation = [1, 0] 
    %237 = linalg.matmul ins(%235, %transposed_100 : tensor<7x9xf32>, tensor<9x5xf32>) outs(%164 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %extracted_slice_101 = tensor.extract_slice %237[0, 2] [7, 3] [1, 1] : tensor<7x5xf32> to tensor<7x3xf32>
    %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%232, %extracted_slice_101 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238, %34 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238, %37 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%37, %37 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %242 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %241 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%239, %242 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %244 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%243, %extracted_slice_20 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%243, %35 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %246 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %35 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %247 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %246 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%244, %247 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_102 = tensor.insert_slice %248 into %cst_7[0, 6] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %inserted_slice_103 = tensor.insert_slice %245 into %cst_7[0, 3] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_102, %inserted_slice_103 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%240 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238, %32 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238, %30 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%250, %252 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_91, %251 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%253, %255 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_104 = tensor.insert_slice %256 into %cst_7[0, 0] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%249, %inserted_slice_104 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %transposed_105 = linalg.transpose ins(%concat_18 : tensor<7x5xf32>) outs(%158 : tensor<5x7xf32>) permutation = [1, 0] 
    %258 = linalg.matmul ins(%transposed_105, %257 : tensor<5x7xf32>, tensor<7x9xf32>) outs(%160 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %259 = linalg.matmul ins(%257, %transposed_100 : tensor<7x9xf32>, tensor<9x5xf32>) outs(%164 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%236, %258 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<5x9xf32>
    %extracted_slice_106 = tensor.extract_slice %259[0, 2] [7, 3] [1, 1] : tensor<7x5xf32> to tensor<7x3xf32>
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%254, %extracted_slice_106 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%261, %25 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %263 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%261, %28 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %28 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %265 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %264 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%262, %265 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%266, %extracted_slice_14 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%266, %26 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %269 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %26 : tensor<i64>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %in_111: f32, %out: f32):
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.subf %287, %in_111 : f32
      linalg.yield %288 : f32
    } -> tensor<7x3xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%26, %269 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%267, %270 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_107 = tensor.insert_slice %271 into %cst_7[0, 6] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %inserted_slice_108 = tensor.insert_slice %268 into %cst_7[0, 3] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_107, %inserted_slice_108 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%263 : tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.negf %in : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%261, %cst_0 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%273, %274 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%275, %276 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%22 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.mulf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x3xf32>
    %inserted_slice_109 = tensor.insert_slice %277 into %cst_7[0, 0] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x9xf32>
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%272, %inserted_slice_109 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%19 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<7x9xf32>
    %transposed_110 = linalg.transpose ins(%concat : tensor<7x5xf32>) outs(%158 : tensor<5x7xf32>) permutation = [1, 0] 
    %279 = linalg.matmul ins(%transposed_110, %278 : tensor<5x7xf32>, tensor<7x9xf32>) outs(%160 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %280 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%260, %279 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.addf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<5x9xf32>
    %281 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.truncf %cst_3 : f64 to f32
      %288 = arith.mulf %in, %287 : f32
      linalg.yield %288 : f32
    } -> tensor<5x9xf32>
    %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %281 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.subf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<5x9xf32>
    %283 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.truncf %cst_3 : f64 to f32
      %288 = arith.mulf %in, %287 : f32
      linalg.yield %288 : f32
    } -> tensor<5x9xf32>
    %284 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %283 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%159 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.subf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<5x9xf32>
    %285 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<6x3xf32>) outs(%125 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %287 = arith.truncf %cst_3 : f64 to f32
      %288 = arith.mulf %in, %287 : f32
      linalg.yield %288 : f32
    } -> tensor<6x3xf32>
    %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %285 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%125 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_111: f32, %out: f32):
      %287 = arith.subf %in, %in_111 : f32
      linalg.yield %287 : f32
    } -> tensor<6x3xf32>
    return %282, %284, %286, %107, %8 : tensor<5x9xf32>, tensor<5x9xf32>, tensor<6x3xf32>, tensor<f32>, tensor<7x3xi64>
  }
}

