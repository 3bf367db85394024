#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> ()>
module {
  func.func @train_step(%arg0: tensor<7x4xf32> {dp.name = "params.nodes", dp.state}, %arg1: tensor<10x4xf32> {dp.name = "params.message", dp.state}, %arg2: tensor<8x4xf32> {dp.name = "params.update", dp.state}, %arg3: tensor<13xi64> {dp.name = "source", dp.scatter = 0 : i64}, %arg4: tensor<13xi64> {dp.name = "target", dp.scatter = 0 : i64}, %arg5: tensor<13x2xf32> {dp.name = "kind", dp.scatter = 0 : i64}, %arg6: tensor<13xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<7x4xf32> {dp.name = "params.nodes", dp.updates = 0 : i64}, tensor<10x4xf32> {dp.name = "params.message", dp.updates = 1 : i64}, tensor<8x4xf32> {dp.name = "params.update", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7xf32> {dp.name = "degree"}) {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<13xf32>
    %cst_1 = arith.constant 1.000000e-01 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 1.300000e+01 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<7x4xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<7xf32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<13x1xf32>
    %cst_8 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<13x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.cmpi slt, %in, %c0_i64 : i64
      %100 = arith.addi %in, %c7_i64 : i64
      %101 = arith.select %99, %100, %in : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%102, %103] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.index_cast %in : i64 to index
      %100 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%99, %100] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %concat = tensor.concat dim(1) %1, %2, %arg5 : (tensor<13x4xf32>, tensor<13x4xf32>, tensor<13x2xf32>) -> tensor<13x10xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %4 = linalg.matmul ins(%concat, %arg1 : tensor<13x10xf32>, tensor<10x4xf32>) outs(%3 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.tanh %in : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %expanded_9 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %6 = "tm_tensor.scatter"(%expanded_9, %expanded, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %7 = "tm_tensor.scatter"(%cst_7, %expanded, %cst_6) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1xf32>, tensor<13x1xi64>, tensor<7xf32>) -> tensor<7xf32>
    %8 = tensor.empty() : tensor<7xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%7 : tensor<7xf32>) outs(%8 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %cst_2 : f32
      linalg.yield %99 : f32
    } -> tensor<7xf32>
    %expanded_10 = tensor.expand_shape %9 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %10 = tensor.empty() : tensor<7x4xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %expanded_10 : tensor<7x4xf32>, tensor<7x1xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.divf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %concat_11 = tensor.concat dim(1) %arg0, %11 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%10 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %13 = linalg.matmul ins(%concat_11, %arg2 : tensor<7x8xf32>, tensor<8x4xf32>) outs(%12 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.tanh %in : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.cmpi slt, %in, %c0_i64 : i64
      %100 = arith.addi %in, %c7_i64 : i64
      %101 = arith.select %99, %100, %in : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = linalg.index 1 : index
      %extracted = tensor.extract %14[%102, %103] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.index_cast %in : i64 to index
      %100 = linalg.index 1 : index
      %extracted = tensor.extract %14[%99, %100] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %concat_12 = tensor.concat dim(1) %15, %16, %arg5 : (tensor<13x4xf32>, tensor<13x4xf32>, tensor<13x2xf32>) -> tensor<13x10xf32>
    %17 = linalg.matmul ins(%concat_12, %arg1 : tensor<13x10xf32>, tensor<10x4xf32>) outs(%3 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.tanh %in : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %expanded_13 = tensor.expand_shape %18 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %19 = "tm_tensor.scatter"(%expanded_13, %expanded, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %20 = "tm_tensor.scatter"(%cst_7, %expanded, %cst_6) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1xf32>, tensor<13x1xi64>, tensor<7xf32>) -> tensor<7xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%20 : tensor<7xf32>) outs(%8 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %cst_2 : f32
      linalg.yield %99 : f32
    } -> tensor<7xf32>
    %expanded_14 = tensor.expand_shape %21 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %expanded_14 : tensor<7x4xf32>, tensor<7x1xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.divf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %concat_15 = tensor.concat dim(1) %14, %22 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
    %23 = linalg.matmul ins(%concat_15, %arg2 : tensor<7x8xf32>, tensor<8x4xf32>) outs(%12 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.tanh %in : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.cmpi slt, %in, %c0_i64 : i64
      %100 = arith.addi %in, %c7_i64 : i64
      %101 = arith.select %99, %100, %in : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = linalg.index 1 : index
      %extracted = tensor.extract %24[%102, %103] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.cmpi slt, %in, %c0_i64 : i64
      %100 = arith.addi %in, %c7_i64 : i64
      %101 = arith.select %99, %100, %in : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = linalg.index 1 : index
      %extracted = tensor.extract %24[%102, %103] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %28 = tensor.empty() : tensor<13xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<13xf32>) -> tensor<13xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<13x4xf32>) outs(%29 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %arg6 : tensor<13xf32>, tensor<13xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.subf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<13xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction"]} ins(%32 : tensor<13xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_3 : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%cst_0 : tensor<13xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_3 : f32
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<13xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%38 : tensor<13xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.mulf %in, %cst_4 : f32
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%37, %39 : tensor<13xf32>, tensor<13xf32>) outs(%28 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<13xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x4xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %25 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %26 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %expanded_16 = tensor.expand_shape %42 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %44 = "tm_tensor.scatter"(%expanded_16, %expanded, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %expanded_17 = tensor.expand_shape %arg3 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %expanded_18 = tensor.expand_shape %43 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %45 = "tm_tensor.scatter"(%expanded_18, %expanded_17, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %24 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %47 : tensor<i64>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: i64, %in_35: f32, %out: f32):
      %99 = arith.sitofp %in : i64 to f32
      %100 = arith.subf %99, %in_35 : f32
      linalg.yield %100 : f32
    } -> tensor<7x4xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %48 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %50 = tensor.empty() : tensor<8x7xf32>
    %transposed = linalg.transpose ins(%concat_15 : tensor<7x8xf32>) outs(%50 : tensor<8x7xf32>) permutation = [1, 0] 
    %51 = tensor.empty() : tensor<8x4xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %53 = linalg.matmul ins(%transposed, %49 : tensor<8x7xf32>, tensor<7x4xf32>) outs(%52 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %54 = tensor.empty() : tensor<4x8xf32>
    %transposed_19 = linalg.transpose ins(%arg2 : tensor<8x4xf32>) outs(%54 : tensor<4x8xf32>) permutation = [1, 0] 
    %55 = tensor.empty() : tensor<7x8xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<7x8xf32>) -> tensor<7x8xf32>
    %57 = linalg.matmul ins(%49, %transposed_19 : tensor<7x4xf32>, tensor<4x8xf32>) outs(%56 : tensor<7x8xf32>) -> tensor<7x8xf32>
    %extracted_slice = tensor.extract_slice %57[0, 0] [7, 4] [1, 1] : tensor<7x8xf32> to tensor<7x4xf32>
    %extracted_slice_20 = tensor.extract_slice %57[0, 4] [7, 4] [1, 1] : tensor<7x8xf32> to tensor<7x4xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20, %expanded_14 : tensor<7x4xf32>, tensor<7x1xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.divf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.index_cast %in : i64 to index
      %100 = linalg.index 1 : index
      %extracted = tensor.extract %58[%99, %100] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %18 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %60 : tensor<i64>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %in_35: f32, %out: f32):
      %99 = arith.sitofp %in : i64 to f32
      %100 = arith.subf %99, %in_35 : f32
      linalg.yield %100 : f32
    } -> tensor<13x4xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %63 = tensor.empty() : tensor<10x13xf32>
    %transposed_21 = linalg.transpose ins(%concat_12 : tensor<13x10xf32>) outs(%63 : tensor<10x13xf32>) permutation = [1, 0] 
    %64 = tensor.empty() : tensor<10x4xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %66 = linalg.matmul ins(%transposed_21, %62 : tensor<10x13xf32>, tensor<13x4xf32>) outs(%65 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %67 = tensor.empty() : tensor<4x10xf32>
    %transposed_22 = linalg.transpose ins(%arg1 : tensor<10x4xf32>) outs(%67 : tensor<4x10xf32>) permutation = [1, 0] 
    %68 = tensor.empty() : tensor<13x10xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<13x10xf32>) -> tensor<13x10xf32>
    %70 = linalg.matmul ins(%62, %transposed_22 : tensor<13x4xf32>, tensor<4x10xf32>) outs(%69 : tensor<13x10xf32>) -> tensor<13x10xf32>
    %extracted_slice_23 = tensor.extract_slice %70[0, 0] [13, 4] [1, 1] : tensor<13x10xf32> to tensor<13x4xf32>
    %extracted_slice_24 = tensor.extract_slice %70[0, 4] [13, 4] [1, 1] : tensor<13x10xf32> to tensor<13x4xf32>
    %expanded_25 = tensor.expand_shape %extracted_slice_24 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %71 = "tm_tensor.scatter"(%expanded_25, %expanded, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %71 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %expanded_26 = tensor.expand_shape %extracted_slice_23 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %73 = "tm_tensor.scatter"(%expanded_26, %expanded_17, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %73 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %14 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %75 : tensor<i64>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: i64, %in_35: f32, %out: f32):
      %99 = arith.sitofp %in : i64 to f32
      %100 = arith.subf %99, %in_35 : f32
      linalg.yield %100 : f32
    } -> tensor<7x4xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %76 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %transposed_27 = linalg.transpose ins(%concat_11 : tensor<7x8xf32>) outs(%50 : tensor<8x7xf32>) permutation = [1, 0] 
    %78 = linalg.matmul ins(%transposed_27, %77 : tensor<8x7xf32>, tensor<7x4xf32>) outs(%52 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %79 = linalg.matmul ins(%77, %transposed_19 : tensor<7x4xf32>, tensor<4x8xf32>) outs(%56 : tensor<7x8xf32>) -> tensor<7x8xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %78 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%51 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<8x4xf32>
    %extracted_slice_28 = tensor.extract_slice %79[0, 0] [7, 4] [1, 1] : tensor<7x8xf32> to tensor<7x4xf32>
    %extracted_slice_29 = tensor.extract_slice %79[0, 4] [7, 4] [1, 1] : tensor<7x8xf32> to tensor<7x4xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_29, %expanded_10 : tensor<7x4xf32>, tensor<7x1xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.divf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<13xi64>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.index_cast %in : i64 to index
      %100 = linalg.index 1 : index
      %extracted = tensor.extract %81[%99, %100] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x4xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %5 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %84 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %83 : tensor<i64>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: i64, %in_35: f32, %out: f32):
      %99 = arith.sitofp %in : i64 to f32
      %100 = arith.subf %99, %in_35 : f32
      linalg.yield %100 : f32
    } -> tensor<13x4xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%0 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.mulf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<13x4xf32>
    %transposed_30 = linalg.transpose ins(%concat : tensor<13x10xf32>) outs(%63 : tensor<10x13xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%transposed_30, %85 : tensor<10x13xf32>, tensor<13x4xf32>) outs(%65 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %87 = linalg.matmul ins(%85, %transposed_22 : tensor<13x4xf32>, tensor<4x10xf32>) outs(%69 : tensor<13x10xf32>) -> tensor<13x10xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %86 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%64 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<10x4xf32>
    %extracted_slice_31 = tensor.extract_slice %87[0, 0] [13, 4] [1, 1] : tensor<13x10xf32> to tensor<13x4xf32>
    %extracted_slice_32 = tensor.extract_slice %87[0, 4] [13, 4] [1, 1] : tensor<13x10xf32> to tensor<13x4xf32>
    %expanded_33 = tensor.expand_shape %extracted_slice_32 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %89 = "tm_tensor.scatter"(%expanded_33, %expanded, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_28, %89 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1, 2]] output_shape [13, 1, 4] : tensor<13x4xf32> into tensor<13x1x4xf32>
    %91 = "tm_tensor.scatter"(%expanded_34, %expanded_17, %cst_5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %99 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%99) : (f32) -> ()
    }) : (tensor<13x1x4xf32>, tensor<13x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %91 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.addf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_1 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<7x4xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %93 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%10 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.subf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<7x4xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x4xf32>) outs(%64 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_1 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<10x4xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %95 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%64 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.subf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<10x4xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<8x4xf32>) outs(%51 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_1 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<8x4xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %97 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%51 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %99 = arith.subf %in, %in_35 : f32
      linalg.yield %99 : f32
    } -> tensor<8x4xf32>
    return %94, %96, %98, %36, %20 : tensor<7x4xf32>, tensor<10x4xf32>, tensor<8x4xf32>, tensor<f32>, tensor<7xf32>
  }
}

