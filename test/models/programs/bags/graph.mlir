#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> ()>
module {
  func.func @train_step(%arg0: tensor<12x5xf32> {dp.name = "params.table", dp.state}, %arg1: tensor<5x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<12x6xi64> {dp.name = "kept.seen", dp.state}, %arg3: tensor<6xi64> {dp.name = "kept.y", dp.state}, %arg4: tensor<11xi64> {dp.name = "ids", dp.scatter = 0 : i64}, %arg5: tensor<11xi64> {dp.name = "text", dp.scatter = 0 : i64}, %arg6: tensor<11xf32> {dp.name = "weight", dp.scatter = 0 : i64}) -> (tensor<12x5xf32> {dp.name = "params.table", dp.updates = 0 : i64}, tensor<5x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<12x6xi64> {dp.name = "kept.seen", dp.updates = 2 : i64}, tensor<6xi64> {dp.name = "kept.y", dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xf32> {dp.name = "size"}) {
    %c12 = arith.constant 12 : index
    %cst = arith.constant 0xFF800000 : f32
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %cst_0 = arith.constant 1.000000e-03 : f64
    %cst_1 = arith.constant 1.000000e-01 : f64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %c-12_i64 = arith.constant -12 : i64
    %c12_i64 = arith.constant 12 : i64
    %c11_i64 = arith.constant 11 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c11 = arith.constant 11 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<6x3xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<6x5xf32>
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<12x5xf32>
    %cst_9 = arith.constant -1.000000e+00 : f32
    %cst_10 = arith.constant dense<0> : tensor<i64>
    %cst_11 = arith.constant dense<1> : tensor<11x1x1xi64>
    %0 = tensor.empty() : tensor<11x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<11xi64>) outs(%0 : tensor<11x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %87 = arith.index_cast %in : i64 to index
      %88 = linalg.index 1 : index
      %89 = arith.cmpi slt, %87, %c12 : index
      cf.assert %89, "index must be smaller than dim size"
      %90 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %90, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%87, %88] : tensor<12x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<11x5xf32>
    %expanded = tensor.expand_shape %arg6 [[0, 1]] output_shape [11, 1] : tensor<11xf32> into tensor<11x1xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<11x5xf32>, tensor<11x1xf32>) outs(%0 : tensor<11x5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.mulf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<11x5xf32>
    %expanded_12 = tensor.expand_shape %arg5 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64>
    %expanded_13 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [11, 1, 5] : tensor<11x5xf32> into tensor<11x1x5xf32>
    %3 = "tm_tensor.scatter"(%expanded_13, %expanded_12, %cst_7) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %87 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%87) : (f32) -> ()
    }) : (tensor<11x1x5xf32>, tensor<11x1xi64>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %4 = tensor.empty() : tensor<11x1xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<11x1xi64>) -> tensor<11x1xi64>
    %6 = tensor.empty() : tensor<11xf32>
    %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<11xf32>) -> tensor<11xf32>
    %8:2 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} outs(%5, %7 : tensor<11x1xi64>, tensor<11xf32>) {
    ^bb0(%out: i64, %out_24: f32):
      %87 = linalg.index 0 : index
      %88 = arith.remsi %87, %c11 : index
      %extracted = tensor.extract %arg5[%88] : tensor<11xi64>
      %extracted_25 = tensor.extract %arg6[%88] : tensor<11xf32>
      linalg.yield %extracted, %extracted_25 : i64, f32
    } -> (tensor<11x1xi64>, tensor<11xf32>)
    %9 = "tm_tensor.scatter"(%8#1, %8#0, %cst_6) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %87 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%87) : (f32) -> ()
    }) : (tensor<11xf32>, tensor<11x1xi64>, tensor<6xf32>) -> tensor<6xf32>
    %10 = tensor.empty() : tensor<6xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%9 : tensor<6xf32>) outs(%10 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.truncf %cst_0 : f64 to f32
      %88 = arith.cmpf ult, %in, %87 : f32
      %89 = arith.select %88, %87, %in : f32
      linalg.yield %89 : f32
    } -> tensor<6xf32>
    %expanded_14 = tensor.expand_shape %11 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %12 = tensor.empty() : tensor<6x5xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded_14 : tensor<6x5xf32>, tensor<6x1xf32>) outs(%12 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.divf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x5xf32>
    %14 = tensor.empty() : tensor<6x3xf32>
    %15 = linalg.fill ins(%cst_4 : f32) outs(%14 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %16 = linalg.matmul ins(%13, %arg1 : tensor<6x5xf32>, tensor<5x3xf32>) outs(%15 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %expanded_15 = tensor.expand_shape %arg4 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64>
    %concat = tensor.concat dim(1) %expanded_15, %expanded_12 : (tensor<11x1xi64>, tensor<11x1xi64>) -> tensor<11x2xi64>
    %17 = "tm_tensor.scatter"(%cst_11, %concat, %arg2) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: i64, %arg8: i64):
      %87 = arith.addi %arg8, %arg7 : i64
      "tm_tensor.yield"(%87) : (i64) -> ()
    }) : (tensor<11x1x1xi64>, tensor<11x2xi64>, tensor<12x6xi64>) -> tensor<12x6xi64>
    %18 = tensor.empty() : tensor<6xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<6xi64>) -> tensor<6xi64>
    %20 = linalg.fill ins(%cst : f32) outs(%10 : tensor<6xf32>) -> tensor<6xf32>
    %21:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<6x3xf32>) outs(%20, %19 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %87 = linalg.index 1 : index
      %88 = arith.index_cast %87 : index to i64
      %89 = arith.maximumf %in, %out : f32
      %90 = arith.cmpf ogt, %in, %out : f32
      %91 = arith.select %90, %88, %out_24 : i64
      linalg.yield %89, %91 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded_16 = tensor.expand_shape %21#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %expanded_16 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.subf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<6x3xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.exp %in : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %24 = tensor.empty() : tensor<6x1xf32>
    %25 = linalg.fill ins(%cst_4 : f32) outs(%24 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<6x3xf32>) outs(%25 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<6x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<6x1xf32>) outs(%24 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.log %in : f32
      linalg.yield %87 : f32
    } -> tensor<6x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %27 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.subf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %29 = tensor.empty() : tensor<6xi1>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg3 : tensor<6xi64>) outs(%29 : tensor<6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<6xi1>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%30, %arg3, %cst_10 : tensor<6xi1>, tensor<6xi64>, tensor<i64>) outs(%18 : tensor<6xi64>) {
    ^bb0(%in: i1, %in_24: i64, %in_25: i64, %out: i64):
      %87 = arith.select %in, %in_24, %in_25 : i64
      linalg.yield %87 : i64
    } -> tensor<6xi64>
    %expanded_17 = tensor.expand_shape %31 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<6x1xi64>) outs(%25 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %87 = linalg.index 0 : index
      %88 = arith.index_cast %in : i64 to index
      %89 = arith.cmpi slt, %88, %c3 : index
      cf.assert %89, "index must be smaller than dim size"
      %90 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %90, "index must be larger or equal to 0"
      %extracted = tensor.extract %28[%87, %88] : tensor<6x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %collapsed = tensor.collapse_shape %32 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf32>) outs(%10 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.negf %in : f32
      linalg.yield %87 : f32
    } -> tensor<6xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%30, %33, %cst_2 : tensor<6xi1>, tensor<6xf32>, tensor<f32>) outs(%10 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %87 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %87 : f32
    } -> tensor<6xf32>
    %35 = tensor.empty() : tensor<i64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%35 : tensor<i64>) -> tensor<i64>
    %37 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%30 : tensor<6xi1>) outs(%36 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %87 = arith.extui %in : i1 to i64
      %88 = arith.addi %87, %out : i64
      linalg.yield %88 : i64
    } -> tensor<i64>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%37 : tensor<i64>) outs(%38 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %87 = arith.sitofp %in : i64 to f32
      linalg.yield %87 : f32
    } -> tensor<f32>
    %40 = linalg.fill ins(%cst_4 : f32) outs(%38 : tensor<f32>) -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%34 : tensor<6xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%41, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.divf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%cst_3, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.divf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<f32>
    %expanded_18 = tensor.expand_shape %arg3 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %44 = tensor.empty() : tensor<6x1xi1>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_18 : tensor<6x1xi64>) outs(%44 : tensor<6x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<6x1xi1>
    %46 = tensor.empty() : tensor<6x1xi64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %expanded_18, %cst_10 : tensor<6x1xi1>, tensor<6x1xi64>, tensor<i64>) outs(%46 : tensor<6x1xi64>) {
    ^bb0(%in: i1, %in_24: i64, %in_25: i64, %out: i64):
      %87 = arith.select %in, %in_24, %in_25 : i64
      linalg.yield %87 : i64
    } -> tensor<6x1xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<6x1xi64>) -> tensor<6x1xi64>
    %49 = linalg.fill ins(%cst_4 : f32) outs(%10 : tensor<6xf32>) -> tensor<6xf32>
    %50:3 = linalg.generic {indexing_maps = [#map3, #map3, #map4], iterator_types = ["parallel"]} outs(%48, %48, %49 : tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>) {
    ^bb0(%out: i64, %out_24: i64, %out_25: f32):
      %87 = linalg.index 0 : index
      %88 = arith.remsi %87, %c6 : index
      %extracted = tensor.extract %47[%88, %c0] : tensor<6x1xi64>
      %89 = arith.index_cast %88 : index to i64
      linalg.yield %89, %extracted, %cst_9 : i64, i64, f32
    } -> (tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>)
    %51 = tensor.empty() : tensor<6x2xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<6x2xi64>) -> tensor<6x2xi64>
    %inserted_slice = tensor.insert_slice %50#0 into %52[0, 0] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %inserted_slice_19 = tensor.insert_slice %50#1 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %53 = "tm_tensor.scatter"(%50#2, %inserted_slice_19, %cst_5) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "tm_tensor.yield"(%arg7) : (f32) -> ()
    }) : (tensor<6xf32>, tensor<6x2xi64>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %43, %cst_2 : tensor<6x1xi1>, tensor<f32>, tensor<f32>) outs(%24 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %87 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %87 : f32
    } -> tensor<6x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %54 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.mulf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x3xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.exp %in : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<6x3xf32>) outs(%25 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<6x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.mulf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %58 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%14 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.subf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x3xf32>
    %60 = tensor.empty() : tensor<5x6xf32>
    %transposed = linalg.transpose ins(%13 : tensor<6x5xf32>) outs(%60 : tensor<5x6xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<5x3xf32>
    %62 = linalg.fill ins(%cst_4 : f32) outs(%61 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %63 = linalg.matmul ins(%transposed, %59 : tensor<5x6xf32>, tensor<6x3xf32>) outs(%62 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %64 = tensor.empty() : tensor<3x5xf32>
    %transposed_20 = linalg.transpose ins(%arg1 : tensor<5x3xf32>) outs(%64 : tensor<3x5xf32>) permutation = [1, 0] 
    %65 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %66 = linalg.matmul ins(%59, %transposed_20 : tensor<6x3xf32>, tensor<3x5xf32>) outs(%65 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %expanded_14 : tensor<6x5xf32>, tensor<6x1xf32>) outs(%12 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.divf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<6x5xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<11xi64>) outs(%0 : tensor<11x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %87 = arith.index_cast %in : i64 to index
      %88 = linalg.index 1 : index
      %extracted = tensor.extract %67[%87, %88] : tensor<6x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<11x5xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %expanded : tensor<11x5xf32>, tensor<11x1xf32>) outs(%0 : tensor<11x5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.mulf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<11x5xf32>
    %70 = tensor.empty() : tensor<11xi1>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg4 : tensor<11xi64>) outs(%70 : tensor<11xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<11xi1>
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg4 : tensor<11xi64>) outs(%70 : tensor<11xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi slt, %in, %c12_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<11xi1>
    %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%71, %72 : tensor<11xi1>, tensor<11xi1>) outs(%70 : tensor<11xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %87 = arith.andi %in, %in_24 : i1
      linalg.yield %87 : i1
    } -> tensor<11xi1>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg4 : tensor<11xi64>) outs(%70 : tensor<11xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<11xi1>
    %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%73, %74 : tensor<11xi1>, tensor<11xi1>) outs(%70 : tensor<11xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %87 = arith.andi %in, %in_24 : i1
      linalg.yield %87 : i1
    } -> tensor<11xi1>
    %expanded_21 = tensor.expand_shape %75 [[0, 1]] output_shape [11, 1] : tensor<11xi1> into tensor<11x1xi1>
    %76 = tensor.empty() : tensor<11xi64>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg4 : tensor<11xi64>) outs(%76 : tensor<11xi64>) {
    ^bb0(%in: i64, %out: i64):
      %87 = arith.maxsi %in, %c-12_i64 : i64
      %88 = arith.minsi %87, %c11_i64 : i64
      linalg.yield %88 : i64
    } -> tensor<11xi64>
    %78 = tensor.empty() : tensor<11x1xi1>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<11x1xi1>) outs(%78 : tensor<11x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %87 = arith.xori %in, %true : i1
      linalg.yield %87 : i1
    } -> tensor<11x1xi1>
    %80 = linalg.generic {indexing_maps = [#map2, #map7, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%79, %cst_2, %69 : tensor<11x1xi1>, tensor<f32>, tensor<11x5xf32>) outs(%0 : tensor<11x5xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %87 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %87 : f32
    } -> tensor<11x5xf32>
    %expanded_22 = tensor.expand_shape %77 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64>
    %expanded_23 = tensor.expand_shape %80 [[0], [1, 2]] output_shape [11, 1, 5] : tensor<11x5xf32> into tensor<11x1x5xf32>
    %81 = "tm_tensor.scatter"(%expanded_23, %expanded_22, %cst_8) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %87 = arith.addf %arg8, %arg7 : f32
      "tm_tensor.yield"(%87) : (f32) -> ()
    }) : (tensor<11x1x5xf32>, tensor<11x1xi64>, tensor<12x5xf32>) -> tensor<12x5xf32>
    %82 = tensor.empty() : tensor<12x5xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<12x5xf32>) outs(%82 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.truncf %cst_1 : f64 to f32
      %88 = arith.mulf %in, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<12x5xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %83 : tensor<12x5xf32>, tensor<12x5xf32>) outs(%82 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.subf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<12x5xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<5x3xf32>) outs(%61 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.truncf %cst_1 : f64 to f32
      %88 = arith.mulf %in, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<5x3xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %85 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%61 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %87 = arith.subf %in, %in_24 : f32
      linalg.yield %87 : f32
    } -> tensor<5x3xf32>
    return %84, %86, %17, %arg3, %42, %9 : tensor<12x5xf32>, tensor<5x3xf32>, tensor<12x6xi64>, tensor<6xi64>, tensor<f32>, tensor<6xf32>
  }
}

