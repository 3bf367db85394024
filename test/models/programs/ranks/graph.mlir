#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0, d1) -> (d1, d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4xf32> {dp.name = "params.out", dp.state}, %arg1: tensor<8x4xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<9x8xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<9xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4xf32> {dp.name = "params.out", dp.updates = 0 : i64}, tensor<8x4xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<9xi32> {dp.name = "order"}, tensor<f32> {dp.name = "spearman"}) {
    %cst = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_0 = arith.constant 1.250000e-01 : f32
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 9.000000e+00 : f32
    %cst_3 = arith.constant 8.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 7.200000e+02 : f32
    %c6_i32 = arith.constant 6 : i32
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<9> : tensor<i32>
    %cst_9 = arith.constant dense<0> : tensor<i32>
    %cst_10 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant dense<[1, 0, 3, 2]> : tensor<4xi32>
    %cst_14 = arith.constant dense<[true, false, false, true]> : tensor<4xi1>
    %cst_15 = arith.constant dense<[2, 3, 0, 1]> : tensor<4xi32>
    %cst_16 = arith.constant dense<[true, true, false, false]> : tensor<4xi1>
    %cst_17 = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
    %0 = tensor.empty() : tensor<9x4xf32>
    %1 = linalg.fill ins(%cst_6 : f32) outs(%0 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %2 = linalg.matmul ins(%arg2, %arg1 : tensor<9x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %3 = tensor.empty() : tensor<4x1xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<4xi32>) outs(%3 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x4xf32>) {
    ^bb0(%out: f32):
      %245 = linalg.index 0 : index
      %246 = linalg.index 1 : index
      %extracted = tensor.extract %4[%246, %c0] : tensor<4x1xi32>
      %247 = arith.index_cast %extracted : i32 to index
      %248 = arith.maxsi %247, %c0 : index
      %249 = arith.minsi %248, %c3 : index
      %extracted_22 = tensor.extract %2[%245, %249] : tensor<9x4xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<9x4xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.minimumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %7 = tensor.empty() : tensor<9x4xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.maximumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %19 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %19 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<4xi1>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4xi1>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %6, %19 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<4xi32>) outs(%3 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %31 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x4xf32>) {
    ^bb0(%out: f32):
      %245 = linalg.index 0 : index
      %246 = linalg.index 1 : index
      %extracted = tensor.extract %30[%246, %c0] : tensor<4x1xi32>
      %247 = arith.index_cast %extracted : i32 to index
      %248 = arith.maxsi %247, %c0 : index
      %249 = arith.minsi %248, %c3 : index
      %extracted_22 = tensor.extract %29[%245, %249] : tensor<9x4xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<9x4xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.minimumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %32 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %36 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %39 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.maximumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %41 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %41 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<4xi1>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4xi1>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %32, %41 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %52 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x4xf32>) {
    ^bb0(%out: f32):
      %245 = linalg.index 0 : index
      %246 = linalg.index 1 : index
      %extracted = tensor.extract %4[%246, %c0] : tensor<4x1xi32>
      %247 = arith.index_cast %extracted : i32 to index
      %248 = arith.maxsi %247, %c0 : index
      %249 = arith.minsi %248, %c3 : index
      %extracted_22 = tensor.extract %51[%245, %249] : tensor<9x4xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<9x4xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.minimumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %53 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %57 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %60 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.maximumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %62 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %62 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x4xi1>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %66 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %9, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %13, %9 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %69 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.divf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<4xi1>) outs(%7 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4xi1>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %53, %62 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.tanh %in : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %73 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %75 = tensor.empty() : tensor<9xf32>
    %76 = linalg.fill ins(%cst_6 : f32) outs(%75 : tensor<9xf32>) -> tensor<9xf32>
    %77 = linalg.matvec ins(%73, %arg0 : tensor<9x4xf32>, tensor<4xf32>) outs(%76 : tensor<9xf32>) -> tensor<9xf32>
    %78 = tensor.empty() : tensor<9x1xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<9xf32>) outs(%78 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %80 = tensor.empty() : tensor<1x9xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<9xf32>) outs(%80 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %82 = tensor.empty() : tensor<9x9xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<9x1xf32>) outs(%82 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<1x9xf32>) outs(%82 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %85 = tensor.empty() : tensor<9x9xi1>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %84 : tensor<9x9xf32>, tensor<9x9xf32>) outs(%85 : tensor<9x9xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf ogt, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x9xi1>
    %87 = tensor.empty() : tensor<9x9xi32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<9x9xi1>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i1, %out: i32):
      %245 = arith.extui %in : i1 to i32
      linalg.yield %245 : i32
    } -> tensor<9x9xi32>
    %89 = tensor.empty() : tensor<9xi32>
    %90 = linalg.fill ins(%c0_i32 : i32) outs(%89 : tensor<9xi32>) -> tensor<9xi32>
    %91 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<9x9xi32>) outs(%90 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %245 = arith.addi %out, %in : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<9xf32>) outs(%78 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<9xf32>) outs(%80 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<9x1xf32>) outs(%82 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<1x9xf32>) outs(%82 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<9x9xf32>, tensor<9x9xf32>) outs(%85 : tensor<9x9xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf ogt, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<9x9xi1>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<9x9xi1>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i1, %out: i32):
      %245 = arith.extui %in : i1 to i32
      linalg.yield %245 : i32
    } -> tensor<9x9xi32>
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%97 : tensor<9x9xi32>) outs(%90 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %245 = arith.addi %out, %in : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %99 = tensor.empty() : tensor<1x9xi32>
    %100 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<9xi32>) outs(%99 : tensor<1x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x9xi32>
    %101 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%89 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %245 = linalg.index 0 : index
      %246 = arith.index_cast %245 : index to i32
      linalg.yield %246 : i32
    } -> tensor<9xi32>
    %102 = tensor.empty() : tensor<9x1xi32>
    %103 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<9xi32>) outs(%102 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %104 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<1x9xi32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %105 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<9x1xi32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%85 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %245 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %245 : i1
    } -> tensor<9x9xi1>
    %107 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<9xi32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %108 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %107, %108 : tensor<9x9xi1>, tensor<9x9xi32>, tensor<9x9xi32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %245 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %245 : i32
    } -> tensor<9x9xi32>
    %110 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%109 : tensor<9x9xi32>) outs(%90 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %245 = arith.addi %out, %in : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %111 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%89 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %112 = tensor.empty() : tensor<9xi1>
    %113 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%110, %111 : tensor<9xi32>, tensor<9xi32>) outs(%112 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %245 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %245 : i1
    } -> tensor<9xi1>
    %114 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%89 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %115 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%110, %114 : tensor<9xi32>, tensor<9xi32>) outs(%89 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %245 = arith.addi %in, %in_22 : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %116 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%113, %115, %110 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) outs(%89 : tensor<9xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %245 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %117 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<9xi32>) outs(%102 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %118 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%75 : tensor<9xf32>) {
    ^bb0(%out: f32):
      %245 = linalg.index 0 : index
      %extracted = tensor.extract %117[%245, %c0] : tensor<9x1xi32>
      %246 = arith.index_cast %extracted : i32 to index
      %247 = arith.maxsi %246, %c0 : index
      %248 = arith.minsi %247, %c8 : index
      %extracted_22 = tensor.extract %77[%248] : tensor<9xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<9xf32>
    %extracted_slice = tensor.extract_slice %118[0] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %extracted_slice_18 = tensor.extract_slice %118[1] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %119 = tensor.empty() : tensor<8xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_18 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %122 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%120, %121 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.maximumf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %123 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%120, %121 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %124 = tensor.empty() : tensor<8xi1>
    %125 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%123, %123 : tensor<8xf32>, tensor<8xf32>) outs(%124 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf une, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<8xi1>
    %126 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%120, %121 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %127 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%123 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.absf %in : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%127 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.negf %in : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %129 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%128 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.exp %in : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%129 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.log1p %in : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%122, %130 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%125, %126, %131 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %133 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %134 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%120, %133 : tensor<8xf32>, tensor<8xf32>) outs(%124 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<8xi1>
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%134, %121, %120 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%132, %133 : tensor<8xf32>, tensor<8xf32>) outs(%124 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %245 = arith.cmpf oeq, %in, %in_22 : f32
      linalg.yield %245 : i1
    } -> tensor<8xi1>
    %137 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%136, %121, %132 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %138 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%135, %137 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%138 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.exp %in : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %140 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%91, %98 : tensor<9xi32>, tensor<9xi32>) outs(%89 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %245 = arith.subi %in, %in_22 : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %141 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%140, %140 : tensor<9xi32>, tensor<9xi32>) outs(%89 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %245 = arith.muli %in, %in_22 : i32
      linalg.yield %245 : i32
    } -> tensor<9xi32>
    %142 = tensor.empty() : tensor<i32>
    %143 = linalg.fill ins(%c0_i32 : i32) outs(%142 : tensor<i32>) -> tensor<i32>
    %144 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%141 : tensor<9xi32>) outs(%143 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %245 = arith.addi %out, %in : i32
      linalg.yield %245 : i32
    } -> tensor<i32>
    %145 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%144 : tensor<i32>) outs(%142 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %245 = arith.muli %in, %c6_i32 : i32
      linalg.yield %245 : i32
    } -> tensor<i32>
    %146 = tensor.empty() : tensor<f32>
    %147 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%145 : tensor<i32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %245 = arith.sitofp %in : i32 to f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %148 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%147 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_5 : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%148 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.subf %cst_4, %in : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %150 = linalg.fill ins(%cst_6 : f32) outs(%146 : tensor<f32>) -> tensor<f32>
    %151 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%132 : tensor<8xf32>) outs(%150 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %out, %in : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %152 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%151 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_3 : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %153 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%77, %arg3 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%153, %153 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %155 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %156 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%155, %153 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %157 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%154 : tensor<9xf32>) outs(%150 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %out, %in : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %158 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%157 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_2 : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %159 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%158 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.mulf %in, %cst_1 : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %160 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%152, %159 : tensor<f32>, tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %161 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%146 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%161 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_2 : f32
      linalg.yield %245 : f32
    } -> tensor<f32>
    %163 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%162 : tensor<f32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %164 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%163, %156 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %165 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%146 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %166 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%165 : tensor<f32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %167 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%166, %139 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %168 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%167 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.negf %in : f32
      linalg.yield %245 : f32
    } -> tensor<8xf32>
    %padded = tensor.pad %168 low[1] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<8xf32> to tensor<9xf32>
    %padded_19 = tensor.pad %167 low[0] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<8xf32> to tensor<9xf32>
    %169 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%padded, %padded_19 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %170 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %collapsed = tensor.collapse_shape %117 [[0, 1]] : tensor<9x1xi32> into tensor<9xi32>
    %171 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<9xi32>) outs(%102 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %172 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%99 : tensor<1x9xi32>) {
    ^bb0(%out: i32):
      %245 = linalg.index 1 : index
      %246 = arith.index_cast %245 : index to i32
      linalg.yield %246 : i32
    } -> tensor<1x9xi32>
    %173 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<9x1xi32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %174 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<1x9xi32>) outs(%87 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%173, %174 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%85 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %245 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %245 : i1
    } -> tensor<9x9xi1>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<9x9xi1>) outs(%82 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %245 = arith.uitofp %in : i1 to f32
      linalg.yield %245 : f32
    } -> tensor<9x9xf32>
    %177 = linalg.vecmat ins(%169, %176 : tensor<9xf32>, tensor<9x9xf32>) outs(%76 : tensor<9xf32>) -> tensor<9xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %177 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %179 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%164, %178 : tensor<9xf32>, tensor<9xf32>) outs(%75 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9xf32>
    %180 = tensor.empty() : tensor<4xf32>
    %181 = linalg.fill ins(%cst_6 : f32) outs(%180 : tensor<4xf32>) -> tensor<4xf32>
    %182 = linalg.vecmat ins(%179, %73 : tensor<9xf32>, tensor<9x4xf32>) outs(%181 : tensor<4xf32>) -> tensor<4xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %arg0 : tensor<9xf32>, tensor<4xf32>) outs(%1 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      %246 = arith.addf %out, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<9x4xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %74 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %73 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %185 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %10, %186 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %186, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %70 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %67 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%188, %61 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189, %191 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%188, %58 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190, %193 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %collapsed_20 = tensor.collapse_shape %4 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
    %195 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_20 : tensor<4xi32>) outs(%3 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %196 = tensor.empty() : tensor<1x4xi32>
    %197 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%196 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %245 = linalg.index 1 : index
      %246 = arith.index_cast %245 : index to i32
      linalg.yield %246 : i32
    } -> tensor<1x4xi32>
    %198 = tensor.empty() : tensor<4x4xi32>
    %199 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<4x1xi32>) outs(%198 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %200 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<1x4xi32>) outs(%198 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %201 = tensor.empty() : tensor<4x4xi1>
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199, %200 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%201 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %245 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %245 : i1
    } -> tensor<4x4xi1>
    %203 = tensor.empty() : tensor<4x4xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<4x4xi1>) outs(%203 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %245 = arith.uitofp %in : i1 to f32
      linalg.yield %245 : f32
    } -> tensor<4x4xf32>
    %205 = linalg.matmul ins(%192, %204 : tensor<9x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %205 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%194, %206 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %10, %207 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %207, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %49 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %46 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %40 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %212 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %37 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %214 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %collapsed_21 = tensor.collapse_shape %30 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
    %216 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21 : tensor<4xi32>) outs(%3 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %217 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<4x1xi32>) outs(%198 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%217, %200 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%201 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %245 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %245 : i1
    } -> tensor<4x4xi1>
    %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<4x4xi1>) outs(%203 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %245 = arith.uitofp %in : i1 to f32
      linalg.yield %245 : f32
    } -> tensor<4x4xf32>
    %220 = linalg.matmul ins(%213, %219 : tensor<9x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %220 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%215, %221 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %10, %222 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %222, %10 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %245 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%223, %27 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%223, %24 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%224, %18 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%225, %227 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%224, %15 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%226, %229 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %231 = linalg.matmul ins(%228, %204 : tensor<9x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %231 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%230, %232 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.addf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<9x4xf32>
    %234 = tensor.empty() : tensor<4x8xf32>
    %235 = linalg.fill ins(%cst_6 : f32) outs(%234 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %236 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233, %arg2 : tensor<9x4xf32>, tensor<9x8xf32>) outs(%235 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      %246 = arith.addf %out, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<4x8xf32>
    %237 = tensor.empty() : tensor<8x4xf32>
    %238 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<4x8xf32>) outs(%237 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %239 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%180 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %240 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%239, %182 : tensor<4xf32>, tensor<4xf32>) outs(%180 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<4xf32>
    %241 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg0, %240 : tensor<4xf32>, tensor<4xf32>) outs(%180 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<4xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%237 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%242, %238 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%237 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.mulf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8x4xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %243 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%237 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %245 = arith.subf %in, %in_22 : f32
      linalg.yield %245 : f32
    } -> tensor<8x4xf32>
    return %241, %244, %160, %110, %149 : tensor<4xf32>, tensor<8x4xf32>, tensor<f32>, tensor<9xi32>, tensor<f32>
  }
}

