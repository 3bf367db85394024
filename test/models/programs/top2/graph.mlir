#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d1)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0) -> (d0, 0)>
#map16 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<4x3xf32> {dp.name = "params.gate", dp.state}, %arg1: tensor<3x4x4xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<4x3xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<10x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<10xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x3xf32> {dp.name = "params.gate", dp.updates = 0 : i64}, tensor<3x4x4xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<4x3xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<3xi64> {dp.name = "used"}, tensor<10x3xi64> {dp.name = "place"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<10x3xf32>
    %cst_0 = arith.constant 0xFF800000 : f32
    %c3 = arith.constant 3 : index
    %cst_1 = arith.constant 1.000000e-02 : f64
    %cst_2 = arith.constant 1.000000e-01 : f64
    %cst_3 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<3.000000e-02> : tensor<3xf32>
    %cst_7 = arith.constant 1.000000e+01 : f32
    %cst_8 = arith.constant 3.000000e+00 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %c10 = arith.constant 10 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_9 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_10 = arith.constant -1.000000e+00 : f32
    %cst_11 = arith.constant dense<1> : tensor<i64>
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<10x3xf32>
    %1 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %2 = linalg.matmul ins(%arg3, %arg0 : tensor<10x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %3 = tensor.empty() : tensor<10xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<10xi64>) -> tensor<10xi64>
    %5 = tensor.empty() : tensor<10xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<10xf32>) -> tensor<10xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<10x3xf32>) outs(%6, %4 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_116: i64):
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_116 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded = tensor.expand_shape %7#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %expanded : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %10 = tensor.empty() : tensor<10x1xf32>
    %11 = linalg.fill ins(%cst_9 : f32) outs(%10 : tensor<10x1xf32>) -> tensor<10x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<10x3xf32>) outs(%11 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.divf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %14:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<10x3xf32>) outs(%6, %4 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_116: i64):
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_116 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_13 = tensor.expand_shape %14#1 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %15 = tensor.empty() : tensor<3xi64>
    %16 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%15 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %197 = linalg.index 0 : index
      %198 = arith.index_cast %197 : index to i64
      linalg.yield %198 : i64
    } -> tensor<3xi64>
    %17 = tensor.empty() : tensor<10x3xi1>
    %18 = linalg.generic {indexing_maps = [#map2, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %16 : tensor<10x1xi64>, tensor<3xi64>) outs(%17 : tensor<10x3xi1>) {
    ^bb0(%in: i64, %in_116: i64, %out: i1):
      %197 = arith.cmpi eq, %in, %in_116 : i64
      linalg.yield %197 : i1
    } -> tensor<10x3xi1>
    %19 = tensor.empty() : tensor<10x3xi64>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<10x3xi1>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      linalg.yield %197 : i64
    } -> tensor<10x3xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x3xi64>) outs(%17 : tensor<10x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<10x3xi1>
    %22 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %cst_3, %13 : tensor<10x3xi1>, tensor<f32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: i1, %in_116: f32, %in_117: f32, %out: f32):
      %197 = arith.select %in, %in_116, %in_117 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %23:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<10x3xf32>) outs(%6, %4 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_116: i64):
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_116 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_14 = tensor.expand_shape %23#1 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %24 = linalg.generic {indexing_maps = [#map2, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %16 : tensor<10x1xi64>, tensor<3xi64>) outs(%17 : tensor<10x3xi1>) {
    ^bb0(%in: i64, %in_116: i64, %out: i1):
      %197 = arith.cmpi eq, %in, %in_116 : i64
      linalg.yield %197 : i1
    } -> tensor<10x3xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<10x3xi1>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      linalg.yield %197 : i64
    } -> tensor<10x3xi64>
    %26 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%3 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %197 = linalg.index 0 : index
      %198 = arith.index_cast %197 : index to i64
      linalg.yield %198 : i64
    } -> tensor<10xi64>
    %expanded_15 = tensor.expand_shape %26 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %27 = tensor.empty() : tensor<10x10xi1>
    %28 = linalg.generic {indexing_maps = [#map2, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %26 : tensor<10x1xi64>, tensor<10xi64>) outs(%27 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_116: i64, %out: i1):
      %197 = arith.cmpi sgt, %in, %in_116 : i64
      linalg.yield %197 : i1
    } -> tensor<10x10xi1>
    %expanded_16 = tensor.expand_shape %28 [[0], [1, 2]] output_shape [10, 10, 1] : tensor<10x10xi1> into tensor<10x10x1xi1>
    %expanded_17 = tensor.expand_shape %21 [[0, 1], [2]] output_shape [1, 10, 3] : tensor<10x3xi1> into tensor<1x10x3xi1>
    %29 = tensor.empty() : tensor<10x10x3xi1>
    %30 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_17 : tensor<10x10x1xi1>, tensor<1x10x3xi1>) outs(%29 : tensor<10x10x3xi1>) {
    ^bb0(%in: i1, %in_116: i1, %out: i1):
      %197 = arith.andi %in, %in_116 : i1
      linalg.yield %197 : i1
    } -> tensor<10x10x3xi1>
    %31 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<10x3xi64>) -> tensor<10x3xi64>
    %32 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction", "parallel"]} ins(%30 : tensor<10x10x3xi1>) outs(%31 : tensor<10x3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      %198 = arith.addi %197, %out : i64
      linalg.yield %198 : i64
    } -> tensor<10x3xi64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<10x3xi64>) outs(%17 : tensor<10x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<10x3xi1>
    %expanded_18 = tensor.expand_shape %33 [[0, 1], [2]] output_shape [1, 10, 3] : tensor<10x3xi1> into tensor<1x10x3xi1>
    %34 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_18 : tensor<10x10x1xi1>, tensor<1x10x3xi1>) outs(%29 : tensor<10x10x3xi1>) {
    ^bb0(%in: i1, %in_116: i1, %out: i1):
      %197 = arith.andi %in, %in_116 : i1
      linalg.yield %197 : i1
    } -> tensor<10x10x3xi1>
    %35 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction", "parallel"]} ins(%34 : tensor<10x10x3xi1>) outs(%31 : tensor<10x3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      %198 = arith.addi %197, %out : i64
      linalg.yield %198 : i64
    } -> tensor<10x3xi64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<3xi64>) -> tensor<3xi64>
    %37 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%20 : tensor<10x3xi64>) outs(%36 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.addi %in, %out : i64
      linalg.yield %197 : i64
    } -> tensor<3xi64>
    %38 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<10x3xi64>, tensor<3xi64>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i64, %in_116: i64, %out: i64):
      %197 = arith.addi %in, %in_116 : i64
      linalg.yield %197 : i64
    } -> tensor<10x3xi64>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %32 : tensor<10x3xi64>, tensor<10x3xi64>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i64, %in_116: i64, %out: i64):
      %197 = arith.muli %in, %in_116 : i64
      linalg.yield %197 : i64
    } -> tensor<10x3xi64>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<10x3xi64>) outs(%4 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.addi %in, %out : i64
      linalg.yield %197 : i64
    } -> tensor<10xi64>
    %41 = tensor.empty() : tensor<10xi1>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%40 : tensor<10xi64>) outs(%41 : tensor<10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<10xi1>
    %expanded_19 = tensor.expand_shape %42 [[0, 1]] output_shape [10, 1] : tensor<10xi1> into tensor<10x1xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %expanded_19 : tensor<10x3xi64>, tensor<10x1xi1>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i64, %in_116: i1, %out: i64):
      %197 = arith.extui %in_116 : i1 to i64
      %198 = arith.muli %in, %197 : i64
      linalg.yield %198 : i64
    } -> tensor<10x3xi64>
    %expanded_20 = tensor.expand_shape %43 [[0], [1, 2]] output_shape [10, 3, 1] : tensor<10x3xi64> into tensor<10x3x1xi64>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%40 : tensor<10xi64>) outs(%3 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.minsi %in, %c3_i64 : i64
      linalg.yield %197 : i64
    } -> tensor<10xi64>
    %expanded_21 = tensor.expand_shape %44 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %45 = tensor.empty() : tensor<4xi64>
    %46 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%45 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %197 = linalg.index 0 : index
      %198 = arith.index_cast %197 : index to i64
      linalg.yield %198 : i64
    } -> tensor<4xi64>
    %47 = tensor.empty() : tensor<10x4xi1>
    %48 = linalg.generic {indexing_maps = [#map2, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %46 : tensor<10x1xi64>, tensor<4xi64>) outs(%47 : tensor<10x4xi1>) {
    ^bb0(%in: i64, %in_116: i64, %out: i1):
      %197 = arith.cmpi eq, %in, %in_116 : i64
      linalg.yield %197 : i1
    } -> tensor<10x4xi1>
    %49 = tensor.empty() : tensor<10x4xi64>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<10x4xi1>) outs(%49 : tensor<10x4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      linalg.yield %197 : i64
    } -> tensor<10x4xi64>
    %expanded_22 = tensor.expand_shape %50 [[0], [1, 2]] output_shape [10, 1, 4] : tensor<10x4xi64> into tensor<10x1x4xi64>
    %51 = tensor.empty() : tensor<10x3x4xi64>
    %52 = linalg.generic {indexing_maps = [#map6, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_22 : tensor<10x3x1xi64>, tensor<10x1x4xi64>) outs(%51 : tensor<10x3x4xi64>) {
    ^bb0(%in: i64, %in_116: i64, %out: i64):
      %197 = arith.muli %in, %in_116 : i64
      linalg.yield %197 : i64
    } -> tensor<10x3x4xi64>
    %53 = tensor.empty() : tensor<10x3x4xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<10x3x4xi64>) outs(%53 : tensor<10x3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      linalg.yield %197 : f32
    } -> tensor<10x3x4xf32>
    %expanded_23 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [10, 3, 4, 1] : tensor<10x3x4xf32> into tensor<10x3x4x1xf32>
    %55 = tensor.empty() : tensor<3x4x10x1xf32>
    %transposed = linalg.transpose ins(%expanded_23 : tensor<10x3x4x1xf32>) outs(%55 : tensor<3x4x10x1xf32>) permutation = [1, 2, 0, 3] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2, 3]] : tensor<3x4x10x1xf32> into tensor<12x10xf32>
    %expanded_24 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 12, 10] : tensor<12x10xf32> into tensor<1x12x10xf32>
    %expanded_25 = tensor.expand_shape %arg3 [[0, 1], [2]] output_shape [1, 10, 4] : tensor<10x4xf32> into tensor<1x10x4xf32>
    %56 = tensor.empty() : tensor<1x12x4xf32>
    %57 = linalg.fill ins(%cst_9 : f32) outs(%56 : tensor<1x12x4xf32>) -> tensor<1x12x4xf32>
    %58 = linalg.batch_matmul ins(%expanded_24, %expanded_25 : tensor<1x12x10xf32>, tensor<1x10x4xf32>) outs(%57 : tensor<1x12x4xf32>) -> tensor<1x12x4xf32>
    %collapsed_26 = tensor.collapse_shape %58 [[0, 1], [2]] : tensor<1x12x4xf32> into tensor<12x4xf32>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0, 1], [2, 3]] output_shape [3, 4, 1, 4] : tensor<12x4xf32> into tensor<3x4x1x4xf32>
    %59 = tensor.empty() : tensor<3x4x4x1xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<3x4x1x4xf32>) outs(%59 : tensor<3x4x4x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2, 3]] : tensor<3x4x4x1xf32> into tensor<3x4x4xf32>
    %60 = tensor.empty() : tensor<3x4x4xf32>
    %61 = linalg.fill ins(%cst_9 : f32) outs(%60 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %62 = linalg.batch_matmul ins(%collapsed_29, %arg1 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%61 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %expanded_30 = tensor.expand_shape %62 [[0], [1], [2, 3]] output_shape [3, 4, 1, 4] : tensor<3x4x4xf32> into tensor<3x4x1x4xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<3x4x1x4xf32>) outs(%59 : tensor<3x4x4x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<3x4x4x1xf32> into tensor<3x4x4xf32>
    %63 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_32 : tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.tanh %in : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %20 : tensor<10x3xf32>, tensor<10x3xi64>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: i64, %out: f32):
      %197 = arith.sitofp %in_116 : i64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3xf32>
    %65 = linalg.fill ins(%cst_9 : f32) outs(%5 : tensor<10xf32>) -> tensor<10xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<10x3xf32>) outs(%65 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10xf32>
    %expanded_33 = tensor.expand_shape %66 [[0, 1, 2]] output_shape [10, 1, 1] : tensor<10xf32> into tensor<10x1x1xf32>
    %67 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %expanded_33 : tensor<10x3x4xi64>, tensor<10x1x1xf32>) outs(%53 : tensor<10x3x4xf32>) {
    ^bb0(%in: i64, %in_116: f32, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      %198 = arith.mulf %197, %in_116 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3x4xf32>
    %expanded_34 = tensor.expand_shape %67 [[0], [1], [2, 3]] output_shape [10, 3, 4, 1] : tensor<10x3x4xf32> into tensor<10x3x4x1xf32>
    %expanded_35 = tensor.expand_shape %63 [[0], [1], [2, 3]] output_shape [3, 4, 4, 1] : tensor<3x4x4xf32> into tensor<3x4x4x1xf32>
    %68 = tensor.empty() : tensor<10x4x3x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_34 : tensor<10x3x4x1xf32>) outs(%68 : tensor<10x4x3x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1, 2, 3]] : tensor<10x4x3x1xf32> into tensor<10x12xf32>
    %expanded_38 = tensor.expand_shape %collapsed_37 [[0, 1], [2]] output_shape [1, 10, 12] : tensor<10x12xf32> into tensor<1x10x12xf32>
    %69 = tensor.empty() : tensor<4x3x4x1xf32>
    %transposed_39 = linalg.transpose ins(%expanded_35 : tensor<3x4x4x1xf32>) outs(%69 : tensor<4x3x4x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<4x3x4x1xf32> into tensor<12x4xf32>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0, 1], [2]] output_shape [1, 12, 4] : tensor<12x4xf32> into tensor<1x12x4xf32>
    %70 = tensor.empty() : tensor<1x10x4xf32>
    %71 = linalg.fill ins(%cst_9 : f32) outs(%70 : tensor<1x10x4xf32>) -> tensor<1x10x4xf32>
    %72 = linalg.batch_matmul ins(%expanded_38, %expanded_41 : tensor<1x10x12xf32>, tensor<1x12x4xf32>) outs(%71 : tensor<1x10x4xf32>) -> tensor<1x10x4xf32>
    %collapsed_42 = tensor.collapse_shape %72 [[0, 1], [2]] : tensor<1x10x4xf32> into tensor<10x4xf32>
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1, 2, 3]] output_shape [10, 1, 1, 4] : tensor<10x4xf32> into tensor<10x1x1x4xf32>
    %73 = tensor.empty() : tensor<10x4x1x1xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<10x1x1x4xf32>) outs(%73 : tensor<10x4x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1, 2, 3]] : tensor<10x4x1x1xf32> into tensor<10x4xf32>
    %74 = tensor.empty() : tensor<10x4xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_45 : tensor<10x4xf32>) outs(%74 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %cst_9 : f32
      linalg.yield %197 : f32
    } -> tensor<10x4xf32>
    %76 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "parallel", "reduction"]} ins(%52 : tensor<10x3x4xi64>) outs(%36 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.addi %in, %out : i64
      linalg.yield %197 : i64
    } -> tensor<3xi64>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %38 : tensor<10x3xi64>, tensor<10x3xi64>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i64, %in_116: i64, %out: i64):
      %197 = arith.muli %in, %in_116 : i64
      linalg.yield %197 : i64
    } -> tensor<10x3xi64>
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<10x3xi64>) outs(%4 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.addi %in, %out : i64
      linalg.yield %197 : i64
    } -> tensor<10xi64>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%78 : tensor<10xi64>) outs(%41 : tensor<10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<10xi1>
    %expanded_46 = tensor.expand_shape %79 [[0, 1]] output_shape [10, 1] : tensor<10xi1> into tensor<10x1xi1>
    %80 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %expanded_46 : tensor<10x3xi64>, tensor<10x1xi1>) outs(%19 : tensor<10x3xi64>) {
    ^bb0(%in: i64, %in_116: i1, %out: i64):
      %197 = arith.extui %in_116 : i1 to i64
      %198 = arith.muli %in, %197 : i64
      linalg.yield %198 : i64
    } -> tensor<10x3xi64>
    %expanded_47 = tensor.expand_shape %80 [[0], [1, 2]] output_shape [10, 3, 1] : tensor<10x3xi64> into tensor<10x3x1xi64>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%78 : tensor<10xi64>) outs(%3 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.minsi %in, %c3_i64 : i64
      linalg.yield %197 : i64
    } -> tensor<10xi64>
    %expanded_48 = tensor.expand_shape %81 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %82 = linalg.generic {indexing_maps = [#map2, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_48, %46 : tensor<10x1xi64>, tensor<4xi64>) outs(%47 : tensor<10x4xi1>) {
    ^bb0(%in: i64, %in_116: i64, %out: i1):
      %197 = arith.cmpi eq, %in, %in_116 : i64
      linalg.yield %197 : i1
    } -> tensor<10x4xi1>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x4xi1>) outs(%49 : tensor<10x4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      linalg.yield %197 : i64
    } -> tensor<10x4xi64>
    %expanded_49 = tensor.expand_shape %83 [[0], [1, 2]] output_shape [10, 1, 4] : tensor<10x4xi64> into tensor<10x1x4xi64>
    %84 = linalg.generic {indexing_maps = [#map6, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %expanded_49 : tensor<10x3x1xi64>, tensor<10x1x4xi64>) outs(%51 : tensor<10x3x4xi64>) {
    ^bb0(%in: i64, %in_116: i64, %out: i64):
      %197 = arith.muli %in, %in_116 : i64
      linalg.yield %197 : i64
    } -> tensor<10x3x4xi64>
    %85 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<10x3x4xi64>) outs(%53 : tensor<10x3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      linalg.yield %197 : f32
    } -> tensor<10x3x4xf32>
    %expanded_50 = tensor.expand_shape %85 [[0], [1], [2, 3]] output_shape [10, 3, 4, 1] : tensor<10x3x4xf32> into tensor<10x3x4x1xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<10x3x4x1xf32>) outs(%55 : tensor<3x4x10x1xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0, 1], [2, 3]] : tensor<3x4x10x1xf32> into tensor<12x10xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0, 1], [2]] output_shape [1, 12, 10] : tensor<12x10xf32> into tensor<1x12x10xf32>
    %86 = linalg.batch_matmul ins(%expanded_53, %expanded_25 : tensor<1x12x10xf32>, tensor<1x10x4xf32>) outs(%57 : tensor<1x12x4xf32>) -> tensor<1x12x4xf32>
    %collapsed_54 = tensor.collapse_shape %86 [[0, 1], [2]] : tensor<1x12x4xf32> into tensor<12x4xf32>
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0, 1], [2, 3]] output_shape [3, 4, 1, 4] : tensor<12x4xf32> into tensor<3x4x1x4xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<3x4x1x4xf32>) outs(%59 : tensor<3x4x4x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_57 = tensor.collapse_shape %transposed_56 [[0], [1], [2, 3]] : tensor<3x4x4x1xf32> into tensor<3x4x4xf32>
    %87 = linalg.batch_matmul ins(%collapsed_57, %arg1 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%61 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %expanded_58 = tensor.expand_shape %87 [[0], [1], [2, 3]] output_shape [3, 4, 1, 4] : tensor<3x4x4xf32> into tensor<3x4x1x4xf32>
    %transposed_59 = linalg.transpose ins(%expanded_58 : tensor<3x4x1x4xf32>) outs(%59 : tensor<3x4x4x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_60 = tensor.collapse_shape %transposed_59 [[0], [1], [2, 3]] : tensor<3x4x4x1xf32> into tensor<3x4x4xf32>
    %88 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_60 : tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.tanh %in : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %25 : tensor<10x3xf32>, tensor<10x3xi64>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: i64, %out: f32):
      %197 = arith.sitofp %in_116 : i64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<10x3xf32>) outs(%65 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10xf32>
    %expanded_61 = tensor.expand_shape %90 [[0, 1, 2]] output_shape [10, 1, 1] : tensor<10xf32> into tensor<10x1x1xf32>
    %91 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %expanded_61 : tensor<10x3x4xi64>, tensor<10x1x1xf32>) outs(%53 : tensor<10x3x4xf32>) {
    ^bb0(%in: i64, %in_116: f32, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      %198 = arith.mulf %197, %in_116 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3x4xf32>
    %expanded_62 = tensor.expand_shape %91 [[0], [1], [2, 3]] output_shape [10, 3, 4, 1] : tensor<10x3x4xf32> into tensor<10x3x4x1xf32>
    %expanded_63 = tensor.expand_shape %88 [[0], [1], [2, 3]] output_shape [3, 4, 4, 1] : tensor<3x4x4xf32> into tensor<3x4x4x1xf32>
    %transposed_64 = linalg.transpose ins(%expanded_62 : tensor<10x3x4x1xf32>) outs(%68 : tensor<10x4x3x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0], [1, 2, 3]] : tensor<10x4x3x1xf32> into tensor<10x12xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0, 1], [2]] output_shape [1, 10, 12] : tensor<10x12xf32> into tensor<1x10x12xf32>
    %transposed_67 = linalg.transpose ins(%expanded_63 : tensor<3x4x4x1xf32>) outs(%69 : tensor<4x3x4x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<4x3x4x1xf32> into tensor<12x4xf32>
    %expanded_69 = tensor.expand_shape %collapsed_68 [[0, 1], [2]] output_shape [1, 12, 4] : tensor<12x4xf32> into tensor<1x12x4xf32>
    %92 = linalg.batch_matmul ins(%expanded_66, %expanded_69 : tensor<1x10x12xf32>, tensor<1x12x4xf32>) outs(%71 : tensor<1x10x4xf32>) -> tensor<1x10x4xf32>
    %collapsed_70 = tensor.collapse_shape %92 [[0, 1], [2]] : tensor<1x10x4xf32> into tensor<10x4xf32>
    %expanded_71 = tensor.expand_shape %collapsed_70 [[0], [1, 2, 3]] output_shape [10, 1, 1, 4] : tensor<10x4xf32> into tensor<10x1x1x4xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<10x1x1x4xf32>) outs(%73 : tensor<10x4x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_73 = tensor.collapse_shape %transposed_72 [[0], [1, 2, 3]] : tensor<10x4x1x1xf32> into tensor<10x4xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %collapsed_73 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%74 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.addf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x4xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "parallel", "reduction"]} ins(%84 : tensor<10x3x4xi64>) outs(%36 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %197 = arith.addi %in, %out : i64
      linalg.yield %197 : i64
    } -> tensor<3xi64>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%76, %94 : tensor<3xi64>, tensor<3xi64>) outs(%15 : tensor<3xi64>) {
    ^bb0(%in: i64, %in_116: i64, %out: i64):
      %197 = arith.addi %in, %in_116 : i64
      linalg.yield %197 : i64
    } -> tensor<3xi64>
    %96 = tensor.empty() : tensor<3xf32>
    %97 = linalg.fill ins(%cst_9 : f32) outs(%96 : tensor<3xf32>) -> tensor<3xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<10x3xf32>) outs(%97 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%98 : tensor<3xf32>) outs(%96 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_7 : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x3xi64>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%100 : tensor<10x3xf32>) outs(%97 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%101 : tensor<3xf32>) outs(%96 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_7 : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%99, %102 : tensor<3xf32>, tensor<3xf32>) outs(%96 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %104 = tensor.empty() : tensor<f32>
    %105 = linalg.fill ins(%cst_9 : f32) outs(%104 : tensor<f32>) -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%103 : tensor<3xf32>) outs(%105 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%106 : tensor<f32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_8 : f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %108 = linalg.matmul ins(%93, %arg2 : tensor<10x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %109:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%108 : tensor<10x3xf32>) outs(%6, %4 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_116: i64):
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_116 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_74 = tensor.expand_shape %109#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %expanded_74 : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%111 : tensor<10x3xf32>) outs(%11 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10x1xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<10x1xf32>) outs(%10 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.log %in : f32
      linalg.yield %197 : f32
    } -> tensor<10x1xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %113 : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg4 : tensor<10xi64>) outs(%41 : tensor<10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<10xi1>
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%115, %arg4, %cst_12 : tensor<10xi1>, tensor<10xi64>, tensor<i64>) outs(%3 : tensor<10xi64>) {
    ^bb0(%in: i1, %in_116: i64, %in_117: i64, %out: i64):
      %197 = arith.select %in, %in_116, %in_117 : i64
      linalg.yield %197 : i64
    } -> tensor<10xi64>
    %expanded_75 = tensor.expand_shape %116 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_75 : tensor<10x1xi64>) outs(%11 : tensor<10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = linalg.index 0 : index
      %198 = arith.index_cast %in : i64 to index
      %199 = arith.cmpi slt, %198, %c3 : index
      cf.assert %199, "index must be smaller than dim size"
      %200 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %200, "index must be larger or equal to 0"
      %extracted = tensor.extract %114[%197, %198] : tensor<10x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x1xf32>
    %collapsed_76 = tensor.collapse_shape %117 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_76 : tensor<10xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.negf %in : f32
      linalg.yield %197 : f32
    } -> tensor<10xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%115, %118, %cst_4 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_116: f32, %in_117: f32, %out: f32):
      %197 = arith.select %in, %in_116, %in_117 : f32
      linalg.yield %197 : f32
    } -> tensor<10xf32>
    %120 = tensor.empty() : tensor<i64>
    %121 = linalg.fill ins(%c0_i64 : i64) outs(%120 : tensor<i64>) -> tensor<i64>
    %122 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%115 : tensor<10xi1>) outs(%121 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %197 = arith.extui %in : i1 to i64
      %198 = arith.addi %197, %out : i64
      linalg.yield %198 : i64
    } -> tensor<i64>
    %123 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%122 : tensor<i64>) outs(%104 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%119 : tensor<10xf32>) outs(%105 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%124, %123 : tensor<f32>, tensor<f32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.divf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%107 : tensor<f32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_1 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%125, %126 : tensor<f32>, tensor<f32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.addf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_5, %123 : tensor<f32>, tensor<f32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.divf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<f32>
    %expanded_77 = tensor.expand_shape %arg4 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %129 = tensor.empty() : tensor<10x1xi1>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_77 : tensor<10x1xi64>) outs(%129 : tensor<10x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<10x1xi1>
    %131 = tensor.empty() : tensor<10x1xi64>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %expanded_77, %cst_12 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%131 : tensor<10x1xi64>) {
    ^bb0(%in: i1, %in_116: i64, %in_117: i64, %out: i64):
      %197 = arith.select %in, %in_116, %in_117 : i64
      linalg.yield %197 : i64
    } -> tensor<10x1xi64>
    %133 = linalg.fill ins(%c0_i64 : i64) outs(%131 : tensor<10x1xi64>) -> tensor<10x1xi64>
    %134:3 = linalg.generic {indexing_maps = [#map15, #map15, #map3], iterator_types = ["parallel"]} outs(%133, %133, %65 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64, %out_116: i64, %out_117: f32):
      %197 = linalg.index 0 : index
      %198 = arith.remsi %197, %c10 : index
      %extracted = tensor.extract %132[%198, %c0] : tensor<10x1xi64>
      %199 = arith.index_cast %198 : index to i64
      linalg.yield %199, %extracted, %cst_10 : i64, i64, f32
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>)
    %135 = tensor.empty() : tensor<10x2xi64>
    %136 = linalg.fill ins(%c0_i64 : i64) outs(%135 : tensor<10x2xi64>) -> tensor<10x2xi64>
    %inserted_slice = tensor.insert_slice %134#0 into %136[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
    %inserted_slice_78 = tensor.insert_slice %134#1 into %inserted_slice[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
    %137 = "tm_tensor.scatter"(%134#2, %inserted_slice_78, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "tm_tensor.yield"(%arg5) : (f32) -> ()
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x3xf32>) -> tensor<10x3xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map5, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %128, %cst_4 : tensor<10x1xi1>, tensor<f32>, tensor<f32>) outs(%10 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_116: f32, %in_117: f32, %out: f32):
      %197 = arith.select %in, %in_116, %in_117 : f32
      linalg.yield %197 : f32
    } -> tensor<10x1xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %138 : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%139 : tensor<10x3xf32>) outs(%11 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10x1xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%140, %141 : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %142 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %144 = tensor.empty() : tensor<4x10xf32>
    %transposed_79 = linalg.transpose ins(%93 : tensor<10x4xf32>) outs(%144 : tensor<4x10xf32>) permutation = [1, 0] 
    %145 = tensor.empty() : tensor<4x3xf32>
    %146 = linalg.fill ins(%cst_9 : f32) outs(%145 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %147 = linalg.matmul ins(%transposed_79, %143 : tensor<4x10xf32>, tensor<10x3xf32>) outs(%146 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %148 = tensor.empty() : tensor<3x4xf32>
    %transposed_80 = linalg.transpose ins(%arg2 : tensor<4x3xf32>) outs(%148 : tensor<3x4xf32>) permutation = [1, 0] 
    %149 = linalg.fill ins(%cst_9 : f32) outs(%74 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %150 = linalg.matmul ins(%143, %transposed_80 : tensor<10x3xf32>, tensor<3x4xf32>) outs(%149 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%cst_6, %102 : tensor<3xf32>, tensor<3xf32>) outs(%96 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_7 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %expanded_81 = tensor.expand_shape %150 [[0], [1, 2, 3]] output_shape [10, 4, 1, 1] : tensor<10x4xf32> into tensor<10x4x1x1xf32>
    %154 = tensor.empty() : tensor<10x1x1x4xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<10x4x1x1xf32>) outs(%154 : tensor<10x1x1x4xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_83 = tensor.collapse_shape %transposed_82 [[0], [1, 2, 3]] : tensor<10x1x1x4xf32> into tensor<10x4xf32>
    %expanded_84 = tensor.expand_shape %collapsed_83 [[0, 1], [2]] output_shape [1, 10, 4] : tensor<10x4xf32> into tensor<1x10x4xf32>
    %155 = tensor.empty() : tensor<1x12x10xf32>
    %transposed_85 = linalg.transpose ins(%expanded_66 : tensor<1x10x12xf32>) outs(%155 : tensor<1x12x10xf32>) permutation = [0, 2, 1] 
    %156 = linalg.batch_matmul ins(%transposed_85, %expanded_84 : tensor<1x12x10xf32>, tensor<1x10x4xf32>) outs(%57 : tensor<1x12x4xf32>) -> tensor<1x12x4xf32>
    %157 = tensor.empty() : tensor<1x4x12xf32>
    %transposed_86 = linalg.transpose ins(%expanded_69 : tensor<1x12x4xf32>) outs(%157 : tensor<1x4x12xf32>) permutation = [0, 2, 1] 
    %158 = tensor.empty() : tensor<1x10x12xf32>
    %159 = linalg.fill ins(%cst_9 : f32) outs(%158 : tensor<1x10x12xf32>) -> tensor<1x10x12xf32>
    %160 = linalg.batch_matmul ins(%expanded_84, %transposed_86 : tensor<1x10x4xf32>, tensor<1x4x12xf32>) outs(%159 : tensor<1x10x12xf32>) -> tensor<1x10x12xf32>
    %collapsed_87 = tensor.collapse_shape %156 [[0, 1], [2]] : tensor<1x12x4xf32> into tensor<12x4xf32>
    %expanded_88 = tensor.expand_shape %collapsed_87 [[0, 1], [2, 3]] output_shape [4, 3, 4, 1] : tensor<12x4xf32> into tensor<4x3x4x1xf32>
    %collapsed_89 = tensor.collapse_shape %160 [[0, 1], [2]] : tensor<1x10x12xf32> into tensor<10x12xf32>
    %expanded_90 = tensor.expand_shape %collapsed_89 [[0], [1, 2, 3]] output_shape [10, 4, 3, 1] : tensor<10x12xf32> into tensor<10x4x3x1xf32>
    %transposed_91 = linalg.transpose ins(%expanded_88 : tensor<4x3x4x1xf32>) outs(%59 : tensor<3x4x4x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_92 = tensor.collapse_shape %transposed_91 [[0], [1], [2, 3]] : tensor<3x4x4x1xf32> into tensor<3x4x4xf32>
    %161 = tensor.empty() : tensor<10x3x4x1xf32>
    %transposed_93 = linalg.transpose ins(%expanded_90 : tensor<10x4x3x1xf32>) outs(%161 : tensor<10x3x4x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_94 = tensor.collapse_shape %transposed_93 [[0], [1], [2, 3]] : tensor<10x3x4x1xf32> into tensor<10x3x4xf32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_94, %84 : tensor<10x3x4xf32>, tensor<10x3x4xi64>) outs(%53 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %in_116: i64, %out: f32):
      %197 = arith.sitofp %in_116 : i64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3x4xf32>
    %163 = tensor.empty() : tensor<10x1x1xf32>
    %164 = linalg.fill ins(%cst_9 : f32) outs(%163 : tensor<10x1x1xf32>) -> tensor<10x1x1xf32>
    %165 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "reduction", "reduction"]} ins(%162 : tensor<10x3x4xf32>) outs(%164 : tensor<10x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10x1x1xf32>
    %collapsed_95 = tensor.collapse_shape %165 [[0, 1, 2]] : tensor<10x1x1xf32> into tensor<10xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95 : tensor<10xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%166, %25 : tensor<10x3xf32>, tensor<10x3xi64>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: i64, %out: f32):
      %197 = arith.sitofp %in_116 : i64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %167 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.addf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %169 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %88 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %170 = linalg.generic {indexing_maps = [#map16, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11, %169 : tensor<i64>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: i64, %in_116: f32, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      %198 = arith.subf %197, %in_116 : f32
      linalg.yield %198 : f32
    } -> tensor<3x4x4xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_92, %170 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %expanded_96 = tensor.expand_shape %171 [[0], [1], [2, 3]] output_shape [3, 4, 4, 1] : tensor<3x4x4xf32> into tensor<3x4x4x1xf32>
    %172 = tensor.empty() : tensor<3x4x1x4xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<3x4x4x1xf32>) outs(%172 : tensor<3x4x1x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_98 = tensor.collapse_shape %transposed_97 [[0], [1], [2, 3]] : tensor<3x4x1x4xf32> into tensor<3x4x4xf32>
    %transposed_99 = linalg.transpose ins(%collapsed_57 : tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) permutation = [0, 2, 1] 
    %173 = linalg.batch_matmul ins(%transposed_99, %collapsed_98 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%61 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %transposed_100 = linalg.transpose ins(%expanded_38 : tensor<1x10x12xf32>) outs(%155 : tensor<1x12x10xf32>) permutation = [0, 2, 1] 
    %174 = linalg.batch_matmul ins(%transposed_100, %expanded_84 : tensor<1x12x10xf32>, tensor<1x10x4xf32>) outs(%57 : tensor<1x12x4xf32>) -> tensor<1x12x4xf32>
    %transposed_101 = linalg.transpose ins(%expanded_41 : tensor<1x12x4xf32>) outs(%157 : tensor<1x4x12xf32>) permutation = [0, 2, 1] 
    %175 = linalg.batch_matmul ins(%expanded_84, %transposed_101 : tensor<1x10x4xf32>, tensor<1x4x12xf32>) outs(%159 : tensor<1x10x12xf32>) -> tensor<1x10x12xf32>
    %collapsed_102 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<1x12x4xf32> into tensor<12x4xf32>
    %expanded_103 = tensor.expand_shape %collapsed_102 [[0, 1], [2, 3]] output_shape [4, 3, 4, 1] : tensor<12x4xf32> into tensor<4x3x4x1xf32>
    %collapsed_104 = tensor.collapse_shape %175 [[0, 1], [2]] : tensor<1x10x12xf32> into tensor<10x12xf32>
    %expanded_105 = tensor.expand_shape %collapsed_104 [[0], [1, 2, 3]] output_shape [10, 4, 3, 1] : tensor<10x12xf32> into tensor<10x4x3x1xf32>
    %transposed_106 = linalg.transpose ins(%expanded_103 : tensor<4x3x4x1xf32>) outs(%59 : tensor<3x4x4x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_107 = tensor.collapse_shape %transposed_106 [[0], [1], [2, 3]] : tensor<3x4x4x1xf32> into tensor<3x4x4xf32>
    %transposed_108 = linalg.transpose ins(%expanded_105 : tensor<10x4x3x1xf32>) outs(%161 : tensor<10x3x4x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0], [1], [2, 3]] : tensor<10x3x4x1xf32> into tensor<10x3x4xf32>
    %176 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_109, %52 : tensor<10x3x4xf32>, tensor<10x3x4xi64>) outs(%53 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %in_116: i64, %out: f32):
      %197 = arith.sitofp %in_116 : i64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3x4xf32>
    %177 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "reduction", "reduction"]} ins(%176 : tensor<10x3x4xf32>) outs(%164 : tensor<10x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10x1x1xf32>
    %collapsed_110 = tensor.collapse_shape %177 [[0, 1, 2]] : tensor<10x1x1xf32> into tensor<10xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_110 : tensor<10xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %20 : tensor<10x3xf32>, tensor<10x3xi64>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: i64, %out: f32):
      %197 = arith.sitofp %in_116 : i64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<10x3xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%168, %179 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.addf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %181 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %63 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %182 = linalg.generic {indexing_maps = [#map16, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11, %181 : tensor<i64>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: i64, %in_116: f32, %out: f32):
      %197 = arith.sitofp %in : i64 to f32
      %198 = arith.subf %197, %in_116 : f32
      linalg.yield %198 : f32
    } -> tensor<3x4x4xf32>
    %183 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_107, %182 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %expanded_111 = tensor.expand_shape %183 [[0], [1], [2, 3]] output_shape [3, 4, 4, 1] : tensor<3x4x4xf32> into tensor<3x4x4x1xf32>
    %transposed_112 = linalg.transpose ins(%expanded_111 : tensor<3x4x4x1xf32>) outs(%172 : tensor<3x4x1x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_113 = tensor.collapse_shape %transposed_112 [[0], [1], [2, 3]] : tensor<3x4x1x4xf32> into tensor<3x4x4xf32>
    %transposed_114 = linalg.transpose ins(%collapsed_29 : tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) permutation = [0, 2, 1] 
    %184 = linalg.batch_matmul ins(%transposed_114, %collapsed_113 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%61 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %185 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %184 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.addf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%180, %13 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%186 : tensor<10x3xf32>) outs(%11 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<10x1xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %187 : tensor<10x3xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.mulf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %188 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<10x3xf32>
    %transposed_115 = linalg.transpose ins(%arg3 : tensor<10x4xf32>) outs(%144 : tensor<4x10xf32>) permutation = [1, 0] 
    %190 = linalg.matmul ins(%transposed_115, %189 : tensor<4x10xf32>, tensor<10x3xf32>) outs(%146 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<4x3xf32>) outs(%145 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_2 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<4x3xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %191 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%145 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<4x3xf32>
    %193 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_2 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<3x4x4xf32>
    %194 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %193 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%60 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<3x4x4xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<4x3xf32>) outs(%145 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_2 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<4x3xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %195 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%145 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %197 = arith.subf %in, %in_116 : f32
      linalg.yield %197 : f32
    } -> tensor<4x3xf32>
    return %192, %194, %196, %127, %95, %38 : tensor<4x3xf32>, tensor<3x4x4xf32>, tensor<4x3xf32>, tensor<f32>, tensor<3xi64>, tensor<10x3xi64>
  }
}

