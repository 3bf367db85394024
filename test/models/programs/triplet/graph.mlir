#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<10x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg2: tensor<10xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "counted"}, tensor<10xi64> {dp.name = "near"}) {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %false = arith.constant false
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<9.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 9.9999999999999998E-13 : f64
    %cst_8 = arith.constant 5.000000e-01 : f32
    %cst_9 = arith.constant 2.000000e+00 : f32
    %cst_10 = arith.constant 2.000000e+01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant dense<2> : tensor<i64>
    %0 = tensor.empty() : tensor<10x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<10x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %4 = tensor.empty() : tensor<10x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<10x1xf32>) -> tensor<10x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<10x4xf32>) outs(%5 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<10x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<10x1xf32>) outs(%4 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.powf %in, %cst_8 : f32
      linalg.yield %104 : f32
    } -> tensor<10x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10x1xf32>) outs(%4 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_7 : f64 to f32
      %105 = arith.cmpf ult, %in, %104 : f32
      %106 = arith.select %105, %104, %in : f32
      linalg.yield %106 : f32
    } -> tensor<10x1xf32>
    %collapsed = tensor.collapse_shape %8 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<10xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %9 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.divf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %11 = tensor.empty() : tensor<4x10xf32>
    %transposed = linalg.transpose ins(%10 : tensor<10x4xf32>) outs(%11 : tensor<4x10xf32>) permutation = [1, 0] 
    %12 = tensor.empty() : tensor<10x10xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %14 = linalg.matmul ins(%10, %transposed : tensor<10x4xf32>, tensor<4x10xf32>) outs(%13 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst_9 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12, %15 : tensor<i64>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i64, %in_20: f32, %out: f32):
      %104 = arith.sitofp %in : i64 to f32
      %105 = arith.subf %104, %in_20 : f32
      linalg.yield %105 : f32
    } -> tensor<10x10xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_6 : f64 to f32
      %105 = arith.cmpf ult, %in, %104 : f32
      %106 = arith.select %105, %104, %in : f32
      linalg.yield %106 : f32
    } -> tensor<10x10xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.sqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %19 = tensor.empty() : tensor<10x10xi1>
    %20 = linalg.generic {indexing_maps = [#map4, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %expanded : tensor<10xi64>, tensor<10x1xi64>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_20: i64, %out: i1):
      %104 = arith.cmpi eq, %in, %in_20 : i64
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %21 = tensor.empty() : tensor<10xi64>
    %22 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%21 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i64
      linalg.yield %105 : i64
    } -> tensor<10xi64>
    %expanded_13 = tensor.expand_shape %22 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %23 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %22 : tensor<10x1xi64>, tensor<10xi64>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_20: i64, %out: i1):
      %104 = arith.cmpi eq, %in, %in_20 : i64
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x10xi1>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %out: i1):
      %104 = arith.xori %in, %true : i1
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %23 : tensor<10x10xi1>, tensor<10x10xi1>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %104 = arith.ori %in, %in_20 : i1
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_4, %18 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<10xi64>) -> tensor<10xi64>
    %28 = tensor.empty() : tensor<10xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<10xf32>) -> tensor<10xf32>
    %30:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<10x10xf32>) outs(%29, %27 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %104 = linalg.index 1 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = arith.maximumf %in, %out : f32
      %107 = arith.cmpf ogt, %in, %out : f32
      %108 = arith.select %107, %105, %out_20 : i64
      linalg.yield %106, %108 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %31 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %cst_3, %18 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %32 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<10xf32>) -> tensor<10xf32>
    %33:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<10x10xf32>) outs(%32, %27 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %104 = linalg.index 1 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = arith.minimumf %in, %out : f32
      %107 = arith.cmpf olt, %in, %out : f32
      %108 = arith.select %107, %105, %out_20 : i64
      linalg.yield %106, %108 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%30#0, %33#0 : tensor<10xf32>, tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.subf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%34 : tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.exp %in : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%35 : tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.log1p %in : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %37 = tensor.empty() : tensor<10xi1>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%34 : tensor<10xf32>) outs(%37 : tensor<10xi1>) {
    ^bb0(%in: f32, %out: i1):
      %104 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %104 : i1
    } -> tensor<10xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%38, %34, %36 : tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<10x10xi1>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %out: i1):
      %104 = arith.xori %in, %true : i1
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %40 : tensor<10x10xi1>, tensor<10x10xi1>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %104 = arith.andi %in, %in_20 : i1
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %42 = linalg.fill ins(%false : i1) outs(%37 : tensor<10xi1>) -> tensor<10xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%41 : tensor<10x10xi1>) outs(%42 : tensor<10xi1>) {
    ^bb0(%in: i1, %out: i1):
      %104 = arith.ori %in, %out : i1
      linalg.yield %104 : i1
    } -> tensor<10xi1>
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%39, %43 : tensor<10xf32>, tensor<10xi1>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_20: i1, %out: f32):
      %104 = arith.uitofp %in_20 : i1 to f32
      %105 = arith.mulf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<10xf32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<f32>) -> tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%44 : tensor<10xf32>) outs(%46 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<f32>
    %48 = tensor.empty() : tensor<i64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<i64>) -> tensor<i64>
    %50 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%43 : tensor<10xi1>) outs(%49 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %104 = arith.extui %in : i1 to i64
      %105 = arith.addi %104, %out : i64
      linalg.yield %105 : i64
    } -> tensor<i64>
    %51 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%50 : tensor<i64>) outs(%48 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %104 = arith.maxsi %in, %c1_i64 : i64
      linalg.yield %104 : i64
    } -> tensor<i64>
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%47, %51 : tensor<f32>, tensor<i64>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %in_20: i64, %out: f32):
      %104 = arith.sitofp %in_20 : i64 to f32
      %105 = arith.divf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_3, %18 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %54:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%53 : tensor<10x10xf32>) outs(%32, %27 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %104 = linalg.index 1 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = arith.minimumf %in, %out : f32
      %107 = arith.cmpf olt, %in, %out : f32
      %108 = arith.select %107, %105, %out_20 : i64
      linalg.yield %106, %108 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %55 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_2, %51 : tensor<f32>, tensor<i64>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %in_20: i64, %out: f32):
      %104 = arith.sitofp %in_20 : i64 to f32
      %105 = arith.divf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%55 : tensor<f32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%56, %43 : tensor<10xf32>, tensor<10xi1>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_20: i1, %out: f32):
      %104 = arith.uitofp %in_20 : i1 to f32
      %105 = arith.mulf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<10xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%57, %35 : tensor<10xf32>, tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.mulf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%35 : tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %cst_11 : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%58, %59 : tensor<10xf32>, tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.divf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%38, %57, %60 : tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%61 : tensor<10xf32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      linalg.yield %104 : f32
    } -> tensor<10xf32>
    %expanded_14 = tensor.expand_shape %33#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %31 : tensor<10x1xf32>, tensor<10x10xf32>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: f32, %in_20: f32, %out: i1):
      %104 = arith.cmpf oeq, %in, %in_20 : f32
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %expanded_15 = tensor.expand_shape %62 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %64 = tensor.empty() : tensor<10x1xi64>
    %65 = linalg.fill ins(%c0_i64 : i64) outs(%64 : tensor<10x1xi64>) -> tensor<10x1xi64>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<10x10xi1>) outs(%65 : tensor<10x1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %104 = arith.extui %in : i1 to i64
      %105 = arith.addi %104, %out : i64
      linalg.yield %105 : i64
    } -> tensor<10x1xi64>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %66 : tensor<10x1xf32>, tensor<10x1xi64>) outs(%4 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_20: i64, %out: f32):
      %104 = arith.sitofp %in_20 : i64 to f32
      %105 = arith.divf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<10x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%67, %63 : tensor<10x1xf32>, tensor<10x10xi1>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_20: i1, %out: f32):
      %104 = arith.uitofp %in_20 : i1 to f32
      %105 = arith.mulf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<10x10xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %cst_4, %68 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %expanded_16 = tensor.expand_shape %30#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %26 : tensor<10x1xf32>, tensor<10x10xf32>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: f32, %in_20: f32, %out: i1):
      %104 = arith.cmpf oeq, %in, %in_20 : f32
      linalg.yield %104 : i1
    } -> tensor<10x10xi1>
    %expanded_17 = tensor.expand_shape %61 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<10x10xi1>) outs(%65 : tensor<10x1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %104 = arith.extui %in : i1 to i64
      %105 = arith.addi %104, %out : i64
      linalg.yield %105 : i64
    } -> tensor<10x1xi64>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %71 : tensor<10x1xf32>, tensor<10x1xi64>) outs(%4 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_20: i64, %out: f32):
      %104 = arith.sitofp %in_20 : i64 to f32
      %105 = arith.divf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<10x1xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %70 : tensor<10x1xf32>, tensor<10x10xi1>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_20: i1, %out: f32):
      %104 = arith.uitofp %in_20 : i1 to f32
      %105 = arith.mulf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<10x10xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_4, %73 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %74 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.addf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst_9 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.divf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<10x10xf32>) outs(%19 : tensor<10x10xi1>) {
    ^bb0(%in: f32, %out: i1):
      %104 = arith.extf %in : f32 to f64
      %105 = arith.cmpf ogt, %104, %cst_6 : f64
      linalg.yield %105 : i1
    } -> tensor<10x10xi1>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %77, %cst_4 : tensor<10x10xi1>, tensor<10x10xf32>, tensor<f32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst_9 : f32
      linalg.yield %104 : f32
    } -> tensor<10x10xf32>
    %transposed_18 = linalg.transpose ins(%81 : tensor<10x10xf32>) outs(%12 : tensor<10x10xf32>) permutation = [1, 0] 
    %82 = linalg.matmul ins(%transposed_18, %10 : tensor<10x10xf32>, tensor<10x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %83 = linalg.matmul ins(%81, %10 : tensor<10x10xf32>, tensor<10x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %82 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.addf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %9 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.divf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %85 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.mulf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %9 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.divf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%87 : tensor<10x4xf32>) outs(%5 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<10x1xf32>
    %90 = tensor.empty() : tensor<10x1xi1>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10x1xf32>) outs(%90 : tensor<10x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %104 = arith.extf %in : f32 to f64
      %105 = arith.cmpf ogt, %104, %cst_7 : f64
      linalg.yield %105 : i1
    } -> tensor<10x1xi1>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %89, %cst_4 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<f32>) outs(%4 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.divf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10x1xf32>) outs(%90 : tensor<10x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %104 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %104 : i1
    } -> tensor<10x1xi1>
    %95 = linalg.generic {indexing_maps = [#map1, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %cst_4, %93 : tensor<10x1xi1>, tensor<f32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %104 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %95 : tensor<10x1xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.mulf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %96 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.addf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<10x4xf32>
    %98 = tensor.empty() : tensor<5x10xf32>
    %transposed_19 = linalg.transpose ins(%arg1 : tensor<10x5xf32>) outs(%98 : tensor<5x10xf32>) permutation = [1, 0] 
    %99 = tensor.empty() : tensor<5x4xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %101 = linalg.matmul ins(%transposed_19, %97 : tensor<5x10xf32>, tensor<10x4xf32>) outs(%100 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<5x4xf32>) outs(%99 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_5 : f64 to f32
      %105 = arith.mulf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<5x4xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %102 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%99 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %104 = arith.subf %in, %in_20 : f32
      linalg.yield %104 : f32
    } -> tensor<5x4xf32>
    return %103, %52, %50, %54#1 : tensor<5x4xf32>, tensor<f32>, tensor<i64>, tensor<10xi64>
  }
}

