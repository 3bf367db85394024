#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @train_step(%arg0: tensor<4x8xf32> {dp.name = "params.q1", dp.state}, %arg1: tensor<8x3xf32> {dp.name = "params.q2", dp.state}, %arg2: tensor<i64> {dp.name = "kept.position", dp.state}, %arg3: tensor<16x4xf32> {dp.name = "kept.x", dp.state}, %arg4: tensor<16x4xf32> {dp.name = "kept.after", dp.state}, %arg5: tensor<16xi64> {dp.name = "kept.action", dp.state}, %arg6: tensor<16xf32> {dp.name = "kept.reward", dp.state}, %arg7: tensor<4x8xf32> {dp.name = "kept.slow1", dp.state}, %arg8: tensor<8x3xf32> {dp.name = "kept.slow2", dp.state}, %arg9: tensor<5x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg10: tensor<5xi64> {dp.name = "action", dp.scatter = 0 : i64}, %arg11: tensor<5xf32> {dp.name = "reward", dp.scatter = 0 : i64}, %arg12: tensor<5x4xf32> {dp.name = "next", dp.scatter = 0 : i64}, %arg13: tensor<5xi64> {dp.name = "old", dp.scatter = 0 : i64}) -> (tensor<4x8xf32> {dp.name = "params.q1", dp.updates = 0 : i64}, tensor<8x3xf32> {dp.name = "params.q2", dp.updates = 1 : i64}, tensor<i64> {dp.name = "kept.position", dp.updates = 2 : i64}, tensor<16x4xf32> {dp.name = "kept.x", dp.updates = 3 : i64}, tensor<16x4xf32> {dp.name = "kept.after", dp.updates = 4 : i64}, tensor<16xi64> {dp.name = "kept.action", dp.updates = 5 : i64}, tensor<16xf32> {dp.name = "kept.reward", dp.updates = 6 : i64}, tensor<4x8xf32> {dp.name = "kept.slow1", dp.updates = 7 : i64}, tensor<8x3xf32> {dp.name = "kept.slow2", dp.updates = 8 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5xf32> {dp.name = "reward"}) {
    %cst = arith.constant 0xFF800000 : f32
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 9.000000e-01 : f64
    %cst_1 = arith.constant 1.000000e-01 : f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    %cst_3 = arith.constant 1.000000e+00 : f64
    %cst_4 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_5 = arith.constant dense<-0.899999976> : tensor<f32>
    %cst_6 = arith.constant dense<2.000000e-01> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<5x1xf32>
    %cst_11 = arith.constant 5.000000e-01 : f32
    %cst_12 = arith.constant 5.000000e+00 : f32
    %c2_i64 = arith.constant 2 : i64
    %c16_i64 = arith.constant 16 : i64
    %c5_i64 = arith.constant 5 : i64
    %c5 = arith.constant 5 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_13 = arith.constant 0.000000e+00 : f32
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<5x3xf32>
    %c0 = arith.constant 0 : index
    %cst_15 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<5xi64>
    %2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %1 : tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_27: i64, %out: i64):
      %100 = arith.addi %in, %in_27 : i64
      linalg.yield %100 : i64
    } -> tensor<5xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %100 = arith.remsi %in, %c16_i64 : i64
      %101 = arith.cmpi ne, %100, %c0_i64 : i64
      %102 = arith.cmpi slt, %100, %c0_i64 : i64
      %103 = arith.andi %101, %102 : i1
      %104 = arith.addi %100, %c16_i64 : i64
      %105 = arith.select %103, %104, %100 : i64
      linalg.yield %105 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_16 = tensor.expand_shape %arg9 [[0], [1, 2]] output_shape [5, 1, 4] : tensor<5x4xf32> into tensor<5x1x4xf32>
    %4 = "tm_tensor.scatter"(%expanded_16, %expanded, %arg3) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "tm_tensor.yield"(%arg14) : (f32) -> ()
    }) : (tensor<5x1x4xf32>, tensor<5x1xi64>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %expanded_17 = tensor.expand_shape %arg12 [[0], [1, 2]] output_shape [5, 1, 4] : tensor<5x4xf32> into tensor<5x1x4xf32>
    %5 = "tm_tensor.scatter"(%expanded_17, %expanded, %arg4) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "tm_tensor.yield"(%arg14) : (f32) -> ()
    }) : (tensor<5x1x4xf32>, tensor<5x1xi64>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %6 = tensor.empty() : tensor<5x1xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<5x1xi64>) -> tensor<5x1xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<5xi64>) -> tensor<5xi64>
    %9:2 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} outs(%7, %8 : tensor<5x1xi64>, tensor<5xi64>) {
    ^bb0(%out: i64, %out_27: i64):
      %100 = linalg.index 0 : index
      %101 = arith.remsi %100, %c5 : index
      %extracted = tensor.extract %3[%101] : tensor<5xi64>
      %extracted_28 = tensor.extract %arg10[%101] : tensor<5xi64>
      linalg.yield %extracted, %extracted_28 : i64, i64
    } -> (tensor<5x1xi64>, tensor<5xi64>)
    %10 = "tm_tensor.scatter"(%9#1, %9#0, %arg5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg14: i64, %arg15: i64):
      "tm_tensor.yield"(%arg14) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<5x1xi64>, tensor<16xi64>) -> tensor<16xi64>
    %expanded_18 = tensor.expand_shape %arg11 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %11 = "tm_tensor.scatter"(%expanded_18, %expanded, %arg6) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "tm_tensor.yield"(%arg14) : (f32) -> ()
    }) : (tensor<5x1xf32>, tensor<5x1xi64>, tensor<16xf32>) -> tensor<16xf32>
    %12 = tensor.empty() : tensor<5x4xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<5xi64>) outs(%12 : tensor<5x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.cmpi slt, %in, %c0_i64 : i64
      %101 = arith.addi %in, %c16_i64 : i64
      %102 = arith.select %100, %101, %in : i64
      %103 = arith.index_cast %102 : i64 to index
      %104 = linalg.index 1 : index
      %extracted = tensor.extract %5[%103, %104] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4xf32>
    %14 = tensor.empty() : tensor<5x8xf32>
    %15 = linalg.fill ins(%cst_13 : f32) outs(%14 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %16 = linalg.matmul ins(%13, %arg0 : tensor<5x4xf32>, tensor<4x8xf32>) outs(%15 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<5x8xf32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.tanh %in : f32
      linalg.yield %100 : f32
    } -> tensor<5x8xf32>
    %18 = tensor.empty() : tensor<5x3xf32>
    %19 = linalg.fill ins(%cst_13 : f32) outs(%18 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %20 = linalg.matmul ins(%17, %arg1 : tensor<5x8xf32>, tensor<8x3xf32>) outs(%19 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %21 = tensor.empty() : tensor<5xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<5xf32>) -> tensor<5xf32>
    %23:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<5x3xf32>) outs(%22, %8 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %100 = linalg.index 1 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_27 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_19 = tensor.expand_shape %23#1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<5xi64>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.cmpi slt, %in, %c0_i64 : i64
      %101 = arith.addi %in, %c16_i64 : i64
      %102 = arith.select %100, %101, %in : i64
      %103 = arith.index_cast %102 : i64 to index
      %extracted = tensor.extract %11[%103] : tensor<16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5xf32>
    %25 = linalg.matmul ins(%13, %arg7 : tensor<5x4xf32>, tensor<4x8xf32>) outs(%15 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<5x8xf32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.tanh %in : f32
      linalg.yield %100 : f32
    } -> tensor<5x8xf32>
    %27 = linalg.matmul ins(%26, %arg8 : tensor<5x8xf32>, tensor<8x3xf32>) outs(%19 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %28 = tensor.empty() : tensor<5x1xf32>
    %29 = linalg.fill ins(%cst_13 : f32) outs(%28 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_19 : tensor<5x1xi64>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %in : i64 to index
      %102 = arith.cmpi slt, %101, %c3 : index
      cf.assert %102, "index must be smaller than dim size"
      %103 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %103, "index must be larger or equal to 0"
      %extracted = tensor.extract %27[%100, %101] : tensor<5x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %collapsed = tensor.collapse_shape %30 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_0 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<5xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %31 : tensor<5xf32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.addf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<5xi64>) outs(%12 : tensor<5x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.cmpi slt, %in, %c0_i64 : i64
      %101 = arith.addi %in, %c16_i64 : i64
      %102 = arith.select %100, %101, %in : i64
      %103 = arith.index_cast %102 : i64 to index
      %104 = linalg.index 1 : index
      %extracted = tensor.extract %4[%103, %104] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4xf32>
    %34 = linalg.matmul ins(%33, %arg0 : tensor<5x4xf32>, tensor<4x8xf32>) outs(%15 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<5x8xf32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.tanh %in : f32
      linalg.yield %100 : f32
    } -> tensor<5x8xf32>
    %36 = linalg.matmul ins(%35, %arg1 : tensor<5x8xf32>, tensor<8x3xf32>) outs(%19 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %100 = arith.cmpi slt, %in, %c0_i64 : i64
      %101 = arith.addi %in, %c16_i64 : i64
      %102 = arith.select %100, %101, %in : i64
      %103 = arith.index_cast %102 : i64 to index
      %extracted = tensor.extract %10[%103] : tensor<16xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %expanded_20 = tensor.expand_shape %37 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<5x1xi64>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %in : i64 to index
      %102 = arith.cmpi slt, %101, %c3 : index
      cf.assert %102, "index must be smaller than dim size"
      %103 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %103, "index must be larger or equal to 0"
      %extracted = tensor.extract %36[%100, %101] : tensor<5x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %collapsed_21 = tensor.collapse_shape %38 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %39 = tensor.empty() : tensor<i64>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg2 : tensor<i64>) outs(%39 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %100 = arith.addi %in, %c5_i64 : i64
      linalg.yield %100 : i64
    } -> tensor<i64>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%40 : tensor<i64>) outs(%39 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %100 = arith.remsi %in, %c16_i64 : i64
      %101 = arith.cmpi ne, %100, %c0_i64 : i64
      %102 = arith.cmpi slt, %100, %c0_i64 : i64
      %103 = arith.andi %101, %102 : i1
      %104 = arith.addi %100, %c16_i64 : i64
      %105 = arith.select %103, %104, %100 : i64
      linalg.yield %105 : i64
    } -> tensor<i64>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%cst_4 : tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.absf %in : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %44 = tensor.empty() : tensor<i1>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%43 : tensor<f32>) outs(%44 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %100 = arith.extf %in : f32 to f64
      %101 = arith.cmpf oge, %100, %cst_2 : f64
      linalg.yield %101 : i1
    } -> tensor<i1>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = []} ins(%45, %cst_5, %cst_4 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<4x8xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45, %arg0, %arg7 : tensor<i1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<4x8xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.subf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<4x8xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %49 : tensor<f32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.mulf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<4x8xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%50, %48 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.addf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<4x8xf32>
    %52 = tensor.empty() : tensor<8x3xf32>
    %53 = linalg.generic {indexing_maps = [#map6, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45, %arg1, %arg8 : tensor<i1>, tensor<8x3xf32>, tensor<8x3xf32>) outs(%52 : tensor<8x3xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg8 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%52 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.subf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %54 : tensor<f32>, tensor<8x3xf32>) outs(%52 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.mulf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%55, %53 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%52 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.addf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_21, %32 : tensor<5xf32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.subf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%57 : tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.absf %in : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %59 = tensor.empty() : tensor<5xi1>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%58 : tensor<5xf32>) outs(%59 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %100 = arith.extf %in : f32 to f64
      %101 = arith.cmpf olt, %100, %cst_3 : f64
      linalg.yield %101 : i1
    } -> tensor<5xi1>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%58 : tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%61 : tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_11 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%58 : tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.subf %in, %cst_11 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%60, %62, %63 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %65 = linalg.fill ins(%cst_13 : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%64 : tensor<5xf32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%66 : tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_12 : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %68 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_6, %57 : tensor<f32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.mulf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%57 : tensor<5xf32>) outs(%59 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %100 = arith.cmpf ogt, %in, %cst_13 : f32
      linalg.yield %100 : i1
    } -> tensor<5xi1>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%57 : tensor<5xf32>) outs(%59 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %100 = arith.cmpf olt, %in, %cst_13 : f32
      linalg.yield %100 : i1
    } -> tensor<5xi1>
    %71 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%69, %cst_7, %cst_8 : tensor<5xi1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%70, %cst_9, %71 : tensor<5xi1>, tensor<f32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_6, %72 : tensor<f32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.mulf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%60, %68, %73 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%21 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<5xf32>
    %75 = tensor.empty() : tensor<1xi64>
    %76 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%75 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_22 = tensor.expand_shape %76 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %77 = tensor.empty() : tensor<1x1xi1>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<1x1xi64>) outs(%77 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %100 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %100 : i1
    } -> tensor<1x1xi1>
    %expanded_23 = tensor.expand_shape %74 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%78, %expanded_23, %cst_10 : tensor<1x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%28 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %100 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %100 : f32
    } -> tensor<5x1xf32>
    %80 = linalg.fill ins(%cst_13 : f32) outs(%21 : tensor<5xf32>) -> tensor<5xf32>
    %81:3 = linalg.generic {indexing_maps = [#map2, #map2, #map], iterator_types = ["parallel"]} outs(%7, %7, %80 : tensor<5x1xi64>, tensor<5x1xi64>, tensor<5xf32>) {
    ^bb0(%out: i64, %out_27: i64, %out_28: f32):
      %100 = linalg.index 0 : index
      %101 = arith.remsi %100, %c5 : index
      %extracted = tensor.extract %expanded_20[%101, %c0] : tensor<5x1xi64>
      %extracted_29 = tensor.extract %79[%101, %c0] : tensor<5x1xf32>
      %102 = arith.index_cast %101 : index to i64
      linalg.yield %102, %extracted, %extracted_29 : i64, i64, f32
    } -> (tensor<5x1xi64>, tensor<5x1xi64>, tensor<5xf32>)
    %82 = tensor.empty() : tensor<5x2xi64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<5x2xi64>) -> tensor<5x2xi64>
    %inserted_slice = tensor.insert_slice %81#0 into %83[0, 0] [5, 1] [1, 1] : tensor<5x1xi64> into tensor<5x2xi64>
    %inserted_slice_24 = tensor.insert_slice %81#1 into %inserted_slice[0, 1] [5, 1] [1, 1] : tensor<5x1xi64> into tensor<5x2xi64>
    %84 = "tm_tensor.scatter"(%81#2, %inserted_slice_24, %cst_14) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %100 = arith.addf %arg15, %arg14 : f32
      "tm_tensor.yield"(%100) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x2xi64>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %85 = tensor.empty() : tensor<8x5xf32>
    %transposed = linalg.transpose ins(%35 : tensor<5x8xf32>) outs(%85 : tensor<8x5xf32>) permutation = [1, 0] 
    %86 = linalg.fill ins(%cst_13 : f32) outs(%52 : tensor<8x3xf32>) -> tensor<8x3xf32>
    %87 = linalg.matmul ins(%transposed, %84 : tensor<8x5xf32>, tensor<5x3xf32>) outs(%86 : tensor<8x3xf32>) -> tensor<8x3xf32>
    %88 = tensor.empty() : tensor<3x8xf32>
    %transposed_25 = linalg.transpose ins(%arg1 : tensor<8x3xf32>) outs(%88 : tensor<3x8xf32>) permutation = [1, 0] 
    %89 = linalg.matmul ins(%84, %transposed_25 : tensor<5x3xf32>, tensor<3x8xf32>) outs(%15 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %35 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.mulf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<5x8xf32>
    %91 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15, %90 : tensor<i64>, tensor<5x8xf32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: i64, %in_27: f32, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      %101 = arith.subf %100, %in_27 : f32
      linalg.yield %101 : f32
    } -> tensor<5x8xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%89, %91 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%14 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.mulf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<5x8xf32>
    %93 = tensor.empty() : tensor<4x5xf32>
    %transposed_26 = linalg.transpose ins(%33 : tensor<5x4xf32>) outs(%93 : tensor<4x5xf32>) permutation = [1, 0] 
    %94 = linalg.fill ins(%cst_13 : f32) outs(%47 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %95 = linalg.matmul ins(%transposed_26, %92 : tensor<4x5xf32>, tensor<5x8xf32>) outs(%94 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_1 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<4x8xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %96 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.subf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<4x8xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<8x3xf32>) outs(%52 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_1 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<8x3xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %98 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%52 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %100 = arith.subf %in, %in_27 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    return %97, %99, %41, %4, %5, %10, %11, %51, %56, %67, %24 : tensor<4x8xf32>, tensor<8x3xf32>, tensor<i64>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16xi64>, tensor<16xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<f32>, tensor<5xf32>
  }
}

