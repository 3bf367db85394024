#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0) -> (d0, 0)>
module {
  func.func @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<5x4xf32> {dp.name = "kept.slow", dp.state}, %arg2: tensor<14x4xf32> {dp.name = "kept.queue", dp.state}, %arg3: tensor<i64> {dp.name = "kept.position", dp.state}, %arg4: tensor<6x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<6x5xf32> {dp.name = "z", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<5x4xf32> {dp.name = "kept.slow", dp.updates = 1 : i64}, tensor<14x4xf32> {dp.name = "kept.queue", dp.updates = 2 : i64}, tensor<i64> {dp.name = "kept.position", dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "right"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<6x15xf32>
    %c15 = arith.constant 15 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<2.000000e-01> : tensor<f32>
    %cst_2 = arith.constant 5.000000e-01 : f64
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 3.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant dense<-8.000000e-01> : tensor<f32>
    %cst_7 = arith.constant dense<true> : tensor<6xi1>
    %cst_8 = arith.constant dense<true> : tensor<6x1xi1>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 5.000000e-01 : f32
    %c2_i64 = arith.constant 2 : i64
    %c14_i64 = arith.constant 14 : i64
    %c6_i64 = arith.constant 6 : i64
    %c6 = arith.constant 6 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_12 = arith.constant 0.000000e+00 : f32
    %cst_13 = arith.constant -1.000000e+00 : f32
    %cst_14 = arith.constant dense<0> : tensor<6x1xi64>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.absf %in : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %101 = arith.extf %in : f32 to f64
      %102 = arith.cmpf oge, %101, %cst_2 : f64
      linalg.yield %102 : i1
    } -> tensor<i1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%3, %cst_6, %cst_1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %101 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<5x4xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %arg0, %arg1 : tensor<i1>, tensor<5x4xf32>, tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %101 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %101 : f32
    } -> tensor<5x4xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.subf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<5x4xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<f32>, tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<5x4xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.addf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<5x4xf32>
    %10 = tensor.empty() : tensor<6x4xf32>
    %11 = linalg.fill ins(%cst_12 : f32) outs(%10 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %12 = linalg.matmul ins(%arg4, %arg0 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%11 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %14 = tensor.empty() : tensor<6x1xf32>
    %15 = linalg.fill ins(%cst_12 : f32) outs(%14 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<6x4xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.powf %in, %cst_11 : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x1xf32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_3 : f64 to f32
      %102 = arith.cmpf ult, %in, %101 : f32
      %103 = arith.select %102, %101, %in : f32
      linalg.yield %103 : f32
    } -> tensor<6x1xf32>
    %collapsed = tensor.collapse_shape %18 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12, %19 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %21 = linalg.matmul ins(%arg5, %9 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%11 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<6x4xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<6x1xf32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.powf %in, %cst_11 : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<6x1xf32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_3 : f64 to f32
      %102 = arith.cmpf ult, %in, %101 : f32
      %103 = arith.select %102, %101, %in : f32
      linalg.yield %103 : f32
    } -> tensor<6x1xf32>
    %collapsed_15 = tensor.collapse_shape %25 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15 : tensor<6xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %26 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %27 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<6x4xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %30 = tensor.empty() : tensor<4x14xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<14x4xf32>) outs(%30 : tensor<4x14xf32>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<6x14xf32>
    %32 = linalg.fill ins(%cst_12 : f32) outs(%31 : tensor<6x14xf32>) -> tensor<6x14xf32>
    %33 = linalg.matmul ins(%20, %transposed : tensor<6x4xf32>, tensor<4x14xf32>) outs(%32 : tensor<6x14xf32>) -> tensor<6x14xf32>
    %concat = tensor.concat dim(1) %29, %33 : (tensor<6x1xf32>, tensor<6x14xf32>) -> tensor<6x15xf32>
    %34 = tensor.empty() : tensor<6x15xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<6x15xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_4 : f64 to f32
      %102 = arith.divf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<6x15xf32>
    %36 = tensor.empty() : tensor<6xi64>
    %37 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%36 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %101 = linalg.index 0 : index
      %102 = arith.index_cast %101 : index to i64
      linalg.yield %102 : i64
    } -> tensor<6xi64>
    %38 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel"]} ins(%arg3, %37 : tensor<i64>, tensor<6xi64>) outs(%36 : tensor<6xi64>) {
    ^bb0(%in: i64, %in_23: i64, %out: i64):
      %101 = arith.addi %in, %in_23 : i64
      linalg.yield %101 : i64
    } -> tensor<6xi64>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%38 : tensor<6xi64>) outs(%36 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %101 = arith.remsi %in, %c14_i64 : i64
      %102 = arith.cmpi ne, %101, %c0_i64 : i64
      %103 = arith.cmpi slt, %101, %c0_i64 : i64
      %104 = arith.andi %102, %103 : i1
      %105 = arith.addi %101, %c14_i64 : i64
      %106 = arith.select %104, %105, %101 : i64
      linalg.yield %106 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %39 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %expanded_16 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [6, 1, 4] : tensor<6x4xf32> into tensor<6x1x4xf32>
    %40 = "tm_tensor.scatter"(%expanded_16, %expanded, %arg2) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "tm_tensor.yield"(%arg6) : (f32) -> ()
    }) : (tensor<6x1x4xf32>, tensor<6x1xi64>, tensor<14x4xf32>) -> tensor<14x4xf32>
    %41 = linalg.fill ins(%c0_i64 : i64) outs(%36 : tensor<6xi64>) -> tensor<6xi64>
    %42 = tensor.empty() : tensor<6xf32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<6xf32>) -> tensor<6xf32>
    %44:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<6x15xf32>) outs(%43, %41 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %101 = linalg.index 1 : index
      %102 = arith.index_cast %101 : index to i64
      %103 = arith.maximumf %in, %out : f32
      %104 = arith.cmpf ogt, %in, %out : f32
      %105 = arith.select %104, %102, %out_23 : i64
      linalg.yield %103, %105 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded_17 = tensor.expand_shape %44#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%35, %expanded_17 : tensor<6x15xf32>, tensor<6x1xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.subf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<6x15xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.exp %in : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%46 : tensor<6x15xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<6x1xf32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.log %in : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%45, %48 : tensor<6x15xf32>, tensor<6x1xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.subf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<6x1xi64>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %101 = linalg.index 0 : index
      %102 = arith.index_cast %in : i64 to index
      %103 = arith.cmpi slt, %102, %c15 : index
      cf.assert %103, "index must be smaller than dim size"
      %104 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %104, "index must be larger or equal to 0"
      %extracted = tensor.extract %49[%101, %102] : tensor<6x15xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %collapsed_18 = tensor.collapse_shape %50 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<6xf32>) outs(%42 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.negf %in : f32
      linalg.yield %101 : f32
    } -> tensor<6xf32>
    %52 = tensor.empty() : tensor<i64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<i64>) -> tensor<i64>
    %54 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%cst_7 : tensor<6xi1>) outs(%53 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %101 = arith.extui %in : i1 to i64
      %102 = arith.addi %101, %out : i64
      linalg.yield %102 : i64
    } -> tensor<i64>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%54 : tensor<i64>) outs(%0 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %101 = arith.sitofp %in : i64 to f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %56 = linalg.fill ins(%cst_12 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%51 : tensor<6xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%57, %55 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<6xi1>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%44#1 : tensor<6xi64>) outs(%59 : tensor<6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %101 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %101 : i1
    } -> tensor<6xi1>
    %61 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%60 : tensor<6xi1>) outs(%53 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %101 = arith.extui %in : i1 to i64
      %102 = arith.addi %101, %out : i64
      linalg.yield %102 : i64
    } -> tensor<i64>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i64>) outs(%52 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %101 = arith.addi %in, %c6_i64 : i64
      linalg.yield %101 : i64
    } -> tensor<i64>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%62 : tensor<i64>) outs(%52 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %101 = arith.remsi %in, %c14_i64 : i64
      %102 = arith.cmpi ne, %101, %c0_i64 : i64
      %103 = arith.cmpi slt, %101, %c0_i64 : i64
      %104 = arith.andi %102, %103 : i1
      %105 = arith.addi %101, %c14_i64 : i64
      %106 = arith.select %104, %105, %101 : i64
      linalg.yield %106 : i64
    } -> tensor<i64>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_9, %55 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %65 = tensor.empty() : tensor<6x1xi64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<6x1xi64>) -> tensor<6x1xi64>
    %67 = linalg.fill ins(%cst_12 : f32) outs(%42 : tensor<6xf32>) -> tensor<6xf32>
    %68:3 = linalg.generic {indexing_maps = [#map7, #map7, #map5], iterator_types = ["parallel"]} outs(%66, %66, %67 : tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>) {
    ^bb0(%out: i64, %out_23: i64, %out_24: f32):
      %101 = linalg.index 0 : index
      %102 = arith.remsi %101, %c6 : index
      %103 = arith.index_cast %102 : index to i64
      linalg.yield %103, %c0_i64, %cst_13 : i64, i64, f32
    } -> (tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>)
    %69 = tensor.empty() : tensor<6x2xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%69 : tensor<6x2xi64>) -> tensor<6x2xi64>
    %inserted_slice = tensor.insert_slice %68#0 into %70[0, 0] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %inserted_slice_19 = tensor.insert_slice %68#1 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %71 = "tm_tensor.scatter"(%68#2, %inserted_slice_19, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "tm_tensor.yield"(%arg6) : (f32) -> ()
    }) : (tensor<6xf32>, tensor<6x2xi64>, tensor<6x15xf32>) -> tensor<6x15xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map1, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %64, %cst_10 : tensor<6x1xi1>, tensor<f32>, tensor<f32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %101 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<6x15xf32>, tensor<6x1xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<6x15xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.exp %in : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<6x15xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%74, %75 : tensor<6x15xf32>, tensor<6x1xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%73, %76 : tensor<6x15xf32>, tensor<6x15xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.subf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x15xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<6x15xf32>) outs(%34 : tensor<6x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_4 : f64 to f32
      %102 = arith.divf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<6x15xf32>
    %extracted_slice = tensor.extract_slice %78[0, 0] [6, 1] [1, 1] : tensor<6x15xf32> to tensor<6x1xf32>
    %extracted_slice_20 = tensor.extract_slice %78[0, 1] [6, 14] [1, 1] : tensor<6x15xf32> to tensor<6x14xf32>
    %79 = linalg.matmul ins(%extracted_slice_20, %arg2 : tensor<6x14xf32>, tensor<14x4xf32>) outs(%11 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21 : tensor<6xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%80, %27 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%79, %81 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.addf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.negf %in : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%84, %83 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%82, %19 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<6x4xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %88 = tensor.empty() : tensor<6x1xi1>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x1xf32>) outs(%88 : tensor<6x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %101 = arith.extf %in : f32 to f64
      %102 = arith.cmpf ogt, %101, %cst_3 : f64
      linalg.yield %102 : i1
    } -> tensor<6x1xi1>
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%89, %87, %cst_10 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<f32>) outs(%14 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %101 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %101 : f32
    } -> tensor<6x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%12, %17 : tensor<6x4xf32>, tensor<6x1xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.divf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x1xf32>) outs(%88 : tensor<6x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %101 = arith.cmpf oeq, %in, %cst_12 : f32
      linalg.yield %101 : i1
    } -> tensor<6x1xi1>
    %93 = linalg.generic {indexing_maps = [#map3, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%92, %cst_10, %91 : tensor<6x1xi1>, tensor<f32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %101 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%90, %93 : tensor<6x1xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.mulf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%86, %94 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.addf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<6x4xf32>
    %96 = tensor.empty() : tensor<5x6xf32>
    %transposed_22 = linalg.transpose ins(%arg4 : tensor<6x5xf32>) outs(%96 : tensor<5x6xf32>) permutation = [1, 0] 
    %97 = linalg.fill ins(%cst_12 : f32) outs(%5 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %98 = linalg.matmul ins(%transposed_22, %95 : tensor<5x6xf32>, tensor<6x4xf32>) outs(%97 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_5 : f64 to f32
      %102 = arith.mulf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<5x4xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %99 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %101 = arith.subf %in, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<5x4xf32>
    return %100, %9, %40, %63, %58, %61 : tensor<5x4xf32>, tensor<5x4xf32>, tensor<14x4xf32>, tensor<i64>, tensor<f32>, tensor<i64>
  }
}

