#map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<() -> ()>
module {
  func.func @train_step(%arg0: tensor<5x3xf32> {dp.name = "params.enc", dp.state}, %arg1: tensor<3x5xf32> {dp.name = "params.dec", dp.state}, %arg2: tensor<6x3xf32> {dp.name = "kept.codes", dp.state}, %arg3: tensor<6xf32> {dp.name = "kept.count", dp.state}, %arg4: tensor<6x3xf32> {dp.name = "kept.total", dp.state}, %arg5: tensor<10x5xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<5x3xf32> {dp.name = "params.enc", dp.updates = 0 : i64}, tensor<3x5xf32> {dp.name = "params.dec", dp.updates = 1 : i64}, tensor<6x3xf32> {dp.name = "kept.codes", dp.updates = 2 : i64}, tensor<6xf32> {dp.name = "kept.count", dp.updates = 3 : i64}, tensor<6x3xf32> {dp.name = "kept.total", dp.updates = 4 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xi64> {dp.name = "hit"}, tensor<10xi64> {dp.name = "code"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<6x3xf32>
    %c10_i64 = arith.constant 10 : i64
    %c7_i64 = arith.constant 7 : i64
    %c6_i64 = arith.constant 6 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c10 = arith.constant 10 : index
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<10x5xf32>
    %cst_3 = arith.constant dense<2.500000e-01> : tensor<10x3xf32>
    %cst_4 = arith.constant 1.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-03 : f64
    %cst_6 = arith.constant 3.000000e-01 : f64
    %cst_7 = arith.constant 2.000000e-01 : f64
    %cst_8 = arith.constant 8.000000e-01 : f64
    %cst_9 = arith.constant 5.000000e+01 : f32
    %cst_10 = arith.constant 3.000000e+01 : f32
    %cst_11 = arith.constant 2.500000e-01 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<10x3xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %2 = linalg.matmul ins(%arg5, %arg0 : tensor<10x5xf32>, tensor<5x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [10, 1, 3] : tensor<10x3xf32> into tensor<10x1x3xf32>
    %3 = tensor.empty() : tensor<10x6x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg2 : tensor<10x1x3xf32>, tensor<6x3xf32>) outs(%3 : tensor<10x6x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x6x3xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<10x6x3xf32>) outs(%3 : tensor<10x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %84 : f32
    } -> tensor<10x6x3xf32>
    %6 = tensor.empty() : tensor<10x6xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<10x6xf32>) -> tensor<10x6xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<10x6x3xf32>) outs(%7 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %out : f32
      linalg.yield %84 : f32
    } -> tensor<10x6xf32>
    %9 = tensor.empty() : tensor<10xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<10xi64>) -> tensor<10xi64>
    %11 = tensor.empty() : tensor<10xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<10xf32>) -> tensor<10xf32>
    %13:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<10x6xf32>) outs(%12, %10 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %84 = linalg.index 1 : index
      %85 = arith.index_cast %84 : index to i64
      %86 = arith.minimumf %in, %out : f32
      %87 = arith.cmpf olt, %in, %out : f32
      %88 = arith.select %87, %85, %out_19 : i64
      linalg.yield %86, %88 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %14 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%13#1 : tensor<10xi64>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %84 = arith.cmpi slt, %in, %c0_i64 : i64
      %85 = arith.addi %in, %c6_i64 : i64
      %86 = arith.select %84, %85, %in : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%87, %88] : tensor<6x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x3xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14, %2 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%2, %15 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.addf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %17 = tensor.empty() : tensor<10x5xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %19 = linalg.matmul ins(%16, %arg1 : tensor<10x3xf32>, tensor<3x5xf32>) outs(%18 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %expanded_13 = tensor.expand_shape %13#1 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %20 = tensor.empty() : tensor<6xi64>
    %21 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%20 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i64
      linalg.yield %85 : i64
    } -> tensor<6xi64>
    %22 = tensor.empty() : tensor<10x6xi1>
    %23 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %21 : tensor<10x1xi64>, tensor<6xi64>) outs(%22 : tensor<10x6xi1>) {
    ^bb0(%in: i64, %in_19: i64, %out: i1):
      %84 = arith.cmpi eq, %in, %in_19 : i64
      linalg.yield %84 : i1
    } -> tensor<10x6xi1>
    %24 = tensor.empty() : tensor<10x6xi64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<10x6xi1>) outs(%24 : tensor<10x6xi64>) {
    ^bb0(%in: i1, %out: i64):
      %84 = arith.extui %in : i1 to i64
      linalg.yield %84 : i64
    } -> tensor<10x6xi64>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<6xi64>) -> tensor<6xi64>
    %27 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["reduction", "parallel"]} ins(%25 : tensor<10x6xi64>) outs(%26 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %84 = arith.addi %in, %out : i64
      linalg.yield %84 : i64
    } -> tensor<6xi64>
    %28 = tensor.empty() : tensor<6xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg3 : tensor<6xf32>) outs(%28 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.truncf %cst_8 : f64 to f32
      %85 = arith.mulf %in, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<6xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%27 : tensor<6xi64>) outs(%28 : tensor<6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %84 = arith.sitofp %in : i64 to f32
      %85 = arith.truncf %cst_7 : f64 to f32
      %86 = arith.mulf %84, %85 : f32
      linalg.yield %86 : f32
    } -> tensor<6xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%29, %30 : tensor<6xf32>, tensor<6xf32>) outs(%28 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.addf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<6xf32>
    %32 = tensor.empty() : tensor<6x3xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<6x3xf32>) outs(%32 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.truncf %cst_8 : f64 to f32
      %85 = arith.mulf %in, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<6x3xf32>
    %34 = "tm_tensor.scatter"(%expanded, %expanded_13, %cst) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %84 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%84) : (f32) -> ()
    }) : (tensor<10x1x3xf32>, tensor<10x1xi64>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6x3xf32>) outs(%32 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.truncf %cst_7 : f64 to f32
      %85 = arith.mulf %in, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<6x3xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%32 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.addf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<6x3xf32>
    %expanded_14 = tensor.expand_shape %21 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %37 = tensor.empty() : tensor<6x1xi64>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_14 : tensor<6x1xi64>) outs(%37 : tensor<6x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %84 = arith.muli %in, %c7_i64 : i64
      linalg.yield %84 : i64
    } -> tensor<6x1xi64>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<6x1xi64>) outs(%37 : tensor<6x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %84 = arith.remsi %in, %c10_i64 : i64
      %85 = arith.cmpi ne, %84, %c0_i64 : i64
      %86 = arith.cmpi slt, %84, %c0_i64 : i64
      %87 = arith.andi %85, %86 : i1
      %88 = arith.addi %84, %c10_i64 : i64
      %89 = arith.select %87, %88, %84 : i64
      linalg.yield %89 : i64
    } -> tensor<6x1xi64>
    %40 = tensor.empty() : tensor<6x3xi64>
    %collapsed = tensor.collapse_shape %39 [[0, 1]] : tensor<6x1xi64> into tensor<6xi64>
    %41 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6xi64>) outs(%40 : tensor<6x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x3xi64>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<6x3xi64>) outs(%40 : tensor<6x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %84 = arith.remsi %in, %c10_i64 : i64
      %85 = arith.cmpi ne, %84, %c0_i64 : i64
      %86 = arith.cmpi slt, %84, %c0_i64 : i64
      %87 = arith.andi %85, %86 : i1
      %88 = arith.addi %84, %c10_i64 : i64
      %89 = arith.select %87, %88, %84 : i64
      linalg.yield %89 : i64
    } -> tensor<6x3xi64>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<6x3xi64>) outs(%43 : tensor<6x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %84 = arith.index_cast %in : i64 to index
      %85 = linalg.index 1 : index
      %86 = arith.cmpi slt, %84, %c10 : index
      cf.assert %86, "index must be smaller than dim size"
      %87 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %87, "index must be larger or equal to 0"
      %extracted = tensor.extract %2[%84, %85] : tensor<10x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x3xf32>
    %45 = tensor.empty() : tensor<6xi1>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%31 : tensor<6xf32>) outs(%45 : tensor<6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %84 = arith.extf %in : f32 to f64
      %85 = arith.cmpf ogt, %84, %cst_6 : f64
      linalg.yield %85 : i1
    } -> tensor<6xi1>
    %expanded_15 = tensor.expand_shape %46 [[0, 1]] output_shape [6, 1] : tensor<6xi1> into tensor<6x1xi1>
    %47 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%31 : tensor<6xf32>) outs(%28 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.truncf %cst_5 : f64 to f32
      %85 = arith.cmpf ult, %in, %84 : f32
      %86 = arith.select %85, %84, %in : f32
      linalg.yield %86 : f32
    } -> tensor<6xf32>
    %expanded_16 = tensor.expand_shape %47 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%36, %expanded_16 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%32 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.divf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<6x3xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %48, %44 : tensor<6x1xi1>, tensor<6x3xf32>, tensor<6x3xf32>) outs(%32 : tensor<6x3xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %84 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %84 : f32
    } -> tensor<6x3xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%19, %arg5 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%17 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x5xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<10x5xf32>) outs(%17 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %84 : f32
    } -> tensor<10x5xf32>
    %52 = tensor.empty() : tensor<f32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<f32>) -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "reduction"]} ins(%51 : tensor<10x5xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %out : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%54 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_9 : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%2, %14 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "reduction"]} ins(%57 : tensor<10x3xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %out : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%58 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_10 : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%59 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %cst_11 : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%55, %60 : tensor<f32>, tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.addf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_10 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %cst_12 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.mulf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<10x5xf32>) outs(%17 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_9 : f32
      linalg.yield %84 : f32
    } -> tensor<10x5xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<10x5xf32>) outs(%17 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %84 : f32
    } -> tensor<10x5xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<10x5xf32>) outs(%17 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %cst_12 : f32
      linalg.yield %84 : f32
    } -> tensor<10x5xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%66, %68 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%17 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.mulf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x5xf32>
    %70 = tensor.empty() : tensor<3x10xf32>
    %transposed = linalg.transpose ins(%16 : tensor<10x3xf32>) outs(%70 : tensor<3x10xf32>) permutation = [1, 0] 
    %71 = tensor.empty() : tensor<3x5xf32>
    %72 = linalg.fill ins(%cst_0 : f32) outs(%71 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %73 = linalg.matmul ins(%transposed, %69 : tensor<3x10xf32>, tensor<10x5xf32>) outs(%72 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %74 = tensor.empty() : tensor<5x3xf32>
    %transposed_17 = linalg.transpose ins(%arg1 : tensor<3x5xf32>) outs(%74 : tensor<5x3xf32>) permutation = [1, 0] 
    %75 = linalg.matmul ins(%69, %transposed_17 : tensor<10x5xf32>, tensor<5x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%65, %75 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.addf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<10x3xf32>
    %77 = tensor.empty() : tensor<5x10xf32>
    %transposed_18 = linalg.transpose ins(%arg5 : tensor<10x5xf32>) outs(%77 : tensor<5x10xf32>) permutation = [1, 0] 
    %78 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %79 = linalg.matmul ins(%transposed_18, %76 : tensor<5x10xf32>, tensor<10x3xf32>) outs(%78 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<5x3xf32>) outs(%74 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.truncf %cst_4 : f64 to f32
      %85 = arith.mulf %in, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<5x3xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %80 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%74 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<5x3xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<3x5xf32>) outs(%71 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.truncf %cst_4 : f64 to f32
      %85 = arith.mulf %in, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<3x5xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %82 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%71 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %84 = arith.subf %in, %in_19 : f32
      linalg.yield %84 : f32
    } -> tensor<3x5xf32>
    return %81, %83, %49, %31, %36, %61, %27, %13#1 : tensor<5x3xf32>, tensor<3x5xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6x3xf32>, tensor<f32>, tensor<6xi64>, tensor<10xi64>
  }
}

