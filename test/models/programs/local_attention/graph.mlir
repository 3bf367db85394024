#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0) -> (d0, 0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map19 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module {
  func.func @train_step(%arg0: tensor<9x4xf32> {dp.name = "params.table", dp.state}, %arg1: tensor<4x12xf32> {dp.name = "params.qkv", dp.state}, %arg2: tensor<4x1xf32> {dp.name = "params.bias", dp.state}, %arg3: tensor<5x6xi64> {dp.name = "ids", dp.scatter = 0 : i64}, %arg4: tensor<5xi64> {dp.name = "length", dp.scatter = 0 : i64}) -> (tensor<9x4xf32> {dp.name = "params.table", dp.updates = 0 : i64}, tensor<4x12xf32> {dp.name = "params.qkv", dp.updates = 1 : i64}, tensor<4x1xf32> {dp.name = "params.bias", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5x6xf32> {dp.name = "own"}, tensor<i64> {dp.name = "tokens"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<5x9x1x5xf32>
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.011111111111111112 : f64
    %cst_2 = arith.constant 9.000000e-01 : f64
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant dense<true> : tensor<6x6xi1>
    %cst_5 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<0.899999976> : tensor<f32>
    %cst_9 = arith.constant dense<0.0111111114> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<6x6x1xf32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<5x6x4xf32>
    %cst_12 = arith.constant 2.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %c-9_i64 = arith.constant -9 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c9_i64 = arith.constant 9 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1_i64 = arith.constant 1 : i64
    %c5 = arith.constant 5 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_13 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<4x1xf32>
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<9x4xf32>
    %cst_16 = arith.constant -1.000000e+00 : f32
    %cst_17 = arith.constant dense<1> : tensor<i64>
    %cst_18 = arith.constant dense<0> : tensor<i64>
    %cst_19 = arith.constant dense<-100> : tensor<i64>
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %198 = linalg.index 0 : index
      %199 = arith.index_cast %198 : index to i64
      linalg.yield %199 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %2 = tensor.empty() : tensor<5x6xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<6xi64>, tensor<5x1xi64>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i64, %in_71: i64, %out: i1):
      %198 = arith.cmpi slt, %in, %in_71 : i64
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<5x6xi1>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %198 = arith.xori %in, %true : i1
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %5 = tensor.empty() : tensor<5x6xi64>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4, %cst_18, %arg3 : tensor<5x6xi1>, tensor<i64>, tensor<5x6xi64>) outs(%5 : tensor<5x6xi64>) {
    ^bb0(%in: i1, %in_71: i64, %in_72: i64, %out: i64):
      %198 = arith.select %in, %in_71, %in_72 : i64
      linalg.yield %198 : i64
    } -> tensor<5x6xi64>
    %7 = tensor.empty() : tensor<5x6x4xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<5x6xi64>) outs(%7 : tensor<5x6x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %198 = arith.index_cast %in : i64 to index
      %199 = linalg.index 2 : index
      %200 = arith.cmpi slt, %198, %c9 : index
      cf.assert %200, "index must be smaller than dim size"
      %201 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %201, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%198, %199] : tensor<9x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x6x4xf32>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<5x6x4xf32> into tensor<30x4xf32>
    %9 = tensor.empty() : tensor<30x12xf32>
    %10 = linalg.fill ins(%cst_13 : f32) outs(%9 : tensor<30x12xf32>) -> tensor<30x12xf32>
    %11 = linalg.matmul ins(%collapsed, %arg1 : tensor<30x4xf32>, tensor<4x12xf32>) outs(%10 : tensor<30x12xf32>) -> tensor<30x12xf32>
    %expanded_20 = tensor.expand_shape %11 [[0, 1], [2]] output_shape [5, 6, 12] : tensor<30x12xf32> into tensor<5x6x12xf32>
    %extracted_slice = tensor.extract_slice %expanded_20[0, 0, 0] [5, 6, 4] [1, 1, 1] : tensor<5x6x12xf32> to tensor<5x6x4xf32>
    %extracted_slice_21 = tensor.extract_slice %expanded_20[0, 0, 4] [5, 6, 4] [1, 1, 1] : tensor<5x6x12xf32> to tensor<5x6x4xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded_20[0, 0, 8] [5, 6, 4] [1, 1, 1] : tensor<5x6x12xf32> to tensor<5x6x4xf32>
    %expanded_23 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %12 = tensor.empty() : tensor<6x6xi64>
    %13 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %1 : tensor<6x1xi64>, tensor<6xi64>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %in_71: i64, %out: i64):
      %198 = arith.subi %in, %in_71 : i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %14 = tensor.empty() : tensor<6x6xi1>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x6xi64>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x6xi64>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %198 = arith.maxsi %in, %c0_i64 : i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x6xi64>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %198 = arith.maxsi %in, %c1_i64 : i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %18 = tensor.empty() : tensor<6x6xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x6xi64>) outs(%18 : tensor<6x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %198 = arith.sitofp %in : i64 to f32
      %199 = math.log2 %198 : f32
      linalg.yield %199 : f32
    } -> tensor<6x6xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x6xf32>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %198 = arith.cmpf oge, %in, %cst_12 : f32
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<6x6xi1>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i1, %out: i64):
      %198 = arith.extui %in : i1 to i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6x6xi64>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %198 = arith.addi %in, %c2_i64 : i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15, %16, %22 : tensor<6x6xi1>, tensor<6x6xi64>, tensor<6x6xi64>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i1, %in_71: i64, %in_72: i64, %out: i64):
      %198 = arith.select %in, %in_71, %in_72 : i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %expanded_24 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %24 = linalg.generic {indexing_maps = [#map7, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %expanded_23 : tensor<1x6xi64>, tensor<6x1xi64>) outs(%12 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %in_71: i64, %out: i64):
      %198 = arith.subi %in, %in_71 : i64
      linalg.yield %198 : i64
    } -> tensor<6x6xi64>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<6x6xi64>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_4 : tensor<6x6xi1>, tensor<6x6xi1>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: i1, %in_71: i1, %out: i1):
      %198 = arith.andi %in, %in_71 : i1
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<6x6xi64>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi sge, %in, %c-2_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27, %26 : tensor<6x6xi1>, tensor<6x6xi1>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: i1, %in_71: i1, %out: i1):
      %198 = arith.andi %in, %in_71 : i1
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %29 = tensor.empty() : tensor<5x4x6xf32>
    %transposed = linalg.transpose ins(%extracted_slice_21 : tensor<5x6x4xf32>) outs(%29 : tensor<5x4x6xf32>) permutation = [0, 2, 1] 
    %30 = tensor.empty() : tensor<5x6x6xf32>
    %31 = linalg.fill ins(%cst_13 : f32) outs(%30 : tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %32 = linalg.batch_matmul ins(%extracted_slice, %transposed : tensor<5x6x4xf32>, tensor<5x4x6xf32>) outs(%31 : tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %33 = tensor.empty() : tensor<6x6x1xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<6x6xi64>) outs(%33 : tensor<6x6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %198 = arith.cmpi slt, %in, %c0_i64 : i64
      %199 = arith.addi %in, %c4_i64 : i64
      %200 = arith.select %198, %199, %in : i64
      %201 = arith.index_cast %200 : i64 to index
      %extracted = tensor.extract %arg2[%201, %c0] : tensor<4x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x6x1xf32>
    %collapsed_25 = tensor.collapse_shape %34 [[0], [1, 2]] : tensor<6x6x1xf32> into tensor<6x6xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %collapsed_25 : tensor<5x6x6xf32>, tensor<6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.addf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %expanded_26 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [5, 1, 6] : tensor<5x6xi1> into tensor<5x1x6xi1>
    %36 = tensor.empty() : tensor<5x6x6xi1>
    %37 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %expanded_26 : tensor<6x6xi1>, tensor<5x1x6xi1>) outs(%36 : tensor<5x6x6xi1>) {
    ^bb0(%in: i1, %in_71: i1, %out: i1):
      %198 = arith.andi %in, %in_71 : i1
      linalg.yield %198 : i1
    } -> tensor<5x6x6xi1>
    %38 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<5x6x6xi1>) outs(%36 : tensor<5x6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %198 = arith.xori %in, %true : i1
      linalg.yield %198 : i1
    } -> tensor<5x6x6xi1>
    %39 = linalg.generic {indexing_maps = [#map6, #map10, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %cst_5, %35 : tensor<5x6x6xi1>, tensor<f32>, tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %40 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<5x6xi64>) -> tensor<5x6xi64>
    %41 = tensor.empty() : tensor<5x6xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %43:2 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<5x6x6xf32>) outs(%42, %40 : tensor<5x6xf32>, tensor<5x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %198 = linalg.index 2 : index
      %199 = arith.index_cast %198 : index to i64
      %200 = arith.maximumf %in, %out : f32
      %201 = arith.cmpf ogt, %in, %out : f32
      %202 = arith.select %201, %199, %out_71 : i64
      linalg.yield %200, %202 : f32, i64
    } -> (tensor<5x6xf32>, tensor<5x6xi64>)
    %expanded_27 = tensor.expand_shape %43#0 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xf32> into tensor<5x6x1xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %expanded_27 : tensor<5x6x6xf32>, tensor<5x6x1xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.exp %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %46 = tensor.empty() : tensor<5x6x1xf32>
    %47 = linalg.fill ins(%cst_13 : f32) outs(%46 : tensor<5x6x1xf32>) -> tensor<5x6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<5x6x6xf32>) outs(%47 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x1xf32>
    %49 = linalg.generic {indexing_maps = [#map6, #map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<5x6x6xf32>, tensor<5x6x1xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.divf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %50 = linalg.fill ins(%cst_13 : f32) outs(%7 : tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    %51 = linalg.batch_matmul ins(%49, %extracted_slice_22 : tensor<5x6x6xf32>, tensor<5x6x4xf32>) outs(%50 : tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    %52 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<5x6x4xf32>) outs(%7 : tensor<5x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.tanh %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x4xf32>
    %extracted_slice_28 = tensor.extract_slice %52[0, 0, 0] [5, 5, 4] [1, 1, 1] : tensor<5x6x4xf32> to tensor<5x5x4xf32>
    %53 = tensor.empty() : tensor<4x9xf32>
    %transposed_29 = linalg.transpose ins(%arg0 : tensor<9x4xf32>) outs(%53 : tensor<4x9xf32>) permutation = [1, 0] 
    %collapsed_30 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<5x5x4xf32> into tensor<25x4xf32>
    %54 = tensor.empty() : tensor<25x9xf32>
    %55 = linalg.fill ins(%cst_13 : f32) outs(%54 : tensor<25x9xf32>) -> tensor<25x9xf32>
    %56 = linalg.matmul ins(%collapsed_30, %transposed_29 : tensor<25x4xf32>, tensor<4x9xf32>) outs(%55 : tensor<25x9xf32>) -> tensor<25x9xf32>
    %expanded_31 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [5, 5, 9] : tensor<25x9xf32> into tensor<5x5x9xf32>
    %extracted_slice_32 = tensor.extract_slice %6[0, 1] [5, 5] [1, 1] : tensor<5x6xi64> to tensor<5x5xi64>
    %extracted_slice_33 = tensor.extract_slice %3[0, 1] [5, 5] [1, 1] : tensor<5x6xi1> to tensor<5x5xi1>
    %57 = tensor.empty() : tensor<5x5xi1>
    %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_33 : tensor<5x5xi1>) outs(%57 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %198 = arith.xori %in, %true : i1
      linalg.yield %198 : i1
    } -> tensor<5x5xi1>
    %59 = tensor.empty() : tensor<5x5xi64>
    %60 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%58, %cst_19, %extracted_slice_32 : tensor<5x5xi1>, tensor<i64>, tensor<5x5xi64>) outs(%59 : tensor<5x5xi64>) {
    ^bb0(%in: i1, %in_71: i64, %in_72: i64, %out: i64):
      %198 = arith.select %in, %in_71, %in_72 : i64
      linalg.yield %198 : i64
    } -> tensor<5x5xi64>
    %61 = tensor.empty() : tensor<5x9x5xf32>
    %transposed_34 = linalg.transpose ins(%expanded_31 : tensor<5x5x9xf32>) outs(%61 : tensor<5x9x5xf32>) permutation = [0, 2, 1] 
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%59 : tensor<5x5xi64>) -> tensor<5x5xi64>
    %63 = tensor.empty() : tensor<5x5xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %65:2 = linalg.generic {indexing_maps = [#map6, #map12, #map12], iterator_types = ["parallel", "reduction", "parallel"]} ins(%transposed_34 : tensor<5x9x5xf32>) outs(%64, %62 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %198 = linalg.index 1 : index
      %199 = arith.index_cast %198 : index to i64
      %200 = arith.maximumf %in, %out : f32
      %201 = arith.cmpf ogt, %in, %out : f32
      %202 = arith.select %201, %199, %out_71 : i64
      linalg.yield %200, %202 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_35 = tensor.expand_shape %65#0 [[0, 1], [2]] output_shape [5, 1, 5] : tensor<5x5xf32> into tensor<5x1x5xf32>
    %66 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34, %expanded_35 : tensor<5x9x5xf32>, tensor<5x1x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<5x9x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.exp %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %68 = tensor.empty() : tensor<5x1x5xf32>
    %69 = linalg.fill ins(%cst_13 : f32) outs(%68 : tensor<5x1x5xf32>) -> tensor<5x1x5xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "reduction", "parallel"]} ins(%67 : tensor<5x9x5xf32>) outs(%69 : tensor<5x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<5x1x5xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<5x1x5xf32>) outs(%68 : tensor<5x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.log %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x1x5xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %71 : tensor<5x9x5xf32>, tensor<5x1x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %expanded_36 = tensor.expand_shape %72 [[0], [1], [2, 3]] output_shape [5, 9, 1, 5] : tensor<5x9x5xf32> into tensor<5x9x1x5xf32>
    %expanded_37 = tensor.expand_shape %60 [[0], [1, 2]] output_shape [5, 1, 5] : tensor<5x5xi64> into tensor<5x1x5xi64>
    %73 = tensor.empty() : tensor<5x1x5xi1>
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<5x1x5xi64>) outs(%73 : tensor<5x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<5x1x5xi1>
    %75 = tensor.empty() : tensor<5x1x5xi64>
    %76 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %expanded_37, %cst_18 : tensor<5x1x5xi1>, tensor<5x1x5xi64>, tensor<i64>) outs(%75 : tensor<5x1x5xi64>) {
    ^bb0(%in: i1, %in_71: i64, %in_72: i64, %out: i64):
      %198 = arith.select %in, %in_71, %in_72 : i64
      linalg.yield %198 : i64
    } -> tensor<5x1x5xi64>
    %expanded_38 = tensor.expand_shape %76 [[0], [1, 2], [3]] output_shape [5, 1, 1, 5] : tensor<5x1x5xi64> into tensor<5x1x1x5xi64>
    %77 = tensor.empty() : tensor<5x1x1x5xf32>
    %78 = linalg.fill ins(%cst_13 : f32) outs(%77 : tensor<5x1x1x5xf32>) -> tensor<5x1x1x5xf32>
    %79 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<5x1x1x5xi64>) outs(%78 : tensor<5x1x1x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %198 = linalg.index 0 : index
      %199 = arith.index_cast %in : i64 to index
      %200 = linalg.index 3 : index
      %201 = arith.cmpi slt, %199, %c9 : index
      cf.assert %201, "index must be smaller than dim size"
      %202 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %202, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_36[%198, %199, %c0, %200] : tensor<5x9x1x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1x1x5xf32>
    %collapsed_39 = tensor.collapse_shape %79 [[0], [1], [2, 3]] : tensor<5x1x1x5xf32> into tensor<5x1x5xf32>
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_39 : tensor<5x1x5xf32>) outs(%68 : tensor<5x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x1x5xf32>
    %81 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %80, %cst_6 : tensor<5x1x5xi1>, tensor<5x1x5xf32>, tensor<f32>) outs(%68 : tensor<5x1x5xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x1x5xf32>
    %82 = tensor.empty() : tensor<i64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<i64>) -> tensor<i64>
    %84 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["reduction", "reduction", "reduction"]} ins(%74 : tensor<5x1x5xi1>) outs(%83 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %198 = arith.extui %in : i1 to i64
      %199 = arith.addi %198, %out : i64
      linalg.yield %199 : i64
    } -> tensor<i64>
    %85 = tensor.empty() : tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%84 : tensor<i64>) outs(%85 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %198 = arith.sitofp %in : i64 to f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %87 = linalg.fill ins(%cst_13 : f32) outs(%85 : tensor<f32>) -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["reduction", "reduction", "reduction"]} ins(%81 : tensor<5x1x5xf32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %89 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%88, %86 : tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.divf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %90 = linalg.fill ins(%cst_13 : f32) outs(%63 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %91 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "reduction", "parallel"]} ins(%72 : tensor<5x9x5xf32>) outs(%90 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<5x5xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x5xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<5x5xi64>) outs(%57 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi eq, %in, %c-100_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<5x5xi1>
    %94 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%93, %cst_6, %92 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x5xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<5x5xi1>) outs(%57 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %198 = arith.xori %in, %true : i1
      linalg.yield %198 : i1
    } -> tensor<5x5xi1>
    %96 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%95 : tensor<5x5xi1>) outs(%83 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %198 = arith.extui %in : i1 to i64
      %199 = arith.addi %198, %out : i64
      linalg.yield %199 : i64
    } -> tensor<i64>
    %97 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%94 : tensor<5x5xf32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%97, %96 : tensor<f32>, tensor<i64>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: i64, %out: f32):
      %198 = arith.sitofp %in_71 : i64 to f32
      %199 = arith.divf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%98 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_1 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%89 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_2 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%100, %99 : tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.addf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%41 : tensor<5x6xf32>) {
    ^bb0(%out: f32):
      %198 = linalg.index 1 : index
      %199 = linalg.index 0 : index
      %extracted = tensor.extract %49[%199, %198, %198] : tensor<5x6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x6xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%102, %3 : tensor<5x6xf32>, tensor<5x6xi1>) outs(%41 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_71: i1, %out: f32):
      %198 = arith.uitofp %in_71 : i1 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<5x6xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%103 : tensor<5x6xf32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %105 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%104 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_3 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<5x6xi1>) outs(%83 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %198 = arith.extui %in : i1 to i64
      %199 = arith.addi %198, %out : i64
      linalg.yield %199 : i64
    } -> tensor<i64>
    %107 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%105, %106 : tensor<f32>, tensor<i64>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: i64, %out: f32):
      %198 = arith.sitofp %in_71 : i64 to f32
      %199 = arith.divf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%101, %107 : tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.addf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %109 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_7, %106 : tensor<f32>, tensor<i64>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: i64, %out: f32):
      %198 = arith.sitofp %in_71 : i64 to f32
      %199 = arith.divf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%109 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_3 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<f32>) outs(%41 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %3 : tensor<5x6xf32>, tensor<5x6xi1>) outs(%41 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_71: i1, %out: f32):
      %198 = arith.uitofp %in_71 : i1 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<5x6xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %1 : tensor<6x1xi64>, tensor<6xi64>) outs(%14 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %in_71: i64, %out: i1):
      %198 = arith.cmpi eq, %in, %in_71 : i64
      linalg.yield %198 : i1
    } -> tensor<6x6xi1>
    %expanded_40 = tensor.expand_shape %112 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xf32> into tensor<5x6x1xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map11, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %expanded_40, %cst_6 : tensor<6x6xi1>, tensor<5x6x1xf32>, tensor<f32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %115 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_9, %96 : tensor<f32>, tensor<i64>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: i64, %out: f32):
      %198 = arith.sitofp %in_71 : i64 to f32
      %199 = arith.divf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%93, %cst_6, %116 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x5xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x5xf32>
    %119 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<5x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9x5xf32>
    %120 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_8, %86 : tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.divf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %expanded_41 = tensor.expand_shape %60 [[0], [1, 2, 3]] output_shape [5, 1, 1, 5] : tensor<5x5xi64> into tensor<5x1x1x5xi64>
    %121 = tensor.empty() : tensor<5x1x1x5xi1>
    %122 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<5x1x1x5xi64>) outs(%121 : tensor<5x1x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<5x1x1x5xi1>
    %123 = tensor.empty() : tensor<5x1x1x5xi64>
    %124 = linalg.generic {indexing_maps = [#map13, #map13, #map15, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %expanded_41, %cst_18 : tensor<5x1x1x5xi1>, tensor<5x1x1x5xi64>, tensor<i64>) outs(%123 : tensor<5x1x1x5xi64>) {
    ^bb0(%in: i1, %in_71: i64, %in_72: i64, %out: i64):
      %198 = arith.select %in, %in_71, %in_72 : i64
      linalg.yield %198 : i64
    } -> tensor<5x1x1x5xi64>
    %125 = tensor.empty() : tensor<25x1xi64>
    %126 = linalg.fill ins(%c0_i64 : i64) outs(%125 : tensor<25x1xi64>) -> tensor<25x1xi64>
    %127 = tensor.empty() : tensor<25xf32>
    %128 = linalg.fill ins(%cst_13 : f32) outs(%127 : tensor<25xf32>) -> tensor<25xf32>
    %129:5 = linalg.generic {indexing_maps = [#map16, #map16, #map16, #map16, #map], iterator_types = ["parallel"]} outs(%126, %126, %126, %126, %128 : tensor<25x1xi64>, tensor<25x1xi64>, tensor<25x1xi64>, tensor<25x1xi64>, tensor<25xf32>) {
    ^bb0(%out: i64, %out_71: i64, %out_72: i64, %out_73: i64, %out_74: f32):
      %198 = linalg.index 0 : index
      %199 = arith.remsi %198, %c5 : index
      %200 = arith.divsi %198, %c5 : index
      %201 = arith.remsi %200, %c5 : index
      %extracted = tensor.extract %124[%201, %c0, %c0, %199] : tensor<5x1x1x5xi64>
      %202 = arith.index_cast %201 : index to i64
      %203 = arith.index_cast %199 : index to i64
      linalg.yield %202, %extracted, %c0_i64, %203, %cst_16 : i64, i64, i64, i64, f32
    } -> (tensor<25x1xi64>, tensor<25x1xi64>, tensor<25x1xi64>, tensor<25x1xi64>, tensor<25xf32>)
    %130 = tensor.empty() : tensor<25x4xi64>
    %131 = linalg.fill ins(%c0_i64 : i64) outs(%130 : tensor<25x4xi64>) -> tensor<25x4xi64>
    %inserted_slice = tensor.insert_slice %129#0 into %131[0, 0] [25, 1] [1, 1] : tensor<25x1xi64> into tensor<25x4xi64>
    %inserted_slice_42 = tensor.insert_slice %129#1 into %inserted_slice[0, 1] [25, 1] [1, 1] : tensor<25x1xi64> into tensor<25x4xi64>
    %inserted_slice_43 = tensor.insert_slice %129#2 into %inserted_slice_42[0, 2] [25, 1] [1, 1] : tensor<25x1xi64> into tensor<25x4xi64>
    %inserted_slice_44 = tensor.insert_slice %129#3 into %inserted_slice_43[0, 3] [25, 1] [1, 1] : tensor<25x1xi64> into tensor<25x4xi64>
    %132 = "tm_tensor.scatter"(%129#4, %inserted_slice_44, %cst) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "tm_tensor.yield"(%arg5) : (f32) -> ()
    }) : (tensor<25xf32>, tensor<25x4xi64>, tensor<5x9x1x5xf32>) -> tensor<5x9x1x5xf32>
    %133 = linalg.generic {indexing_maps = [#map13, #map15, #map15, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %120, %cst_6 : tensor<5x1x1x5xi1>, tensor<f32>, tensor<f32>) outs(%77 : tensor<5x1x1x5xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x1x1x5xf32>
    %134 = tensor.empty() : tensor<5x9x1x5xf32>
    %135 = linalg.generic {indexing_maps = [#map13, #map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %133 : tensor<5x9x1x5xf32>, tensor<5x1x1x5xf32>) outs(%134 : tensor<5x9x1x5xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.mulf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x1x5xf32>
    %collapsed_45 = tensor.collapse_shape %135 [[0], [1], [2, 3]] : tensor<5x9x1x5xf32> into tensor<5x9x5xf32>
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %collapsed_45 : tensor<5x9x5xf32>, tensor<5x9x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.addf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %137 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<5x9x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.exp %in : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %138 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "reduction", "parallel"]} ins(%136 : tensor<5x9x5xf32>) outs(%69 : tensor<5x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<5x1x5xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<5x9x5xf32>, tensor<5x1x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.mulf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %140 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %139 : tensor<5x9x5xf32>, tensor<5x9x5xf32>) outs(%61 : tensor<5x9x5xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x9x5xf32>
    %141 = tensor.empty() : tensor<5x5x9xf32>
    %transposed_46 = linalg.transpose ins(%140 : tensor<5x9x5xf32>) outs(%141 : tensor<5x5x9xf32>) permutation = [0, 2, 1] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0, 1], [2]] : tensor<5x5x9xf32> into tensor<25x9xf32>
    %142 = tensor.empty() : tensor<9x25xf32>
    %transposed_48 = linalg.transpose ins(%collapsed_47 : tensor<25x9xf32>) outs(%142 : tensor<9x25xf32>) permutation = [1, 0] 
    %143 = tensor.empty() : tensor<9x4xf32>
    %144 = linalg.fill ins(%cst_13 : f32) outs(%143 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %145 = linalg.matmul ins(%transposed_48, %collapsed_30 : tensor<9x25xf32>, tensor<25x4xf32>) outs(%144 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %146 = tensor.empty() : tensor<25x4xf32>
    %147 = linalg.fill ins(%cst_13 : f32) outs(%146 : tensor<25x4xf32>) -> tensor<25x4xf32>
    %148 = linalg.matmul ins(%collapsed_47, %arg0 : tensor<25x9xf32>, tensor<9x4xf32>) outs(%147 : tensor<25x4xf32>) -> tensor<25x4xf32>
    %expanded_49 = tensor.expand_shape %148 [[0, 1], [2]] output_shape [5, 5, 4] : tensor<25x4xf32> into tensor<5x5x4xf32>
    %inserted_slice_50 = tensor.insert_slice %expanded_49 into %cst_11[0, 0, 0] [5, 5, 4] [1, 1, 1] : tensor<5x5x4xf32> into tensor<5x6x4xf32>
    %149 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %52 : tensor<5x6x4xf32>, tensor<5x6x4xf32>) outs(%7 : tensor<5x6x4xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.mulf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x4xf32>
    %150 = linalg.generic {indexing_maps = [#map10, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17, %149 : tensor<i64>, tensor<5x6x4xf32>) outs(%7 : tensor<5x6x4xf32>) {
    ^bb0(%in: i64, %in_71: f32, %out: f32):
      %198 = arith.sitofp %in : i64 to f32
      %199 = arith.subf %198, %in_71 : f32
      linalg.yield %199 : f32
    } -> tensor<5x6x4xf32>
    %151 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_50, %150 : tensor<5x6x4xf32>, tensor<5x6x4xf32>) outs(%7 : tensor<5x6x4xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.mulf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x4xf32>
    %transposed_51 = linalg.transpose ins(%49 : tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) permutation = [0, 2, 1] 
    %152 = linalg.batch_matmul ins(%transposed_51, %151 : tensor<5x6x6xf32>, tensor<5x6x4xf32>) outs(%50 : tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    %transposed_52 = linalg.transpose ins(%extracted_slice_22 : tensor<5x6x4xf32>) outs(%29 : tensor<5x4x6xf32>) permutation = [0, 2, 1] 
    %153 = linalg.batch_matmul ins(%151, %transposed_52 : tensor<5x6x4xf32>, tensor<5x4x6xf32>) outs(%31 : tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %153 : tensor<5x6x6xf32>, tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.addf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %155 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %49 : tensor<5x6x6xf32>, tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.mulf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %156 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<5x6x6xf32>) outs(%47 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x1xf32>
    %157 = linalg.generic {indexing_maps = [#map6, #map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %156 : tensor<5x6x6xf32>, tensor<5x6x1xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.mulf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %158 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %157 : tensor<5x6x6xf32>, tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %159 = linalg.generic {indexing_maps = [#map6, #map10, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %cst_6, %158 : tensor<5x6x6xi1>, tensor<f32>, tensor<5x6x6xf32>) outs(%30 : tensor<5x6x6xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x6xf32>
    %160 = tensor.empty() : tensor<1x6x6xf32>
    %161 = linalg.fill ins(%cst_13 : f32) outs(%160 : tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
    %162 = linalg.generic {indexing_maps = [#map6, #map18], iterator_types = ["reduction", "parallel", "parallel"]} ins(%159 : tensor<5x6x6xf32>) outs(%161 : tensor<1x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<1x6x6xf32>
    %collapsed_53 = tensor.collapse_shape %162 [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
    %163 = tensor.empty() : tensor<1xi64>
    %164 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%163 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_54 = tensor.expand_shape %164 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %165 = tensor.empty() : tensor<1x1x1xi1>
    %166 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<1x1x1xi64>) outs(%165 : tensor<1x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<1x1x1xi1>
    %expanded_55 = tensor.expand_shape %collapsed_53 [[0], [1, 2]] output_shape [6, 6, 1] : tensor<6x6xf32> into tensor<6x6x1xf32>
    %167 = linalg.generic {indexing_maps = [#map19, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_55, %cst_10 : tensor<1x1x1xi1>, tensor<6x6x1xf32>, tensor<6x6x1xf32>) outs(%33 : tensor<6x6x1xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<6x6x1xf32>
    %collapsed_56 = tensor.collapse_shape %23 [[0, 1]] : tensor<6x6xi64> into tensor<36xi64>
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %collapsed_58 = tensor.collapse_shape %167 [[0, 1], [2]] : tensor<6x6x1xf32> into tensor<36x1xf32>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0], [1, 2]] output_shape [36, 1, 1] : tensor<36x1xf32> into tensor<36x1x1xf32>
    %168 = "tm_tensor.scatter"(%expanded_59, %expanded_57, %cst_14) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %198 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%198) : (f32) -> ()
    }) : (tensor<36x1x1xf32>, tensor<36x1xi64>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %transposed_60 = linalg.transpose ins(%extracted_slice : tensor<5x6x4xf32>) outs(%29 : tensor<5x4x6xf32>) permutation = [0, 2, 1] 
    %169 = linalg.fill ins(%cst_13 : f32) outs(%29 : tensor<5x4x6xf32>) -> tensor<5x4x6xf32>
    %170 = linalg.batch_matmul ins(%transposed_60, %159 : tensor<5x4x6xf32>, tensor<5x6x6xf32>) outs(%169 : tensor<5x4x6xf32>) -> tensor<5x4x6xf32>
    %171 = linalg.batch_matmul ins(%159, %extracted_slice_21 : tensor<5x6x6xf32>, tensor<5x6x4xf32>) outs(%50 : tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    %transposed_61 = linalg.transpose ins(%170 : tensor<5x4x6xf32>) outs(%7 : tensor<5x6x4xf32>) permutation = [0, 2, 1] 
    %concat = tensor.concat dim(2) %171, %transposed_61, %152 : (tensor<5x6x4xf32>, tensor<5x6x4xf32>, tensor<5x6x4xf32>) -> tensor<5x6x12xf32>
    %collapsed_62 = tensor.collapse_shape %concat [[0, 1], [2]] : tensor<5x6x12xf32> into tensor<30x12xf32>
    %172 = tensor.empty() : tensor<4x30xf32>
    %transposed_63 = linalg.transpose ins(%collapsed : tensor<30x4xf32>) outs(%172 : tensor<4x30xf32>) permutation = [1, 0] 
    %173 = tensor.empty() : tensor<4x12xf32>
    %174 = linalg.fill ins(%cst_13 : f32) outs(%173 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %175 = linalg.matmul ins(%transposed_63, %collapsed_62 : tensor<4x30xf32>, tensor<30x12xf32>) outs(%174 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %176 = tensor.empty() : tensor<12x4xf32>
    %transposed_64 = linalg.transpose ins(%arg1 : tensor<4x12xf32>) outs(%176 : tensor<12x4xf32>) permutation = [1, 0] 
    %177 = tensor.empty() : tensor<30x4xf32>
    %178 = linalg.fill ins(%cst_13 : f32) outs(%177 : tensor<30x4xf32>) -> tensor<30x4xf32>
    %179 = linalg.matmul ins(%collapsed_62, %transposed_64 : tensor<30x12xf32>, tensor<12x4xf32>) outs(%178 : tensor<30x4xf32>) -> tensor<30x4xf32>
    %expanded_65 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [5, 6, 4] : tensor<30x4xf32> into tensor<5x6x4xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x6xi64>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x6xi64>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi slt, %in, %c9_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%180, %181 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_71: i1, %out: i1):
      %198 = arith.andi %in, %in_71 : i1
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %183 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x6xi64>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%182, %183 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%2 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %in_71: i1, %out: i1):
      %198 = arith.andi %in, %in_71 : i1
      linalg.yield %198 : i1
    } -> tensor<5x6xi1>
    %expanded_66 = tensor.expand_shape %184 [[0], [1, 2]] output_shape [5, 6, 1] : tensor<5x6xi1> into tensor<5x6x1xi1>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x6xi64>) outs(%5 : tensor<5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %198 = arith.maxsi %in, %c-9_i64 : i64
      %199 = arith.minsi %198, %c8_i64 : i64
      linalg.yield %199 : i64
    } -> tensor<5x6xi64>
    %186 = tensor.empty() : tensor<5x6x1xi1>
    %187 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<5x6x1xi1>) outs(%186 : tensor<5x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %198 = arith.xori %in, %true : i1
      linalg.yield %198 : i1
    } -> tensor<5x6x1xi1>
    %188 = linalg.generic {indexing_maps = [#map11, #map10, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %cst_6, %expanded_65 : tensor<5x6x1xi1>, tensor<f32>, tensor<5x6x4xf32>) outs(%7 : tensor<5x6x4xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %198 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %198 : f32
    } -> tensor<5x6x4xf32>
    %collapsed_67 = tensor.collapse_shape %185 [[0, 1]] : tensor<5x6xi64> into tensor<30xi64>
    %expanded_68 = tensor.expand_shape %collapsed_67 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64>
    %collapsed_69 = tensor.collapse_shape %188 [[0, 1], [2]] : tensor<5x6x4xf32> into tensor<30x4xf32>
    %expanded_70 = tensor.expand_shape %collapsed_69 [[0], [1, 2]] output_shape [30, 1, 4] : tensor<30x4xf32> into tensor<30x1x4xf32>
    %189 = "tm_tensor.scatter"(%expanded_70, %expanded_68, %cst_15) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %198 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%198) : (f32) -> ()
    }) : (tensor<30x1x4xf32>, tensor<30x1xi64>, tensor<9x4xf32>) -> tensor<9x4xf32>
    %190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%145, %189 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%143 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.addf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<9x4xf32>
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<9x4xf32>) outs(%143 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_3 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<9x4xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %191 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%143 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<9x4xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<4x12xf32>) outs(%173 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_3 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<4x12xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %193 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%173 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<4x12xf32>
    %195 = tensor.empty() : tensor<4x1xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<4x1xf32>) outs(%195 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_3 : f64 to f32
      %199 = arith.mulf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<4x1xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %196 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%195 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %198 = arith.subf %in, %in_71 : f32
      linalg.yield %198 : f32
    } -> tensor<4x1xf32>
    return %192, %194, %197, %108, %102, %106 : tensor<9x4xf32>, tensor<4x12xf32>, tensor<4x1xf32>, tensor<f32>, tensor<5x6xf32>, tensor<i64>
  }
}

